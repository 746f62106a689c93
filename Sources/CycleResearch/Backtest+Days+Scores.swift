import CyclePrediction

extension Backtest.Days {
  /// Returns the scores of the number of days until the next start, on the days with a state of the
  /// log; on all days without one.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func scores(_ state: LogState? = nil) -> Backtest.Scores {
    Backtest.Scores(records(state).map { ($0.forecast.daysUntilStart, $0.daysUntilStart) })
  }

  /// Returns the scores of the probability that the day is fertile, on the days with a state of the
  /// log and a known ovulation day.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func fertility(_ state: LogState? = nil) -> Backtest.EventScores {
    Backtest.EventScores(
      records(state).compactMap { record in
        record.isFertile.map { (record.forecast.fertileProbability, $0) }
      })
  }

  /// The scores of the probability that the current cycle's start was not logged.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var missedPeriods: Backtest.EventScores {
    Backtest.EventScores(
      records.map { ($0.forecast.probabilityOfMissedPeriod, $0.logState == .missed) })
  }

  /// The scores of the probability that the latest logged start is other bleeding in the current
  /// cycle.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var spuriousStarts: Backtest.EventScores {
    Backtest.EventScores(
      records.map { ($0.forecast.probabilityOfSpuriousStart, $0.logState == .spurious) })
  }

  /// The scores by state of the log as a table, the worst states first, below the lines that make it
  /// reproducible.
  ///
  /// Errors and scores of dates are in days, shares in percent. "below 5 %" is the share of the fertile
  /// days that were given a probability below 5 %.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var report: String {
    let cohort = log.truth
    let lines = [
      provenance,
      "cohort \(cohort.digest): \(cohort.women.count) women, \(cohort.cycleCount) cycles, "
        + "\(records.count) forecasts",
      log.slips,
    ]
    var rows = [["", "n", "MAE", "CRPS", "50 %", "80 %", "95 %", "fertile Brier", "below 5 %"]]
    let states: [(String, LogState?)] = [
      ("start not logged", .missed), ("other bleeding logged", .spurious), ("log right", .right),
      ("all", nil),
    ]
    for (name, state) in states {
      let (dates, fertile) = (scores(state), fertility(state))
      guard dates.count > 0 || state == nil else { continue }
      rows.append(
        [name, "\(dates.count)", fixed(dates.meanAbsoluteError, 3), fixed(dates.crps, 3)]
          + [dates.interval50, dates.interval80, dates.interval95].map {
            fixed($0.coverage * 100, 1)
          }
          + [fixed(fertile.brierScore, 3), fixed(fertile.toldBelowFivePercent * 100, 1)])
    }
    return (lines + aligned(rows)).joined(separator: "\n")
  }

  /// Returns the forecasts on the days with a state of the log, in order; all of them without one.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func records(_ state: LogState?) -> [Record] {
    guard let state else { return records }
    return records.filter { $0.logState == state }
  }
}
