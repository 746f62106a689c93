import Profiles
import TestSupport
import Testing

/// Steps of people and attackers from beginning to end.
@Suite("Accounts: stories of users and attackers") struct AccountStoryTests {
  /// A parent mistypes everything once, signs up, becomes a provider too, and comes back.
  @Test func aParentBecomesAProviderToo() throws {
    var session = AccountSession()
    var route = LaunchRoute<String>(for: session)
    expectEqual(route.destination, .onboarding)

    var signUp = AccountForm.SignUp(username: "", policy: .parentAid)
    (signUp.email, signUp.username, signUp.password) = ("ana@gmial.com ", "ana", "12345")
    expectEqual(signUp.problems.map(\.field), [.email, .username, .password])
    signUp.email = try #require(signUp.trimmedEmail).text
    guard case .email(let suggestion) = signUp.warnings.first else {
      Issue.record("The slip is not found.")
      return
    }
    (signUp.email, signUp.username, signUp.password) = (suggestion.text, "ana.cruz", "tomato soup")
    let credentials = try signUp.credentials()
    expectEqual(credentials.email.text, "ana@gmail.com")

    session.signIn(try AccountWorld.user("1"), email: credentials.email, as: .parent)
    route.sessionChanged(to: session)
    expect(route.destination == .home && session.isProfileMissing)
    var profiles = session.profiles
    profiles.parent = try AccountWorld.parent().profile()
    session.update(profiles)
    expect(session.authorize(.registerChild) == .allowed && !session.isProfileMissing)
    expectEqual(session.authorize(.manageEvents), .needsAnotherRole)

    expectEqual(session.switchRole(to: .provider), .needsProfile)
    profiles.provider = try AccountWorld.provider().profile()
    session.update(profiles)
    expectEqual(session.switchRole(to: .provider), .done)
    expectEqual(session.authorize(.manageEvents), .allowed)
    expectEqual(session.authorize(.registerChild), .needsAnotherRole)

    // The app is closed and opened again.
    var restored: AccountSession = try decoded(encoded(session))
    expect(restored == session && LaunchRoute<String>(for: restored).destination == .home)
    expectEqual(restored.switchRole(to: .parent), .done)
    expectEqual(restored.profiles.parent?.agesOfChildren, [3, 7])
    restored.end()
    expectEqual(LaunchRoute<String>(for: restored).destination, .onboarding)
  }

  /// An attacker asks for codes and guesses as often as possible for ten days, and gets 25 guesses in any 24
  /// hours; the owner's own code then works all the same.
  @Test func guessingCodesIsHopeless() {
    var reset = PasswordReset()
    var generator = SeededGenerator(seed: 1)
    var guesses: [Int64] = []
    var time: Int64 = 0
    while time < 10 * 86_400 {
      switch reset.request(at: time, isKnown: true, using: &generator).answer {
      case .wait(let seconds): time += seconds
      case .tooMany: time += 600
      case .codeSent: break
      }
      while reset.status(at: time).attemptsLeft > 0 {
        // Wrong for certain: no code has seven digits.
        expectEqual(reset.verify("1234567", at: time, using: &generator), .invalid)
        guesses.append(time)
      }
    }
    for start in guesses {
      expect(guesses.filter { (start..<start + 86_400).contains($0) }.count <= 25)
    }
    expectEqual(guesses.count, 250)
    time += 86_400
    let code = reset.request(at: time, isKnown: true, using: &generator).code
    expect(reset.verify(code?.text ?? "", at: time + 5, using: &generator) != .invalid)
  }

  /// While the owner chooses a password, somebody else at the same address cannot choose one, and a guess
  /// against an old code does not use up the attempts of the new one.
  @Test func somebodyElseInterferes() throws {
    var reset = PasswordReset()
    var generator = SeededGenerator(seed: 2)
    let first = try #require(reset.request(at: 0, isKnown: true, using: &generator).code)
    let second = try #require(reset.request(at: 60, isKnown: true, using: &generator).code)
    expect(first != second)
    expectEqual(reset.verify(first.text, at: 61, using: &generator), .invalid)
    expectEqual(reset.status(at: 61).attemptsLeft, 4)
    guard case .verified(let ticket) = reset.verify(second.text, at: 62, using: &generator) else {
      Issue.record("The code is right.")
      return
    }
    let stolen = try #require(PasswordReset.Ticket(String(repeating: "0", count: 32)))
    let good = "correct horse battery"
    expectEqual(reset.setPassword(good, with: stolen, under: .default, at: 63), .invalid)
    expectEqual(reset.verify(second.text, at: 64, using: &generator), .invalid)
    var asked = reset
    // Who asks again, a minute after the last code, ends the ticket: the latest code counts, and only its
    // owner has it.
    let early = asked.request(at: 119, isKnown: true, using: &generator)
    expectEqual(early.answer, .wait(seconds: 1))
    expectEqual(asked.request(at: 120, isKnown: true, using: &generator).answer, .codeSent)
    expectEqual(asked.setPassword(good, with: ticket, under: .default, at: 121), .invalid)
    expectEqual(reset.setPassword(good, with: ticket, under: .default, at: 66), .accepted)
  }

  /// Who finds a phone and tries a passcode whenever it is possible gets few guesses a day.
  @Test func guessingPasscodesIsSlow() {
    var lock = PasscodeLock()
    var guesses = 0
    for second in stride(from: Int64(0), to: 86_400, by: 60) {
      let moment = PasscodeLock.Moment(boot: "A", seconds: second)
      while case .wrong = lock.attempt(at: moment, isRight: { false }) { guesses += 1 }
    }
    // Five at once, one each after 1, 5, 15, and 15 minutes, and one for each further hour.
    expectEqual(guesses, 5 + 4 + (86_400 - 36 * 60 - 1) / 3600)
  }

  /// A woman shares predictions with her partner, who sees them until she changes her mind.
  @Test func aShareEnds() throws {
    let ana = try AccountWorld.user("ana")
    let ben = try AccountWorld.user("ben")
    var session = AccountSession()
    expectEqual(session.authorize(.grantShares), .needsSignIn)
    session.signIn(ana, email: try EmailAddress("a@b.c"), as: .member)
    expectEqual(session.authorize(.grantShares, for: .init(owner: ana)), .allowed)
    expectEqual(session.authorize(.grantShares, for: .init(owner: ben)), .notOwned)
    var stored = try encoded([
      try ShareGrant(
        id: "1", from: ana, to: ben, parts: ShareGrant.forPartner, at: 0, until: 1000),
      try ShareGrant(id: "2", from: ana, to: ben, parts: [.symptoms], at: 500, until: 2000),
    ])
    func parts(at time: Int64) throws -> [ShareGrant.Part] {
      let grants: [ShareGrant] = try decoded(stored)
      return grants.flatMap { $0.parts(for: ben, at: time) }
    }
    try expectEqual(parts(at: 0), [.predictions])
    try expectEqual(parts(at: 500), [.predictions, .symptoms])
    try expectEqual(parts(at: 1000), [.symptoms])
    var grants: [ShareGrant] = try decoded(stored)
    for index in grants.indices { grants[index].revoke(at: 600) }
    stored = try encoded(grants)
    for time in [0, 500, 600, 1000] as [Int64] { try expect(parts(at: time).isEmpty) }
  }
}
