extension EventCommand {
  /// Something in a command that cannot mean anything.
  public enum Problem: Hashable, Sendable {
    /// The time of the request is not in the years 1 to 9999.
    case timeOutOfRange
    /// A child is named twice.
    case duplicateChild
    /// The reason is longer than 1,000 bytes.
    case reasonTooLong
    /// A field of the event has a problem: the number of seats, or its times.
    case field(EventDraft.FieldProblem)
  }
}
