public import Essentials

/// A completed menstrual cycle: from the first day of a period to the day before the next period.
///
///     for cycle in history.cycles.reversed() { show(cycle.start, cycle.length) }
public struct MenstrualCycle: Hashable, Identifiable, Sendable, PrivateValue {
  /// The days of the cycle, from the first day of bleeding; never empty.
  public let days: Range<CalendarDate>

  /// The period that starts the cycle.
  public let period: LoggedPeriod

  /// Whether the person excluded the cycle from statistics and forecasts.
  public let isExcluded: Bool

  /// The interruption that shares a day with the cycle; the earliest if there are several.
  public let interruption: CycleInterruption?

  /// The cycle day recorded as the ovulation day, or `nil` if none is recorded; the first day of
  /// the cycle is 1.
  public let ovulationDay: Int?

  /// The first day of the cycle.
  public var start: CalendarDate { days.lowerBound }

  /// The first day, which no other cycle of a history has.
  public var id: CalendarDate { start }

  /// The number of days from the first day to the day before the next period.
  public var length: Int { days.lowerBound.days(until: days.upperBound) }

  /// Whether statistics and forecasts use the cycle: it is neither excluded nor interrupted.
  public var isOrdinary: Bool { !isExcluded && interruption == nil }
}
