import Essentials
import EventRegistration
import TestSupport
import Testing

/// The end of a session is a local time of its own: a night of the clock change has 11 or 13 hours.
@Suite("Sessions: ends after a change of the clocks") struct SessionEndTests {
  private static let (standard, summer) = (-18_000, -14_400)

  /// New York's offset in 2026.
  private static func newYork(_ local: LocalDateTime) -> Int {
    local.iso8601 >= "2026-03-08T02:00" && local.iso8601 < "2026-11-01T02:00" ? summer : standard
  }

  private static func night(
    _ start: String, _ end: String, _ offsets: (Int, Int)
  ) throws -> EventDetails {
    try EventDetails(
      title: "Sleepover", summary: "Bring a pillow.", start: LocalDateTime(iso8601: start),
      end: LocalDateTime(iso8601: end), utcOffset: offsets.0, endOffset: offsets.1,
      venue: EventVenue(address: "1 Park Road", city: "Albany", state: "NY", zipCode: "12207"),
      capacity: 10)
  }

  private static func spring() throws -> EventDetails {
    try night("2026-03-07T20:00", "2026-03-08T08:00", (standard, summer))
  }

  @Test func aNightInSpringHasElevenHours() throws {
    let spring = try Self.spring()
    expectEqual(spring.endTime, 1_772_971_200)
    expectEqual(spring.sessions[0].endTime, 1_772_971_200)
    let autumn = try Self.night(
      "2026-10-31T20:00", "2026-11-01T08:00", (Self.summer, Self.standard))
    expectEqual(autumn.endTime, 1_793_538_000)
    // An offset is said only where it differs.
    let usual = try Self.night("2026-06-06T20:00", "2026-06-07T08:00", (Self.summer, Self.summer))
    let same = try EventDetails(
      title: usual.title, summary: usual.summary, start: usual.start, end: usual.end,
      utcOffset: Self.summer, venue: usual.venue, capacity: 10)
    expectEqual(usual, same)
  }

  @Test func theEndIsAfterTheStartInTime() throws {
    let short = try Self.night("2026-11-01T01:30", "2026-11-01T01:15", (Self.summer, Self.standard))
    expectEqual(short.endTime - short.startTime, 45 * 60)
    for (start, end, offsets) in [
      ("2026-11-01T01:30", "2026-11-01T00:30", (Self.summer, Self.standard)),
      ("2026-03-08T01:30", "2026-03-08T02:30", (Self.standard, Self.summer)),
      ("2026-03-08T01:30", "2026-03-08T09:30", (Self.standard, 60_000)),
    ] {
      expect((try? Self.night(start, end, offsets)) == nil, "\(start)")
    }
  }

  /// With the venue's clocks, an event lasts as long as its form says, and ends at the local time of the form.
  @Test(arguments: LongTest.seeds(50, small: 2))
  func aFormTakesItsOffsetsFromTheClocks(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let clocks = try OffsetSamples.unitedStates(-5, years: 2026...2028)
    let changes = try [CalendarDate(2026, 11, 1), CalendarDate(2027, 3, 14)]
    for _ in 0..<20 {
      var form = EventDraft(try Self.spring())
      (form.utcOffset, form.endOffset) = (nil, nil)
      let days = Int.random(in: -2...1, using: &generator)
      form.date = changes.randomElement(using: &generator)?.adding(days: days)
      let hour = Int.random(in: 0...23, using: &generator)
      form.startTime = .init(hour: hour)
      let minutes = Int.random(in: 1...2_000, using: &generator)
      form.end = .minutesAfterStart(minutes)
      form.setOffsets(from: clocks)
      let event = try form.validated()
      expectEqual(event.endTime - event.startTime, Int64(60 * minutes))
      expectEqual(clocks.localTime(at: event.endTime), event.end)
      guard let later = event.start.adding(minutes: minutes),
        clocks.instant(of: later) > clocks.instant(of: event.start)
      else { continue }
      form.end = .dateTime(later)
      form.setOffsets(from: clocks)
      expectEqual(try form.validated().endTime, clocks.instant(of: later))
    }
    var form = EventDraft()
    form.setOffsets(from: clocks)
    expectEqual(form, EventDraft())
    form = EventDraft(try Self.spring())
    form.end = .minutesAfterStart(.max)
    let before = form
    form.setOffsets(from: clocks)
    expectEqual(form, before)
  }

  /// In Beirut, clocks go from 24:00 to 1:00, so an evening until midnight ends when they do.
  @Test func aMidnightThatTheClocksSkipIsWhenTheySkipIt() throws {
    let change: Int64 = 1_774_735_200
    let beirut = try UTCOffsetTable(
      initial: 7_200, changes: [UTCOffsetTable.Change(at: change, offset: 10_800)])
    var form = EventDraft(try Self.spring())
    form.date = try CalendarDate(2026, 3, 28)
    form.startTime = .init(hour: 19)
    form.end = .timeOfDay(.init(hour: 24))
    form.setOffsets(from: beirut)
    var event = try form.validated()
    expect(event.startTime == change - 5 * 3_600 && event.endTime == change)
    form.date = try CalendarDate(2026, 3, 29)
    form.startTime = .init(hour: 0, minute: 15)
    form.end = .dateTime(try LocalDateTime(iso8601: "2026-03-29T09:00"))
    form.setOffsets(from: beirut)
    event = try form.validated()
    expect(event.startTime == change + 900 && event.endTime == change + 8 * 3_600)
  }

  @Test func textsTellTheEndInLocalTime() throws {
    let spring = try Self.spring()
    let messages = RegistrationMessages()
    let ended = RegistrationRefusal.eventEnded(at: spring.endTime)
    expectEqual(messages.text(for: ended, at: spring), "This event ended on 2026-03-08 08:00.")
    expect(
      messages.lines(for: spring).contains { $0.text == "2026-03-07 20:00 to 2026-03-08 08:00" })
  }

  @Test func formsSeriesAndMovesAskForTheOffsetOfTheEnd() throws {
    var draft = EventDraft(try Self.spring())
    expectEqual(draft.endOffset, Self.summer)
    expectEqual(try draft.validated(), try Self.spring())
    draft.end = .minutesAfterStart(720)
    expectEqual(try draft.validated().end, try LocalDateTime(iso8601: "2026-03-08T09:00"))
    (draft.utcOffset, draft.endOffset) = (Self.summer, Self.standard)
    expectEqual(try draft.validated().end, try LocalDateTime(iso8601: "2026-03-08T07:00"))

    let first = try Self.night(
      "2026-02-28T20:00", "2026-03-01T08:00", (Self.standard, Self.standard))
    let series = try EventSeries(of: first, every: .weeks(1), count: 3)
    expectEqual(
      try series.sessions(offset: Self.newYork).map { $0.endTime - $0.startTime },
      [12, 11, 12].map { $0 * 3600 })
    let course = try series.oneEvent(offset: Self.newYork)
    expectEqual(course.furtherSessions[0].endTime, 1_772_971_200)
    let moved = try course.rescheduled(
      from: LocalDateTime(iso8601: "2026-03-07T20:00"),
      to: LocalDateTime(iso8601: "2026-03-08T08:00"),
      offset: Self.newYork)
    expectEqual(moved.sessions.map(\.endOffset), [Self.summer, Self.summer, Self.summer])
    expectEqual(moved.sessions[0].endTime, 1_772_971_200)
  }

  @Test func aMoveIntoTheNightOfTheChangeIsStoredAndRead() throws {
    var event = try SampleEvent(capacity: 2)
    let start = try LocalDateTime(iso8601: "2026-10-31T20:00")
    let end = try LocalDateTime(iso8601: "2026-11-01T08:00")
    expectEqual(
      event.ask(
        .reschedule(start: start, end: end, utcOffset: Self.summer, endOffset: Self.standard),
        by: SampleEvent.coach), .done)
    expectEqual(event.ledger.record?.details.endTime, 1_793_538_000)
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts {
      var bytes: [UInt8] = []
      fact.append(to: &bytes)
      try replayed.apply(try EventFact(bytes: bytes))
    }
    expectEqual(replayed.snapshot, event.ledger.snapshot)
    expectEqual(try EventLedger(snapshot: replayed.snapshot).record, event.ledger.record)
    expectEqual(
      event.ask(
        .reschedule(start: start, end: end, utcOffset: Self.standard), by: SampleEvent.coach), .done
    )
    expectEqual(event.ledger.record?.details.endOffset, Self.standard)
  }

  /// A command has one offset for a further session, so it would end the night an hour early.
  @Test func aFurtherNightIsMovedByAnEdit() throws {
    let first = try Self.night(
      "2026-10-24T20:00", "2026-10-25T08:00", (Self.summer, Self.summer))
    let course = try EventSeries(of: first, every: .weeks(1), count: 2)
      .oneEvent(offset: Self.newYork)
    expectEqual(course.furtherSessions[0].endTime, 1_793_538_000)
    var event = SampleEvent()
    event.ask(.draft(course), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    let start = try LocalDateTime(iso8601: "2026-10-24T20:30")
    let moved = try course.rescheduled(from: start, to: course.end, offset: Self.newYork)
    let command = EventCommand.reschedule(
      start: start, end: course.end, utcOffset: Self.summer,
      furtherOffsets: moved.furtherSessions.map(\.utcOffset))
    expectEqual(
      event.ask(command, by: SampleEvent.coach),
      .refused(.malformed([.field(EventDraft.FieldProblem(.furtherSessions, .missing))])))
    expectEqual(event.ask(.edit(moved), by: SampleEvent.coach), .done)
    expectEqual(event.ledger.record?.details.endTime, 1_793_539_800)
  }

  /// "A week before, at nine" is what people publish.
  @Test func windowsOfASeriesFollowTheCalendar() throws {
    func windows(
      _ start: String, _ end: String, opens: Int64? = nil, closes: Int64? = nil
    ) throws -> [RegistrationWindow] {
      let (start, end) = (try LocalDateTime(iso8601: start), try LocalDateTime(iso8601: end))
      var first = try Self.spring()
      first.policy.window = try RegistrationWindow(opens: opens, closes: closes)
      first = try first.rescheduled(from: start, to: end, offset: Self.newYork)
      return try EventSeries(of: first, every: .weeks(1), count: 2).sessions(offset: Self.newYork)
        .map(\.policy.window)
    }
    // Opens on Tuesdays at 9:00, a week before a class in the evening.
    expectEqual(
      try windows("2026-03-03T18:00", "2026-03-03T19:00", opens: 1_771_941_600).map(\.opens),
      [1_771_941_600, 1_772_546_400])
    expectEqual(
      try windows("2026-10-27T18:00", "2026-10-27T19:00", opens: 1_792_501_200).map(\.opens),
      [1_792_501_200, 1_793_106_000])
    // Closes on Saturdays at 20:00, the evening before.
    expectEqual(
      try windows("2026-03-01T10:00", "2026-03-01T11:00", closes: 1_772_326_800).map(\.closes),
      [1_772_326_800, 1_772_931_600])
    // The last 30 minutes before the start stay minutes.
    let second: Int64 = 1_772_978_400
    expectEqual(
      try windows("2026-03-01T10:00", "2026-03-01T11:00", closes: 1_772_377_200 - 1800)
        .map(\.closes), [1_772_377_200 - 1800, second - 1800])
  }
}
