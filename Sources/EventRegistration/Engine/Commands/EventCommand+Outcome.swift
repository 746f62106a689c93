extension EventCommand {
  /// The outcome of a command.
  public enum Outcome: Hashable, Sendable {
    /// The children are registered and have this number of seats.
    case registered(seats: Int)
    /// The children wait together, at this position on the waiting list, from 1.
    case waitlisted(position: Int)
    /// Seats are on hold until this instant, in seconds since 1970-01-01 00:00 UTC.
    case held(until: Int64)
    /// The command was carried out.
    case done
    /// The command was refused, and nothing changed.
    case refused(RegistrationRefusal)

    /// The reason for a refusal, or `nil` if the command was carried out.
    public var refusal: RegistrationRefusal? {
      if case .refused(let refusal) = self { refusal } else { nil }
    }
  }
}

/// Encoded as `{"kind": "registered", "seats": 2}`, `{"kind": "waitlisted", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}`, `{"kind": "done"}`, or
/// `{"kind": "refused", "refusal": {…}}`.
extension EventCommand.Outcome: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case registered
    case waitlisted
    case held
    case done
    case refused

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes an outcome.
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

  /// Encodes the outcome.
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
