public import Essentials

extension CycleForecast {
  /// The logged and the expected data of one day.
  ///
  ///     for day in forecast.days(in: try CalendarMonth(2026, 3)) {
  ///       print(day.date, day.periodProbability, day.fertileProbability)
  ///     }
  public struct Day: Hashable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// The log of the date, or `nil` if nothing is logged.
    public let log: DayLog?

    /// The cycle day, where 1 is the first day of the cycle; `nil` before the first period, from an
    /// interruption until the next period, and after the day of the forecast.
    public let cycleDay: Int?

    /// Whether the date is a logged day of a period.
    public let isLoggedPeriod: Bool

    /// The probability that the date is a day of a period; 1 or 0 if the log decides it.
    public let periodProbability: Double

    /// The probability that the date is a fertile day.
    public let fertileProbability: Double

    /// The probability that the date is the day of ovulation.
    public let ovulationProbability: Double

    /// The probability that the date is between ovulation and the next period.
    public let lutealProbability: Double

    /// The most likely phase; `nil` for a past date before the first period, or from an
    /// interruption until the next period.
    public let phase: CyclePhase?
  }
}
