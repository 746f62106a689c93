/// The answer to a command: its outcome, and the version of the event.
public struct EventAnswer<Outcome: Sendable>: Sendable {
  /// The outcome, which may be a refusal.
  public let outcome: Outcome

  /// The version of the event after the command.
  ///
  /// For a refused command, the version for which it was refused, or 0 if there is no such event.
  public let version: UInt64

  /// The ID of the request.
  public let request: RegistrationRequest.ID

  /// Whether the request is a retry and this is its first answer again.
  public let isReplay: Bool

  init(_ outcome: Outcome, version: UInt64, request: RegistrationRequest.ID, isReplay: Bool = false)
  {
    self.outcome = outcome
    self.version = version
    self.request = request
    self.isReplay = isReplay
  }
}

extension EventAnswer: Equatable where Outcome: Equatable {}
extension EventAnswer: Hashable where Outcome: Hashable {}

extension EventCommand {
  /// The outcome of a command.
  @nonexhaustive public enum Outcome: Hashable, Sendable {
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

/// The outcome of a registration.
public enum RegistrationOutcome: Hashable, Sendable {
  /// The children are registered and have this number of seats.
  case registered(seats: Int)
  /// The children wait together, at this position on the waiting list, from 1.
  case waitlisted(position: Int)
  /// The registration was refused, and nothing changed.
  case refused(RegistrationRefusal)

  /// The reason for a refusal, or `nil` if the children are registered or wait.
  public var refusal: RegistrationRefusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }

  /// Creates the outcome of a command that registers children, or returns `nil` for an outcome that only
  /// other commands have.
  init?(_ outcome: EventCommand.Outcome) {
    switch outcome {
    case .registered(let seats): self = .registered(seats: seats)
    case .waitlisted(let position): self = .waitlisted(position: position)
    case .refused(let refusal): self = .refused(refusal)
    case .held, .done: return nil
    }
  }
}

extension EventAnswer<EventCommand.Outcome> {
  /// The answer to a command that registers children.
  ///
  /// If the digest of an earlier command is unknown, a request with its ID counts as a retry and gets its
  /// outcome. If that is not the outcome of a registration, the request is refused as one with a reused ID.
  var ofRegistration: EventAnswer<RegistrationOutcome> {
    guard let outcome = RegistrationOutcome(outcome) else {
      return EventAnswer<RegistrationOutcome>(
        .refused(.requestReused(request)), version: version, request: request)
    }
    return EventAnswer<RegistrationOutcome>(
      outcome, version: version, request: request, isReplay: isReplay)
  }
}

private typealias AnswerKeys = FieldKey

/// Encoded by the names of its properties.
extension EventAnswer: Encodable where Outcome: Encodable {
  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnswerKeys.self)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(version, forKey: .version)
    try container.encode(request, forKey: .request)
    try container.encode(isReplay, forKey: .isReplay)
  }
}

extension EventAnswer: Decodable where Outcome: Decodable {
  /// Decodes an answer; it is not a replay unless the data says so.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnswerKeys.self)
    self.init(
      try container.decode(Outcome.self, forKey: .outcome),
      version: try container.decode(UInt64.self, forKey: .version),
      request: try container.decode(RegistrationRequest.ID.self, forKey: .request),
      isReplay: try container.decodeIfPresent(Bool.self, forKey: .isReplay) ?? false)
  }
}

/// Encoded as `{"kind": "registered", "seats": 2}`, `{"kind": "waitlisted", "position": 3}`,
/// `{"kind": "held", "until": 1770000000}`, `{"kind": "done"}`, or
/// `{"kind": "refused", "refusal": {…}}`.
extension EventCommand.Outcome: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case registered
    case waitlisted
    case held
    case done
    case refused
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
