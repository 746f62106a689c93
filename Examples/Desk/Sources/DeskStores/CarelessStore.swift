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
