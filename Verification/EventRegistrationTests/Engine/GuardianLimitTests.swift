import EventRegistration
import TestSupport
import Testing

@Suite("Children per guardian: limits") struct GuardianLimitTests {
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
    expectEqual(event.register(ana), .registered(seats: 1))
    expectEqual(event.ask(.hold([ben])), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.register(cleo), .waitlisted(position: 1))
    let refusal = RegistrationRefusal.guardianSeatsReached(limit: 3, used: 3)
    expectEqual(event.register(dan), .refused(refusal))
    expectEqual(event.ask(.hold([dan])), .refused(refusal))
    // Another family is not concerned.
    expectEqual(event.register(dan, by: SampleEvent.lou), .waitlisted(position: 2))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func aPartyThatReachesTheLimitExactlyIsAccepted() throws {
    var event = try event(seats: 3)
    event.register(ana)
    expectEqual(event.register(ben, cleo, dan), .refused(.guardianSeatsReached(limit: 3, used: 1)))
    expectEqual(event.register(ben, cleo), .registered(seats: 2))
  }

  @Test func holdsEndTheirShareWhenTheyAreConfirmedReleasedOrExpire() throws {
    var event = try event(held: 2)
    event.ask(.hold([ana, ben]))
    let refusal = EventCommand.Outcome.refused(.guardianHoldsReached(limit: 2, used: 2))
    expectEqual(event.ask(.hold([cleo])), refusal)
    event.ask(.confirm([ana.id]))
    expectEqual(event.ask(.hold([cleo])), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.ask(.hold([dan])), refusal)
    event.ask(.release([cleo.id]))
    expectEqual(event.ask(.hold([dan])), .held(until: SampleEvent.weekBefore + 900))
    let last = SampleEvent.weekBefore + 899
    expectEqual(event.ask(.hold([eva]), at: last), refusal)
    expectEqual(event.ask(.hold([eva]), at: last + 1), .held(until: last + 901))
    // Registrations need no hold.
    expectEqual(event.register(cleo), .registered(seats: 1))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func whoCancelsOrLeavesCanComeBack() throws {
    var event = try event(capacity: 1, seats: 2, waitlist: WaitlistPolicy(limit: 9))
    event.register(ana)
    event.register(ben)
    expectEqual(event.register(cleo), .refused(.guardianSeatsReached(limit: 2, used: 2)))
    event.ask(.leaveWaitlist([ben.id]))
    expectEqual(event.register(cleo), .waitlisted(position: 1))
    event.ask(.cancel([ana.id]))
    expectEqual(event.register(dan), .waitlisted(position: 1))
  }

  @Test func thePersonWhoAsksCountsAndNotTheGuardianOfTheRequest() throws {
    var event = try event(seats: 2)
    for (number, child) in [ana, ben].enumerated() {
      let guardian = PersonID(high: 7, low: UInt64(number))
      event.register(Child(child.id, guardian: guardian, consents: []))
    }
    expectEqual(event.register(cleo), .refused(.guardianSeatsReached(limit: 2, used: 2)))
  }

  @Test func aSeatTakenOverFromAnotherPersonCounts() throws {
    var event = try event(seats: 1)
    let lou = PersonID(high: 1, low: 2)
    event.register(Child(ana.id, guardian: lou, consents: []))
    event.register(ben, by: SampleEvent.lou)
    let transfer = EventCommand.transfer(from: ana.id, to: cleo)
    expectEqual(
      event.ask(transfer, by: SampleEvent.lou), .refused(.guardianSeatsReached(limit: 1, used: 1)))
    expectEqual(event.ask(transfer), .done)
    expectEqual(event.ask(.transfer(from: ben.id, to: dan), by: SampleEvent.lou), .done)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func administratorsAreNotLimited() throws {
    var event = try event(seats: 1, held: 1)
    expectEqual(event.register(ana, ben, by: SampleEvent.admin), .registered(seats: 2))
    expectEqual(
      event.ask(.hold([cleo, dan]), by: SampleEvent.admin),
      .held(until: SampleEvent.weekBefore + 900))
  }

  @Test func aLaterLimitCountsWhoIsThereAndTakesNobodyASeat() throws {
    var event = try event()
    event.register(ana, ben)
    event.ask(.hold([cleo]))
    let limits = try EventPolicy.GuardianLimits(seats: 1)
    event.ask(
      .edit(try SampleEvent.details(capacity: 10, EventPolicy(guardianLimits: limits))),
      by: SampleEvent.coach)
    expectEqual(event.seats?.taken, 2)
    expectEqual(event.register(dan), .refused(.guardianSeatsReached(limit: 1, used: 3)))
    expectEqual(event.ask(.confirm([cleo.id])), .registered(seats: 1))
    event.ask(.edit(try SampleEvent.details(capacity: 10)), by: SampleEvent.coach)
    expectEqual(event.register(dan), .registered(seats: 1))
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
      expectEqual(ledger.checkInvariants(), [])
      expectEqual(copy.ask(.hold([dan])), .refused(.guardianHoldsReached(limit: 2, used: 2)))
      expectEqual(copy.register(dan, eva), .refused(.guardianSeatsReached(limit: 4, used: 3)))
      expectEqual(copy.register(dan), .registered(seats: 1))
    }
  }

  @Test func theLimitPrecedesAFullEvent() throws {
    var event = try event(capacity: 1, seats: 1, held: 1)
    event.register(ana)
    expectEqual(event.register(ben), .refused(.guardianSeatsReached(limit: 1, used: 1)))
    expectEqual(event.register(ben, cleo), .refused(.partyExceedsCapacity(1)))
    expectEqual(event.ask(.hold([ben])), .refused(.guardianSeatsReached(limit: 1, used: 1)))
  }

  @Test func limitsHaveARange() throws {
    for limit in [1, 1000] {
      try expectEqual(EventPolicy.GuardianLimits(seats: limit).seats, limit)
      try expectEqual(EventPolicy.GuardianLimits(heldSeats: limit).heldSeats, limit)
    }
    for limit in [Int.min, 0, 1001, .max] {
      let error = EventPolicy.Error.guardianLimitOutOfRange(limit)
      expectThrows(error) { try EventPolicy.GuardianLimits(seats: limit) }
      expectThrows(error) { try EventPolicy.GuardianLimits(heldSeats: limit) }
    }
    try expectEqual(EventPolicy.GuardianLimits(), .none)
  }

  @Test func limitsAreEncodedOnlyIfThereAreSome() throws {
    let limits = try EventPolicy.GuardianLimits(seats: 4, heldSeats: 2)
    try expectEqual(encoded(limits), #"{"heldSeats":2,"seats":4}"#)
    let policy = try EventPolicy(guardianLimits: limits)
    try expectEqual(decoded(encoded(policy)), policy)
    try expect(!encoded(EventPolicy.standard).contains("guardianLimits"))
    var draft = EventDraft(try SampleEvent.details(capacity: 1, policy))
    expectEqual(draft.guardianLimits, limits)
    try expectEqual(decoded(encoded(draft)), draft)
    try expectEqual(draft.validated().policy, policy)
    draft.guardianLimits = .none
    try expect(!encoded(draft).contains("guardianLimits"))
  }

  @Test func limitsFollowTheOtherBytesOfAPolicy() throws {
    func bytes(_ limits: EventPolicy.GuardianLimits) throws -> [UInt8] {
      var event = SampleEvent()
      let policy = try EventPolicy(guardianLimits: limits)
      event.ask(.draft(try SampleEvent.details(capacity: 1, policy)), by: SampleEvent.coach)
      let bytes = try #require(event.facts.first).bytes
      try expectEqual(EventFact(bytes: bytes), event.facts[0])
      return bytes
    }
    let none = try bytes(.none).count
    try expectEqual(bytes(EventPolicy.GuardianLimits(seats: 258)).count, none + 4)
    let content = try bytes(EventPolicy.GuardianLimits(seats: 258, heldSeats: 3))
    expect(content.contains([2, 1, 3, 0]))
  }
}
