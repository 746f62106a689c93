import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Observations in random orders, with clocks that are off, among cancellations.
@Suite("Event ledger: every order of observations leads to the same attendance")
struct AttendanceLawTests {
  private typealias Attendance = ChildRegistration.Attendance
  private static let children = [ana, ben, cleo, dan]
  private static let second = SampleEvent.start + 604_800

  private struct Mark {
    let child: ChildID
    let session: Int
    let attendance: Attendance?
    let made: Int64
    let id: RegistrationRequest.ID
  }

  private enum Step {
    case mark(Mark)
    case cancel(Child, by: Requester)
    case cut
    case cancelEvent
  }

  private static func event() throws -> SampleEvent {
    var event = SampleEvent()
    var draft = EventDraft(
      try SampleEvent.details(
        capacity: 9, EventPolicy(allowsTransfer: true, waitlist: WaitlistPolicy(limit: 9))))
    draft.furtherSessions = [
      try EventDetails.Session(
        start: LocalDateTime(iso8601: "2026-06-13T09:00"),
        end: LocalDateTime(iso8601: "2026-06-13T12:00"), utcOffset: -25_200)
    ]
    event.ask(.draft(try draft.validated()), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    for child in children { event.register(child) }
    return event
  }

  /// The day of a session, counted from the epoch.
  private static func day(_ session: Int) -> Int64 {
    SampleEvent.start - 9 * 3600 + Int64(session) * 604_800
  }

  private static func steps(_ generator: inout SeededGenerator) -> [Step] {
    // All clocks are at most ten minutes ahead of the first arrival. There are few times, so some are equal.
    var steps: [Step] = (0..<14).map { number in
      let session = generator.number(below: 2)
      let made =
        generator.isOne(in: 8)
        ? day(session) - 1 - Int64(generator.number(below: 1_000_000))
        : generator.isOne(in: 5)
          ? second + 1800 + 600
          : max(day(session), second - 60 * Int64(generator.number(below: 5)))
      return .mark(
        Mark(
          child: generator.element(of: children).id, session: session,
          attendance: generator.element(of: [.absent, .present, .pickedUp, nil]), made: made,
          id: RegistrationRequest.ID(high: 5, low: UInt64(number))))
    }
    steps.append(
      .cancel(ben, by: generator.element(of: [SampleEvent.kim, SampleEvent.coach])))
    if generator.isOne(in: 2) { steps.append(.cut) }
    if generator.isOne(in: 3) { steps.append(.cancelEvent) }
    return steps
  }

  /// The last observation about each child at each session; at the same second, undoing comes last.
  private static func expected(_ steps: [Step]) -> [String: [Attendance?]] {
    let ranks: [Attendance?] = [.absent, .present, .pickedUp, nil]
    var expected: [String: [Attendance?]] = [:]
    for child in children {
      expected["\(child.id)"] = (0..<2).map { session in
        let marks = steps.compactMap { step -> Mark? in
          guard case .mark(let mark) = step, mark.child == child.id, mark.session == session,
            mark.made >= day(session)
          else { return nil }
          return mark
        }
        let last = marks.max {
          ($0.made, ranks.firstIndex(of: $0.attendance) ?? 0)
            < ($1.made, ranks.firstIndex(of: $1.attendance) ?? 0)
        }
        return last?.attendance
      }
    }
    return expected
  }

  private static func attendance(_ ledger: EventLedger) -> [String: [Attendance?]] {
    var found: [String: [Attendance?]] = [:]
    let rows =
      ledger.formerRegistrations + ledger.cancelledRegistrations + ledger.registrations
    for row in rows {
      found["\(row.id)"] = (0..<2).map { row.observation(in: $0)?.attendance }
    }
    return found
  }

  @Test(arguments: LongTest.seeds(4000, small: 8))
  func allOrdersOfArrivalAgree(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let steps = Self.steps(&generator)
    let expected = Self.expected(steps)
    let start = try Self.event()
    for order in 0..<6 {
      var event = start
      var time = Self.second + 1800
      let shuffled = steps.shuffled(using: &generator)
      for step in shuffled + (order == 0 ? shuffled : []) {
        time += 1
        switch step {
        case .mark(let mark):
          // The server that it reaches may be far ahead.
          let arrival = generator.isOne(in: 6) ? time + 40_000_000 : time
          let request = RegistrationRequest(
            mark.id, by: SampleEvent.coach, at: arrival, firstMade: mark.made)
          let answer = event.ledger.perform(
            .markAttendance(mark.child, attended: mark.attendance, session: mark.session), request,
            facts: &event.facts)
          expectEqual(
            answer.outcome,
            mark.made < Self.day(mark.session)
              ? .refused(.attendanceTooEarly(from: Self.day(mark.session))) : .done, "\(seed)")
        case .cancel(let child, let requester):
          event.ask(.cancel([child.id]), by: requester, at: time)
        case .cut:
          event.ask(
            .setCapacity(2, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach, at: time)
        case .cancelEvent:
          event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach, at: time)
        }
        if generator.isOne(in: 9) {
          event.ledger = try EventLedger(snapshot: event.ledger.snapshot)
        }
      }
      expectEqual(Self.attendance(event.ledger), expected, "\(seed)")
      var replayed = EventLedger(SampleEvent.id)
      for fact in event.facts {
        try replayed.apply(try EventFact(bytes: fact.bytes))
        try expectEqual(decoded(try encoded(fact)), fact)
      }
      expectEqual(replayed.snapshot, event.ledger.snapshot, "\(seed)")
      expectEqual(event.ledger.checkInvariants(), [])
    }
  }
}
