import IngredientAnalysis

/// The records by slot, and the order between them.
struct RecordColumns: Sendable {
  /// The record of each slot, or `nil` if the slot is free.
  private(set) var records: ContiguousArray<StoredRecord?> = []

  // What comparisons need stands apart from the records, which are large. A free slot keeps what its
  // last record had, and is in no order.
  private(set) var facts: ContiguousArray<RecordFacts> = []
  /// The plain mean of the stars of each slot, or less than any without ratings; by itself, because a
  /// query can look at all of them.
  private(set) var means: ContiguousArray<Double> = []
  /// The key of each slot in the order of popularity, by itself for the same reason.
  private var popularities: ContiguousArray<UInt64> = []
  private(set) var ids: ContiguousArray<ItemReference> = []
  private(set) var weeks = PlainWeeks()
  /// The folded titles, of which only the first ``titleLength`` bytes count.
  private(set) var titles: ContiguousArray<String> = []

  /// The greatest number of bytes of a folded title that decide its place in an order.
  static let titleLength = 256

  /// The number of slots.
  var count: Int { records.count }

  /// Sets the record of a slot, which can be the one behind the last.
  mutating func set(_ record: DirectoryRecord, at slot: Int, prior: ReviewPrior?) {
    let title = Self.title(of: record)
    set(record, at: slot, title: title, RecordFacts(record, title: title, prior: prior))
  }

  /// The folded title of a record, as far as it counts.
  static func title(of record: DirectoryRecord) -> String {
    let folded = LabelFolding.folded(record.title)
    guard folded.utf8.count > titleLength else { return folded }
    return String(decoding: folded.utf8.prefix(titleLength), as: UTF8.self)
  }

  /// Sets the record of a slot with what comparisons need.
  mutating func set(
    _ record: DirectoryRecord, at slot: Int, title: String, _ facts: RecordFacts
  ) {
    if slot == count {
      records.append(StoredRecord(record))
      self.facts.append(facts)
      means.append(facts.mean ?? -.infinity)
      popularities.append(facts.key(in: .mostPopular))
      ids.append(record.id)
      titles.append(title)
    } else {
      records[slot] = StoredRecord(record)
      self.facts[slot] = facts
      means[slot] = facts.mean ?? -.infinity
      popularities[slot] = facts.key(in: .mostPopular)
      ids[slot] = record.id
      titles[slot] = title
    }
    weeks.set(record.hours, at: slot)
  }

  /// Changes the number of free seats of a slot.
  mutating func setFreeSeats(_ count: Int?, of slot: Int) {
    guard var record = records[slot]?.record else { return }
    record.freeSeats = count
    records[slot] = StoredRecord(record)
    facts[slot].freeSeats = count
  }

  /// Removes the record of a slot.
  mutating func remove(_ slot: Int) { records[slot] = nil }
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
  @inline(__always)
  func key(of slot: Int, in order: StoredOrder) -> UInt64 {
    order == .mostPopular ? popularities[slot] : facts[slot].key(in: order)
  }

  /// The orders in which a slot moves when its title and facts change.
  func moves(of slot: Int, title: String, _ facts: RecordFacts) -> [StoredOrder] {
    let keepsTitle = titles[slot] == title
    return StoredOrder.allCases.filter { order in
      self.facts[slot].key(in: order) != facts.key(in: order) || order.isByTitle && !keepsTitle
    }
  }

  /// The position of a slot.
  func position(of slot: Int, in order: StoredOrder) -> RecordPosition {
    RecordPosition(
      key: key(of: slot, in: order), title: order.isByTitle ? titles[slot] : "", id: ids[slot])
  }

  /// Whether each slot comes before the next one in an order.
  ///
  /// - Complexity: O(*n*)
  func areSorted(_ slots: ContiguousArray<UInt32>, in order: StoredOrder) -> Bool {
    guard slots.allSatisfy({ $0 < count }) else { return false }
    return zip(slots, slots.dropFirst()).allSatisfy { first, second in
      let (key, next) = (key(of: Int(first), in: order), key(of: Int(second), in: order))
      return key < next
        || key == next
          && isBefore(Int(first), position(of: Int(second), in: order), in: order)
    }
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
    let key = key(of: slot, in: order)
    if key != position.key { return key < position.key ? -1 : 1 }
    if order.isByTitle, titles[slot] != position.title {
      let isLess = titles[slot].utf8.lexicographicallyPrecedes(position.title.utf8)
      return isLess == (order == .title) ? -1 : 1
    }
    return ids[slot] == position.id ? 0 : ids[slot] < position.id ? -1 : 1
  }
}
