extension EventCommand {
  /// What became of a ``EventCommand``.
  public enum Outcome: Hashable, Sendable {
    /// The children have seats, that many.
    case registered(seats: Int)
    /// The children wait together, at that place on the list, from 1.
    case waitlisted(position: Int)
    /// Seats are kept for the children until that instant, in seconds since 1970-01-01 UTC.
    case held(until: Int64)
    /// The command is carried out.
    case done
    /// The command is refused, and nothing changed.
    case refused(RegistrationRefusal)

    /// The reason for a refusal, or `nil` if the command was carried out.
    public var refusal: RegistrationRefusal? {
      if case .refused(let refusal) = self { refusal } else { nil }
    }
  }
}
