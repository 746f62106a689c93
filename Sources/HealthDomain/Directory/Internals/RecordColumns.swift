/// The records by slot, and the order between them.
struct RecordColumns: Sendable {
  /// The record of each slot, or `nil` if the slot is free.
  private(set) var records: ContiguousArray<DirectoryRecord?> = []
  private(set) var facts: ContiguousArray<RecordFacts?> = []

  /// The number of slots.
  var count: Int { records.count }

  /// Sets the record of a slot, which can be the one behind the last.
  mutating func set(_ record: DirectoryRecord?, at slot: Int, prior: ReviewPrior?) {
    if slot == count {
      records.append(nil)
      facts.append(nil)
    }
    records[slot] = record
    facts[slot] = record.map { RecordFacts($0, prior: prior) }
  }
}

/// A place in an order, which a record has or had.
struct RecordPosition: Hashable, Sendable {
  /// The number of ``RecordFacts/key(in:)``, or the distance.
  var key: UInt64
  /// The folded title, if titles decide.
  var title = ""
  var id: ItemReference
}

extension RecordColumns {
  func key(of slot: Int, in order: StoredOrder) -> UInt64 {
    facts[slot]?.key(in: order) ?? .max
  }

  /// The position of a slot that has a record.
  func position(of slot: Int, in order: StoredOrder) -> RecordPosition {
    guard let facts = facts[slot], let record = records[slot] else {
      preconditionFailure("Internal error: a slot has no record.")
    }
    return RecordPosition(
      key: facts.key(in: order), title: order.isByTitle ? facts.title : "", id: record.id)
  }

  /// Whether a slot comes before a position.
  func isBefore(_ slot: Int, _ position: RecordPosition, in order: StoredOrder) -> Bool {
    compare(slot, position, in: order) < 0
  }

  /// Whether a slot comes behind a position.
  func isBehind(_ slot: Int, _ position: RecordPosition, in order: StoredOrder) -> Bool {
    compare(slot, position, in: order) > 0
  }

  /// Returns -1, 0, or 1 if a slot is before, at, or behind a position.
  @inline(__always)
  private func compare(_ slot: Int, _ position: RecordPosition, in order: StoredOrder) -> Int {
    guard let facts = facts[slot], let record = records[slot] else { return 1 }
    let key = facts.key(in: order)
    if key != position.key { return key < position.key ? -1 : 1 }
    if order.isByTitle, facts.title != position.title {
      let isLess = facts.title.utf8.lexicographicallyPrecedes(position.title.utf8)
      return isLess == (order == .title) ? -1 : 1
    }
    return record.id == position.id ? 0 : record.id < position.id ? -1 : 1
  }
}
