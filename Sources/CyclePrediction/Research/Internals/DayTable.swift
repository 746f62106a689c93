/// Days to draw from, each as often as its weight says.
struct DayTable: Sendable {
  private let firstDay: Int

  /// The sum of the weights up to each day; the last day has weight.
  private let cumulative: [Double]

  /// Creates a table of non-negative weights, the first of which belongs to `firstDay`.
  init(firstDay: Int, weights: some Sequence<Double>) {
    self.firstDay = firstDay
    var sum = 0.0
    var cumulative: [Double] = []
    var count = 0
    for weight in weights {
      sum += weight
      cumulative.append(sum)
      if weight > 0 { count = cumulative.count }
    }
    self.cumulative = Array(cumulative.prefix(max(count, 1)))
  }

  /// The day at `fraction`, in `0..<1`, of the sum of all weights.
  ///
  /// - Complexity: O(log *n*) in the number of days.
  func day(at fraction: Double) -> Int {
    guard let total = cumulative.last else { return firstDay }
    let wanted = fraction * total
    var low = 0
    var high = cumulative.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] > wanted { high = middle } else { low = middle + 1 }
    }
    return firstDay + low
  }
}
