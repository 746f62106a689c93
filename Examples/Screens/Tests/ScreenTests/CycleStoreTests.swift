import HealthDomain
import ScreenStores
import Testing

@MainActor @Suite("The cycle calendar: the log, the forecast, its questions, and undo")
struct CycleStoreTests {
  let disk = TestDisk(using: SeededGenerator(seed: 1))
  let clock: TestClock

  init() throws { clock = try TestClock("2026-04-14T09:00") }

  private func open() -> CycleStore { CycleStore(in: "/cycle", on: disk, clock: clock.clock) }

  private func day(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  private static let properties: [String: @MainActor (CycleStore) -> Void] = [
    "month": { _ = $0.month }, "weeks": { _ = $0.weeks }, "selectedDay": { _ = $0.selectedDay },
    "draft": { _ = $0.draft }, "headlines": { _ = $0.headlines },
    "questions": { _ = $0.questions }, "periods": { _ = $0.periods },
    "notice": { _ = $0.notice }, "isReadable": { _ = $0.isReadable },
  ]

  @Test func anActionTellsOnlyTheViewsOfWhatItChanges() throws {
    let store = open()
    func changed(_ action: CycleStore.Action) -> Set<String> {
      changes(of: store, Self.properties) { store.send(action) }
    }
    // The first period also answers the question for it.
    #expect(
      changed(.startPeriod(try day("2026-04-01"))) == [
        "periods", "weeks", "headlines", "questions",
      ])
    #expect(changed(.startPeriod(try day("2026-03-04"))) == ["periods", "weeks", "headlines"])
    #expect(changed(.show(try CalendarMonth(iso8601: "2026-05"))) == ["month", "weeks"])
    #expect(changed(.select(try day("2026-05-02"))) == ["selectedDay"])
    var draft = DayLog()
    draft.notes = "C"
    #expect(changed(.edit(draft)) == ["notice"])
    #expect(changed(.select(try day("2026-04-12"))) == ["month", "weeks", "selectedDay", "notice"])
    #expect(changed(.edit(draft)) == ["draft"])
    #expect(changes(of: store, Self.properties) { store.send(.pause) } == [])
    #expect(changed(.select(nil)) == ["selectedDay", "draft", "weeks"])
    #expect(changes(of: store, Self.properties) { store.send(.resume) } == [])
  }

  @Test func theCalendarIsThatOfTheForecast() throws {
    let store = open()
    let starts = ["2026-02-03", "2026-03-03", "2026-03-31"]
    for start in starts { store.send(.startPeriod(try day(start))) }
    let history = try CycleHistory(iso8601: starts)
    let forecast = try CyclePredictor().forecast(for: history, asOf: clock.local.date)
    #expect(store.weeks == forecast.weeks(in: store.month, startingOn: .sunday))
    #expect(store.headlines.first == CycleMessages().text(for: forecast.summary))
    #expect(store.periods.map(\.start.iso8601) == starts.reversed())
  }

  @Test func theLogAndTheDraftAreThereAfterTheEnd() throws {
    let store = open()
    store.send(.startPeriod(try day("2026-04-01")))
    store.send(.endPeriod(try day("2026-04-05")))
    store.send(.select(try day("2026-04-13")))
    var draft = DayLog()
    draft.symptoms = [.cramps]
    store.send(.edit(draft))
    store.send(.select(try day("2026-04-12")))
    draft.notes = "half a sen"
    store.send(.edit(draft))
    store.send(.pause)
    let later = open()
    #expect(later.periods == store.periods && later.draft == draft)
    #expect(later.selectedDay == store.selectedDay && later.headlines == store.headlines)
    later.send(.select(nil))
    later.send(.select(try day("2026-04-13")))
    #expect(later.draft.symptoms == [.cramps] && later.draft.notes.isEmpty)
    later.send(.select(try day("2026-04-12")))
    #expect(later.draft == draft)
  }

  @Test func whatWasRemovedIsBroughtBack() throws {
    let store = open()
    store.send(.startPeriod(try day("2026-03-02")))
    store.send(.startPeriod(try day("2026-04-01")))
    let (periods, headlines) = (store.periods, store.headlines)
    store.send(.removePeriod(try day("2026-04-01")))
    #expect(store.periods.count == 1 && store.notice == .removed && store.headlines != headlines)
    store.send(.undo)
    #expect(store.periods == periods && store.headlines == headlines)

    store.send(.select(try day("2026-04-10")))
    var draft = DayLog()
    draft.notes = "Headache"
    store.send(.edit(draft))
    store.send(.select(nil))
    store.send(.select(try day("2026-04-10")))
    store.send(.removeLog)
    #expect(store.draft.isEmpty)
    store.send(.undo)
    #expect(store.draft == draft && open().draft == draft)
  }

  @Test func questionsAreAnswered() throws {
    let store = open()
    store.send(.startPeriod(try day("2025-12-20")))
    let question = try #require(store.questions.first)
    #expect(!question.text.isEmpty)
    store.send(.answer(question.suggestion, true, start: try day("2026-04-02")))
    #expect(store.periods.first?.start == (try day("2026-04-02")))
    #expect(!store.questions.contains(question))
  }

  @Test func anotherDayHasAnotherForecast() throws {
    let store = open()
    store.send(.startPeriod(try day("2026-04-01")))
    let before = store.headlines
    clock.local = try LocalDateTime(iso8601: "2026-04-15T09:00")
    store.send(.resume)
    #expect(store.headlines != before)
  }

  @Test func whatCannotBeLoggedIsToldWithItsReason() throws {
    let store = open()
    store.send(.startPeriod(try day("2026-04-20")))
    #expect(store.periods.isEmpty && store.notice != nil)
  }

  @Test func aLogThatCannotBeReadIsKept() throws {
    try disk.write(.init("\"cycle\"".utf8), to: "/cycle")
    let store = open()
    store.send(.startPeriod(try day("2026-04-01")))
    #expect(!store.isReadable && store.periods.isEmpty)
    #expect(store.notice == .notSaved(.unreadable))
    #expect(try disk.read("/cycle") == .init("\"cycle\"".utf8))
  }
}
