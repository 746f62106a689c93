import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Version 7 of the stored form, which is written only for attendance beyond that of one session, several
/// guardians, ages on a fixed day, and waiting lists that stay open.
@Suite("Stored form: version 7, attendance, guardians, ages, and waiting lists")
struct FormVersion7Tests {
  private static let checks = FormVersionChecks(
    version: 7, golden: goldenBytes(in: factBytesOfVersion7))

  private static func facts() throws -> [(kind: String, fact: EventFact)] {
    let child = SampleFacts.child(1)
    let attendee = EventAttendee(
      id: child, guardian: SampleFacts.person(2),
      otherGuardians: [SampleFacts.person(3), SampleFacts.person(4)], consents: .participation)
    let party = EventFact.Party(registeredBy: SampleFacts.person(1), attendees: [attendee])
    return [
      ("attendanceMarked, picked up", .attendanceMarked(child, attended: .pickedUp)),
      ("attendanceMarked, undone", .attendanceMarked(child, attended: nil)),
      (
        "attendanceMarked, third session",
        EventFact.Change.attendanceMarked(child, attended: true, session: 2)
      ),
      ("registered, several guardians", .registered(party)),
      (
        "waitlistChanged, stays open",
        .waitlistChanged(try WaitlistPolicy(limit: 5, staysOpen: true))
      ),
    ].map { ($0.0, FormVersionChecks.fact($0.1)) }
  }

  /// A fact whose details have a day on which ages count.
  private static func ages() throws -> EventFact {
    var details = try SampleFacts.fullDetails()
    details.policy.ageDay = try CalendarDate(iso8601: "2026-09-01")
    return FormVersionChecks.fact(.edited(details))
  }

  @Test func goldenFactsRoundTrip() throws {
    try Self.checks.factsRoundTrip(Self.facts())
    for attended in [true, false] {
      let simple = EventFact.Change.attendanceMarked(
        SampleFacts.child(1), attended: attended ? .present : .absent)
      expectEqual(FormVersionChecks.fact(simple).bytes[8], 2)
    }
  }

  @Test func changedContentIsRefusedOrRoundTrips() throws {
    let facts = try Self.facts().map(\.fact) + [Self.ages()]
    try Self.checks.changedFactsAreRefusedOrRoundTrip(facts, seed: 8)
  }

  @Test func theDayOfAgesRoundTrips() throws {
    let fact = try Self.ages()
    expectEqual(fact.bytes[8], 7)
    try expectEqual(EventFact(bytes: fact.bytes), fact)
    try expectEqual(decoded(try encoded(fact)), fact)
  }

  // MARK: Snapshots

  /// A child who was picked up, one whose registration was canceled later, and an event that was canceled.
  private static func ledgers() throws -> [EventLedger] {
    var ledgers: [EventLedger] = []
    var event = try SampleEvent(capacity: 3)
    event.register(ana)
    event.register(ben)
    event.ask(
      .markAttendance(ana.id, attended: .pickedUp), by: SampleEvent.coach, at: SampleEvent.start)
    ledgers.append(event.ledger)
    event.ask(.cancel([ana.id, ben.id]), by: SampleEvent.coach, at: SampleEvent.start)
    event.ask(
      .markAttendance(ben.id, attended: true), by: SampleEvent.coach, at: SampleEvent.start)
    ledgers.append(event.ledger)
    event.register(ben, at: SampleEvent.start - 1)
    event.register(cleo, at: SampleEvent.start - 1)
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach, at: SampleEvent.start)
    event.ask(.markAttendance(cleo.id, attended: nil), by: SampleEvent.coach, at: SampleEvent.start)
    ledgers.append(event.ledger)
    return ledgers
  }

  @Test func snapshotsRoundTrip() throws {
    for ledger in try Self.ledgers() {
      let snapshot = ledger.snapshot
      expectEqual(snapshot[4], 7)
      let read = try EventLedger(snapshot: snapshot)
      expectEqual(read.snapshot, snapshot)
      expectEqual(read.registrations, ledger.registrations)
      expectEqual(read.formerRegistrations, ledger.formerRegistrations)
      expectEqual(read.cancelledRegistrations, ledger.cancelledRegistrations)
      let state = Array(snapshot.dropFirst(16).dropLast(8))
      for version in 1...6 as ClosedRange<UInt32> {
        #expect(throws: SnapshotError.self) {
          try EventLedger(snapshot: sealedSnapshot(state[...], version: version))
        }
      }
    }
  }

  @Test func changedSnapshotsAreRefusedOrRoundTrip() throws {
    try Self.checks.changedSnapshotsAreRefusedOrRoundTrip(Self.ledgers(), seed: 9)
  }
}
