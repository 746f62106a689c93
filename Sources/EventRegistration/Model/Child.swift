public import Essentials

/// A child as a registration needs them: who they are, how old, and what their guardian agreed to.
///
///     let ana = Child(anaID, birthDate: try CalendarDate(2019, 5, 4), guardian: kim)
///
/// It prints as redacted.
public struct Child: Hashable, Sendable, PrivateValue {
  /// The identity.
  public let id: ChildID

  /// The date of birth, which an event for certain ages asks for.
  public let birthDate: CalendarDate?

  /// The person who answers for the child, if it is known.
  public let guardian: PersonID?

  /// What the guardian agreed to.
  public let consents: GuardianConsents

  /// Creates a child from what is known about them.
  public init(
    _ id: ChildID, birthDate: CalendarDate? = nil, guardian: PersonID? = nil,
    consents: GuardianConsents = []
  ) {
    self.id = id
    self.birthDate = birthDate
    self.guardian = guardian
    self.consents = consents
  }
}
