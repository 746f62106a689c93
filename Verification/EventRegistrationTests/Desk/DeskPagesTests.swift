import EventRegistration
import TestSupport
import Testing

/// Lists of events, page by page.
@Suite("Event pages: events that move between pages") struct DeskPagesTests {
  /// Returns the pages until one is empty.
  private func pages(
    of desk: RegistrationDesk, _ limit: Int, where isIncluded: (EventRecord) -> Bool
  ) -> [[EventRecord]] {
    var pages: [[EventRecord]] = []
    while true {
      let page = desk.records(limit, after: pages.last?.last, where: isIncluded)
      guard !page.isEmpty else { return pages }
      pages.append(page)
    }
  }

  private func start(_ generator: inout SeededGenerator) -> String {
    let (day, hour) = (
      Int.random(in: 10...15, using: &generator), Int.random(in: 8...9, using: &generator)
    )
    return "2026-07-\(day)T\(hour < 10 ? "0" : "")\(hour):00"
  }

  @Test(arguments: [1, 4, 64])
  func pagesAreTheWholeListInParts(stripes: Int) throws {
    var generator = SeededGenerator(seed: stripes)
    var fixture = DeskFixture(stripes: stripes)
    for number in 1...40 as ClosedRange<UInt64> {
      let event = DeskSamples.event(number)
      try fixture.draft(event, start: start(&generator))
      if Bool.random(using: &generator) { _ = fixture.desk.publish(event, fixture.coach()) }
      if Bool.random(using: &generator) {
        let details = try DeskSamples.details(start: start(&generator))
        _ = fixture.desk.edit(event, details, fixture.coach())
        _ = fixture.desk.reschedule(
          event, start: details.start, end: details.end, utcOffset: -18_000, fixture.coach())
      }
    }
    let all = fixture.desk.records()
    expectEqual(all.count, 40)
    for limit in [1, 3, 20, 39, 40, 41] {
      for isIncluded in [{ _ in true }, { $0.status == .draft }] as [(EventRecord) -> Bool] {
        let pages = pages(of: fixture.desk, limit, where: isIncluded)
        expectEqual(pages.flatMap(\.self), all.filter(isIncluded))
        expect(pages.dropLast().allSatisfy { $0.count == limit })
      }
    }
    expect(fixture.desk.records(0).isEmpty && fixture.desk.records(-1).isEmpty)
    expectEqual(fixture.desk.records(.max), all)
  }

  @Test func eventsThatComeOrMoveBetweenPagesAreNotRepeated() throws {
    var fixture = DeskFixture(stripes: 4)
    for number in 1...6 as ClosedRange<UInt64> {
      try fixture.draft(DeskSamples.event(number), start: "2026-07-1\(number)T09:00")
    }
    let first = fixture.desk.records(3)
    expectEqual(first.map(\.id), [1, 2, 3].map { DeskSamples.event($0) })
    // One comes before, one after; the last of the page moves to the end.
    try fixture.draft(DeskSamples.event(7), start: "2026-07-10T09:00")
    try fixture.draft(DeskSamples.event(8), start: "2026-07-15T10:00")
    try fixture.move(DeskSamples.event(3), to: "2026-07-20T09:00")
    let next = fixture.desk.records(9, after: first.last)
    expectEqual(next.map(\.id), [4, 5, 8, 6, 3].map { DeskSamples.event($0) })
  }

  @Test func anEventThatMovesAwayAndBackIsListedOnce() throws {
    var fixture = DeskFixture()
    try fixture.draft(DeskSamples.event(1), start: "2026-07-11T09:00")
    try fixture.draft(DeskSamples.event(2), start: "2026-07-12T09:00")
    for start in ["2026-07-13T09:00", "2026-07-11T09:00"] {
      try fixture.move(DeskSamples.event(1), to: start)
    }
    expectEqual(fixture.desk.records(9).map(\.id), [DeskSamples.event(1), DeskSamples.event(2)])
  }

  @Test func anEventThatMovesWhileAPageIsReadIsListedOnce() throws {
    var fixture = DeskFixture(stripes: 1)
    for number in 1...3 as ClosedRange<UInt64> {
      try fixture.draft(DeskSamples.event(number), start: "2026-07-1\(number)T09:00")
    }
    var mover = fixture
    let page = fixture.desk.records(9) { record in
      if record.id == DeskSamples.event(1) {
        try? mover.move(DeskSamples.event(2), to: "2026-07-20T09:00")
      }
      return true
    }
    expectEqual(page.map(\.id), [1, 3, 2].map { DeskSamples.event($0) })
  }

  @Test func aRestoredLedgerReplacesTheOldStart() throws {
    var fixture = DeskFixture()
    try fixture.draft(DeskSamples.event(1), start: "2026-07-11T09:00")
    try fixture.draft(DeskSamples.event(2), start: "2026-07-12T09:00")
    var other = DeskFixture()
    try other.draft(DeskSamples.event(1), start: "2026-07-13T09:00")
    fixture.desk.restore(try #require(other.desk.ledger(of: DeskSamples.event(1))))
    expectEqual(fixture.desk.records(9).map(\.id), [DeskSamples.event(2), DeskSamples.event(1)])
  }
}

extension DeskFixture {
  fileprivate mutating func draft(_ event: EventID, start: String) throws {
    _ = desk.draft(try DeskSamples.details(start: start), as: event, coach())
  }

  fileprivate mutating func move(_ event: EventID, to start: String) throws {
    let details = try DeskSamples.details(start: start)
    _ = desk.reschedule(
      event, start: details.start, end: details.end, utcOffset: details.utcOffset, coach())
  }
}

/// Lists of the events in a city, page by page, and archived events.
@Suite("Event pages: by city and archived") struct DeskPagesByCityTests {
  private func details(_ city: String, start: String = "2026-07-04T09:00") throws -> EventDetails {
    var draft = EventDraft(try DeskSamples.details(start: start))
    draft.city = city
    return try draft.validated()
  }

  @Test(arguments: [1, 4, 64])
  func pagesOfACityAreThoseOfTheFilter(stripes: Int) throws {
    var generator = SeededGenerator(seed: stripes)
    var fixture = DeskFixture(stripes: stripes)
    let names = ["Phoenix", "PHOENIX", "Cañon City", "canon  city", "Ajo"]
    for number in 1...60 as ClosedRange<UInt64> {
      let event = DeskSamples.event(number)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // Nothing if there is no draft.
        if Bool.random(using: &generator) { _ = fixture.desk.deleteDraft(event, fixture.coach()) }
        let name = try #require(names.randomElement(using: &generator))
        let day = Int.random(in: 10...13, using: &generator)
        let details = try details(name, start: "2026-07-\(day)T09:00")
        let answer =
          fixture.desk.record(of: event) == nil
          ? fixture.desk.draft(details, as: event, fixture.coach())
          : fixture.desk.edit(event, details, fixture.coach())
        expectEqual(answer.outcome, .done)
      }
    }
    for city in ["phoenix", "Cañon City", "AJO", "Tucson", " "] {
      var filter = EventFilter()
      filter.city = city
      let expected =
        city == " " ? [] : fixture.desk.records().filter { filter.matches($0, at: 0) }
      var listed: [EventRecord] = []
      while listed.count <= expected.count {
        let page = fixture.desk.records(3, inCity: city, after: listed.last)
        if page.isEmpty { break }
        listed += page
      }
      expectEqual(listed, expected, "\(city)")
      let odd = fixture.desk.records(.max, inCity: city) { $0.version % 2 == 1 }
      expectEqual(odd, expected.filter { $0.version % 2 == 1 })
    }
  }

  @Test func anEventThatMovesToAnotherCityWhileAPageIsReadIsLeftOut() throws {
    var fixture = DeskFixture(stripes: 1)
    for number in 1...3 as ClosedRange<UInt64> {
      let details = try details("Ajo", start: "2026-07-1\(number)T09:00")
      _ = fixture.desk.draft(details, as: DeskSamples.event(number), fixture.coach())
    }
    var mover = fixture
    let elsewhere = try details("Phoenix", start: "2026-07-12T09:00")
    let page = fixture.desk.records(9, inCity: "Ajo") { record in
      if record.id == DeskSamples.event(1) {
        _ = mover.desk.edit(DeskSamples.event(2), elsewhere, mover.coach())
      }
      return true
    }
    expectEqual(page.map(\.id), [1, 3].map { DeskSamples.event($0) })
    expectEqual(fixture.desk.records(9, inCity: "Phoenix").map(\.id), [DeskSamples.event(2)])
  }

  @Test func anEventIsArchivedWhenItIsOver() throws {
    var fixture = DeskFixture(stripes: 1)
    let (first, second) = (DeskSamples.event(1), DeskSamples.event(2))
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 3))
    try fixture.open(first, capacity: 1, policy: policy)
    _ = fixture.desk.register([DeskSamples.child(1)], for: first, fixture.parent())
    _ = fixture.desk.register([DeskSamples.child(2)], for: first, fixture.parent())
    expectEqual(fixture.desk.counters().waiting, 1)
    let spots = try #require(fixture.desk.spotsLeft(for: first))
    let end = try #require(fixture.desk.record(of: first)).details.endTime
    expect(fixture.desk.archive(first, at: end - 1) == nil)
    expect(fixture.desk.archive(second, at: end) == nil)
    let snapshot = fixture.desk.ledger(of: first)?.snapshot
    let archived = try #require(fixture.desk.archive(first, at: end))
    expect(archived.snapshot == snapshot && archived.isOver(at: end))
    expect(fixture.desk.archive(first, at: end) == nil)
    expect(fixture.desk.records() == [] && fixture.desk.records(9, inCity: "Phoenix") == [])
    expect(fixture.desk.record(of: first) == nil && fixture.desk.rosters().isEmpty)
    expectEqual(fixture.desk.counters().waiting, 0)
    let late = fixture.desk.cancel([DeskSamples.child(1).id], for: first, fixture.parent())
    expectEqual(late.outcome, .refused(.unknownEvent(first)))
    // Its room is used again, and free seats of the old event do not change with the new one.
    try fixture.open(second, capacity: 7)
    expect(spots.count == 0 && fixture.desk.spotsLeft(for: second)?.count == 7)
    fixture.desk.restore(archived)
    expectEqual(fixture.desk.ledger(of: first)?.snapshot, snapshot)
    expectEqual(fixture.desk.records(9, inCity: "phoenix").count, 2)
    expectEqual(fixture.desk.counters().waiting, 1)
    let coach = fixture.coach(at: end)
    let mark = fixture.desk.markAttendance(
      of: DeskSamples.child(1).id, attended: true, for: first, coach)
    expectEqual(mark.outcome, .done)
  }
}
