import BenchmarkHarness
import BlackHole
import EventRegistration

/// Restores published events at a desk, where nobody uses them; an operation is an event.
///
/// The memory of a run is that of the events, which includes their texts.
struct IdleDeskWorkload: Workload {
  private let snapshots: [[UInt8]]
  private var desk: RegistrationDesk?

  init(_ records: [EventRecord]) {
    snapshots = records.map(\.published).compactMap { $0.isPublished ? $0.snapshot : nil }
  }

  var operations: Int { snapshots.count }

  // The desk of the previous run is released before the next one, outside the timing.
  var isRepeatable: Bool { false }

  mutating func setUp() { desk = nil }

  mutating func run(_ count: Int) -> Int {
    let new = RegistrationDesk(seed: 1)
    var restored = 0
    for snapshot in snapshots.prefix(count) {
      guard let ledger = try? EventLedger(snapshot: snapshot) else { continue }
      new.restore(ledger)
      restored += 1
    }
    desk = new
    return restored
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    blackHole(run(count))
    defer { desk = nil }
    return desk?.records().digest ?? 0
  }
}

/// The same events as a list of records.
struct PlainIdleWorkload: Workload {
  let records: [EventRecord]

  var operations: Int { records.count }

  func run(_ count: Int) -> Int {
    var events: [EventID: EventRecord] = [:]
    for record in records.prefix(count) { events[record.id] = record }
    blackHole(events)
    return events.count
  }

  func checksum(_ count: Int) -> UInt64 { Array(records.prefix(count)).digest }
}

extension EventRecord {
  /// The ledger of a published event with these details, which remembers two requests.
  var published: EventLedger {
    var ledger = EventLedger(id)
    var facts: [EventFact] = []
    for (step, command) in [EventCommand.draft(details), .publish].enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: id.low &+ UInt64(step), low: id.high), by: .provider(owner),
        at: FamilyInput.start)
      blackHole(ledger.perform(command, request, facts: &facts))
    }
    return ledger
  }
}

extension [EventRecord] {
  /// A checksum of the events and their details, in the order of lists.
  fileprivate var digest: UInt64 {
    var digest = SeatDigest()
    let sorted = sorted { ($0.details.startTime, $0.id) < ($1.details.startTime, $1.id) }
    for record in sorted {
      digest.add(record.id.high, record.id.low, record.owner.high, record.owner.low)
      for text in [record.details.title, record.details.summary, record.details.venue.city] {
        for byte in text.utf8 { digest.add(UInt64(byte)) }
      }
      digest.add(UInt64(record.details.capacity), UInt64(record.details.flags.rawValue))
    }
    return digest.sum
  }
}
