import Profiles
import TestSupport
import Testing

@Suite("Deep links: first screen after launch") struct LaunchRouteTests {
  typealias Link = LaunchRoute<String>.Link

  private let journal = Link(to: "journal", needing: .keepJournal)

  @Test(arguments: AccountRole.allCases)
  func theFirstScreen(role: AccountRole) throws {
    let session = try AccountWorld.session(role)
    let route = LaunchRoute<String>(for: session)
    expectEqual(route.destination, role == .anonymous ? .onboarding : .home)
    expect(route.waitingLink == nil)
  }

  /// Every role and capability: the link opens, waits, or is refused as the session decides.
  @Test(arguments: AccountRole.allCases)
  func everyLink(role: AccountRole) throws {
    let session = try AccountWorld.session(role)
    let you = AccountSession.Ownership(owner: try AccountWorld.user("you"))
    for capability in AccountRole.Capability.allCases {
      for record in [nil, you] {
        let link = Link(to: "screen", needing: capability, record: record)
        let route = LaunchRoute(for: session, opening: link)
        let decision = session.authorize(capability, for: record)
        switch decision {
        case .allowed: expectEqual(route.destination, .screen("screen"))
        case .needsSignIn: expectEqual(route.destination, .signIn)
        default: expectEqual(route.destination, .refused(decision))
        }
        expectEqual((route.waitingLink == link), decision == .needsSignIn)
      }
    }
  }

  @Test func aLinkWaitsAndIsCheckedAgain() throws {
    let nobody = AccountSession()
    let record = AccountSession.Ownership(owner: try AccountWorld.user("me"))
    let registration = Link(to: "registration", needing: .registerChild, record: record)
    var route = LaunchRoute(for: nobody, opening: registration)
    expectEqual(route.destination, .signIn)
    for role in AccountRole.allCases where role != .anonymous {
      var signedIn = route
      signedIn.sessionChanged(to: try AccountWorld.session(role))
      let expected: LaunchRoute<String>.Destination =
        role == .parent ? .screen("registration") : .refused(.needsAnotherRole)
      expect(signedIn.destination == expected && signedIn.waitingLink == nil)
    }
    // Another parent signs in: the link is not for that person.
    var other = AccountSession()
    other.signIn(try AccountWorld.user("you"), email: try EmailAddress("a@b"), as: .parent)
    route.sessionChanged(to: other)
    expect(route.destination == .refused(.notOwned) && route.waitingLink == nil)
  }

  @Test func nothingWaitsForTheNextPerson() throws {
    var route = LaunchRoute(for: AccountSession(), opening: journal)
    route.sessionChanged(to: AccountSession())
    expect(route.destination == .onboarding && route.waitingLink == nil)
    route.open(journal, for: AccountSession())
    route.cancelSignIn(for: AccountSession())
    expect(route.destination == .onboarding && route.waitingLink == nil)
    route.sessionChanged(to: try AccountWorld.session(.member))
    expectEqual(route.destination, .home)
    route.cancelSignIn(for: try AccountWorld.session(.member))
    expectEqual(route.destination, .home)
  }

  @Test func theLastLinkCounts() throws {
    var route = LaunchRoute(for: AccountSession(), opening: journal)
    route.open(Link(to: "market"), for: AccountSession())
    expect(route.destination == .screen("market") && route.waitingLink == nil)
    route.open(journal, for: AccountSession())
    route.open(Link(to: "cycle", needing: .keepCycles), for: AccountSession())
    route.sessionChanged(to: try AccountWorld.session(.member))
    expectEqual(route.destination, .screen("cycle"))
    route.sessionChanged(to: AccountSession())
    expectEqual(route.destination, .onboarding)
  }
}
