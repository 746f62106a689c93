/// Facts in PostgreSQL, through libpq.
///
/// One thread stores. It takes all appends that came while the last transaction was being flushed, sends
/// them in one round trip, and commits them together, so that one flush of the disk serves all of them. Each
/// append has its own outcome: the others of its group are stored although one came too late.
package final class PostgresStore: FactStore {
  private typealias Answer<Value> = CheckedContinuation<Value, any Error>

  private struct Append: Sendable {
    let appends: [FactAppend]
    let answer: Answer<Bool>
  }

  private struct Query: Sendable {
    let statement: String
    let parameters: [[UInt8]]
    let answer: Answer<[[UInt8]]>
  }

  /// The most appends in one transaction.
  ///
  /// Their results, some 30 bytes each, have to fit into the buffers of the
  /// socket, because nobody reads them before all is sent.
  package static let groupLimit = 512

  private let appends = WorkQueue<Append>()
  private let queries = WorkQueue<Query>()

  /// Creates a store, and its tables if there are none.
  ///
  /// - Parameters:
  ///   - info: A connection string of libpq, such as `host=/tmp/db user=app dbname=postgres`.
  ///   - groupLimit: The most appends in one transaction, in `1...512`.
  /// - Throws: ``FactStoreError``, if there is no connection.
  package init(_ info: String, groupLimit: Int = PostgresStore.groupLimit) throws {
    var connection = PostgresConnection(info, statements: [])
    defer { connection.close() }
    try connection.run(Self.tables)
    appends.serve(
      atMost: min(max(groupLimit, 1), Self.groupLimit),
      with: { PostgresConnection(info, greeting: Self.fence, statements: Self.writing) },
      Self.store)
    for _ in 0..<2 {
      queries.serve(
        atMost: 1, with: { PostgresConnection(info, statements: Self.reading) }, Self.answer)
    }
  }

  /// Drops the tables of a store.
  ///
  /// - Throws: ``FactStoreError``, if there is no connection.
  package static func drop(_ info: String) throws {
    var connection = PostgresConnection(info, statements: [])
    defer { connection.close() }
    try connection.run(
      "SET client_min_messages = error; DROP TABLE IF EXISTS facts, streams, snapshots")
  }

  /// Ends the threads after the work that they have.
  package func close() {
    appends.close()
    queries.close()
  }

  deinit { close() }

  // MARK: Statements

  /// Ends the writing session of a process of the same name that died, and waits until it is gone.
  ///
  /// Otherwise, what that process sent last could be stored after a client was told that its request, sent again, is
  /// refused. The name is the `application_name` of the connection string; each process has its own.
  private static let fence = """
    SELECT set_config('application_name', current_setting('application_name') || ' writer', false)
    WHERE current_setting('application_name') <> '';
    SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND application_name <> ''
      AND application_name = current_setting('application_name')
    """

  /// A row of `streams` is the head of a stream, and its lock.
  ///
  /// Space in the pages keeps its updates in place.
  private static let tables = """
    SET client_min_messages = error;
    SELECT pg_advisory_xact_lock(7);
    CREATE TABLE IF NOT EXISTS streams (
      stream bytea PRIMARY KEY, version bigint NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE IF NOT EXISTS facts (
      stream bytea NOT NULL, version bigint NOT NULL, bytes bytea NOT NULL,
      PRIMARY KEY (stream, version));
    CREATE TABLE IF NOT EXISTS snapshots (
      stream bytea PRIMARY KEY, version bigint NOT NULL, bytes bytea NOT NULL)
    """

  private static let writing: [(name: String, sql: String)] = [
    ("create", "INSERT INTO streams VALUES ($1::bytea, 0) ON CONFLICT DO NOTHING"),
    (
      "look",
      """
      SELECT 1 WHERE $2::bigint = coalesce(
        (SELECT version FROM streams WHERE stream = $1::bytea), 0)
      """
    ),
    // Compares and appends in one statement. A second writer waits for the row, looks again, and
    // finds no row to update, so it writes nothing; nor does one that leaves a gap.
    (
      "append",
      """
      WITH head AS (
        UPDATE streams SET version = version + cardinality($3::bytea[])
        WHERE stream = $1::bytea AND version = $2::bigint RETURNING stream)
      INSERT INTO facts SELECT head.stream, $2::bigint + f.place, f.bytes
      FROM head, unnest($3::bytea[]) WITH ORDINALITY AS f(bytes, place)
      """
    ),
    // The same for several streams: $1 to $3 are the streams, their versions before and after; $4 to $6
    // are the facts, with their streams and versions.
    (
      "append all",
      """
      WITH wanted AS (
        SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[]) AS w(stream, old, new)),
      locked AS (
        SELECT s.stream FROM streams s JOIN wanted w ON s.stream = w.stream AND s.version = w.old
        ORDER BY s.stream FOR UPDATE OF s),
      fits AS (SELECT 1 WHERE (SELECT count(*) FROM locked) = cardinality($1)),
      moved AS (
        UPDATE streams s SET version = w.new FROM wanted w, fits WHERE s.stream = w.stream),
      stored AS (
        INSERT INTO facts SELECT f.stream, f.version, f.bytes
        FROM fits, unnest($4::bytea[], $5::bigint[], $6::bytea[]) AS f(stream, version, bytes))
      SELECT 1 FROM fits
      """
    ),
  ]

  private static let reading: [(name: String, sql: String)] = [
    (
      "facts",
      "SELECT bytes FROM facts WHERE stream = $1::bytea AND version > $2::bigint ORDER BY version"
    ),
    ("snapshot", "SELECT bytes FROM snapshots WHERE stream = $1::bytea"),
    (
      "keep",
      """
      INSERT INTO snapshots VALUES ($1::bytea, $2::bigint, $3::bytea) ON CONFLICT (stream)
      DO UPDATE SET version = excluded.version, bytes = excluded.bytes
      WHERE snapshots.version < excluded.version
      """
    ),
  ]

  // MARK: Storing

  package func append(_ appends: [FactAppend]) async throws -> Bool {
    try await withCheckedThrowingContinuation { answer in
      if !self.appends.add(Append(appends: appends, answer: answer)) {
        answer.resume(throwing: FactStoreError("The store is closed."))
      }
    }
  }

  /// Stores a group of appends in one transaction, and answers each.
  private static func store(_ connection: inout PostgresConnection, _ group: [Append]) {
    // Every process locks streams in the same order, so that none waits for another in a circle.
    let group = group.sorted { first, second in
      guard let one = first.appends.first?.stream, let other = second.appends.first?.stream else {
        return false
      }
      return one < other
    }
    var calls: [(name: String, parameters: [[UInt8]])] = []
    var ends: [Range<Int>] = []
    for append in group {
      for new in append.appends where new.version == 0 {
        calls.append(("create", [new.stream.key]))
      }
      let start = calls.count
      calls += comparisons(append.appends)
      ends.append(start..<calls.count)
    }
    do {
      let results = try connection.transaction(calls)
      if case .failed(let state, let message)? = results.last {
        // All is undone. Class 40 is a deadlock or the like: another try may succeed.
        guard state.hasPrefix("40") else { throw FactStoreError("PostgreSQL: \(message)") }
        return group.forEach { $0.answer.resume(returning: false) }
      }
      guard results.count == calls.count else { throw FactStoreError("PostgreSQL: no result") }
      for (append, calls) in zip(group, ends) {
        append.answer.resume(returning: results[calls].allSatisfy(\.hasRows))
      }
    } catch {
      group.forEach { $0.answer.resume(throwing: error) }
    }
  }

  /// Returns the statements that compare versions and append; each has to have rows.
  private static func comparisons(
    _ appends: [FactAppend]
  ) -> [(name: String, parameters: [[UInt8]])] {
    func number(_ version: UInt64) -> [UInt8] { version.bigEndianBytes }
    if let only = appends.first, appends.count == 1 {
      let place = [only.stream.key, number(only.version)]
      return only.facts.isEmpty
        ? [("look", place)] : [("append", place + [PostgresConnection.array(only.facts)])]
    }
    let facts = appends.flatMap { append in
      append.facts.enumerated().map { (append.stream.key, append.version + UInt64($0) + 1, $1) }
    }
    let parameters = [
      PostgresConnection.array(appends.map(\.stream.key)),
      PostgresConnection.array(of: 20, appends.map { number($0.version) }),
      PostgresConnection.array(of: 20, appends.map { number($0.version + UInt64($0.facts.count)) }),
      PostgresConnection.array(facts.map(\.0)),
      PostgresConnection.array(of: 20, facts.map { number($0.1) }),
      PostgresConnection.array(facts.map(\.2)),
    ]
    return [("append all", parameters)]
  }

  // MARK: Reading

  package func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    try await query("facts", [stream.key, version.bigEndianBytes])
  }

  package func snapshot(of stream: FactStream) async throws -> [UInt8]? {
    try await query("snapshot", [stream.key]).first
  }

  package func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws {
    _ = try await query("keep", [stream.key, version.bigEndianBytes, snapshot])
  }

  private func query(_ statement: String, _ parameters: [[UInt8]]) async throws -> [[UInt8]] {
    try await withCheckedThrowingContinuation { answer in
      let query = Query(statement: statement, parameters: parameters, answer: answer)
      if !queries.add(query) {
        answer.resume(throwing: FactStoreError("The store is closed."))
      }
    }
  }

  private static func answer(_ connection: inout PostgresConnection, _ queries: [Query]) {
    for query in queries {
      query.answer.resume(
        with: Result { try connection.rows(query.statement, query.parameters) })
    }
  }
}
