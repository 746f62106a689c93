import EventRegistration
import Foundation

/// A store that does not compare versions, for tests: they have to notice it.
///
/// It gives facts the next versions of the stream, whatever was decided on, as a plain `INSERT` with a counter does.
package struct CarelessStore: FactStore {
  private let store: any FactStore

  package init(_ store: any FactStore) { self.store = store }

  package func append(_ appends: [FactAppend]) async throws -> Bool {
    var appends = appends
    while try await !store.append(appends) {
      for index in appends.indices {
        let append = appends[index]
        let version = UInt64(try await store.facts(of: append.stream, after: 0).count)
        let facts = try append.facts.enumerated().map {
          try renumbered($1, version + UInt64($0) + 1, append.stream.kind)
        }
        appends[index] = FactAppend(append.stream, after: version, facts)
      }
    }
    return true
  }

  /// Returns the bytes of a fact with another version, which the package itself never makes.
  private func renumbered(
    _ bytes: [UInt8], _ version: UInt64, _ kind: FactStream.Kind
  ) throws -> [UInt8] {
    func edited<Fact: Codable>(_ fact: Fact) throws -> Fact {
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(fact))
      var fields = json as? [String: Any] ?? [:]
      fields["version"] = version
      return try JSONDecoder().decode(
        Fact.self, from: JSONSerialization.data(withJSONObject: fields))
    }
    switch kind {
    case .event: return try edited(EventFact(bytes: bytes)).bytes
    case .account: return try edited(ProviderAccount.Fact(bytes: bytes)).bytes
    }
  }

  package func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    try await store.facts(of: stream, after: version)
  }

  package func snapshot(of stream: FactStream) async throws -> [UInt8]? {
    try await store.snapshot(of: stream)
  }

  package func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws {
    try await store.keep(snapshot: snapshot, of: stream, version: version)
  }
}

/// A store that answers before it stores, for tests: they have to notice it.
package actor HastyStore: FactStore {
  private let store: any FactStore
  private var streams: [FactStream: [[UInt8]]] = [:]
  private var last: Task<Void, Never>?

  package init(_ store: any FactStore) { self.store = store }

  package func append(_ appends: [FactAppend]) async throws -> Bool {
    for append in appends { _ = try await facts(of: append.stream, after: 0) }
    for append in appends where UInt64(streams[append.stream, default: []].count) != append.version
    {
      return false
    }
    for append in appends { streams[append.stream, default: []] += append.facts }
    last = Task { [last, store] in
      await last?.value
      _ = try? await store.append(appends)
    }
    return true
  }

  package func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    if streams[stream] == nil {
      let stored = try await store.facts(of: stream, after: 0)
      if streams[stream] == nil { streams[stream] = stored }
    }
    return Array(streams[stream, default: []].dropFirst(Int(version)))
  }

  package func snapshot(of stream: FactStream) -> [UInt8]? { nil }

  package func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) {}
}
