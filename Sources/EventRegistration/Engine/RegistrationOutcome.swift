/// What became of children who were to have seats.
public enum RegistrationOutcome: Hashable, Sendable {
  /// They have seats, that many.
  case registered(seats: Int)
  /// They wait together, at that place on the list, from 1.
  case waitlisted(position: Int)
  /// They have no seats.
  case refused(RegistrationRefusal)

  /// The reason for a refusal, or `nil` if the children have seats or wait.
  public var refusal: RegistrationRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  init(_ outcome: EventCommand.Outcome) {
    switch outcome {
    case .registered(let seats): self = .registered(seats: seats)
    case .waitlisted(let position): self = .waitlisted(position: position)
    case .refused(let refusal): self = .refused(refusal)
    // No command that registers ends so.
    case .held, .done: self = .registered(seats: 0)
    }
  }
}
