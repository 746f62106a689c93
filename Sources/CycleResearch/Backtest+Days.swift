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

    /// The state of a log in the current cycle.
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

      /// The state of the log in the cycle.
      public let logState: LogState

      /// The forecast.
      public let forecast: Backtest.DayForecast

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
    guard (0...1).contains(share) else { throw .probability(share) }
    self.init(log, share, seed, predictor.provenance) { Walk(predictor, log.truth.women[$0]) }
  }

  /// Creates a backtest in which each woman's days are predicted by a predictor of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  /// `predictor` is called with the index of each woman in the cohort, before her days are predicted.
  ///
  /// - Complexity: O(*n*) in the number of days of all cycles.
  /// - Throws: ``CycleCohort/SimulationError/probability(_:)`` for a share out of range, and what
  ///   `predictor` throws, which ends the backtest.
  public init(
    on log: LoggedCohort, share: Double = 0.25, seed: UInt64, provenance: String,
    predictor: (_ woman: Int) throws -> CyclePredictor
  ) throws {
    guard (0...1).contains(share) else { throw CycleCohort.SimulationError.probability(share) }
    try self.init(log, share, seed, provenance) { place in
      Walk(try predictor(place), log.truth.women[place])
    }
  }

  /// Creates a backtest of any rule on random days of `log`.
  ///
  /// - Parameters:
  ///   - rule: The rule for all women.
  ///   - log: The logs, with the true cycles.
  ///   - share: The share of all days that are drawn, in `0...1`.
  ///   - seed: The seed of the days. The same seed gives the same days, whatever the rule is.
  /// - Complexity: O(*n*) in the number of days of all cycles, and as many forecasts as days are drawn.
  /// - Throws: ``CycleCohort/SimulationError/probability(_:)`` for a share out of range.
  public init(
    _ rule: some Backtest.DayForecasting, on log: LoggedCohort, share: Double = 0.25, seed: UInt64
  ) throws(CycleCohort.SimulationError) {
    guard (0...1).contains(share) else { throw .probability(share) }
    self.init(log, share, seed, rule.provenance) { place in
      let woman = log.truth.women[place]
      var known = Backtest.DayLog(context: woman.context)
      return Walk(
        observe: { known.periods.append(.init(start: $1.day)) },
        forecast: { elapsed in
          known.day = (known.periods.last?.start ?? 0) &+ elapsed
          return rule.forecast(from: known)
        })
    }
  }

  /// A rule that walks through the log of a woman.
  fileprivate struct Walk {
    /// Takes the latest logged start and the one before it.
    let observe: (_ before: LoggedCohort.Start, _ start: LoggedCohort.Start) -> Void

    /// Returns the forecast a number of days after the latest logged start.
    let forecast: (_ elapsed: Int) -> Backtest.DayForecast
  }

  /// Creates a backtest of the rule that `walk` returns for each woman.
  private init<Failure>(
    _ log: LoggedCohort, _ share: Double, _ seed: UInt64, _ provenance: String,
    walk: (_ woman: Int) throws(Failure) -> Walk
  ) throws(Failure) {
    var generator = SeededGenerator(seed: seed)
    var records: [Record] = []
    for place in log.truth.women.indices {
      records += Self.records(log, place, try walk(place), share, &generator)
    }
    self.records = records
    self.log = log
    self.provenance = "\(provenance), \(share) of the days, seed \(seed)"
  }

  /// Returns the forecasts on random days of a woman.
  private static func records(
    _ log: LoggedCohort, _ place: Int, _ walk: Walk, _ share: Double,
    _ generator: inout SeededGenerator
  ) -> [Record] {
    let (woman, starts) = (log.truth.women[place], log.starts[place])
    var records: [Record] = []
    var (latest, following, start) = (starts[0], 1, 0)
    for (number, cycle) in woman.cycles.enumerated() where start < LoggedCohort.end {
      let length = LoggedCohort.length(of: cycle)
      let ovulation = cycle.ovulationDay.flatMap { (1...length).contains($0) ? $0 - 1 : nil }
      for day in 0..<length {
        while following < starts.count, starts[following].day <= start + day {
          walk.observe(latest, starts[following])
          latest = starts[following]
          following += 1
        }
        guard generator.nextFraction() < share else { continue }
        let elapsed = start + day - latest.day
        records.append(
          Record(
            woman: place, cycle: number, daysSinceStart: elapsed,
            logState: elapsed > day ? .missed : latest.cycle == nil ? .spurious : .right,
            forecast: walk.forecast(elapsed), daysUntilStart: length - day,
            isFertile: ovulation.map { ($0 - 5...$0).contains(day) }))
      }
      start += length
    }
    return records
  }
}

extension Backtest.Days {
  /// Returns the scores of the number of days until the next start, on the days with a state of the
  /// log; on all days without one.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func scores(_ state: LogState? = nil) -> Backtest.Scores {
    Backtest.Scores(records(state).map { ($0.forecast.daysUntilStart, $0.daysUntilStart) })
  }

  /// Returns the scores of the probability that the day is fertile, on the days with a state of the
  /// log, a known ovulation day, and a probability.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func fertility(_ state: LogState? = nil) -> Backtest.EventScores {
    Backtest.EventScores(fertileDays(state))
  }

  /// The probabilities that days are fertile, each with whether it was.
  func fertileDays(_ state: LogState?) -> [(Double, Bool)] {
    records(state).compactMap { record in
      guard let isFertile = record.isFertile else { return nil }
      return record.forecast.fertileProbability.map { ($0, isFertile) }
    }
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

  /// All forecasts as comma-separated values, one line for each drawn day: the woman, the cycle
  /// (counted from 1), the day of the cycle (counted from 1), the days since the latest logged start,
  /// the state of the log, the days until the start, the median, the central interval of 80 %, the score,
  /// the bounds of the PIT, whether the day was fertile, and the probabilities.
  ///
  /// The columns are woman, cycle, day, days_since_start, log, days_until_start, median, lower_80,
  /// upper_80, crps, pit_lower, pit_upper, fertile, fertile_probability, missed_probability, and
  /// spurious_probability. What is unknown is an empty cell.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public var csv: String {
    var text =
      "woman,cycle,day,days_since_start,log,days_until_start,median,lower_80,upper_80,crps,"
      + "pit_lower,pit_upper,fertile,fertile_probability,missed_probability,spurious_probability\n"
    for record in records {
      let woman = log.truth.women[record.woman]
      let (forecast, left) = (record.forecast.daysUntilStart, record.daysUntilStart)
      let length = LoggedCohort.length(of: woman.cycles[record.cycle])
      let (interval, pit) = (forecast.interval(covering: 0.8), forecast.pit(observed: left))
      text += "\(woman.id.csvCell()),\(record.cycle + 1),\(length - left + 1),"
      text += "\(record.daysSinceStart),\(record.logState),\(left),\(forecast.median),"
      text += "\(interval.lowerBound),\(interval.upperBound),\(forecast.crps(observed: left)),"
      text +=
        "\(pit.lowerBound),\(pit.upperBound),\(record.isFertile.map { $0 ? "1" : "0" } ?? ""),"
      text += "\(record.forecast.fertileProbability.map { "\($0)" } ?? ""),"
      text += "\(record.forecast.probabilityOfMissedPeriod),"
      text += "\(record.forecast.probabilityOfSpuriousStart)\n"
    }
    return text
  }

  /// Returns the forecasts on the days with a state of the log, in order; all of them without one.
  ///
  /// - Complexity: O(*n*) in the number of forecasts.
  public func records(_ state: LogState?) -> [Record] {
    guard let state else { return records }
    return records.filter { $0.logState == state }
  }
}

extension Backtest {
  /// The accuracy of the dates that a `CycleForecast` states on the first day of a cycle: later
  /// periods, the ovulation day, fertile windows, and the end of the menses.
  ///
  ///     let test = Backtest.FirstDays(CyclePredictor(), on: cohort)
  ///     print(test.ovulation.meanAbsoluteError, test.menses.meanAbsoluteError)
  ///     for window in test.windows { print(window.length, window.shareOfFertileDays) }
  ///
  /// Every log is complete, and holds the starts and ends of the periods up to the day. A woman whose
  /// cycles no log can hold is left out: her menses last into the next cycle, or a cycle is so short
  /// that two starts are one period.
  public struct FirstDays: Hashable, Sendable {
    /// The scores of the starts of later periods, in the order in which their numbers were given.
    public let periods: [Period]

    /// The scores of the ovulation day, in the cycles for which it is known.
    public let ovulation: Scores

    /// How much of the fertile days the windows hold, in the order in which their lengths were given.
    public let windows: [Window]

    /// The scores of the last day of the menses, in the cycles for which it is known.
    public let menses: Scores

    /// The scores of one of the next periods.
    public struct Period: Hashable, Sendable {
      /// The number of the period, where 1 is the next.
      public let number: Int

      /// The scores of its start.
      public let start: Scores
    }

    /// How much of the six fertile days the best windows of one length hold.
    public struct Window: Hashable, Sendable {
      /// The length of the window, in days.
      public let length: Int

      /// The number of cycles with a known ovulation day.
      public let count: Int

      /// The share, in `0...1`, of the fertile days that are in the window.
      public let shareOfFertileDays: Double

      /// The share, in `0...1`, of the cycles whose six fertile days are all in the window.
      public let shareOfWholeWindows: Double
    }
  }
}

extension Backtest.FirstDays {
  /// Creates a backtest of `predictor` on each cycle of `cohort`.
  ///
  /// - Parameters:
  ///   - predictor: The predictor of all women.
  ///   - cohort: The women and their cycles.
  ///   - numbers: The numbers of the periods to score, where 1 is the next; one outside `1...120` has no
  ///     forecasts.
  ///   - lengths: The lengths of the fertile windows to score, in days; one outside `1...60` has none.
  ///   - knowsOvulation: Whether the log holds the known ovulation days of earlier cycles.
  /// - Complexity: O(*n*²) in the cycles of each woman.
  public init(
    _ predictor: CyclePredictor, on cohort: CycleCohort, periods numbers: [Int] = [1, 2, 3, 6],
    windows lengths: [Int] = [10, 12], knowsOvulation: Bool = false
  ) {
    self.init(on: cohort, periods: numbers, windows: lengths, knowsOvulation: knowsOvulation) { _ in
      predictor
    }
  }

  /// Creates a backtest in which each woman's cycles are predicted by a predictor of her own; in
  /// cross-validation, one that was fitted to other women.
  ///
  /// `predictor` is called with the index of each woman in the cohort, before her cycles are predicted;
  /// the other parameters are those of the initializer with a single predictor.
  ///
  /// - Complexity: O(*n*²) in the cycles of each woman.
  /// - Throws: What `predictor` throws, which ends the backtest.
  public init<Failure: Error>(
    on cohort: CycleCohort, periods numbers: [Int] = [1, 2, 3, 6],
    windows lengths: [Int] = [10, 12], knowsOvulation: Bool = false,
    predictor: (_ woman: Int) throws(Failure) -> CyclePredictor
  ) throws(Failure) {
    try self.init(cohort, numbers, lengths, knowsOvulation) { place, log throws(Failure) in
      let (predictor, context) = (try predictor(place), cohort.women[place].context)
      return { number in
        let start = log.cycles[number].start
        let forecast = try? predictor.forecast(for: log.history, asOf: start, context: context)
        return forecast.map { forecast in
          Answers(
            start: { forecast.period($0)?.start.days },
            mensesEnd: forecast.currentPeriodEnd?.days, fertility: forecast.fertility)
        }
      }
    }
  }

  /// Creates a backtest of any rule on each cycle of `cohort`.
  ///
  /// The rule is asked on the first day of each cycle with the complete log up to it. Windows are those of
  /// `CycleForecast.Fertility.window(ofDays:)` by the rule's days of ovulation. What the rule does not
  /// say is not scored, so compare the counts. The parameters are those of the initializer with a
  /// predictor.
  ///
  /// - Complexity: O(*n*²) in the cycles of each woman.
  public init(
    _ rule: some Backtest.DayForecasting, on cohort: CycleCohort,
    periods numbers: [Int] = [1, 2, 3, 6],
    windows lengths: [Int] = [10, 12], knowsOvulation: Bool = false
  ) {
    self.init(cohort, numbers, lengths, knowsOvulation) { place, log in
      let context = cohort.women[place].context
      return { number in
        let start = log.cycles[number].start
        let forecast = rule.forecast(
          from: log.dayLog(upTo: number, context, knowsOvulation: knowsOvulation))
        let starts = [forecast.daysUntilStart] + forecast.daysUntilLaterStarts
        return Answers(
          start: { (1...starts.count).contains($0) ? starts[$0 &- 1] : nil },
          mensesEnd: forecast.daysUntilMensesEnd,
          fertility: forecast.daysUntilOvulation.flatMap { DateDistribution($0, after: start) }
            .map(CycleForecast.Fertility.init))
      }
    }
  }

  /// The answers of a rule on the first day of a cycle.
  private struct Answers {
    /// Returns the days until a period by its number, where 1 is the next.
    let start: (Int) -> DayDistribution?
    let mensesEnd: DayDistribution?
    let fertility: CycleForecast.Fertility?
  }

  /// Creates a backtest of rules, each of which answers for the cycles of a woman.
  private init<Failure>(
    _ cohort: CycleCohort, _ numbers: [Int], _ lengths: [Int], _ knowsOvulation: Bool,
    rule: (_ woman: Int, CompleteLog) throws(Failure) -> (_ cycle: Int) -> Answers?
  ) throws(Failure) {
    var starts = numbers.map { _ in ForecastSums() }
    var (ovulation, menses) = (ForecastSums(), ForecastSums())
    var windows = lengths.map { _ in WindowSums() }
    for (place, woman) in cohort.women.enumerated() {
      guard let log = CompleteLog(woman, knowsOvulation: knowsOvulation) else { continue }
      let rule = try rule(place, log)
      for (number, cycle) in log.cycles.enumerated() {
        guard let answers = rule(number) else { continue }
        for (index, ahead) in numbers.enumerated() {
          guard let next = log.start(ahead, after: number), let start = answers.start(ahead)
          else { continue }
          starts[index].add(start, cycle.start.days(until: next))
        }
        if let last = cycle.lastDayOfMenses, let end = answers.mensesEnd {
          menses.add(end, cycle.start.days(until: last))
        }
        guard let day = cycle.ovulation, let fertility = answers.fertility else { continue }
        ovulation.add(fertility.ovulation.days, cycle.start.days(until: day))
        for (index, length) in lengths.enumerated() {
          if let window = fertility.window(ofDays: length) { windows[index].add(window, day) }
        }
      }
    }
    periods = zip(numbers, starts).map { Period(number: $0, start: Backtest.Scores($1)) }
    self.ovulation = Backtest.Scores(ovulation)
    self.menses = Backtest.Scores(menses)
    self.windows = zip(lengths, windows).map { $1.window(ofDays: $0) }
  }
}

extension Backtest.Days.Walk {
  init(_ predictor: CyclePredictor, _ woman: CycleCohort.Woman) {
    var state = CycleLengthState(predictor, context: woman.context)
    observe = { state.observe($1.day - $0.day) }
    forecast = { Backtest.DayForecast(state.forecast(daysSinceStart: $0)) }
  }
}

/// Sums over fertile windows.
private struct WindowSums {
  private var count = 0
  private var days = 0
  private var whole = 0

  /// Adds a window, and the day of ovulation.
  mutating func add(_ window: ClosedRange<CalendarDate>, _ ovulation: CalendarDate) {
    let last = window.lowerBound.days(until: ovulation)
    let days = 0...window.lowerBound.days(until: window.upperBound)
    let held = (last - 5...last).count { days.contains($0) }
    count += 1
    self.days += held
    if held == 6 { whole += 1 }
  }

  func window(ofDays length: Int) -> Backtest.FirstDays.Window {
    Backtest.FirstDays.Window(
      length: length, count: count, shareOfFertileDays: Double(days) / divisor(6 * count),
      shareOfWholeWindows: Double(whole) / divisor(count))
  }
}
