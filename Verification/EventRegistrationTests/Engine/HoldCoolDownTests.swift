import TestSupport
import Testing

@testable import EventRegistration

/// The wait of a parent after a hold that ended unused.
@Suite("Holds: waiting time after an unused hold") struct HoldCoolDownTests {
  private let now = SampleEvent.weekBefore
  private let eva = Child(ChildID(high: 2, low: 5))

  private func policy(_ seconds: Int?) throws -> EventPolicy {
    try EventPolicy(
      waitlist: WaitlistPolicy(limit: 9),
      guardianLimits: EventPolicy.GuardianLimits(coolDownSeconds: seconds))
  }

  private func event(capacity: Int = 10, _ seconds: Int? = 600) throws -> SampleEvent {
    try SampleEvent(capacity: capacity, policy(seconds))
  }

  private func tooSoon(_ end: Int64) -> EventCommand.Outcome {
    .refused(.guardianHoldTooSoon(until: end))
  }

  @Test func aHoldThatWasGivenBackStartsTheWait() throws {
    var event = try event()
    event.ask(.hold([ana]))
    event.ask(.release([ana.id]), at: now + 10)
    expectEqual(event.ask(.hold([ana]), at: now + 10), tooSoon(now + 610))
    expectEqual(event.ask(.hold([ben]), at: now + 609), tooSoon(now + 610))
    expectEqual(event.ask(.hold([ana]), at: now + 610), .held(until: now + 1510))
  }

  @Test(arguments: [0, 1, 300, 599])
  func anExpiredHoldStartsTheWaitAtItsDeadlineHoweverLateItIsSeen(delay: Int64) throws {
    var event = try event()
    event.ask(.hold([ana]))
    let end = now + 1500
    event.ledger.advance(to: now + 900 + delay, facts: &event.facts)
    expectEqual(event.ask(.hold([ana]), at: end - 1), tooSoon(end))
    expectEqual(event.ask(.hold([ana]), at: end), .held(until: end + 900))
  }

  @Test func aHoldThatWasConfirmedStartsNoWait() throws {
    var event = try event()
    event.ask(.hold([ana, ben]))
    event.ask(.confirm([ana.id]))
    expectEqual(event.ask(.hold([cleo])), .held(until: now + 900))
    // What is left of the party expires, which nobody used.
    expectEqual(event.ask(.hold([dan]), at: now + 900), tooSoon(now + 1500))
  }

  @Test func onlyNewHoldsOfThatParentWait() throws {
    var event = try event(capacity: 3)
    event.ask(.hold([ana, ben]))
    event.ask(.release([ana.id]))
    expectEqual(event.ask(.confirm([ben.id])), .registered(seats: 1))
    expectEqual(event.register(cleo), .registered(seats: 1))
    expectEqual(event.ask(.hold([dan]), by: SampleEvent.lou), .held(until: now + 900))
    expectEqual(event.register(eva), .waitlisted(position: 1))
    expectEqual(event.ask(.hold([ana])), tooSoon(now + 600))
  }

  @Test func administratorsDoNotWait() throws {
    var event = try event()
    event.ask(.hold([ana]), by: SampleEvent.admin)
    event.ask(.release([ana.id]), by: SampleEvent.admin)
    expectEqual(event.ask(.hold([ana]), by: SampleEvent.admin), .held(until: now + 900))
  }

  @Test func theLaterOfTwoWaitsCounts() throws {
    var event = try event()
    event.ask(.hold([ana]))
    event.ask(.hold([ben]))
    event.ask(.release([ana.id]), at: now + 500)
    event.ask(.release([ben.id]), at: now + 100)
    // The second request is carried out at the time of the first.
    expectEqual(event.ask(.hold([ana])), tooSoon(now + 1100))
  }

  @Test func aChangedRuleKeepsWaitsAndARemovedRuleEndsThem() throws {
    var event = try event()
    event.ask(.hold([ana]))
    event.ask(.hold([ben]))
    event.ask(.release([ana.id]))
    event.ask(.edit(try SampleEvent.details(capacity: 10, policy(5))), by: SampleEvent.coach)
    event.ask(.release([ben.id]))
    expectEqual(event.ask(.hold([ana])), tooSoon(now + 600))
    event.ask(.edit(try SampleEvent.details(capacity: 10, policy(nil))), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana])), .held(until: now + 900))
    event.ask(.release([ana.id]))
    event.ask(.edit(try SampleEvent.details(capacity: 10, policy(5))), by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana])), .held(until: now + 900))
  }

  @Test func theLimitOfHoldsPrecedesTheWaitWhichPrecedesAFullEvent() throws {
    let limits = try EventPolicy.GuardianLimits(heldSeats: 1, coolDownSeconds: 600)
    var event = try SampleEvent(capacity: 2, EventPolicy(guardianLimits: limits))
    event.ask(.hold([ana]))
    event.ask(.release([ana.id]))
    event.register(ana, ben)
    expectEqual(event.ask(.hold([cleo, dan])), .refused(.guardianHoldsReached(limit: 1, used: 0)))
    expectEqual(event.ask(.hold([cleo])), tooSoon(now + 600))
  }

  @Test func waitsAreTheSameAfterFactsAndSnapshots() throws {
    var event = try event()
    event.ask(.hold([ana]))
    event.ask(.hold([ben]), by: SampleEvent.lou)
    event.ask(.release([ana.id]), at: now + 10)
    event.ledger.advance(to: now + 1000, facts: &event.facts)
    var replica = EventLedger(SampleEvent.id)
    for fact in event.facts {
      try replica.apply(fact)
      try expectEqual(EventLedger(snapshot: replica.snapshot).snapshot, replica.snapshot)
    }
    expectEqual(replica.snapshot, event.ledger.snapshot)
    for ledger in [replica, try EventLedger(snapshot: event.ledger.snapshot)] {
      var copy = event
      copy.ledger = ledger
      expectEqual(copy.ask(.hold([cleo]), at: now + 1499), .held(until: now + 2399))
      expectEqual(copy.ask(.hold([dan]), by: SampleEvent.lou, at: now + 1499), tooSoon(now + 1500))
    }
  }

  @Test func aSnapshotHoldsOneInstantForEachParentWhileItMatters() throws {
    var event = try SampleEvent(capacity: 10, policy(600), remembering: .requests(0))
    let size = event.ledger.snapshot.count
    event.ask(.hold([ana, ben]))
    event.ask(.release([ana.id]), at: now + 10)
    event.ask(.release([ben.id]), at: now + 20)
    expectEqual(event.ledger.snapshot.count, size + 24)
    event.ask(.close, by: SampleEvent.coach, at: now + 619)
    event.ask(.reopen, by: SampleEvent.coach, at: now + 619)
    expectEqual(event.ledger.snapshot.count, size + 24)
    event.ask(.close, by: SampleEvent.coach, at: now + 620)
    event.ask(.reopen, by: SampleEvent.coach, at: now + 620)
    expectEqual(event.ledger.snapshot.count, size)
    event.ask(.hold([ana]), at: now + 620)
    event.ask(.cancelEvent(reason: ""), by: SampleEvent.coach, at: now + 630)
    try expectEqual(EventLedger(snapshot: event.ledger.snapshot).snapshot, event.ledger.snapshot)
  }

  @Test func aForgottenParentIsFoundInNoWait() throws {
    var event = try event()
    event.ask(.hold([ana]))
    event.ask(.release([ana.id]))
    let key = PseudonymKey(1, 2)
    event.ledger.forget(person: SampleEvent.kim.person, key: key)
    var replica = EventLedger(SampleEvent.id)
    for var fact in event.facts {
      fact.forget(person: SampleEvent.kim.person, key: key)
      try replica.apply(fact)
    }
    expectEqual(replica.snapshot, event.ledger.snapshot)
    expectEqual(event.ask(.hold([ana])), .held(until: now + 900))
  }

  @Test func manyWaitsThatAreOverTakeNoMemory() {
    var waits = HoldCoolDowns()
    waits.adopt(10)
    for number in 0..<1000 {
      let time = Int64(number)
      waits.start(for: PersonID(high: 3, low: UInt64(number)), at: time, now: time)
      expect(waits.active(at: 0).count <= 32)
    }
    expectEqual(waits.active(at: 999).count, 10)
    expectEqual(waits[PersonID(high: 3, low: 999)], 1009)
  }

  @Test func waitsHaveARange() throws {
    for seconds in [1, 604_800] {
      try expectEqual(EventPolicy.GuardianLimits(coolDownSeconds: seconds).coolDownSeconds, seconds)
    }
    for seconds in [Int.min, 0, 604_801, .max] {
      expectThrows(EventPolicy.Error.coolDownOutOfRange(seconds)) {
        try EventPolicy.GuardianLimits(coolDownSeconds: seconds)
      }
    }
  }

  @Test func waitsAreEncodedOnlyIfThereAreSome() throws {
    let limits = try EventPolicy.GuardianLimits(coolDownSeconds: 600)
    try expectEqual(encoded(limits), #"{"coolDownSeconds":600}"#)
    try expectEqual(decoded(encoded(limits)), limits)
    func bytes(_ limits: EventPolicy.GuardianLimits) throws -> [UInt8] {
      var event = SampleEvent()
      let details = try SampleEvent.details(
        capacity: 1, EventPolicy(guardianLimits: limits))
      event.ask(.draft(details), by: SampleEvent.coach)
      let bytes = try #require(event.facts.first).bytes
      try expectEqual(EventFact(bytes: bytes), event.facts[0])
      return bytes
    }
    let none = try bytes(.none).count
    try expectEqual(bytes(limits).count, none + 4)
    let both = try EventPolicy.GuardianLimits(heldSeats: 1, coolDownSeconds: 66_051)
    try expectEqual(bytes(both).count, none + 8)
    try expect(bytes(both).contains([0, 0, 1, 0, 3, 2, 1, 0]))
  }
}
