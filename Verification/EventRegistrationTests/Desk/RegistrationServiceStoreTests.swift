import EventRegistration
import TestSupport
import Testing

/// A service, its memory, and what a store can do to it.
@Suite("Registration service: failures of a store") struct RegistrationServiceStoreTests {
  private let soccer = DeskSamples.event(1)

  private let chess = DeskSamples.event(2)

  private let ana = DeskSamples.child(1)

  private let ben = DeskSamples.child(2)

  private let kim = Requester.parent(DeskSamples.kim)

  private let now = DeskSamples.now

  private func submission(
    _ command: EventCommand, for event: EventID, by requester: Requester, _ request: UInt64,
    at time: Int64 = DeskSamples.now
  ) -> RegistrationDesk.Submission {
    RegistrationDesk.Submission(
      command, for: event,
      RegistrationRequest(RegistrationRequest.ID(high: 9, low: request), by: requester, at: time))
  }

  private func registration(
    of child: Child, at event: EventID, _ request: UInt64
  ) -> RegistrationDesk.Submission {
    submission(.register([child], joinWaitlist: true), for: event, by: kim, request)
  }

  private func opening(
    _ event: EventID, _ policy: EventPolicy = .standard, capacity: Int = 1
  ) throws -> [RegistrationDesk.Submission] {
    let coach = Requester.provider(DeskSamples.coach)
    let details = try DeskSamples.details(capacity: capacity, policy: policy)
    return [
      submission(.draft(details), for: event, by: coach, event.low * 1000),
      submission(.publish, for: event, by: coach, event.low * 1000 + 1),
    ]
  }

  /// The code of a reader runs in the service, so it can call what needs no waiting.
  @Test(arguments: [false, true])
  func aReaderUsesTheService(isStoring: Bool) async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    for submission in try opening(soccer) { _ = try await service.perform(submission) }
    if isStoring { await store.hold() }
    async let registered = service.perform(registration(of: ana, at: soccer, 1))
    if isStoring { await store.heldAppend() } else { _ = try await registered }
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    async let reading = service.read(soccer) { ledger in
      begin.finish()
      return service.assumeIsolated {
        [Int(ledger.version), $0.records().count, $0.counters().commands, $0.evict(soccer) ? 1 : 0]
      }
    }
    for await _ in began {}
    await store.release()
    // What is being stored is neither counted yet nor removed from memory.
    try await expectEqual(reading, (isStoring ? [3, 1, 2, 0] : [3, 1, 3, 1]))
    try await expectEqual(registered.outcome, .registered(seats: 1))
  }

  @Test func anotherServiceGoesOnFromTheStore() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    let register = registration(of: ana, at: soccer, 1)
    let answers = try await service.perform(try opening(soccer) + [register])
    let next = RegistrationService(store: store, seed: 2)
    let again = try await next.perform(register)
    expect(again.isReplay)
    expectEqual(again.version, answers.last?.version)
    try await expect(next.account(of: DeskSamples.coach).hasClaim(of: soccer))
    // What the first has in memory is now outdated, so it loads and decides again.
    let cancel = submission(.cancel([ana.id]), for: soccer, by: kim, 2)
    try await expectEqual(next.perform(cancel).version, 4)
    try await expectEqual(
      service.perform(registration(of: ben, at: soccer, 3)).outcome, .registered(seats: 1))
    try await expectEqual(service.record(of: soccer)?.version, 5)
  }

  @Test func anEvictedEventIsLoadedAgain() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    _ = try await service.perform(opening(soccer) + [registration(of: ana, at: soccer, 1)])
    let spots = try #require(try await service.spotsLeft(for: soccer))
    expectEqual(spots.count, 0)
    await expect(service.evict(soccer))
    await expectEqual(service.records(), [])
    let cancel = submission(.cancel([ana.id]), for: soccer, by: kim, 2)
    try await expectEqual(service.perform(cancel).outcome, .done)
    // Who read the spots before still reads them.
    expectEqual(spots.count, 1)
    await expectEqual(service.records().map(\.version), [4])
  }

  @Test func whatIsEvictedIsNotCountedAsWaiting() async throws {
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 9))
    let service = RegistrationService(store: TestStore(), seed: 1)
    let registrations = [
      registration(of: ana, at: soccer, 1), registration(of: ben, at: soccer, 2),
    ]
    _ = try await service.perform(opening(soccer, policy) + registrations)
    await expectEqual(service.counters().waiting, 1)
    await expect(service.evict(soccer))
    await expectEqual(service.counters().waiting, 0)
    _ = try await service.record(of: soccer)
    await expectEqual(service.counters().waiting, 1)
  }

  @Test func nothingIsToldBeforeItIsStored() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    _ = try await service.perform(opening(soccer, capacity: 3))
    let spots = try #require(try await service.spotsLeft(for: soccer))
    await store.hold()
    let register = registration(of: ana, at: soccer, 1)
    let first = Task { try await service.perform(register) }
    await store.heldAppend()
    // Decided on top of the first, and stored after it.
    let next = registration(of: ben, at: soccer, 2)
    let second = Task { try await service.perform(next) }
    expectEqual(spots.count, 3)
    await expectEqual(service.records().map(\.seats.taken), [0])
    await expect(!service.evict(soccer))
    await expectEqual(service.counters().commands, 2)
    await store.release()
    try await expectEqual([first.value.version, second.value.version], [3, 4])
    expectEqual(spots.count, 1)
    await expectEqual(service.records().map(\.seats.taken), [2])
  }

  @Test func aFailureUndoesWhatDependsOnItAndNothingElse() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    _ = try await service.perform(opening(soccer, capacity: 3) + opening(chess, capacity: 3))
    await store.hold()
    await store.fail(1)
    let register = registration(of: ana, at: soccer, 1)
    let first = Task { try await service.perform(register) }
    await store.heldAppend()
    let loads = await store.loads
    let reading = Task { try await service.roster(of: soccer)?.registrations.map(\.id) }
    for _ in 0..<50 { await Task.yield() }
    let next = [registration(of: ben, at: soccer, 2), registration(of: ben, at: chess, 3)]
    let others = Task { try await service.perform(next) }
    for _ in 0..<50 { await Task.yield() }
    await store.release()
    await #expect(throws: TestStore.Failure.self) { try await first.value }
    try await expectEqual(others.value.map(\.version), [3, 3])
    await expectEqual(store.loads, loads + 1)
    // What was read shows nothing that is not stored.
    try await expectEqual(reading.value?.contains(ana.id), false)
    try await expectEqual(service.perform(register).version, 4)
  }

  @Test func aCanceledCallerLosesNothing() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    _ = try await service.perform(opening(soccer))
    await store.hold()
    let register = registration(of: ana, at: soccer, 1)
    let task = Task { try await service.perform(register) }
    await store.heldAppend()
    task.cancel()
    await store.release()
    try await expectEqual(task.value.outcome, .registered(seats: 1))
    await expectEqual(store.facts(of: soccer).count, 3)
  }

  @Test func aStoreThatCannotLoadOrReturnsAnotherEventIsTold() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    await store.failLoads(true)
    await #expect(throws: TestStore.Failure.self) { try await service.record(of: soccer) }
    await #expect(throws: TestStore.Failure.self) {
      try await service.account(of: DeskSamples.coach)
    }
    await store.failLoads(false)
    _ = try await service.perform(opening(soccer))
    await store.answerLoads(of: chess, with: soccer)
    await #expect(throws: RegistrationService.Failure.wrongStream) {
      try await service.record(of: chess)
    }
    try await expectEqual(service.record(of: soccer)?.version, 2)
  }

  @Test func aBatchHasALimit() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1, batchLimit: 2)
    let children = (1...6 as ClosedRange<UInt64>).map { DeskSamples.child($0) }
    let registrations = children.map { registration(of: $0, at: soccer, $0.id.low) }
    _ = try await service.perform(opening(soccer, capacity: 9) + registrations)
    // The draft is stored while its event and then its account are loaded.
    await expect(store.batchSizes.allSatisfy { $0 <= 2 })
    await expectEqual(store.batchSizes.reduce(0, +), 8)
  }

  @Test func forgettingReachesWhatTheServiceRemembers() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    _ = try await service.perform(opening(soccer) + [registration(of: ana, at: soccer, 1)])
    let again = registration(of: ana, at: soccer, 2)
    try await expectEqual(service.perform(again).outcome, .refused(.alreadyRegistered(ana.id)))
    let key = PseudonymKey(1, 2)
    await store.forget(ana.id, at: soccer, key)
    try await service.forget(child: ana.id, at: soccer, key: key)
    let pseudonym = key.pseudonym(of: ana.id, at: soccer)
    try await expectEqual(service.perform(again).outcome, .refused(.alreadyRegistered(pseudonym)))
    try await expectEqual(service.roster(of: soccer)?.registrations.map(\.id), [pseudonym])
    try await service.forget(person: DeskSamples.coach, at: soccer, key: key)
    await expectEqual(
      service.records().map(\.owner), [key.pseudonym(of: DeskSamples.coach, at: soccer)])
  }
}
