public import Essentials

extension CycleHistory {
  /// An error that a ``CycleHistory`` throws when it rejects a change; the history stays unchanged.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The period shares a day with this logged period.
    case overlapping(with: LoggedPeriod)
    /// The date is after today.
    case inFuture(CalendarDate)
    /// No period starts on the date.
    case noPeriod(startingOn: CalendarDate)
    /// The text at this index, counted from 0, is not a period.
    case notAPeriod(at: Int, LoggedPeriod.Error)
    /// The interruption shares a day with this logged interruption.
    case overlappingInterruption(with: CycleInterruption)
    /// No interruption starts on the date.
    case noInterruption(startingOn: CalendarDate)
    /// The new end date is before the start date.
    case endsBeforeStart
    /// Two logs are given for the same date.
    case loggedTwice(on: CalendarDate)

    /// A sentence that describes the error without any date of the person.
    public var description: String {
      switch self {
      case .overlapping: "the period overlaps another"
      case .inFuture: "the day lies in the future"
      case .noPeriod: "no period starts on the day"
      case .notAPeriod: "a text is not a period"
      case .overlappingInterruption: "the interruption overlaps another"
      case .noInterruption: "no interruption starts on the day"
      case .endsBeforeStart: "the end lies before the start"
      case .loggedTwice: "a day is logged twice"
      }
    }
  }
}
