import DeskStores
import Foundation

/// The values of one kind in a file of SQLite: a row for each owner, with the JSON or the bytes, and a version.
///
///     switch try file.histories.row(of: "kim") {
///     case .none(let revision): try file.histories.save(CycleHistory(), after: revision)
///     case .value(let history, let revision): show(history); last = revision
///     case .unreadable(let reason): tell(reason)  // There is nothing to save after.
///     }
///
/// Saving needs the revision that was read. So a row that cannot be read, perhaps because a newer version of the app
/// wrote it, is never replaced by an empty value, and what another window or process saved is not lost.
package struct ValueTable<Value> {
  /// The version of a row that was read or was not there.
  package struct Revision: Hashable, Sendable {
    fileprivate let owner: String
    fileprivate let version: UInt64
  }

  package enum Row {
    /// There is no row.
    case none(Revision)
    case value(Value, Revision)
    /// The row is kept as it is.
    case unreadable(any Error)
  }

  private let connection: SQLiteConnection
  private let name: String
  private let write: (Value) throws -> SQLiteConnection.Parameter
  private let read: ([UInt8]) throws -> Value

  /// Creates a table, if there is none.
  init(
    _ connection: SQLiteConnection, _ name: String, of type: String,
    write: @escaping (Value) throws -> SQLiteConnection.Parameter,
    read: @escaping ([UInt8]) throws -> Value
  ) throws {
    self.connection = connection
    self.name = name
    self.write = write
    self.read = read
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS \(name) (
        owner TEXT PRIMARY KEY, version INTEGER NOT NULL, value \(type) NOT NULL);
      CREATE TABLE IF NOT EXISTS \(name)_aside (
        owner TEXT NOT NULL, version INTEGER NOT NULL, value \(type) NOT NULL,
        PRIMARY KEY (owner, version))
      """)
  }

  /// Reads the row of an owner.
  ///
  /// - Throws: ``FactStoreError``, if the file cannot be read.
  package func row(of owner: String) throws -> Row {
    let (revision, bytes) = try connection.transaction(writes: false) {
      (Revision(owner: owner, version: try storedVersion(of: owner)), try storedBytes(of: owner))
    }
    guard let bytes else { return .none(revision) }
    do {
      return .value(try read(bytes), revision)
    } catch {
      return .unreadable(error)
    }
  }

  /// The owners whose rows cannot be read, with the reasons.
  ///
  /// - Throws: ``FactStoreError``, if the file cannot be read.
  package func unreadable() throws -> [(owner: String, reason: any Error)] {
    var rows: [(owner: String, reason: any Error)] = []
    for bytes in try connection.rows("SELECT owner FROM \(name) ORDER BY owner") {
      let owner = String(decoding: bytes, as: UTF8.self)
      if case .unreadable(let reason) = try row(of: owner) { rows.append((owner, reason)) }
    }
    return rows
  }

  /// Saves a value, if the row is still as it was read, and returns its new revision, or `nil` if it is not.
  ///
  /// After `nil`, read the row again and merge both values.
  ///
  /// - Throws: The error of the encoder, or ``FactStoreError``; the row is then unchanged.
  package func save(_ value: Value, after revision: Revision) throws -> Revision? {
    let written = try write(value)
    return try connection.transaction {
      guard try storedVersion(of: revision.owner) == revision.version else { return nil }
      let new = Revision(owner: revision.owner, version: revision.version + 1)
      try connection.rows(
        "INSERT OR REPLACE INTO \(name) VALUES (?, ?, ?)", .text(new.owner),
        .number(new.version), written)
      return new
    }
  }

  /// Puts a row that cannot be read beside the table, where it stays, so that the owner can begin again.
  ///
  /// Ask the person first: a newer version of the app can read it.
  ///
  /// - Returns: The revision to save after, or `nil` if there is no such row.
  /// - Throws: ``FactStoreError``; the row is then unchanged.
  package func setAside(_ owner: String) throws -> Revision? {
    try connection.transaction {
      guard let bytes = try storedBytes(of: owner), (try? read(bytes)) == nil else { return nil }
      try connection.rows(
        "INSERT INTO \(name)_aside SELECT * FROM \(name) WHERE owner = ?", .text(owner))
      try connection.rows("DELETE FROM \(name) WHERE owner = ?", .text(owner))
      return Revision(owner: owner, version: try storedVersion(of: owner))
    }
  }

  /// The version of the row, or that of the last one that was set aside, so that versions never repeat.
  private func storedVersion(of owner: String) throws -> UInt64 {
    try connection.number(
      """
      SELECT max(version) FROM (SELECT version FROM \(name) WHERE owner = ?1
      UNION ALL SELECT version FROM \(name)_aside WHERE owner = ?1)
      """, .text(owner)) ?? 0
  }

  private func storedBytes(of owner: String) throws -> [UInt8]? {
    try connection.rows("SELECT value FROM \(name) WHERE owner = ?", .text(owner)).first
  }
}

extension ValueTable where Value: Codable {
  /// Creates a table of JSON, which SQLite can search.
  init(_ connection: SQLiteConnection, json name: String) throws {
    try self.init(
      connection, name, of: "TEXT",
      write: { value in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
      },
      read: { try JSONDecoder().decode(Value.self, from: Data($0)) })
  }
}
