import Essentials
import Geo

/// The records by slot, and the order between them.
package struct RecordColumns: Sendable {
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
  private(set) var weeks = PlainWeeks()
  /// The second eight bytes of the folded titles; whole titles are made when these do not decide.
  private(set) var titleRests: ContiguousArray<UInt64> = []
  /// The slots whose order is that of their references, which are slow to compare.
  private var inOrder = SlotBits(capacity: 0)

  /// The greatest number of bytes of a folded title that decide its place in an order.
  static let titleLength = 256

  /// The number of slots.
  var count: Int { records.count }

  /// The reference of the record of a slot, or of no item if the slot is free.
  @inline(__always)
  func id(of slot: Int) -> ItemReference { records[slot]?.id ?? Self.noItem }

  private static let noItem = ItemReference(known: .market, "")

  /// Sets the record of a slot, which can be the one behind the last.
  mutating func set(_ record: DirectoryRecord, at slot: Int, prior: ReviewPrior?) {
    let title = Self.title(of: record)
    set(record, at: slot, title: title, RecordFacts(record, title: title, prior: prior))
  }

  /// The folded title of a record, as far as it counts.
  static func title(of record: DirectoryRecord) -> String {
    let folded = TextFolding.folded(record.title)
    guard folded.utf8.count > titleLength else { return folded }
    return String(decoding: folded.utf8.prefix(titleLength), as: UTF8.self)
  }

  /// The folded title of the record of a slot.
  func title(of slot: Int) -> String { records[slot].map(Self.title) ?? "" }

  /// Sets the record of a slot with what comparisons need.
  mutating func set(
    _ record: DirectoryRecord, at slot: Int, title: String, _ facts: RecordFacts
  ) {
    if slot == count {
      records.append(record)
      self.facts.append(facts)
      means.append(record.reviews.mean ?? -.infinity)
      popularities.append(RecordFacts.key(ofPopularity: record.popularity))
      titleRests.append(RecordFacts.number(title.utf8.dropFirst(8)))
      weeks.set(record.hours, hasTime: record.time != nil, at: slot)
    } else {
      if records[slot]?.hours != record.hours
        || (records[slot]?.time == nil) != (record.time == nil)
      {
        weeks.set(record.hours, hasTime: record.time != nil, at: slot)
      }
      records[slot] = record
      self.facts[slot] = facts
      means[slot] = record.reviews.mean ?? -.infinity
      popularities[slot] = RecordFacts.key(ofPopularity: record.popularity)
      titleRests[slot] = RecordFacts.number(title.utf8.dropFirst(8))
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
    titleRests.reserveCapacity(count)
    weeks.reserve(count)
  }

  /// Notes that all slots are in the order of their references.
  mutating func noteSortedSlots() {
    inOrder = SlotBits(capacity: count)
    for slot in records.indices { inOrder.insert(slot) }
  }

  /// Removes the record of a slot.
  mutating func remove(_ slot: Int) {
    records[slot] = nil
    if isInOrder(slot) { inOrder.remove(slot) }
    weeks.set(nil, hasTime: false, at: slot)
  }
}

/// A place in an order, which a record has or had.
struct RecordPosition: Hashable, Sendable {
  /// The number of ``RecordFacts/key(in:)``, or the distance.
  let key: UInt64
  /// The folded title, if titles decide.
  let title: String
  /// The second eight bytes of the title.
  let titleRest: UInt64
  let id: ItemReference

  init(key: UInt64, title: String = "", id: ItemReference) {
    self.key = key
    self.title = title
    titleRest = RecordFacts.number(title.utf8.dropFirst(8))
    self.id = id
  }
}

extension RecordColumns {
  @inline(__always)
  func key(of slot: Int, in order: StoredOrder) -> UInt64 {
    // Most lists need no other facts than this number.
    order == .mostPopular ? popularities[slot] : facts[slot].key(in: order, popularity: 0)
  }

  /// The orders in which a slot moves when it gets another record.
  func moves(
    of slot: Int, to record: DirectoryRecord, keepsTitle: Bool, _ facts: RecordFacts
  ) -> [StoredOrder] {
    let popularity = RecordFacts.key(ofPopularity: record.popularity)
    return StoredOrder.allCases.filter { order in
      key(of: slot, in: order) != facts.key(in: order, popularity: popularity)
        || order.isByTitle && !keepsTitle
    }
  }

  /// The position of a slot.
  func position(of slot: Int, in order: StoredOrder) -> RecordPosition {
    position(of: slot, title: order.isByTitle ? title(of: slot) : "", in: order)
  }

  /// The position of a slot whose folded title is known.
  func position(of slot: Int, title: String, in order: StoredOrder) -> RecordPosition {
    RecordPosition(
      key: key(of: slot, in: order), title: order.isByTitle ? title : "", id: id(of: slot))
  }

  /// Whether each slot comes before the next one in an order.
  ///
  /// - Complexity: O(*n*)
  func areSorted(_ slots: ContiguousArray<UInt32>, in order: StoredOrder) -> Bool {
    zip(slots, slots.dropFirst()).allSatisfy { first, second in
      let (key, next) = (key(of: Int(first), in: order), key(of: Int(second), in: order))
      return key < next
        || key == next && isBefore(Int(first), Int(second), in: order)
    }
  }

  /// Whether a slot comes before another one that has the same key.
  func isBefore(_ slot: Int, _ other: Int, in order: StoredOrder) -> Bool {
    let (rest, otherRest) = (titleRests[slot], titleRests[other])
    if order.isByTitle, rest != otherRest { return (rest < otherRest) == (order == .title) }
    return isBefore(slot, position(of: other, in: order), of: other, in: order)
  }

  /// Whether a slot comes before a position, which can be that of another slot.
  func isBefore(
    _ slot: Int, _ position: RecordPosition, of other: Int? = nil, in order: StoredOrder
  ) -> Bool {
    compare(slot, position, of: other, in: order) < 0
  }

  /// Whether a slot comes behind a position, which can be that of another slot.
  func isBehind(
    _ slot: Int, _ position: RecordPosition, of other: Int? = nil, in order: StoredOrder
  ) -> Bool {
    compare(slot, position, of: other, in: order) > 0
  }

  @inline(__always)
  private func isInOrder(_ slot: Int) -> Bool {
    slot < inOrder.words.count * 64 && inOrder.contains(slot)
  }

  /// Returns -1, 0, or 1 if a slot is before, at, or behind a position.
  @inline(__always)
  private func compare(
    _ slot: Int, _ position: RecordPosition, of other: Int?, in order: StoredOrder
  ) -> Int {
    let key = key(of: slot, in: order)
    if key != position.key { return key < position.key ? -1 : 1 }
    if order.isByTitle {
      let difference = compareTitle(of: slot, position)
      if difference != 0 { return order == .title ? difference : -difference }
    }
    if let other, isInOrder(slot), isInOrder(other) { return (slot - other).signum() }
    let id = id(of: slot)
    return id == position.id ? 0 : id < position.id ? -1 : 1
  }

  /// Returns -1, 0, or 1 if the title of a slot is before, equal to, or behind one with the same first eight
  /// bytes.
  private func compareTitle(of slot: Int, _ position: RecordPosition) -> Int {
    let (title, rest) = (position.title, position.titleRest)
    if titleRests[slot] != rest { return titleRests[slot] < rest ? -1 : 1 }
    // Folded titles have no zeros, so both end before this byte.
    if rest & 0xFF == 0 { return 0 }
    let own = self.title(of: slot)
    // Folded titles are decomposed, so equal ones have equal bytes.
    return own == title ? 0 : own.utf8.lexicographicallyPrecedes(title.utf8) ? -1 : 1
  }
}

/// The slots of a new directory, none of which is free and which have the order of their references, in each
/// order.
extension RecordColumns {
  /// The values by which a slot is sorted: its key, the second eight bytes of its title, and itself.
  private typealias Keyed = (key: UInt64, more: UInt64, slot: UInt32)

  /// The slots in an order.
  ///
  /// - Complexity: O(*n* log *n*)
  func sorted(in order: StoredOrder) -> ContiguousArray<UInt32> {
    var keyed = ContiguousArray<Keyed>()
    keyed.reserveCapacity(count)
    for slot in records.indices {
      let more = order.isByTitle ? titleRests[slot] : 0
      keyed.append((key(of: slot, in: order), more, UInt32(truncatingIfNeeded: slot)))
    }
    keyed.sort { a, b in
      if a.key != b.key { return a.key < b.key }
      if a.more != b.more { return (a.more < b.more) == (order == .title) }
      return a.slot < b.slot
    }
    if order.isByTitle { sortLongTitles(of: &keyed, isAscending: order == .title) }
    return ContiguousArray(keyed.map(\.slot))
  }

  /// Sorts the slots whose titles have the same first sixteen bytes by the whole titles.
  private func sortLongTitles(
    of keyed: inout ContiguousArray<Keyed>, isAscending: Bool
  ) {
    var start = 0
    while start < keyed.count {
      let first = keyed[start]
      var end = start + 1
      while end < keyed.count, keyed[end].key == first.key, keyed[end].more == first.more {
        end += 1
      }
      // Folded titles have no zeros, so one that has this byte may be longer.
      if end - start > 1, first.more & 0xFF != 0 {
        var long = keyed[start..<end].map {
          (title: title(of: Int($0.slot)), keyed: $0)
        }
        long.sort { a, b in
          // Folded titles are decomposed, so equal ones have equal bytes.
          guard a.title != b.title else { return a.keyed.slot < b.keyed.slot }
          return a.title.utf8.lexicographicallyPrecedes(b.title.utf8) == isAscending
        }
        keyed.replaceSubrange(start..<end, with: long.map(\.keyed))
      }
      start = end
    }
  }
}

/// An order in which the directory keeps its records.
enum StoredOrder: Int, CaseIterable {
  case title, titleDescending, mostPopular, highestRating, newest, oldest, chronological,
    lowestPrice

  /// Whether titles decide.
  var isByTitle: Bool { self == .title || self == .titleDescending }
}

extension DirectoryQuery.Order {
  /// The stored order, and the place from which distances are measured, if any.
  var stored: (order: StoredOrder, center: Coordinate?) {
    switch self {
    case .title: (.title, nil)
    case .titleDescending: (.titleDescending, nil)
    case .mostPopular, .bestMatch: (.mostPopular, nil)
    case .highestRating: (.highestRating, nil)
    case .newest: (.newest, nil)
    case .oldest: (.oldest, nil)
    case .chronological: (.chronological, nil)
    case .lowestPrice: (.lowestPrice, nil)
    case .nearest(let center): (.title, center)
    }
  }
}
