import CyclePrediction
import Essentials

extension Backtest {
  /// A backtest on random days: what an app says on a day on which a person opens it, whatever her log
  /// holds by then.
  ///
  ///     let log = try LoggedCohort(cohort, missedPeriodProbability: 0.1, seed: 1)
  ///     let days = try Backtest.Days(CyclePredictor(), on: log, seed: 1)
  ///     print(days.scores(.missed).crps, days.fertility(.missed).toldBelowFivePercent)
  ///
  /// A ``Backtest`` asks on the day of a logged true start alone. Here the current period may not have
  /// been logged, or the latest logged start may be other bleeding.
  public struct Days: Hashable, Sendable, PrivateValue {
    /// The forecasts, grouped by woman, each woman's from the earliest day to the latest.
    public let records: [Record]

    /// The simulated log, with the true cycles.
    public let log: LoggedCohort

    /// The rule and the parameters that produced the forecasts, with the share of the days and the
    /// seed.
    public let provenance: String

    /// What a log holds about the cycle that is running.
    public enum LogState: Hashable, CaseIterable, Sendable {
      /// The cycle began with the latest logged start.
      case right
      /// The start of the cycle was not logged.
      case missed
      /// The latest logged start is other bleeding within the cycle.
      case spurious
    }

    /// A forecast on a day, and what was true.
    public struct Record: Hashable, Sendable, PrivateValue {
      /// The index of the woman in the cohort.
      public let woman: Int

      /// The index of the cycle that is running, counted from 0.
      public let cycle: Int

      /// The number of days since the latest logged start.
      public let daysSinceStart: Int

      /// What the log holds about the cycle.
      public let logState: LogState

      /// The forecast.
      public let forecast: CycleLengthState.DayForecast

      /// The number of days until the next true start; at least 1.
      public let daysUntilStart: Int

      /// Whether the day is one of the six that end on the day of ovulation; `nil` if that is unknown.
      public let isFertile: Bool?
    }
  }
}

extension Backtest.Days {
  /// Creates a backtest of `predictor` on random days of `log`.
  ///
  /// - Parameters:
  ///   - predictor: The predictor of all women.
  ///   - log: The logs, with the true cycles.
  ///   - share: The share of all days that are drawn, in `0...1`.
  ///   - seed: The seed of the days. The same seed gives the same days.
  /// - Complexity: O(*n*) in the number of days of all cycles.
  /// - Throws: ``CycleCohort/SimulationError/probability(_:)`` for a share out of range.
  public init(
    _ predictor: CyclePredictor, on log: LoggedCohort, share: Double = 0.25, seed: UInt64
  ) throws(CycleCohort.SimulationError) {
    try self.init(on: log, share: share, seed: seed, provenance: predictor.provenance) { _ in
      predictor
    }
  }

  /// Creates a backtest in which each woman's days are predicted by a predictor of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  /// `predictor` is called with the index of each woman in the cohort.
  ///
  /// - Complexity: O(*n*) in the number of days of all cycles.
  /// - Throws: ``CycleCohort/SimulationError/probability(_:)`` for a share out of range.
  public init(
    on log: LoggedCohort, share: Double = 0.25, seed: UInt64, provenance: String,
    predictor: (_ woman: Int) -> CyclePredictor
  ) throws(CycleCohort.SimulationError) {
    guard (0...1).contains(share) else { throw .probability(share) }
    var generator = SeededGenerator(seed: seed)
    var records: [Record] = []
    for place in log.truth.women.indices {
      records += Self.records(log, place, predictor(place), share, &generator)
    }
    self.records = records
    self.log = log
    self.provenance = "\(provenance), \(share) of the days, seed \(seed)"
  }

  /// Returns the forecasts on random days of a woman.
  private static func records(
    _ log: LoggedCohort, _ place: Int, _ predictor: CyclePredictor, _ share: Double,
    _ generator: inout SeededGenerator
  ) -> [Record] {
    let (woman, starts) = (log.truth.women[place], log.starts[place])
    var state = CycleLengthState(predictor, context: woman.context)
    var records: [Record] = []
    var (latest, following, start) = (starts[0], 1, 0)
    for (number, cycle) in woman.cycles.enumerated() where start < LoggedCohort.end {
      let length = LoggedCohort.length(of: cycle)
      let ovulation = cycle.ovulationDay.flatMap { (1...length).contains($0) ? $0 - 1 : nil }
      for day in 0..<length {
        while following < starts.count, starts[following].day <= start + day {
          state.observe(starts[following].day - latest.day)
          latest = starts[following]
          following += 1
        }
        guard generator.nextFraction() < share else { continue }
        let elapsed = start + day - latest.day
        records.append(
          Record(
            woman: place, cycle: number, daysSinceStart: elapsed,
            logState: elapsed > day ? .missed : latest.cycle == nil ? .spurious : .right,
            forecast: state.forecast(daysSinceStart: elapsed), daysUntilStart: length - day,
            isFertile: ovulation.map { ($0 - 5...$0).contains(day) }))
      }
      start += length
    }
    return records
  }
}
