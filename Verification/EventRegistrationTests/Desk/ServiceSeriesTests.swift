import EventRegistration
import TestSupport
import Testing

/// A registration for several events at a service: all of them are stored together, or none.
@Suite("Registration service: several events in one batch") struct ServiceSeriesTests {
  private static let sessions = (1...3).map { DeskSamples.event($0) }
  private let kim = Requester.parent(DeskSamples.kim)
  private let lee = Requester.parent(DeskSamples.lee)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)

  private func request(_ number: UInt64, by requester: Requester) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: number), by: requester, at: DeskSamples.now)
  }

  private func open(_ capacities: [Int], on service: RegistrationService) async throws {
    for (event, capacity) in zip(Self.sessions, capacities) {
      let coach = Requester.provider(DeskSamples.coach)
      _ = try await service.perform([
        .init(
          .draft(try DeskSamples.details(capacity: capacity)), for: event,
          request(1000 * event.low, by: coach)),
        .init(.publish, for: event, request(1000 * event.low + 1, by: coach)),
      ])
    }
  }

  private func taken(_ service: RegistrationService) async throws -> [Int] {
    var taken: [Int] = []
    for event in Self.sessions {
      taken.append(try await service.record(of: event)?.seats.taken ?? -1)
    }
    return taken
  }

  @Test func allEventsOrNoneAreStoredInOneBatch() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    try await open([2, 1, 2], on: service)
    let batches = await store.batchSizes.count
    let first = try await service.register(
      [ana], forAll: Self.sessions + Self.sessions, request(1, by: kim))
    guard case .registered(let answers) = first else {
      Issue.record("It was refused.")
      return
    }
    expectEqual(answers.map(\.outcome), Array(repeating: .registered(seats: 1), count: 3))
    expectEqual(answers.map(\.version), [3, 3, 3])
    await expectEqual(store.batchSizes.dropFirst(batches), [3])
    // The second event is full.
    let refused = try await service.register([ben], forAll: Self.sessions, request(2, by: lee))
    expectEqual(refused, .refused(.full(available: 0, .none), by: Self.sessions[1]))
    try await expectEqual(taken(service), [1, 1, 1])
    await expectEqual(service.counters().refusals(.full), 1)
    // Retries get the same answers, also after a seat is free.
    let retry = try await service.register([ana], forAll: Self.sessions, request(1, by: kim))
    guard case .registered(let again) = retry else {
      Issue.record("It was refused.")
      return
    }
    expect(again.allSatisfy(\.isReplay) && again.map(\.version) == [3, 3, 3])
    _ = try await service.perform(
      .init(.cancel([ana.id]), for: Self.sessions[1], request(3, by: kim)))
    try await expectEqual(
      service.register([ben], forAll: Self.sessions, request(2, by: lee)), refused)
    _ = try await service.register([ben], forAll: Self.sessions, request(4, by: lee))
    try await expectEqual(taken(service), [2, 1, 2])
    try await expectEqual(service.register([], forAll: [], request(5, by: lee)), .registered([]))
    let unknown = DeskSamples.event(99)
    try await expectEqual(
      service.register(
        [ana], forAll: [Self.sessions[0], unknown], request(6, by: kim)),
      .refused(.alreadyRegistered(ana.id), by: Self.sessions[0]))
    try await expectEqual(
      service.register([ana], forAll: [unknown], request(7, by: kim)),
      .refused(.unknownEvent(unknown), by: unknown))
  }

  @Test func itLoadsWhatItNeeds() async throws {
    let store = TestStore()
    try await open([2, 2, 2], on: RegistrationService(store: store, seed: 1))
    let service = RegistrationService(store: store, seed: 2)
    let outcome = try await service.register([ana], forAll: Self.sessions, request(1, by: kim))
    guard case .registered = outcome else {
      Issue.record("It was refused.")
      return
    }
    for event in Self.sessions {
      try await expectEqual(store.ledger(of: event)?.record?.seats.taken, 1)
    }
    await store.failLoads(true)
    let other = RegistrationService(store: store, seed: 3)
    await #expect(throws: TestStore.Failure.self) {
      try await other.register([ben], forAll: Self.sessions, request(2, by: lee))
    }
    await store.failLoads(false)
    _ = try await other.register([ben], forAll: Self.sessions, request(2, by: lee))
    try await expectEqual(taken(other), [2, 2, 2])
  }

  /// A rival takes the last seat of one event, and the store does not take the batch.
  @Test func aContendedSeriesIsDecidedAgain() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    try await open([1, 1, 1], on: service)
    let rival = RegistrationService(store: store, seed: 2)
    _ = try await rival.perform(
      .init(.register([ben], joinWaitlist: false), for: Self.sessions[2], request(1, by: lee)))
    let outcome = try await service.register([ana], forAll: Self.sessions, request(2, by: kim))
    expectEqual(outcome, .refused(.full(available: 0, .none), by: Self.sessions[2]))
    for event in Self.sessions {
      let facts = await store.facts(of: event)
      expect(!facts.contains { $0.cause?.request == request(2, by: kim).id })
    }
  }

  /// Nobody knows whether the batch is stored; a retry registers the child once.
  @Test func anUnknownOutcomeIsThrownAndRetried() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    try await open([1, 1, 1], on: service)
    await store.fail(1)
    await #expect(throws: TestStore.Failure.self) {
      try await service.register([ana], forAll: Self.sessions, request(1, by: kim))
    }
    try await expectEqual(taken(service), [0, 0, 0])
    _ = try await service.register([ana], forAll: Self.sessions, request(1, by: kim))
    try await expectEqual(taken(service), [1, 1, 1])
  }

  /// What is decided on top of a series waits for it, and falls with it.
  @Test func laterCommandsWaitForTheSeries() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    try await open([2, 2, 2], on: service)
    await store.hold()
    async let blocked = service.perform(
      .init(.close, for: Self.sessions[0], request(1, by: .provider(DeskSamples.coach))))
    await store.heldAppend()
    async let series = service.register(
      [ana], forAll: Self.sessions.reversed(), request(2, by: kim))
    async let later = service.perform(
      .init(.cancel([ana.id]), for: Self.sessions[1], request(3, by: kim)))
    await store.contend(1)
    await store.release()
    try await expectEqual(blocked.outcome, .done)
    try await expectEqual(
      series, .refused(.registrationClosed(at: DeskSamples.now), by: Self.sessions[0]))
    try await expectEqual(later.outcome, .refused(.notRegistered(ana.id)))
    try await expectEqual(taken(service), [0, 0, 0])
  }

  /// Many tasks book series in both orders: every child has all seats or none.
  @Test func tasksBookSeriesAtTheSameTime() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1, batchLimit: 3)
    try await open([20, 15, 25], on: service)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 as Range<UInt64> {
        group.addTask {
          let events = number.isMultiple(of: 2) ? Self.sessions : Self.sessions.reversed()
          _ = try await service.register(
            [DeskSamples.child(100 + number)], forAll: events,
            RegistrationRequest(
              .init(high: 7, low: number), by: .parent(DeskSamples.kim), at: DeskSamples.now))
        }
      }
      try await group.waitForAll()
    }
    try await expectEqual(taken(service), [15, 15, 15])
    var children: [Set<ChildID>] = []
    for event in Self.sessions {
      let ledger = try #require(try await store.ledger(of: event))
      expectEqual(ledger.checkInvariants(), [])
      children.append(Set(ledger.registrations.map(\.id)))
    }
    expect(children[0] == children[1] && children[1] == children[2])
  }
}
