import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Ledgers that are kept as few bytes while nobody changes them.
@Suite struct IdleLedgerTests {
  private let soccer = DeskSamples.event(1)
  private let now = DeskSamples.now
  private let hour = EventTable.idleSeconds

  /// Each operation is also done on a ledger that is idle before it.
  @Test(arguments: 0..<48)
  func anIdleLedgerGoesOnLikeOneThatNeverWas(seed: Int) throws {
    var comparison = EventComparison(seed: seed)
    var idleCount = 0
    for _ in 0..<40 {
      try comparison.run(10)
      let ledger = comparison.ledger
      guard ledger.canBeIdle else { continue }
      idleCount += 1
      let idle = IdleLedger(ledger)
      let copy = idle.ledger(of: ledger.id, seed: 7)
      let (owner, hasChildren) = (idle.owner, idle.hasChildren)
      let record = idle.record(of: ledger.id)
      let restored = try #require(copy)
      #expect(restored.snapshot == ledger.snapshot)
      #expect(owner == ledger.owner)
      #expect(hasChildren == !ledger.registrations.isEmpty)
      #expect(record == ledger.record)
      comparison.ledger = restored
    }
    #expect(idleCount > 0)
  }

  /// All bytes, and runs of zeros of many lengths, come back.
  @Test func everyByteComesBack() throws {
    var generator = SeededGenerator(seed: 1)
    for length in 0..<40 {
      let bytes = UInt64.random(in: 0 ... .max, using: &generator)
      let owner = PersonID(high: 0xF4F5_F6F7_FDFE_FF00 &+ bytes & 3, low: bytes << UInt64(length))
      let zeros = String(repeating: "\0", count: length)
      var ledger = EventLedger(soccer)
      var facts: [EventFact] = []
      let details = try EventDetails(
        title: "🏀\u{FFFD}ý", summary: "a\(zeros)b",
        start: LocalDateTime(iso8601: "2026-07-04T09:00"),
        end: LocalDateTime(iso8601: "2026-07-04T12:00"), utcOffset: -25_200,
        venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
        capacity: 4)
      let request = RegistrationRequest(.init(high: bytes, low: .max), by: .admin(owner), at: now)
      _ = ledger.perform(.draft(details), request, facts: &facts)
      let idle = IdleLedger(ledger)
      let (copy, found) = (idle.ledger(of: soccer, seed: 0), idle.owner)
      let record = idle.record(of: soccer)
      #expect(copy?.snapshot == ledger.snapshot)
      #expect(found == owner)
      #expect(record == ledger.record)
    }
  }

  /// Beyond its 51 bytes of texts, an event like most others has little that must be kept.
  @Test func anIdleLedgerTakesLittleMemory() throws {
    #expect(MemoryLayout<EventTable.Place>.stride == 16)
    let idle = IdleLedger(try SampleEvent(capacity: 3).ledger)
    let count = idle.bytes.count
    #expect(count <= 142)
  }

  @Test func theStartOfAnEventTakesSixBytes() throws {
    var table = EventTable(seed: 1)
    let new = table.insert(soccer)
    let number = try #require(new)
    #expect(table.start(number) == nil)
    let bounds = [Instant.validRange.lowerBound, Instant.validRange.upperBound]
    for start in bounds + [-1, 0, 1, now, -(1 << 32), 1 << 32, (1 << 32) - 1] {
      table.setStart(start, at: number)
      #expect(table.start(number) == start)
      #expect(table.key(of: number).start == start)
      table.setStart(nil, at: number)
      #expect(table.start(number) == nil)
    }
  }

  @Test func aLedgerRestsAfterAnHourWithoutChange() throws {
    var table = EventTable(seed: 1)
    let new = table.insert(soccer)
    let number = try #require(new)
    table.set(try SampleEvent(capacity: 3).ledger, at: number, isIdle: false)
    #expect(restings(of: &table, number, at: [now, now + hour - 1]) == [false, false])
    // A change begins the hour again.
    let first = table.wake(number)
    #expect(first?.ledger.version == 2)
    #expect(restings(of: &table, number, at: [now + hour]) == [false])
    // An earlier time does so too.
    #expect(
      restings(of: &table, number, at: [now, now + hour - 1, now + hour]) == [false, false, true])
    // Reading does not wake it, and changing does.
    let read = table.ledger(number)
    #expect(read?.version == 2)
    #expect(restings(of: &table, number, at: [now]) == [true])
    let second = table.wake(number)
    #expect(second?.ledger.version == 2)
    #expect(restings(of: &table, number, at: [now + 2 * hour]) == [false])
  }

  /// Lets an event rest at some times, and tells whether it is idle after each.
  private func restings(
    of table: inout EventTable, _ number: UInt32, at times: [Int64]
  ) -> [Bool] {
    var isIdle: [Bool] = []
    for time in times {
      table.rest(number, at: time)
      isIdle.append(table.awake(number) == nil)
    }
    return isIdle
  }

  @Test func whatTimeChangesStaysAwake() throws {
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    var event = try SampleEvent(capacity: 1, policy)
    #expect(event.ledger.canBeIdle)
    event.ask(.hold([ana]), by: SampleEvent.kim)
    #expect(!event.ledger.canBeIdle)
    event.ask(.confirm([ana.id]), by: SampleEvent.kim)
    #expect(event.ledger.canBeIdle)
    event.register(ben, by: SampleEvent.lou)
    #expect(!event.ledger.canBeIdle)
  }

  @Test func anEventWithSeatsBeyondItsCapacityStaysAwake() throws {
    var event = try SampleEvent(capacity: 1)
    event.ask(.setOverfill(1, reason: "A coach helps."), by: SampleEvent.coach)
    #expect(event.ledger.record?.seats.overfill == 1)
    #expect(!event.ledger.canBeIdle)
    event.ask(.setOverfill(0, reason: "The coach is ill."), by: SampleEvent.coach)
    #expect(event.ledger.canBeIdle)
  }

  @Test func largeEventsStayAwake() throws {
    var event = try SampleEvent(capacity: 40)
    for number in 1...33 as ClosedRange<UInt64> {
      event.register(Child(ChildID(high: 5, low: number)))
      #expect(event.ledger.canBeIdle == (number <= 32))
    }
    var busy = try SampleEvent(capacity: 40)
    for number in 3...65 as ClosedRange<UInt64> {
      busy.ask(.setCapacity(Int(number), ifBelow: .refuse), by: SampleEvent.coach)
      #expect(busy.ledger.canBeIdle == (number <= 64))
    }
  }

  @Test func aDeskAnswersForIdleEventsAsBefore() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    try fixture.open(capacity: 3)
    try fixture.open(DeskSamples.event(2), start: "2026-07-05T09:00")
    let ana = DeskSamples.child(1)
    _ = desk.register([ana], for: soccer, fixture.parent())
    let spots = try #require(desk.spotsLeft(for: soccer))
    let ledger = try #require(desk.ledger(of: soccer))
    let told = fixture.recorder.facts
    for time in [now, now + hour] { desk.advance(to: time) }
    #expect(fixture.recorder.facts == told)
    #expect(desk.ledger(of: soccer)?.snapshot == ledger.snapshot)
    #expect(desk.record(of: soccer) == ledger.record)
    #expect(desk.records(1) == [ledger.record])
    #expect(desk.records().map(\.id) == [soccer, DeskSamples.event(2)])
    #expect(desk.records(of: DeskSamples.coach).map(\.id) == [soccer, DeskSamples.event(2)])
    #expect(desk.records(of: DeskSamples.library).isEmpty)
    #expect(desk.records(1, inCity: "PHOENIX").map(\.id) == [soccer])
    #expect(desk.rosters().map(\.registrations.count) == [1, 0])
    #expect(desk.spotsLeft(for: soccer) === spots)
    #expect(spots.count == 2)
    _ = desk.register([DeskSamples.child(2)], for: soccer, fixture.parent(at: now + hour))
    #expect(spots.count == 1)
    #expect(desk.ledger(of: soccer)?.version == ledger.version + 1)
  }

  @Test func anOverlapWithAnIdleEventIsFound() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    for (number, start) in [(1, "09:00"), (2, "11:00"), (3, "12:00"), (4, "11:00")] {
      try fixture.open(DeskSamples.event(UInt64(number)), start: "2026-07-04T\(start)")
    }
    let ana = DeskSamples.child(1)
    for number in [2, 3] as [UInt64] {
      _ = desk.register([ana], for: DeskSamples.event(number), fixture.parent())
    }
    for time in [now, now + hour] { desk.advance(to: time) }
    #expect(
      desk.overlaps(of: ana.id, with: soccer).map(\.record.id) == [DeskSamples.event(2)])
    #expect(
      desk.overlaps(of: ana.id, with: DeskSamples.event(4)).map(\.record.id)
        == [DeskSamples.event(2), DeskSamples.event(3)])
  }

  @Test func anIdleEventIsForgottenEditedAndArchived() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    try fixture.open()
    let ana = DeskSamples.child(1)
    _ = desk.register([ana], for: soccer, fixture.parent())
    for time in [now, now + hour] { desk.advance(to: time) }
    desk.forget(child: ana.id, at: soccer, key: PseudonymKey(1, 2))
    #expect(desk.ledger(of: soccer)?.registration(of: ana.id) == nil)
    #expect(desk.ledger(of: soccer)?.registrations.count == 1)
    for time in [now + 2 * hour, now + 3 * hour] { desk.advance(to: time) }
    let details = try DeskSamples.details(start: "2026-07-06T09:00")
    let edit = RegistrationDesk.Submission(
      .edit(details), for: soccer, fixture.coach(at: now + 3 * hour))
    #expect(desk.perform(edit).outcome == .done)
    #expect(desk.records(5, inCity: "Phoenix").map(\.details.startTime) == [details.startTime])
    #expect(desk.archive(soccer, at: now) == nil)
    for time in [now + 4 * hour, now + 5 * hour] { desk.advance(to: time) }
    #expect(desk.archive(soccer, at: details.endTime)?.registrations.count == 1)
    #expect(desk.records(5).isEmpty)
    #expect(desk.spotsLeft(for: soccer) == nil)
  }
}
