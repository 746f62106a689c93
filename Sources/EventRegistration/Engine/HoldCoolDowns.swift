import SeatCounting

/// The parents who cannot hold seats again yet, because they let a hold go unused.
struct HoldCoolDowns: Sendable {
  /// The time after an unused hold, or 0 if there is no cool-down.
  private var seconds: UInt32 = 0
  /// The number of parents at which those whose cool-down is over are removed.
  private var largestCount: UInt32 = 16
  private var ends: [PersonID: Int64] = [:]

  /// The possible ends: a hold with the last deadline and the longest cool-down.
  static let validEnds =
    EventFact.Change.deadlines.lowerBound...EventFact.Change.deadlines.upperBound
    + Int64(EventPolicy.GuardianLimits.coolDowns.upperBound)

  /// Whether holds are followed by a cool-down.
  var isActive: Bool { seconds > 0 }

  /// The number of parents in memory, including those whose cool-down may be over.
  var count: Int { ends.count }

  /// Applies a rule.
  ///
  /// Cool-downs that started before keep their end; without a rule, they are over.
  mutating func adopt(_ seconds: Int?) {
    self.seconds = UInt32(seconds ?? 0)
    if !isActive { ends = [:] }
  }

  /// Returns the instant from which a person can hold seats again, or `nil` if there is none.
  subscript(person: PersonID) -> Int64? { ends[person] }

  /// Starts the cool-down of a person whose hold ended unused.
  ///
  /// - Complexity: Amortized O(1).
  mutating func start(for person: PersonID, at end: Int64, now: Int64) {
    guard isActive else { return }
    insert(person, until: end + Int64(seconds), now: now)
  }

  /// Adds a cool-down, unless it is over.
  mutating func insert(_ person: PersonID, until end: Int64, now: Int64) {
    guard end > now else { return }
    ends[person] = max(end, ends[person] ?? end)
    guard ends.count > largestCount else { return }
    ends = ends.filter { $0.value > now }
    largestCount = max(16, 2 * UInt32(clamping: ends.count))
  }

  /// The cool-downs that are not over, sorted by person.
  func active(at time: Int64) -> [Entry] {
    ends.lazy.filter { $0.value > time }.map { Entry(person: $0.key, end: $0.value) }
      .sorted { $0.person < $1.person }
  }

  mutating func rename(_ rename: Renaming) {
    ends = Dictionary(ends.map { (rename($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// The cool-down of a person.
  struct Entry: Sendable {
    var person: PersonID
    /// The instant from which the person can hold seats again.
    var end: Int64
  }
}

extension SeatBook {
  /// Starts the cool-downs of all holds whose deadline is at or before `time`, from the deadline.
  ///
  /// - Complexity: O(*k*) for *k* holds and offers that expire.
  mutating func coolDownExpiredHolds(until time: Int64) {
    guard coolDowns.isActive else { return }
    var lead = table.queues.kept.head
    while lead != SeatNode.none, table.nodes[lead].deadline <= time {
      coolDownHold(of: table.nodes[lead].person, endedAt: table.nodes[lead].deadline, now: time)
      lead = table.nodes[lead].next
    }
  }

  /// Starts the cool-downs of the people who requested the holds of children, before these end.
  ///
  /// Without an end, each hold expired at its deadline.
  mutating func coolDownHolds(of children: [ChildID], endedAt end: Int64?, now: Int64) {
    guard coolDowns.isActive else { return }
    for child in children {
      guard let number = roster.number(of: child) else { continue }
      let slot = table.seats.slots[table.seats.slots.position(of: number)]
      coolDownHold(of: number, endedAt: end ?? deadline(of: slot.link), now: now)
    }
  }

  private mutating func coolDownHold(of number: UInt32, endedAt end: Int64, now: Int64) {
    guard roster[number].isHeld else { return }
    coolDowns.start(for: roster[number].registeredBy, at: end, now: now)
  }
}

extension HoldCoolDowns.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    person.encode(into: &sink)
    end.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      person: try reader.value(), end: try reader.value { HoldCoolDowns.validEnds.contains($0) })
  }
}
