/// Encoded as the phase, with what that phase has, and the times of requests.
extension PasswordReset: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, requests, code, isKnown, time, attemptsLeft, ticket
  }

  private enum Phase: String, Codable {
    case idle, codeSent, ended, verified, done
  }

  /// Decodes a reset.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for values that no reset has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func check<Value>(_ value: Value?, _ key: CodingKeys) throws -> Value {
      guard let value else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "The value is out of range.")
      }
      return value
    }
    requests = try container.decodeIfPresent([Int64].self, forKey: .requests) ?? []
    if requests.count > Self.maximumCodeCount { let _: Int = try check(nil, .requests) }
    switch try container.decode(Phase.self, forKey: .phase) {
    case .idle: state = .idle
    case .ended: state = .dead
    case .done: state = .done
    case .codeSent:
      let attempts = try container.decode(Int.self, forKey: .attemptsLeft)
      state = .codeSent(
        SentCode(
          code: try check(Code(try container.decode(String.self, forKey: .code)), .code),
          isKnown: try container.decode(Bool.self, forKey: .isKnown),
          time: try container.decode(Int64.self, forKey: .time),
          attemptsLeft: try check(
            (1...Self.maximumAttemptCount).contains(attempts) ? attempts : nil, .attemptsLeft)))
    case .verified:
      let ticket = Ticket(try container.decode(String.self, forKey: .ticket))
      state = .verified(
        try check(ticket, .ticket), at: try container.decode(Int64.self, forKey: .time))
    }
  }

  /// Encodes the reset with its code: encrypt what you store.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !requests.isEmpty { try container.encode(requests, forKey: .requests) }
    switch state {
    case .idle: try container.encode(Phase.idle, forKey: .phase)
    case .dead: try container.encode(Phase.ended, forKey: .phase)
    case .done: try container.encode(Phase.done, forKey: .phase)
    case .codeSent(let sent):
      try container.encode(Phase.codeSent, forKey: .phase)
      try container.encode(sent.code.text, forKey: .code)
      try container.encode(sent.isKnown, forKey: .isKnown)
      try container.encode(sent.time, forKey: .time)
      try container.encode(sent.attemptsLeft, forKey: .attemptsLeft)
    case .verified(let ticket, let time):
      try container.encode(Phase.verified, forKey: .phase)
      try container.encode(ticket.text, forKey: .ticket)
      try container.encode(time, forKey: .time)
    }
  }
}
