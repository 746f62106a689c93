import EventRegistration
import TestSupport
import Testing

/// Crashes and the advance of time.
@Suite("Registration desk: restoring after a crash") struct DeskRestoreTests {
  private let soccer = DeskSamples.event(1)
  private let chess = DeskSamples.event(2)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)
  private let cleo = DeskSamples.child(3)
  private let now = DeskSamples.now

  private func offering() throws -> EventPolicy {
    try EventPolicy(
      holdSeconds: 60, waitlist: WaitlistPolicy(limit: 5, promotion: .offer(seconds: 600)))
  }

  @Test func aDeskThatIsBuiltFromFactsGoesOnAsTheOneBefore() throws {
    var fixture = DeskFixture()
    for event in [soccer, chess] { try fixture.open(event, capacity: 1, policy: offering()) }
    let desk = fixture.desk
    try desk.setPlan(.gold, utcOffset: 3600, of: DeskSamples.coach, at: now)
    _ = desk.register([ana], for: soccer, fixture.parent())
    _ = desk.register([ben], for: soccer, fixture.parent())
    _ = desk.register([cleo], for: soccer, fixture.parent())
    _ = desk.hold([ana], for: chess, fixture.parent())
    _ = desk.cancel([ana.id], for: soccer, fixture.parent())

    let next = DeskFixture()
    for event in [soccer, chess] {
      next.desk.restore(try fixture.recorder.ledger(of: event))
      expectEqual(next.desk.ledger(of: event)?.snapshot, fixture.desk.ledger(of: event)?.snapshot)
    }
    next.desk.restore(try fixture.recorder.account(of: DeskSamples.coach))
    expectEqual(next.desk.account(of: DeskSamples.coach), desk.account(of: DeskSamples.coach))
    expectEqual(next.desk.records(), desk.records())
    expectEqual(next.desk.counters().waiting, 1)
    expectEqual(next.recorder.facts, [])

    let told = fixture.recorder.facts.count
    for event in [soccer, chess] {
      let request = fixture.parent(at: now + 700)
      expectEqual(
        next.desk.register([cleo], for: event, request), desk.register([cleo], for: event, request))
    }
    desk.advance(to: now + 2000)
    next.desk.advance(to: now + 2000)
    for event in [soccer, chess] {
      let facts = fixture.recorder.facts.dropFirst(told).filter { $0.event == event }
      expectEqual(next.recorder.facts(of: event), facts)
    }
  }

  @Test func aLedgerTakesThePlaceOfTheOneOfTheSameEvent() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1, policy: offering())
    let desk = fixture.desk
    let early = try #require(desk.ledger(of: soccer))
    let spots = try #require(desk.spotsLeft(for: soccer))
    _ = desk.register([ana], for: soccer, fixture.parent())
    _ = desk.register([ben], for: soccer, fixture.parent())
    expectEqual(desk.counters().waiting, 1)
    expectEqual(spots.count, 0)
    desk.restore(early)
    expectEqual(desk.records().count, 1)
    expectEqual(desk.ledger(of: soccer)?.version, 2)
    expectEqual(desk.counters().waiting, 0)
    expectEqual(spots.count, 1)
    expectEqual(spots.version, 2)
    expectEqual(desk.register([cleo], for: soccer, fixture.parent()).outcome, .registered(seats: 1))
    expectEqual(spots.count, 0)
  }

  @Test func timePassesForAllEventsAndTellsThatNobodyAsked() throws {
    var fixture = DeskFixture()
    for event in [soccer, chess] {
      try fixture.open(event, capacity: 1, policy: offering())
      _ = fixture.desk.hold([ana], for: event, fixture.parent())
      _ = fixture.desk.register([ben], for: event, fixture.parent())
    }
    let told = fixture.recorder.facts.count
    fixture.desk.advance(to: now + 59)
    expectEqual(fixture.recorder.facts.count, told)
    fixture.desk.advance(to: now + 60)
    for event in [soccer, chess] {
      let facts = fixture.recorder.facts.dropFirst(told).filter { $0.event == event }
      expectEqual(
        facts.map(\.change),
        [
          .holdExpired([ana.id]), .offered([ben.id], until: now + 60 + 600),
        ])
      expect(facts.allSatisfy { $0.cause == nil && $0.time == now + 60 })
    }
    // The facts come one event at a time, as a store needs them.
    expect(fixture.recorder.batches.allSatisfy { Set($0.map(\.event)).count == 1 })
    // An offer starts when it is made, however late that is.
    fixture.desk.advance(to: now + 100_000)
    fixture.desk.advance(to: now + 100_000)
    expectEqual(fixture.recorder.facts.count, told + 6)
    let last = fixture.recorder.facts(of: soccer).last
    expectEqual(last?.change, .offerExpired([ben.id]))
  }

  @Test func timeThatGoesBackOrIsNoneChangesNothing() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 1, policy: offering())
    _ = fixture.desk.hold([ana], for: soccer, fixture.parent())
    let told = fixture.recorder.facts.count
    for time in [Int64.min, -1, 0, now - 1, Int64.max] { fixture.desk.advance(to: time) }
    expectEqual(fixture.recorder.facts.count, told)
  }

  @Test func aTickDoesNothingThatTheNextCommandWouldNotHaveDone() throws {
    var (one, two) = (DeskFixture(), DeskFixture())
    for event in [soccer, chess] {
      try one.open(event, capacity: 2, policy: offering())
      try two.open(event, capacity: 2, policy: offering())
      for desk in [one.desk, two.desk] {
        let requests = (0..<3 as Range<UInt64>).map {
          RegistrationRequest(
            RegistrationRequest.ID(high: event.low, low: $0), by: .parent(DeskSamples.kim), at: now)
        }
        _ = desk.hold([ana, ben], for: event, requests[0])
        _ = desk.register([cleo], for: event, requests[1])
      }
    }
    one.desk.advance(to: now + 61)
    for event in [soccer, chess] {
      let request = one.parent(at: now + 61)
      expectEqual(
        one.desk.acceptOffer([cleo.id], for: event, request),
        two.desk.acceptOffer([cleo.id], for: event, request))
      expectEqual(one.recorder.facts(of: event), two.recorder.facts(of: event))
    }
  }
}
