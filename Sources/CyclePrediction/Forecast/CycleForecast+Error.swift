public import Essentials

extension CycleForecast {
  /// An error that ``CyclePredictor`` throws when it cannot make a forecast.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The day is in an interruption of this kind, without ordinary cycles.
    case interrupted(CycleInterruption.Kind)
    /// An interruption has ended, no period has come since, and no published time says when the first
    /// one comes.
    case noForecastYet(LifeStage.Reason)
    /// The calendar ends within 3,950 days, almost eleven years, after the day.
    case dateTooLate(CalendarDate)

    /// A sentence that describes the error without a date.
    public var description: String {
      switch self {
      case .interrupted: "There is no forecast for a date in an interruption."
      case .noForecastYet: "There is no forecast before the first period after an interruption."
      case .dateTooLate:
        "The date must be at least eleven years before the last date of the calendar."
      }
    }
  }
}
