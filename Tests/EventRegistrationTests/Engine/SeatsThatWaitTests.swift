import Essentials
import EventRegistration
import TestSupport
import Testing

/// No seat stays empty that someone waits for.
@Suite("Event ledger: families that cannot fit, events without seats, and offers that end")
struct SeatsThatWaitTests {
  private static let now = SampleEvent.weekBefore

  private func child(_ number: UInt64) -> Child { Child(ChildID(high: 3, low: number)) }

  private func policy(
    limit: Int = 5, _ fit: WaitlistPolicy.Fit = .strictFIFO,
    _ promotion: WaitlistPolicy.Promotion = .automatic, cutoff: Int = 0
  ) throws -> EventPolicy {
    try EventPolicy(
      waitlist: WaitlistPolicy(limit: limit, fit: fit, promotion: promotion, cutoff: cutoff))
  }

  /// An event of three seats where Kim has two, and the family of Lee, with four, waits after a cut.
  private func cutEvent(_ policy: EventPolicy) throws -> SampleEvent {
    var event = try SampleEvent(capacity: 6, policy)
    event.register(ana, ben)
    event.register(child(1), child(2), child(3), child(4), by: SampleEvent.lou)
    event.ask(.setCapacity(3, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach)
    expectEqual(event.status(of: child(1)), .waiting(position: 1))
    return event
  }

  @Test(arguments: [5, 0]) func aFamilyThatCannotFitIsPassed(limit: Int) throws {
    var event = try cutEvent(policy(limit: limit))
    expectEqual(event.register(cleo), .registered(seats: 1))
    expectEqual(event.ask(.cancel([ana.id, ben.id])), .done)
    expectEqual(event.register(dan), .registered(seats: 1))
    expectEqual(event.ledger.checkInvariants(), [])
    // With enough seats, it is first as before.
    event.ask(.setCapacity(5, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.seats?.available, 3)
    expectEqual(
      event.register(child(9)),
      limit == 0 ? .refused(.full(available: 3, .none)) : .waitlisted(position: 2))
    event.ask(.setCapacity(6, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.status(of: child(1)), .registered)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func itIsNotCountedAsOvertaken() throws {
    var event = try cutEvent(policy(.firstFit(maximumOvertakings: 1)))
    expectEqual(event.register(cleo), .registered(seats: 1))
    event.ask(.cancel([cleo.id]))
    expectEqual(event.register(dan), .registered(seats: 1))
    event.ask(.setCapacity(5, ifBelow: .refuse), by: SampleEvent.coach)
    // One family may pass it now, as before the cut.
    expectEqual(event.register(child(8)), .registered(seats: 1))
    expectEqual(event.register(child(9)), .waitlisted(position: 2))
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts { try replayed.apply(fact) }
    expectEqual(replayed.snapshot, event.ledger.snapshot)
    expectEqual(try EventLedger(snapshot: replayed.snapshot).snapshot, replayed.snapshot)
  }

  @Test func theNextFamilyGetsTheOffer() throws {
    var event = try cutEvent(policy(.strictFIFO, .offer(seconds: 3600)))
    event.register(cleo)
    expectEqual(event.register(dan), .waitlisted(position: 2))
    event.ask(.cancel([ana.id]))
    expectEqual(event.status(of: dan), .offered(until: Self.now + 3600))
  }

  @Test func aChildBehindAPartyThatCannotFitIsSeated() throws {
    var event = try SampleEvent(capacity: 3, policy())
    event.ask(.setCapacity(0, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach)
    expectEqual(event.register(ana, ben), .waitlisted(position: 1))
    expectEqual(event.register(cleo), .waitlisted(position: 2))
    event.ask(.setCapacity(1, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(event.status(of: ana), .waiting(position: 1))
  }

  @Test func anEventWithoutSeatsCollectsFamilies() throws {
    var event = try SampleEvent(capacity: 0, policy(limit: 50))
    expectEqual(event.register(ana), .waitlisted(position: 1))
    expectEqual(
      event.ask(.register([ben], joinWaitlist: false)), .refused(.partyExceedsCapacity(0)))
    expectEqual(event.ask(.hold([ben, cleo])), .refused(.partyExceedsCapacity(0)))
    event.ask(.setCapacity(20, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.status(of: ana), .registered)

    var small = try SampleEvent(capacity: 1, policy())
    expectEqual(small.register(ana, ben), .waitlisted(position: 1))
    var none = try SampleEvent(capacity: 1, policy(limit: 0))
    expectEqual(none.register(ana, ben), .refused(.partyExceedsCapacity(1)))
  }

  @Test func anOfferEndsWhenPromotionEnds() throws {
    let moved = EventCommand.reschedule(
      start: try LocalDateTime(iso8601: "2026-06-05T10:00"),
      end: try LocalDateTime(iso8601: "2026-06-05T11:30"), utcOffset: -25_200)
    let day: Int64 = 86_400
    let earlier: [(EventCommand, Int64)] = [
      (moved, SampleEvent.start - 23 * 3600),
      (
        .edit(
          try SampleEvent.details(
            capacity: 1, policy(.strictFIFO, .offer(seconds: 604_800)), start: "2026-06-05T10:00",
            end: "2026-06-05T11:30")), SampleEvent.start - 23 * 3600
      ),
      (
        .setWaitlist(try policy(.strictFIFO, .offer(seconds: 604_800), cutoff: 6 * 3600).waitlist),
        SampleEvent.start - 6 * 3600
      ),
    ]
    for (command, end) in earlier {
      var event = try SampleEvent(capacity: 1, policy(.strictFIFO, .offer(seconds: 604_800)))
      event.register(ana)
      event.register(ben, by: SampleEvent.lou)
      event.ask(.cancel([ana.id]), at: Self.now + day)
      expectEqual(event.status(of: ben), .offered(until: SampleEvent.start))
      expectEqual(event.ask(command, by: SampleEvent.coach, at: Self.now + 2 * day), .done)
      expectEqual(event.status(of: ben), .offered(until: end))
      expectEqual(event.facts.last?.change, .offered([ben.id], until: end))
      var replayed = EventLedger(SampleEvent.id)
      for fact in event.facts { try replayed.apply(fact) }
      expectEqual(replayed.snapshot, event.ledger.snapshot)
      var other = event
      expectEqual(
        other.ask(.acceptOffer([ben.id]), by: SampleEvent.lou, at: end),
        .refused(.notOffered(ben.id)))
      event.ledger.advance(to: end, facts: &event.facts)
      expectEqual(event.facts.last?.change, .offerExpired([ben.id]))
    }
  }

  @Test func aLaterEventKeepsThePromisedDeadlines() throws {
    var event = try SampleEvent(capacity: 1, policy(.strictFIFO, .offer(seconds: 3600)))
    event.register(ana)
    event.register(ben)
    event.ask(.cancel([ana.id]))
    event.ask(
      .reschedule(
        start: try LocalDateTime(iso8601: "2026-06-07T10:00"),
        end: try LocalDateTime(iso8601: "2026-06-07T11:30"), utcOffset: -25_200),
      by: SampleEvent.coach)
    expectEqual(event.status(of: ben), .offered(until: Self.now + 3600))
  }
}
