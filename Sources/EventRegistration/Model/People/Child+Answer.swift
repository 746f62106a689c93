public import Essentials

extension Child {
  /// The answer of a family to a question about a child.
  ///
  /// It is confidential: its description is redacted, and no fact, digest, or snapshot contains it.
  public enum Answer: Sendable, PrivateValue {
    /// A text.
    case text(String)
    /// Yes or no.
    case yesOrNo(Bool)
    /// A whole number.
    case number(Int)
    /// The position of the chosen text, from 0.
    case choice(Int)
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
