import Essentials

/// Resets that belong to the asker, so that a stranger who knows an address cannot lock out its
/// owner.
extension PasswordReset {
  /// The device that asks for a code, by a random text that the host keeps there, such as in a cookie.
  ///
  ///     var reset = PasswordReset()
  ///     guard let asker = PasswordReset.Asker(cookie) else { return }
  ///     let request = reset.request(at: now, isKnown: true, from: asker, using: &generator, digest: hmac)
  ///     if let code = request.code, let link = request.link { sendMessage(code.text + link.text) }
  ///     let verification = reset.verify(text, at: now, from: asker, using: &generator, digest: hmac)
  ///
  /// A code works only for the asker who requested it, and only the asker's own attempts count.
  /// Each message also has a link for the person who reads the mail of the address. The link works
  /// once, for a day, on any device. So the owner can always reset the password: if strangers
  /// requested all codes of the day, the last message has a link that is still valid.
  public struct Asker: Hashable, Sendable, PrivateValue {
    /// The random text: 16 to 200 bytes of UTF-8.
    public let text: String

    /// Creates an asker, or returns `nil` if the text is shorter than 16 bytes or longer than 200.
    public init?(_ text: String) {
      guard (16...200).contains(text.utf8.prefix(201).count) else { return nil }
      self.text = text
    }
  }

  /// A keyed digest of a secret, such as HMAC-SHA-256 with a key that is not in the database.
  ///
  /// With a digest, no code, link, or ticket is stored, so a person who reads the database cannot
  /// try the million codes. Use the same digest for all calls of a reset.
  public typealias Digest = @Sendable (_ secret: [UInt8]) -> [UInt8]

  /// How long the link in a message is valid, in seconds: as long as the period of ``maximumCodeCount``.
  public static var linkLifetime: Int64 { quotaPeriod }

  /// Asks for a code as ``request(at:isKnown:using:)`` does, for one asker.
  ///
  /// The new code ends only the asker's own previous code, and only the asker's own request makes
  /// the asker wait.
  ///
  /// - Parameters:
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - isKnown: Whether an account uses the address.
  ///   - asker: The asker.
  ///   - generator: A source of unpredictable bits, such as `SystemRandomNumberGenerator`.
  ///   - digest: The digest by which secrets are stored, or `nil` to store them in plain text.
  /// - Returns: The answer for the person, and the code and the link for the owner of the address.
  public mutating func request(
    at time: Int64, isKnown: Bool, from asker: Asker,
    using generator: inout some RandomNumberGenerator, digest: Digest? = nil
  ) -> Request {
    expire(at: time)
    let index = bound.firstIndex { $0.asker.matches(asker.text, .asker, digest) }
    if let last = index.flatMap({ bound[$0].lastRequest }) {
      let age = Self.distance(last, time)
      if age < Self.resendDelay {
        return Request(answer: .wait(seconds: Self.resendDelay &- age), code: nil, link: nil)
      }
    }
    guard requests.count < Self.maximumCodeCount else {
      return Request(answer: .tooMany, code: nil, link: nil)
    }
    requests.append(time)
    let code = Code(using: &generator)
    let link = Ticket(using: &generator)
    links.append(Link(secret: Secret(link.text, .link, digest), isKnown: isKnown, time: time))
    let sent = BoundReset.State.codeSent(
      Secret(code.text, .code(asker), digest), isKnown: isKnown,
      attemptsLeft: Self.maximumAttemptCount)
    set(sent, at: time, lastRequest: time, of: asker, digest)
    return Request(answer: .codeSent, code: isKnown ? code : nil, link: isKnown ? link : nil)
  }

  /// Checks a code that an asker entered, as ``verify(_:at:using:)`` does.
  ///
  /// - Parameters:
  ///   - text: The text that the person entered.
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - asker: The asker.
  ///   - generator: A source of unpredictable bits, for the ticket.
  ///   - digest: The digest of the request.
  /// - Returns: A ticket, or that the code is invalid, without a reason.
  public mutating func verify(
    _ text: String, at time: Int64, from asker: Asker,
    using generator: inout some RandomNumberGenerator, digest: Digest? = nil
  ) -> Verification {
    expire(at: time)
    guard let index = bound.firstIndex(where: { $0.asker.matches(asker.text, .asker, digest) }),
      case .codeSent(let code, let isKnown, let attempts) = bound[index].state,
      let digits = Code.digits(in: text)
    else { return .invalid }
    let entered = String(decoding: digits, as: UTF8.self)
    // Both are computed, so that the time does not depend on the address.
    let isRight = code.matches(entered, .code(asker), digest)
    guard isRight && isKnown else {
      bound[index].state =
        attempts > 1 ? .codeSent(code, isKnown: isKnown, attemptsLeft: attempts &- 1) : .dead
      return .invalid
    }
    return .verified(ticket(for: asker, at: time, using: &generator, digest))
  }

  /// Opens the link of a message, from any device.
  ///
  /// - Parameters:
  ///   - link: The text of the link that is the ``Request/link`` of a request.
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - asker: The device that opened it and chooses the new password.
  ///   - generator: A source of unpredictable bits, for the ticket.
  ///   - digest: The digest of the request.
  /// - Returns: A ticket, or that the link is invalid, without a reason.
  public mutating func open(
    _ link: Ticket, at time: Int64, from asker: Asker,
    using generator: inout some RandomNumberGenerator, digest: Digest? = nil
  ) -> Verification {
    expire(at: time)
    let index = links.firstIndex { $0.secret.matches(link.text, .link, digest) }
    guard let index, links.remove(at: index).isKnown else { return .invalid }
    return .verified(ticket(for: asker, at: time, using: &generator, digest))
  }

  /// Returns the content of an asker's screen.
  public func status(at time: Int64, for asker: Asker, digest: Digest? = nil) -> Status {
    var copy = self
    copy.expire(at: time)
    let own = copy.bound.first { $0.asker.matches(asker.text, .asker, digest) }
    let age = own?.lastRequest.map { Self.distance($0, time) } ?? Self.resendDelay
    let resend = max(0, Self.resendDelay &- age)
    guard let own else {
      return Status(phase: .idle, attemptsLeft: 0, validSeconds: 0, resendSeconds: resend)
    }
    let elapsed = Self.distance(own.time, time)
    return switch own.state {
    case .codeSent(_, _, let attempts):
      Status(
        phase: .codeSent, attemptsLeft: attempts, validSeconds: Self.codeLifetime &- elapsed,
        resendSeconds: resend)
    case .verified:
      Status(
        phase: .verified, attemptsLeft: 0, validSeconds: Self.verifiedLifetime &- elapsed,
        resendSeconds: resend)
    case .dead, .done:
      Status(
        phase: own.state == .done ? .done : .ended, attemptsLeft: 0, validSeconds: 0,
        resendSeconds: resend)
    }
  }
}

extension PasswordReset {
  /// The reset of one asker.
  struct BoundReset: Hashable, Sendable {
    enum State: Hashable, Sendable {
      case codeSent(Secret, isKnown: Bool, attemptsLeft: Int)
      case verified(Secret)
      case dead, done
    }

    let asker: Secret
    var state: State
    /// When the state began.
    var time: Int64
    /// When the asker last asked for a code, if ever.
    var lastRequest: Int64?

    /// Ends expired requests at a time; a clock that was set back to before the start ends them,
    /// too.
    mutating func expire(at now: Int64) {
      let lifetime =
        switch state {
        case .codeSent: PasswordReset.codeLifetime
        case .verified: PasswordReset.verifiedLifetime
        case .dead, .done: PasswordReset.quotaPeriod
        }
      if now < time || PasswordReset.distance(time, now) >= lifetime { state = .dead }
    }
  }

  /// The link in a message.
  struct Link: Hashable, Sendable {
    let secret: Secret
    let isKnown: Bool
    let time: Int64
  }

  /// A secret, or its keyed digest.
  struct Secret: Hashable, Sendable {
    /// The purpose of a secret, so that a digest of one is never that of another.
    enum Purpose {
      case asker, code(Asker), link, ticket

      fileprivate var prefix: String {
        switch self {
        case .asker: "asker\n"
        case .code(let asker): "code\n" + asker.text + "\n"
        case .link: "link\n"
        case .ticket: "ticket\n"
        }
      }
    }

    let bytes: [UInt8]
    let isDigest: Bool

    init(bytes: [UInt8], isDigest: Bool) { (self.bytes, self.isDigest) = (bytes, isDigest) }

    init(_ text: String, _ purpose: Purpose, _ digest: Digest?) {
      isDigest = digest != nil
      bytes = digest?(Array((purpose.prefix + text).utf8)) ?? Array(text.utf8)
    }

    /// Whether a text is the secret, in a time that depends only on the lengths.
    func matches(_ text: String, _ purpose: Purpose, _ digest: Digest?) -> Bool {
      let other = Self(text, purpose, digest)
      guard bytes.count == other.bytes.count else { return false }
      var difference: UInt8 = isDigest == other.isDigest ? 0 : 1
      for (a, b) in zip(bytes, other.bytes) { difference |= a ^ b }
      return difference == 0 && !bytes.isEmpty
    }
  }

  private mutating func set(
    _ state: BoundReset.State, at time: Int64, lastRequest: Int64?, of asker: Asker,
    _ digest: Digest?
  ) {
    if let index = bound.firstIndex(where: { $0.asker.matches(asker.text, .asker, digest) }) {
      bound[index].state = state
      bound[index].time = time
      if let lastRequest { bound[index].lastRequest = lastRequest }
    } else {
      bound.append(
        BoundReset(
          asker: Secret(asker.text, .asker, digest), state: state, time: time,
          lastRequest: lastRequest))
    }
  }

  private mutating func ticket(
    for asker: Asker, at time: Int64, using generator: inout some RandomNumberGenerator,
    _ digest: Digest?
  ) -> Ticket {
    let ticket = Ticket(using: &generator)
    set(
      .verified(Secret(ticket.text, .ticket, digest)), at: time, lastRequest: nil, of: asker, digest
    )
    return ticket
  }

  /// The place of the asker who has a ticket, or `nil`.
  func indexOfAsker(with ticket: Ticket, _ digest: Digest?) -> Int? {
    var found: Int?
    for (index, reset) in bound.enumerated() {
      if case .verified(let secret) = reset.state,
        secret.matches(ticket.text, .ticket, digest)
      {
        found = index
      }
    }
    return found
  }

  /// Ends what askers have that is over at a time.
  mutating func expireBound(at time: Int64) {
    links.removeAll { Self.distance($0.time, time) >= Self.linkLifetime }
    for index in bound.indices { bound[index].expire(at: time) }
    bound.removeAll {
      $0.state == .dead && Self.distance($0.lastRequest ?? $0.time, time) >= Self.quotaPeriod
    }
  }
}

/// Encoded as an object with the asker, the phase, and what that phase has.
extension PasswordReset.BoundReset: Codable {
  private enum CodingKeys: String, CodingKey {
    case asker, code, ticket, isKnown, attemptsLeft, time, lastRequest, isDone
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    asker = try container.decode(PasswordReset.Secret.self, forKey: .asker)
    time = try container.decode(Int64.self, forKey: .time)
    lastRequest = try container.decodeIfPresent(Int64.self, forKey: .lastRequest)
    if let ticket = try container.decodeIfPresent(PasswordReset.Secret.self, forKey: .ticket) {
      state = .verified(ticket)
    } else if let code = try container.decodeIfPresent(PasswordReset.Secret.self, forKey: .code) {
      let attempts = try container.decode(Int.self, forKey: .attemptsLeft)
      guard (1...PasswordReset.maximumAttemptCount).contains(attempts) else {
        throw DecodingError.dataCorruptedError(
          forKey: .attemptsLeft, in: container, debugDescription: "The value is out of range.")
      }
      state = .codeSent(
        code, isKnown: try container.decode(Bool.self, forKey: .isKnown), attemptsLeft: attempts)
    } else {
      state = try container.decodeIfPresent(Bool.self, forKey: .isDone) ?? false ? .done : .dead
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(asker, forKey: .asker)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(lastRequest, forKey: .lastRequest)
    switch state {
    case .dead: break
    case .done: try container.encode(true, forKey: .isDone)
    case .verified(let ticket): try container.encode(ticket, forKey: .ticket)
    case .codeSent(let code, let isKnown, let attemptsLeft):
      try container.encode(code, forKey: .code)
      try container.encode(isKnown, forKey: .isKnown)
      try container.encode(attemptsLeft, forKey: .attemptsLeft)
    }
  }
}

/// Encoded as an object with the secret, whether its address is known, and its time.
extension PasswordReset.Link: Codable {}

/// Encoded as `{"digest": "9f86…"}`, or `{"plain": "123456"}` without a digest.
extension PasswordReset.Secret: Codable {
  private enum CodingKeys: String, CodingKey {
    case digest, plain
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let plain = try container.decodeIfPresent(String.self, forKey: .plain) {
      self.init(bytes: Array(plain.utf8), isDigest: false)
      return
    }
    let digits = Array(try container.decode(String.self, forKey: .digest).utf8)
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[place...].prefix(2), as: UTF8.self)
      guard pair.utf8.count == 2, let byte = UInt8(pair, radix: 16) else {
        throw DecodingError.dataCorruptedError(
          forKey: .digest, in: container, debugDescription: "The text is not hexadecimal.")
      }
      bytes.append(byte)
    }
    self.init(bytes: bytes, isDigest: true)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if isDigest {
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      try container.encode(digits.joined(), forKey: .digest)
    } else {
      try container.encode(String(decoding: bytes, as: UTF8.self), forKey: .plain)
    }
  }
}
