import Profiles
import TestSupport
import Testing

@Suite("Password reset: askers, links, and digests") struct PasswordResetAskerTests {
  private let owner: PasswordReset.Asker
  private let stranger: PasswordReset.Asker
  private let policy = PasswordPolicy.default
  private let password = "correct horse battery"

  /// A digest whose bytes are no secret; a host takes HMAC-SHA-256.
  private static let digest: PasswordReset.Digest = { secret in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    return secret.map { byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      return UInt8(truncatingIfNeeded: hash >> 32)
    }
  }

  init() throws {
    owner = try #require(PasswordReset.Asker("the-owners-phone"))
    stranger = try #require(PasswordReset.Asker("a-strangers-computer"))
  }

  @Test func anAskerIsLongEnough() {
    expect(PasswordReset.Asker("fifteen letters") == nil)
    expect(PasswordReset.Asker(String(repeating: "a", count: 16)) != nil)
    expect(PasswordReset.Asker(String(repeating: "a", count: 201)) == nil)
    expect(!"\(owner)".contains("phone"))
  }

  @Test(arguments: [true, false])
  func aCodeIsOfItsAsker(hasDigest: Bool) throws {
    let digest = hasDigest ? Self.digest : nil
    var generator = SeededGenerator(seed: 1)
    var reset = PasswordReset()
    let request = reset.request(
      at: 0, isKnown: true, from: owner, using: &generator, digest: digest)
    let other = reset.request(
      at: 1, isKnown: true, from: stranger, using: &generator, digest: digest)
    let (code, theirs) = (try #require(request.code), try #require(other.code))
    expect(request.answer == .codeSent && other.answer == .codeSent)
    // Each other's codes are wrong, and cost only the one who enters them.
    for _ in 0..<5 {
      expectEqual(
        reset.verify(code.text, at: 2, from: stranger, using: &generator, digest: digest), .invalid)
    }
    expectEqual(reset.status(at: 2, for: stranger, digest: digest).phase, .ended)
    expectEqual(
      reset.verify(theirs.text, at: 2, from: stranger, using: &generator, digest: digest), .invalid)
    expectEqual(reset.status(at: 2, for: owner, digest: digest).attemptsLeft, 5)
    expectEqual(
      reset.verify(theirs.text, at: 2, from: owner, using: &generator, digest: digest), .invalid)
    let status = reset.status(at: 3, for: owner, digest: digest)
    expect(status.attemptsLeft == 4 && status.validSeconds == 897 && status.resendSeconds == 57)
    try expectEqual(decoded(encoded(reset)), reset)
    let result = reset.verify(code.text, at: 4, from: owner, using: &generator, digest: digest)
    guard case .verified(let ticket) = result else {
      Issue.record("the owner's code is valid")
      return
    }
    expectEqual(reset.status(at: 4, for: owner, digest: digest).phase, .verified)
    try expectEqual(decoded(encoded(reset)), reset)
    expectEqual(
      reset.setPassword("x", with: ticket, under: policy, at: 5, digest: digest),
      .refused(policy.problems(of: "x")))
    expectEqual(
      reset.setPassword(password, with: ticket, under: policy, at: 5, digest: digest), .accepted)
    expectEqual(
      reset.setPassword(password, with: ticket, under: policy, at: 5, digest: digest), .invalid)
    expectEqual(reset.status(at: 5, for: owner, digest: digest).phase, .done)
    // A stranger does not learn that the password was changed.
    expectEqual(reset.status(at: 5, for: stranger, digest: digest).phase, .idle)
    expectEqual(reset.status(at: 5).phase, .idle)
    for link in [request.link, other.link].compactMap(\.self) {
      expectEqual(reset.open(link, at: 5, from: owner, using: &generator, digest: digest), .invalid)
    }
    try expectEqual(decoded(encoded(reset)), reset)
  }

  /// What is stored has no code, link, ticket, or asker, and the answers are as without a digest.
  @Test func digestsAreStoredInPlaceOfSecrets() throws {
    var (generator, other) = (SeededGenerator(seed: 2), SeededGenerator(seed: 2))
    var (reset, plain) = (PasswordReset(), PasswordReset())
    let request = reset.request(
      at: 0, isKnown: true, from: owner, using: &generator, digest: Self.digest)
    expectEqual(plain.request(at: 0, isKnown: true, from: owner, using: &other), request)
    let (code, link) = (try #require(request.code), try #require(request.link))
    let plainJSON = try encoded(plain)
    expect(plainJSON.contains(code.text) && plainJSON.contains(link.text))
    guard
      case .verified(let ticket) = reset.open(
        link, at: 1, from: stranger, using: &generator, digest: Self.digest)
    else {
      Issue.record("the link is valid")
      return
    }
    let json = try encoded(reset)
    for secret in [code.text, link.text, ticket.text, owner.text, stranger.text] {
      expect(!json.contains(secret), secret)
    }
    // Another key does not fit, and a digest of one kind is none of another.
    let key: PasswordReset.Digest = { Self.digest([7] + $0) }
    expectEqual(
      reset.verify(code.text, at: 2, from: owner, using: &generator, digest: key), .invalid)
    expectEqual(
      reset.verify(code.text, at: 2, from: owner, using: &generator), .invalid)
    expectEqual(
      reset.setPassword(password, with: link, under: policy, at: 2, digest: Self.digest), .invalid)
    expectEqual(reset.status(at: 2, for: owner, digest: Self.digest).attemptsLeft, 5)
    expectEqual(
      reset.setPassword(password, with: ticket, under: policy, at: 2, digest: Self.digest),
      .accepted)
  }

  /// Whatever an account has, the answers and the screens are the same.
  @Test(arguments: LongTest.seeds(200, small: 20))
  func anUnknownAddressLooksTheSame(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (drawKnown, drawUnknown) = (SeededGenerator(seed: 9), SeededGenerator(seed: 9))
    var (known, unknown) = (PasswordReset(), PasswordReset())
    var time: Int64 = 0
    for _ in 0..<40 {
      time += Int64.random(in: 0...2000, using: &generator)
      let asker = Bool.random(using: &generator) ? owner : stranger
      if Bool.random(using: &generator) {
        let a = known.request(
          at: time, isKnown: true, from: asker, using: &drawKnown, digest: Self.digest)
        let b = unknown.request(
          at: time, isKnown: false, from: asker, using: &drawUnknown, digest: Self.digest)
        expect(a.answer == b.answer && b.code == nil && b.link == nil)
      } else {
        let text = String(Int.random(in: 100_000...999_999, using: &generator))
        expectEqual(
          known.verify(text, at: time, from: asker, using: &drawKnown, digest: Self.digest),
          unknown.verify(text, at: time, from: asker, using: &drawUnknown, digest: Self.digest))
      }
      for asker in [owner, stranger] {
        expectEqual(
          known.status(at: time, for: asker, digest: Self.digest),
          unknown.status(at: time, for: asker, digest: Self.digest))
      }
    }
  }

  /// A thousand hostile requests a day, from any number of devices, with guesses: the owner resets on each day,
  /// and the guesses stay few.
  @Test(arguments: LongTest.seeds(30))
  func strangersNeverLockTheOwnerOut(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var reset = PasswordReset()
    var inbox: [(code: PasswordReset.Code, link: PasswordReset.Ticket)] = []
    var guesses = 0
    let strangers = try (0..<Int.random(in: 1...200, using: &generator)).map {
      try #require(PasswordReset.Asker("stranger number \($0)"))
    }
    for day in 0..<Int64(LongTest.size(10, small: 2)) {
      let start = day * 86_400
      let ownersTurn = Int.random(in: 0..<1000, using: &generator)
      guesses = 0
      for attempt in 0..<1000 {
        let time = start + Int64(attempt) * 86
        let asker = try #require(strangers.randomElement(using: &generator))
        let request = reset.request(
          at: time, isKnown: true, from: asker, using: &generator, digest: Self.digest)
        if let code = request.code, let link = request.link { inbox.append((code, link)) }
        for _ in 0..<Int.random(in: 0...7, using: &generator) {
          if reset.status(at: time, for: asker, digest: Self.digest).attemptsLeft > 0 {
            guesses += 1
          }
          // Too long to be right by chance.
          let text = "0000000"
          expectEqual(
            reset.verify(text, at: time, from: asker, using: &generator, digest: Self.digest),
            .invalid)
        }
        guard attempt == ownersTurn else { continue }
        try resetByTheOwner(&reset, &inbox, at: time + 1, &generator)
      }
      // Twenty-five before the owner's reset, and as many after it.
      expect(guesses <= 50, "\(guesses)")
    }
    try expectEqual(decoded(encoded(reset)), reset)
  }

  private func resetByTheOwner(
    _ reset: inout PasswordReset,
    _ inbox: inout [(code: PasswordReset.Code, link: PasswordReset.Ticket)], at time: Int64,
    _ generator: inout SeededGenerator
  ) throws {
    let request = reset.request(
      at: time, isKnown: true, from: owner, using: &generator, digest: Self.digest)
    let result: PasswordReset.Verification
    if let code = request.code, let link = request.link {
      inbox.append((code, link))
      result = reset.verify(
        code.text, at: time + 30, from: owner, using: &generator, digest: Self.digest)
    } else {
      expectEqual(request.answer, .tooMany)
      let last = try #require(inbox.last)
      result = reset.open(
        last.link, at: time + 30, from: owner, using: &generator, digest: Self.digest)
    }
    guard case .verified(let ticket) = result else {
      Issue.record("the owner is locked out at \(time)")
      return
    }
    expectEqual(
      reset.setPassword(password, with: ticket, under: policy, at: time + 60, digest: Self.digest),
      .accepted)
  }
}
