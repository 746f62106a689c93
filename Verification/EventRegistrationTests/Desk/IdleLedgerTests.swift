import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// Ledgers that are kept as few bytes while nobody changes them.
@Suite("Idle events: compact memory") struct IdleLedgerTests {
  private let soccer = DeskSamples.event(1)
  private let now = DeskSamples.now
  private let hour = EventTable.idleSeconds

  /// Each operation is also done on a ledger that is idle before it.
  @Test(arguments: LongTest.seeds(48, small: 2))
  func anIdleLedgerGoesOnLikeOneThatNeverWas(seed: Int) throws {
    var comparison = EventComparison(seed: seed)
    var (idleCount, runs) = (0, 0)
    // Some events wait for a long time.
    while runs < 40 || idleCount == 0 && runs < 400 {
      runs += 1
      try comparison.run(10)
      let ledger = comparison.ledger
      guard ledger.canBeIdle else { continue }
      idleCount += 1
      let idle = IdleLedger(ledger)
      let copy = idle.ledger(of: ledger.id, seed: 7)
      let (owner, hasChildren) = (idle.owner, idle.hasChildren)
      let record = idle.record(of: ledger.id)
      let restored = try #require(copy)
      expectEqual(restored.snapshot, ledger.snapshot)
      expectEqual(owner, ledger.owner)
      expectEqual(hasChildren, !ledger.registrations.isEmpty)
      expectEqual(record, ledger.record)
      comparison.ledger = restored
    }
    expect(idleCount > 0)
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
      expectEqual(copy?.snapshot, ledger.snapshot)
      expectEqual(found, owner)
      expectEqual(record, ledger.record)
    }
  }

  /// Beyond its 51 bytes of texts, an event like most others has little that must be kept.
  @Test func anIdleLedgerTakesLittleMemory() throws {
    expectEqual(MemoryLayout<EventTable.Place>.stride, 16)
    let idle = IdleLedger(try SampleEvent(capacity: 3).ledger)
    let count = idle.bytes.count
    expect(count <= 142)
  }

  @Test func theStartOfAnEventTakesSixBytes() throws {
    var table = EventTable(seed: 1)
    let new = table.insert(soccer)
    let number = try #require(new)
    expectEqual(table.start(number), nil)
    let bounds = [Instant.validRange.lowerBound, Instant.validRange.upperBound]
    for start in bounds + [-1, 0, 1, now, -(1 << 32), 1 << 32, (1 << 32) - 1] {
      table.setStart(start, at: number)
      expectEqual(table.start(number), start)
      expectEqual(table.key(of: number).start, start)
      table.setStart(nil, at: number)
      expectEqual(table.start(number), nil)
    }
  }

  @Test func aLedgerRestsAfterAnHourWithoutChange() throws {
    var table = EventTable(seed: 1)
    let new = table.insert(soccer)
    let number = try #require(new)
    table.set(try SampleEvent(capacity: 3).ledger, at: number, isIdle: false)
    expectEqual(restings(of: &table, number, at: [now, now + hour - 1]), [false, false])
    // A change begins the hour again.
    let first = table.wake(number)
    expectEqual(first?.ledger.version, 2)
    expectEqual(restings(of: &table, number, at: [now + hour]), [false])
    // An earlier time does so too.
    expectEqual(
      restings(of: &table, number, at: [now, now + hour - 1, now + hour]), [false, false, true])
    // Reading does not wake it, and changing does.
    let read = table.ledger(number)
    expectEqual(read?.version, 2)
    expectEqual(restings(of: &table, number, at: [now]), [true])
    let second = table.wake(number)
    expectEqual(second?.ledger.version, 2)
    expectEqual(restings(of: &table, number, at: [now + 2 * hour]), [false])
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
    expect(event.ledger.canBeIdle)
    event.ask(.hold([ana]), by: SampleEvent.kim)
    expect(!event.ledger.canBeIdle)
    event.ask(.confirm([ana.id]), by: SampleEvent.kim)
    expect(event.ledger.canBeIdle)
    event.register(ben, by: SampleEvent.lou)
    expect(!event.ledger.canBeIdle)
  }

  @Test func anEventWithSeatsBeyondItsCapacityStaysAwake() throws {
    var event = try SampleEvent(capacity: 1)
    event.ask(.setOverfill(1, reason: "A coach helps."), by: SampleEvent.coach)
    expectEqual(event.ledger.record?.seats.overfill, 1)
    expect(!event.ledger.canBeIdle)
    event.ask(.setOverfill(0, reason: "The coach is ill."), by: SampleEvent.coach)
    expect(event.ledger.canBeIdle)
  }

  @Test func largeEventsStayAwake() throws {
    var event = try SampleEvent(capacity: 40)
    for number in 1...33 as ClosedRange<UInt64> {
      event.register(Child(ChildID(high: 5, low: number)))
      expectEqual(event.ledger.canBeIdle, (number <= 32))
    }
    var busy = try SampleEvent(capacity: 40)
    for number in 3...65 as ClosedRange<UInt64> {
      busy.ask(.setCapacity(Int(number), ifBelow: .refuse), by: SampleEvent.coach)
      expectEqual(busy.ledger.canBeIdle, (number <= 64))
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
    expectEqual(fixture.recorder.facts, told)
    expectEqual(desk.ledger(of: soccer)?.snapshot, ledger.snapshot)
    expectEqual(desk.record(of: soccer), ledger.record)
    expectEqual(desk.records(1), [ledger.record])
    expectEqual(desk.records().map(\.id), [soccer, DeskSamples.event(2)])
    expectEqual(desk.records(of: DeskSamples.coach).map(\.id), [soccer, DeskSamples.event(2)])
    expect(desk.records(of: DeskSamples.library).isEmpty)
    expectEqual(desk.records(1, inCity: "PHOENIX").map(\.id), [soccer])
    expectEqual(desk.rosters().map(\.registrations.count), [1, 0])
    expect(desk.spotsLeft(for: soccer) === spots)
    expectEqual(spots.count, 2)
    _ = desk.register([DeskSamples.child(2)], for: soccer, fixture.parent(at: now + hour))
    expectEqual(spots.count, 1)
    expectEqual(desk.ledger(of: soccer)?.version, ledger.version + 1)
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
    expectEqual(desk.overlaps(of: ana.id, with: soccer).map(\.record.id), [DeskSamples.event(2)])
    expectEqual(
      desk.overlaps(of: ana.id, with: DeskSamples.event(4)).map(\.record.id),
      [DeskSamples.event(2), DeskSamples.event(3)])
  }

  @Test func anIdleEventIsForgottenEditedAndArchived() throws {
    var fixture = DeskFixture()
    let desk = fixture.desk
    try fixture.open()
    let ana = DeskSamples.child(1)
    _ = desk.register([ana], for: soccer, fixture.parent())
    for time in [now, now + hour] { desk.advance(to: time) }
    desk.forget(child: ana.id, at: soccer, key: PseudonymKey(1, 2))
    expectEqual(desk.ledger(of: soccer)?.registration(of: ana.id), nil)
    expectEqual(desk.ledger(of: soccer)?.registrations.count, 1)
    for time in [now + 2 * hour, now + 3 * hour] { desk.advance(to: time) }
    let details = try DeskSamples.details(start: "2026-07-06T09:00")
    let edit = RegistrationDesk.Submission(
      .edit(details), for: soccer, fixture.coach(at: now + 3 * hour))
    expectEqual(desk.perform(edit).outcome, .done)
    expectEqual(desk.records(5, inCity: "Phoenix").map(\.details.startTime), [details.startTime])
    expect(desk.archive(soccer, at: now) == nil)
    for time in [now + 4 * hour, now + 5 * hour] { desk.advance(to: time) }
    expectEqual(desk.archive(soccer, at: details.endTime)?.registrations.count, 1)
    expect(desk.records(5).isEmpty)
    expect(desk.spotsLeft(for: soccer) == nil)
  }
}
