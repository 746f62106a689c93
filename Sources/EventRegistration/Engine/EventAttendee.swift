/// A child as an event keeps them: without the date of birth, which is looked at and not kept.
public struct EventAttendee: Hashable, Sendable, PrivateValue {
  /// The identity.
  public let id: ChildID

  /// The person who answers for the child, if it is known.
  public let guardian: PersonID?

  /// What the guardian agreed to.
  public let consents: GuardianConsents

  init(id: ChildID, guardian: PersonID?, consents: GuardianConsents) {
    self.id = id
    self.guardian = guardian
    self.consents = consents
  }

  init(_ child: Child) {
    self.init(id: child.id, guardian: child.guardian, consents: child.consents)
  }
}
