public import Essentials

extension CycleForecast {
  /// What is logged and what is expected of a day.
  ///
  ///     for day in forecast.days(in: try CalendarMonth(2026, 3)) {
  ///       print(day.date, day.periodProbability, day.fertileProbability)
  ///     }
  public struct Day: Hashable, Sendable, PrivateValue {
    /// The day.
    public let date: CalendarDate

    /// What was noted about it, or `nil` if nothing was.
    public let log: DayLog?

    /// The day of its cycle, the first being 1; `nil` before the first period, from an interruption
    /// to the next period, and after the day of the forecast.
    public let cycleDay: Int?

    /// Whether it is a logged day of a period.
    public let isLoggedPeriod: Bool

    /// The probability that it is a day of a period; 1 or 0 where that is logged.
    public let periodProbability: Double

    /// The probability that it is a fertile day.
    public let fertileProbability: Double

    /// The probability that it is the day of ovulation.
    public let ovulationProbability: Double

    /// The probability that it lies between ovulation and the next period.
    public let lutealProbability: Double

    /// The most likely phase; `nil` on a past day before the first period, or from an interruption
    /// to the next period.
    public let phase: CyclePhase?
  }
}
