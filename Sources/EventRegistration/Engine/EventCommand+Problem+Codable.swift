#if !hasFeature(Embedded)
/// Encoded as `{"kind": "duplicateChild"}` and the like, with a `"problem"` beside the kind
/// `"field"`.
extension EventCommand.Problem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case problem
  }

  private enum Kind: String, CaseIterable, Codable {
    case timeOutOfRange
    case duplicateChild
    case reasonTooLong
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
    case .duplicateChild: self = .duplicateChild
    case .reasonTooLong: self = .reasonTooLong
    case .field: self = .field(try container.decode(EventDraft.FieldProblem.self, forKey: .problem))
    }
  }

  /// Encodes the problem.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeOutOfRange:
      try container.encode(Kind.timeOutOfRange, forKey: .kind)
    case .duplicateChild:
      try container.encode(Kind.duplicateChild, forKey: .kind)
    case .reasonTooLong:
      try container.encode(Kind.reasonTooLong, forKey: .kind)
    case .field(let problem):
      try container.encode(Kind.field, forKey: .kind)
      try container.encode(problem, forKey: .problem)
    }
  }
}
#endif
