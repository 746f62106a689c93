extension Backtest {
  /// How good forecasts were, judged by what came.
  ///
  ///     let scores = Backtest.Scores(zip(forecasts, lengths))
  ///     print(scores.meanAbsoluteError, scores.crps, scores.interval80.coverage)
  ///
  /// Of no forecast at all, the ``count`` is 0 and every score is not a number.
  public struct Scores: Hashable, Sendable {
    /// The number of forecasts.
    public let count: Int

    /// The mean distance of the median from what came, in days.
    public let meanAbsoluteError: Double

    /// The root of the mean square of the distance of the mean from what came, in days.
    public let rootMeanSquareError: Double

    /// By how many days the mean was too high on average; negative if it was too low.
    public let bias: Double

    /// The mean continuous ranked probability score, in days: ``DayDistribution/crps(observed:)``.
    public let crps: Double

    /// The mean of ``DayDistribution/logScore(observed:)``.
    public let logScore: Double

    /// The share, in `0...1`, of medians at most one day off.
    public let withinOneDay: Double

    /// The share, in `0...1`, of medians at most two days off.
    public let withinTwoDays: Double

    /// The share, in `0...1`, of medians at most three days off.
    public let withinThreeDays: Double

    /// The central intervals meant to hold a half.
    public let interval50: Interval

    /// The central intervals meant to hold 80 %.
    public let interval80: Interval

    /// The central intervals meant to hold 95 %.
    public let interval95: Interval

    /// How good the central intervals of one level were.
    public struct Interval: Hashable, Sendable {
      /// The share that the intervals were meant to hold, in `0...1`.
      public let level: Double

      /// The share, in `0...1`, of what came that lay in the interval by its randomized probability
      /// integral transform, in expectation.
      ///
      /// Calibrated forecasts reach the level exactly, as this is free of the rounding to whole
      /// days.
      public let coverage: Double

      /// The share, in `0...1`, of what came that lay in ``DayDistribution/interval(covering:)``,
      /// which whole days make a little wider than the level asks for.
      public let wholeDayCoverage: Double

      /// The mean number of days in ``DayDistribution/interval(covering:)``.
      public let width: Double
    }

    /// Scores forecasts, each with the day that came.
    ///
    /// - Complexity: O(*n*) in the number of forecasts.
    public init(_ forecasts: some Sequence<(DayDistribution, Int)>) {
      var sums = ForecastSums()
      for (forecast, observed) in forecasts { sums.add(forecast, observed) }
      self.init(sums)
    }

    init(_ sums: ForecastSums) {
      let count = Double(sums.count)
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

/// Sums over forecasts, from which ``Backtest/Scores`` are the means.
struct ForecastSums {
  private(set) var count = 0
  private(set) var absoluteError = 0.0
  private(set) var squareError = 0.0
  private(set) var error = 0.0
  private(set) var crps = 0.0
  private(set) var logScore = 0.0

  /// How many medians were at most 1, 2 and 3 days off.
  private(set) var within = [0, 0, 0]

  private(set) var intervals = [0.5, 0.8, 0.95].map(IntervalSums.init)

  /// Adds a forecast and the day that came.
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

  /// The sums of one level's central intervals.
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
