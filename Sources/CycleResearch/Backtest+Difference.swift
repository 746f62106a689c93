import CyclePrediction
import Essentials

extension Backtest {
  /// Returns how much worse these forecasts were than those of `other` for the same cycles,
  /// optionally in one stratum; a negative difference means that they were better.
  ///
  ///     print(try ours.difference(from: theirs, seed: 1))
  ///
  /// The intervals come from a paired bootstrap: women, not cycles, are drawn with replacement, as
  /// many as there are, `resamples` times. `resamples` is clamped to `1...1_000_000`.
  ///
  /// - Complexity: O(*n* + *w* · `resamples`) in the number of forecasts *n* and the number of
  ///   women *w*.
  /// - Throws: ``Backtest/Difference/Error``.
  public func difference(
    from other: Backtest, in stratum: Stratum = .all, resamples: Int = 2000, seed: UInt64
  ) throws(Backtest.Difference.Error) -> Difference {
    let (records, others) = (records(in: stratum), other.records(in: stratum))
    guard !records.isEmpty else { throw .noForecasts }
    let isSame = records.elementsEqual(others) {
      $0.woman == $1.woman && $0.cycle == $1.cycle && $0.observed == $1.observed
    }
    // The ages are not compared: an age may be NaN, which is not equal to itself.
    let areSameWomen = cohort.women.elementsEqual(other.cohort.women) {
      $0.id.hasSameBytes(as: $1.id)
    }
    guard isSame, areSameWomen else { throw .differentCycles }
    func difference(of error: (Record) -> Double) -> Difference.Estimate? {
      var women: [[Double]] = []
      var latest: Int?
      for (ours, theirs) in zip(records, others) {
        if ours.woman != latest { women.append([]) }
        latest = ours.woman
        women[women.count - 1].append(error(ours) - error(theirs))
      }
      return Difference.Estimate(meanOf: women, resamples: resamples, seed: seed)
    }
    let absoluteErrors = difference { abs(Double($0.forecast.median) - Double($0.observed)) }
    let scores = difference { $0.forecast.crps(observed: $0.observed) }
    guard let absoluteErrors, let scores else { throw .noForecasts }
    return Difference(
      meanAbsoluteError: absoluteErrors, crps: scores,
      womanCount: Set(records.map(\.woman)).count,
      resamples: Difference.Estimate.possible(resamples), seed: seed)
  }
}

extension Backtest {
  /// The difference between the errors of two ``Backtest`` values.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The difference of the mean absolute errors, in days.
    public let meanAbsoluteError: Estimate

    /// The difference of the mean continuous ranked probability scores, in days.
    public let crps: Estimate

    /// The number of women with forecasts.
    public let womanCount: Int

    /// The number of bootstrap resamples.
    public let resamples: Int

    /// The seed of the bootstrap.
    public let seed: UInt64

    /// An estimate with an interval.
    public struct Estimate: Hashable, Sendable, CustomStringConvertible {
      /// The estimate.
      public let value: Double

      /// The range from the 2.5 % to the 97.5 % quantile of the resampled estimates, with linear
      /// interpolation between neighbors.
      public let interval: ClosedRange<Double>

      /// Creates the mean, with its interval, of numbers that belong to women, such as differences
      /// between the errors of two programs; `nil` if there is no number, or one is outside
      /// `-1e100...1e100`.
      ///
      /// The interval comes from a bootstrap: women, not numbers, are drawn with replacement, as
      /// many as there are with a number, `resamples` times. `resamples` is clamped to
      /// `1...1_000_000`.
      ///
      /// - Complexity: O(*n* + *w* · `resamples`) in the number of values *n* and the number of
      ///   women *w*.
      public init?(meanOf values: [[Double]], resamples: Int = 2000, seed: UInt64) {
        let women = values.filter { !$0.isEmpty }.map { Sum(of: $0) }
        let isPossible = values.allSatisfy { $0.allSatisfy((-1e100...1e100).contains) }
        guard !women.isEmpty, isPossible else { return nil }
        var generator = SeededGenerator(seed: seed)
        let means = (0..<Self.possible(resamples)).map { _ in
          var sum = Sum()
          for _ in women { sum.add(women[generator.nextIndex(below: women.count)]) }
          return sum.mean
        }.sorted()
        func quantile(_ level: Double) -> Double {
          let place = level * Double(means.count - 1)
          let below = Int(place)
          let above = min(below + 1, means.count - 1)
          return means[below] + (means[above] - means[below]) * (place - Double(below))
        }
        value = women.reduce(into: Sum()) { $0.add($1) }.mean
        let lower = quantile(0.025)
        interval = lower...max(lower, quantile(0.975))
      }

      /// Returns the number of resamples, clamped to its bounds.
      static func possible(_ resamples: Int) -> Int { min(max(resamples, 1), 1_000_000) }

      /// The estimate and the interval, rounded to a thousandth.
      public var description: String {
        "\(fixed(value, 3)) [\(fixed(interval.lowerBound, 3)), \(fixed(interval.upperBound, 3))]"
      }
    }

    /// A sum of numbers, and their count.
    private struct Sum {
      private var total = 0.0
      private var count = 0.0

      init() {}

      init(of values: [Double]) {
        for value in values { total += value }
        count = Double(values.count)
      }

      mutating func add(_ other: Sum) {
        total += other.total
        count += other.count
      }

      var mean: Double { total / count }
    }

    /// Both differences, and the parameters of the bootstrap.
    public var description: String {
      "MAE \(meanAbsoluteError), CRPS \(crps); "
        + "\(womanCount) women resampled \(resamples) times, seed \(seed)"
    }
  }
}

extension Backtest.Difference {
  /// An error that ``Backtest/difference(from:in:resamples:seed:)`` throws.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The backtests did not predict the same cycles of the same women.
    case differentCycles
    /// There are no forecasts to compare.
    case noForecasts

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .differentCycles: "Both backtests must predict the same cycles of the same women."
      case .noForecasts: "A comparison needs at least one forecast."
      }
    }
  }
}
