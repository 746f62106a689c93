import CyclePrediction

extension Backtest {
  /// Scores of forecasts, given the observed days.
  ///
  ///     let scores = Backtest.Scores(zip(forecasts, lengths))
  ///     print(scores.meanAbsoluteError, scores.crps, scores.interval80.coverage)
  ///
  /// Without forecasts, ``count`` is 0 and every score is NaN.
  public struct Scores: Hashable, Sendable {
    /// The number of forecasts.
    public let count: Int

    /// The mean absolute difference between the median and the observed day, in days.
    public let meanAbsoluteError: Double

    /// The root mean square difference between the mean and the observed day, in days.
    public let rootMeanSquareError: Double

    /// The mean difference between the mean of the forecast and the observed day, in days; positive
    /// if the forecasts were too high.
    public let bias: Double

    /// The mean continuous ranked probability score, in days: `DayDistribution.crps(observed:)`.
    public let crps: Double

    /// The mean of `DayDistribution.logScore(observed:)`.
    public let logScore: Double

    /// The share, in `0...1`, of medians within one day of the observed day.
    public let withinOneDay: Double

    /// The share, in `0...1`, of medians within two days of the observed day.
    public let withinTwoDays: Double

    /// The share, in `0...1`, of medians within three days of the observed day.
    public let withinThreeDays: Double

    /// The central intervals with a level of 50 %.
    public let interval50: Interval

    /// The central intervals with a level of 80 %.
    public let interval80: Interval

    /// The central intervals with a level of 95 %.
    public let interval95: Interval

    /// Scores of the central intervals of one level.
    public struct Interval: Hashable, Sendable {
      /// The nominal level of the intervals, in `0...1`.
      public let level: Double

      /// The expected share, in `0...1`, of observed days within the interval by the randomized
      /// probability integral transform.
      ///
      /// For calibrated forecasts it equals the level, because the transform is not affected by
      /// rounding to whole days.
      public let coverage: Double

      /// The share, in `0...1`, of observed days within `DayDistribution.interval(covering:)`,
      /// which whole days make slightly wider than the level.
      public let wholeDayCoverage: Double

      /// The mean number of days in `DayDistribution.interval(covering:)`.
      public let width: Double
    }

    /// Creates the scores of forecasts, each with its observed day.
    ///
    /// - Complexity: O(*n*) in the number of forecasts.
    public init(_ forecasts: some Sequence<(DayDistribution, Int)>) {
      var sums = ForecastSums()
      for (forecast, observed) in forecasts { sums.add(forecast, observed) }
      self.init(sums)
    }

    init(_ sums: ForecastSums) {
      let count = divisor(sums.count)
      self.count = sums.count
      meanAbsoluteError = sums.absoluteError / count
      rootMeanSquareError = (sums.squareError / count).squareRoot()
      bias = sums.error / count
      crps = sums.crps / count
      logScore = sums.logScore / count
      withinOneDay = Double(sums.within[0]) / count
      withinTwoDays = Double(sums.within[1]) / count
      withinThreeDays = Double(sums.within[2]) / count
      interval50 = sums.intervals[0].mean(of: count)
      interval80 = sums.intervals[1].mean(of: count)
      interval95 = sums.intervals[2].mean(of: count)
    }
  }
}

/// Sums over forecasts; their means are the ``Backtest/Scores``.
struct ForecastSums {
  private(set) var count = 0
  private(set) var absoluteError = 0.0
  private(set) var squareError = 0.0
  private(set) var error = 0.0
  private(set) var crps = 0.0
  private(set) var logScore = 0.0

  /// The number of medians within 1, 2, and 3 days of the observed day.
  private(set) var within = [0, 0, 0]

  private(set) var intervals = [0.5, 0.8, 0.95].map(IntervalSums.init)

  /// Adds a forecast and its observed day.
  mutating func add(_ forecast: DayDistribution, _ day: Int) {
    count += 1
    let distance = abs(Double(forecast.median) - Double(day))
    absoluteError += distance
    for index in within.indices where distance <= Double(index + 1) { within[index] += 1 }
    let error = forecast.mean - Double(day)
    self.error += error
    squareError += error * error
    crps += forecast.crps(observed: day)
    logScore += forecast.logScore(observed: day)
    let pit = forecast.pit(observed: day)
    for index in intervals.indices { intervals[index].add(forecast, day, pit) }
  }

  /// The sums for the central intervals of one level.
  struct IntervalSums {
    let level: Double
    private var coverage = 0.0
    private var inside = 0
    private var width = 0.0

    init(level: Double) { self.level = level }

    mutating func add(_ forecast: DayDistribution, _ day: Int, _ pit: ClosedRange<Double>) {
      let interval = forecast.interval(covering: level)
      coverage += forecast.centralShare(of: pit, level: level)
      if interval.contains(day) { inside += 1 }
      width += Double(interval.count)
    }

    func mean(of count: Double) -> Backtest.Scores.Interval {
      Backtest.Scores.Interval(
        level: level, coverage: coverage / count, wholeDayCoverage: Double(inside) / count,
        width: width / count)
    }
  }
}

/// Returns a count to divide by; NaN for 0, because 0 divided by 0 prints as "-nan" on some platforms.
func divisor(_ count: Int) -> Double { count == 0 ? .nan : Double(count) }

extension Backtest {
  /// Scores of probabilities that something is so, given whether it was.
  ///
  ///     let scores = Backtest.EventScores(zip(probabilities, outcomes))
  ///     print(scores.brierScore, scores.toldBelowFivePercent)
  ///
  /// Without probabilities, ``count`` is 0 and every score is NaN.
  public struct EventScores: Hashable, Sendable {
    /// The number of probabilities.
    public let count: Int

    /// The share, in `0...1`, of the cases in which it was so.
    public let frequency: Double

    /// The mean of the probabilities; close to ``frequency`` if they are calibrated.
    public let meanProbability: Double

    /// The mean square difference between the probability and 1 or 0, in `0...1`; lower is better.
    ///
    /// Brier 1950, Mon Weather Rev 78:1.
    public let brierScore: Double

    /// The share, in `0...1`, of the cases in which it was so, and the probability was below 5 %; NaN
    /// if it never was so.
    ///
    /// For fertile days, this is the error that can hurt.
    public let toldBelowFivePercent: Double

    /// Creates the scores of probabilities, each with whether it was so.
    ///
    /// - Complexity: O(*n*) in the number of probabilities.
    public init(_ forecasts: some Sequence<(Double, Bool)>) {
      var (count, yes, below) = (0, 0, 0)
      var (sum, squares) = (0.0, 0.0)
      for (probability, isSo) in forecasts {
        count += 1
        sum += probability
        squares += (probability - (isSo ? 1 : 0)) * (probability - (isSo ? 1 : 0))
        guard isSo else { continue }
        yes += 1
        if probability < 0.05 { below += 1 }
      }
      self.count = count
      frequency = Double(yes) / divisor(count)
      meanProbability = sum / divisor(count)
      brierScore = squares / divisor(count)
      toldBelowFivePercent = Double(below) / divisor(yes)
    }
  }
}
