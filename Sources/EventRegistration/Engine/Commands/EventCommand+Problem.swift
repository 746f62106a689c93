extension EventCommand {
  /// A problem in the form of a command, which makes it invalid for every event.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// The time of the request is not in the years 1 to 9999.
    case timeOutOfRange
    /// The request was first made outside the years 1 to 9999, or more than
    /// ``RegistrationRequest/clockTolerance`` seconds after its time.
    case firstMadeOutOfRange
    /// The command names a child twice.
    case duplicateChild
    /// The reason is longer than 1,000 bytes.
    case reasonTooLong
    /// There is no reason for an exception.
    case reasonMissing
    /// A field of the event is not valid: the number of seats, or a time.
    case field(EventDraft.FieldProblem)

    /// The rule that the command breaks, in one sentence.
    public var description: String {
      switch self {
      case .timeOutOfRange: "The time of the request must be in the years 1 to 9999."
      case .firstMadeOutOfRange:
        "The request must be first made in the years 1 to 9999, and not after its time."
      case .duplicateChild: "The command must not name a child twice."
      case .reasonTooLong: "The reason must be at most 1000 bytes long."
      case .reasonMissing: "An exception must have a reason."
      case .field(let problem): problem.description
      }
    }
  }
}

/// Encoded as `{"kind": "duplicateChild"}`, or `{"kind": "field", "problem": {…}}`.
extension EventCommand.Problem: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case timeOutOfRange
    case firstMadeOutOfRange
    case duplicateChild
    case reasonTooLong
    case reasonMissing
    case field

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a problem.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .timeOutOfRange: self = .timeOutOfRange
    case .firstMadeOutOfRange: self = .firstMadeOutOfRange
    case .duplicateChild: self = .duplicateChild
    case .reasonTooLong: self = .reasonTooLong
    case .reasonMissing: self = .reasonMissing
    case .field: self = .field(try container.decode(EventDraft.FieldProblem.self, forKey: .problem))
    }
  }

  /// Encodes the problem.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeOutOfRange:
      try container.encode(Kind.timeOutOfRange, forKey: .kind)
    case .firstMadeOutOfRange:
      try container.encode(Kind.firstMadeOutOfRange, forKey: .kind)
    case .duplicateChild:
      try container.encode(Kind.duplicateChild, forKey: .kind)
    case .reasonTooLong:
      try container.encode(Kind.reasonTooLong, forKey: .kind)
    case .reasonMissing:
      try container.encode(Kind.reasonMissing, forKey: .kind)
    case .field(let problem):
      try container.encode(Kind.field, forKey: .kind)
      try container.encode(problem, forKey: .problem)
    }
  }
}
