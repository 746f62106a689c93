import EventRegistration

/// A store in memory for the tests of a service, which can hold and fail its calls.
actor TestStore: RegistrationService.Store {
  struct Failure: Error {}

  private var streams = StoredStreams()
  private(set) var batchSizes: [Int] = []
  private(set) var loads = 0
  private var failures = 0
  private var contentions = 0
  private var isHolding = false
  private var isAppendHeld = false
  private var failsLoads = false
  private var otherEvents: [EventID: EventID] = [:]

  var accountFacts: [ProviderAccount.Fact] { streams.accountFacts }

  func facts(of event: EventID) -> [EventFact] { streams.facts(of: event) }

  func append(_ batch: RegistrationService.Batch) async throws -> Bool {
    while isHolding {
      isAppendHeld = true
      await Task.yield()
    }
    isAppendHeld = false
    try Task.checkCancellation()
    if failures > 0 {
      failures -= 1
      throw Failure()
    }
    if contentions > 0 {
      contentions -= 1
      return false
    }
    guard streams.append(batch) else { return false }
    batchSizes.append(batch.events.reduce(0) { $0 + $1.facts.count })
    return true
  }

  func ledger(of event: EventID) async throws -> EventLedger? {
    loads += 1
    if failsLoads { throw Failure() }
    return try streams.ledger(of: otherEvents[event] ?? event)
  }

  func account(of provider: PersonID) async throws -> ProviderAccount? {
    if failsLoads { throw Failure() }
    return try streams.account(of: provider)
  }

  // MARK: Faults

  /// Holds all appends until ``release()``.
  func hold() { isHolding = true }

  func release() { isHolding = false }

  /// Waits until an append is held.
  func heldAppend() async {
    while !isAppendHeld { await Task.yield() }
  }

  /// Lets the next appends throw, and store nothing.
  func fail(_ count: Int) { failures = count }

  /// Lets the next appends find other writers faster.
  func contend(_ count: Int) { contentions = count }

  func failLoads(_ fails: Bool) { failsLoads = fails }

  func answerLoads(of event: EventID, with other: EventID) { otherEvents[event] = other }

  func forget(_ child: ChildID, at event: EventID, _ key: PseudonymKey) {
    streams.forget(child, at: event, key)
  }
}
