import DeskStores

/// A store that stores, and then fails to say so.
actor ForgetfulStore: FactStore {
  private let store: any FactStore
  private var count = 0
  private(set) var appends: [[FactAppend]] = []

  init(_ store: any FactStore) { self.store = store }

  func forget(nextAnswers count: Int) { self.count = count }

  func append(_ appends: [FactAppend]) async throws -> Bool {
    self.appends.append(appends)
    let stored = try await store.append(appends)
    guard count > 0 else { return stored }
    count -= 1
    throw FactStoreError("The answer was lost.")
  }

  func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    try await store.facts(of: stream, after: version)
  }

  func snapshot(of stream: FactStream) async throws -> [UInt8]? {
    try await store.snapshot(of: stream)
  }

  func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws {
    try await store.keep(snapshot: snapshot, of: stream, version: version)
  }
}
