import Profiles
import TestSupport
import Testing

/// Rules against references that are too plain to be wrong.
@Suite("Accounts: rules against plain references") struct AccountModelTests {
  /// The distance of optimal string alignment by its table.
  private func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for j in 0...b.count { table[0][j] = j }
    for i in stride(from: 1, through: a.count, by: 1) {
      for j in stride(from: 1, through: b.count, by: 1) {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  /// Domains with one, two, or three random edits: exactly those at distance one are mended, to the
  /// target.
  @Test(arguments: LongTest.seeds(60))
  func domainsAtDistanceOneAreMended(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    // No known domain and no slip of the list is near these.
    let targets = ["sbcglobal.net", "bellsouth.net", "verizon.net", "proton.me"]
    for _ in 0..<20 {
      let target = try #require(targets.randomElement(using: &generator))
      var letters = Array(target)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let position = Int.random(in: 1..<letters.count - 1, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: letters.remove(at: position)
        case 1: letters.insert("x", at: position)
        case 2: letters[position] = "z"
        default: letters.swapAt(position - 1, position)
        }
      }
      let domain = String(letters)
      guard let email = try? EmailAddress("a@\(domain)") else { continue }
      let expected = distance(domain, target) == 1 ? "a@\(target)" : nil
      expectEqual(email.suggestion?.text, expected, "\(domain)")
    }
  }

  /// Random texts of digits and signs against a pattern and the numbers that the plan leaves out.
  @Test(arguments: LongTest.seeds(60))
  func numbersAgreeWithAPattern(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let gap = "[-. ()/]*"
    let digits = Array(repeating: "[0-9]", count: 10).joined(separator: gap)
    let pattern = try Regex(
      "\(gap)(?:\\+?\(gap)1\(gap))?(\(digits))\(gap)(?:(?:(?:x|ext|#)\\.?[ -]*[0-9]{1,6}#?)|[ -]+[0-9]{1,6}#)? *",
      as: (Substring, Substring).self)
    let pieces = [
      "602", "254", "10", "00", "911", "1", "+1", "-", " ", "(", ")", ".", "x", "ext.", "ext", "#",
      "7",
      "+",
    ]
    for _ in 0..<40 {
      let tail = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let head = ["602-254-1000", "+1602", "(602) 254", "1", ""].randomElement(using: &generator)
      let text = (head ?? "") + tail.joined()
      // Letters can stand for digits, which this grammar does not say.
      if text.contains(/(ext|x){2}/) { continue }
      var isExpected = false
      if let match = try pattern.wholeMatch(in: text) {
        let number = Array(match.output.1.filter(\.isNumber))
        let (area, exchange) = (String(number[0..<3]), String(number[3..<6]))
        isExpected =
          area >= "200" && exchange >= "200" && !area.hasSuffix("11") && !exchange.hasSuffix("11")
          && number[1] != "9" && !area.hasPrefix("37") && !area.hasPrefix("96") && area != "555"
      }
      expectEqual(((try? USPhoneNumber(text)) != nil), isExpected, "\(text)")
    }
  }

  /// Random commands to a session against a model of four plain facts.
  @Test(arguments: LongTest.seeds(60))
  func sessionsAgreeWithPlainFacts(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let parent = try AccountWorld.parent().profile()
    let provider = try AccountWorld.provider().profile()
    var session = AccountSession()
    var (name, role) = (String?.none, AccountRole.anonymous)
    var (hasParent, hasProvider) = (false, false)
    for _ in 0..<60 {
      let other = AccountRole.allCases.randomElement(using: &generator) ?? .member
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let next = ["a", "b"].randomElement(using: &generator) ?? "a"
        session.signIn(try AccountWorld.user(next), email: try EmailAddress("\(next)@b"), as: other)
        if other != .anonymous {
          (name, role, hasParent, hasProvider) = (next, other, false, false)
        }
      case 1:
        let both = (
          Bool.random(using: &generator), Bool.random(using: &generator)
        )
        session.update(
          AccountSession.RoleProfiles(
            parent: both.0 ? parent : nil, provider: both.1 ? provider : nil))
        if name != nil { (hasParent, hasProvider) = both }
      case 2 where Int.random(in: 0..<3, using: &generator) == 0:
        session.end()
        (name, role, hasParent, hasProvider) = (nil, .anonymous, false, false)
      default:
        let isPossible: [AccountRole: Bool] = [
          .member: true, .parent: hasParent, .provider: hasProvider,
        ]
        let canSwitch = isPossible.keys.contains(role) && isPossible[other] == true
        let answer = session.switchRole(to: other)
        expectEqual((answer == .done), canSwitch && role != other)
        if canSwitch { role = other }
      }
      expect(
        session.person == (try name.map(AccountWorld.user))
          && session.email?.text == name.map { "\($0)@b" })
      expectEqual(session.role, role)
      expectEqual((session.profiles.parent != nil), hasParent)
      expectEqual((session.profiles.provider != nil), hasProvider)
      try expectEqual(decoded(encoded(session)), session)
    }
  }

  /// Every sequence of links, cancellations, and changes of the session, up to a length: an app shows only
  /// what the session allows, and only a refused or waiting link changes what signing in leads to.
  @Test func noLinkShowsWhatASessionDoesNotAllow() throws {
    typealias Route = LaunchRoute<AccountRole.Capability>
    let records: [AccountSession.Ownership?] = [
      nil, AccountSession.Ownership(owner: try AccountWorld.user("me")),
      AccountSession.Ownership(owner: try AccountWorld.user("you")),
    ]
    let capabilities: [AccountRole.Capability] = [.browse, .keepJournal, .registerChild, .moderate]
    let links = capabilities.flatMap { capability in
      records.map { Route.Link(to: capability, needing: capability, record: $0) }
    }
    let sessions = try AccountRole.allCases.map { try AccountWorld.session($0) }
    struct World: Hashable {
      var session: AccountSession
      var route: Route
      /// The link that a person without an account opened last, and has not given up.
      var waiting: Route.Link?
    }
    func check(_ world: World, after link: Route.Link?) {
      let first: Route.Destination = world.session.person == nil ? .onboarding : .home
      expectEqual(world.route.waitingLink, world.waiting)
      guard let link else {
        expectEqual(world.route.destination, first)
        return
      }
      switch world.session.authorize(link.capability, for: link.record) {
      case .allowed: expectEqual(world.route.destination, .screen(link.screen))
      case .needsSignIn: expect(world.route.destination == .signIn && world.waiting == link)
      case let decision: expectEqual(world.route.destination, .refused(decision))
      }
    }
    var worlds = sessions.map { World(session: $0, route: Route(for: $0)) }
    var seen = Set(worlds)
    while let world = worlds.popLast() {
      var next: [World] = []
      for link in links {
        var other = world
        other.route.open(link, for: world.session)
        let needsSignIn = world.session.authorize(link.capability, for: link.record) == .needsSignIn
        other.waiting = needsSignIn ? link : nil
        check(other, after: link)
        next.append(other)
      }
      for session in sessions {
        var other = world
        other.session = session
        other.route.sessionChanged(to: session)
        other.waiting = nil
        check(other, after: session.person == nil ? nil : world.waiting)
        next.append(other)
      }
      var other = world
      other.route.cancelSignIn(for: world.session)
      other.waiting = nil
      check(other, after: nil)
      worlds += (next + [other]).filter { seen.insert($0).inserted }
    }
    expect(seen.count > 30)
  }
}
