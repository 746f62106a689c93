import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// The most frequent slip in a date field must not cost the event.
@Suite("Event ledger: a wrong year, and windows in which nobody can register")
struct WrongYearTests {
  private static let now = SampleEvent.weekBefore
  private static let inPast = EventCommand.Outcome.refused(
    .malformed([.field(EventDraft.FieldProblem(.date, .notInFuture))]))
  private static let opensTooLate = EventDraft.FieldProblem(.opens, .notBeforeRegistrationEnds)

  private static func reschedule(_ start: String, _ end: String) throws -> EventCommand {
    .reschedule(
      start: try LocalDateTime(iso8601: start), end: try LocalDateTime(iso8601: end),
      utcOffset: -25_200)
  }

  @Test func aPublishedEventDoesNotMoveIntoThePast() throws {
    var event = try SampleEvent(capacity: 3, EventPolicy(waitlist: WaitlistPolicy(limit: 3)))
    event.register(ana, by: SampleEvent.kim)
    let before = event.ledger.snapshot
    let moves = [
      try Self.reschedule("2025-06-06T09:00", "2025-06-06T12:00"),
      .edit(
        try SampleEvent.details(
          capacity: 3, start: "2026-05-20T09:00", end: "2026-05-20T10:30")),
      // It ends at the time of the request.
      try Self.reschedule("2026-05-30T08:00", "2026-05-30T09:00"),
    ]
    for move in moves {
      for requester in [SampleEvent.coach, SampleEvent.admin] {
        expectEqual(event.ask(move, by: requester), Self.inPast)
      }
    }
    expectEqual(event.ledger.snapshot, before)
    expectEqual(
      event.ask(try Self.reschedule("2026-05-30T08:00", "2026-05-30T09:01"), by: SampleEvent.coach),
      .done)
    expectEqual(event.ask(.cancel([ana.id])), .done)
  }

  @Test func aDraftCanHaveAnyDate() throws {
    var event = SampleEvent()
    let old = try SampleEvent.details(
      capacity: 3, start: "2025-06-06T09:00", end: "2025-06-06T12:00")
    expectEqual(event.ask(.draft(old), by: SampleEvent.coach), .done)
    expectEqual(
      event.ask(try Self.reschedule("2024-06-06T09:00", "2024-06-06T12:00"), by: SampleEvent.coach),
      .done)
    expectEqual(
      event.ask(.publish, by: SampleEvent.coach), .refused(.eventEnded(at: 1_717_700_400)))
  }

  @Test func anEventThatEarlierFactsMovedIntoThePastCanBeCorrected() throws {
    var event = try SampleEvent(capacity: 3)
    event.register(ana)
    var facts = event.facts
    let moved = EventFact.Change.rescheduled(
      start: try LocalDateTime(iso8601: "2025-06-06T09:00"),
      end: try LocalDateTime(iso8601: "2025-06-06T12:00"), utcOffset: -25_200)
    facts.append(
      EventFact(
        event: SampleEvent.id, version: event.ledger.version + 1, time: Self.now,
        cause: nil, change: moved))
    var ledger = EventLedger(SampleEvent.id)
    for fact in facts { try ledger.apply(fact) }
    event.ledger = try EventLedger(snapshot: ledger.snapshot)
    expectEqual(
      event.ask(.setCapacity(4, ifBelow: .refuse), by: SampleEvent.coach).refusal?.kind, .eventEnded
    )
    expectEqual(
      event.ask(try Self.reschedule("2026-06-06T09:00", "2026-06-06T12:00"), by: SampleEvent.coach),
      .done)
    expectEqual(event.ask(.cancel([ana.id])), .done)
    // An event that time ended stays over.
    expectEqual(
      event.ask(
        try Self.reschedule("2027-06-06T09:00", "2027-06-06T12:00"), by: SampleEvent.coach,
        at: SampleEvent.end), .refused(.eventEnded(at: SampleEvent.end)))
  }

  /// A server whose clock is behind publishes an event that another server knows to be over.
  @Test(arguments: [60, 3600, 400 * 86_400] as [Int64])
  func anEventThatWasOverWhenItWasPublishedCanBeCorrected(behind: Int64) throws {
    var event = SampleEvent()
    event.ask(
      .draft(try SampleEvent.details(capacity: 3)), by: SampleEvent.coach, at: SampleEvent.end)
    expectEqual(
      event.ask(.publish, by: SampleEvent.coach, at: SampleEvent.end),
      .refused(.eventEnded(at: SampleEvent.end)))
    expectEqual(
      event.ask(.publish, by: SampleEvent.coach, at: SampleEvent.end - behind), .done)
    let now = SampleEvent.end + 60
    for stored in [event.ledger, try EventLedger(snapshot: event.ledger.snapshot)] {
      event.ledger = stored
      var other = event
      expectEqual(other.ask(.cancelEvent(reason: ""), by: SampleEvent.coach, at: now), .done)
      expectEqual(
        event.ask(
          try Self.reschedule("2027-06-06T09:00", "2027-06-06T12:00"), by: SampleEvent.coach,
          at: now), .done)
      expectEqual(event.register(ana, at: now), .registered(seats: 1))
      event.ask(.cancel([ana.id]), at: now)
      event.ask(
        .edit(
          try SampleEvent.details(capacity: 3, start: "2027-01-01T09:00", end: "2027-01-01T10:00")),
        by: SampleEvent.coach, at: now)
    }
  }

  @Test func registrationOpensBeforeItEnds() throws {
    var event = try SampleEvent(capacity: 3)
    let refused = EventCommand.Outcome.refused(.malformed([.field(Self.opensTooLate)]))
    let start = SampleEvent.start
    for (opens, closes, isRight) in [
      (start, nil, false), (start - 1, nil, true), (start + 300, start + 3600, true),
      (SampleEvent.end, SampleEvent.end + 60, false),
    ] as [(Int64, Int64?, Bool)] {
      expectEqual(
        event.ask(
          .setWindow(try RegistrationWindow(opens: opens, closes: closes)), by: SampleEvent.coach),
        isRight ? .done : refused)
    }
    expectEqual(
      event.ask(.setWindow(try RegistrationWindow(opens: start - 60)), by: SampleEvent.coach), .done
    )
    expectEqual(
      event.ask(try Self.reschedule("2026-06-05T09:00", "2026-06-05T12:00"), by: SampleEvent.coach),
      refused)
  }

  @Test func aFormForWhichNobodyCanRegisterHasAProblem() throws {
    var draft = EventDraft(try SampleEvent.details(capacity: 3))
    draft.opens = SampleEvent.start + 4 * 86_400
    var problems: [EventDraft.FieldProblem] = []
    do throws(EventDraft.Error) { _ = try draft.validated() } catch { problems = error.problems }
    expectEqual(problems, [Self.opensTooLate])
    (draft.opens, draft.closes) = (SampleEvent.start + 300, SampleEvent.start + 3600)
    _ = try draft.validated()
  }

  @Test func midnightIsAnEnd() throws {
    var draft = EventDraft(try SampleEvent.details(capacity: 3))
    draft.startTime = EventDraft.TimeOfDay(hour: 19)
    for hour in [0, 24] {
      draft.end = .timeOfDay(EventDraft.TimeOfDay(hour: hour))
      expectEqual(try draft.validated().end, try LocalDateTime(iso8601: "2026-06-07T00:00"))
    }
    for (hour, minute) in [(24, 30), (25, 0), (0, 30), (-1, 0)] {
      draft.end = .timeOfDay(EventDraft.TimeOfDay(hour: hour, minute: minute))
      expect((try? draft.validated()) == nil)
    }
    // Starts and ends on full and half hours.
    for (start, end) in stride(from: 0, to: 48, by: 3).flatMap({ start in
      (0..<50).map { (start, $0) }
    }) {
      draft.startTime = EventDraft.TimeOfDay(hour: start / 2, minute: start % 2 * 30)
      draft.end = .timeOfDay(EventDraft.TimeOfDay(hour: end / 2, minute: end % 2 * 30))
      let isMidnight = end == 48 || end == 0 && start > 0
      let expected = isMidnight ? 48 - start : end < 48 && end > start ? end - start : nil
      let minutes = (try? draft.validated()).map { $0.start.minutes(until: $0.end) }
      expect(minutes == expected.map { Int64(30 * $0) }, "\(start) to \(end)")
    }
  }
}
