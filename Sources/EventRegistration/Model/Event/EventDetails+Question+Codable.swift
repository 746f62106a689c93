/// Encoded as `{"id": "…", "subject": "allergies", "answer": "text", "isRequired": true}`.
///
/// Another subject has the key `"text"` and no `"subject"`, and a choice has the key `"choices"`.
extension EventDetails.Question: Codable {
  private typealias CodingKeys = FieldKey

  private enum SubjectName: String, CaseIterable, Codable {
    case allergies
    case emergencyContact
    case authorizedPickup

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  private enum AnswerName: String, CaseIterable, Codable {
    case text
    case yesOrNo
    case number
    case choice

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
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
