import CycleResearch

/// The rows about any day, not only that of a logged start.
extension CrossValidation {
  /// C16 to C18: forgotten starts and false ones, by what the log holds about the running cycle.
  func dayRows() throws -> [AccuracyRow] {
    let missed = DayScores(self, (0...1).flatMap { cohort.days(missed: 0.1, replicate: $0) })
    let spurious = DayScores(self, (0...1).flatMap { cohort.days(spurious: 0.1, replicate: $0) })
    let afterMissed = missed.scores(.missed)
    let afterSpurious = spurious.scores(.spurious)
    return [
      AccuracyRow("C16 after a missed start, CRPS", afterMissed.crps, atMost: 5),
      AccuracyRow(
        "C16 ... fertile days told below 5 %", percent: missed.underestimated(.missed) * 100,
        within: 0...5),
      AccuracyRow("C17 after a false start, MAE", afterSpurious.meanAbsoluteError, atMost: 3.6),
      AccuracyRow(
        "C17 ... fertile days told below 5 %", percent: spurious.underestimated(.spurious) * 100,
        within: 0...3),
      AccuracyRow(
        "C17 ... the same, 5 % of each", percent: try falselyUnlikely() * 100, within: 0...5),
      AccuracyRow("C18 any day, 10 % missed, CRPS", missed.scores(nil).crps, atMost: 1.93),
      AccuracyRow("C18 ... with a right log, CRPS", missed.scores(.clean).crps, atMost: 1.62),
      AccuracyRow("C18 ... Brier score of fertile", missed.brier, atMost: 0.101),
      AccuracyRow("C18 any day, 10 % false, CRPS", spurious.scores(nil).crps, atMost: 1.72),
    ]
  }

  /// Returns the share of the fertile days after a false start whose probability is below 5 %, if one
  /// start in twenty was not logged and one cycle in twenty has a false one, on any of its days.
  private func falselyUnlikely() throws -> Double {
    var days: [Backtest.Days.Record] = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let log = try LoggedCohort(
        cohort, missedPeriodProbability: 0.05, spuriousStartProbability: 0.05, seed: seed)
      let test = try Backtest.Days(on: log, seed: seed, provenance: "") { predictor(for: $0) }
      days += test.records.filter { $0.logState == .spurious && $0.isFertile == true }
    }
    return Double(days.count { ($0.forecast.fertileProbability ?? 0) < 0.05 }) / Double(days.count)
  }
}

/// The forecasts of days, with what was true.
private struct DayScores {
  private let tasks: [DayTask]
  private let forecasts: [CycleLengthState.DayForecast]

  init(_ validation: CrossValidation, _ tasks: [DayTask]) {
    self.tasks = tasks
    forecasts = tasks.map { $0.question.forecast(validation.predictor(for: $0.woman)) }
  }

  /// Returns the scores of the next start on the days of a kind, or on all.
  func scores(_ kind: DayTask.Kind?) -> Backtest.Scores {
    Backtest.Scores(
      zip(tasks, forecasts).filter { kind == nil || $0.0.kind == kind }
        .map { ($1.daysUntilStart, $0.daysUntilStart) })
  }

  /// Returns the share of the fertile days of a kind whose probability is below 5 %.
  func underestimated(_ kind: DayTask.Kind) -> Double {
    let fertile = zip(tasks, forecasts).filter { $0.0.kind == kind && $0.0.isFertile == true }
    return Double(fertile.count { $0.1.fertileProbability < 0.05 }) / Double(fertile.count)
  }

  /// The mean square error of the probability that a day is fertile.
  var brier: Double {
    var (sum, count) = (0.0, 0.0)
    for (task, forecast) in zip(tasks, forecasts) {
      guard let isFertile = task.isFertile else { continue }
      let error = forecast.fertileProbability - (isFertile ? 1 : 0)
      sum += error * error
      count += 1
    }
    return sum / count
  }
}
