import Foundation

/// Facts in a JetStream stream with replicas, through the C client of NATS.
///
/// A subject is a stream of facts, and a message is an append: all of its facts or none. A refusal is an append, too:
/// a message without facts, after which nothing counts that was decided before it.
///
/// **Rivals.** The server refuses a message if the last one of the subject is not the expected one. Servers before
/// the fix of nats-server issue 4320, such as the 2.9.10 of Debian 12, store both of two messages that come at the same
/// time. So each message also says which one it follows, readers skip those that do not follow the last one that
/// counts, and a writer looks at what came before its message. This needs only an order that never changes.
///
/// **Several streams.** JetStream cannot change two subjects at once. An append to several streams stores one
/// after the other, as far as the versions fit, accounts first: a provider's place is taken before the event is
/// public. After a crash between the two, the account counts an event that is not published yet; publishing
/// it again counts nothing twice.
package final class NATSStore: FactStore {
  private typealias Job = @Sendable (NATSConnection) -> Void

  private static let facts = "FACTS"
  private static let snapshots = "SNAPSHOTS"

  private let jobs = WorkQueue<Job>()
  private let heads = NATSHeads()

  /// Creates a store, and its streams if there are none.
  ///
  /// - Parameters:
  ///   - servers: The addresses of the servers, such as `nats://127.0.0.1:4222`.
  ///   - replicas: The number of servers that store each message; more than half of them have it when it is answered.
  ///   - threads: The number of appends at once, since a call waits for the answer of the cluster.
  /// - Throws: ``FactStoreError``, if there is no connection.
  package init(_ servers: [String], replicas: Int = 3, threads: Int = 32) throws {
    let connection = try NATSConnection(servers)
    try connection.create(
      Self.facts, subject: "facts.>", replicas: replicas, messagesPerSubject: -1)
    try connection.create(
      Self.snapshots, subject: "snapshots.>", replicas: replicas, messagesPerSubject: 1)
    for _ in 0..<threads {
      jobs.serve(atMost: 1, with: { try? NATSConnection(servers) }) { connection, jobs in
        while connection == nil { connection = try? NATSConnection(servers) }
        if let connection { for job in jobs { job(connection) } }
      }
    }
  }

  /// Returns the name of the server that leads the stream of facts.
  ///
  /// - Throws: ``FactStoreError``.
  package static func leader(_ servers: [String]) throws -> String? {
    try NATSConnection(servers).leader(of: facts)
  }

  /// Ends the threads after the work that they have.
  package func close() { jobs.close() }

  deinit { close() }

  private func perform<Value: Sendable>(
    _ body: @escaping @Sendable (NATSConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { answer in
      let isOpen = jobs.add { connection in
        answer.resume(with: Result { try body(connection) })
      }
      if !isOpen { answer.resume(throwing: FactStoreError("The store is closed.")) }
    }
  }

  private static func subject(_ root: String, _ stream: FactStream) -> String {
    "\(root).\(stream.kind).\(String(stream.high, radix: 16)).\(String(stream.low, radix: 16))"
  }

  // MARK: Appending

  package func append(_ appends: [FactAppend]) async throws -> Bool {
    try await perform { [heads] connection in
      for append in appends where try !Self.append(append, connection, heads) { return false }
      return true
    }
  }

  private static func append(
    _ append: FactAppend, _ connection: NATSConnection, _ heads: NATSHeads
  ) throws -> Bool {
    let subject = subject("facts", append.stream)
    var head = heads[append.stream] ?? NATSHead()
    if head.version != append.version { try head.advance(connection, subject) }
    guard head.version == append.version else { return false }
    let message = FactMessage(follows: head.last, after: append.version, append.facts)
    defer { heads[append.stream] = head }
    let end = Date(timeIntervalSinceNow: 20)
    while true {
      var through: UInt64?
      switch connection.publish(message.bytes, to: subject, after: head.sequence) {
      case .stored(let sequence):
        // If nothing at all came in between, there is nothing to look at.
        if sequence == head.sequence + 1 {
          head.take(message, sequence)
          return true
        }
        through = sequence
      case .wrongSequence, .unknown:
        // Nobody knows: even a wrong sequence can be due to this message, whose answer was lost. It may be sent
        // again: of two equal messages, the first counts.
        guard Date() < end else { throw FactStoreError("NATS: no answer") }
        Thread.sleep(forTimeInterval: 0.002)
      }
      let isThere = try head.advance(connection, subject, through: through, seeking: message.bytes)
      if head.last != message.follows { return isThere }
    }
  }

  // MARK: Reading

  package func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]] {
    try await perform { [heads] connection in
      var head =
        heads.mark(of: stream).flatMap { $0.version <= version ? $0 : nil } ?? NATSHead()
      var facts: [[UInt8]] = []
      try head.advance(connection, Self.subject("facts", stream)) {
        facts += $0.facts(after: version)
      }
      heads[stream] = head
      heads.set(mark: head, of: stream)
      return facts
    }
  }

  /// A snapshot is stored with the place after which its facts come.
  package func snapshot(of stream: FactStream) async throws -> [UInt8]? {
    try await perform { [heads] connection in
      let subject = Self.subject("snapshots", stream)
      guard let bytes = try connection.last(Self.snapshots, subject)?.bytes, bytes.count > 24 else {
        return nil
      }
      heads.set(mark: NATSHead(bytes: bytes), of: stream)
      return Array(bytes[24...])
    }
  }

  package func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws {
    try await perform { [heads] connection in
      // A message holds at most 1 MB.
      guard let head = heads[stream], head.version == version, snapshot.count < 1_000_000 else {
        return
      }
      _ = connection.publish(
        head.bytes + snapshot, to: Self.subject("snapshots", stream), after: nil)
    }
  }
}

/// A place in a subject.
struct NATSHead: Sendable {
  /// The version of the stream of facts.
  var version: UInt64 = 0
  /// The sequence number of the last message that counts.
  var last: UInt64 = 0
  /// The sequence number of the last message.
  var sequence: UInt64 = 0

  init() {}

  init(bytes: [UInt8]) {
    version = UInt64(bigEndianBytes: bytes[..<8])
    last = UInt64(bigEndianBytes: bytes[8..<16])
    sequence = UInt64(bigEndianBytes: bytes[16..<24])
  }

  var bytes: [UInt8] { version.bigEndianBytes + last.bigEndianBytes + sequence.bigEndianBytes }

  /// Goes on to the next message, which counts.
  mutating func take(_ message: FactMessage, _ sequence: UInt64) {
    self.sequence = sequence
    last = sequence
    version = message.version + UInt64(message.facts.count)
  }

  /// Goes on to the last message, or at least to a sequence number, calls a function with messages that count,
  /// and returns whether one of those has the bytes that are sought.
  @discardableResult
  mutating func advance(
    _ connection: NATSConnection, _ subject: String, through end: UInt64? = nil,
    seeking bytes: [UInt8] = [], _ body: (FactMessage) -> Void = { _ in }
  ) throws -> Bool {
    let end = try end ?? connection.last("FACTS", subject)?.sequence ?? 0
    var isThere = false
    let deadline = Date(timeIntervalSinceNow: 20)
    while sequence < end {
      guard let message = try connection.next("FACTS", subject, from: sequence + 1) else {
        // This server does not have it yet.
        guard Date() < deadline else { throw FactStoreError("NATS: no message \(end)") }
        Thread.sleep(forTimeInterval: 0.001)
        continue
      }
      sequence = message.sequence
      let parsed = FactMessage(message.bytes)
      guard parsed.follows == last, parsed.version == version else { continue }
      take(parsed, sequence)
      if message.bytes == bytes { isThere = true }
      body(parsed)
    }
    return isThere
  }
}

/// A process's memory of subjects.
///
/// It saves round trips, and may be wrong.
final class NATSHeads: @unchecked Sendable {
  private let lock = NSLock()
  private var heads: [FactStream: NATSHead] = [:]
  private var marks: [FactStream: NATSHead] = [:]
  private static let limit = 100_000

  subscript(stream: FactStream) -> NATSHead? {
    get { lock.withLock { heads[stream] } }
    set {
      lock.withLock {
        if heads.count >= Self.limit { heads = [:] }
        heads[stream] = newValue
      }
    }
  }

  /// The last place from which facts were read.
  func mark(of stream: FactStream) -> NATSHead? { lock.withLock { marks[stream] } }

  func set(mark: NATSHead, of stream: FactStream) {
    lock.withLock {
      if marks.count >= Self.limit { marks = [:] }
      marks[stream] = mark
    }
  }
}

/// The bytes of a message: the sequence number of the one that it follows, the version before its facts, a number of
/// its own, and the facts.
///
/// The number tells the message from that of a rival who decided the same.
struct FactMessage {
  let follows: UInt64
  let version: UInt64
  let facts: [[UInt8]]
  let bytes: [UInt8]

  init(follows: UInt64, after version: UInt64, _ facts: [[UInt8]]) {
    self.follows = follows
    self.version = version
    self.facts = facts
    var bytes = follows.bigEndianBytes + version.bigEndianBytes
    bytes += UInt64.random(in: 0 ... .max).bigEndianBytes
    for fact in facts { bytes += UInt32(fact.count).bigEndianBytes + fact }
    self.bytes = bytes
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    follows = UInt64(bigEndianBytes: bytes.prefix(8))
    version = UInt64(bigEndianBytes: bytes.dropFirst(8).prefix(8))
    var facts: [[UInt8]] = []
    var rest = bytes.dropFirst(24)
    while rest.count >= 4 {
      let count = Int(UInt32(bigEndianBytes: rest.prefix(4)))
      facts.append(Array(rest.dropFirst(4).prefix(count)))
      rest = rest.dropFirst(4 + count)
    }
    self.facts = facts
  }

  func facts(after version: UInt64) -> [[UInt8]] {
    Array(facts.dropFirst(version > self.version ? Int(min(version - self.version, 1 << 30)) : 0))
  }
}
