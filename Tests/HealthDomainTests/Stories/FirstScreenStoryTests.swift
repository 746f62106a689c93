import HealthDomain
import TestSupport
import Testing

/// A person's first steps: the start, the home screen, an account, the settings.
@Suite("Stories of a local directory: start, account, settings") struct FirstScreenStoryTests {
  let town: StoryTown
  let ana = PersonID(high: 1, low: 1)

  init() throws { town = try StoryTown.built.get() }

  func session() throws -> AccountSession {
    var session = AccountSession()
    session.signIn(ana, email: try EmailAddress("ana@example.com"), as: .member)
    return session
  }

  func isVisible(_ row: AccountSession.SettingsRow, _ session: AccountSession) -> Bool {
    session.settings.contains { $0.row == row }
  }

  @Test("000-1: The loading screen ends when the saved directory is read")
  func loading() throws {
    let restored = try DirectoryIndex(bytes: town.directory.bytes)
    #expect(restored.count == town.directory.count)
    #expect(restored.count(of: DirectoryQuery(kinds: [.park])) == 24)
  }

  @Test("000-2: The onboarding shows a dot for each of its screens")
  func onboardingScreens() {
    let carousel = Carousel(count: 3)
    #expect(carousel.count == 3 && carousel.index == 0)
  }

  @Test("000-3: Without an account, the onboarding opens, and after signing in, the home screen")
  func launch() throws {
    var route = LaunchRoute<AppRoute>(for: AccountSession())
    #expect(route.destination == .onboarding)
    route.sessionChanged(to: try session())
    #expect(route.destination == .home)
  }

  @Test("000-4: The carousel turns by itself, by a swipe, and by a dot, and wraps around")
  func carousel() {
    var carousel = Carousel(count: 3)
    carousel.update(.tick)
    #expect(carousel.index == 1)
    carousel.send(.tapDot(2))
    carousel.send(.swipeForward)
    #expect(carousel.index == 0)
    carousel.send(.swipeBack)
    #expect(carousel.index == 2)
    #expect(carousel.send(.tapDot(3)) == .rejected)
  }

  @Test("000-5: The home screen has four icons and the sections in the administrator's order")
  func home() {
    #expect(
      town.config.icons.map(\.route) == [.settings, .search, .notifications, .favorites])
    #expect(
      town.config.sections.map(\.title) == [
        "Markets", "Recipes", "Parks", "Active", "Events", "Resources", "Subscribe",
      ])
    #expect(town.config.sections.allSatisfy { !$0.image.isEmpty })
  }

  @Test("000-6: A visitor may browse, and is asked to sign in for what is personal")
  func roles() throws {
    let visitor = AccountSession()
    #expect(visitor.authorize(.browse) == .allowed)
    #expect(visitor.authorize(.writeReviews) == .needsSignIn)
    #expect(try session().authorize(.writeReviews) == .allowed)
    #expect(try session().authorize(.editDirectory) == .needsAnotherRole)
  }

  @Test("000-7: A person signs up, signs in, and resets a password")
  func accountFlows() throws {
    var form = AccountForm.SignUp()
    form.email = "ana@example.com "
    #expect(form.problems.map(\.field) == [.email, .password])
    form.email = try #require(form.trimmedEmail).text
    form.password = "violet tractor 22 lamps"
    let credentials = try form.credentials()
    #expect(credentials.email.text == "ana@example.com")
    var session = AccountSession()
    #expect(session.signIn(ana, email: credentials.email, as: .member) == .done)
    #expect(session.person == ana)
  }

  @Test("000-8: An incomplete form names everything that is missing, in the order of the form")
  func incompleteForm() {
    var form = AccountForm.Provider()
    form.firstName = "Ana"
    form.zipCode = "8020"
    let problems = form.problems
    #expect(problems.first?.field == .lastName)
    #expect(problems.contains { $0.field == .zipCode && $0.reason == .notZIPCode })
    let words = AccountForm.Messages()
    #expect(problems.allSatisfy { !words.text(for: $0).isEmpty } && problems.count > 5)
  }

  @Test("000-9: Terms, privacy, and contact can be opened without an account")
  func legalPages() {
    let rows = AccountSession().settings
    for row in [AccountSession.SettingsRow.terms, .privacy, .contact] {
      #expect(rows.contains { $0.row == row && !$0.leadsToSignIn })
    }
  }

  @Test("000-10: Signing in asks for an address and a password, and says what is wrong")
  func signInForm() {
    var form = AccountForm.SignIn()
    #expect(form.problems.map(\.field) == [.email, .password])
    form.email = "ana@example"
    form.password = "secret"
    #expect(!form.problems.contains { $0.field == .password })
    form.email = "ana@example.com"
    #expect(form.problems.isEmpty)
  }

  @Test("000-11: A person who forgot a password gets a code, then another, and sets a new password")
  func forgottenPassword() throws {
    var generator = SeededGenerator(seed: 11)
    var reset = PasswordReset()
    let first = reset.request(at: 1_000, isKnown: true, using: &generator)
    #expect(first.answer == .codeSent && first.code?.text.count == 6)
    let again = reset.request(
      at: 1_000 + PasswordReset.resendDelay, isKnown: true, using: &generator)
    let code = try #require(again.code)
    guard case .verified(let ticket) = reset.verify(code.text, at: 1_200, using: &generator) else {
      Issue.record("The code was refused.")
      return
    }
    #expect(
      reset.setPassword("violet tractor 22 lamps", with: ticket, under: .default, at: 1_210)
        == .accepted)
    var stranger = PasswordReset()
    #expect(
      stranger.request(at: 1_000, isKnown: false, using: &generator).answer == first.answer)
  }

  @Test("000-12: The settings ask a visitor to sign in, and show an account its own rows")
  func settings() throws {
    let visitor = AccountSession()
    #expect(isVisible(.signIn, visitor) && isVisible(.signUp, visitor))
    #expect(!isVisible(.signOut, visitor))
    let member = try session()
    #expect(isVisible(.signOut, member) && isVisible(.profile, member))
    #expect(!isVisible(.signIn, member))
  }

  @Test("000-13: The favorites hold records of all kinds, and say which ones are gone")
  func favorites() throws {
    let device = try #require(ListReplica("phone"))
    var favorites = FavoriteItems()
    let market = try town.record("City Park Market")
    let recipe = try town.record("Bean Soup")
    let gone = try StoryTown.item(.park, "closed-park")
    for item in [market.id, recipe.id, gone] { try favorites.toggle(item, by: device, at: 9) }
    let shown = favorites.resolve { town.directory[$0] }
    #expect(Set(shown.found.map(\.record.title)) == ["City Park Market", "Bean Soup"])
    #expect(shown.missing == [gone])
    try favorites.toggle(recipe.id, by: device, at: 10)
    #expect(!favorites.contains(recipe.id))
  }

  @Test("000-14: The notifications are the reminders that are on and still to come")
  func notifications() throws {
    var rules = [
      try ReminderRule("market", .opening, .weekly(on: [.saturday], times: [450])),
      try ReminderRule("event", .event, .before([town.moment.seconds + 7_200], minutes: [60])),
      try ReminderRule("past", .event, .before([town.moment.seconds - 7_200], minutes: [60])),
    ]
    rules[0].isOn = false
    let plan = ReminderPlan(for: rules, at: town.moment.seconds, in: town.offsets)
    #expect(plan.notices.map(\.ruleID) == ["event"])
    #expect(plan.notices.map(\.time) == [town.moment.seconds + 3_600])
  }

  @Test("000-15: A person subscribes by a form, and ends a subscription")
  func subscriptions() throws {
    let news = try SubscriptionConsents.Purpose("newsletter")
    var consents = SubscriptionConsents()
    #expect(throws: EmailAddress.Error.self) { try EmailAddress("ana at example.com") }
    let address = try EmailAddress("ana@example.com")
    consents.give(try .init(news, textVersion: "2", contact: address.text, at: 10))
    #expect(consents.active.map(\.purpose) == [news])
    consents.withdraw(news, at: 20)
    #expect(!consents.isActive(news) && consents.all.count == 1)
  }

  @Test("000-16: About, contact, privacy, and terms have words")
  func informationRows() {
    let words = AccountSession.Messages().settings
    for row in [AccountSession.SettingsRow.about, .contact, .privacy, .terms] {
      #expect(words[row]?.isEmpty == false)
    }
  }

  @Test("000-17: Personal screens open without an account, and lead to signing in and back")
  func limitedScreens() throws {
    let visitor = AccountSession()
    var route = LaunchRoute(for: visitor, opening: .init(to: AppRoute.favorites))
    #expect(route.destination == .screen(.favorites))
    #expect(visitor.authorize(.keepLists) == .needsSignIn)
    route.open(.init(to: AppRoute.favorites, needing: .keepLists), for: visitor)
    #expect(route.destination == .signIn)
    route.sessionChanged(to: try session())
    #expect(route.destination == .screen(.favorites))
    let rows = AccountSession().settings.filter(\.leadsToSignIn).map(\.row)
    #expect(rows.contains(.favorites) && rows.contains(.notifications))
  }
}
