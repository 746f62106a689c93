import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// How events of several sessions are shown, found, and told.
@Suite("Sessions: lists, mails, and calendars") struct EventSessionsViewTests {
  private static func session(_ start: String, _ end: String) throws -> EventDetails.Session {
    try EventSessionsTests.session(start, end)
  }

  /// Soccer on Saturdays from 9:30 to 11:00.
  private func soccer(weeks: Int) throws -> EventDetails {
    try EventSeries(of: EventRegistrationTests.soccer(), every: .weeks(1), count: weeks)
      .oneEvent { _ in -25_200 }
  }

  private func record(
    _ details: EventDetails, _ status: EventRecord.Status = .published, version: UInt64 = 2
  ) -> EventRecord {
    EventRecord(
      id: SampleFacts.event, owner: SampleFacts.person(9), details: details, status: status,
      seats: EventRecord.SeatCount(capacity: 12, taken: 0, held: 0, offered: 0, waiting: 0),
      version: version)
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
      expectEqual(course.overlaps(other), isOverlap, "\(start)")
      expectEqual(other.overlaps(course), isOverlap, "\(start)")
    }
    let sundays = try course.rescheduled(
      from: local("2026-03-08T09:30"), to: local("2026-03-08T11:00")
    ) { _ in -25_200 }
    expect(!course.overlaps(sundays) && !sundays.overlaps(course) && course.overlaps(course))
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
      expectEqual(one.overlaps(other), expected)
      overlaps += expected ? 1 : 0
    }
    expect((50...250).contains(overlaps))
  }

  @Test func familiesReadHowManySessionsThereAre() throws {
    let messages = RegistrationMessages()
    func line(_ kind: EventPreview.Line.Kind, _ details: EventDetails) -> EventPreview.Line? {
      messages.lines(for: details).first { $0.kind == kind }
    }
    let (one, two, three) = (try soccer(weeks: 1), try soccer(weeks: 2), try soccer(weeks: 3))
    let first = "2026-03-07, 09:30 to 11:00"
    expect(line(.when, one)?.text == first && line(.furtherSessions, one) == nil)
    expectEqual(line(.when, two)?.text, first + ", and 1 more session on 2026-03-14")
    expectEqual(line(.when, three)?.text, first + ", and 2 more sessions until 2026-03-21")
    let further = line(.furtherSessions, three)
    expectEqual(further?.label, "More sessions")
    expectEqual(further?.text, "2026-03-14, 09:30 to 11:00; 2026-03-21, 09:30 to 11:00")
    let kinds = messages.lines(for: three).map(\.kind)
    expectEqual(kinds, EventPreview.Line.Kind.allCases.filter { kinds.contains($0) })
  }

  /// Every mail lists the sessions, and a mail of an event of one session has no empty line for them.
  @Test func mailsListEachSession() throws {
    let messages = RegistrationMessages()
    let occasions: [RegistrationMail.Occasion] = [
      .registered(seats: 1), .waitlisted(seats: 1, position: 1), .promoted(seats: 1),
      .offered(seats: 1, until: 0), .eventPublished, .eventChanged, .eventCancelled,
    ]
    for occasion in occasions {
      for reader in RegistrationMail.Reader.allCases {
        let body = messages.mail(for: occasion, to: reader, about: record(try soccer(weeks: 3)))
          .body
        expect(
          body.contains(
            """
            When: 2026-03-07, 09:30 to 11:00, and 2 more sessions until 2026-03-21
            - 2026-03-07, 09:30 to 11:00
            - 2026-03-14, 09:30 to 11:00
            - 2026-03-21, 09:30 to 11:00
            Where:\u{20}
            """), "\(occasion)")
        let one = messages.mail(for: occasion, to: reader, about: record(try soccer(weeks: 1))).body
        expect(one.contains("When: 2026-03-07, 09:30 to 11:00\nWhere: "), "\(occasion)")
      }
    }
    var own = messages
    own.lines.sessionLine = "; {when}"
    own.mails.eventChanged.body = "New times{sessions}."
    let mail = own.mail(for: .eventChanged, to: .parent, about: record(try soccer(weeks: 2)))
    expectEqual(mail.body, "New times; 2026-03-07, 09:30 to 11:00; 2026-03-14, 09:30 to 11:00.")
  }

  @Test func theTextOfAnOverlapNamesTheSessionAtTheSameTime() throws {
    let course = try soccer(weeks: 4)
    let registration = ChildRegistration(
      attendee: EventAttendee(id: SampleFacts.child(1), guardian: nil, consents: []),
      registeredBy: SampleFacts.person(1), status: .registered, attended: nil)
    let listing = EventListing(record: record(course), registrations: [registration])
    let cases = [
      ("2026-03-14T10:59", "2026-03-14T12:00", "2026-03-14 09:30"),
      ("2026-03-14T11:00", "2026-03-21T12:00", "2026-03-21 09:30"),
      ("2026-03-01T00:00", "2026-03-30T00:00", "2026-03-07 09:30"),
    ]
    for (start, end, expected) in cases {
      let party = try EventRegistrationTests.soccer().rescheduled(
        from: local(start), to: local(end), utcOffset: -25_200)
      expectEqual(
        course.firstSession(overlapping: party)?.start,
        course.sessions.first {
          $0.startTime < party.endTime && party.startTime < $0.endTime
        }?.start)
      let text = RegistrationMessages().text(forOverlapOf: party, with: listing)
      expect(text.hasSuffix(" It starts on \(expected)."))
    }
    let before = try EventRegistrationTests.soccer().rescheduled(
      from: local("2026-03-01T09:30"), to: local("2026-03-01T10:00"), utcOffset: -25_200)
    expectEqual(course.firstSession(overlapping: before), nil)
  }

  /// A camp whose last day is after a change of the clocks: a time is told by the clocks of its session.
  @Test func timesAreToldByTheClocksOfTheirSessions() throws {
    var draft = try soccerDraft()
    draft.date = try day("2026-10-25")
    draft.utcOffset = -14_400
    let camp = try EventSeries(of: draft.validated(), every: .weeks(1), count: 3).oneEvent {
      $0.iso8601 < "2026-11-01T02:00" ? -14_400 : -18_000
    }
    let messages = RegistrationMessages()
    func cancelUntil(_ details: EventDetails) -> String? {
      messages.lines(for: details).first { $0.kind == .cancellation }?.text
    }
    expectEqual(cancelUntil(camp), "2026-11-08 11:00")
    var form = EventDraft(camp)
    form.cancellationNotice = 3600
    expectEqual(cancelUntil(try form.validated()), "2026-10-25 08:30 UTC-04:00")
    let ended = RegistrationRefusal.eventEnded(at: camp.endTime)
    expectEqual(messages.text(for: ended, at: camp), "This event ended on 2026-11-08 11:00.")
    let offsets = camp.sessions.flatMap { session in
      [-1, 0, 1].map { camp.utcOffset(at: session.startTime + $0) }
    }
    expectEqual(
      offsets,
      [
        -14_400, -14_400, -14_400, -14_400, -18_000, -18_000, -18_000, -18_000, -18_000,
      ])
  }

  // MARK: Calendars

  /// A calendar app in few lines: it keeps the last version of each event that it read, by UID.
  private struct CalendarApp {
    /// The values of the lines of an event by their names.
    private(set) var events: [String: [String: String]] = [:]

    mutating func read(_ calendar: ICalendar) throws {
      let text = calendar.text.replacing("\r\n ", with: "")
      for block in text.split(separator: "BEGIN:VEVENT\r\n").dropFirst() {
        var lines: [String: String] = [:]
        for line in block.split(separator: "\r\n") {
          let (name, value) = try #require(
            line.firstIndex(of: ":").map { (line[..<$0], line[$0...]) })
          expect(
            lines.updateValue(String(value.dropFirst()), forKey: String(name)) == nil
              || name == "END")
        }
        let uid = try #require(lines["UID"])
        let sequence = try #require(lines["SEQUENCE"].flatMap { Int($0) })
        if let known = events[uid]?["SEQUENCE"].flatMap({ Int($0) }), known > sequence { continue }
        events[uid] = lines
      }
    }

    /// The starts and ends of what takes place, in order.
    var times: [String] {
      events.values.filter { $0["STATUS"] == "CONFIRMED" }
        .map { "\($0["DTSTART"] ?? "")/\($0["DTEND"] ?? "")" }.sorted()
    }
  }

  private static func times(_ details: EventDetails) throws -> [String] {
    try details.sessions.map { session in
      try [session.startTime, session.endTime].map { instant in
        let time = try #require(LocalDateTime(secondsSinceEpoch: instant, utcOffset: 0)).iso8601
        return time.replacing("-", with: "").replacing(":", with: "") + "00Z"
      }.joined(separator: "/")
    }
  }

  @Test func aCalendarHasAnEventForEachSession() throws {
    let text = ICalendar(of: record(try soccer(weeks: 2)), stampedAt: 0).text
    let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n")
    let id = SampleFacts.event.uuidString
    expectEqual(lines.filter { $0.hasPrefix("UID") }, ["UID:\(id)", "UID:\(id)-2"])
    expectEqual(
      lines.filter { $0.hasPrefix("DT") && !$0.hasPrefix("DTSTAMP") },
      [
        "DTSTART:20260307T163000Z", "DTEND:20260307T180000Z", "DTSTART:20260314T163000Z",
        "DTEND:20260314T180000Z",
      ])
    for name in ["SUMMARY:Soccer", "DESCRIPTION:", "LOCATION:", "SEQUENCE:1", "STATUS:CONFIRMED"] {
      expectEqual(lines.filter { $0.hasPrefix(name) }.count, 2, "\(name)")
    }
    expect(!text.contains("RDATE"))
    let cancelled = record(try soccer(weeks: 2), .cancelled(reason: "Rain"))
    let all = ICalendar(of: cancelled, stampedAt: 0).text.split(separator: "\r\n")
    expectEqual(all.filter { $0 == "STATUS:CANCELLED" }.count, 2)
  }

  /// A person who gets a calendar after each change has exactly the sessions of the event.
  @Test(arguments: LongTest.seeds(50, small: 20))
  func calendarsFollowEachChange(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var app = CalendarApp()
    var old: EventDetails?
    for version: UInt64 in 1...8 {
      var details = try soccer(weeks: .random(in: 1...5, using: &generator))
      let days = Int.random(in: 0...9, using: &generator)
      details = try details.rescheduled(
        from: #require(details.start.adding(minutes: 1440 * days)),
        to: #require(details.end.adding(minutes: 1440 * days))
      ) { _ in -25_200 }
      try app.read(ICalendar(of: record(details, version: version), before: old, stampedAt: 0))
      expectEqual(app.times, (try Self.times(details)))
      old = details
    }
    let cancelled = record(try #require(old), .cancelled(reason: ""), version: 9)
    try app.read(ICalendar(of: cancelled, stampedAt: 0))
    expectEqual(app.times, [])
  }

  @Test func removedSessionsAreThoseAfterTheLastOne() throws {
    let (two, four) = (try soccer(weeks: 2), try soccer(weeks: 4))
    expectEqual(
      ICalendar.Entry(record(two), before: four).removedSessions, Array(four.sessions[2...]))
    expectEqual(ICalendar.Entry(record(four), before: two).removedSessions, [])
    expectEqual(ICalendar.Entry(record(two)).removedSessions, [])
    let entry = ICalendar.Entry(SampleFacts.event, two, .tentative, before: four)
    let text = try #require(ICalendar(of: [entry], stampedAt: 0)).text
    expectEqual(
      text.split(separator: "\r\n").filter { $0.hasPrefix("STATUS") },
      ["TENTATIVE", "TENTATIVE", "CANCELLED", "CANCELLED"].map { "STATUS:\($0)" })
  }

  @Test func aSearchByDayFindsEachSession() throws {
    let course = record(try soccer(weeks: 3))
    func isFound(_ earliest: String?, _ latest: String?) throws -> Bool {
      var filter = EventFilter()
      filter.earliest = try earliest.map { try day($0) }
      filter.latest = try latest.map { try day($0) }
      return filter.matches(course, at: 0)
    }
    for date in ["2026-03-07", "2026-03-14", "2026-03-21"] { try expect(isFound(date, date)) }
    for date in ["2026-03-06", "2026-03-08", "2026-03-22"] { try expect(!isFound(date, date)) }
    try expect(isFound("2026-03-21", nil) && !isFound("2026-03-22", nil))
    try expect(isFound(nil, "2026-03-07") && !isFound(nil, "2026-03-06"))
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
      expectEqual(recipients.flatMap(\.occasions), Array(repeating: .eventChanged, count: news))
    }
  }
}
