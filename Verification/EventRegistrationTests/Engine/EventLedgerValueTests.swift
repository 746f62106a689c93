import Essentials
import EventRegistration
import TestSupport
import Testing

/// Ledgers as values, and further examples.
@Suite("Event ledger: copies and equality") struct EventLedgerValueTests {
  private func policy(
    limit: Int = 9, _ fit: WaitlistPolicy.Fit = .strictFIFO,
    _ promotion: WaitlistPolicy.Promotion = .automatic
  ) throws -> EventPolicy {
    try EventPolicy(
      allowsTransfer: true, waitlist: WaitlistPolicy(limit: limit, fit: fit, promotion: promotion))
  }

  @Test func leavingTheWaitingListCanPromoteOthers() throws {
    var event = try SampleEvent(capacity: 2, policy())
    event.register(ana, ben)
    event.register(cleo, dan)
    let eve = Child(ChildID(high: 2, low: 5))
    event.register(eve)
    event.ask(.cancel([ana.id]))
    expectEqual(event.ask(.leaveWaitlist([dan.id])), .done)
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(event.status(of: eve), .waiting(position: 1))
  }

  @Test func factsAreAppendedToTheArray() throws {
    var event = try SampleEvent(capacity: 1)
    var facts = event.facts
    _ = event.ledger.perform(
      .hold([ana]),
      RegistrationRequest(
        RegistrationRequest.ID(high: 8, low: 1), by: SampleEvent.kim, at: SampleEvent.weekBefore),
      facts: &facts)
    expectEqual(facts.map(\.version), [1, 2, 3])
    expectEqual(facts.prefix(2), event.facts.prefix(2))
  }

  @Test func anEventWithoutADraftIsEmpty() {
    var ledger = EventLedger(SampleEvent.id)
    var facts: [EventFact] = []
    ledger.advance(to: SampleEvent.start, facts: &facts)
    expectEqual(ledger.record, nil)
    expectEqual(ledger.version, 0)
    expectEqual(ledger.registrations, [])
    expectEqual(ledger.registration(of: ana.id), nil)
    expectEqual(ledger.checkInvariants(), [])
    expectEqual(facts, [])
  }

  @Test func copiesAreIndependent() throws {
    var event = try SampleEvent(capacity: 2, policy())
    event.register(ana)
    let before = event.ledger.snapshot
    var copy = event
    copy.register(ben)
    copy.ask(.cancel([ana.id]))
    expectEqual(event.ledger.snapshot, before)
    let after = copy.ledger.snapshot
    event.register(ben, cleo)
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(copy.ledger.snapshot, after)
    expect(copy.status(of: ben) == .registered && copy.status(of: ana) == nil)
    expect(copy.ledger.checkInvariants() == [] && event.ledger.checkInvariants() == [])
  }

  @Test func equalChangesKeepCopiesEqual() throws {
    var event = try SampleEvent(capacity: 2, policy())
    event.register(ana)
    var copies = [event, event, event]
    for place in copies.indices {
      copies[place].register(ben, cleo)
      copies[place].ask(.cancel([ana.id]), at: SampleEvent.weekBefore + 7)
    }
    expectEqual(Set(copies.map(\.facts)).count, 1)
    expectEqual(Set(copies.map(\.ledger.snapshot)).count, 1)
  }
}
