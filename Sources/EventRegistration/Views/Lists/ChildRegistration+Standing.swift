extension ChildRegistration {
  /// What a child has at an event, without a place or a deadline.
  public enum Standing: Hashable, CaseIterable, Sendable {
    /// A seat.
    case registered
    /// A place on the waiting list.
    case waiting
    /// A seat that is kept for a while.
    case held
    /// A seat that is offered for a while.
    case offered
  }

  /// What the child has, without a place or a deadline.
  public var standing: Standing {
    switch status {
    case .registered: .registered
    case .waiting: .waiting
    case .held: .held
    case .offered: .offered
    }
  }

  /// Whether a person asked for the seat or answers for the child.
  public func concerns(_ person: PersonID) -> Bool {
    registeredBy == person || attendee.guardian == person
  }
}
