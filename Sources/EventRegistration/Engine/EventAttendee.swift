/// A child in the records of an event, without the date of birth and the answers to questions, which are
/// checked but never stored.
public struct EventAttendee: Hashable, Sendable, Identifiable, PrivateValue {
  /// The ID.
  public let id: ChildID

  /// The person who is responsible for the child, or `nil` if unknown.
  public let guardian: PersonID?

  /// The other people who are responsible for the child.
  public let otherGuardians: [PersonID]

  /// The consents of the guardian.
  public let consents: GuardianConsents

  /// The answers to the questions of the event as bytes that the host encrypted, or `nil`.
  public let sealedAnswers: Child.SealedAnswers?

  init(
    id: ChildID, guardian: PersonID?, otherGuardians: [PersonID] = [], consents: GuardianConsents,
    sealedAnswers: Child.SealedAnswers? = nil
  ) {
    self.id = id
    self.guardian = guardian
    self.otherGuardians = otherGuardians
    self.consents = consents
    self.sealedAnswers = sealedAnswers
  }

  init(_ child: Child) {
    self.init(
      id: child.id, guardian: child.guardian, otherGuardians: child.otherGuardians,
      consents: child.consents,
      sealedAnswers: child.sealedAnswers)
  }

  /// Whether a person is responsible for the child.
  func hasGuardian(_ person: PersonID) -> Bool {
    guardian == person || otherGuardians.contains(person)
  }
}

/// Encoded as `{"id": "…", "guardian": "…", "consents": ["participation"]}`.
///
/// An unknown guardian is left out, and so are missing `"otherGuardians"` and `"sealedAnswers"`.
extension EventAttendee: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a child; by default, there are no consents.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ChildID.self, forKey: .id),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      otherGuardians: try container.decodeOtherGuardians(),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [],
      sealedAnswers: try container.decodeIfPresent(Child.SealedAnswers.self, forKey: .sealedAnswers)
    )
  }

  /// Encodes the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    if !otherGuardians.isEmpty { try container.encode(otherGuardians, forKey: .otherGuardians) }
    try container.encode(consents, forKey: .consents)
    try container.encodeIfPresent(sealedAnswers, forKey: .sealedAnswers)
  }
}
