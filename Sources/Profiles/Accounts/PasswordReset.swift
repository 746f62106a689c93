public import Essentials

/// The reset of a forgotten password with a code that the app sends to an address.
///
///     var reset = PasswordReset()
///     var generator = SystemRandomNumberGenerator()
///     let request = reset.request(at: now, isKnown: true, using: &generator)
///     if let code = request.code { sendMessage(code.text) }        // to the owner of the address
///     show(PasswordReset.Messages().text(for: request.answer))     // the same for an unknown address
///     let verification = reset.verify(text, at: now, using: &generator)
///
/// Keep a value for each ``EmailAddress/accountKey`` for which somebody requests a reset, and pass
/// in as `isKnown` whether an account uses it: all answers and the whole ``status(at:)`` are the
/// same for both. Send messages in the background, because the time for sending would reveal
/// whether there is an account.
///
/// A code has six digits and works once: it ends after 15 minutes, five wrong attempts, its use, or the next
/// code. An address gets five codes in 24 hours, at least a minute apart, so an attacker has 25 attempts a
/// day at a million codes. Attempts from all devices count together. The account is not locked: its old
/// password works until there is a new one.
///
/// With the calls that take an ``Asker``, a code belongs to the asker. So a stranger who knows the
/// address cannot use up the attempts of its owner or lock the owner out. Use these calls on the
/// web. With a ``Digest``, no secret is stored.
///
/// The value prints, dumps, and interpolates without its content. If you store it without a digest,
/// encrypt it. Delete it a day after its last request. Sources of the rules: OWASP Forgot Password
/// Cheat Sheet, and NIST SP 800-63B-4, section 3.1.1; the numbers are this package's own.
public struct PasswordReset: Hashable, Sendable, PrivateValue {
  /// The state.
  var state = State.idle

  /// When codes were sent in the last 24 hours, in seconds since 1970-01-01 UTC; at most
  /// ``maximumCodeCount``.
  var requests: [Int64] = []

  /// The resets of askers.
  var bound: [BoundReset] = []

  /// The links of the last day.
  var links: [Link] = []

  /// Creates a reset without requests.
  public init() {}

  /// How long a code is valid, in seconds.
  public static var codeLifetime: Int64 { 900 }
  /// How many wrong attempts end a code.
  public static var maximumAttemptCount: Int { 5 }
  /// How long a person waits before the next code, in seconds.
  public static var resendDelay: Int64 { 60 }
  /// How many codes are sent in ``quotaPeriod``.
  public static var maximumCodeCount: Int { 5 }
  /// The period of ``maximumCodeCount``, in seconds.
  public static var quotaPeriod: Int64 { 86_400 }
  /// How long a person has for the new password after the right code, in seconds.
  public static var verifiedLifetime: Int64 { 600 }

  enum State: Hashable, Sendable {
    case idle
    case codeSent(SentCode)
    case dead
    case verified(Ticket, at: Int64)
    case done
  }

  struct SentCode: Hashable, Sendable {
    var code: Code
    var isKnown: Bool
    var time: Int64
    var attemptsLeft: Int
  }
}

extension PasswordReset {
  /// The answer to a request for a code, which the person may see.
  public enum Answer: Hashable, Sendable {
    /// If an account uses the address, a code is on its way.
    case codeSent
    /// The last code is recent; the person can ask again after these seconds.
    case wait(seconds: Int64)
    /// The address got as many codes as it can in 24 hours.
    case tooMany
  }

  /// The answer to a request, and the code to send.
  public struct Request: Hashable, Sendable, PrivateValue {
    /// The answer for the person who asks.
    public let answer: Answer
    /// The code to send to the owner of the address, or `nil` if there is none to send.
    ///
    /// Nothing that the person can observe may depend on it.
    public let code: Code?
    /// The text of a link to the page for a new password, to send with the code, or `nil` if there is none to send
    /// or the request had no ``Asker``.
    public let link: Ticket?
  }

  /// The result of entering a code.
  public enum Verification: Hashable, Sendable {
    /// The code is right, and no longer valid; the ticket is for the same person's new password.
    case verified(Ticket)
    /// The code is wrong, too late, used, replaced, or was never sent.
    case invalid
  }

  /// The result of setting a new password.
  public enum Change: Hashable, Sendable {
    /// The password is accepted: store it, end all sessions, and tell the owner by a message. The person
    /// signs in with the new password.
    case accepted
    /// The password breaks the rule; the person can choose another one.
    case refused([PasswordPolicy.Problem])
    /// The ticket is wrong, too late, or used.
    case invalid
  }

  /// Asks for a code; a new code ends the previous code and its ticket.
  ///
  /// - Parameters:
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - isKnown: Whether an account uses the address.
  ///   - generator: A source of unpredictable bits, such as `SystemRandomNumberGenerator`.
  /// - Returns: The answer for the person, and the code for the owner of the address.
  public mutating func request(
    at time: Int64, isKnown: Bool, using generator: inout some RandomNumberGenerator
  ) -> Request {
    expire(at: time)
    if let seconds = resendWait(at: time) {
      return Request(answer: .wait(seconds: seconds), code: nil, link: nil)
    }
    guard requests.count < Self.maximumCodeCount else {
      return Request(answer: .tooMany, code: nil, link: nil)
    }
    requests.append(time)
    let code = Code(using: &generator)
    state = .codeSent(
      SentCode(
        code: code, isKnown: isKnown, time: time, attemptsLeft: Self.maximumAttemptCount))
    return Request(answer: .codeSent, code: isKnown ? code : nil, link: nil)
  }

  /// Checks a code that a person entered.
  ///
  /// The time that it takes does not depend on the code. The text may have digits of any script.
  /// Spaces, hyphens, and invisible marks around and between them are ignored, because a code that
  /// was copied from a message may have them. Another number, also one of another length, uses an
  /// attempt. A text that is not a number, such as "Code: 123456", is invalid, but uses no attempt.
  ///
  /// - Parameters:
  ///   - text: The text that the person entered.
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - generator: A source of unpredictable bits, for the ticket.
  /// - Returns: A ticket, or that the code is invalid, without a reason.
  public mutating func verify(
    _ text: String, at time: Int64, using generator: inout some RandomNumberGenerator
  ) -> Verification {
    expire(at: time)
    guard case .codeSent(var sent) = state, let digits = Code.digits(in: text) else {
      return .invalid
    }
    if sent.code.matches(digits, isKnown: sent.isKnown) {
      let ticket = Ticket(using: &generator)
      state = .verified(ticket, at: time)
      return .verified(ticket)
    }
    sent.attemptsLeft &-= 1
    state = sent.attemptsLeft > 0 ? .codeSent(sent) : .dead
    return .invalid
  }

  /// Checks a new password after the right code.
  ///
  /// - Parameters:
  ///   - password: The new password.
  ///   - ticket: The ticket of the right code.
  ///   - policy: The rule for passwords.
  ///   - email: The address of the account.
  ///   - words: Words that may not be a password, such as the app's name.
  ///   - time: The time of the server, in seconds since 1970-01-01 UTC.
  ///   - digest: The digest of the request.
  /// - Returns: Whether the password is accepted, which ends all tickets, codes, and links.
  /// - Complexity: O(*n*) in the lengths of the password and the words
  public mutating func setPassword(
    _ password: String, with ticket: Ticket, under policy: PasswordPolicy,
    email: EmailAddress? = nil, words: [String] = [], at time: Int64, digest: Digest? = nil
  ) -> Change {
    expire(at: time)
    var isOwn = false
    if case .verified(let expected, _) = state { isOwn = expected.matches(ticket) }
    let asker = indexOfAsker(with: ticket, digest)
    guard isOwn || asker != nil else { return .invalid }
    let problems = policy.problems(of: password, email: email, words: words)
    guard problems.isEmpty else { return .refused(problems) }
    var done: [BoundReset] = []
    if let asker {
      // A person who reads the mail of the address can ask again, regardless of strangers' earlier
      // requests.
      requests = []
      bound[asker].state = .done
      bound[asker].time = time
      done = [bound[asker]]
    }
    if state != .idle || isOwn { state = isOwn ? .done : .dead }
    bound = done
    links = []
    return .accepted
  }
}

extension PasswordReset {
  /// The content of a screen; it is the same whether or not an account uses the address.
  public struct Status: Hashable, Sendable {
    /// Where the reset is.
    public enum Phase: Hashable, Sendable {
      /// Nobody has asked yet.
      case idle
      /// A code can be entered.
      case codeSent
      /// The last code is no longer valid; the person can ask for another one.
      case ended
      /// The code was right, and a new password can be chosen.
      case verified
      /// The password was changed.
      case done
    }

    /// Where the reset is.
    public let phase: Phase
    /// How many attempts are left for the code; zero if there is none.
    public let attemptsLeft: Int
    /// How long the code or the ticket is still valid, in seconds; zero if there is none.
    public let validSeconds: Int64
    /// How long the person waits before another code, in seconds; zero if the wait is over.
    public let resendSeconds: Int64
  }

  /// Returns the content of a screen.
  public func status(at time: Int64) -> Status {
    var copy = self
    copy.expire(at: time)
    let resend = copy.resendWait(at: time) ?? 0
    func status(_ phase: Status.Phase, attempts: Int = 0, valid: Int64 = 0) -> Status {
      Status(phase: phase, attemptsLeft: attempts, validSeconds: valid, resendSeconds: resend)
    }
    // What has not expired began less than its lifetime ago.
    switch copy.state {
    case .idle: return status(.idle)
    case .dead: return status(.ended)
    case .done: return status(.done)
    case .codeSent(let sent):
      let valid = Self.codeLifetime &- (time &- sent.time)
      return status(.codeSent, attempts: sent.attemptsLeft, valid: valid)
    case .verified(_, let start):
      return status(.verified, valid: Self.verifiedLifetime &- (time &- start))
    }
  }

  /// Ends expired codes at a time, and drops the requests of earlier days.
  ///
  /// If the clock was set back before the start of a code, the code ends.
  mutating func expire(at time: Int64) {
    expireBound(at: time)
    requests.removeAll { Self.distance($0, time) >= Self.quotaPeriod }
    switch state {
    case .codeSent(let sent):
      if time < sent.time || Self.distance(sent.time, time) >= Self.codeLifetime { state = .dead }
    case .verified(_, let start):
      if time < start || Self.distance(start, time) >= Self.verifiedLifetime { state = .dead }
    case .idle, .dead, .done: break
    }
  }

  /// How long a person waits after the last code, in seconds, or `nil`.
  private func resendWait(at time: Int64) -> Int64? {
    guard let last = requests.last else { return nil }
    let age = Self.distance(last, time)
    return age < Self.resendDelay ? Self.resendDelay &- age : nil
  }

  /// The seconds between two times, at most the greatest integer.
  static func distance(_ a: Int64, _ b: Int64) -> Int64 {
    // A difference of two 64-bit integers always has 64 bits without a sign.
    Int64(clamping: UInt64(bitPattern: max(a, b) &- min(a, b)))
  }
}

extension PasswordReset {
  /// A code of six digits, which may begin with zeros.
  public struct Code: Hashable, Sendable, PrivateValue {
    /// The six digits: write them into a message, and nowhere else.
    public let text: String

    /// Draws a code; all codes are equally likely.
    init(using generator: inout some RandomNumberGenerator) {
      // Of 2^32 numbers, the last 967,296 would make small codes more likely, so they are drawn again.
      // One draw in 4,440 is; a hundred in a row are a broken source of bits, and not waited for.
      var number: UInt32 = 0
      for _ in 0..<100 {
        number = UInt32(truncatingIfNeeded: generator.next())
        if number < 4_294_000_000 { break }
      }
      text = String(String(1_000_000 &+ number % 1_000_000).dropFirst())
    }

    /// Creates a code from six digits, or returns `nil`.
    init?(_ text: String) {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard text.utf8.count == 6, text.utf8.allSatisfy(digits.contains) else { return nil }
      self.text = text
    }

    /// Returns the digits of a text that is nothing else, in ASCII, or `nil`; at most seven, of which no code
    /// has as many.
    ///
    /// The time does not depend on what the digits are.
    static func digits(in text: String) -> [UInt8]? {
      // Mails fill lines with blanks and invisible marks. Nobody writes more than 64 other characters.
      let shown = text.unicodeScalars.lazy.compactMap(\.plain).filter { $0 != " " && $0 != "-" }
        .prefix(64)
      guard !shown.isEmpty, shown.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
      return shown.prefix(7).map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// Whether digits are the code and the address is known, in a time that does not depend on the code or on
    /// the address.
    func matches(_ digits: [UInt8], isKnown: Bool) -> Bool {
      let padded = (digits + [0, 0, 0, 0, 0, 0]).prefix(6)
      var difference: UInt8 = digits.count == 6 ? 0 : 1
      difference |= isKnown ? 0 : 1
      for (byte, digit) in zip(padded, text.utf8) { difference |= byte ^ digit }
      return difference == 0
    }
  }

  /// The right to choose a new password once, for the person who entered the right code.
  ///
  /// Without it, any person could choose the password in the minutes after the owner entered the
  /// code.
  public struct Ticket: Hashable, Sendable, PrivateValue {
    /// The ticket as 32 hexadecimal digits, to keep in the form of the new password.
    public let text: String

    /// Creates a ticket from its text, or returns `nil` if it does not have 32 lowercase hexadecimal
    /// digits.
    public init?(_ text: some StringProtocol) {
      guard text.utf8.prefix(33).count == 32,
        text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
      else { return nil }
      self.text = String(text)
    }

    init(using generator: inout some RandomNumberGenerator) {
      text = (0..<2).map { _ in
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 &- digits.utf8.count) + digits
      }.joined()
    }

    /// Whether both are equal, in the same time for all tickets.
    func matches(_ other: Ticket) -> Bool {
      var difference: UInt8 = 0
      for (a, b) in zip(text.utf8, other.text.utf8) { difference |= a ^ b }
      return difference == 0
    }
  }
}

/// Encoded as the phase, with what that phase has, and the times of requests.
extension PasswordReset: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, requests, code, isKnown, time, attemptsLeft, ticket, bound, links
  }

  private enum Phase: String, CodedCase {
    case idle, codeSent, ended, verified, done
  }

  /// Decodes a reset; a phase that this version does not know has ended, so the person can ask for a code.
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
    bound = try container.decodeIfPresent([BoundReset].self, forKey: .bound) ?? []
    links = try container.decodeIfPresent([Link].self, forKey: .links) ?? []
    switch try container.decode(KnownOrKept<Phase>.self, forKey: .phase).known {
    case .idle: state = .idle
    case .ended, nil: state = .dead
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

  /// Encodes the reset, with its code if there is no digest; encrypt it in that case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !requests.isEmpty { try container.encode(requests, forKey: .requests) }
    if !bound.isEmpty { try container.encode(bound, forKey: .bound) }
    if !links.isEmpty { try container.encode(links, forKey: .links) }
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
