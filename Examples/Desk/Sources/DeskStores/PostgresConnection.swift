import CPq
import Foundation

/// A connection of one thread to PostgreSQL, which is made when it is needed and again after it was lost.
struct PostgresConnection {
  /// The result of a statement.
  enum Result {
    /// The number of rows that it wrote or returned.
    case rows(Int)
    /// It failed with this SQLSTATE and message, and so did the whole transaction.
    case failed(state: String, message: String)

    var hasRows: Bool { if case .rows(let count) = self { count > 0 } else { false } }
  }

  private let info: String
  /// SQL to run on each new connection.
  private let greeting: String
  private let statements: [(name: String, sql: String)]
  private var handle: OpaquePointer?

  init(_ info: String, greeting: String = "", statements: [(name: String, sql: String)]) {
    self.info = info
    self.greeting = greeting
    self.statements = statements
  }

  /// Returns the connection, and waits up to some seconds for a database that is starting.
  mutating func open(patience: TimeInterval = 10) throws -> OpaquePointer {
    if let handle, PQstatus(handle) == CONNECTION_OK { return handle }
    close()
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      guard let new = PQconnectdb(info) else { throw FactStoreError("PostgreSQL: no memory") }
      if PQstatus(new) == CONNECTION_OK, prepare(new) {
        handle = new
        return new
      }
      let reason = String(cString: PQerrorMessage(new))
      PQfinish(new)
      guard Date() < end else { throw FactStoreError("PostgreSQL: \(reason)") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  mutating func close() {
    if let handle { PQfinish(handle) }
    handle = nil
  }

  private func prepare(_ new: OpaquePointer) -> Bool {
    let greeted = PQexec(new, greeting)
    defer { PQclear(greeted) }
    return PQresultStatus(greeted) != PGRES_FATAL_ERROR
      && statements.allSatisfy { statement in
        let result = PQprepare(new, statement.name, statement.sql, 0, nil)
        defer { PQclear(result) }
        return PQresultStatus(result) == PGRES_COMMAND_OK
      }
  }

  // MARK: Statements

  /// Runs SQL without parameters, all in one transaction.
  mutating func run(_ sql: String) throws {
    let result = PQexec(try open(), sql)
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      throw FactStoreError("PostgreSQL: \(String(cString: PQresultErrorMessage(result)))")
    }
  }

  /// Returns the first column of the rows of a prepared statement.
  ///
  /// It tries again if the connection is lost; the statement must not mind.
  mutating func rows(_ name: String, _ parameters: [[UInt8]]) throws -> [[UInt8]] {
    let end = Date(timeIntervalSinceNow: 10)
    while true {
      let connection = try open()
      let result = Self.bind(parameters) {
        PQexecPrepared(connection, name, Int32(parameters.count), $0, $1, $2, 1)
      }
      defer { PQclear(result) }
      let status = PQresultStatus(result)
      if status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK {
        return (0..<PQntuples(result)).map { row in
          let start = UnsafeRawPointer(PQgetvalue(result, row, 0))
          return Array(
            UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, 0))))
        }
      }
      guard PQstatus(connection) != CONNECTION_OK, Date() < end else {
        throw FactStoreError("PostgreSQL: \(String(cString: PQresultErrorMessage(result)))")
      }
    }
  }

  /// Sends prepared statements in one round trip and as one transaction, and returns what became of each up to
  /// the first that failed.
  ///
  /// - Throws: ``FactStoreError``, if the answer to the commit did not come: nobody knows then.
  mutating func transaction(_ calls: [(name: String, parameters: [[UInt8]])]) throws -> [Result] {
    let connection = try open()
    guard PQenterPipelineMode(connection) == 1 else {
      throw FactStoreError("PostgreSQL: no pipeline")
    }
    defer { _ = PQexitPipelineMode(connection) }
    for call in calls {
      _ = Self.bind(call.parameters) {
        PQsendQueryPrepared(connection, call.name, Int32(call.parameters.count), $0, $1, $2, 1)
      }
    }
    _ = PQpipelineSync(connection)
    var results: [Result] = []
    // The rows of a statement are no answer yet: only that to the sync is the commit.
    while PQstatus(connection) == CONNECTION_OK {
      guard let result = PQgetResult(connection) else { continue }
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_PIPELINE_SYNC: return results
      case PGRES_PIPELINE_ABORTED: break
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        results.append(.rows(Int(String(cString: PQcmdTuples(result))) ?? 0))
      default:
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
        results.append(
          .failed(
            state: state.map { String(cString: $0) } ?? "",
            message: String(cString: PQresultErrorMessage(result))))
      }
    }
    throw FactStoreError("PostgreSQL: the connection was lost before the answer to the commit")
  }

  // MARK: Parameters

  /// Calls a function of libpq with binary parameters.
  private static func bind<Value>(
    _ parameters: [[UInt8]],
    _ body: (
      UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
    ) -> Value
  ) -> Value {
    let lengths = parameters.map { Int32($0.count) }
    let formats = parameters.map { _ in 1 as Int32 }
    // A byte more, so that an empty parameter has an address and is not NULL.
    return (parameters.flatMap(\.self) + [0]).withUnsafeBytes { bytes in
      var offset = 0
      let starts = parameters.map { parameter in
        defer { offset += parameter.count }
        return bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: CChar.self) }
      }
      return body(starts, lengths, formats)
    }
  }

  /// The binary form of an array of `bytea`, whose number in PostgreSQL is 17, or of `bigint`, 20.
  static func array(of type: UInt32 = 17, _ elements: [[UInt8]]) -> [UInt8] {
    let header: [UInt32] =
      elements.isEmpty ? [0, 0, type] : [1, 0, type, UInt32(elements.count), 1]
    var bytes = header.flatMap(\.bigEndianBytes)
    bytes.reserveCapacity(bytes.count + elements.reduce(0) { $0 + $1.count + 4 })
    for element in elements {
      bytes += UInt32(element.count).bigEndianBytes
      bytes += element
    }
    return bytes
  }
}
