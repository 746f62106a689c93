import EventRegistration
import TestSupport
import Testing

@Suite struct GuardianLimitTests {
  private let eva = Child(ChildID(high: 2, low: 5))

  private func event(
    capacity: Int = 10, seats: Int? = nil, held: Int? = nil, waitlist: WaitlistPolicy = .none
  ) throws -> SampleEvent {
    try SampleEvent(
      capacity: capacity,
      EventPolicy(
        allowsTransfer: true, waitlist: waitlist,
        guardianLimits: EventPolicy.GuardianLimits(seats: seats, heldSeats: held)))
  }

  @Test func registeredHeldAndWaitingChildrenCountTogether() throws {
    var event = try event(capacity: 2, seats: 3, waitlist: WaitlistPolicy(limit: 9))
    #expect(event.register(ana) == .registered(seats: 1))
    #expect(event.ask(.hold([ben])) == .held(until: SampleEvent.weekBefore + 900))
    #expect(event.register(cleo) == .waitlisted(position: 1))
    let refusal = RegistrationRefusal.guardianSeatsReached(limit: 3, used: 3)
    #expect(event.register(dan) == .refused(refusal))
    #expect(event.ask(.hold([dan])) == .refused(refusal))
    // Another family is not concerned.
    #expect(event.register(dan, by: SampleEvent.lou) == .waitlisted(position: 2))
    #expect(event.ledger.checkInvariants() == [])
  }

  @Test func aPartyThatReachesTheLimitExactlyIsAccepted() throws {
    var event = try event(seats: 3)
    event.register(ana)
    #expect(
      event.register(ben, cleo, dan) == .refused(.guardianSeatsReached(limit: 3, used: 1)))
    #expect(event.register(ben, cleo) == .registered(seats: 2))
  }

  @Test func holdsEndTheirShareWhenTheyAreConfirmedReleasedOrExpire() throws {
    var event = try event(held: 2)
    event.ask(.hold([ana, ben]))
    let refusal = EventCommand.Outcome.refused(.guardianHoldsReached(limit: 2, used: 2))
    #expect(event.ask(.hold([cleo])) == refusal)
    event.ask(.confirm([ana.id]))
    #expect(event.ask(.hold([cleo])) == .held(until: SampleEvent.weekBefore + 900))
    #expect(event.ask(.hold([dan])) == refusal)
    event.ask(.release([cleo.id]))
    #expect(event.ask(.hold([dan])) == .held(until: SampleEvent.weekBefore + 900))
    let last = SampleEvent.weekBefore + 899
    #expect(event.ask(.hold([eva]), at: last) == refusal)
    #expect(event.ask(.hold([eva]), at: last + 1) == .held(until: last + 901))
    // Registrations need no hold.
    #expect(event.register(cleo) == .registered(seats: 1))
    #expect(event.ledger.checkInvariants() == [])
  }

  @Test func whoCancelsOrLeavesCanComeBack() throws {
    var event = try event(capacity: 1, seats: 2, waitlist: WaitlistPolicy(limit: 9))
    event.register(ana)
    event.register(ben)
    #expect(event.register(cleo) == .refused(.guardianSeatsReached(limit: 2, used: 2)))
    event.ask(.leaveWaitlist([ben.id]))
    #expect(event.register(cleo) == .waitlisted(position: 1))
    event.ask(.cancel([ana.id]))
    #expect(event.register(dan) == .waitlisted(position: 1))
  }

  @Test func thePersonWhoAsksCountsAndNotTheGuardianOfTheRequest() throws {
    var event = try event(seats: 2)
    for (number, child) in [ana, ben].enumerated() {
      let guardian = PersonID(high: 7, low: UInt64(number))
      event.register(Child(child.id, guardian: guardian, consents: []))
    }
    #expect(event.register(cleo) == .refused(.guardianSeatsReached(limit: 2, used: 2)))
  }

  @Test func aSeatTakenOverFromAnotherPersonCounts() throws {
    var event = try event(seats: 1)
    let lou = PersonID(high: 1, low: 2)
    event.register(Child(ana.id, guardian: lou, consents: []))
    event.register(ben, by: SampleEvent.lou)
    let transfer = EventCommand.transfer(from: ana.id, to: cleo)
    #expect(
      event.ask(transfer, by: SampleEvent.lou)
        == .refused(.guardianSeatsReached(limit: 1, used: 1)))
    #expect(event.ask(transfer) == .done)
    #expect(event.ask(.transfer(from: ben.id, to: dan), by: SampleEvent.lou) == .done)
    #expect(event.ledger.checkInvariants() == [])
  }

  @Test func administratorsAreNotLimited() throws {
    var event = try event(seats: 1, held: 1)
    #expect(event.register(ana, ben, by: SampleEvent.admin) == .registered(seats: 2))
    #expect(
      event.ask(.hold([cleo, dan]), by: SampleEvent.admin)
        == .held(until: SampleEvent.weekBefore + 900))
  }

  @Test func aLaterLimitCountsWhoIsThereAndTakesNobodyASeat() throws {
    var event = try event()
    event.register(ana, ben)
    event.ask(.hold([cleo]))
    let limits = try EventPolicy.GuardianLimits(seats: 1)
    event.ask(
      .edit(try SampleEvent.details(capacity: 10, EventPolicy(guardianLimits: limits))),
      by: SampleEvent.coach)
    #expect(event.seats?.taken == 2)
    #expect(event.register(dan) == .refused(.guardianSeatsReached(limit: 1, used: 3)))
    #expect(event.ask(.confirm([cleo.id])) == .registered(seats: 1))
    event.ask(.edit(try SampleEvent.details(capacity: 10)), by: SampleEvent.coach)
    #expect(event.register(dan) == .registered(seats: 1))
  }

  @Test func theCountsAreTheSameAfterFactsAndSnapshots() throws {
    var event = try event(seats: 4, held: 2)
    event.register(ana)
    event.ask(.hold([ben, cleo]))
    var replica = EventLedger(SampleEvent.id)
    for fact in event.facts { try replica.apply(fact) }
    for ledger in [replica, try EventLedger(snapshot: event.ledger.snapshot)] {
      var copy = event
      copy.ledger = ledger
      #expect(ledger.checkInvariants() == [])
      #expect(copy.ask(.hold([dan])) == .refused(.guardianHoldsReached(limit: 2, used: 2)))
      #expect(
        copy.register(dan, eva) == .refused(.guardianSeatsReached(limit: 4, used: 3)))
      #expect(copy.register(dan) == .registered(seats: 1))
    }
  }

  @Test func theLimitPrecedesAFullEvent() throws {
    var event = try event(capacity: 1, seats: 1, held: 1)
    event.register(ana)
    #expect(event.register(ben) == .refused(.guardianSeatsReached(limit: 1, used: 1)))
    #expect(event.register(ben, cleo) == .refused(.partyExceedsCapacity(1)))
    #expect(event.ask(.hold([ben])) == .refused(.guardianSeatsReached(limit: 1, used: 1)))
  }

  @Test func limitsHaveARange() throws {
    for limit in [1, 1000] {
      #expect(try EventPolicy.GuardianLimits(seats: limit).seats == limit)
      #expect(try EventPolicy.GuardianLimits(heldSeats: limit).heldSeats == limit)
    }
    for limit in [Int.min, 0, 1001, .max] {
      let error = EventPolicy.Error.guardianLimitOutOfRange(limit)
      #expect(throws: error) { try EventPolicy.GuardianLimits(seats: limit) }
      #expect(throws: error) { try EventPolicy.GuardianLimits(heldSeats: limit) }
    }
    #expect(try EventPolicy.GuardianLimits() == .none)
  }

  @Test func limitsAreEncodedOnlyIfThereAreSome() throws {
    let limits = try EventPolicy.GuardianLimits(seats: 4, heldSeats: 2)
    #expect(try encoded(limits) == #"{"heldSeats":2,"seats":4}"#)
    let policy = try EventPolicy(guardianLimits: limits)
    #expect(try decoded(encoded(policy)) == policy)
    #expect(try !encoded(EventPolicy.standard).contains("guardianLimits"))
    var draft = EventDraft(try SampleEvent.details(capacity: 1, policy))
    #expect(draft.guardianLimits == limits)
    #expect(try decoded(encoded(draft)) == draft)
    #expect(try draft.validated().policy == policy)
    draft.guardianLimits = .none
    #expect(try !encoded(draft).contains("guardianLimits"))
  }

  @Test func limitsFollowTheOtherBytesOfAPolicy() throws {
    func bytes(_ limits: EventPolicy.GuardianLimits) throws -> [UInt8] {
      var event = SampleEvent()
      let policy = try EventPolicy(guardianLimits: limits)
      event.ask(.draft(try SampleEvent.details(capacity: 1, policy)), by: SampleEvent.coach)
      let bytes = try #require(event.facts.first).bytes
      #expect(try EventFact(bytes: bytes) == event.facts[0])
      return bytes
    }
    let none = try bytes(.none).count
    #expect(try bytes(EventPolicy.GuardianLimits(seats: 258)).count == none + 4)
    let content = try bytes(EventPolicy.GuardianLimits(seats: 258, heldSeats: 3))
    #expect(content.contains([2, 1, 3, 0]))
  }
}
