import EventRegistration
import TestSupport
import Testing

/// A store in memory that accepts only facts with the next versions.
private final class Store: @unchecked Sendable {
  struct Failure: Error, Equatable {
    let isAppended: Bool
  }

  private(set) var facts: [EventFact] = []
  /// Changes by other writers before each append.
  var others: [@Sendable (Store) -> Void] = []
  /// Whether the next append fails, and whether its facts are stored nevertheless.
  var nextFailure: Failure?
  private(set) var loads = 0

  func load() throws(Failure) -> EventLedger {
    loads += 1
    var ledger = EventLedger(SampleFacts.event)
    for fact in facts {
      do { try ledger.apply(fact) } catch { throw Failure(isAppended: false) }
    }
    return ledger
  }

  func append(_ new: [EventFact], _ version: UInt64) throws(Failure) -> Bool {
    if !others.isEmpty { others.removeFirst()(self) }
    if let failure = nextFailure {
      nextFailure = nil
      if failure.isAppended { facts += new }
      throw failure
    }
    guard UInt64(facts.count) == version else { return false }
    facts += new
    return true
  }

  /// Performs a command and stores its facts immediately.
  func perform(_ command: EventCommand, _ request: RegistrationRequest) {
    guard var ledger = try? load() else { return }
    _ = ledger.perform(command, request, facts: &facts)
  }
}

@Suite("Storing a decision: concurrent writers and retries") struct CompareAndAppendTests {
  private static func request(
    _ number: UInt64, by requester: Requester = .parent(SampleFacts.person(1))
  ) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: 3, low: number), by: requester, at: 1_770_000_000)
  }

  private static func register(_ child: UInt64) -> EventCommand {
    .register([Child(SampleFacts.child(child))], joinWaitlist: false)
  }

  /// A store of a published event with two seats.
  private func publishedStore() throws -> Store {
    let store = Store()
    let coach = Requester.provider(SampleFacts.person(9))
    store.perform(
      .draft(try SampleFacts.plainDetails().resized(to: 2)), Self.request(1, by: coach))
    store.perform(.publish, Self.request(2, by: coach))
    expectEqual(store.facts.count, 2)
    return store
  }

  private func register(
    _ child: UInt64, request number: UInt64, attempts: Int = 10, in store: Store
  ) throws(Store.Failure) -> StoredDecision<EventAnswer<EventCommand.Outcome>> {
    try EventFact.retry(attempts: attempts) { () throws(Store.Failure) in
      try store.load()
    } decide: { ledger, facts in
      ledger.perform(Self.register(child), Self.request(number), facts: &facts)
    } append: { facts, version throws(Store.Failure) in
      try store.append(facts, version)
    }
  }

  private func outcome(_ stored: StoredDecision<EventAnswer<EventCommand.Outcome>>) -> EventCommand
    .Outcome?
  {
    if case .stored(let answer) = stored { answer.outcome } else { nil }
  }

  @Test func aDecisionWithoutContentionIsStoredAtOnce() throws {
    let store = try publishedStore()
    let before = store.loads
    let stored = try register(1, request: 10, in: store)
    expectEqual(outcome(stored), .registered(seats: 1))
    expect(store.facts.count == 3 && store.loads == before + 1)
  }

  @Test func aDecisionIsRepeatedAfterOtherWriters() throws {
    let store = try publishedStore()
    store.others = [
      { $0.perform(Self.register(5), Self.request(20)) },
      { $0.perform(Self.register(6), Self.request(21)) },
    ]
    // The first attempt sees two seats, the second one, and the third none.
    let stored = try register(1, request: 10, in: store)
    expectEqual(outcome(stored), .refused(.full(available: 0, .none)))
    expectEqual(store.facts.count, 4)
    try expectEqual(store.load().registrations.count, 2)
  }

  @Test(arguments: [.min, 0, 1, 2, 3])
  func attemptsAreLimited(attempts: Int) throws {
    let store = try publishedStore()
    store.others = (0..<5).map { number in
      { $0.perform(Self.register(5), Self.request(UInt64(20 + number))) }
    }
    // The first writer takes a seat. The other ones are refused, and cause no contention.
    let stored = try register(1, request: 10, attempts: attempts, in: store)
    expect(stored == .contended || attempts > 1)
    expectEqual(outcome(stored), (attempts > 1 ? .registered(seats: 1) : nil))
  }

  @Test func aRefusalChecksTheVersionAndAppendsNothing() throws {
    let store = try publishedStore()
    func confirm() throws(Store.Failure) -> StoredDecision<EventAnswer<EventCommand.Outcome>> {
      try EventFact.retry { () throws(Store.Failure) in
        try store.load()
      } decide: { ledger, facts in
        ledger.perform(.confirm([SampleFacts.child(1)]), Self.request(10), facts: &facts)
      } append: { facts, version throws(Store.Failure) in
        expect(facts.isEmpty && version == 2)
        return try store.append(facts, version)
      }
    }
    expectEqual(outcome(try confirm()), .refused(.notHeld(SampleFacts.child(1))))
    // If the version is unknown, so is the answer.
    store.nextFailure = Store.Failure(isAppended: false)
    expectThrows(Store.Failure(isAppended: false)) { try confirm() }
    expectEqual(store.facts.count, 2)
  }

  @Test func aRefusalForAnOldStateIsDecidedAgain() throws {
    let store = try publishedStore()
    store.perform(
      .setCapacity(1, ifBelow: .refuse), Self.request(3, by: .provider(SampleFacts.person(9))))
    store.perform(Self.register(5), Self.request(20))
    var memory: EventLedger? = try store.load()
    // Another server frees the seat.
    store.perform(.cancel([SampleFacts.child(5)]), Self.request(21))
    var refusals: [EventCommand.Outcome] = []
    let stored = try EventFact.retry { () throws(Store.Failure) in
      if let memory { return memory }
      return try store.load()
    } decide: { ledger, facts in
      let answer = ledger.perform(Self.register(1), Self.request(10), facts: &facts)
      if facts.isEmpty { refusals.append(answer.outcome) }
      return answer
    } append: { facts, version throws(Store.Failure) in
      memory = nil
      return try store.append(facts, version)
    }
    expectEqual(refusals, [.refused(.full(available: 0, .none))])
    expectEqual(outcome(stored), .registered(seats: 1))
  }

  @Test func anAccountIsStoredTheSameWay() {
    var stored: [ProviderAccount.Fact] = []
    let event = SampleFacts.event
    func claim() -> StoredDecision<ProviderAccount.Claim> {
      ProviderAccount.Fact.retry {
        ProviderAccount(replaying: stored)
      } decide: { account, facts in
        account.claim(event, at: 1_770_000_000, limits: .standard, facts: &facts)
      } append: { facts, version in
        guard UInt64(stored.count) == version else { return false }
        stored += facts
        return true
      }
    }
    expectEqual(claim(), .stored(.claimed))
    expectEqual(claim(), .stored(.alreadyClaimed))
    expectEqual(stored.count, 1)
  }

  @Test(arguments: [false, true])
  func aRetryAfterAnUnknownResultIsIdempotent(isAppended: Bool) throws {
    let store = try publishedStore()
    let failure = Store.Failure(isAppended: isAppended)
    store.nextFailure = failure
    expectThrows(failure) { try register(1, request: 10, in: store) }
    expectEqual(store.facts.count, (isAppended ? 3 : 2))
    let stored = try register(1, request: 10, in: store)
    expectEqual(outcome(stored), .registered(seats: 1))
    guard case .stored(let answer) = stored else { return }
    expect(answer.isReplay == isAppended && answer.version == 3)
    expectEqual(store.facts.count, 3)
  }

  @Test func anAsynchronousStoreIsAwaited() async throws {
    let store = try publishedStore()
    store.others = [{ $0.perform(Self.register(5), Self.request(20)) }]
    let stored = try await EventFact.retry { () async throws(Store.Failure) in
      await Task.yield()
      return try store.load()
    } decide: { ledger, facts in
      ledger.perform(Self.register(1), Self.request(10), facts: &facts)
    } append: { facts, version async throws(Store.Failure) in
      await Task.yield()
      return try store.append(facts, version)
    }
    expectEqual(outcome(stored), .registered(seats: 1))
    expectEqual(store.facts.map(\.version), [1, 2, 3, 4])
    let contended = try await EventFact.retry(attempts: 0) { () async throws(Store.Failure) in
      try store.load()
    } decide: { (ledger: inout EventLedger, facts: inout [EventFact]) in
      ledger.perform(
        .close, Self.request(30, by: .provider(SampleFacts.person(9))), facts: &facts)
    } append: { _, _ async throws(Store.Failure) in
      false
    }
    expectEqual(contended, .contended)
  }

  @MainActor @Test func anActorAwaitsWithoutLeavingItsThread() async throws {
    var loads = 0
    let stored = await EventFact.retry { () async in
      MainActor.assertIsolated()
      loads += 1
      return EventLedger(SampleFacts.event)
    } decide: { (ledger: inout EventLedger, facts: inout [EventFact]) in
      ledger.version
    } append: { _, _ async in
      true
    }
    expect(stored == .stored(0) && loads == 1)
  }
}

extension ProviderAccount {
  fileprivate init(replaying facts: [Fact]) {
    self.init(SampleFacts.person(9))
    for fact in facts { #expect(throws: Never.self) { try apply(fact) } }
  }
}

// MARK: A cached state

extension CompareAndAppendTests {
  private func register(
    _ child: UInt64, request number: UInt64, attempts: Int = 10, in store: Store,
    on cached: inout EventLedger?
  ) throws(Store.Failure) -> StoredDecision<EventAnswer<EventCommand.Outcome>> {
    try EventFact.retry(on: &cached, attempts: attempts) { () throws(Store.Failure) in
      try store.load()
    } decide: { ledger, facts in
      ledger.perform(Self.register(child), Self.request(number), facts: &facts)
    } append: { facts, version throws(Store.Failure) in
      try store.append(facts, version)
    }
  }

  @Test func aCachedStateIsLoadedOnceAndKept() throws {
    let store = try publishedStore()
    let before = store.loads
    var cached: EventLedger?
    for number in 1...4 as ClosedRange<UInt64> {
      let stored = try register(number, request: 10 + number, in: store, on: &cached)
      expectEqual(
        outcome(stored),
        (number <= 2 ? .registered(seats: 1) : .refused(.full(available: 0, .none))))
      expectEqual(cached?.version, UInt64(store.facts.count))
    }
    expect(store.facts.count == 4 && store.loads == before + 1)
    try expectEqual(cached?.snapshot, store.load().snapshot)
  }

  @Test func aCachedStateThatIsOutdatedIsLoadedAgain() throws {
    let store = try publishedStore()
    var cached: EventLedger? = try store.load()
    let before = store.loads
    store.others = [{ $0.perform(Self.register(5), Self.request(20)) }]
    let stored = try register(1, request: 10, in: store, on: &cached)
    expectEqual(outcome(stored), .registered(seats: 1))
    // One load by the other writer, and one after the contended append.
    expect(store.loads == before + 2 && store.facts.count == 4)
    try expectEqual(cached?.snapshot, store.load().snapshot)
    // A refusal of an outdated state is decided again, too.
    var outdated: EventLedger? = EventLedger(SampleFacts.event)
    let refused = try register(2, request: 11, in: store, on: &outdated)
    expectEqual(outcome(refused), .refused(.full(available: 0, .none)))
    expectEqual(outdated?.version, 4)
  }

  @Test(arguments: [.min, 0, 1, 3])
  func aContendedStateIsNotKept(attempts: Int) throws {
    let store = try publishedStore()
    store.others = (0..<5).map { number in
      { (store: Store) in
        let request = Self.request(UInt64(30 + number), by: .provider(SampleFacts.person(9)))
        store.perform(.setCapacity(2 + number, ifBelow: .refuse), request)
      }
    }
    var cached: EventLedger? = try store.load()
    try expectEqual(
      register(1, request: 10, attempts: attempts, in: store, on: &cached), .contended)
    expectEqual(cached?.version, nil)
    expectEqual(store.facts.count, 2 + max(attempts, 1))
  }

  @Test(arguments: [false, true])
  func aStateIsDroppedIfTheOutcomeIsUnknown(isAppended: Bool) throws {
    let store = try publishedStore()
    var cached: EventLedger? = try store.load()
    store.nextFailure = Store.Failure(isAppended: isAppended)
    expectThrows(Store.Failure(isAppended: isAppended)) {
      try register(1, request: 10, in: store, on: &cached)
    }
    expectEqual(cached?.version, nil)
    // The retry of the client gets one seat in both cases.
    let again = try register(1, request: 10, in: store, on: &cached)
    expectEqual(outcome(again), .registered(seats: 1))
    expect(store.facts.count == 3 && cached?.registrations.count == 1)
  }

  @Test func anAsynchronousStoreKeepsACachedStateToo() async throws {
    let store = try publishedStore()
    let before = store.loads
    var cached: EventLedger?
    for number in 1...2 as ClosedRange<UInt64> {
      let stored = try await EventFact.retry(on: &cached) {
        () async throws(Store.Failure) in
        await Task.yield()
        return try store.load()
      } decide: { ledger, facts in
        ledger.perform(Self.register(number), Self.request(10 + number), facts: &facts)
      } append: { facts, version async throws(Store.Failure) in
        await Task.yield()
        return try store.append(facts, version)
      }
      expectEqual(outcome(stored), .registered(seats: 1))
    }
    expect(store.loads == before + 1 && cached?.version == 4)
  }
}
