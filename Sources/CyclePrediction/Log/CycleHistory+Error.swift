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
      case .overlapping: "The period shares a day with a logged period."
      case .inFuture: "The date must not be after today."
      case .noPeriod: "No logged period starts on this date."
      case .notAPeriod(_, let error): error.description
      case .overlappingInterruption: "The interruption shares a day with a logged interruption."
      case .noInterruption: "No logged interruption starts on this date."
      case .endsBeforeStart: "The end must not be before the start."
      case .loggedTwice: "Each date can have only one log."
      }
    }
  }
}
