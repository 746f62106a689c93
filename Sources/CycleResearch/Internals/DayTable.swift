import Essentials

/// A table of weights, from which days are drawn.
struct DayTable: Sendable {
  private let firstDay: Int

  /// The sum of the weights up to each day.
  private let cumulative: [Double]

  /// Creates a table of weights, the first of which belongs to `firstDay`; at least one is
  /// positive.
  init(firstDay: Int, weights: some Sequence<Double>) {
    self.firstDay = firstDay
    var sum = 0.0
    cumulative = weights.map { weight in
      sum += weight
      return sum
    }
  }

  /// Returns the day at `fraction`, in `0..<1`, of the sum of all weights.
  ///
  /// - Complexity: O(log *n*) in the number of days.
  func day(at fraction: Double) -> Int {
    // `fraction` is less than 1, so this is less than the last sum, except for rounding close to 0.
    let wanted = fraction * (cumulative.last ?? 0)
    return firstDay + cumulative.dropLast().partitioningIndex { $0 > wanted }
  }
}
