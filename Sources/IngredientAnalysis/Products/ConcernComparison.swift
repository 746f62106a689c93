/// A comparison of the concerns of two products that holds whatever their unknown substances are.
///
/// An unknown substance in both products is the same substance, so it counts in both or in neither.
/// The ranges of two ratings overlap although one product has every concern of the other and more.
struct ConcernComparison {
  /// The lowest possible ratio of the first product's score to the second one's, before caps.
  private(set) var ratio = 1.0
  /// The concerns that only the second product has, or has to a larger extent.
  private(set) var saved: [ProductConcern] = []
  /// The unknown substances of the first product that the second one lacks.
  private(set) var unknown: [ProductConcern] = []

  /// Compares the concerns of two products, which are in ascending order of their identifiers.
  init(_ first: [ProductConcern], with second: [ProductConcern]) {
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if right == second.count || left < first.count && first[left].id < second[right].id {
        ratio *= first[left].factors.worst
        if first[left].isUnknown { unknown.append(first[left]) }
        left += 1
      } else if left == first.count || second[right].id < first[left].id {
        save(second[right])
        ratio /= second[right].factors.best
        right += 1
      } else {
        let (own, other) = (first[left].factors, second[right].factors)
        ratio *=
          first[left].isUnknown == second[right].isUnknown
          ? min(own.best / other.best, own.worst / other.worst) : own.worst / other.best
        if own.best > other.best { save(second[right]) }
        left += 1
        right += 1
      }
    }
  }

  private mutating func save(_ concern: ProductConcern) {
    if concern.deduction.lowerBound > 0 { saved.append(concern) }
  }
}
