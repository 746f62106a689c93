import TestSupport
import Testing

@testable import EventRegistration

/// Registrations for several events, and events at the same time.
@Suite("Event series: booking all or nothing") struct DeskSeriesTests {
  private static let sessions = (1...3 as ClosedRange<UInt64>).map { DeskSamples.event($0) }

  /// A desk with three sessions of some capacities, the second one twice as long as a day apart.
  private func fixture(_ capacities: [Int], stripes: Int) throws -> DeskFixture {
    var fixture = DeskFixture(stripes: stripes)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    for (number, capacity) in capacities.enumerated() {
      try fixture.open(
        Self.sessions[number], capacity: capacity, policy: policy,
        start: "2026-07-0\(number + 4)T09:00"
      )
    }
    return fixture
  }

  private func taken(_ desk: RegistrationDesk) -> [Int] {
    Self.sessions.map { desk.record(of: $0)?.seats.taken ?? -1 }
  }

  @Test(arguments: [1, 2, 64])
  func aSeriesIsBookedWholeOrNotAtAll(stripes: Int) throws {
    var fixture = try fixture([3, 2, 4], stripes: stripes)
    let desk = fixture.desk
    let children = [DeskSamples.child(1), DeskSamples.child(2)]
    let first = fixture.parent()
    guard case .registered(let answers) = desk.register(children, forAll: Self.sessions, first)
    else {
      Issue.record("A series with room was refused.")
      return
    }
    expectEqual(answers.map(\.outcome), Array(repeating: .registered(seats: 2), count: 3))
    expect(answers.allSatisfy { $0.version == 3 && !$0.isReplay })
    expectEqual(taken(desk), [2, 2, 2])
    let before = Self.sessions.compactMap { desk.ledger(of: $0)?.snapshot }
    // The second session is full, so the third child has a seat at none, and waits for none.
    let second = fixture.parent(DeskSamples.lee)
    let refused = desk.register([DeskSamples.child(3)], forAll: Self.sessions, second)
    expectEqual(refused, .refused(.full(available: 0, .notWanted), by: Self.sessions[1]))
    expectEqual(Self.sessions.compactMap { desk.ledger(of: $0)?.snapshot }, before)
    // The same request gets the same answers, also after a seat is free.
    let again = desk.register(children, forAll: Self.sessions, first)
    expectEqual(
      again,
      .registered(
        answers.map {
          EventAnswer($0.outcome, version: $0.version, request: $0.request, isReplay: true)
        }))
    _ = desk.cancel([DeskSamples.child(1).id], for: Self.sessions[1], fixture.parent())
    expectEqual(desk.register([DeskSamples.child(3)], forAll: Self.sessions, second), refused)
    let third = desk.register(
      [DeskSamples.child(3)], forAll: Self.sessions, fixture.parent(DeskSamples.lee))
    expect(third != refused && taken(desk) == [3, 2, 3])
  }

  /// The first refusal in the order of the events, whichever stripe they are in.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theFirstEventThatRefusesIsNamed(seed: UInt64) throws {
    var fixture = DeskFixture(seed: seed, stripes: 8)
    for event in Self.sessions { try fixture.open(event, capacity: 0) }
    for order in [Self.sessions, Self.sessions.reversed()] {
      let answer = fixture.desk.register([DeskSamples.child(1)], forAll: order, fixture.parent())
      expectEqual(answer, .refused(.partyExceedsCapacity(0), by: order[0]))
    }
    let unknown = DeskSamples.event(99)
    expectEqual(
      fixture.desk.register([DeskSamples.child(1)], forAll: [unknown], fixture.parent()),
      .refused(.unknownEvent(unknown), by: unknown))
    expectEqual(fixture.desk.register([], forAll: [], fixture.parent()), .registered([]))
  }

  /// The retry of a refused request is refused again, but perhaps by an earlier event.
  @Test func theRetryOfARefusedRequestIsRefused() throws {
    var fixture = try fixture([1, 0, 1], stripes: 2)
    let desk = fixture.desk
    let request = fixture.parent()
    let none = RegistrationDesk.SeriesOutcome.refused(
      .partyExceedsCapacity(0), by: Self.sessions[1])
    expectEqual(desk.register([DeskSamples.child(1)], forAll: Self.sessions, request), none)
    _ = desk.setCapacity(5, of: Self.sessions[1], fixture.coach())
    expectEqual(desk.register([DeskSamples.child(1)], forAll: Self.sessions, request), none)
    _ = desk.register([DeskSamples.child(2)], for: Self.sessions[0], fixture.parent())
    expectEqual(
      desk.register([DeskSamples.child(1)], forAll: Self.sessions, request),
      .refused(.full(available: 0, .notWanted), by: Self.sessions[0]))
    expectEqual(taken(desk), [1, 0, 0])
  }

  @Test func anEventThatIsNamedTwiceCountsOnce() throws {
    var fixture = try fixture([1, 1, 1], stripes: 2)
    let twice = Self.sessions + Self.sessions
    let answer = fixture.desk.register([DeskSamples.child(1)], forAll: twice, fixture.parent())
    guard case .registered(let answers) = answer else {
      Issue.record("It was refused.")
      return
    }
    expect(answers.count == 3 && taken(fixture.desk) == [1, 1, 1])
  }

  @Test func theFactsOfASeriesAreHandedOverTogether() throws {
    let batches = Shared<[[EventFact]]>([])
    let desk = RegistrationDesk(
      seed: 1, onFacts: { facts in batches.withLock { $0.append(facts) } })
    let coach = Requester.provider(DeskSamples.coach)
    var number: UInt64 = 0
    func request(_ requester: Requester) -> RegistrationRequest {
      number += 1
      return RegistrationRequest(.init(high: 1, low: number), by: requester, at: DeskSamples.now)
    }
    for event in Self.sessions {
      _ = desk.draft(try DeskSamples.details(), as: event, request(coach))
      _ = desk.publish(event, request(coach))
    }
    let before = batches.withLock { $0.count }
    let parent = request(.parent(DeskSamples.kim))
    _ = desk.register([DeskSamples.child(1)], forAll: Self.sessions, parent)
    let told = batches.withLock { Array($0.dropFirst(before)) }
    expect(told.count == 1 && told.first?.map(\.event) == Self.sessions)
    _ = desk.register([DeskSamples.child(1)], forAll: Self.sessions, parent)
    expectEqual(batches.withLock { $0.count }, before + 1)
    expectEqual(desk.counters().replays, 3)
  }

  /// Many tasks book series in both orders: nobody waits for ever, and every child has all seats or none.
  @Test func tasksBookSeriesAtTheSameTime() async throws {
    let fixture = try fixture([20, 15, 25], stripes: 4)
    let desk = fixture.desk
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 as Range<UInt64> {
        group.addTask {
          for number in 0..<12 as Range<UInt64> {
            let child = 100 + 20 * worker + number
            let request = RegistrationRequest(
              .init(high: 7, low: child), by: .parent(DeskSamples.kim), at: DeskSamples.now)
            let events = number.isMultiple(of: 2) ? Self.sessions : Self.sessions.reversed()
            _ = desk.register([DeskSamples.child(child)], forAll: events, request)
            _ = desk.counters()
          }
        }
      }
    }
    expectEqual(taken(desk), [15, 15, 15])
    let children = Self.sessions.map { Set(desk.roster(of: $0)?.registrations.map(\.id) ?? []) }
    expect(children[0] == children[1] && children[1] == children[2])
    for event in Self.sessions { expectEqual(desk.ledger(of: event)?.checkInvariants(), []) }
    for event in Self.sessions {
      try expectEqual(fixture.recorder.ledger(of: event).snapshot, desk.ledger(of: event)?.snapshot)
    }
  }

  // MARK: Overlaps

  @Test func eventsAtTheSameTimeAreTold() throws {
    var fixture = DeskFixture(stripes: 3)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    // The event is from 9 to 12; the others begin before, at its end, within, and at its start.
    let starts = ["T09:00", "T06:00", "T06:01", "T12:00", "T11:59", "T09:00"]
    for (number, start) in starts.enumerated() {
      let event = DeskSamples.event(UInt64(number + 1))
      try fixture.open(event, capacity: 1, policy: policy, start: "2026-07-04" + start)
      if number > 0 {
        _ = fixture.desk.register([DeskSamples.child(1)], for: event, fixture.parent())
      }
    }
    let (soccer, last) = (DeskSamples.event(1), DeskSamples.event(6))
    _ = fixture.desk.register([DeskSamples.child(2)], for: last, fixture.parent(DeskSamples.lee))
    let desk = fixture.desk
    let found = desk.overlaps(of: DeskSamples.child(1).id, with: soccer)
    expectEqual(found.map(\.id), [3, 6, 5].map { DeskSamples.event($0) })
    expect(found.allSatisfy { $0.registrations.map(\.id) == [DeskSamples.child(1).id] })
    let record = try #require(desk.record(of: soccer))
    expectEqual(desk.rosters().overlaps(of: DeskSamples.child(1).id, with: record), found)
    let waits = desk.overlaps(of: DeskSamples.child(2).id, with: soccer)
    expectEqual(waits.map(\.position), [1])
    var formats = RegistrationMessages.Formats.plain
    formats.childName = { _ in "Ana" }
    let messages = RegistrationMessages()
    expectEqual(
      messages.text(forOverlapOf: record.details, with: found[0], formats: formats),
      "Ana already has a spot at Soccer at that time. It starts on 2026-07-04 06:01.")
    expectEqual(
      messages.text(forOverlapOf: record.details, with: waits[0]),
      "Your child is on the waiting list of Soccer at that time. It starts on 2026-07-04 09:00.")
    _ = desk.cancelEvent(last, reason: "Rain.", fixture.coach())
    expect(desk.overlaps(of: DeskSamples.child(2).id, with: soccer).isEmpty)
    expect(desk.overlaps(of: DeskSamples.child(1).id, with: DeskSamples.event(99)).isEmpty)
  }
}
