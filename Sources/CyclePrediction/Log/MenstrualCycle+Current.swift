public import Essentials

extension MenstrualCycle {
  /// The cycle that contains a date, as it was known on that date.
  public struct Current: Hashable, Sendable, PrivateValue {
    /// The first day of the cycle.
    public let start: CalendarDate

    /// The cycle day of the date; the first day of the cycle is 1.
    public let day: Int

    /// The period that started the cycle; its end is `nil` if it is unknown or after the date.
    public let period: LoggedPeriod

    /// Whether the person excluded the cycle from statistics and forecasts.
    public let isExcluded: Bool

    /// The interruption that shares a day with the cycle so far; the earliest if there are several.
    public let interruption: CycleInterruption?

    /// The cycle day recorded as the ovulation day, or `nil` if none is recorded so far.
    public let ovulationDay: Int?

    /// Whether statistics and forecasts will use the cycle once it is complete: it is neither
    /// excluded nor interrupted so far.
    public var isOrdinary: Bool { !isExcluded && interruption == nil }
  }
}
