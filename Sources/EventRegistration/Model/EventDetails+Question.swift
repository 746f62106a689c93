import Essentials

extension EventDetails {
  /// A question that a family answers for each child when they register.
  ///
  ///     let allergies = try EventDetails.Question(.init(high: 5, low: 1), .allergies)
  ///     let shirt = try EventDetails.Question(
  ///       .init(high: 5, low: 2), .other("T-shirt size"), answer: .choice(["S", "M", "L"]),
  ///       isRequired: true)
  ///
  /// The answers are checked but never stored: <doc:Privacy> says what facts hold instead.
  public struct Question: Hashable, Sendable, Identifiable {
    /// A 128-bit identifier of a question, which the host chooses.
    public typealias ID = EntityID<EntityKind.Question>

    /// The subject of a question.
    @nonexhaustive public enum Subject: Hashable, Sendable {
      /// The things that the child must not eat or touch.
      case allergies
      /// The person to call in an emergency.
      case emergencyContact
      /// The people who may pick up the child.
      case authorizedPickup
      /// Another subject: the question as families read it.
      case other(String)
    }

    /// The type of the answers.
    @nonexhaustive public enum AnswerType: Hashable, Sendable {
      /// A text of at most ``EventDetails/Question/maximumAnswerBytes``.
      case text
      /// Yes or no.
      case yesOrNo
      /// A whole number.
      case number
      /// One of these texts.
      case choice([String])
    }

    private enum Topic: Hashable, Sendable {
      case allergies, emergencyContact, authorizedPickup
      case other(ByteText)
    }

    private enum Form: Hashable, Sendable {
      case text, yesOrNo, number
      case choice([ByteText])
    }

    /// The ID, which stays the same when the provider edits the question.
    public let id: ID

    private let topic: Topic
    private let form: Form

    /// Whether a child cannot be registered without an answer.
    public let isRequired: Bool

    /// Creates a question, without leading and trailing whitespace of texts.
    ///
    /// Line breaks become spaces.
    ///
    /// - Parameters:
    ///   - id: The ID.
    ///   - subject: The subject; the text of another subject is not blank and at most
    ///     ``maximumTextBytes`` long.
    ///   - answer: The type of the answers; the texts of a choice are ``choiceCounts`` different texts,
    ///     not blank and at most ``maximumChoiceBytes`` long.
    ///   - isRequired: Whether a child cannot be registered without an answer.
    /// - Complexity: O(*n*) in the length of the texts.
    /// - Throws: ``EventDetails/Question/Error``, for the first rule that is broken, in the order of the cases.
    public init(
      _ id: ID, _ subject: Subject, answer: AnswerType = .text, isRequired: Bool = false
    ) throws(EventDetails.Question.Error) {
      self.id = id
      self.isRequired = isRequired
      switch subject {
      case .allergies: topic = .allergies
      case .emergencyContact: topic = .emergencyContact
      case .authorizedPickup: topic = .authorizedPickup
      case .other(let text): topic = .other(try Self.checked(text))
      }
      switch answer {
      case .text: form = .text
      case .yesOrNo: form = .yesOrNo
      case .number: form = .number
      case .choice(let choices): form = .choice(try Self.checked(choices))
      }
    }

    private static func checked(_ text: String) throws(EventDetails.Question.Error) -> ByteText {
      guard text.utf8.count <= maximumTextBytes else { throw .textTooLong }
      let text = text.trimmed.onOneLine
      guard !text.isEmpty else { throw .textMissing }
      return ByteText(text)
    }

    private static func checked(_ choices: [String]) throws(EventDetails.Question.Error)
      -> [ByteText]
    {
      guard choiceCounts.contains(choices.count) else {
        throw .choiceCountOutOfRange(choices.count)
      }
      var texts: [ByteText] = []
      for choice in choices {
        guard choice.utf8.count <= maximumChoiceBytes else { throw .choiceTooLong }
        let choice = choice.trimmed.onOneLine
        guard !choice.isEmpty else { throw .choiceMissing }
        texts.append(ByteText(choice))
      }
      guard Set(texts).count == texts.count else { throw .choiceRepeated }
      return texts
    }
  }
}

extension EventDetails.Question {
  /// The subject.
  public var subject: Subject {
    switch topic {
    case .allergies: .allergies
    case .emergencyContact: .emergencyContact
    case .authorizedPickup: .authorizedPickup
    case .other(let text): .other(text.string)
    }
  }

  /// The type of the answers.
  public var answer: AnswerType {
    switch form {
    case .text: .text
    case .yesOrNo: .yesOrNo
    case .number: .number
    case .choice(let choices): .choice(choices.map { $0.string })
    }
  }

  /// Returns the question with other texts.
  func mapTexts(
    _ change: (String) -> String
  ) throws(EventDetails.Question.Error) -> EventDetails.Question {
    var (subject, answer) = (subject, answer)
    if case .other(let text) = subject { subject = .other(change(text)) }
    if case .choice(let choices) = answer { answer = .choice(choices.map(change)) }
    return try Self(id, subject, answer: answer, isRequired: isRequired)
  }

  /// The maximum length of the text of another subject, in bytes of UTF-8: 500.
  public static let maximumTextBytes = 500

  /// The maximum length of a text to choose, in bytes of UTF-8: 200.
  public static let maximumChoiceBytes = 200

  /// The maximum length of an answer that is a text, in bytes of UTF-8: 4,000.
  public static let maximumAnswerBytes = 4000

  /// The valid numbers of texts to choose from: 2 to 20.
  public static let choiceCounts: ClosedRange<Int> = 2...20

  /// The reason values are not an ``EventDetails/Question``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The text of the question is longer than ``EventDetails/Question/maximumTextBytes``.
    case textTooLong
    /// The text of the question is blank.
    case textMissing
    /// The number of texts to choose from is not in ``EventDetails/Question/choiceCounts``.
    case choiceCountOutOfRange(Int)
    /// A text to choose is longer than ``EventDetails/Question/maximumChoiceBytes``.
    case choiceTooLong
    /// A text to choose is blank.
    case choiceMissing
    /// Two texts to choose from are the same.
    case choiceRepeated

    /// The rule that the value breaks, in one sentence.
    public var description: String {
      switch self {
      case .textTooLong: "The question must be at most 500 bytes long."
      case .textMissing: "The question must not be blank."
      case .choiceCountOutOfRange: "There must be 2 to 20 texts to choose from."
      case .choiceTooLong: "A text to choose must be at most 200 bytes long."
      case .choiceMissing: "A text to choose must not be blank."
      case .choiceRepeated: "The texts to choose from must differ."
      }
    }
  }

  /// The problem with an answer.
  enum AnswerProblem {
    case missing, invalid
  }

  /// Returns the problem with an answer to this question, or `nil`.
  ///
  /// A text without visible characters is not an answer.
  func problem(of answer: Child.Answer?) -> AnswerProblem? {
    guard let answer else { return isRequired ? .missing : nil }
    switch (answer, self.answer) {
    case (.text(let text), .text):
      guard text.utf8.count <= Self.maximumAnswerBytes else { return .invalid }
      return isRequired && !CleanText.isVisible(text) ? .missing : nil
    case (.yesOrNo, .yesOrNo), (.number, .number): return nil
    case (.choice(let position), .choice(let choices)):
      return choices.indices.contains(position) ? nil : .invalid
    case (.text, _), (.yesOrNo, _), (.number, _), (.choice, _): return .invalid
    }
  }
}

/// Encoded as `{"id": "…", "subject": "allergies", "answer": "text", "isRequired": true}`.
///
/// Another subject has the key `"text"` and no `"subject"`, and a choice has the key `"choices"`.
extension EventDetails.Question: Codable {
  private typealias CodingKeys = FieldKey

  private enum SubjectName: String, CodedCase {
    case allergies
    case emergencyContact
    case authorizedPickup
  }

  private enum AnswerName: String, CodedCase {
    case text
    case yesOrNo
    case number
    case choice
  }

  /// Decodes a question; by default the answer is a text, and not required.
  ///
  /// - Throws: `DecodingError`, also for texts that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(ID.self, forKey: .id)
    let subject: Subject =
      switch try container.decodeIfPresent(SubjectName.self, forKey: .subject) {
      case .allergies?: .allergies
      case .emergencyContact?: .emergencyContact
      case .authorizedPickup?: .authorizedPickup
      case nil: .other(try container.decode(String.self, forKey: .text))
      }
    let answer: AnswerType =
      switch try container.decodeIfPresent(AnswerName.self, forKey: .answer) {
      case .text?, nil: .text
      case .yesOrNo?: .yesOrNo
      case .number?: .number
      case .choice?: .choice(try container.decode([String].self, forKey: .choices))
      }
    let isRequired = try container.decodeIfPresent(Bool.self, forKey: .isRequired) ?? false
    do throws(EventDetails.Question.Error) {
      try self.init(id, subject, answer: answer, isRequired: isRequired)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the question.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    switch subject {
    case .allergies: try container.encode(SubjectName.allergies, forKey: .subject)
    case .emergencyContact: try container.encode(SubjectName.emergencyContact, forKey: .subject)
    case .authorizedPickup: try container.encode(SubjectName.authorizedPickup, forKey: .subject)
    case .other(let text): try container.encode(text, forKey: .text)
    }
    switch answer {
    case .text: try container.encode(AnswerName.text, forKey: .answer)
    case .yesOrNo: try container.encode(AnswerName.yesOrNo, forKey: .answer)
    case .number: try container.encode(AnswerName.number, forKey: .answer)
    case .choice(let choices):
      try container.encode(AnswerName.choice, forKey: .answer)
      try container.encode(choices, forKey: .choices)
    }
    try container.encode(isRequired, forKey: .isRequired)
  }
}
