/// The outcome of a registration.
public enum RegistrationOutcome: Hashable, Sendable {
  /// The children are registered and have this number of seats.
  case registered(seats: Int)
  /// The children wait together, at this position on the waiting list, from 1.
  case waitlisted(position: Int)
  /// The registration was refused, and nothing changed.
  case refused(RegistrationRefusal)

  /// The reason for a refusal, or `nil` if the children are registered or wait.
  public var refusal: RegistrationRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  init(_ outcome: EventCommand.Outcome) {
    switch outcome {
    case .registered(let seats): self = .registered(seats: seats)
    case .waitlisted(let position): self = .waitlisted(position: position)
    case .refused(let refusal): self = .refused(refusal)
    // Commands that register children do not have these outcomes.
    case .held, .done: self = .registered(seats: 0)
    }
  }
}
