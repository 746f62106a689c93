import TestSupport
import Testing

@testable import EventRegistration

/// An organizer's exceptions to the rules: more seats than the capacity, and another order.
@Suite("Organizer overrides: extra seats and another order") struct OverrideTests {
  private let now = SampleEvent.weekBefore
  private let eva = Child(ChildID(high: 2, low: 5))
  private let coach = SampleEvent.coach
  private let why = "A sister comes along."

  /// A full event of two seats: Ana has both with Ben, Cleo and Dan wait together, and Eva waits.
  private func full(_ policy: WaitlistPolicy? = nil) throws -> SampleEvent {
    let waitlist = try policy ?? WaitlistPolicy(limit: 9)
    var event = try SampleEvent(capacity: 2, EventPolicy(waitlist: waitlist))
    event.register(ana, ben)
    event.register(cleo, dan)
    event.register(eva, by: SampleEvent.lou)
    expectEqual(event.status(of: eva), .waiting(position: 2))
    return event
  }

  private func seats(_ event: SampleEvent) -> [Int] {
    guard let seats = event.seats else { return [] }
    return [seats.capacity, seats.overfill, seats.taken, seats.available, seats.waiting]
  }

  @Test func moreSeatsThanTheCapacityGoToTheWaitingList() throws {
    var event = try full()
    expectEqual(event.ask(.setOverfill(2, reason: why), by: coach), .done)
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(seats(event), [2, 2, 4, 0, 1])
    expectEqual(event.ledger.record?.details.capacity, 2)
    let coach = coach.person
    expectEqual(
      event.facts.suffix(2).map(\.change),
      [
        .overfilled(from: 0, to: 2, by: coach, reason: why),
        .seated([cleo.id, dan.id], from: .waitlist),
      ])
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func extraSeatsAreTakenBackOnlyIfNobodyHasThem() throws {
    var event = try full()
    event.ask(.setOverfill(2, reason: why), by: coach)
    expectEqual(
      event.ask(.setOverfill(1, reason: why), by: coach), .refused(.capacityBelowCommitted(4)))
    event.ask(.cancel([cleo.id]))
    // Eva has the seat that Cleo gave back.
    expectEqual(event.status(of: eva), .registered)
    event.ask(.cancel([eva.id]), by: SampleEvent.lou)
    expectEqual(event.ask(.setOverfill(1, reason: why), by: coach), .done)
    expectEqual(seats(event), [2, 1, 3, 0, 0])
    let count = event.facts.count
    expectEqual(event.ask(.setOverfill(1, reason: why), by: coach), .done)
    expectEqual(event.facts.dropFirst(count).map(\.change), [.noted])
    event.ask(.cancel([dan.id]))
    expectEqual(event.ask(.setOverfill(0, reason: why), by: coach), .done)
    expectEqual(seats(event), [2, 0, 2, 0, 0])
    expectEqual(event.register(eva), .waitlisted(position: 1))
  }

  @Test func aChosenFamilyGetsExactlyTheSeatsThatAreMissing() throws {
    var event = try full()
    expectEqual(event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach), .done)
    expectEqual(event.status(of: eva), .registered)
    expectEqual(event.status(of: cleo), .waiting(position: 1))
    expectEqual(seats(event), [2, 1, 3, 0, 1])
    expectEqual(event.ask(.seatFromWaitlist(dan.id, reason: why), by: SampleEvent.admin), .done)
    // The whole party has seats.
    expectEqual(event.status(of: cleo), .registered)
    expectEqual(seats(event), [2, 3, 5, 0, 0])
    expectEqual(
      event.facts.suffix(2).map(\.change),
      [
        .overfilled(from: 1, to: 3, by: SampleEvent.admin.person, reason: why),
        .seated([cleo.id, dan.id], from: .waitlist),
      ])
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func freeSeatsAreUsedFirst() throws {
    var event = try full()
    event.ask(.cancel([ana.id]))
    // The seat is free, since the family at the head needs two.
    expectEqual(seats(event), [2, 0, 1, 1, 2])
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    expectEqual(seats(event), [2, 0, 2, 0, 1])
    expectEqual(
      event.facts.suffix(2).first?.change,
      .overfilled(from: 0, to: 0, by: coach.person, reason: why))
  }

  @Test func beingPassedByAChosenFamilyCountsAsOvertaking() throws {
    var event = try full(WaitlistPolicy(limit: 9, fit: .firstFit(maximumOvertakings: 1)))
    let fay = Child(ChildID(high: 2, low: 6))
    event.register(fay, by: SampleEvent.lou)
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    event.ask(.cancel([ana.id]))
    expectEqual(event.status(of: fay), .waiting(position: 2))
    event.ask(.cancel([ben.id]))
    expectEqual(event.status(of: cleo), .registered)
  }

  @Test func onlyAWaitingChildCanBeChosen() throws {
    var event = try full(WaitlistPolicy(limit: 9, promotion: .offer(seconds: 600)))
    event.ask(.cancel([ana.id, ben.id]))
    expectEqual(event.status(of: cleo), .offered(until: now + 600))
    for child in [ana, cleo, Child(ChildID(high: 2, low: 9))] {
      expectEqual(
        event.ask(.seatFromWaitlist(child.id, reason: why), by: coach),
        .refused(.notWaiting(child.id)))
    }
    // An offered seat is not free.
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    expectEqual(seats(event), [2, 1, 1, 0, 0])
    expectEqual(event.ask(.acceptOffer([cleo.id, dan.id])), .registered(seats: 2))
  }

  @Test func exceptionsArePossibleUntilTheEventEnds() throws {
    var event = try full()
    event.ask(.close, by: coach)
    expectEqual(
      event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach, at: SampleEvent.start), .done)
    expectEqual(event.ask(.setOverfill(3, reason: why), by: coach, at: SampleEvent.end - 1), .done)
    // Nobody moves up by themselves any more.
    expectEqual(event.status(of: cleo), .waiting(position: 1))
    expectEqual(
      event.ask(.setOverfill(4, reason: why), by: coach, at: SampleEvent.end),
      .refused(.eventEnded(at: SampleEvent.end)))
    var draft = SampleEvent()
    draft.ask(.draft(try SampleEvent.details(capacity: 1)), by: coach)
    expectEqual(draft.ask(.setOverfill(1, reason: why), by: coach), .refused(.notPublished))
  }

  @Test(arguments: ["", " ", "\u{200B}\u{3000}", "\n"])
  func anExceptionNeedsAReason(reason: String) throws {
    var event = try full()
    let version = event.ledger.version
    for command in [
      EventCommand.setOverfill(1, reason: reason), .seatFromWaitlist(eva.id, reason: reason),
    ] {
      expectEqual(event.ask(command, by: coach), .refused(.malformed([.reasonMissing])))
    }
    expectEqual(event.ledger.version, version)
  }

  @Test func reasonsAndNumbersHaveBounds() throws {
    var event = try full()
    let long = String(repeating: "x", count: 1000)
    expectEqual(
      event.ask(.setOverfill(-1, reason: long + "x"), by: coach),
      .refused(
        .malformed([.field(EventDraft.FieldProblem(.capacity, .negative)), .reasonTooLong])))
    let most = Int(Int32.max) - 2
    for seats in [most + 1, .max] {
      expectEqual(
        event.ask(.setOverfill(seats, reason: long), by: coach), .refused(.limitExceeded(.seats)))
    }
    expectEqual(event.ask(.setOverfill(most, reason: long), by: coach), .done)
    expectEqual(
      event.ask(.setCapacity(3, ifBelow: .refuse), by: coach), .refused(.limitExceeded(.seats)))
    expectEqual(
      event.ask(.edit(try SampleEvent.details(capacity: 3)), by: coach),
      .refused(.limitExceeded(.seats)))
    expectEqual(event.ask(.setCapacity(1, ifBelow: .refuse), by: coach), .done)
    try expectEqual(EventLedger(snapshot: event.ledger.snapshot).record, event.ledger.record)
    for command in [
      EventCommand.setOverfill(1, reason: "x"), .seatFromWaitlist(eva.id, reason: "x"),
    ] {
      for requester in [SampleEvent.kim, SampleEvent.rival] {
        expectEqual(event.ask(command, by: requester), .refused(.forbidden(required: .provider)))
      }
    }
  }

  @Test func theCapacityChangesBesideTheExtraSeats() throws {
    var event = try full()
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    expectEqual(event.ask(.edit(try SampleEvent.details(capacity: 2)), by: coach), .done)
    expectEqual(
      event.ask(.setCapacity(1, ifBelow: .refuse), by: coach), .refused(.capacityBelowCommitted(3)))
    expectEqual(event.ask(.setCapacity(1, ifBelow: .moveLastToWaitlist), by: coach), .done)
    expectEqual(event.status(of: eva), .waiting(position: 1))
    expectEqual(seats(event), [1, 1, 2, 0, 2])
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func extraSeatsAreTheSameAfterFactsAndSnapshots() throws {
    var event = try full()
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    var replica = EventLedger(SampleEvent.id)
    for fact in event.facts {
      try replica.apply(fact)
      try expectEqual(EventLedger(snapshot: replica.snapshot).snapshot, replica.snapshot)
    }
    expectEqual(replica.snapshot, event.ledger.snapshot)
    expectEqual(replica.record?.seats.overfill, 1)
    try expectEqual(EventLedger(snapshot: replica.snapshot).record, event.ledger.record)
    for change in [
      EventFact.Change.overfilled(from: 0, to: 1, by: coach.person, reason: why),
      .overfilled(from: 1, to: 0, by: coach.person, reason: why),
      .overfilled(from: 1, to: Int(Int32.max) - 1, by: coach.person, reason: why),
    ] {
      let fact = EventFact(
        event: SampleEvent.id, version: replica.version + 1, time: replica.lastTime, cause: nil,
        change: change)
      expectThrows(EventLedger.ReplayError.impossible(version: fact.version)) {
        try replica.apply(fact)
      }
    }
  }

  @Test func whoMadeAnExceptionCanBeForgotten() throws {
    var event = try full()
    event.ask(.setOverfill(1, reason: why), by: SampleEvent.admin)
    let key = PseudonymKey(1, 2)
    let person = SampleEvent.admin.person
    expect(event.facts.contains { $0.names(person) })
    for index in event.facts.indices { event.facts[index].forget(person: person, key: key) }
    expect(!event.facts.contains { $0.names(person) })
  }

  @Test func theFamilyAndTheProviderAreTold() throws {
    var event = try full()
    let roster = try #require(EventRoster(event.ledger))
    let count = event.facts.count
    event.ask(.seatFromWaitlist(eva.id, reason: why), by: coach)
    let facts = event.facts[count...]
    expectEqual(roster.occasions(of: facts), [.promoted(seats: 1)])
    let recipients = roster.recipients(of: facts)
    expectEqual(recipients.map(\.person), [SampleEvent.lou.person])
    expectEqual(recipients.map(\.occasions), [[.promoted(seats: 1)]])
    expectEqual(EventRoster(event.ledger)?.record.seats.overfill, 1)
  }

  @Test func countsWithExtraSeatsHaveJSON() throws {
    let seats = EventRecord.SeatCount(
      capacity: 2, taken: 3, held: 0, offered: 0, waiting: 1, overfill: 1)
    let json = #"{"capacity":2,"held":0,"offered":0,"overfill":1,"taken":3,"waiting":1}"#
    try expectEqual(encoded(seats), json)
    try expectEqual(decoded(json), seats)
    for wrong in [
      #"{"capacity":2,"taken":3}"#, #"{"capacity":2,"taken":3,"overfill":0}"#,
      #"{"capacity":2,"overfill":-1}"#, #"{"capacity":2,"overfill":2147483646}"#,
    ] {
      #expect(throws: DecodingError.self) { let _: EventRecord.SeatCount = try decoded(wrong) }
    }
  }
}
