import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("Accounts and events: forms, the family, and registrations that arrive once")
struct SignUpStoreTests {
  let disk = TestDisk(using: SeededGenerator(seed: 1))
  let clock: TestClock
  let server = SampleServer()

  init() throws { clock = try TestClock("2026-05-02T08:00") }

  private func open() -> SignUpStore {
    SignUpStore(in: "/account", on: disk, server: server, clock: clock.clock)
  }

  /// Opens the store of a parent with a child.
  private func openFamily() async throws -> SignUpStore {
    let store = open()
    var form = store.signUpForm
    (form.email, form.password) = ("ana@example.com", "six words that belong to Ana")
    store.send(.fillSignUp(form))
    store.send(.signUp)
    await store.deliver()
    var profile = AccountForm.Parent()
    (profile.firstName, profile.lastName, profile.zipCode) = ("Ana", "de la Cruz", "85003")
    store.send(.fillProfile(profile))
    store.send(.saveProfile)
    store.send(.addChild(name: "Ben", birthDate: try CalendarDate(2018, 3, 14)))
    await store.deliver()
    try #require(store.children.count == 1 && store.events.count == 2)
    return store
  }

  private static let properties: [String: @MainActor (SignUpStore) -> Void] = [
    "screen": { _ = $0.screen }, "signUpForm": { _ = $0.signUpForm },
    "profileForm": { _ = $0.profileForm }, "problems": { _ = $0.problems },
    "warnings": { _ = $0.warnings }, "session": { _ = $0.session },
    "children": { _ = $0.children }, "events": { _ = $0.events },
    "isWaiting": { _ = $0.isWaiting }, "confirmation": { _ = $0.confirmation },
    "notice": { _ = $0.notice }, "isReadable": { _ = $0.isReadable },
  ]

  @Test func anActionTellsOnlyTheViewsOfWhatItChanges() async throws {
    let store = try await openFamily()
    func changed(_ action: SignUpStore.Action) -> Set<String> {
      changes(of: store, Self.properties) { store.send(action) }
    }
    var form = store.signUpForm
    form.email = "a"
    #expect(changed(.fillSignUp(form)) == ["signUpForm"])
    var profile = store.profileForm
    profile.city = "P"
    #expect(changed(.fillProfile(profile)) == ["profileForm"])
    #expect(changes(of: store, Self.properties) { store.send(.pause) } == [])
    #expect(changed(.open(.event(store.events[0].id))) == ["screen"])
    let child = store.children[0].id
    #expect(changed(.register([child], store.events[0].id)) == ["isWaiting"])
    #expect(changed(.cancel([child], store.events[0].id)) == ["confirmation"])
    #expect(changed(.decline) == ["confirmation"])
    #expect(changed(.removeChild(child)) == ["children", "notice"])
  }

  @Test func aFormTellsAllItsProblemsInWords() {
    let store = open()
    store.send(.signUp)
    let form = AccountForm.SignUp()
    let words = AccountForm.Messages()
    #expect(store.problems.count == 2 && !store.isWaiting)
    for problem in form.problems {
      #expect(store.problems[problem.field] == words.text(for: problem))
    }
  }

  @Test func theAccountAndTheFormsAreThereAfterTheEndWithoutThePassword() async throws {
    let store = try await openFamily()
    var profile = store.profileForm
    profile.zipCode = "8500"
    store.send(.fillProfile(profile))
    store.send(.open(.profile))
    store.send(.pause)
    let later = open()
    #expect(later.session == store.session && later.session.role == .parent)
    #expect(later.children == store.children && later.profileForm == profile)
    #expect(later.screen == .profile && later.signUpForm.email == "ana@example.com")
    let bytes = try #require(try disk.read("/account"))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("six words"))
  }

  @Test func aRegistrationArrivesOnceWhateverHappensOnTheWay() async throws {
    let store = try await openFamily()
    let (event, child) = (store.events[0], store.children[0].id)
    await server.setReachable(false)
    store.send(.register([child], event.id))
    await store.deliver()
    #expect(store.isWaiting && store.notice != nil)

    await server.setReachable(true)
    // The answer arrives, and the process ends before it is on the disk.
    disk.end = 0
    await store.deliver()
    #expect(store.notice == .notSaved(.notSaved))
    disk.end = .max
    let later = open()
    #expect(later.isWaiting)
    await later.deliver()
    #expect(!later.isWaiting && open().isWaiting == false)
    #expect(later.notice == .message(RegistrationMessages().text(for: .registered(seats: 1))))
    let row = try #require(later.events.first { $0.id == event.id })
    #expect(row.registrations.map(\.id) == [child] && row.record.seats.taken == 1)
    #expect(await server.commandCount == 2)
  }

  @Test func aCancellationIsConfirmedFirst() async throws {
    let store = try await openFamily()
    let (event, child) = (store.events[0].id, store.children[0].id)
    store.send(.register([child], event))
    await store.deliver()
    store.send(.cancel([child], event))
    store.send(.decline)
    await store.deliver()
    #expect(store.events[0].registrations.count == 1)
    store.send(.cancel([child], event))
    store.send(.confirm)
    await store.deliver()
    #expect(store.events[0].registrations.isEmpty && store.confirmation == nil)
  }

  @Test func aRemovedChildAndAnEndedSessionAreBroughtBack() async throws {
    let store = try await openFamily()
    let (children, session) = (store.children, store.session)
    store.send(.removeChild(children[0].id))
    #expect(store.children.isEmpty)
    store.send(.undo)
    #expect(store.children == children)
    store.send(.signOut)
    #expect(store.session.person == nil && open().children.isEmpty)
    store.send(.undo)
    #expect(store.session == session && open().children == children)
  }

  @Test func registrationNeedsAnAccount() async throws {
    let store = open()
    await store.deliver()
    store.send(.register([], try #require(store.events.first).id))
    #expect(store.screen == .signUp && !store.isWaiting)
    let needsSignIn = AccountSession.Messages().text(for: AccountSession.Decision.needsSignIn)
    #expect(store.notice == .message(needsSignIn))
  }

  @Test func anAccountThatCannotBeReadIsKept() async throws {
    try disk.write(.init("[]".utf8), to: "/account")
    let store = open()
    store.send(.addChild(name: "Ben", birthDate: try CalendarDate(2018, 3, 14)))
    #expect(!store.isReadable && store.notice == .notSaved(.unreadable))
    #expect(try disk.read("/account") == .init("[]".utf8))
  }
}
