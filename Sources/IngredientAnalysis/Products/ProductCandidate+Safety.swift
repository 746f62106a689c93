extension ProductCandidate {
  /// Returns the comparison of the concerns, or `nil` if they are not known.
  func comparison(with other: ProductCandidate) -> ConcernComparison? {
    guard let concerns, let others = other.concerns else { return nil }
    return ConcernComparison(concerns, with: others)
  }

  /// Whether the product is safer than another one, whatever the unknown substances are, with their
  /// ``comparison(with:)``.
  func isSafer(than other: ProductCandidate, _ comparison: ConcernComparison?) -> Bool {
    guard let safetyRating else { return false }
    if let others = other.safetyRating, safetyRating.lowerBound > others.upperBound { return true }
    guard let comparison, let concerns, let others = other.concerns else { return false }
    let highest = other.safetyRating?.upperBound ?? others.highestScore
    return comparison.ratio >= 1.01 && concerns.highestScore > highest
  }

  /// Whether the product is better than another one if all unknown substances are of no concern,
  /// and also if all are of moderate concern.
  func isProbablySafer(than other: ProductCandidate) -> Bool {
    guard let safetyRating, let others = other.safetyRating else { return false }
    return safetyRating.lowerBound >= others.lowerBound + 1
      && safetyRating.upperBound >= others.upperBound + 1
  }
}

extension [ProductConcern] {
  /// The highest score that all of them allow.
  fileprivate var highestScore: Double { reduce(100) { Swift.min($0, $1.highestScore) } }
}
