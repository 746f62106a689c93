import CycleResearch

/// The rows about the lengths of cycles predicted from earlier lengths.
extension CrossValidation {
  /// C1: the errors of each next start, including a woman's first cycle.
  func startRows() -> [AccuracyRow] {
    let scores = test.scores
    return [
      AccuracyRow("C1 next start, MAE", scores.meanAbsoluteError, atMost: 2.215),
      AccuracyRow("C1 next start, RMSE", scores.rootMeanSquareError, atMost: 3.10),
      AccuracyRow("C1 next start, CRPS", scores.crps, atMost: 1.6),
    ]
  }

  /// C2: the differences from the rules of apps.
  func ruleRows() throws -> [AccuracyRow] {
    try CalendarRule.all.flatMap { rule in
      let difference = try test.difference(
        from: Backtest(rule, on: cohort), resamples: Self.resamples, seed: Self.seed)
      return [("MAE", difference.meanAbsoluteError), ("CRPS", difference.crps)].map {
        AccuracyRow(
          "C2 less \(rule.name), \($0)", measured: $1.text, bar: "below 0",
          holds: $1.interval.upperBound < 0)
      }
    }
  }

  /// C3: the calibration and the width of the intervals.
  func calibrationRows() -> [AccuracyRow] {
    let scores = test.scores
    return [
      AccuracyRow("C3 PIT 50 %", percent: scores.interval50.coverage * 100, within: 46...55),
      AccuracyRow("C3 PIT 80 %", percent: scores.interval80.coverage * 100, within: 78...84),
      AccuracyRow("C3 PIT 95 %", percent: scores.interval95.coverage * 100, within: 93.5...97),
      AccuracyRow("C3 days in 80 %", scores.interval80.width, atMost: 8.5, places: 2),
    ]
  }

  /// C4 and C5: incomplete and wrong logs.
  func slipRows() -> [AccuracyRow] {
    let missed = scores(cohort.missedTasks.flatMap(\.self))
    let manyMissed = scores(cohort.tasks(missing: 0.3, replicate: 7))
    let spurious = scores(cohort.tasks(spurious: 0.1, replicate: 0))
    return [
      AccuracyRow("C4 10 % missed, MAE", missed.meanAbsoluteError, atMost: 2.25),
      AccuracyRow("C4 10 % missed, CRPS", missed.crps, atMost: 1.62),
      AccuracyRow("C4 30 % missed, MAE", manyMissed.meanAbsoluteError, atMost: 2.38),
      AccuracyRow("C5 10 % spurious, MAE", spurious.meanAbsoluteError, atMost: 2.29),
      AccuracyRow("C5 10 % spurious, CRPS (stretch)", spurious.crps, atMost: 1.66),
    ]
  }

  /// C6: the errors if few or no cycles are known.
  func littleHistoryRows() -> [AccuracyRow] {
    let none = test.scores(in: .knownCycles(0...0))
    return [
      AccuracyRow("C6 none known, CRPS", none.crps, atMost: 2.23),
      AccuracyRow(
        "C6 none known, PIT 80 %", percent: none.interval80.coverage * 100, within: 76...84),
      AccuracyRow(
        "C6 1 or 2 known, CRPS", test.scores(in: .knownCycles(1...2)).crps, atMost: 1.62),
    ]
  }
}

extension CycleCohort {
  /// The tasks of the five replicates in which one start in ten is left out.
  var missedTasks: [[CycleTask]] { (0..<5).map { tasks(missing: 0.1, replicate: $0) } }
}
