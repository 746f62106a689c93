public import Essentials

/// A child to register: their ID, date of birth, guardian, and the guardian's consents.
///
///     let ana = Child(anaID, birthDate: try CalendarDate(2019, 5, 4), guardian: kim)
///
/// Its description is redacted.
public struct Child: Hashable, Sendable, Identifiable, PrivateValue {
  /// The ID.
  public let id: ChildID

  /// The date of birth, or `nil` if it is unknown.
  ///
  /// Events with an age range require it.
  public let birthDate: CalendarDate?

  /// The person who is responsible for the child, or `nil` if unknown.
  public let guardian: PersonID?

  /// The consents of the guardian.
  public let consents: GuardianConsents

  /// The answers to the questions of the event, by their IDs, which are checked but never stored.
  ///
  /// Answers to questions that the event does not have are ignored.
  public var answers: [EntityID<EntityKind.Question>: Answer] = [:]

  /// The answers as bytes that the host encrypted, which facts hold, or `nil` if no fact shall hold them.
  public var sealedAnswers: SealedAnswers?

  /// Creates a child.
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

/// Encoded as `{"id": "…", "birthDate": "2019-05-04", "guardian": "…", "consents": ["photography"]}`.
///
/// An unknown date or guardian is left out, and so are missing answers. Answers have the texts of their
/// IDs as keys.
extension Child: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a child; missing consents are none.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ChildID.self, forKey: .id),
      birthDate: try container.decodeIfPresent(CalendarDate.self, forKey: .birthDate),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [])
    answers =
      try container.decodeIfPresent(
        [EntityID<EntityKind.Question>: Answer].self, forKey: .answers) ?? [:]
    sealedAnswers = try container.decodeIfPresent(SealedAnswers.self, forKey: .sealedAnswers)
  }

  /// Encodes the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(birthDate, forKey: .birthDate)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    try container.encode(consents, forKey: .consents)
    if !answers.isEmpty { try container.encode(answers, forKey: .answers) }
    try container.encodeIfPresent(sealedAnswers, forKey: .sealedAnswers)
  }
}
