/// The order statistics of a sample.
///
///     Statistics([3, 1, 2])?.median  // 2
public struct Statistics: Hashable, Sendable {
  /// The values in ascending order; never empty, and never NaN.
  public let sorted: [Double]

  /// Creates the statistics of `values`, or returns `nil` if there is none or one is NaN.
  public init?(_ values: some Sequence<Double>) {
    let sorted = values.sorted()
    guard !sorted.isEmpty, !sorted.contains(where: \.isNaN) else { return nil }
    self.sorted = sorted
  }

  /// The value below which the given fraction of the sample lies, interpolated linearly.
  ///
  /// This is type 7 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages",
  /// The American Statistician 50 (1996), 361–365. A fraction outside `0...1` counts as its end.
  public func quantile(_ fraction: Double) -> Double {
    let position = min(max(fraction, 0), 1) * Double(sorted.count - 1)
    let lower = Int(position)
    guard lower + 1 < sorted.count else { return sorted[sorted.count - 1] }
    return sorted[lower] + (position - Double(lower)) * (sorted[lower + 1] - sorted[lower])
  }

  /// The value that half of the sample does not exceed.
  public var median: Double { quantile(0.5) }

  /// The smallest value.
  public var minimum: Double { sorted[0] }

  /// The first and the third quartile.
  public var quartiles: ClosedRange<Double> { quantile(0.25)...quantile(0.75) }
}
