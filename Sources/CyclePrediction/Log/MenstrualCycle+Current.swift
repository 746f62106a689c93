public import Essentials

extension MenstrualCycle {
  /// The cycle that a day belongs to, as far as it was known on that day.
  public struct Current: Hashable, Sendable, PrivateValue {
    /// The first day of the cycle.
    public let start: CalendarDate

    /// The day of the cycle; its first day is 1.
    public let day: Int

    /// The period that began the cycle; its end is `nil` if it is not known, or after the day.
    public let period: LoggedPeriod

    /// Whether the person excludes the cycle from statistics and forecasts.
    public let isExcluded: Bool

    /// The interruption that has a day of the cycle so far; the earliest if there are several.
    public let interruption: CycleInterruption?

    /// The cycle day that was declared the day of ovulation, or `nil` if none was so far.
    public let ovulationDay: Int?

    /// Whether statistics and forecasts will count the cycle once it is complete: it is neither
    /// excluded nor interrupted so far.
    public var isOrdinary: Bool { !isExcluded && interruption == nil }
  }
}
