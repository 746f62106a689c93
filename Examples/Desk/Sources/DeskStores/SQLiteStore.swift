import Synchronization

/// Facts in a file, through SQLite, which any number of processes of one machine share.
///
/// One thread stores. It takes all appends that came while the last transaction was being flushed, compares the
/// versions of each under the lock of the writer, and commits them together, so that one flush of the disk serves
/// all of them. Each append has its own outcome.
package final class SQLiteStore: FactStore {
  private typealias Answer<Value> = CheckedContinuation<Value, any Error>

  private struct Append: Sendable {
    let appends: [FactAppend]
    let answer: Answer<Bool>
  }

  private typealias Query = @Sendable (SQLiteConnection) -> Void

  private let appends = WorkQueue<Append>()
  private let queries = WorkQueue<Query>()
  package let counts = Counts()

  /// Opens a file, and creates it and its tables if there are none.
  ///
  /// - Parameters:
  ///   - path: The path of the file, on a disk of this machine.
  ///   - groupLimit: The most appends in one transaction.
  ///   - flushes: Whether an append is on the disk before it is answered; tests must notice if not.
  /// - Throws: ``FactStoreError``, if the file cannot be opened.
  package init(_ path: String, groupLimit: Int = 512, flushes: Bool = true) throws {
    let writer = try SQLiteConnection(path, flushes ? .full : .off)
    try writer.transaction {
      let form = try writer.number("PRAGMA user_version") ?? 0
      guard form <= 1 else { throw FactStoreError("The tables are those of a newer version.") }
      try writer.run(Self.tables)
    }
    let reader = try SQLiteConnection(path, flushes ? .normal : .off)
    appends.serve(atMost: max(groupLimit, 1), with: { writer }) { [counts] in
      Self.store($0, $1, counts)
    }
    queries.serve(atMost: 1, with: { reader }) { connection, queries in
      for query in queries { query(connection) }
    }
  }

  /// Ends the threads after the work that they have.
  package func close() {
    appends.close()
    queries.close()
  }

  deinit { close() }

  /// The tables, and a count of openings.
  ///
  /// A process that was killed can leave a commit in the log that it did not flush, or that nobody sees yet. The
  /// commit of the new count overwrites or flushes it, before anything is answered.
  private static let tables = """
    CREATE TABLE IF NOT EXISTS facts (
      stream BLOB NOT NULL, version INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (stream, version)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS snapshots (
      stream BLOB PRIMARY KEY, version INTEGER NOT NULL, bytes BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS openings (place INTEGER PRIMARY KEY, count INTEGER NOT NULL);
    INSERT INTO openings VALUES (1, 1) ON CONFLICT DO UPDATE SET count = count + 1;
    PRAGMA user_version = 1
    """

  /// The numbers of a store's operations since it was opened.
  package final class Counts: Sendable {
    /// The transactions with facts, each of which costs a flush.
    package let transactions = Atomic(0)
    package let facts = Atomic(0)
  }

  // MARK: Storing

  package func append(_ appends: [FactAppend]) async throws -> Bool {
    try await withCheckedThrowingContinuation { answer in
      if !self.appends.add(Append(appends: appends, answer: answer)) {
        answer.resume(throwing: FactStoreError("The store is closed."))
      }
    }
  }

  /// Stores a group of appends in one transaction, and answers each after the commit.
  private static func store(
    _ connection: SQLiteConnection, _ group: [Append], _ counts: Counts
  ) {
    do {
      let stored = try connection.transaction {
        try group.map { try store(connection, $0.appends) }
      }
      let facts = zip(group, stored).filter(\.1).flatMap(\.0.appends).flatMap(\.facts).count
      if facts > 0 { counts.transactions.add(1, ordering: .relaxed) }
      counts.facts.add(facts, ordering: .relaxed)
      for (append, isStored) in zip(group, stored) { append.answer.resume(returning: isStored) }
    } catch {
      for append in group { append.answer.resume(throwing: error) }
    }
  }

  /// Compares all versions before it writes, so that nothing has to be undone for one append of a group.
  private static func store(_ connection: SQLiteConnection, _ appends: [FactAppend]) throws -> Bool
  {
    for append in appends {
      let version = try connection.number(
        "SELECT max(version) FROM facts WHERE stream = ?", .bytes(append.stream.key))
      guard version == append.version else { return false }
    }
    for append in appends {
      for (index, fact) in append.facts.enumerated() {
        try connection.rows(
          "INSERT INTO facts VALUES (?, ?, ?)", .bytes(append.stream.key),
          .number(append.version + UInt64(index) + 1), .bytes(fact))
      }
    }
    return true
  }

  // MARK: Reading

  package func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    try await read {
      try $0.rows(
        "SELECT bytes FROM facts WHERE stream = ? AND version > ? ORDER BY version",
        .bytes(stream.key), .number(version))
    }
  }

  package func snapshot(of stream: FactStream) async throws -> [UInt8]? {
    try await read {
      try $0.rows("SELECT bytes FROM snapshots WHERE stream = ?", .bytes(stream.key)).first
    }
  }

  package func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws {
    try await read {
      _ = try $0.rows(
        """
        INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (stream)
        DO UPDATE SET version = excluded.version, bytes = excluded.bytes
        WHERE version < excluded.version
        """, .bytes(stream.key), .number(version), .bytes(snapshot))
    }
  }

  /// The streams of a kind, in the order of their IDs.
  package func streams(of kind: FactStream.Kind) async throws -> [FactStream] {
    let keys = try await read {
      try $0.rows(
        "SELECT DISTINCT stream FROM facts WHERE stream >= ? AND stream < ? ORDER BY stream",
        .bytes([kind.rawValue]), .bytes([kind.rawValue + 1]))
    }
    return keys.map { key in
      FactStream(
        kind, high: UInt64(bigEndianBytes: key[1..<9]), low: UInt64(bigEndianBytes: key[9...]))
    }
  }

  /// Moves what is in the log beside the file into the file, so that the file alone can be copied.
  ///
  /// It does less while other processes read or write.
  package func tidyUp() async throws {
    try await read { _ = try $0.rows("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { answer in
      if !queries.add({ connection in answer.resume(with: Result { try body(connection) }) }) {
        answer.resume(throwing: FactStoreError("The store is closed."))
      }
    }
  }
}
