import CyclePrediction

extension Backtest {
  /// The scores of all strata with forecasts as a table, below the lines that make it reproducible:
  /// the rule, the population, the cohort with its digest, and the simulated log with its seed.
  ///
  /// Errors, biases, scores, and widths are in days. Shares and coverages are in percent; coverages
  /// use the randomized probability integral transform.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var report: String {
    var lines = [
      provenance,
      "cohort \(cohort.digest): \(cohort.women.count) women, \(cohort.cycleCount) cycles, "
        + "\(records.count) forecasts",
    ]
    if !slips.isEmpty { lines.append(slips) }
    var rows = [
      [
        "", "n", "MAE", "RMSE", "bias", "CRPS", "log", "±1", "±2", "±3", "50 %", "80 %", "95 %",
        "width 80",
      ]
    ]
    for stratum in Stratum.reported {
      let scores = scores(in: stratum)
      if scores.count > 0 || stratum == .all { rows.append([stratum.description] + scores.cells) }
    }
    return (lines + aligned(rows)).joined(separator: "\n")
  }
}

extension Backtest.Scores {
  /// The cells of one row of a report.
  fileprivate var cells: [String] {
    let days = [meanAbsoluteError, rootMeanSquareError, bias, crps, logScore]
    let shares = [
      withinOneDay, withinTwoDays, withinThreeDays, interval50.coverage, interval80.coverage,
      interval95.coverage,
    ]
    return ["\(count)"] + days.map { fixed($0, 3) } + shares.map { fixed($0 * 100, 1) }
      + [fixed(interval80.width, 2)]
  }
}
