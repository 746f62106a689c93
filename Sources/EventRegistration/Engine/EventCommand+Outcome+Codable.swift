#if !hasFeature(Embedded)
/// Encoded as `{"kind": "registered", "seats": 2}`, `{"kind": "waitlisted", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}`, `{"kind": "done"}` or
/// `{"kind": "refused", "refusal": {…}}`.
extension EventCommand.Outcome: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case seats
    case position
    case until
    case refusal
  }

  private enum Kind: String, CaseIterable, Codable {
    case registered
    case waitlisted
    case held
    case done
    case refused

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes what became of a command.
  ///
  /// - Throws: `DecodingError`, also for a number below 1 and a time outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .registered: self = .registered(seats: try container.decode(.seats, atLeast: 1))
    case .waitlisted: self = .waitlisted(position: try container.decode(.position, atLeast: 1))
    case .held: self = .held(until: try container.decodeDeadline(.until))
    case .done: self = .done
    case .refused: self = .refused(try container.decode(RegistrationRefusal.self, forKey: .refusal))
    }
  }

  /// Encodes what became of the command.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .registered(let seats):
      try container.encode(Kind.registered, forKey: .kind)
      try container.encode(seats, forKey: .seats)
    case .waitlisted(let position):
      try container.encode(Kind.waitlisted, forKey: .kind)
      try container.encode(position, forKey: .position)
    case .held(let deadline):
      try container.encode(Kind.held, forKey: .kind)
      try container.encode(deadline, forKey: .until)
    case .done:
      try container.encode(Kind.done, forKey: .kind)
    case .refused(let refusal):
      try container.encode(Kind.refused, forKey: .kind)
      try container.encode(refusal, forKey: .refusal)
    }
  }
}
#endif
