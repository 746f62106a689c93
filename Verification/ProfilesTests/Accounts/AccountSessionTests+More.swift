import Profiles
import TestSupport
import Testing

extension AccountSessionTests {
  @Test func switchingKeepsBothProfiles() throws {
    var session = try AccountWorld.session(.parent)
    let profiles = session.profiles
    expectEqual(session.switchRole(to: .provider), .done)
    expect(session.role == .provider && session.profiles == profiles)
    expectEqual(session.switchRole(to: .parent), .done)
    expect(session.role == .parent && session.profiles == profiles)
    expect(session.profiles.parent != nil && session.profiles.provider != nil)
  }

  /// Every role to every role, with and without profiles.
  @Test(arguments: AccountRole.allCases, AccountRole.allCases)
  func everySwitch(from: AccountRole, to: AccountRole) throws {
    for hasProfiles in [true, false] {
      var session = try AccountWorld.session(from)
      if !hasProfiles { session.update(AccountSession.RoleProfiles()) }
      let before = session
      let expected: AccountSession.Answer =
        if from == .anonymous {
          .needsSignIn
        } else if !roles.contains(from) || !roles.contains(to) {
          .needsAnotherRole
        } else if from == to {
          .unchanged
        } else if to != .member, !hasProfiles {
          .needsProfile
        } else { .done }
      expectEqual(session.switchRole(to: to), expected)
      if expected != .done { expectEqual(session, before) }
      if expected == .done { expect(session.role == to && session.person == before.person) }
    }
  }

  @Test func theEndForgetsEverything() throws {
    for role in AccountRole.allCases {
      var session = try AccountWorld.session(role)
      expectEqual(session.end(), role == .anonymous ? .unchanged : .done)
      expectEqual(session, AccountSession())
      try expectEqual(encoded(session), "{}")
      expect(session.person == nil && session.email == nil && session.role == .anonymous)
      expectEqual(session.profiles, AccountSession.RoleProfiles())
    }
  }

  @Test func signingInForgetsWhoWasThere() throws {
    var session = try AccountWorld.session(.parent)
    let other = try AccountWorld.user("you")
    expectEqual(
      session.signIn(other, email: try EmailAddress("you@b.c"), as: .anonymous), .needsAnotherRole)
    try expectEqual(session, AccountWorld.session(.parent))
    expectEqual(session.signIn(other, email: try EmailAddress("you@b.c"), as: .parent), .done)
    expect(session.profiles == AccountSession.RoleProfiles() && session.email?.text == "you@b.c")
    expect(session.isProfileMissing)
  }

  @Test func profilesAreSaved() throws {
    var session = AccountSession()
    let profiles = try AccountWorld.session(.parent).profiles
    expectEqual(session.update(profiles), .needsSignIn)
    expectEqual(session, AccountSession())
    session.signIn(try AccountWorld.user("me"), email: try EmailAddress("a@b"), as: .provider)
    expect(session.isProfileMissing)
    expectEqual(session.update(profiles), .done)
    expectEqual(session.update(profiles), .unchanged)
    expect(!session.isProfileMissing && session.profiles == profiles)
    for role in [AccountRole.anonymous, .member, .administrator] {
      try expect(!AccountWorld.session(role).isProfileMissing)
    }
  }

  @Test func settingsFollowTheTable() throws {
    func settings(_ role: AccountRole) throws -> [String] {
      try AccountWorld.session(role).settings.map {
        "\($0.row)" + ($0.leadsToSignIn ? "*" : "")
      }
    }
    try expectEqual(
      settings(.anonymous),
      [
        "signUp*", "signIn*", "profile*", "favorites*", "notifications*", "subscriptions*", "about",
        "contact", "privacy", "terms",
      ])
    let all = [
      "profile", "favorites", "notifications", "subscriptions", "switchRole", "passcode", "shares",
      "exportData", "deleteAccount", "about", "contact", "privacy", "terms", "signOut",
    ]
    for role in roles { try expectEqual(settings(role), all) }
    try expectEqual(settings(.administrator), all.filter { $0 != "switchRole" })
  }

  @Test func everythingHasWords() {
    let messages = AccountSession.Messages()
    let decisions: [AccountSession.Decision] = [
      .needsSignIn, .needsAnotherRole, .notOwned, .ownSubject,
    ]
    let answers: [AccountSession.Answer] = [.needsSignIn, .needsProfile, .needsAnotherRole]
    let texts = decisions.map { messages.text(for: $0) } + [messages.text(for: answers[1])]
    expect(Set(texts).count == 5 && texts.allSatisfy { $0.hasSuffix(".") })
    expect(messages.text(for: answers[0]) == texts[0] && messages.text(for: answers[2]) == texts[1])
    expect(messages.text(for: AccountSession.Decision.allowed).isEmpty)
    expect(messages.text(for: AccountSession.Answer.done).isEmpty)
    expect(messages.text(for: AccountSession.Answer.unchanged).isEmpty)
    expectEqual(Set(messages.settings.keys), Set(AccountSession.SettingsRow.allCases))
    expectEqual(Set(messages.settings.values).count, messages.settings.count)
    expectEqual(Set(messages.roles.keys), Set(AccountRole.allCases))
  }
}
