import EventRegistration
import TestSupport
import Testing

/// Lists of events, page by page.
@Suite struct DeskPagesTests {
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
    #expect(all.count == 40)
    for limit in [1, 3, 20, 39, 40, 41] {
      for isIncluded in [{ _ in true }, { $0.status == .draft }] as [(EventRecord) -> Bool] {
        let pages = pages(of: fixture.desk, limit, where: isIncluded)
        #expect(pages.flatMap(\.self) == all.filter(isIncluded))
        #expect(pages.dropLast().allSatisfy { $0.count == limit })
      }
    }
    #expect(fixture.desk.records(0).isEmpty && fixture.desk.records(-1).isEmpty)
    #expect(fixture.desk.records(.max) == all)
  }

  @Test func eventsThatComeOrMoveBetweenPagesAreNotRepeated() throws {
    var fixture = DeskFixture(stripes: 4)
    for number in 1...6 as ClosedRange<UInt64> {
      try fixture.draft(DeskSamples.event(number), start: "2026-07-1\(number)T09:00")
    }
    let first = fixture.desk.records(3)
    #expect(first.map(\.id) == [1, 2, 3].map { DeskSamples.event($0) })
    // One comes before, one after; the last of the page moves to the end.
    try fixture.draft(DeskSamples.event(7), start: "2026-07-10T09:00")
    try fixture.draft(DeskSamples.event(8), start: "2026-07-15T10:00")
    try fixture.move(DeskSamples.event(3), to: "2026-07-20T09:00")
    let next = fixture.desk.records(9, after: first.last)
    #expect(next.map(\.id) == [4, 5, 8, 6, 3].map { DeskSamples.event($0) })
  }

  @Test func anEventThatMovesAwayAndBackIsListedOnce() throws {
    var fixture = DeskFixture()
    try fixture.draft(DeskSamples.event(1), start: "2026-07-11T09:00")
    try fixture.draft(DeskSamples.event(2), start: "2026-07-12T09:00")
    for start in ["2026-07-13T09:00", "2026-07-11T09:00"] {
      try fixture.move(DeskSamples.event(1), to: start)
    }
    #expect(fixture.desk.records(9).map(\.id) == [DeskSamples.event(1), DeskSamples.event(2)])
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
    #expect(page.map(\.id) == [1, 3, 2].map { DeskSamples.event($0) })
  }

  @Test func aRestoredLedgerReplacesTheOldStart() throws {
    var fixture = DeskFixture()
    try fixture.draft(DeskSamples.event(1), start: "2026-07-11T09:00")
    try fixture.draft(DeskSamples.event(2), start: "2026-07-12T09:00")
    var other = DeskFixture()
    try other.draft(DeskSamples.event(1), start: "2026-07-13T09:00")
    fixture.desk.restore(try #require(other.desk.ledger(of: DeskSamples.event(1))))
    #expect(fixture.desk.records(9).map(\.id) == [DeskSamples.event(2), DeskSamples.event(1)])
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
