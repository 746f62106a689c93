public import Essentials

extension CycleForecast {
  /// The reason there is no forecast.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The day lies in an interruption of that kind, in which cycles are not ordinary.
    case interrupted(CycleInterruption.Kind)
    /// The calendar ends within 3,950 days, almost eleven years, after the day.
    case dateTooLate(CalendarDate)

    /// What stands in the way, without a date.
    public var description: String {
      switch self {
      case .interrupted: "the day lies in an interruption"
      case .dateTooLate: "the calendar ends too soon after the day"
      }
    }
  }
}
