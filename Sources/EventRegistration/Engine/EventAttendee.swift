/// A child in the records of an event, without the date of birth and the answers to questions, which are
/// checked but never stored.
public struct EventAttendee: Hashable, Sendable, Identifiable, PrivateValue {
  /// The ID.
  public let id: ChildID

  /// The person who is responsible for the child, or `nil` if unknown.
  public let guardian: PersonID?

  /// The consents of the guardian.
  public let consents: GuardianConsents

  /// The answers to the questions of the event as bytes that the host encrypted, or `nil`.
  public let sealedAnswers: Child.SealedAnswers?

  init(
    id: ChildID, guardian: PersonID?, consents: GuardianConsents,
    sealedAnswers: Child.SealedAnswers? = nil
  ) {
    self.id = id
    self.guardian = guardian
    self.consents = consents
    self.sealedAnswers = sealedAnswers
  }

  init(_ child: Child) {
    self.init(
      id: child.id, guardian: child.guardian, consents: child.consents,
      sealedAnswers: child.sealedAnswers)
  }
}

/// Encoded as `{"id": "…", "guardian": "…", "consents": ["participation"]}`.
///
/// An unknown guardian is left out, and so are missing `"sealedAnswers"`.
extension EventAttendee: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a child; missing consents are none.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ChildID.self, forKey: .id),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [],
      sealedAnswers: try container.decodeIfPresent(Child.SealedAnswers.self, forKey: .sealedAnswers)
    )
  }

  /// Encodes the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    try container.encode(consents, forKey: .consents)
    try container.encodeIfPresent(sealedAnswers, forKey: .sealedAnswers)
  }
}
