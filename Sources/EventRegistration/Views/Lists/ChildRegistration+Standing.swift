import Essentials

extension ChildRegistration {
  /// The kind of a child's registration, without a position or a deadline.
  public enum Standing: Hashable, CaseIterable, Sendable {
    /// The child is registered.
    case registered
    /// The child is waitlisted.
    case waiting
    /// A seat is held for the child.
    case held
    /// A seat is offered to the child.
    case offered
  }

  /// The kind of the registration, without a position or a deadline.
  public var standing: Standing {
    switch status {
    case .registered: .registered
    case .waiting: .waiting
    case .held: .held
    case .offered: .offered
    }
  }

  /// Whether a person registered the child or is the guardian of the child.
  public func concerns(_ person: PersonID) -> Bool {
    registeredBy == person || attendee.guardian == person
  }
}
