import BenchmarkHarness
import BlackHole
import EventRegistration

/// Applies the facts of an event to a ledger; an operation is a fact.
struct LedgerReplayWorkload: Workload {
  let history: LedgerHistory
  private var ledger: EventLedger?

  init(_ history: LedgerHistory) { self.history = history }

  var operations: Int { history.facts.count }

  // The ledger of the previous run is released before the next one, outside the timing.
  var isRepeatable: Bool { false }

  mutating func setUp() { ledger = nil }

  mutating func run(_ count: Int) -> Int {
    ledger = history.ledger(count)
    return ledger == nil ? 0 : count
  }

  mutating func checksum(_ count: Int) -> UInt64 { history.ledger(count)?.digest ?? 0 }
}

/// Applies the facts to a plain history.
struct PlainReplayWorkload: Workload {
  let history: LedgerHistory

  var operations: Int { history.facts.count }

  func run(_ count: Int) -> Int {
    blackHole(PlainHistory(history.facts.prefix(count)))
    return count
  }

  func checksum(_ count: Int) -> UInt64 { PlainHistory(history.facts.prefix(count)).digest }
}

/// Creates the snapshot of a ledger; an operation is a child.
struct SnapshotWorkload: Workload {
  let ledger: EventLedger
  let operations: Int

  init(_ ledger: EventLedger) {
    self.ledger = ledger
    operations = max(ledger.registrations.count, 1)
  }

  func run(_ count: Int) -> Int {
    blackHole(ledger.snapshot)
    return count
  }

  func checksum(_ count: Int) -> UInt64 { RestoreWorkload(ledger).checksum(count) }
}

/// Restores a ledger from its snapshot; an operation is a child.
struct RestoreWorkload: Workload {
  let operations: Int
  private let snapshot: [UInt8]
  private var ledger: EventLedger?

  init(_ ledger: EventLedger) {
    operations = max(ledger.registrations.count, 1)
    snapshot = ledger.snapshot
  }

  var isRepeatable: Bool { false }

  mutating func setUp() { ledger = nil }

  mutating func run(_ count: Int) -> Int {
    ledger = try? EventLedger(snapshot: snapshot)
    return ledger == nil ? 0 : count
  }

  /// The checksum of the ledger, if its snapshot is equal again.
  func checksum(_ count: Int) -> UInt64 {
    guard let ledger = try? EventLedger(snapshot: snapshot), ledger.snapshot == snapshot else {
      return 0
    }
    return ledger.digest
  }
}

/// Restores a ledger from all its facts; an operation is a child.
struct ReplayedSnapshotWorkload: Workload {
  let history: LedgerHistory
  let operations: Int

  func run(_ count: Int) -> Int {
    blackHole(history.ledger(history.facts.count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 { PlainHistory(history.facts).digest }
}
