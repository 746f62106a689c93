import EventRegistration
import Foundation

/// The store of a ``RegistrationService``, made of the four functions of a ``FactStore``.
///
/// It keeps the states that it loaded, so that after a conflict only the facts of the others are read. The service
/// changes a copy.
package final class RegistrationStore: RegistrationService.Store, @unchecked Sendable {
  private let store: any FactStore
  private let seed: UInt64
  /// A snapshot is kept when so many facts had to be read after the last one.
  private let factsPerSnapshot: Int
  private let lock = NSLock()
  private var loaded: [EventID: EventLedger] = [:]

  package init(_ store: any FactStore, seed: UInt64, factsPerSnapshot: Int = 2048) {
    self.store = store
    self.seed = seed
    self.factsPerSnapshot = factsPerSnapshot
  }

  package func append(_ batch: RegistrationService.Batch) async throws -> Bool {
    // Accounts first: a store that cannot change two streams at once takes a place in the provider's
    // plan before it publishes the event.
    let accounts = batch.accounts.map {
      FactAppend(FactStream($0.stream), after: $0.version, $0.facts.map(\.bytes))
    }
    let events = batch.events.map {
      FactAppend(FactStream($0.stream), after: $0.version, $0.facts.map(\.bytes))
    }
    return try await store.append(accounts + events)
  }

  package func ledger(of event: EventID) async throws -> EventLedger? {
    let stream = FactStream(event)
    var ledger = EventLedger(event, seed: seed)
    if let earlier = lock.withLock({ loaded[event] }) {
      ledger = earlier
    } else if let bytes = try await store.snapshot(of: stream),
      // A snapshot that cannot be read is as good as none.
      let kept = try? EventLedger(snapshot: bytes, seed: seed), kept.id == event
    {
      ledger = kept
    }
    let facts = try await store.facts(of: stream, after: ledger.version)
    for bytes in facts { try ledger.apply(EventFact(bytes: bytes)) }
    if facts.count >= factsPerSnapshot {
      try? await store.keep(snapshot: ledger.snapshot, of: stream, version: ledger.version)
    }
    guard ledger.version > 0 else { return nil }
    lock.withLock { [ledger] in loaded[event] = ledger }
    return ledger
  }

  package func account(of provider: PersonID) async throws -> ProviderAccount? {
    var account = ProviderAccount(provider)
    for bytes in try await store.facts(of: FactStream(provider), after: 0) {
      try account.apply(ProviderAccount.Fact(bytes: bytes))
    }
    return account.version > 0 ? account : nil
  }
}

extension FactStream {
  package init(_ event: EventID) { self.init(.event, high: event.high, low: event.low) }

  package init(_ provider: PersonID) { self.init(.account, high: provider.high, low: provider.low) }
}
