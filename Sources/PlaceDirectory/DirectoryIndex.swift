import Essentials
import OpeningTimes
import TextSearch

/// An index of the records of a directory, for lists with filters, counts, and pages.
///
///     var index = DirectoryIndex(records)
///     let first = try index.page(of: query)
///     first.total                                    // 31
///     let second = try index.page(of: query, after: first.next)
///
/// All answers are exact. An index is a value: it has no clock, and a copy does not change with the
/// original.
public struct DirectoryIndex: Sendable {
  /// The expected rating of a record, toward which ``DirectoryQuery/Order/highestRating`` shrinks the
  /// mean of few ratings; `nil` for plain means.
  public let ratingPrior: ReviewPrior?

  /// The holidays and the times of the sun for ``DirectoryQuery/open``.
  public var openingCalendar = OpeningCalendar()

  /// Words and phrases with the same meaning in the text of a query.
  public var synonyms: SearchIndex.Synonyms {
    get { search.synonyms }
    set { search.synonyms = newValue }
  }

  /// The words of the records, whose numbers are their slots.
  var search = SearchIndex()
  var slots = HashTable<HashedNumber>()
  var columns = RecordColumns()
  var live = SlotBits(capacity: 0)
  var freeSlots: ContiguousArray<Int> = []
  var sets = RecordSets()
  var places = SlotPlaces()
  /// The slots in each order, by ``StoredOrder``.
  var orders = ContiguousArray(repeating: SlotOrder(), count: StoredOrder.allCases.count)

  /// Creates a directory of records; of records of one item, the last one counts.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(_ records: some Sequence<DirectoryRecord>, ratingPrior: ReviewPrior? = nil) {
    self.ratingPrior = ratingPrior
    let records = ContiguousArray(records)
    columns.reserve(records.count)
    for record in Self.sortedByID(records).map({ records[$0] }) {
      let known = slot(of: record.id)
      columns.set(record, at: known ?? columns.count, prior: ratingPrior)
      if known == nil { note(columns.count - 1, record.id) }
    }
    columns.noteSortedSlots()
    build()
  }

  /// Creates an empty directory.
  public init(ratingPrior: ReviewPrior? = nil) { self.init([], ratingPrior: ratingPrior) }
}

extension DirectoryIndex {
  /// The number of records.
  public var count: Int { slots.count }

  /// Whether there are no records.
  public var isEmpty: Bool { slots.count == 0 }

  /// The record of an item, or `nil` if there is none.
  public subscript(id: ItemReference) -> DirectoryRecord? {
    slot(of: id).flatMap { columns.records[$0] }
  }

  /// The slot of an item, or `nil` if there is no record of it.
  func slot(of id: ItemReference) -> Int? { find(id).number.map(Int.init) }

  private func find(_ id: ItemReference) -> (position: Int, number: UInt32?) {
    slots.find(Self.hash(id)) { columns.id(of: Int($0)) == id }
  }

  /// Inserts the slot of an item, which must have none yet.
  mutating func note(_ slot: Int, _ id: ItemReference) {
    slots.insert(UInt32(truncatingIfNeeded: slot), hash: Self.hash(id))
  }

  // The seed of the process only affects the places in the table.
  private static func hash(_ id: ItemReference) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue)
  }

  /// Adds a record, or replaces the record of the same item, and returns the replaced one.
  ///
  /// - Complexity: O(log *n*) comparisons; the sets of common labels take O(*n* / 64), and a few
  ///   microseconds at 100,000 records
  @discardableResult
  public mutating func update(_ record: DirectoryRecord) -> DirectoryRecord? {
    guard let slot = slot(of: record.id), let old = columns.records[slot] else {
      insert(record)
      return nil
    }
    let title = RecordColumns.title(of: record)
    let oldTitle = old.title == record.title ? title : RecordColumns.title(of: old)
    let facts = RecordFacts(record, title: title, prior: ratingPrior)
    let moved = columns.moves(of: slot, to: record, keepsTitle: oldTitle == title, facts)
    remove(slot, from: moved, title: oldTitle)
    columns.set(record, at: slot, title: title, facts)
    insert(slot, into: moved, title: title)
    updateSearch(record, slot, replacing: old)
    sets.move(slot, from: old, to: record, of: columns.count)
    if old.coordinate != record.coordinate {
      places.remove(slot)
      places.insert(record.coordinate, slot)
    }
    return old
  }

  /// Adds a record of an item that has none.
  private mutating func insert(_ record: DirectoryRecord) {
    let slot = freeSlots.popLast() ?? columns.count
    let title = RecordColumns.title(of: record)
    let facts = RecordFacts(record, title: title, prior: ratingPrior)
    columns.set(record, at: slot, title: title, facts)
    note(slot, record.id)
    live.reserve(slot + 1)
    live.insert(slot)
    sets.insert(record, slot, of: columns.count)
    places.insert(record.coordinate, slot)
    insert(slot, into: StoredOrder.allCases, title: title)
    updateSearch(record, slot, replacing: nil)
  }

  /// Removes the record of an item, and returns it, or `nil` if there is none.
  ///
  /// - Complexity: as ``update(_:)``
  @discardableResult
  public mutating func remove(_ id: ItemReference) -> DirectoryRecord? {
    guard let slot = slot(of: id), let record = columns.records[slot] else { return nil }
    remove(slot, from: StoredOrder.allCases, title: RecordColumns.title(of: record))
    places.remove(slot)
    sets.remove(record, slot, of: columns.count)
    live.remove(slot)
    search.remove(id)
    slots.remove(at: find(id).position)
    columns.remove(slot)
    freeSlots.append(slot)
    return record
  }

  private mutating func insert(_ slot: Int, into orders: [StoredOrder], title: String) {
    let columns = columns
    for order in orders {
      let position = columns.position(of: slot, title: title, in: order)
      self.orders[order.rawValue].insert(slot, key: { columns.key(of: $0, in: order) }) {
        columns.isBehind($0, position, of: slot, in: order)
      }
    }
  }

  private mutating func remove(_ slot: Int, from orders: [StoredOrder], title: String) {
    let columns = columns
    for order in orders {
      let position = columns.position(of: slot, title: title, in: order)
      self.orders[order.rawValue].remove(slot, key: { columns.key(of: $0, in: order) }) {
        !columns.isBefore($0, position, of: slot, in: order)
      }
    }
  }

  /// Returns the places of records in the order of their references.
  ///
  /// Those of each kind are side by side: most questions are about one kind, and then look at few words of
  /// sets.
  static func sortedByID(_ records: ContiguousArray<DirectoryRecord>) -> ContiguousArray<Int> {
    let ids = ContiguousArray(records.map(\.id))
    return ContiguousArray(ids.indices.sorted { ids[$0] < ids[$1] })
  }

  /// Fills the sets and orders from the records.
  private mutating func build() {
    buildSets()
    for order in StoredOrder.allCases {
      orders[order.rawValue] = SlotOrder(sorted: columns.sorted(in: order)) {
        columns.key(of: $0, in: order)
      }
    }
  }

  /// Fills the sets, the map, and the words from the records.
  mutating func buildSets() {
    let count = columns.count
    live = SlotBits(capacity: count)
    for (slot, record) in columns.records.enumerated() {
      guard let record else { continue }
      live.insert(slot)
      sets.insert(record, slot, of: count)
    }
    places = SlotPlaces(columns.records)
    buildSearch()
  }
}

extension DirectoryIndex {
  /// The reason bytes are not a directory.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The bytes do not start with the letters of a directory.
    case notADirectory
    /// A newer version of this module wrote the bytes in a format that this version cannot read.
    case newerVersion(UInt32)
    /// The bytes end before the end of the directory.
    case truncated
    /// There are bytes after the end of the directory.
    case trailingBytes
    /// The bytes do not match their hash, or are not those of a directory.
    case damaged
  }
}

extension DirectoryIndex.Error: CustomStringConvertible {
  /// A sentence that states what is wrong with the bytes.
  public var description: String {
    switch self {
    case .notADirectory: "The bytes are not a directory."
    case .newerVersion(let version):
      "The directory has version \(version), and this release reads version 1."
    case .truncated: "The directory is not complete."
    case .trailingBytes: "The directory is followed by other bytes."
    case .damaged: "The directory is damaged."
    }
  }
}
