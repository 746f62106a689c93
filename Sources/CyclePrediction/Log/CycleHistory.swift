public import Essentials

/// The log of one person: periods, daily observations, interruptions, and excluded cycles.
///
///     var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
///     try history.add(LoggedPeriod(start: start), asOf: today)
///     history.statistics()?.cycleLengths.mean
///
/// Entries are kept sorted by day, in whatever order they were added, so two histories with the
/// same content are equal. A method that throws changes nothing. The history has no clock: the
/// caller passes today's date to the methods that reject future dates.
public struct CycleHistory: Hashable, Sendable, PrivateValue {
  /// The rule that decides which days of bleeding form one period.
  public let rule: MensesRule

  /// The periods, from earliest to latest, by the ``rule``: those that were added, and those that
  /// follow from logged flow.
  ///
  /// No two share a day. More than ``MensesRule/maximumBreak`` days lie between two of them, and at
  /// least ``MensesRule/shortestCycle`` days between their first days.
  public internal(set) var periods: [LoggedPeriod] = []

  /// The periods as they were added, from earliest to latest, before they are merged with each other
  /// and with logged flow.
  public internal(set) var addedPeriods: [LoggedPeriod] = []

  /// The days of flow above spotting that belong to no period because the person said so, for
  /// example by removing the period; from earliest to latest.
  public internal(set) var bleedingOutsidePeriods: [CalendarDate] = []

  /// The logged days, from earliest to latest; no log is empty.
  public internal(set) var loggedDays: [LoggedDay] = []

  /// The interruptions, from earliest to latest; no two share a day.
  public internal(set) var interruptions: [CycleInterruption] = []

  /// The recorded ovulation days, from earliest to latest.
  public internal(set) var ovulationDays: [CalendarDate] = []

  /// The first days of the excluded cycles, from earliest to latest; each is the start of a period.
  public internal(set) var excludedCycleStarts: [CalendarDate] = []

  /// The first days of the periods of which the person said that they were periods, from earliest to
  /// latest; see ``confirmPeriod(startingOn:)``.
  public internal(set) var confirmedPeriodStarts: [CalendarDate] = []

  /// The days of cycles on which no period went unlogged because the person said so, each from the
  /// first day of the cycle, from earliest to latest; see ``confirmCycle(startingOn:asOf:)``.
  public internal(set) var confirmedCycleDays: [ClosedRange<CalendarDate>] = []

  /// The days through which the person said that no positive pregnancy test was a pregnancy, from earliest
  /// to latest; see ``confirmNoPregnancy(on:asOf:)``.
  public internal(set) var confirmedNoPregnancyDays: [CalendarDate] = []

  /// Creates an empty history.
  public init(rule: MensesRule = .standard) {
    self.rule = rule
  }

  /// Creates a history from entries in any order.
  ///
  /// Periods are merged with each other and with logged flow, as in ``add(_:asOf:)->_``. Empty logs
  /// are dropped, and so are days in `bleedingOutsidePeriods` without flow. No date is compared
  /// with today.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``CycleHistory/Error``, for periods or interruptions that share a day, for two logs
  ///   of the same date, and for an excluded or confirmed one whose first day is in no period.
  public init(
    periods: [LoggedPeriod], loggedDays: [LoggedDay] = [], interruptions: [CycleInterruption] = [],
    ovulationDays: [CalendarDate] = [], excludedCycleStarts: [CalendarDate] = [],
    bleedingOutsidePeriods: [CalendarDate] = [], confirmedPeriodStarts: [CalendarDate] = [],
    confirmedCycleDays: [ClosedRange<CalendarDate>] = [],
    confirmedNoPregnancyDays: [CalendarDate] = [], rule: MensesRule = .standard
  ) throws(CycleHistory.Error) {
    self.rule = rule
    addedPeriods = periods.sorted { ($0.start, $0.lastKnownDay) < ($1.start, $1.lastKnownDay) }
    for (earlier, later) in zip(addedPeriods, addedPeriods.dropFirst())
    where later.start <= earlier.lastKnownDay {
      throw .overlapping(with: earlier)
    }
    self.loggedDays = loggedDays.filter { !$0.log.isEmpty }.sorted { $0.date < $1.date }
    for (day, next) in zip(self.loggedDays, self.loggedDays.dropFirst())
    where day.date == next.date {
      throw .loggedTwice(on: day.date)
    }
    self.interruptions = interruptions.sorted { $0.start < $1.start }
    for (earlier, later) in zip(self.interruptions, self.interruptions.dropFirst())
    where later.start <= earlier.lastDay {
      throw .overlappingInterruption(with: earlier)
    }
    self.ovulationDays = ovulationDays.sortedWithoutRepeats()
    self.confirmedNoPregnancyDays = confirmedNoPregnancyDays.sortedWithoutRepeats()
    self.bleedingOutsidePeriods = bleedingOutsidePeriods.sortedWithoutRepeats().filter {
      self[$0]?.flow.map { $0 > .spotting } ?? false
    }
    let bleedings = bleedings(from: .earliest)
    self.periods = bleedings.map(\.period)
    func period(_ start: CalendarDate) throws(CycleHistory.Error) -> CalendarDate {
      guard let whole = bleedings.start(ofPeriodOn: start) else {
        throw .noPeriod(startingOn: start)
      }
      return whole
    }
    self.excludedCycleStarts = try excludedCycleStarts.map(period).sortedWithoutRepeats()
    self.confirmedPeriodStarts = try confirmedPeriodStarts.map(period).sortedWithoutRepeats()
    for days in confirmedCycleDays {
      guard let days = days.starting(on: try period(days.lowerBound)) else { continue }
      self.confirmedCycleDays.append(days)
    }
    self.confirmedCycleDays = self.confirmedCycleDays.joiningEqualStarts()
  }

  /// Creates a history from periods written in ISO 8601, in any order: a date, `2026-02-01`, or an
  /// interval, `2026-01-03/2026-01-07`.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``CycleHistory/Error``, for the first text that is not a period, and for periods
  ///   that share a day.
  public init(
    iso8601 texts: [String], rule: MensesRule = .standard
  ) throws(CycleHistory.Error) {
    var periods: [LoggedPeriod] = []
    periods.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      do {
        periods.append(try LoggedPeriod(iso8601: text))
      } catch {
        throw .notAPeriod(at: index, error)
      }
    }
    try self.init(periods: periods, rule: rule)
  }

  /// Whether nothing is logged.
  public var isEmpty: Bool { self == CycleHistory(rule: rule) }
}
