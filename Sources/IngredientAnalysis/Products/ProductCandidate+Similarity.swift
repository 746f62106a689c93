extension ProductCandidate {
  /// How alike two products are by what is in them, from 0, nothing shared, to 1, the same.
  ///
  /// An ingredient, and everything it is a kind of, weighs 1/*r* at its first position *r* on the
  /// label, the first being 1. The similarity is the weighted Jaccard index: the sum of the lesser
  /// weights over the sum of the greater ones. Two products without ingredients have nothing in
  /// common.
  ///
  /// - Complexity: O(*n* + *m*)
  public func similarity(to other: ProductCandidate) -> Double {
    weights.similarity(to: other.weights)
  }

  /// Whether both are in a category.
  func sharesCategory(with other: ProductCandidate) -> Bool {
    var (left, right) = (0, 0)
    while left < categories.count, right < other.categories.count {
      if categories[left] == other.categories[right] { return true }
      if categories[left] < other.categories[right] { left += 1 } else { right += 1 }
    }
    return false
  }
}
