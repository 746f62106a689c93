import Essentials
import EventRegistration
import TestSupport
import Testing

/// A course on two Saturdays, 2026-06-06 and 2026-06-13, at 09:00 in Phoenix.
@Suite("Event ledger: attendance at each session") struct AttendanceTests {
  private typealias Attendance = ChildRegistration.Attendance
  private static let first = SampleEvent.start
  private static let second = first + 604_800
  private static let day: Int64 = 86_400
  private static let coach = SampleEvent.coach

  private static func course(_ policy: EventPolicy = .standard) throws -> SampleEvent {
    var event = SampleEvent()
    var draft = EventDraft(try SampleEvent.details(capacity: 3, policy))
    draft.furtherSessions = [
      try EventDetails.Session(
        start: LocalDateTime(iso8601: "2026-06-13T09:00"),
        end: LocalDateTime(iso8601: "2026-06-13T12:00"), utcOffset: -25_200)
    ]
    event.ask(.draft(try draft.validated()), by: coach)
    event.ask(.publish, by: coach)
    event.register(ana)
    event.register(ben)
    return event
  }

  private static func mark(
    _ child: Child, _ attendance: Attendance?, session: Int = 0
  ) -> EventCommand {
    .markAttendance(child.id, attended: attendance, session: session)
  }

  /// The attendance of a child at both sessions.
  private static func attendance(of child: Child, at event: SampleEvent) throws -> [Attendance?] {
    let roster = try #require(EventRoster(event.ledger))
    let rows =
      roster.registrations + roster.cancelledRegistrations + roster.formerRegistrations
    let row = try #require(rows.first { $0.id == child.id })
    return (0..<2).map { row.observation(in: $0)?.attendance }
  }

  @Test func eachSessionHasItsOwnAndPickingUpIsAThirdValue() throws {
    var event = try Self.course()
    event.ask(Self.mark(ana, .present), by: Self.coach, at: Self.first)
    event.ask(Self.mark(ana, .pickedUp), by: Self.coach, at: Self.first + 10_800)
    event.ask(Self.mark(ana, .absent, session: 1), by: Self.coach, at: Self.second)
    event.ask(Self.mark(ben, true), by: Self.coach, at: Self.first)
    try expectEqual(Self.attendance(of: ana, at: event), [.pickedUp, .absent])
    let row = try #require(event.ledger.registration(of: ana.id))
    expectEqual(row.observations.map(\.time), [Self.first + 10_800, Self.second])
    expect(row.attended == true && row.attendanceTime == Self.second)
    let roster = try #require(EventRoster(event.ledger))
    expectEqual(roster.children(.present).map(\.id), [ben.id])
    expectEqual(roster.children(.pickedUp).map(\.id), [ana.id])
    expectEqual(roster.children(.absent, in: 1).map(\.id), [ana.id])
    expectEqual(roster.children(nil, in: 1).map(\.id), [ben.id])
    try expectEqual(decoded(try encoded(row)), row)
  }

  @Test func aMarkIsUndoneAlsoIfTheUndoingArrivesFirst() throws {
    for isReversed in [false, true] {
      var event = try Self.course()
      let marks = [
        (Self.mark(ana, .present), Self.first + 60), (Self.mark(ana, nil), Self.first + 61),
      ]
      for (number, (command, made)) in (isReversed ? marks.reversed() : marks).enumerated() {
        let request = RegistrationRequest(
          RegistrationRequest.ID(high: 7, low: UInt64(number)), by: Self.coach,
          at: Self.first + Self.day, firstMade: made)
        expectEqual(
          event.ledger.perform(command, request, facts: &event.facts).outcome, .done)
      }
      try expectEqual(Self.attendance(of: ana, at: event), [nil, nil])
      expectEqual(event.ledger.registration(of: ana.id)?.attended, nil)
    }
  }

  /// A tablet without a network sends everything a week later.
  @Test func aWeekOfflineLosesNothing() throws {
    var event = try Self.course()
    for (number, command) in [Self.mark(ana, .present), Self.mark(ben, .absent)].enumerated() {
      for time in [Self.first + 8 * Self.day, Self.first + 9 * Self.day] {
        let request = RegistrationRequest(
          RegistrationRequest.ID(high: 7, low: UInt64(number)), by: Self.coach, at: time,
          firstMade: Self.first + 300)
        expectEqual(
          event.ledger.perform(command, request, facts: &event.facts).outcome, .done)
      }
    }
    expectEqual(event.facts.filter { $0.time > Self.first }.count, 2)
    expectEqual(event.ledger.registration(of: ana.id)?.attendanceTime, Self.first + 300)
  }

  @Test func theDayOfTheSessionMustHaveCome() throws {
    var event = try Self.course()
    let midnight = Self.second - 9 * 3600
    let refused = EventCommand.Outcome.refused(.attendanceTooEarly(from: midnight))
    let early = Self.mark(ana, .present, session: 1)
    expectEqual(event.ask(early, by: Self.coach, at: midnight - 1), refused)
    expectEqual(event.ask(early, by: Self.coach, at: midnight), .done)
    let text = RegistrationMessages().text(
      for: .attendanceTooEarly(from: midnight), at: event.ledger.record?.details)
    expectEqual(
      text,
      "You can record attendance from 2026-06-13 on. If that day has come, check the date and time on "
        + "your device, and try again.")
    for session in [-1, 2, 999, 1000, .max] {
      expectEqual(
        event.ask(Self.mark(ana, .present, session: session), by: Self.coach, at: Self.second),
        .refused(.malformed([.unknownSession])))
    }
  }

  @Test func aLaterCancellationLosesNothing() throws {
    for cancels in [true, false] {
      var event = try Self.course()
      event.ask(Self.mark(ana, .present), by: Self.coach, at: Self.first)
      let time = Self.first + 3 * Self.day
      if cancels {
        expectEqual(event.ask(.cancel([ana.id]), at: time), .done)
      } else {
        expectEqual(event.ask(.cancelEvent(reason: "Ill"), by: Self.coach, at: time), .done)
      }
      // Observed before the cancellation, and sent afterwards.
      let late = RegistrationRequest(
        RegistrationRequest.ID(high: 7, low: 1), by: Self.coach, at: time + 60,
        firstMade: Self.first + 10_800)
      let pickup = Self.mark(ana, .pickedUp)
      expectEqual(event.ledger.perform(pickup, late, facts: &event.facts).outcome, .done)
      try expectEqual(Self.attendance(of: ana, at: event), [.pickedUp, nil])
      let restored = try EventLedger(snapshot: event.ledger.snapshot)
      expectEqual(restored.snapshot, event.ledger.snapshot)
      var replayed = EventLedger(SampleEvent.id)
      for fact in event.facts { try replayed.apply(fact) }
      expectEqual(replayed.snapshot, event.ledger.snapshot)
      let roster = try #require(EventRoster(event.ledger))
      let listing = [roster].attended(by: SampleEvent.kim.person, at: time).first
      expectEqual(listing?.registrations.map(\.id), [ana.id])
    }
  }

  @Test func whoNeverHadASeatOnTheDayHasNoAttendance() throws {
    var event = try Self.course(EventPolicy(waitlist: WaitlistPolicy(limit: 9)))
    event.register(cleo)
    event.register(dan)
    event.ask(.cancel([ben.id]))
    expectEqual(event.status(of: dan), .registered)
    expectEqual(
      event.ask(Self.mark(ben, .present), by: Self.coach, at: Self.first),
      .refused(.notRegistered(ben.id)))
    event.ask(.cancelEvent(reason: "Ill"), by: Self.coach)
    expectEqual(
      event.ask(Self.mark(ana, .present), by: Self.coach, at: Self.first), .refused(.eventCancelled)
    )
  }

  /// A family that leaves on the day may have come before.
  @Test func whoLosesASeatOnTheDayStaysKnown() throws {
    let midnight = Self.first - 9 * 3600
    for (time, isKnown) in [(midnight - 1, false), (midnight, true)] {
      let window = try RegistrationWindow(closes: Self.first + 3600)
      var event = try Self.course(EventPolicy(window: window, allowsTransfer: true))
      expectEqual(event.ask(.cancel([ana.id]), at: time), .done)
      expectEqual(event.ask(.transfer(from: ben.id, to: cleo), at: time), .done)
      expectEqual(event.ledger.formerRegistrations.map(\.id), isKnown ? [ana.id, ben.id] : [])
      for child in [ana, ben] {
        expectEqual(
          event.ask(Self.mark(child, .present), by: Self.coach, at: Self.first),
          isKnown ? .done : .refused(.notRegistered(child.id)))
      }
      // With a seat again, the child is registered with what was seen before.
      event.register(ana, at: Self.first + 1)
      expectEqual(event.ledger.formerRegistrations.map(\.id), isKnown ? [ben.id] : [])
      expectEqual(event.ledger.registration(of: ana.id)?.attended, isKnown ? true : nil)
    }
  }

  @Test func aCheckInFromTheFutureEndsNoHold() throws {
    var event = try Self.course()
    expectEqual(event.ask(.hold([cleo])), .held(until: SampleEvent.weekBefore + 900))
    event.ask(Self.mark(ana, .present), by: Self.coach, at: Self.first + 365 * Self.day)
    expectEqual(
      event.ask(.confirm([cleo.id]), at: SampleEvent.weekBefore + 899), .registered(seats: 1))
  }

  /// The same request ID, command, and role, but another person.
  @Test func anothersRequestIsNoRetry() throws {
    var event = try Self.course()
    let id = RegistrationRequest.ID(high: 7, low: 1)
    let pairs: [(EventCommand, Requester, Requester)] = [
      (Self.mark(ana, .present), Self.coach, SampleEvent.rival),
      (Self.mark(ben, .absent), SampleEvent.admin, .admin(PersonID(high: 1, low: 9))),
      (.cancel([ben.id]), SampleEvent.kim, SampleEvent.lou),
    ]
    for (number, (command, requester, other)) in pairs.enumerated() {
      let id = RegistrationRequest.ID(high: id.high, low: UInt64(number))
      var facts: [EventFact] = []
      func send(_ requester: Requester) -> EventAnswer<EventCommand.Outcome> {
        event.ledger.perform(
          command, RegistrationRequest(id, by: requester, at: Self.first), facts: &facts)
      }
      expectEqual(send(requester).outcome, .done)
      expectEqual(send(other).outcome, .refused(.requestReused(id)))
      let retry = send(requester)
      expect(retry.isReplay && retry.outcome == .done)
    }
  }

  @Test func marksOfOneSessionAreWrittenAsBefore() throws {
    let simple = EventCommand.markAttendance(ana.id, attended: true)
    try expect(encoded(simple).contains(#""attended":true"#))
    let commands = [
      simple, Self.mark(ana, .absent), Self.mark(ana, .pickedUp), Self.mark(ana, nil),
      Self.mark(ana, .present, session: 3), Self.mark(ana, nil, session: 999),
    ]
    for command in commands { try expectEqual(decoded(try encoded(command)), command) }
    // An earlier version must not take them for something else.
    for command in commands.dropFirst(2) {
      try expect(!encoded(command).contains(#""attended":"#))
    }
    let texts = [
      #""attendance":"late""#, #""attendance":"undone","session":1000"#,
      #""attendance":"undone","session":-1"#, #""session":1"#,
    ]
    for text in texts {
      #expect(throws: DecodingError.self) {
        try decoded(#"{"kind":"markAttendance","child":"\#(ana.id)",\#(text)}"#) as EventCommand
      }
    }
  }
}
