import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("Links open their screens, for those who may see them")
struct LaunchStoreTests {
  private func open(signedIn: Bool = false) throws -> LaunchStore {
    LaunchStore(
      for: signedIn ? try Self.session() : AccountSession(), site: try DirectorySample.site(),
      texts: MessageTables())
  }

  private static func session() throws -> AccountSession {
    var session = AccountSession()
    session.signIn(
      PersonID(high: 2, low: 1), email: try EmailAddress("ana@example.com"), as: .member)
    return session
  }

  @Test(arguments: [
    ("https://health.example/r/market/7?ref=mail", "record/market/7"),
    ("healthy://r/market/7", "record/market/7"), ("healthy://list/market", "list/market"),
  ])
  func publicScreensOpenForEverybody(link: String, route: String) throws {
    let store = try open()
    #expect(store.destination == .onboarding)
    store.send(.open(link))
    #expect(store.destination == .screen(.directory(try #require(AppRoute(route)))))
  }

  @Test func personalScreensWaitForTheSignIn() throws {
    let store = try open()
    store.send(.open("healthy://journal/plan"))
    #expect(store.destination == .signIn)
    store.send(.sessionChanged(try Self.session()))
    #expect(store.destination == .screen(.journal(.plan)))

    store.send(.sessionChanged(AccountSession()))
    store.send(.open("healthy://cycle/2026-04-14"))
    #expect(store.destination == .signIn)
    store.send(.cancelSignIn)
    store.send(.sessionChanged(try Self.session()))
    #expect(store.destination == .home)
    store.send(.open("healthy://cycle/2026-04-14"))
    #expect(store.destination == .screen(.cycle(try CalendarDate(2026, 4, 14))))
  }

  @Test func anEventHasItsOwnScreen() throws {
    let (store, event) = (try open(), EventID(high: 3, low: 1))
    store.send(.open(try DeepLink(ItemReference(event), on: DirectorySample.site()).web))
    #expect(store.destination == .screen(.event(event)))
  }

  @Test(arguments: ["https://other.example/r/market/7", "healthy://cycle/today", "healthy:", ""])
  func otherLinksTellWhyTheyOpenNothing(link: String) throws {
    let store = try open(signedIn: true)
    store.send(.open(link))
    #expect(store.destination == .home && store.problem?.isEmpty == false)
  }
}

@MainActor @Suite("All stores together")
struct AppStoresTests {
  @Test func linksOpenTheTabAndTheScreen() async throws {
    let stores = try #require(try AppStores.sample())
    stores.open("https://health.example/r/market/7")
    #expect(stores.tab == .directory && stores.directory.card?.record.id.id == "7")
    stores.open("healthy://scan")
    #expect(stores.tab == .scan)

    stores.open("healthy://cycle/2026-04-02")
    #expect(stores.tab == .events && stores.signUp.screen == .signUp)
    var form = stores.signUp.signUpForm
    (form.email, form.password) = ("ana@example.com", "six words that belong to her")
    stores.signUp.send(.fillSignUp(form))
    stores.signUp.send(.signUp)
    await stores.signUp.deliver()
    stores.sessionChanged()
    #expect(stores.tab == .cycle && stores.cycle.selectedDay?.iso8601 == "2026-04-02")

    let event = try #require(stores.signUp.events.first).id
    stores.open(try DeepLink(ItemReference(event), on: DirectorySample.site()).web)
    #expect(stores.tab == .events && stores.signUp.screen == .event(event))
    stores.open("healthy://journal/plan")
    #expect(stores.tab == .journal && stores.journal.screen == .plan)
  }

  @Test func previewsHaveSomethingToShow() throws {
    let stores = try #require(try AppStores.sample())
    #expect(!stores.directory.hits.isEmpty && stores.cycle.periods.count == 3)
    #expect(stores.scan.report?.severity == .avoid && stores.journal.entries.count == 1)
    #expect(stores.journal.peopleToTell == ["Anna"] && !stores.journal.plan.isEmpty)
  }
}
