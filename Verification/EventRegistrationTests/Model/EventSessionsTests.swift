import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// One event of several sessions: one number of seats for all of them.
@Suite("Sessions: one event on several days") struct EventSessionsTests {
  static func session(
    _ start: String, _ end: String, utcOffset: Int = -25_200
  ) throws -> EventDetails.Session {
    try EventDetails.Session(start: local(start), end: local(end), utcOffset: utcOffset)
  }

  /// Soccer from 9:30 to 11:00, with further sessions.
  static func soccerCourse(_ further: [EventDetails.Session]) throws -> EventDetails {
    var draft = try soccerDraft()
    draft.furtherSessions = further
    return try draft.validated()
  }

  private func problems(_ further: [EventDetails.Session]) throws -> [EventDraft.FieldProblem] {
    do {
      _ = try Self.soccerCourse(further)
      return []
    } catch let error as EventDraft.Error { return error.problems }
  }

  @Test func theEventLastsFromTheFirstSessionToTheLast() throws {
    let details = try Self.soccerCourse([
      Self.session("2026-03-14T09:30", "2026-03-14T11:00"),
      Self.session("2026-03-21T10:00", "2026-03-21T12:00", utcOffset: -21_600),
    ])
    expect(details.sessions.count == 3 && details.sessions[0].start == details.start)
    expectEqual(details.sessions[0].endTime, (try soccer().endTime))
    expectEqual(details.startTime, (try soccer().startTime))
    expectEqual(details.endTime, details.sessions[2].startTime + 7200)
    expectEqual(details.sessions[2].startTime - details.startTime, 14 * 86_400 - 1800)
    try expectEqual(soccer().sessions.count, 1)
    let offsets = details.sessions.map { details.utcOffset(at: $0.endTime) }
    expectEqual(offsets, [-25_200, -25_200, -21_600])
    expectEqual(EventDraft(details).furtherSessions, details.furtherSessions)
    try expectEqual(EventDraft(details).validated(), details)
  }

  @Test func aSessionStartsAfterTheOneBeforeHasEnded() throws {
    // The first session ends at 11:00.
    try expectEqual(problems([Self.session("2026-03-07T11:00", "2026-03-07T12:00")]), [])
    let early = EventDraft.FieldProblem(.furtherSessions, .beforeEndOfPrevious)
    try expectEqual(problems([Self.session("2026-03-07T10:59", "2026-03-07T12:00")]), [early])
    let second = try Self.session("2026-03-08T09:00", "2026-03-08T10:00")
    // On clocks that are an hour ahead, 11:00 is an hour earlier.
    let ahead = try Self.session("2026-03-08T10:59", "2026-03-08T12:00", utcOffset: -21_600)
    let right = try Self.session("2026-03-08T11:00", "2026-03-08T12:00", utcOffset: -21_600)
    try expectEqual(problems([second, ahead]), [early])
    try expectEqual(problems([second, right]), [])
    try expectEqual(problems([right, second]), [early])
    expectEqual("\(early)", "Each session must start after the one before has ended.")
  }

  @Test func anEventHasUpToAThousandSessions() throws {
    let first = try Self.session("2026-03-08T09:00", "2026-03-08T10:00")
    let many = try (0..<1000).map { day in
      let start = try #require(first.start.adding(minutes: 1440 * day))
      let end = try #require(first.end.adding(minutes: 1440 * day))
      return try EventDetails.Session(start: start, end: end, utcOffset: -25_200)
    }
    try expectEqual(
      Self.soccerCourse(Array(many.dropLast())).sessions.count, EventDetails.maximumSessions)
    try expectEqual(
      problems(many), [EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: 999))])
  }

  @Test func aSessionHasATimeLikeAnEvent() throws {
    expectThrows(EventDraft.Error([EventDraft.FieldProblem(.end, .endNotAfterStart)])) {
      try Self.session("2026-03-08T09:00", "2026-03-08T09:00")
    }
    for offset in [-43_201, 50_401] {
      #expect(throws: EventDraft.Error.self) {
        try Self.session("2026-03-08T09:00", "2026-03-08T09:01", utcOffset: offset)
      }
    }
  }

  // MARK: Moving

  @Test func allSessionsMoveByAsMuchLocalTime() throws {
    let further = try Self.session("2026-03-14T13:00", "2026-03-14T15:00", utcOffset: -21_600)
    let details = try Self.soccerCourse([further])
    let moved = try details.rescheduled(
      from: local("2026-03-06T10:00"), to: local("2026-03-06T10:20"), utcOffset: 0,
      furtherOffsets: [-18_000])
    try expectEqual(
      moved.sessions,
      [
        Self.session("2026-03-06T10:00", "2026-03-06T10:20", utcOffset: 0),
        Self.session("2026-03-13T13:30", "2026-03-13T15:30", utcOffset: -18_000),
      ])
    expectEqual(moved.endTime, moved.furtherSessions[0].endTime)
    let late = EventDraft.FieldProblem(.furtherSessions, .beforeEndOfPrevious)
    expectThrows(EventDraft.Error([late])) {
      try details.rescheduled(
        from: details.start, to: local("2026-03-14T12:01"), utcOffset: -25_200,
        furtherOffsets: [-21_600])
    }
    let outside = EventDraft.FieldProblem(.furtherSessions, .outsideCalendar)
    for (start, offset) in [("9999-12-30T09:30", 0), ("9999-12-24T18:00", -43_200)] {
      expectThrows(EventDraft.Error([outside])) {
        try details.rescheduled(
          from: local(start), to: local("9999-12-30T10:00"), utcOffset: 0,
          furtherOffsets: [offset])
      }
    }
  }

  /// New York puts its clocks back at 2:00 on November 1, 2026, and forward at 2:00 on March 8.
  private static func newYork(_ time: LocalDateTime) -> Int {
    ("2026-03-08T02:00"..<"2026-11-01T02:00").contains(time.iso8601) ? -14_400 : -18_000
  }

  /// An event of three Sundays, moved across both changes of the clocks by every number of days.
  @Test func aMovedEventKeepsItsLocalHoursAcrossAChangeOfTheClocks() throws {
    var draft = try soccerDraft()
    draft.date = try day("2026-10-25")
    draft.utcOffset = -14_400
    let course = try EventSeries(of: draft.validated(), every: .weeks(1), count: 3)
      .oneEvent(offset: Self.newYork)
    expectEqual(course.sessions.map(\.utcOffset), [-14_400, -18_000, -18_000])
    var seen: Set<[Int]> = []
    for days in -260...20 {
      let start = try #require(course.start.adding(minutes: 1440 * days))
      let end = try #require(course.end.adding(minutes: 1440 * days))
      let moved = try course.rescheduled(from: start, to: end, offset: Self.newYork)
      expectEqual(Set(moved.sessions.map { $0.start.iso8601.suffix(5) }), ["09:30"])
      expectEqual(Set(moved.sessions.map { $0.end.iso8601.suffix(5) }), ["11:00"])
      for (old, new) in zip(course.sessions, moved.sessions) {
        expectEqual(new.utcOffset, Self.newYork(new.start))
        // The instant is that of the local time on the clocks of that day.
        expectEqual(new.startTime, new.start.secondsSinceEpoch(utcOffset: Self.newYork(new.start)))
        expectEqual(old.start.date.days(until: new.start.date), days)
      }
      seen.insert(moved.sessions.map(\.utcOffset))
      let offsets = moved.furtherSessions.map(\.utcOffset)
      try expectEqual(
        course.rescheduled(
          from: start, to: end, utcOffset: moved.utcOffset, furtherOffsets: offsets), moved)
      try expectEqual(
        moved.rescheduled(from: course.start, to: course.end, offset: Self.newYork), course)
    }
    expectEqual(seen.count, 6)
  }

  @Test func aMoveNeedsTheOffsetOfEachSession() throws {
    let course = try Self.soccerCourse([
      Self.session("2026-03-14T09:30", "2026-03-14T11:00"),
      Self.session("2026-03-21T09:30", "2026-03-21T11:00"),
    ])
    func problems(_ further: [Int]) -> [EventDraft.FieldProblem] {
      do throws(EventDraft.Error) {
        _ = try course.rescheduled(
          from: course.start, to: course.end, utcOffset: -25_200, furtherOffsets: further)
        return []
      } catch { return error.problems }
    }
    let missing = EventDraft.FieldProblem(.furtherSessions, .missing)
    let range = EventDraft.FieldProblem(.utcOffset, .outOfRange(EventDetails.utcOffsets))
    expectEqual(problems([]), [missing])
    expectEqual(problems([-25_200]), [missing])
    expectEqual(problems([-25_200, -25_200]), [])
    expectEqual(
      problems([-25_200, -25_200, -25_200]),
      [EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: 2))])
    for offset in [Int.min, -43_201, 50_401, .max] { expectEqual(problems([0, offset]), [range]) }
    for offset in [-43_200, 50_400] { expectEqual(problems([-25_200, offset]), []) }
    let single = try soccer()
    expectThrows(
      EventDraft.Error([EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: 0))])
    ) {
      try single.rescheduled(
        from: single.start, to: single.end, utcOffset: 0, furtherOffsets: [0])
    }
  }

  @Test func aCommandMovesThemOrIsRefused() throws {
    var event = SampleEvent()
    var draft = EventDraft(try SampleEvent.details(capacity: 3, EventPolicy(cancellationNotice: 0)))
    draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T12:00")]
    let details = try draft.validated()
    event.ask(.draft(details), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    event.register(ana)
    func reschedule(
      _ start: String, _ end: String, _ further: [Int] = [-21_600]
    ) throws -> EventCommand {
      .reschedule(
        start: try local(start), end: try local(end), utcOffset: -25_200, furtherOffsets: further)
    }
    let version = event.ledger.version
    func expectRefusal(_ command: EventCommand, _ problem: EventDraft.FieldProblem) {
      expectEqual(
        event.ask(command, by: SampleEvent.coach), .refused(.malformed([.field(problem)])))
      expectEqual(event.ledger.version, version)
    }
    expectRefusal(
      try reschedule("2026-06-06T09:00", "2026-06-13T08:01"),
      EventDraft.FieldProblem(.furtherSessions, .beforeEndOfPrevious))
    expectRefusal(
      try reschedule("2026-06-06T09:00", "2026-06-06T10:00", []),
      EventDraft.FieldProblem(.furtherSessions, .missing))
    expectRefusal(
      try reschedule("2026-06-06T09:00", "2026-06-06T10:00", [0, 0]),
      EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: 1)))
    // A value that no event can have is refused before the event is looked at.
    expectRefusal(
      try reschedule("2026-06-06T09:00", "2026-06-06T10:00", [0, 50_401]),
      EventDraft.FieldProblem(.utcOffset, .outOfRange(EventDetails.utcOffsets)))
    expectRefusal(
      try reschedule(
        "2026-06-06T09:00", "2026-06-06T10:00", Array(repeating: .max, count: 1000)),
      EventDraft.FieldProblem(.furtherSessions, .tooLarge(maximum: 999)))
    expectEqual(
      event.ask(try reschedule("2026-06-06T10:00", "2026-06-06T13:00"), by: SampleEvent.coach),
      .done)
    try expectEqual(
      event.ledger.record?.details.furtherSessions,
      [Self.session("2026-06-13T10:00", "2026-06-13T13:00", utcOffset: -21_600)])
    let moved = try #require(event.ledger.record?.details)
    expectEqual(event.facts.last?.change, .edited(moved))
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts { try replayed.apply(fact) }
    expectEqual(replayed.snapshot, event.ledger.snapshot)
  }

  /// Earlier versions wrote such facts, whose further sessions kept their offsets.
  @Test func aFactOfAnEarlierVersionKeepsTheOffsetsOfItsSessions() throws {
    var event = SampleEvent()
    var draft = EventDraft(try SampleEvent.details(capacity: 3))
    draft.furtherSessions = [
      try Self.session("2026-06-13T09:00", "2026-06-13T12:00", utcOffset: -21_600)
    ]
    event.ask(.draft(try draft.validated()), by: SampleEvent.coach)
    func fact(_ start: String, _ end: String) throws -> EventFact {
      EventFact(
        event: SampleEvent.id, version: 2, time: event.ledger.lastTime, cause: nil,
        change: .rescheduled(start: try local(start), end: try local(end), utcOffset: -25_200))
    }
    var ledger = event.ledger
    try ledger.apply(try fact("2026-06-06T10:00", "2026-06-06T13:00"))
    try expectEqual(
      ledger.record?.details.sessions,
      [
        Self.session("2026-06-06T10:00", "2026-06-06T13:00"),
        Self.session("2026-06-13T10:00", "2026-06-13T13:00", utcOffset: -21_600),
      ])
    var other = event.ledger
    #expect(throws: EventLedger.ReplayError.self) {
      try other.apply(try fact("2026-06-06T10:00", "2026-06-13T13:00"))
    }
    let roster = try #require(EventRoster(event.ledger))
    expectEqual(
      roster.occasions(of: [try fact("2026-06-06T10:00", "2026-06-06T13:00")]), [.eventChanged])
  }

  @Test func aChangedSessionLetsParentsCancel() throws {
    for changes in [true, false] {
      var event = SampleEvent()
      var draft = EventDraft(
        try SampleEvent.details(capacity: 3, EventPolicy(cancellationNotice: 0)))
      draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T12:00")]
      event.ask(.draft(try draft.validated()), by: SampleEvent.coach)
      event.ask(.publish, by: SampleEvent.coach)
      event.register(ana)
      if changes {
        draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T12:01")]
      }
      event.ask(.edit(try draft.validated()), by: SampleEvent.coach)
      // Between the sessions, after the deadline.
      expectEqual(
        event.ask(.cancel([ana.id]), at: SampleEvent.end),
        (changes ? .done : .refused(.cancellationTooLate(deadline: SampleEvent.start))))
      expectEqual(
        event.ask(
          .markAttendance(ana.id, attended: true), by: SampleEvent.coach, at: SampleEvent.end),
        .done)
    }
  }

  /// A child with a seat comes to all sessions, and the last one ends the event.
  @Test func oneSeatIsForAllSessions() throws {
    var event = SampleEvent()
    var draft = EventDraft(try SampleEvent.details(capacity: 1))
    draft.furtherSessions = [try Self.session("2026-06-13T09:00", "2026-06-13T12:00")]
    let details = try draft.validated()
    event.ask(.draft(details), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    expectEqual(event.register(ana, at: SampleEvent.start - 1), .registered(seats: 1))
    expectEqual(
      event.register(ben, at: SampleEvent.start - 1), .refused(.full(available: 0, .none)))
    expectEqual(
      event.register(ben, at: SampleEvent.start),
      .refused(.registrationClosed(at: SampleEvent.start)))
    let end = SampleEvent.end + 7 * 86_400
    expectEqual(details.endTime, end)
    expectEqual(EventDetails.Timing(of: details, at: SampleEvent.end), .underWay)
    expectEqual(EventDetails.Timing(of: details, at: end), .expired)
    expectEqual(event.ask(.cancel([ana.id]), at: end - 1), .done)
    expectEqual(event.ask(.close, by: SampleEvent.coach, at: end), .refused(.eventEnded(at: end)))
  }

  // MARK: Series

  @Test func aSeriesBecomesOneEvent() throws {
    let first = try soccer()
    let series = try EventSeries(
      of: first, every: .weeks(1), count: 4, except: [day("2026-03-14")])
    let event = try series.oneEvent {
      $0.date < (try? day("2026-03-28")) ?? .latest ? -25_200 : -21_600
    }
    expect(event.capacity == first.capacity && event.sessions.count == 3)
    expectEqual(
      event.sessions.map(\.start.iso8601),
      [
        "2026-03-07T09:30", "2026-03-21T09:30", "2026-03-28T09:30",
      ])
    expectEqual(event.sessions.map(\.utcOffset), [-25_200, -25_200, -21_600])
    let single = try EventSeries(of: first, every: .weeks(1), count: 1).oneEvent { _ in -25_200 }
    expectEqual(single, first)
  }

  /// A morning and an afternoon on each of three Sundays.
  @Test func theSessionsOfOneDayHaveTheirOwnOffsets() throws {
    var draft = try soccerDraft()
    draft.date = try day("2026-10-25")
    draft.utcOffset = -14_400
    draft.furtherSessions = [
      try Self.session("2026-10-25T13:00", "2026-10-25T14:00", utcOffset: -14_400)
    ]
    let series = try EventSeries(of: draft.validated(), every: .weeks(1), count: 3)
    let days = try series.sessions(offset: Self.newYork)
    expectEqual(
      days.map { $0.sessions.map(\.utcOffset) },
      [
        [-14_400, -14_400], [-18_000, -18_000], [-18_000, -18_000],
      ])
    expectEqual(
      days.map { $0.sessions[1].start.iso8601 },
      [
        "2026-10-25T13:00", "2026-11-01T13:00", "2026-11-08T13:00",
      ])
    let second = try local("2026-11-01T13:00")
    for offset in [-43_201, 50_401] {
      expectThrows(EventSeries.Error.utcOffsetOutOfRange(offset, at: second)) {
        try series.sessions { $0 == second ? offset : -14_400 }
      }
    }
    // The clocks go forward by four hours between the sessions of the second day.
    expectThrows(EventSeries.Error.sessionsOverlap) {
      try series.sessions { $0 == second ? 0 : -14_400 }
    }
    expectThrows(EventSeries.Error.sessionsOverlap) {
      try series.oneEvent { $0 == second ? 0 : -14_400 }
    }
    var late = draft
    late.date = try day("9999-12-30")
    late.furtherSessions = [try Self.session("9999-12-31T09:00", "9999-12-31T10:00", utcOffset: 0)]
    let last = try EventSeries(of: late.validated(), every: .days(1), count: 2)
    expectThrows(EventSeries.Error.outsideCalendar) { try last.sessions { _ in 0 } }
  }

  @Test func aSeriesThatCannotBeOneEventIsRefused() throws {
    let none = try EventSeries(
      of: soccer(), every: .weeks(1), count: 1, except: [day("2026-03-07")])
    expectThrows(EventSeries.Error.noSessions) { try none.oneEvent { _ in 0 } }
    var draft = try soccerDraft()
    draft.end = .minutesAfterStart(1440)
    let back = try EventSeries(of: draft.validated(), every: .days(1), count: 3)
    try expectEqual(back.oneEvent { _ in 0 }.sessions.count, 3)
    draft.end = .minutesAfterStart(1441)
    let long = try EventSeries(of: draft.validated(), every: .days(1), count: 3)
    expectThrows(EventSeries.Error.sessionsOverlap) { try long.oneEvent { _ in 0 } }
    let twice = try Self.soccerCourse([Self.session("2026-03-07T13:00", "2026-03-07T14:00")])
    let double = try EventSeries(of: twice, every: .days(1), count: 500)
    try expectEqual(double.oneEvent { _ in -25_200 }.sessions.count, 1000)
    // One session too many: 7 times 143.
    let hours = try (13...18).map {
      try Self.session("2026-03-07T\($0):00", "2026-03-07T\($0):30")
    }
    let more = try EventSeries(of: Self.soccerCourse(hours), every: .days(1), count: 143)
    expectThrows(EventSeries.Error.tooManyDays) { try more.oneEvent { _ in -25_200 } }
  }
}
