public import Essentials

extension CycleHistory {
  /// The reason a ``CycleHistory`` refused a value; it is unchanged then.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The period shares a day with this one.
    case overlapping(with: LoggedPeriod)
    /// The day lies after today.
    case inFuture(CalendarDate)
    /// No period begins on the day.
    case noPeriod(startingOn: CalendarDate)
    /// The text at that place, counted from 0, is not a period.
    case notAPeriod(at: Int, LoggedPeriod.Error)
    /// The interruption shares a day with this one.
    case overlappingInterruption(with: CycleInterruption)
    /// No interruption begins on the day.
    case noInterruption(startingOn: CalendarDate)
    /// The end lies before the start of what is to end.
    case endsBeforeStart
    /// Two logs are given for the same day.
    case loggedTwice(on: CalendarDate)

    /// What is wrong, without the dates of the person.
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
