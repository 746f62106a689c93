extension Backtest {
  /// How much worse these forecasts were than those of `other` for the same cycles, all or those in
  /// `stratum`; negative if they were better.
  ///
  ///     print(try ours.difference(from: theirs, seed: 1))
  ///
  /// The intervals come from a paired bootstrap: women, not cycles, are drawn with replacement as often
  /// as there are women, `resamples` times, which is clamped to `1...1_000_000`.
  ///
  /// - Complexity: O(*n* + *w* · `resamples`) in the numbers of forecasts *n* and women *w*.
  /// - Throws: ``BacktestDifferenceError``.
  public func difference(
    from other: Backtest, in stratum: Stratum = .all, resamples: Int = 2000, seed: UInt64
  ) throws(BacktestDifferenceError) -> BacktestDifference {
    let (records, others) = (records(in: stratum), other.records(in: stratum))
    guard !records.isEmpty else { throw .noForecasts }
    let isSame = records.elementsEqual(others) {
      $0.woman == $1.woman && $0.cycle == $1.cycle && $0.observed == $1.observed
    }
    guard isSame, cohort == other.cohort else { throw .differentCycles }
    var women: [WomanSums] = []
    var latest: Int?
    for (ours, theirs) in zip(records, others) {
      if ours.woman != latest { women.append(WomanSums()) }
      latest = ours.woman
      women[women.count - 1].add(ours, theirs)
    }
    let resamples = min(max(resamples, 1), 1_000_000)
    var generator = SeededGenerator(seed: seed)
    var absoluteErrors: [Double] = []
    var scores: [Double] = []
    for _ in 0..<resamples {
      var sums = WomanSums()
      for _ in women { sums.add(women[generator.nextIndex(below: women.count)]) }
      absoluteErrors.append(sums.absoluteError / sums.count)
      scores.append(sums.crps / sums.count)
    }
    var total = WomanSums()
    for woman in women { total.add(woman) }
    return BacktestDifference(
      meanAbsoluteError: .init(value: total.absoluteError / total.count, resampled: absoluteErrors),
      crps: .init(value: total.crps / total.count, resampled: scores),
      womanCount: women.count, resamples: resamples, seed: seed)
  }

  /// The sums of differences over a woman's forecasts, or over those of several women.
  private struct WomanSums {
    var count = 0.0
    var absoluteError = 0.0
    var crps = 0.0

    mutating func add(_ ours: Record, _ theirs: Record) {
      let day = Double(ours.observed)
      count += 1
      absoluteError +=
        abs(Double(ours.forecast.median) - day) - abs(Double(theirs.forecast.median) - day)
      crps +=
        ours.forecast.crps(observed: ours.observed)
        - theirs.forecast.crps(observed: theirs.observed)
    }

    mutating func add(_ other: WomanSums) {
      count += other.count
      absoluteError += other.absoluteError
      crps += other.crps
    }
  }
}

/// By how much the forecasts of one ``Backtest`` were worse than those of another.
public struct BacktestDifference: Hashable, Sendable, CustomStringConvertible {
  /// The difference of the mean absolute errors, in days.
  public let meanAbsoluteError: Estimate

  /// The difference of the mean continuous ranked probability scores, in days.
  public let crps: Estimate

  /// The number of women with forecasts.
  public let womanCount: Int

  /// How often women were drawn.
  public let resamples: Int

  /// The seed of the draws.
  public let seed: UInt64

  /// A number, and how sure it is.
  public struct Estimate: Hashable, Sendable, CustomStringConvertible {
    /// The number.
    public let value: Double

    /// The range from the 2.5 % to the 97.5 % quantile of the resampled numbers, with linear
    /// interpolation between neighbors.
    public let interval: ClosedRange<Double>

    init(value: Double, resampled: [Double]) {
      self.value = value
      let sorted = resampled.sorted()
      func quantile(_ level: Double) -> Double {
        let place = level * Double(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
      }
      let lower = quantile(0.025)
      interval = lower...max(lower, quantile(0.975))
    }

    /// The number and the range, to a thousandth.
    public var description: String {
      "\(fixed(value, 3)) [\(fixed(interval.lowerBound, 3)), \(fixed(interval.upperBound, 3))]"
    }
  }

  /// Both differences, and how they were found.
  public var description: String {
    "MAE \(meanAbsoluteError), CRPS \(crps); "
      + "\(womanCount) women resampled \(resamples) times, seed \(seed)"
  }
}

/// The reason two backtests do not compare.
public enum BacktestDifferenceError: Error, Hashable, Sendable {
  /// They did not predict the same cycles of the same cohort.
  case differentCycles
  /// They hold no forecast.
  case noForecasts
}
