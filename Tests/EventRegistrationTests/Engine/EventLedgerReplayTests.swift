import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event ledger: replaying facts") struct EventLedgerReplayTests {
  private func busyEvent() throws -> SampleEvent {
    let waitlist = try WaitlistPolicy(
      limit: 9, fit: .firstFit(maximumOvertakings: 2), promotion: .offer(seconds: 60))
    var event = try SampleEvent(
      capacity: 3, EventPolicy(allowsTransfer: true, waitlist: waitlist))
    event.register(ana, ben)
    event.ask(.hold([cleo]))
    event.register(dan)
    event.ask(.cancel([ana.id]))
    return event
  }

  static func fact(
    _ change: EventFact.Change, version: UInt64, event: EventID = SampleEvent.id,
    time: Int64 = SampleEvent.weekBefore
  ) -> EventFact {
    EventFact(event: event, version: version, time: time, cause: nil, change: change)
  }

  @Test func replayRestoresTheState() throws {
    let event = try busyEvent()
    var again = EventLedger(SampleEvent.id)
    for fact in event.facts { try again.apply(fact) }
    expectEqual(again.snapshot, event.ledger.snapshot)
    expectEqual(again.record, event.ledger.record)
    expectEqual(again.registrations, event.ledger.registrations)
  }

  @Test func replayRestoresTheAnswers() throws {
    var event = try busyEvent()
    var again = event
    again.ledger = EventLedger(SampleEvent.id)
    for fact in event.facts { try again.ledger.apply(fact) }
    for command in [.acceptOffer([dan.id]), .register([ana], joinWaitlist: true)] as [EventCommand]
    {
      expectEqual(event.ask(command), again.ask(command))
    }
    expectEqual(event.facts, again.facts)
    let first = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 3), by: SampleEvent.kim, at: SampleEvent.weekBefore)
    let command = EventCommand.register([ana, ben], joinWaitlist: true)
    let answer = again.ledger.perform(command, first, facts: &again.facts)
    expect(answer.isReplay && answer.outcome == .registered(seats: 2) && answer.version == 3)
  }

  @Test func aFactOfAnotherEventIsRefused() throws {
    var ledger = try busyEvent().ledger
    let other = EventID(high: 0, low: 1)
    expectThrows(EventLedger.ReplayError.wrongEvent(other)) {
      try ledger.apply(Self.fact(.closed, version: ledger.version + 1, event: other))
    }
  }

  @Test(arguments: [0, 1, 6, 8, UInt64.max])
  func aFactOfAnyButTheNextVersionIsNotTakenOver(version: UInt64) throws {
    var ledger = try busyEvent().ledger
    expectEqual(ledger.version, 7)
    let next = version == 8 ? 9 : version
    expectThrows(EventLedger.ReplayError.versionGap(expected: 8, found: next)) {
      try ledger.apply(Self.fact(.closed, version: next))
    }
  }

  @Test func aFactWithAnEarlierTimeIsRefused() throws {
    var ledger = try busyEvent().ledger
    expectThrows(EventLedger.ReplayError.timeReversed) {
      try ledger.apply(Self.fact(.closed, version: 8, time: SampleEvent.weekBefore - 1))
    }
  }

  /// Changes that are impossible after ``busyEvent()``, where Ben is registered, Cleo has a hold, and
  /// Dan has an offer.
  static func impossibleChanges() throws -> [EventFact.Change] {
    let party = EventFact.Party(
      registeredBy: SampleEvent.kim.person, attendees: [EventAttendee(ben)])
    let newcomers = EventFact.Party(
      registeredBy: SampleEvent.kim.person, attendees: [EventAttendee(ana), EventAttendee(ana)])
    let nobody = EventFact.Party(registeredBy: SampleEvent.kim.person, attendees: [])
    let until = SampleEvent.weekBefore + 60
    return [
      .drafted(try SampleEvent.details(capacity: 1), owner: SampleEvent.coach.person),
      .published, .reopened, .edited(try SampleEvent.details(capacity: 2)),
      .capacityChanged(from: 3, to: 2), .capacityChanged(from: 4, to: 5),
      .registered(party), .registered(newcomers), .registered(nobody), .held(nobody, until: until),
      .held(party, until: until), .waitlisted(party, position: 1),
      .waitlisted(nobody, position: 1), .attendanceMarked(cleo.id, attended: true),
      .seated([ben.id], from: .hold), .seated([cleo.id], from: .offer), .seated([], from: .hold),
      .seated([dan.id], from: .waitlist), .holdExpired([dan.id]), .holdReleased([dan.id]),
      .offerExpired([cleo.id]), .offerDeclined([cleo.id]), .leftWaitlist([dan.id]),
      .leftWaitlist([]), .movedToWaitlist([cleo.id]), .offered([ben.id], until: until),
      .registrationCancelled([ana.id], by: .parent),
      .registrationCancelled([ben.id, ben.id], by: .parent),
      .registrationCancelled([ben.id, cleo.id], by: .parent),
      .transferred(from: ana.id, to: EventAttendee(ana), by: SampleEvent.kim.person),
      .transferred(from: ben.id, to: EventAttendee(cleo), by: SampleEvent.kim.person),
    ]
  }

  @Test func anImpossibleFactIsRefused() throws {
    var ledger = try busyEvent().ledger
    let before = ledger.snapshot
    for change in try Self.impossibleChanges() {
      expectThrows(EventLedger.ReplayError.impossible(version: 8), "kind \(change.kind)") {
        try ledger.apply(Self.fact(change, version: 8))
      }
    }
    expectEqual(ledger.snapshot, before)
  }
}
