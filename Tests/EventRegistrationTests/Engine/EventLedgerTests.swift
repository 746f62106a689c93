import Essentials
import EventRegistration
import TestSupport
import Testing

@Suite("Event ledger: waiting lists, offers, and transfers") struct EventLedgerTests {
  private func policy(
    limit: Int = 9, _ fit: WaitlistPolicy.Fit = .strictFIFO,
    _ promotion: WaitlistPolicy.Promotion = .automatic
  ) throws -> EventPolicy {
    try EventPolicy(
      allowsTransfer: true, waitlist: WaitlistPolicy(limit: limit, fit: fit, promotion: promotion))
  }

  // MARK: Families who wait

  @Test func aFamilyWaitsAndIsSeatedTogether() throws {
    var event = try SampleEvent(capacity: 2, policy())
    expectEqual(event.register(cleo), .registered(seats: 1))
    expectEqual(event.register(ana, ben), .waitlisted(position: 1))
    expectEqual(event.ask(.cancel([cleo.id])), .done)
    expectEqual(event.seats?.taken, 2)
    expectEqual(event.status(of: ben), .registered)
    expectEqual(
      event.facts.suffix(2).map(\.change),
      [
        .registrationCancelled([cleo.id], by: .parent),
        .seated([ana.id, ben.id], from: .waitlist),
      ])
    expectEqual(event.ledger.version, 6)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func aLargeFamilyAtTheHeadBlocksAStrictQueue() throws {
    var event = try SampleEvent(capacity: 2, policy())
    event.register(ana, ben)
    event.register(cleo, dan)
    let eve = Child(ChildID(high: 2, low: 5))
    event.ask(.cancel([ana.id]))
    expectEqual(event.register(eve), .waitlisted(position: 2))
    expectEqual(event.seats?.available, 1)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func aLargeFamilyIsOvertakenAtMostAsOftenAsAllowed() throws {
    var event = try SampleEvent(capacity: 2, policy(.firstFit(maximumOvertakings: 1)))
    event.register(ana, ben)
    event.register(cleo, dan)
    let (eve, finn) = (Child(ChildID(high: 2, low: 5)), Child(ChildID(high: 2, low: 6)))
    event.ask(.cancel([ana.id]))
    expectEqual(event.register(eve), .registered(seats: 1))
    event.ask(.cancel([eve.id]))
    expectEqual(event.register(finn), .waitlisted(position: 2))
    event.ask(.cancel([ben.id]))
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(event.status(of: finn), .waiting(position: 1))
  }

  @Test func offersAreMadeInOrderAndAcceptedOrDeclined() throws {
    var event = try SampleEvent(capacity: 1, policy(.strictFIFO, .offer(seconds: 60)))
    event.register(ana)
    event.register(ben)
    event.register(cleo)
    event.ask(.cancel([ana.id]))
    expectEqual(event.status(of: ben), .offered(until: SampleEvent.weekBefore + 60))
    expect(event.seats?.offered == 1 && event.seats?.available == 0)
    expectEqual(event.ask(.declineOffer([ben.id])), .done)
    expectEqual(event.status(of: cleo), .offered(until: SampleEvent.weekBefore + 60))
    expectEqual(event.ask(.acceptOffer([cleo.id])), .registered(seats: 1))
    expectEqual(event.facts.last?.change, .seated([cleo.id], from: .offer))
  }

  // MARK: Parties that part

  @Test func aChildWhoConfirmsAloneLeavesTheOthersOnHold() throws {
    var event = try SampleEvent(capacity: 3)
    event.ask(.hold([ana, ben, cleo]))
    expectEqual(event.ask(.confirm([ben.id])), .registered(seats: 1))
    expectEqual(event.ask(.release([ana.id])), .done)
    expectEqual(event.status(of: ana), nil)
    expectEqual(event.status(of: ben), .registered)
    expectEqual(event.status(of: cleo), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.seats?.available, 1)
  }

  @Test func aTransferKeepsTheOrderOfRegistrations() throws {
    var event = try SampleEvent(capacity: 2, policy())
    event.register(ana)
    event.register(ben)
    expectEqual(event.ask(.transfer(from: ana.id, to: cleo), by: SampleEvent.admin), .done)
    expectEqual(event.ledger.registrations.map(\.attendee.id), [cleo.id, ben.id])
    expectEqual(event.ledger.registration(of: cleo.id)?.registeredBy, SampleEvent.admin.person)
    event.ask(.setCapacity(1, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach)
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(event.status(of: ben), .waiting(position: 1))
  }

  // MARK: What providers change

  @Test func theLastPartiesMoveBackToTheHeadOfTheWaitingList() throws {
    var event = try SampleEvent(capacity: 4, policy())
    event.register(ana)
    event.register(ben)
    event.register(cleo)
    event.ask(.hold([dan]))
    let eve = Child(ChildID(high: 2, low: 5))
    event.register(eve)
    expectEqual(
      event.ask(.setCapacity(0, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach),
      .refused(.capacityBelowCommitted(1)))
    expectEqual(
      event.ask(.setCapacity(2, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach), .done)
    expectEqual(
      event.facts.suffix(3).map(\.change),
      [
        .movedToWaitlist([cleo.id]), .movedToWaitlist([ben.id]),
        .capacityChanged(from: 4, to: 2),
      ])
    expectEqual(
      event.ledger.registrations.map(\.attendee.id), [ana.id, dan.id, ben.id, cleo.id, eve.id])
  }

  @Test func cancelingAnEventRemovesAllChildren() throws {
    var event = try SampleEvent(capacity: 3, policy())
    event.register(ben, ana)
    event.ask(.hold([cleo]))
    event.register(dan)
    expectEqual(event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach), .done)
    expectEqual(
      event.facts.suffix(4).map(\.change),
      [
        .eventCancelled(reason: "Rain"),
        .registrationCancelled([ana.id, ben.id], by: .eventCancellation),
        .holdReleased([cleo.id]), .leftWaitlist([dan.id]),
      ])
    expectEqual(event.ledger.registrations, [])
    expectEqual(event.seats?.available, 3)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func closingTwiceChangesNothing() throws {
    var event = try SampleEvent(capacity: 1)
    expectEqual(event.ask(.reopen, by: SampleEvent.coach), .done)
    expectEqual(event.facts.dropFirst(2).map(\.change), [.noted])
    event.ask(.close, by: SampleEvent.coach)
    expectEqual(event.ask(.close, by: SampleEvent.coach, at: SampleEvent.weekBefore + 9), .done)
    expectEqual(event.facts.dropFirst(3).map(\.change), [.closed, .noted])
    expectEqual(event.ledger.record?.status, .closed(at: SampleEvent.weekBefore))
  }

  // MARK: Answers

  @Test func retriesAreIdempotent() throws {
    var event = try SampleEvent(capacity: 2)
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: 1), by: SampleEvent.kim, at: SampleEvent.weekBefore)
    let command = EventCommand.register([ana], joinWaitlist: false)
    let first = event.ledger.perform(command, request, facts: &event.facts)
    event.ask(.cancel([ana.id]))
    let again = event.ledger.perform(command, request, facts: &event.facts)
    expect(!first.isReplay && again.isReplay)
    expect(again.outcome == .registered(seats: 1) && again.version == first.version)
    expectEqual(again.request, request.id)
    expectEqual(event.status(of: ana), nil)
    expectEqual(event.facts.count, 4)
  }

  @Test func aRefusalHasTheVersionOfTheEvent() throws {
    var event = try SampleEvent(capacity: 1)
    event.ask(.hold([ana]))
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: 1), by: SampleEvent.kim, at: SampleEvent.weekBefore + 900
    )
    let answer = event.ledger.perform(.confirm([ana.id]), request, facts: &event.facts)
    expectEqual(answer.outcome, .refused(.notHeld(ana.id)))
    // The hold is over by then, but a refused request changes nothing.
    expectEqual(answer.version, 3)
    expectEqual(event.ledger.version, 3)
  }

  @Test func aRefusalChangesNothing() throws {
    var event = try SampleEvent(capacity: 1)
    event.register(ana)
    let before = event.ledger.snapshot
    event.register(ben)
    event.ask(.cancel([ben.id]))
    event.ask(.setCapacity(0, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.ledger.snapshot, before)
    expectEqual(event.facts.count, 3)
  }
}
