public import Essentials

/// What a person logged: periods, the signs of single days, and what is to be left out.
///
///     var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
///     try history.add(LoggedPeriod(start: start), asOf: today)
///     history.statistics()?.cycleLengths.mean
///
/// Everything is in the order of days, whatever the order of entering it, so that two histories of
/// the same content are equal. Whatever throws changes nothing. There is no clock: what must not
/// lie in the future is compared with the day that the caller passes as today.
public struct CycleHistory: Hashable, Sendable, PrivateValue {
  /// What counts as one menses.
  public let rule: MensesRule

  /// The periods from the earliest to the latest.
  ///
  /// They share no day, and more than ``MensesRule/maximumBreak`` days lie between two of them.
  public internal(set) var periods: [LoggedPeriod] = []

  /// The logged days from the earliest to the latest; none of the logs is empty.
  public internal(set) var loggedDays: [LoggedDay] = []

  /// The interruptions from the earliest to the latest; they share no day.
  public internal(set) var interruptions: [CycleInterruption] = []

  /// The days that were declared days of ovulation, from the earliest to the latest.
  public internal(set) var ovulationDays: [CalendarDate] = []

  /// The first days of the excluded cycles, from the earliest to the latest; each begins a period.
  public internal(set) var excludedCycleStarts: [CalendarDate] = []

  /// Creates a history in which nothing is logged.
  public init(rule: MensesRule = .standard) {
    self.rule = rule
  }

  /// Creates a history from values in any order.
  ///
  /// Periods with no more than ``MensesRule/maximumBreak`` days between them become one, as with
  /// ``add(_:asOf:)->_``; empty logs are left out. Nothing is compared with today.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``CycleHistory/Error``, for periods or interruptions that share a day, for two logs
  ///   of a day, and for an excluded cycle that begins with no period.
  public init(
    periods: [LoggedPeriod], loggedDays: [LoggedDay] = [], interruptions: [CycleInterruption] = [],
    ovulationDays: [CalendarDate] = [], excludedCycleStarts: [CalendarDate] = [],
    rule: MensesRule = .standard
  ) throws(CycleHistory.Error) {
    self.rule = rule
    self.periods = try Self.joined(disjoint: periods, maximumBreak: rule.maximumBreak)
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
    self.excludedCycleStarts = excludedCycleStarts.sortedWithoutRepeats()
    for start in self.excludedCycleStarts where indexOfPeriod(startingOn: start) == nil {
      throw .noPeriod(startingOn: start)
    }
  }

  /// Creates a history from periods written in ISO 8601, in any order: as a date, `2026-02-01`, or
  /// as an interval, `2026-01-03/2026-01-07`.
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

  /// Whether nothing at all is logged.
  public var isEmpty: Bool { self == CycleHistory(rule: rule) }
}
