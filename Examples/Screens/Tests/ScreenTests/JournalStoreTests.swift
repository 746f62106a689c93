import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("The journal: entries, the form, the plan, and undo")
struct JournalStoreTests {
  let disk = TestDisk(using: SeededGenerator(seed: 1))
  let clock: TestClock

  init() throws { clock = try TestClock("2020-09-03T12:00") }

  private func open() -> JournalStore {
    JournalStore(in: "/journal", on: disk, clock: clock.clock)
  }

  private func write(_ text: String, met person: String = "", in store: JournalStore) {
    var form = JournalForm()
    (form.text, form.person) = (text, person)
    store.send(.fill(form))
    store.send(.save)
  }

  private static let properties: [String: @MainActor (JournalStore) -> Void] = [
    "screen": { _ = $0.screen }, "searchText": { _ = $0.searchText }, "entries": { _ = $0.entries },
    "form": { _ = $0.form }, "situation": { _ = $0.situation }, "plan": { _ = $0.plan },
    "peopleToTell": { _ = $0.peopleToTell }, "notice": { _ = $0.notice },
    "isReadable": { _ = $0.isReadable },
  ]

  @Test func anActionTellsOnlyTheViewsOfWhatItChanges() throws {
    let store = open()
    write("Slept badly", in: store)
    func changed(_ action: JournalStore.Action) -> Set<String> {
      changes(of: store, Self.properties) { store.send(action) }
    }
    #expect(changed(.search("slept")) == ["searchText"])
    #expect(changed(.search("slept well")) == ["searchText", "entries"])
    var form = JournalForm()
    form.text = "C"
    #expect(changed(.fill(form)) == ["form"])
    #expect(changed(.open(.plan)) == ["screen"])
    #expect(changed(.tell(.init(exposure: clock.local.date))) == ["situation", "plan"])
    #expect(changes(of: store, Self.properties) { store.send(.pause) } == [])
    store.send(.search(""))
    #expect(changed(.delete(try #require(store.entries.first).id)) == ["entries", "notice"])
  }

  @Test func whatWasSavedIsThereAfterTheEnd() {
    let store = open()
    write("Slept badly", met: "Anna", in: store)
    store.send(.tell(.init(onset: clock.local.date)))
    var form = JournalForm()
    form.text = "Half a sen"
    store.send(.fill(form))
    store.send(.search("slept"))
    store.send(.open(.form))
    store.send(.pause)

    let later = open()
    #expect(later.entries.map(\.text) == ["Slept badly"])
    #expect(later.peopleToTell == ["Anna"] && later.plan == store.plan)
    #expect(later.form == form && later.searchText == "slept" && later.screen == .form)
  }

  @Test func deletionsAreUndone() throws {
    let store = open()
    write("Slept badly", in: store)
    write("Cough", in: store)
    let before = store.entries
    store.send(.delete(try #require(before.last).id))
    #expect(store.entries.map(\.text) == ["Cough"] || store.entries.map(\.text) == ["Slept badly"])
    #expect(store.notice == .removed)
    store.send(.undo)
    #expect(store.entries == before && open().entries == before)
    store.send(.deleteAll)
    #expect(store.entries.isEmpty && open().entries.isEmpty)
    store.send(.undo)
    #expect(store.entries == before)
  }

  @Test func whatIsTypedStaysWhenItCannotBeSaved() {
    let store = open()
    disk.end = 0
    write("Slept badly", in: store)
    #expect(store.notice == .notSaved(.notSaved) && store.entries.isEmpty)
    #expect(store.form.text == "Slept badly")
    disk.end = .max
    store.send(.save)
    #expect(store.notice == nil && open().entries.map(\.text) == ["Slept badly"])
  }

  @Test func aWrongTemperatureIsRefused() {
    let store = open()
    var form = JournalForm()
    form.temperature = "986"
    store.send(.fill(form))
    store.send(.save)
    #expect(store.notice != nil && store.entries.isEmpty && store.form == form)
  }

  @Test func aJournalThatCannotBeReadIsKept() throws {
    try disk.write("{}".data(using: .utf8) ?? .init(), to: "/journal")
    let store = open()
    #expect(!store.isReadable)
    write("Cough", in: store)
    #expect(store.notice == .notSaved(.unreadable))
    #expect(try disk.read("/journal")?.count == 2)
    store.send(.startAnew)
    store.send(.save)
    #expect(store.isReadable && open().entries.map(\.text) == ["Cough"])
    #expect(try disk.read("/journal.kept-1")?.count == 2)
  }
}
