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

  /// Whether the request is a retry, and this is the answer that it got before.
  public let isReplay: Bool

  init(_ outcome: Outcome, version: UInt64, request: RegistrationRequest.ID, isReplay: Bool = false)
  {
    self.outcome = outcome
    self.version = version
    self.request = request
    self.isReplay = isReplay
  }

  /// Returns the same answer with a transformed outcome.
  func map<Other>(_ transform: (Outcome) -> Other) -> EventAnswer<Other> {
    EventAnswer<Other>(transform(outcome), version: version, request: request, isReplay: isReplay)
  }
}

extension EventAnswer: Equatable where Outcome: Equatable {}
extension EventAnswer: Hashable where Outcome: Hashable {}

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
