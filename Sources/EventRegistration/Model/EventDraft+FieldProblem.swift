extension EventDraft {
  /// What is wrong with a field of the form that describes an event.
  ///
  ///     EventDraft.FieldProblem(.zipCode, .notFiveDigits)
  public struct FieldProblem: Hashable, Sendable {
    /// A way in which a field can be wrong.
    public enum Problem: Hashable, Sendable {
      /// The field is required, and empty.
      case missing
      /// The text has more than so many bytes of UTF-8.
      case tooLong(maximumBytes: Int)
      /// The ZIP code is not five digits from 0 to 9.
      case notFiveDigits
      /// The state is not two letters from A to Z.
      case notTwoLetters
      /// The number is below zero.
      case negative
      /// The number is above the largest that is possible.
      case tooLarge(maximum: Int)
      /// The number is not one of these.
      case outOfRange(ClosedRange<Int>)
      /// The event ends when it starts, or before.
      case endNotAfterStart
      /// The time is not in the years 1 to 9999.
      case outsideCalendar
      /// The highest age is below the lowest.
      case oldestBelowYoungest
      /// Registration closes when it opens, or before.
      case closesNotAfterOpening
    }

    /// The field.
    public let field: EventDraft.Field

    /// What is wrong with it.
    public let problem: Problem

    /// Creates a problem of a field.
    public init(_ field: EventDraft.Field, _ problem: Problem) {
      self.field = field
      self.problem = problem
    }
  }
}
