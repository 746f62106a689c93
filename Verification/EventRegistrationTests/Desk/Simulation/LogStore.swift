import EventRegistration

/// The store that the hosts of a ``Simulation`` share: a log of bytes and a snapshot for each
/// event.
struct LogStore {
  /// The log of an event.
  struct Stream {
    fileprivate(set) var facts: [EventFact] = []
    fileprivate(set) var bytes: [UInt8] = []
    /// The number of facts and bytes after each append.
    fileprivate(set) var appends: [(version: Int, end: Int)] = []
    fileprivate(set) var snapshot: (version: Int, bytes: [UInt8])?
  }

  private(set) var streams: [Stream]
  private(set) var accountFacts: [ProviderAccount.Fact] = []
  /// How often a snapshot was read, and how often facts followed it.
  private(set) var snapshotReads = (all: 0, stale: 0)

  init(events: Int) { streams = Array(repeating: Stream(), count: events) }

  func version(of event: Int) -> UInt64 { UInt64(streams[event].facts.count) }

  /// Appends facts if the version is still the one on which they were decided.
  mutating func append(_ facts: [EventFact], of event: Int, ifVersionIs version: UInt64) -> Bool {
    guard self.version(of: event) == version else { return false }
    append(facts, of: event)
    return true
  }

  mutating func append(_ facts: [EventFact], of event: Int) {
    guard !facts.isEmpty else { return }
    streams[event].facts += facts
    // Far below the maximum length of a record.
    try? EventFact.append(facts, to: &streams[event].bytes)
    streams[event].appends.append((streams[event].facts.count, streams[event].bytes.count))
  }

  mutating func append(_ facts: [ProviderAccount.Fact]) { accountFacts += facts }

  /// Appends the facts of a batch if all versions are still those on which they were decided.
  mutating func append(_ batch: RegistrationService.Batch) -> Bool {
    let isNext =
      batch.events.allSatisfy { version(of: Int($0.stream.low)) == $0.version }
      && batch.accounts.allSatisfy { UInt64(accountFacts.count) == $0.version }
    guard isNext else { return false }
    for append in batch.events {
      // One record for the facts of each command, and for those of each passing of time.
      var start = 0
      for index in append.facts.indices
      where index + 1 == append.facts.count
        || append.facts[index].cause != append.facts[index + 1].cause
        || append.facts[index].time != append.facts[index + 1].time
      {
        self.append(Array(append.facts[start...index]), of: Int(append.stream.low))
        start = index + 1
      }
    }
    for append in batch.accounts { accountFacts += append.facts }
    return true
  }

  mutating func store(_ snapshot: [UInt8], of event: Int, version: UInt64) {
    streams[event].snapshot = (Int(version), snapshot)
  }

  /// Loses the last append, as a disk can that confirmed it too early.
  mutating func loseLastAppend(of event: Int) {
    guard streams[event].appends.popLast() != nil else { return }
    let (version, end) = streams[event].appends.last ?? (0, 0)
    streams[event].facts.removeLast(streams[event].facts.count - version)
    streams[event].bytes.removeLast(streams[event].bytes.count - end)
  }

  /// The ledger from the snapshot and the facts after it, or from the facts alone.
  mutating func ledger(
    of event: Int, fromSnapshot: Bool = true,
    remembering retention: RegistrationRequest.Retention = .standard
  ) throws -> EventLedger {
    let stream = streams[event]
    var ledger = EventLedger(Scenario.event(event), remembering: retention)
    var offset = 0
    if fromSnapshot, let (version, bytes) = stream.snapshot, version <= stream.facts.count {
      ledger = try EventLedger(snapshot: bytes)
      offset = stream.appends.last { $0.version == version }?.end ?? 0
      snapshotReads.all += 1
      if version < stream.facts.count { snapshotReads.stale += 1 }
    }
    var reader = FactLogReader<EventFact>(stream.bytes, from: offset)
    while let facts = try reader.next() {
      for fact in facts { try ledger.apply(fact) }
    }
    return ledger
  }

  func account() throws -> ProviderAccount {
    var account = ProviderAccount(Scenario.provider)
    for fact in accountFacts { try account.apply(fact) }
    return account
  }
}

extension Scenario {
  static let provider = PersonID(high: 1, low: 0)

  /// The ID of a request for all events.
  static func seriesRequest(_ number: Int) -> RegistrationRequest.ID {
    RegistrationRequest.ID(high: 8, low: UInt64(number))
  }

  static func event(_ index: Int) -> EventID { EventID(high: 4, low: UInt64(index)) }

  /// The requester of a number: 0 is the provider and 9 an administrator.
  static func requester(_ number: Int) -> Requester {
    switch number {
    case 0: .provider(provider)
    case 9: .admin(PersonID(high: 1, low: 9))
    default: .parent(PersonID(high: 2, low: UInt64(number)))
    }
  }
}
