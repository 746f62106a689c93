import Foundation

/// How many times as long a run takes as before, with a percentile bootstrap interval.
///
/// See B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13.
struct RatioEstimate: Hashable, Sendable {
  /// The most likely ratio.
  let ratio: Double

  /// The ratios that the measurements leave plausible, at the level of ``level``.
  let interval: ClosedRange<Double>

  /// The probability of the interval.
  static let level = 0.99

  /// The fewest pairs that an interval is made of; of fewer it is too narrow.
  static let fewestPairs = 5

  private static let resamples = 2000

  /// Estimates the ratio from times that were taken in pairs, one right after the other, or returns
  /// `nil` if there are too few of them, or one is not positive.
  ///
  /// A pair has the load of its moment in common, which its ratio therefore does not contain. The
  /// estimate is the median of the ratios.
  init?(pairs: [(before: Double, after: Double)]) {
    guard pairs.count >= Self.fewestPairs, pairs.allSatisfy({ $0.before > 0 && $0.after > 0 }),
      let sample = Statistics(pairs.map { log($0.after / $0.before) })
    else { return nil }
    self.init(estimate: sample.median) { $0.median(of: sample) }
  }

  /// Estimates the ratio of the medians of two samples, or returns `nil` if one is empty or has a
  /// time that is not positive.
  init?(before: [Double], after: [Double]) {
    guard let before = Statistics(before), let after = Statistics(after), before.minimum > 0,
      after.minimum > 0
    else { return nil }
    self.init(estimate: log(after.median / before.median)) {
      log($0.median(of: after) / $0.median(of: before))
    }
  }

  /// All in logarithms, so that an estimate of the inverse is the inverse.
  private init?(estimate: Double, resample: (inout Resampling) -> Double) {
    var resampling = Resampling(seed: 1)
    guard
      let resamples = Statistics(
        (0..<Self.resamples).map { _ in resample(&resampling) })
    else { return nil }
    ratio = exp(estimate)
    interval =
      exp(resamples.quantile((1 - Self.level) / 2))...exp(resamples.quantile((1 + Self.level) / 2))
  }
}
