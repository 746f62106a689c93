extension CycleStatistics {
  /// Summary statistics of lengths in days.
  public struct Lengths: Hashable, Sendable, PrivateValue {
    /// The number of lengths; at least 1.
    public let count: Int

    /// The arithmetic mean, in days.
    public let mean: Double

    /// The sample standard deviation, in days: the square root of the sum of squared differences
    /// from the mean, divided by `count - 1`; `nil` for a single length.
    public let standardDeviation: Double?

    /// The median, in days: the mean of the two middle lengths if ``count`` is even.
    public let median: Double

    /// The shortest length, in days.
    public let shortest: Int

    /// The longest length, in days.
    public let longest: Int

    /// The difference between the longest and the shortest length, in days.
    public var spread: Int { longest - shortest }

    /// Creates the statistics of lengths, none longer than the calendar; `nil` if there are none.
    ///
    /// - Complexity: O(*n* log *n*)
    init?(of lengths: [Int]) {
      let sorted = lengths.sorted()
      guard let shortest = sorted.first, let longest = sorted.last else { return nil }
      count = sorted.count
      let mean = Double(sorted.reduce(0, +)) / Double(sorted.count)
      self.mean = mean
      let squares = sorted.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
      standardDeviation =
        sorted.count > 1 ? (squares / Double(sorted.count - 1)).squareRoot() : nil
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      median = Double(low + high) / 2
      self.shortest = shortest
      self.longest = longest
    }
  }
}
