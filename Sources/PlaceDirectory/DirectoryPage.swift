import Essentials
public import Geo
import TextSearch

/// A page of a directory's list.
public struct DirectoryPage: Sendable {
  /// The records of this page, in order.
  public let hits: [Hit]

  /// The number of records on all pages.
  public let total: Int

  /// The start of the next page, or `nil` if there is none.
  public let next: Cursor?

  /// The text for "Showing results for" if the text of the query has mistyped words; see
  /// `SearchIndex.Results.correctedText`.
  public internal(set) var correctedText: String?

  /// The counts for the choices of the filters, if they were requested.
  public let choices: Choices?

  /// A record on a page.
  public struct Hit: Hashable, Identifiable, Sendable {
    /// The record.
    public let record: DirectoryRecord

    /// The distance from the place of ``DirectoryQuery/Order/nearest(to:)``, or `nil` in another order
    /// and without a coordinate.
    public let distance: Distance?

    /// The matches of the record with the text of the query, or `nil` if the query has none.
    public internal(set) var match: SearchIndex.Match?

    /// The item.
    public var id: ItemReference { record.id }
  }
}

/// Lists and their pages.
extension DirectoryIndex {
  /// The number of records on a page, unless a call asks for another one.
  public static var pageSize: Int { 20 }

  /// The maximum number of records on a page.
  public static var maximumPageSize: Int { 1000 }

  /// Returns a page of the records that pass a query.
  ///
  /// A page begins after the last record of the previous page, even if that record has moved. So an
  /// unchanged record is neither repeated nor left out, whatever happens to other records between
  /// pages. The records that pass the filters decide once for all pages whether words of a text may
  /// have typos.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - cursor: ``DirectoryPage/next`` of the previous page, or `nil` for the first one.
  ///   - limit: The greatest number of records on the page; a number outside 1...``maximumPageSize`` counts
  ///     as the nearest one.
  ///   - countsChoices: Whether ``DirectoryPage/choices`` are counted.
  /// - Returns: The records after the cursor, with the number of records on all pages.
  /// - Throws: ``DirectoryPage/Cursor/Error``, if the cursor is one of another query.
  /// - Complexity: O(*n* / 64) for each label, city, and kind of the query, for the rating, and for the
  ///   price, and O(*m*) for each other filter, among the *m* records that pass the former. Every page of a
  ///   list costs the same.
  public func page(
    of query: DirectoryQuery, after cursor: DirectoryPage.Cursor? = nil,
    limit: Int = DirectoryIndex.pageSize, countsChoices: Bool = false
  ) throws(DirectoryPage.Cursor.Error) -> DirectoryPage {
    let queryDigest = QueryDigest(query)
    let wanted = min(max(limit, 1), Self.maximumPageSize)
    if let text = query.text {
      return try page(
        of: query, text, queryDigest, after: cursor, wanted, countsChoices: countsChoices)
    }
    let digest = queryDigest.value
    if let cursor, cursor.digest != digest { throw .anotherQuery }
    let filtered = filter(query, countsChoices: countsChoices)
    let passed = filtered.pass.passed
    let total = passed.count
    let (hits, last) = hits(
      of: query.order, among: passed, total, after: cursor?.position, limit: wanted)
    return DirectoryPage(
      hits: hits, total: total,
      next: last.map { DirectoryPage.Cursor(digest: digest, position: $0) },
      choices: countsChoices ? choices(of: query, filtered) : nil)
  }

  /// Returns the hits of a page, and the position of the last one if more follow.
  func hits(
    of order: DirectoryQuery.Order, among passed: SlotBits, _ total: Int,
    after last: RecordPosition?, limit: Int
  ) -> (hits: [DirectoryPage.Hit], last: RecordPosition?) {
    let (order, center) = order.stored
    var found: [(slot: Int, key: UInt64)]
    if let center {
      found =
        nearestByPlaces(to: center, among: passed, total, after: last, limit: limit)
        ?? nearest(to: center, among: passed, after: last, limit: limit)
    } else if total.multipliedReportingOverflow(by: total).overflow
      || total * total > 8 * live.words.count * 64 * min(limit, total)
    {
      found = walk(order, among: passed, after: last, limit: limit)
    } else {
      found = collect(order, among: passed, after: last, limit: limit)
    }
    let hasMore = found.count > limit
    if hasMore { found.removeLast() }
    let hits = found.compactMap { slot, key in
      columns.records[slot].map { record in
        DirectoryPage.Hit(
          record: record,
          distance: center != nil && places.coordinate(of: slot) != nil
            ? .meters(Double(bitPattern: key)) : nil)
      }
    }
    guard hasMore, let (slot, key) = found.last else { return (hits, nil) }
    return (
      hits,
      center == nil
        ? columns.position(of: slot, in: order)
        : RecordPosition(key: key, id: columns.id(of: slot))
    )
  }

  /// Goes through an order and takes the slots that pass; the fastest way if many pass.
  private func walk(
    _ order: StoredOrder, among passed: SlotBits, after last: RecordPosition?, limit: Int
  ) -> [(slot: Int, key: UInt64)] {
    var found: [(slot: Int, key: UInt64)] = []
    orders[order.rawValue].forEach { slot in
      last.map { columns.isBehind(slot, $0, in: order) } ?? true
    } _: { slot in
      if passed.contains(slot) { found.append((slot, columns.key(of: slot, in: order))) }
      return found.count <= limit
    }
    return found
  }

  /// Takes the first slots in an order among those that pass; the fastest way if few pass.
  private func collect(
    _ order: StoredOrder, among passed: SlotBits, after last: RecordPosition?, limit: Int
  ) -> [(slot: Int, key: UInt64)] {
    var first = FirstSlots(limit: limit)
    passed.forEach { slot in
      let key = columns.key(of: slot, in: order)
      guard first.mayTake(key) else { return }
      if let last, !columns.isBehind(slot, last, in: order) { return }
      first.insert(slot, key) { columns.isBefore($0, $1, in: order) }
    }
    return first.sorted
  }

  /// Takes the nearest slots in the order of the index of places, or returns `nil` if it would visit so many
  /// that reading all that pass is faster.
  private func nearestByPlaces(
    to center: Coordinate, among passed: SlotBits, _ total: Int, after last: RecordPosition?,
    limit: Int
  ) -> [(slot: Int, key: UInt64)]? {
    var nearer = 0
    if let last {
      let radius = Double(bitPattern: last.key)
      guard radius.isFinite, radius >= 0 else { return nil }
      nearer = places.points.count(within: .meters(radius), of: center)
    }
    // As many as have a page among them, if those that pass are everywhere.
    var count = nearer + (limit + 1) * places.points.count / max(total, 1)
    while count < total / 8 {
      guard let farthest = places.points.nearest(count, to: center).last else { return nil }
      var first = FirstSlots(limit: limit)
      // All that are as far as the last one, too, whatever way the distance is rounded.
      places.forEachSlot(within: farthest.distance * (1 + 1e-12), of: center) { slot, place in
        guard passed.contains(slot) else { return }
        _ = offer(slot, at: place, from: center, after: last, to: &first)
      }
      if let key = first.lastKey, key <= farthest.distance.meters.bitPattern { return first.sorted }
      count *= 4
    }
    return nil
  }

  /// Takes the nearest slots among those that pass; those without a coordinate come last.
  private func nearest(
    to center: Coordinate, among passed: SlotBits, after last: RecordPosition?, limit: Int
  ) -> [(slot: Int, key: UInt64)] {
    var first = FirstSlots(limit: limit)
    // A box around the circle through the last place on the page: what is outside it is farther.
    var (box, radius): (BoundingBox?, Double) = (nil, .infinity)
    passed.forEach { slot in
      let place = places.coordinate(of: slot)
      if let box, place.map({ !box.contains($0) }) ?? true { return }
      guard offer(slot, at: place, from: center, after: last, to: &first) else { return }
      // Each box costs as much as a distance, so it is only made if it is much smaller.
      guard let farthest = first.lastKey, farthest < (0.9 * radius).bitPattern else { return }
      radius = Double(bitPattern: farthest)
      box = BoundingBox(within: .meters(radius), of: center)
    }
    return first.sorted
  }

  /// Inserts a slot by its distance, and returns whether it is behind the page before and may be among the first.
  @inline(__always)
  private func offer(
    _ slot: Int, at place: Coordinate?, from center: Coordinate, after last: RecordPosition?,
    to first: inout FirstSlots
  ) -> Bool {
    let key = place?.distance(to: center).meters.bitPattern ?? .max
    guard first.mayTake(key) else { return false }
    if let last, key < last.key || key == last.key && columns.id(of: slot) <= last.id {
      return false
    }
    first.insert(slot, key) { columns.id(of: $0) < columns.id(of: $1) }
    return true
  }
}

extension DirectoryPage {
  /// The position at which the next page of a query begins.
  ///
  ///     let link = "/markets?after=\(page.next!)"      // letters, digits, "-", and "_"
  ///
  /// It belongs to one query. Between pages, only the times of the query may change, and the first
  /// of seven or more dates. So "from now on", "open now", and "on a Saturday from today on" can
  /// use the current time, also after midnight.
  public struct Cursor: Hashable, Sendable {
    /// The digest of the query.
    let digest: UInt64
    let position: RecordPosition
  }
}

extension DirectoryPage.Cursor {
  /// The reason a page cannot be found.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The cursor belongs to another query.
    case anotherQuery

    /// The problem as an English sentence.
    public var description: String { "The cursor belongs to another query." }
  }
}

extension DirectoryPage.Cursor: LosslessStringConvertible {
  /// An opaque text of letters, digits, "-", and "_" for links.
  public var description: String {
    var bytes: [UInt8] = [Self.version]
    Self.append(digest, to: &bytes)
    Self.append(position.key, to: &bytes)
    Self.append(UInt64(position.title.utf8.count), to: &bytes)
    bytes += position.title.utf8
    bytes += position.id.description.utf8
    return URLText.encoded(bytes)
  }

  /// Creates a cursor from its ``description``, or returns `nil` if the text is not one.
  public init?(_ description: String) {
    guard let bytes = URLText.decoded(description), bytes.count > 25, bytes[0] == Self.version
    else {
      return nil
    }
    let length = Self.number(bytes[17..<25])
    guard length <= RecordColumns.titleLength + 3, 25 + Int(length) < bytes.count else {
      return nil
    }
    let end = 25 + Int(length)
    guard let title = Self.text(bytes[25..<end]),
      let id = Self.text(bytes[end...]).flatMap(ItemReference.init)
    else { return nil }
    digest = Self.number(bytes[1..<9])
    position = RecordPosition(key: Self.number(bytes[9..<17]), title: title, id: id)
  }

  private static var version: UInt8 { 1 }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Returns the text that has exactly these bytes, or `nil` if none has.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
