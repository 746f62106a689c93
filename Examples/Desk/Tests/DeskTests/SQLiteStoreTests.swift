@testable import DeskStores
import EventRegistration
import Foundation
import Testing

/// The promises of the store in a file of SQLite, and for each promise a store or host that breaks it.
@Suite struct SQLiteStoreTests {
  private let file = SQLiteFile()

  // MARK: What every store promises

  @Test func secondWritersAndGapsAreRefused() async throws {
    try await StorePromises.secondWritersAndGapsAreRefused(file.store())
  }

  @Test func oneOfManyRivalsStores() async throws {
    let stores = try (0..<4).map { _ in try file.store() }
    try await StorePromises.oneOfManyRivalsStores(stores)
  }

  @Test func severalStreamsAreChangedTogetherOrNotAtAll() async throws {
    try await StorePromises.severalStreamsAreChangedTogetherOrNotAtAll(file.store())
  }

  @Test func requestsSentAgainAreDoneOnce() async throws {
    try await StorePromises.requestsSentAgainAreDoneOnce(file.store())
  }

  @Test(arguments: [false, true]) func fourWritersDoNotOversell(careless: Bool) async throws {
    let stores = try (0..<4).map { _ in try file.store() }
    try await StorePromises.rivalsDoNotOversell(stores, careless: careless)
  }

  @Test func replayLeadsToTheStateInMemory() async throws {
    try await StorePromises.replayLeadsToTheStateInMemory(file.store())
  }

  // MARK: One file, several processes

  @Test func aWriterWaitsForTheLockOfAnother() async throws {
    let store = try file.store()
    let other = try SQLiteConnection(file.path, .full)
    try other.run("BEGIN IMMEDIATE")
    let stream = Samples.stream()
    async let stored = store.append([FactAppend(stream, after: 0, Samples.facts(1))])
    try await Task.sleep(for: .milliseconds(50))
    #expect(try await store.facts(of: stream, after: 0).isEmpty, "Readers do not wait.")
    try other.run("COMMIT")
    #expect(try await stored)
  }

  @Test func aReaderSeesWhatIsCommittedAndNothingElse() async throws {
    let reader = try file.store()
    let writer = try SQLiteConnection(file.path, .full)
    let stream = Samples.stream()
    try writer.transaction {
      try writer.rows(
        "INSERT INTO facts VALUES (?, ?, ?)", .bytes(stream.key), .number(1), .bytes([7]))
    }
    #expect(try await reader.facts(of: stream, after: 0) == [[7]])
    #expect(throws: FactStoreError.self) {
      try writer.transaction {
        try writer.rows(
          "INSERT INTO facts VALUES (?, ?, ?)", .bytes(stream.key), .number(2), .bytes([8]))
        throw FactStoreError("The process died.")
      }
    }
    #expect(try await reader.facts(of: stream, after: 0) == [[7]])
    #expect(try await reader.append([FactAppend(stream, after: 1, [[9]])]))
  }

  @Test(arguments: 0..<5) func manyOpenANewFileAtTheSameTime(round: Int) async throws {
    let stream = Samples.stream()
    let stored = try await withThrowingTaskGroup(of: Bool.self) { [file] group in
      for byte: UInt8 in 0..<8 {
        group.addTask {
          try await file.store().append([FactAppend(stream, after: 0, [[byte]])])
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(stored.filter { $0 }.count == 1)
  }

  // MARK: One transaction, several appends

  @Test func appendsOfAGroupHaveOutcomesOfTheirOwn() async throws {
    let store = try file.store()
    let streams = (0..<40).map { _ in Samples.stream() }
    let lock = try SQLiteConnection(file.path, .full)
    // All but the first wait for the lock, and are then one group.
    try lock.run("BEGIN IMMEDIATE")
    let outcomes = await withTaskGroup(of: (Int, Bool?).self) { group in
      for (index, stream) in streams.enumerated() {
        group.addTask {
          let append = FactAppend(stream, after: index % 2 == 0 ? 0 : 3, Samples.facts(2))
          return (index, try? await store.append([append]))
        }
      }
      try? await Task.sleep(for: .milliseconds(50))
      try? lock.run("COMMIT")
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (index, isStored) in outcomes {
      #expect(isStored == (index % 2 == 0))
      let facts = try await store.facts(of: streams[index], after: 0)
      #expect(facts.count == (index % 2 == 0 ? 2 : 0))
    }
    #expect(store.counts.facts.load(ordering: .relaxed) == 40)
    #expect(store.counts.transactions.load(ordering: .relaxed) < 20)
  }

  @Test func anAppendThatFailsStoresNothing() async throws {
    let store = try file.store()
    let (one, other) = (Samples.stream(), Samples.stream())
    // A batch names a stream once; the second part cannot be inserted.
    let twice = FactAppend(one, after: 0, Samples.facts(1))
    await #expect(throws: FactStoreError.self) {
      try await store.append([FactAppend(other, after: 0, Samples.facts(1)), twice, twice])
    }
    for stream in [one, other] {
      #expect(try await store.facts(of: stream, after: 0).isEmpty)
      #expect(try await store.append([FactAppend(stream, after: 0, Samples.facts(1))]))
    }
  }

  // MARK: The file

  @Test func streamsAreListedByTheirIDs() async throws {
    let store = try file.store()
    #expect(try await store.streams(of: .event).isEmpty)
    let ids: [(UInt64, UInt64)] = [(0, 1), (0, 256), (1, 0), (.max, .max)]
    let streams = ids.map { FactStream(.event, high: $0.0, low: $0.1) }
    for stream in streams.reversed() + [FactStream(.account, high: 5, low: 5)] {
      #expect(try await store.append([FactAppend(stream, after: 0, Samples.facts(2))]))
    }
    #expect(try await store.streams(of: .event) == streams)
    #expect(try await store.streams(of: .account).count == 1)
  }

  @Test func aFileOfSomethingElseStaysAsItIs() throws {
    let text = "These are the notes of a family, and not a database of SQLite. "
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(throws: FactStoreError.self) { try file.store() }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    #expect(throws: FactStoreError.self) { try SQLiteStore("/a folder that does not exist/file") }
    #expect(throws: FactStoreError.self) { try SQLiteStore(NSTemporaryDirectory()) }
  }

  @Test func tablesOfANewerVersionAreLeftAlone() throws {
    let newer = try SQLiteConnection(file.path, .full)
    try newer.run("CREATE TABLE facts (something INTEGER); PRAGMA user_version = 2")
    #expect(throws: FactStoreError.self) { try file.store() }
    #expect(try newer.number("SELECT count(*) FROM sqlite_schema") == 1)
    try newer.run("PRAGMA user_version = 1; DROP TABLE facts")
    _ = try file.store()
  }

  @Test func theFileAloneCanBeCopiedAfterTidyingUp() async throws {
    let store = try file.store()
    let stream = Samples.stream()
    #expect(try await store.append([FactAppend(stream, after: 0, Samples.facts(3))]))
    try await store.tidyUp()
    let copy = SQLiteFile()
    try FileManager.default.copyItem(atPath: file.path, toPath: copy.path)
    #expect(try await copy.store().facts(of: stream, after: 0) == Samples.facts(3))
  }

  @Test func aClosedStoreThrows() async throws {
    let store = try file.store()
    store.close()
    await #expect(throws: FactStoreError.self) {
      try await store.append([FactAppend(Samples.stream(), after: 0, [])])
    }
    await #expect(throws: FactStoreError.self) {
      try await store.facts(of: Samples.stream(), after: 0)
    }
  }

  @Test func anOlderSnapshotDoesNotReplaceANewerOne() async throws {
    let store = try file.store()
    let stream = Samples.stream()
    #expect(try await store.snapshot(of: stream) == nil)
    for version: UInt64 in [5, 7, 6] {
      try await store.keep(snapshot: [UInt8(version)], of: stream, version: version)
    }
    #expect(try await store.snapshot(of: stream) == [7])
  }
}

/// A file in a folder of its own, which is removed at the end.
final class SQLiteFile: Sendable {
  let path = NSTemporaryDirectory() + "/desk.\(UInt64.random(in: 0 ... .max)).sqlite"

  func store() throws -> SQLiteStore { try SQLiteStore(path) }

  deinit {
    for name in [path, path + "-wal", path + "-shm"] {
      try? FileManager.default.removeItem(atPath: name)
    }
  }
}
