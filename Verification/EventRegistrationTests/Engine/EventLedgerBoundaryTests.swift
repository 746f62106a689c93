import Essentials
import EventRegistration
import TestSupport
import Testing

/// The behavior at the bounds of ranges, and just outside.
@Suite("Event ledger: bounds of capacity, parties, and deadlines") struct EventLedgerBoundaryTests {
  // MARK: Seats

  @Test func anEventWithoutSeatsIsFull() throws {
    var event = try SampleEvent(capacity: 0, EventPolicy(waitlist: WaitlistPolicy(limit: 9)))
    expectEqual(event.ask(.hold([ana])), .refused(.partyExceedsCapacity(0)))
    expectEqual(
      event.ask(.register([ana], joinWaitlist: false)), .refused(.partyExceedsCapacity(0)))
    expectEqual(event.register(ana), .waitlisted(position: 1))
    expectEqual(event.ledger.checkInvariants(), [])
    event.ask(.setCapacity(1, ifBelow: .refuse), by: SampleEvent.coach)
    expectEqual(event.status(of: ana), .registered)
    expectEqual(
      event.ask(.setCapacity(0, ifBelow: .refuse), by: SampleEvent.coach),
      .refused(.capacityBelowCommitted(1)))
    expectEqual(
      event.ask(.setCapacity(0, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach), .done)
    expectEqual(event.status(of: ana), .waiting(position: 1))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func anEventHasAtMost2To31Minus1Seats() throws {
    var event = try SampleEvent(capacity: 2_147_483_647)
    expectEqual(event.register(ana, ben), .registered(seats: 2))
    expectEqual(event.ask(.hold([cleo])), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.seats?.available, 2_147_483_644)
    expectEqual(event.ledger.checkInvariants(), [])
    for capacity in [2_147_483_648, Int.max] {
      expectEqual(
        event.ask(.setCapacity(capacity, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach),
        .refused(.limitExceeded(.seats)))
    }
    for capacity in [-1, Int.min] {
      expectEqual(
        event.ask(.setCapacity(capacity, ifBelow: .moveLastToWaitlist), by: SampleEvent.coach),
        .refused(.malformed([.field(EventDraft.FieldProblem(.capacity, .negative))])))
    }
    expectEqual(event.seats?.capacity, 2_147_483_647)
  }

  @Test func aPartyHasUpToFifteenChildren() throws {
    var event = try SampleEvent(capacity: 20, EventPolicy(maximumPartySize: 15))
    let children = (1...16).map { Child(ChildID(high: 3, low: $0)) }
    expectEqual(
      event.ask(.register(children, joinWaitlist: true)),
      .refused(.partySizeOutOfRange(allowed: 1...15)))
    expectEqual(
      event.ask(.hold(Array(children.dropLast()))), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.ask(.confirm(children.dropLast().map(\.id))), .registered(seats: 15))
  }

  // MARK: Deadlines

  @Test func aHoldEndsAtItsDeadlineAndNotBefore() throws {
    var event = try SampleEvent(capacity: 1, EventPolicy(holdSeconds: 60))
    let deadline = SampleEvent.weekBefore + 60
    expectEqual(event.ask(.hold([ana])), .held(until: deadline))
    var early = event
    expectEqual(early.ask(.confirm([ana.id]), at: deadline - 1), .registered(seats: 1))
    expectEqual(event.ask(.confirm([ana.id]), at: deadline), .refused(.notHeld(ana.id)))
    expectEqual(event.status(of: ana), .held(until: deadline))
    event.ledger.advance(to: deadline, facts: &event.facts)
    expectEqual(event.facts.last?.change, .holdExpired([ana.id]))
    expectEqual(event.facts.last?.time, deadline)
    expectEqual(event.facts.last?.cause, nil)
  }

  @Test func anOfferEndsAtItsDeadlineAndNotBefore() throws {
    let waitlist = try WaitlistPolicy(limit: 5, promotion: .offer(seconds: 60))
    var event = try SampleEvent(capacity: 1, EventPolicy(waitlist: waitlist))
    event.register(ana)
    event.register(ben)
    event.register(cleo)
    let deadline = SampleEvent.weekBefore + 160
    event.ask(.cancel([ana.id]), at: deadline - 60)
    expectEqual(event.status(of: ben), .offered(until: deadline))
    var early = event
    expectEqual(early.ask(.acceptOffer([ben.id]), at: deadline - 1), .registered(seats: 1))
    expectEqual(event.ask(.acceptOffer([ben.id]), at: deadline), .refused(.notOffered(ben.id)))
    event.ledger.advance(to: deadline, facts: &event.facts)
    // The next offer starts when it is made.
    expectEqual(event.status(of: cleo), .offered(until: deadline + 60))
    expectEqual(event.status(of: ben), nil)
  }

  @Test func aLateAdvanceGivesTheFullDurationOfAnOffer() throws {
    let waitlist = try WaitlistPolicy(limit: 5, promotion: .offer(seconds: 60))
    var event = try SampleEvent(capacity: 1, EventPolicy(holdSeconds: 60, waitlist: waitlist))
    event.ask(.hold([ana]))
    event.register(ben)
    event.ledger.advance(to: SampleEvent.weekBefore + 5000, facts: &event.facts)
    expectEqual(event.status(of: ben), .offered(until: SampleEvent.weekBefore + 5060))
    expectEqual(
      event.facts.suffix(2).map(\.time),
      [
        SampleEvent.weekBefore + 5000, SampleEvent.weekBefore + 5000,
      ])
  }

  @Test func theWindowIsHalfOpen() throws {
    let (opens, closes) = (SampleEvent.weekBefore + 100, SampleEvent.weekBefore + 200)
    let window = try RegistrationWindow(opens: opens, closes: closes)
    var event = try SampleEvent(capacity: 9, EventPolicy(window: window))
    expectEqual(event.register(ana, at: opens - 1), .refused(.notOpenYet(opens: opens)))
    expectEqual(event.register(ana, at: opens), .registered(seats: 1))
    expectEqual(event.register(ben, at: closes - 1), .registered(seats: 1))
    expectEqual(event.register(cleo, at: closes), .refused(.registrationClosed(at: closes)))
    expectEqual(event.ask(.cancel([ana.id]), at: closes), .done)
  }

  @Test func parentsCanCancelUntilTheDeadline() throws {
    var event = try SampleEvent(capacity: 9, EventPolicy(cancellationNotice: 3600))
    event.register(ana)
    event.register(ben)
    let deadline = SampleEvent.start - 3600
    expectEqual(event.ask(.cancel([ana.id]), at: deadline - 1), .done)
    expectEqual(
      event.ask(.cancel([ben.id]), at: deadline), .refused(.cancellationTooLate(deadline: deadline))
    )
    expectEqual(event.ask(.cancel([ben.id]), by: SampleEvent.coach, at: deadline), .done)
  }

  @Test func parentsCanCancelAtAnyTimeAfterTheTimeChanged() throws {
    var event = try SampleEvent(capacity: 9, EventPolicy(cancellationNotice: 3600))
    event.register(ana)
    let details = try SampleEvent.details(capacity: 9, end: "2026-06-06T12:30")
    event.ask(
      .reschedule(start: details.start, end: details.end, utcOffset: -25_200),
      by: SampleEvent.coach)
    expectEqual(event.ask(.cancel([ana.id]), at: SampleEvent.end), .done)
  }

  @Test func anEventIsOverAtItsEnd() throws {
    let window = try RegistrationWindow(closes: SampleEvent.end + 60)
    var event = try SampleEvent(capacity: 9, EventPolicy(window: window))
    expectEqual(event.register(ana, at: SampleEvent.end - 1), .registered(seats: 1))
    expectEqual(
      event.register(ben, at: SampleEvent.end), .refused(.eventEnded(at: SampleEvent.end)))
    expectEqual(
      event.ask(
        .markAttendance(ana.id, attended: true), by: SampleEvent.coach, at: SampleEvent.end), .done)
  }

  @Test func nobodyIsPromotedAtTheEnd() throws {
    let policy = try EventPolicy(
      holdSeconds: 60, window: RegistrationWindow(closes: SampleEvent.end),
      waitlist: WaitlistPolicy(limit: 5, cutoff: -20_000))
    var event = try SampleEvent(capacity: 1, policy)
    event.ask(.hold([ana]), at: SampleEvent.end - 60)
    event.register(ben, at: SampleEvent.end - 60)
    event.ledger.advance(to: SampleEvent.end, facts: &event.facts)
    expectEqual(event.facts.last?.change, .holdExpired([ana.id]))
    expectEqual(event.status(of: ben), .waiting(position: 1))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func noChangeEndsTheEvent() throws {
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5, cutoff: -20_000))
    var event = try SampleEvent(capacity: 1, policy)
    event.register(ana)
    event.register(ben)
    let shorter = try SampleEvent.details(capacity: 2, policy, end: "2026-06-06T10:00")
    expectEqual(
      event.ask(.edit(shorter), by: SampleEvent.coach, at: SampleEvent.end - 7200).refusal?.kind,
      .malformed)
    expectEqual(event.status(of: ben), .waiting(position: 1))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  // MARK: The calendar

  @Test(arguments: [-43_200, -25_200, 0, 20_700, 50_400])
  func theNewYearIsThatOfTheClocksOfThePlace(utcOffset: Int) throws {
    // 2026-01-01 00:00 in local time.
    let start = 1_767_225_600 - Int64(utcOffset)
    var event = SampleEvent()
    let details = try SampleEvent.details(
      capacity: 9,
      EventPolicy(
        ages: 6...6, window: RegistrationWindow(closes: start + 7200), cancellationNotice: 0),
      start: "2026-01-01T00:00", end: "2026-01-01T01:00", utcOffset: utcOffset)
    event.ask(.draft(details), by: SampleEvent.coach, at: start - 100)
    event.ask(.publish, by: SampleEvent.coach, at: start - 100)
    let young = Child(ana.id, birthDate: try CalendarDate(2020, 1, 2))
    let right = Child(ben.id, birthDate: try CalendarDate(2020, 1, 1))
    let right2 = Child(cleo.id, birthDate: try CalendarDate(2019, 1, 2))
    let old = Child(dan.id, birthDate: try CalendarDate(2019, 1, 1))
    let before = start - 1
    expectEqual(
      event.register(young, at: before), .refused(.ageNotAllowed(ana.id, age: 5, allowed: 6...6)))
    expectEqual(
      event.register(old, at: before), .refused(.ageNotAllowed(dan.id, age: 7, allowed: 6...6)))
    expectEqual(event.register(right, right2, at: before), .registered(seats: 2))
    expectEqual(event.ask(.cancel([ben.id]), at: start - 1), .done)
    expectEqual(
      event.ask(.cancel([cleo.id]), at: start), .refused(.cancellationTooLate(deadline: start)))
    expectEqual(event.register(right, at: start + 3599), .registered(seats: 1))
    expectEqual(event.register(young, at: start + 3600), .refused(.eventEnded(at: start + 3600)))
  }

  @Test(arguments: [
    ("2022-02-28", 5), ("2022-03-01", 6), ("2024-02-28", 7), ("2024-02-29", 8), ("2016-02-29", 0),
  ])
  func whoeverIsBornOnALeapDayHasTheirBirthdayOnTheNextDayInOtherYears(
    date: String, age: Int
  ) throws {
    let child = Child(ana.id, birthDate: try CalendarDate(2016, 2, 29))
    for (ages, isRight) in [(age...age, true), (age + 1...150, false)] {
      var event = SampleEvent()
      let details = try SampleEvent.details(
        capacity: 9, EventPolicy(ages: ages), start: "\(date)T09:00", end: "\(date)T10:00")
      event.ask(.draft(details), by: SampleEvent.coach, at: 0)
      event.ask(.publish, by: SampleEvent.coach, at: 0)
      expect(
        event.register(child, at: 0)
          == (isRight
            ? .registered(seats: 1)
            : .refused(.ageNotAllowed(ana.id, age: age, allowed: ages))))
    }
  }

  @Test func anUnbornChildHasNoAge() throws {
    var event = try SampleEvent(capacity: 9, EventPolicy(ages: 0...150))
    let tomorrow = Child(ana.id, birthDate: try CalendarDate(2026, 6, 7))
    let newborn = Child(ana.id, birthDate: try CalendarDate(2026, 6, 6))
    expectEqual(event.register(tomorrow), .refused(.birthDateMissing(ana.id)))
    expectEqual(event.register(newborn), .registered(seats: 1))
  }

  // MARK: Time

  @Test func timesMustBeInTheYears1To9999() throws {
    var event = SampleEvent()
    let draft = EventCommand.draft(try SampleEvent.details(capacity: 1))
    for time in [Int64.min, -62_135_596_801, 253_402_300_800, Int64.max] {
      expectEqual(
        event.ask(draft, by: SampleEvent.coach, at: time), .refused(.malformed([.timeOutOfRange])))
      event.ledger.advance(to: time, facts: &event.facts)
    }
    expect(event.facts.isEmpty)
    expectEqual(event.ask(draft, by: SampleEvent.coach, at: -62_135_596_800), .done)
    expectEqual(event.ask(.publish, by: SampleEvent.coach, at: -62_135_596_800), .done)
    expectEqual(
      event.register(ana, at: 253_402_300_799), .refused(.eventEnded(at: SampleEvent.end)))
  }

  @Test func aHoldCanEndAfterTheCalendar() throws {
    var event = SampleEvent()
    let details = try SampleEvent.details(
      capacity: 1, EventPolicy(window: RegistrationWindow(closes: 253_402_300_799)),
      start: "9999-12-31T22:00", end: "9999-12-31T23:59", utcOffset: 0)
    event.ask(.draft(details), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    expectEqual(event.ask(.hold([ana]), at: 253_402_300_700), .held(until: 253_402_301_600))
    expectEqual(event.ledger.checkInvariants(), [])
    var again = EventLedger(SampleEvent.id)
    for fact in event.facts { try again.apply(fact) }
    expectEqual(again.registrations, event.ledger.registrations)
  }

  @Test func timeNeverGoesBack() throws {
    var event = try SampleEvent(capacity: 1, EventPolicy(holdSeconds: 60))
    event.ask(.hold([ana]))
    expectEqual(
      event.ask(.confirm([ana.id]), at: SampleEvent.weekBefore - 5000), .registered(seats: 1))
    expectEqual(event.facts.last?.time, SampleEvent.weekBefore)
  }

  // MARK: Texts and memory

  @Test func aReasonHasUpToAThousandBytes() throws {
    var event = try SampleEvent(capacity: 1)
    let reason = String(repeating: "\u{E9}", count: 500)
    expectEqual(
      event.ask(.cancelEvent(reason: reason + "x"), by: SampleEvent.coach),
      .refused(.malformed([.reasonTooLong])))
    expectEqual(event.ask(.cancelEvent(reason: reason), by: SampleEvent.coach), .done)
    expectEqual(event.ledger.record?.status, .cancelled(reason: reason))
  }
}
