import CSQLite
import Foundation

/// A connection to a file of SQLite, which one thread uses at a time.
package final class SQLiteConnection: @unchecked Sendable {
  /// A parameter of a statement.
  package enum Parameter {
    case bytes([UInt8])
    case text(String)
    case number(UInt64)
  }

  /// When the log is flushed to the disk.
  package enum Synchronous: String {
    /// Before a commit returns.
    case full = "FULL"
    /// Before the log is copied into the file: a power failure can lose commits.
    case normal = "NORMAL"
    /// Never.
    case off = "OFF"
  }

  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file, or creates it.
  ///
  /// Transactions are in a write-ahead log, so that readers do not wait for a writer.
  ///
  /// - Throws: ``FactStoreError``, if the file cannot be opened or is not of SQLite.
  package init(_ path: String, _ synchronous: Synchronous) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw FactStoreError("SQLite: no memory") }
    guard code == SQLITE_OK else {
      defer { sqlite3_close(opened) }
      throw FactStoreError("SQLite: \(String(cString: sqlite3_errmsg(opened))): \(path)")
    }
    handle = opened
    // Others hold the lock for the time of a flush. The handler of SQLite sleeps longer each time, so that a process
    // that commits all the time keeps others away.
    sqlite3_busy_handler(
      handle,
      { _, count in
        usleep(.random(in: 200...1000))
        return count < 20_000 ? 1 : 0
      }, nil)
    // SQLite does not wait for another process that makes the same new file.
    var tries = 0
    let log = "PRAGMA journal_mode = WAL"
    while tries < 10_000, sqlite3_exec(handle, log, nil, nil, nil) == SQLITE_BUSY {
      tries += 1
      usleep(1000)
    }
    try run(log)
    // On Apple platforms, only a full flush reaches the disk; elsewhere, this changes nothing.
    try run("PRAGMA fullfsync = ON")
    try run("PRAGMA synchronous = \(synchronous.rawValue)")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  /// Runs statements without parameters.
  package func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Runs a statement, and returns the first column of its rows as bytes.
  @discardableResult
  package func rows(_ sql: String, _ parameters: Parameter...) throws -> [[UInt8]] {
    try values(sql, parameters) { statement in
      let count = Int(sqlite3_column_bytes(statement, 0))
      return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, 0), count: count))
    }
  }

  /// Runs a statement, and returns the number in the first column of the first row, or `nil`.
  package func number(_ sql: String, _ parameters: Parameter...) throws -> UInt64? {
    try values(sql, parameters) { UInt64(bitPattern: sqlite3_column_int64($0, 0)) }.first
  }

  private func values<Value>(
    _ sql: String, _ parameters: [Parameter], _ value: (OpaquePointer) -> Value
  ) throws -> [Value] {
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    for (index, parameter) in parameters.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch parameter {
        case .bytes(let bytes): desk_bind_blob(statement, place, bytes, UInt64(bytes.count))
        case .text(let text): desk_bind_text(statement, place, text, Int32(text.utf8.count))
        case .number(let number):
          sqlite3_bind_int64(statement, place, Int64(bitPattern: number))
        }
      guard code == SQLITE_OK else { throw failure }
    }
    var values: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: values.append(value(statement))
      case SQLITE_DONE: return values
      default: throw failure
      }
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure
    }
    statements[sql] = statement
    return statement
  }

  /// Runs a body in a transaction, which holds the lock of the writer from the start, if it writes.
  ///
  /// If the body or the commit throws, nothing of it is stored, or nobody knows.
  @discardableResult
  package func transaction<Value>(writes: Bool = true, _ body: () throws -> Value) throws -> Value {
    try run(writes ? "BEGIN IMMEDIATE" : "BEGIN")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private var failure: FactStoreError {
    FactStoreError("SQLite: \(String(cString: sqlite3_errmsg(handle)))")
  }
}
