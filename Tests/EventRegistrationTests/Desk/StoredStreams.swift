import EventRegistration

/// The streams of a store in memory, with what a service asks of them.
struct StoredStreams {
  private(set) var accountFacts: [ProviderAccount.Fact] = []
  private var events: [EventID: [EventFact]] = [:]

  func facts(of event: EventID) -> [EventFact] { events[event] ?? [] }

  func ledger(of event: EventID) throws -> EventLedger? {
    guard let facts = events[event] else { return nil }
    var ledger = EventLedger(event)
    for fact in facts { try ledger.apply(fact) }
    return ledger
  }

  func account(of provider: PersonID) throws -> ProviderAccount? {
    var account = ProviderAccount(provider)
    for fact in accountFacts where fact.provider == provider { try account.apply(fact) }
    return account.version == 0 ? nil : account
  }

  /// Stores a batch, or returns `false` if a stream has another version than the batch expects.
  mutating func append(_ batch: RegistrationService.Batch) -> Bool {
    for append in batch.events where UInt64(facts(of: append.stream).count) != append.version {
      return false
    }
    for append in batch.accounts
    where UInt64(accountFacts.count { $0.provider == append.stream }) != append.version {
      return false
    }
    for append in batch.events { add(append.facts, to: append.stream) }
    for append in batch.accounts { accountFacts += append.facts }
    return true
  }

  mutating func add(_ facts: [EventFact], to event: EventID) {
    events[event, default: []] += facts
  }

  mutating func forget(_ child: ChildID, at event: EventID, _ key: PseudonymKey) {
    for index in events[event]?.indices ?? 0..<0 {
      events[event]?[index].forget(child: child, key: key)
    }
  }
}
