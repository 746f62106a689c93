extension ProductCandidate {
  /// Returns the similarity of the ingredients of two products, from 0 (nothing in common) to 1
  /// (the same).
  ///
  /// An ingredient and all its parents have the weight 1/*r*, where *r* is the first position on
  /// the label, starting at 1. The similarity is the weighted Jaccard index: the sum of the smaller
  /// weights over the sum of the larger weights. Products without ingredients have nothing in
  /// common.
  ///
  /// - Complexity: O(*n* + *m*)
  public func similarity(to other: ProductCandidate) -> Double {
    weights.similarity(to: other.weights)
  }

  /// Whether both products belong to a common category.
  func sharesCategory(with other: ProductCandidate) -> Bool {
    var (left, right) = (0, 0)
    while left < categories.count, right < other.categories.count {
      if categories[left] == other.categories[right] { return true }
      if categories[left] < other.categories[right] { left += 1 } else { right += 1 }
    }
    return false
  }
}
