import IngredientAnalysis

/// The records by slot, and the order between them.
struct RecordColumns: Sendable {
  /// The record of each slot, or `nil` if the slot is free.
  private(set) var records: ContiguousArray<DirectoryRecord?> = []

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
      records.append(record)
      self.facts.append(facts)
      means.append(record.reviews.mean ?? -.infinity)
      popularities.append(RecordFacts.key(ofPopularity: record.popularity))
      ids.append(record.id)
      titles.append(title)
      weeks.set(record.hours, at: slot)
    } else {
      if records[slot]?.hours != record.hours { weeks.set(record.hours, at: slot) }
      records[slot] = record
      self.facts[slot] = facts
      means[slot] = record.reviews.mean ?? -.infinity
      popularities[slot] = RecordFacts.key(ofPopularity: record.popularity)
      ids[slot] = record.id
      titles[slot] = title
    }
  }

  /// Changes the number of free seats of a slot.
  mutating func setFreeSeats(_ count: Int?, of slot: Int) {
    records[slot]?.freeSeats = count
    facts[slot].setFreeSeats(count)
  }

  /// Makes room for so many slots in all, and no more.
  mutating func reserve(_ count: Int) {
    records.reserveCapacity(count)
    facts.reserveCapacity(count)
    means.reserveCapacity(count)
    popularities.reserveCapacity(count)
    ids.reserveCapacity(count)
    titles.reserveCapacity(count)
    weeks.reserve(count)
  }

  /// Removes the record of a slot.
  mutating func remove(_ slot: Int) {
    records[slot] = nil
    weeks.set(nil, at: slot)
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
  @inline(__always)
  func key(of slot: Int, in order: StoredOrder) -> UInt64 {
    // Most lists need no other facts than this number.
    order == .mostPopular
      ? popularities[slot] : facts[slot].key(in: order, popularity: popularities[slot])
  }

  /// The orders in which a slot moves when its title, facts, and popularity change.
  func moves(
    of slot: Int, title: String, _ facts: RecordFacts, popularity: Int
  ) -> [StoredOrder] {
    let keepsTitle = titles[slot] == title
    let popularity = RecordFacts.key(ofPopularity: popularity)
    return StoredOrder.allCases.filter { order in
      key(of: slot, in: order) != facts.key(in: order, popularity: popularity)
        || order.isByTitle && !keepsTitle
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
    zip(slots, slots.dropFirst()).allSatisfy { first, second in
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
