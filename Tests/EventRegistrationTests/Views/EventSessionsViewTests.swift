import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// How events of several sessions are shown, found, and told.
@Suite struct EventSessionsViewTests {
  private static func session(_ start: String, _ end: String) throws -> EventDetails.Session {
    try EventSessionsTests.session(start, end)
  }

  /// Soccer on Saturdays from 9:30 to 11:00.
  private func soccer(weeks: Int) throws -> EventDetails {
    try EventSeries(of: EventRegistrationTests.soccer(), every: .weeks(1), count: weeks)
      .oneEvent { _ in -25_200 }
  }

  private func record(_ details: EventDetails) -> EventRecord {
    EventRecord(
      id: SampleFacts.event, owner: SampleFacts.person(9), details: details, status: .published,
      seats: EventRecord.SeatCount(capacity: 12, taken: 0, held: 0, offered: 0, waiting: 0),
      version: 2)
  }

  @Test func overlapsAreThoseOfSessions() throws {
    let course = try soccer(weeks: 3)
    func party(_ start: String, _ end: String) throws -> EventDetails {
      try EventRegistrationTests.soccer().rescheduled(
        from: local(start), to: local(end), utcOffset: -25_200)
    }
    // Saturdays on March 7, 14, and 21.
    let cases = [
      ("2026-03-10T09:30", "2026-03-10T11:00", false),
      ("2026-03-14T11:00", "2026-03-14T12:00", false),
      ("2026-03-14T10:59", "2026-03-14T12:00", true),
      ("2026-03-14T08:00", "2026-03-14T09:30", false),
      ("2026-03-14T08:00", "2026-03-14T09:31", true),
      ("2026-03-21T10:00", "2026-03-21T10:01", true),
      ("2026-03-01T00:00", "2026-03-30T00:00", true),
      ("2026-03-21T11:00", "2026-03-30T00:00", false),
    ]
    for (start, end, isOverlap) in cases {
      let other = try party(start, end)
      #expect(course.overlaps(other) == isOverlap, "\(start)")
      #expect(other.overlaps(course) == isOverlap, "\(start)")
    }
    let sundays = try course.rescheduled(
      from: local("2026-03-08T09:30"), to: local("2026-03-08T11:00"), utcOffset: -25_200)
    #expect(!course.overlaps(sundays) && !sundays.overlaps(course) && course.overlaps(course))
  }

  /// Every pair of sessions, compared with the walk through both lists.
  @Test func overlapsOfManySessionsAreThoseOfPairs() throws {
    var generator = SeededGenerator(seed: 11)
    let start = try local("2026-03-07T00:00")
    func course() throws -> EventDetails {
      var minute = Int.random(in: 0..<40, using: &generator)
      let sessions = try (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        minute += Int.random(in: 0...30, using: &generator)
        let length = Int.random(in: 1...12, using: &generator)
        let times = (start.adding(minutes: minute), start.adding(minutes: minute + length))
        minute += length
        return try EventDetails.Session(
          start: #require(times.0), end: #require(times.1), utcOffset: 0)
      }
      var draft = EventDraft(
        try EventRegistrationTests.soccer().rescheduled(
          from: sessions[0].start, to: sessions[0].end, utcOffset: 0))
      draft.furtherSessions = Array(sessions.dropFirst())
      return try draft.validated()
    }
    var overlaps = 0
    for _ in 0..<300 {
      let (one, other) = (try course(), try course())
      let expected = one.sessions.contains { mine in
        other.sessions.contains { mine.startTime < $0.endTime && $0.startTime < mine.endTime }
      }
      #expect(one.overlaps(other) == expected)
      overlaps += expected ? 1 : 0
    }
    #expect((50...250).contains(overlaps))
  }

  @Test func familiesReadHowManySessionsThereAre() throws {
    let messages = RegistrationMessages()
    func line(_ kind: EventPreview.Line.Kind, _ details: EventDetails) -> EventPreview.Line? {
      messages.lines(for: details).first { $0.kind == kind }
    }
    let (one, two, three) = (try soccer(weeks: 1), try soccer(weeks: 2), try soccer(weeks: 3))
    let first = "2026-03-07, 09:30 to 11:00"
    #expect(line(.when, one)?.text == first && line(.furtherSessions, one) == nil)
    #expect(line(.when, two)?.text == first + ", and 1 more session on 2026-03-14")
    #expect(line(.when, three)?.text == first + ", and 2 more sessions until 2026-03-21")
    let further = line(.furtherSessions, three)
    #expect(further?.label == "More sessions")
    #expect(further?.text == "2026-03-14, 09:30 to 11:00; 2026-03-21, 09:30 to 11:00")
    let kinds = messages.lines(for: three).map(\.kind)
    #expect(kinds == EventPreview.Line.Kind.allCases.filter { kinds.contains($0) })
  }

  @Test func aCalendarHasAllSessions() throws {
    func text(_ details: EventDetails) -> String {
      ICalendar(of: record(details), stampedAt: 0).text.replacing("\r\n ", with: "")
    }
    #expect(!text(try soccer(weeks: 1)).contains("RDATE"))
    let three = text(try soccer(weeks: 3))
    #expect(three.contains("DTSTART:20260307T163000Z\r\nDTEND:20260307T180000Z\r\n"))
    #expect(three.contains("\r\nRDATE:20260314T163000Z,20260321T163000Z\r\n"))
    let longer = try EventSessionsTests.soccerCourse([
      Self.session("2026-03-14T09:30", "2026-03-14T11:00"),
      Self.session("2026-03-21T09:30", "2026-03-21T11:30"),
    ])
    #expect(
      text(longer).contains(
        "\r\nRDATE;VALUE=PERIOD:20260314T163000Z/20260314T180000Z,"
          + "20260321T163000Z/20260321T183000Z\r\n"))
  }

  @Test func aSearchByDayFindsEachSession() throws {
    let course = record(try soccer(weeks: 3))
    func isFound(_ earliest: String?, _ latest: String?) throws -> Bool {
      var filter = EventFilter()
      filter.earliest = try earliest.map { try day($0) }
      filter.latest = try latest.map { try day($0) }
      return filter.matches(course, at: 0)
    }
    for date in ["2026-03-07", "2026-03-14", "2026-03-21"] { #expect(try isFound(date, date)) }
    for date in ["2026-03-06", "2026-03-08", "2026-03-22"] { #expect(try !isFound(date, date)) }
    #expect(try isFound("2026-03-21", nil) && !isFound("2026-03-22", nil))
    #expect(try isFound(nil, "2026-03-07") && !isFound(nil, "2026-03-06"))
  }

  @Test func familiesHearOfAMovedSession() throws {
    var event = SampleEvent()
    var draft = EventDraft(try SampleEvent.details(capacity: 3))
    draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T12:00")]
    event.ask(.draft(try draft.validated()), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    event.register(ana)
    for (end, news) in [("12:00", 0), ("12:30", 1)] {
      let roster = try #require(EventRoster(event.ledger))
      let count = event.facts.count
      draft.summary += "."
      draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T\(end)")]
      event.ask(.edit(try draft.validated()), by: SampleEvent.coach)
      let recipients = roster.recipients(of: event.facts.dropFirst(count))
      #expect(recipients.flatMap(\.occasions) == Array(repeating: .eventChanged, count: news))
    }
  }
}
