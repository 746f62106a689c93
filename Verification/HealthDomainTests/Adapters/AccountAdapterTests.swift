import HealthDomain
import TestSupport
import Testing

/// An account in the other modules: who registers children, and which screens are open.
@Suite("Accounts: requests to the desk and open screens") struct AccountAdapterTests {
  @Test func rolesMakeRequestsToTheDesk() throws {
    let email = try EmailAddress("me@example.com")
    let me = PersonID(high: 0, low: 7)
    let expected: [Requester?] = [nil, nil, .parent(me), .provider(me), .admin(me)]
    for (role, requester) in zip(AccountRole.allCases, expected) {
      var session = AccountSession()
      if role != .anonymous { session.signIn(me, email: email, as: role) }
      expectEqual(session.requester, requester)
    }
  }

  @Test func screensOfADirectoryAreOpenToAnybody() throws {
    let park = try #require(AppRoute("record/park/encanto"))
    for screen in [
      park, .home, .list(.market), .filters(.park), .search, .settings, .favorites, .notifications,
      .subscription,
    ] {
      let link = LaunchRoute<AppRoute>.Link(to: screen)
      expectEqual(LaunchRoute(for: AccountSession(), opening: link).destination, .screen(screen))
    }
    expectEqual(LaunchRoute<AppRoute>.Link(to: .favorites).capability, .openPersonalScreens)
    expectEqual(LaunchRoute<AppRoute>.Link(to: park).capability, .browse)
  }

  @Test func anAdministratorHasEveryRight() throws {
    let editor = PersonID(high: 0, low: 7)
    var session = AccountSession()
    expect(AdminTrail.Permit(session) == nil)
    for role in AccountRole.allCases where role != .anonymous {
      session.signIn(editor, email: try EmailAddress("ana@example.com"), as: role)
      let rights = role == .administrator ? Set(AdminTrail.Permit.Right.allCases) : []
      expectEqual(AdminTrail.Permit(session), .init(editor, rights), "\(role)")
    }
  }
}
