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

  /// The other people who are responsible for the child, such as the other parent, at most
  /// ``maximumOtherGuardians``.
  ///
  /// They see the registration, get the same mails, and can cancel it as the guardian can. A request with more
  /// is refused as malformed.
  public var otherGuardians: [PersonID] = []

  /// The consents of the guardian.
  public let consents: GuardianConsents

  /// The answers to the questions of the event, by their IDs, which are checked but never stored.
  ///
  /// Answers to questions that the event does not have are ignored.
  public var answers: [EntityID<EntityKind.Question>: Answer] = [:]

  /// The answers as bytes that the host encrypted, for facts to hold, or `nil` if no fact is to
  /// hold them.
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

  /// The maximum number of ``otherGuardians``: 8.
  public static let maximumOtherGuardians = 8
}

extension Child {
  /// The answer of a family to a question about a child.
  ///
  /// It is confidential: its description is redacted, and no fact, digest, or snapshot contains it.
  @nonexhaustive public enum Answer: Sendable, PrivateValue {
    /// A text.
    case text(String)
    /// Yes or no.
    case yesOrNo(Bool)
    /// A whole number.
    case number(Int)
    /// The position of the chosen text, from 0.
    case choice(Int)
  }

  /// The answers about a child as bytes that the host encrypted.
  ///
  ///     let sealed = Child.SealedAnswers(bytes)
  ///
  /// This package never reads the bytes. Facts and snapshots hold them unchanged, so encrypt them
  /// with a key that is not stored with the facts: <doc:Privacy>.
  public struct SealedAnswers: Hashable, Sendable, PrivateValue {
    /// The encrypted bytes: 1 to ``maximumBytes``.
    public let bytes: [UInt8]

    /// Creates sealed answers, or returns `nil` if there are no bytes or more than ``maximumBytes``.
    public init?(_ bytes: [UInt8]) {
      guard 1...Self.maximumBytes ~= bytes.count else { return nil }
      self.bytes = bytes
    }

    /// The maximum number of bytes: 16,384.
    public static let maximumBytes = 16_384
  }
}

extension Child.Answer: Hashable {
  /// Whether two answers are equal, and texts have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.text(let text), .text(let other)): text.hasSameBytes(as: other)
    case (.yesOrNo(let isYes), .yesOrNo(let other)): isYes == other
    case (.number(let number), .number(let other)): number == other
    case (.choice(let position), .choice(let other)): position == other
    case (.text, _), (.yesOrNo, _), (.number, _), (.choice, _): false
    }
  }

  /// Hashes the answer.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text): hasher.combine(ByteText(text))
    case .yesOrNo(let isYes): hasher.combine(isYes)
    case .number(let number): hasher.combine(number)
    case .choice(let position): hasher.combine(position)
    }
  }
}

/// Encoded as `{"id": "…", "birthDate": "2019-05-04", "guardian": "…", "consents": ["photography"]}`.
///
/// An unknown date or guardian is left out, and so are missing other guardians and answers. Answers have the texts of their
/// IDs as keys.
extension Child: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a child; by default, there are no consents.
  ///
  /// - Throws: `DecodingError`, which names the field and does not repeat its content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(ChildID.self, forKey: .id),
      birthDate: try container.decodeIfPresent(CalendarDate.self, forKey: .birthDate),
      guardian: try container.decodeIfPresent(PersonID.self, forKey: .guardian),
      consents: try container.decodeIfPresent(GuardianConsents.self, forKey: .consents) ?? [])
    otherGuardians = try container.decodeOtherGuardians()
    answers = try container.decodeAnswers()
    sealedAnswers = try container.decodeIfPresent(SealedAnswers.self, forKey: .sealedAnswers)
  }

  /// Encodes the child.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(birthDate, forKey: .birthDate)
    try container.encodeIfPresent(guardian, forKey: .guardian)
    if !otherGuardians.isEmpty { try container.encode(otherGuardians, forKey: .otherGuardians) }
    try container.encode(consents, forKey: .consents)
    if !answers.isEmpty { try container.encode(answers, forKey: .answers) }
    try container.encodeIfPresent(sealedAnswers, forKey: .sealedAnswers)
  }
}

extension KeyedDecodingContainer<FieldKey> {
  /// Decodes the answers by the texts of their IDs, without an error that repeats another text.
  fileprivate func decodeAnswers() throws -> [EntityID<EntityKind.Question>: Child.Answer] {
    guard contains(.answers), try !decodeNil(forKey: .answers) else { return [:] }
    let container = try nestedContainer(keyedBy: CodedValue.Key.self, forKey: .answers)
    var answers: [EntityID<EntityKind.Question>: Child.Answer] = [:]
    for key in container.allKeys {
      guard let id = EntityID<EntityKind.Question>(uuidString: key.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: .answers, in: self, debugDescription: "The IDs of the questions must be UUIDs.")
      }
      answers[id] = try container.decode(Child.Answer.self, forKey: key)
    }
    return answers
  }

  func decodeOtherGuardians() throws -> [PersonID] {
    guard contains(.otherGuardians) else { return [] }
    return try decode(
      .otherGuardians, where: { $0.count <= Child.maximumOtherGuardians },
      expected: "a list of at most 8 people")
  }
}

/// Encoded as `{"text": "…"}`, `{"yesOrNo": true}`, `{"number": 3}`, or `{"choice": 0}`.
extension Child.Answer: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes an answer from the first form that is present.
  ///
  /// - Throws: `DecodingError`, also if there is none. The error does not repeat the answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A decoder's own error may repeat the value, so it is replaced.
    if let text = try? container.decode(String.self, forKey: .text) {
      self = .text(text)
    } else if let isYes = try? container.decode(Bool.self, forKey: .yesOrNo) {
      self = .yesOrNo(isYes)
    } else if let number = try? container.decode(Int.self, forKey: .number) {
      self = .number(number)
    } else if let position = try? container.decode(Int.self, forKey: .choice) {
      self = .choice(position)
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The value must be an answer."))
    }
  }

  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .yesOrNo(let isYes): try container.encode(isYes, forKey: .yesOrNo)
    case .number(let number): try container.encode(number, forKey: .number)
    case .choice(let position): try container.encode(position, forKey: .choice)
    }
  }
}

/// Encoded as a text of hexadecimal digits, two for each byte.
extension Child.SealedAnswers: Codable {
  /// Decodes a text of hexadecimal digits.
  ///
  /// - Throws: `DecodingError`, also for any other text. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self).utf8.map { UInt8(hexadecimalDigit: $0) }
    let halves = digits.compactMap { $0 }
    let bytes = stride(from: 1, to: halves.count, by: 2).map { halves[$0 - 1] << 4 | halves[$0] }
    guard halves.count == digits.count, halves.count.isMultiple(of: 2),
      let sealed = Child.SealedAnswers(bytes)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text must have 1 to 16,384 hexadecimal bytes.")
    }
    self = sealed
  }

  /// Encodes the bytes as lowercase hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    try container.encode(String(decoding: text, as: UTF8.self))
  }
}

extension UInt8 {
  /// Creates the value of a hexadecimal digit, or returns `nil` for any other character.
  fileprivate init?(hexadecimalDigit character: UInt8) {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = character - UInt8(ascii: "A") + 10
    default: return nil
    }
  }
}

/// The consents that a guardian gives for a child.
///
///     let consents: GuardianConsents = [.participation, .emergencyCare]
public struct GuardianConsents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits, including bits without a name.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The child may take part.
  public static let participation = GuardianConsents(rawValue: 1)
  /// The child may receive medical care in an emergency.
  public static let emergencyCare = GuardianConsents(rawValue: 2)
  /// The child may be photographed and filmed.
  public static let photography = GuardianConsents(rawValue: 4)
  /// The provider may know and store facts about the child's health.
  public static let healthData = GuardianConsents(rawValue: 8)
}

/// Encoded as an array of names, such as `["participation", "photography"]`.
///
/// A bit without a name is encoded by its position, from `"bit4"` to `"bit7"`. An unknown name is not
/// ignored, since a consent that an event requires must not get lost.
extension GuardianConsents: Codable {
  /// Decodes a set from an array of names.
  ///
  /// - Throws: `DecodingError`, also for an unknown name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes an array of names.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}

extension GuardianConsents: NamedOptions {
  package static let names = ["participation", "emergencyCare", "photography", "healthData"]
}
