#if !hasFeature(Embedded)
/// Encoded as `{"attendee": {…}, "registeredBy": "…", "status": {…}}`, with an `"attended"` only if
/// it was noted.
extension ChildRegistration: Codable {
  private enum CodingKeys: String, CodingKey {
    case attendee
    case registeredBy
    case status
    case attended
  }

  /// Decodes what a child has at an event.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      attendee: try container.decode(EventAttendee.self, forKey: .attendee),
      registeredBy: try container.decode(PersonID.self, forKey: .registeredBy),
      status: try container.decode(Status.self, forKey: .status),
      attended: try container.decodeIfPresent(Bool.self, forKey: .attended))
  }

  /// Encodes what the child has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(attendee, forKey: .attendee)
    try container.encode(registeredBy, forKey: .registeredBy)
    try container.encode(status, forKey: .status)
    try container.encodeIfPresent(attended, forKey: .attended)
  }
}

/// Encoded as `{"kind": "registered"}`, `{"kind": "waiting", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}` or `{"kind": "offered", "until": 1770000000}`.
extension ChildRegistration.Status: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case position
    case until
  }

  private enum Kind: String, CaseIterable, Codable {
    case registered
    case waiting
    case held
    case offered

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes what a child has.
  ///
  /// - Throws: `DecodingError`, also for a place below 1 and a time outside the years 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .registered: self = .registered
    case .waiting: self = .waiting(position: try container.decode(.position, atLeast: 1))
    case .held: self = .held(until: try container.decodeDeadline(.until))
    case .offered: self = .offered(until: try container.decodeDeadline(.until))
    }
  }

  /// Encodes what the child has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .registered:
      try container.encode(Kind.registered, forKey: .kind)
    case .waiting(let position):
      try container.encode(Kind.waiting, forKey: .kind)
      try container.encode(position, forKey: .position)
    case .held(let deadline):
      try container.encode(Kind.held, forKey: .kind)
      try container.encode(deadline, forKey: .until)
    case .offered(let deadline):
      try container.encode(Kind.offered, forKey: .kind)
      try container.encode(deadline, forKey: .until)
    }
  }
}
#endif
