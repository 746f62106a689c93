import Essentials
import Foundation
import Geo
import PlaceDirectory
import TestSupport
import Testing

/// Cursors that are changed, made, or used much later.
@Suite("Cursors: changed and outdated cursors") struct DirectoryCursorTests {
  static func orders() throws -> [DirectoryQuery.Order] {
    [
      .title, .titleDescending, .mostPopular, .highestRating, .newest, .oldest, .chronological,
      .lowestPrice, .bestMatch, .nearest(to: try Coordinate(latitude: 33.5, longitude: -112)),
    ]
  }

  static func queries() throws -> [DirectoryQuery] {
    var queries = try orders().map { order in
      var query = DirectoryQuery()
      query.order = order
      return query
    }
    for text in ["park", "downtwon"] {
      var query = DirectoryQuery()
      query.text = try SearchIndex.Query(text)
      query.order = .bestMatch
      queries.append(query)
    }
    return queries
  }

  static func index(_ count: Int, seed: Int) throws -> DirectoryIndex {
    var generator = SeededGenerator(seed: seed)
    return DirectoryIndex(try (0..<count).map { try DirectorySamples.record($0, &generator) })
  }

  /// Behind each record is the rest of the list, also when that record is gone or has moved.
  @Test(arguments: 0..<12)
  func afterEachRecordComesTheRest(number: Int) throws {
    let index = try Self.index(LongTest.size(40, small: 14), seed: 3)
    let query = try Self.queries()[number]
    let list = index.items(of: query)
    for length in 1..<max(list.count, 1) {
      let first = try index.page(of: query, limit: length)
      expect(first.hits.map(\.id) == Array(list[..<length]) && first.total == list.count)
      let cursor = try #require(first.next)
      let rest = try index.page(of: query, after: cursor, limit: 1_000)
      expect(rest.hits.map(\.id) == Array(list[length...]) && rest.total == list.count)
      expect(rest.next == nil)
      let last = list[length - 1]
      var fewer = index
      fewer.remove(last)
      try expectEqual(
        fewer.page(of: query, after: cursor, limit: 1_000).hits.map(\.id), Array(list[length...]))
      // Of the mended hits, the order can depend on what else there is.
      guard query.text == nil else { continue }
      var moved = try #require(index[last])
      moved.title = length.isMultiple(of: 2) ? "zzz" : ""
      moved.popularity = length.isMultiple(of: 2) ? -9 : 9
      moved.coordinate = nil
      fewer.update(moved)
      let found = try fewer.page(of: query, after: cursor, limit: 1_000).hits.map(\.id)
      expectEqual(found.filter { $0 != last }, Array(list[length...]))
    }
    try expect(index.page(of: query, limit: list.count + 1).next == nil)
  }

  /// New records before the cursor are not seen, and those behind it are, whatever the size of a page.
  @Test(arguments: [1, 2, 7])
  func newRecordsAreOnTheirSideOfACursor(limit: Int) throws {
    var index = DirectoryIndex(
      try ["b", "d", "f", "h"].enumerated().map {
        DirectoryRecord(try DirectorySamples.id($0), title: $1)
      })
    var titles: [String] = []
    var cursor: DirectoryPage.Cursor?
    var added = 100
    repeat {
      let page = try index.page(of: DirectoryQuery(), after: cursor, limit: limit)
      titles += page.hits.map(\.record.title)
      cursor = page.next
      guard let last = page.hits.last?.record.title else { break }
      for title in [last + "0", "a" + last] where last.utf8.count == 1 {
        index.update(DirectoryRecord(try DirectorySamples.id(added), title: title))
        added += 1
      }
    } while cursor != nil
    switch limit {
    case 1: expectEqual(titles, ["b", "b0", "d", "d0", "f", "f0", "h"])
    case 2: expectEqual(titles, ["b", "d", "d0", "f", "f0", "h"])
    default: expectEqual(titles, ["b", "d", "f", "h"])
    }
  }

  private static func data(_ text: String) -> [UInt8] {
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    return Data(base64Encoded: base64 + padding).map(Array.init) ?? []
  }

  private static func text(_ data: [UInt8]) -> String {
    Data(data).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// The text is the URL form of base64 (RFC 4648, section 5), which a host can carry anywhere.
  ///
  /// A changed byte makes no cursor, one of another query, or another place of the same list.
  @Test(arguments: 0..<12)
  func aChangedCursorIsRefusedOrFindsAPartOfTheList(number: Int) throws {
    let index = try Self.index(30, seed: 5)
    let query = try Self.queries()[number]
    let list = index.items(of: query)
    let page = try index.page(of: query, limit: max(list.count / 2, 1))
    let cursor = try #require(page.next)
    let bytes = Self.data(cursor.description)
    expectEqual(Self.text(bytes), cursor.description)
    expectEqual(DirectoryPage.Cursor(cursor.description), cursor)
    func check(_ changed: [UInt8]) throws {
      let text = Self.text(changed)
      guard let made = DirectoryPage.Cursor(text) else { return }
      expectEqual(made.description, text)
      do throws(DirectoryPage.Cursor.Error) {
        let hits = try index.page(of: query, after: made, limit: 1_000).hits.map(\.id)
        expectEqual(hits, Array(list.suffix(hits.count)))
      } catch {
        expect(error == .anotherQuery && !error.description.isEmpty)
      }
    }
    for place in stride(from: 0, to: bytes.count, by: LongTest.size(1, small: 8)) {
      for change in [0x01, 0x40, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] ^= change
        try check(changed)
      }
      var changed = bytes
      changed.remove(at: place)
      try check(changed)
      changed = bytes
      changed.insert(0, at: place)
      try check(changed)
      expect(place > 25 || DirectoryPage.Cursor(Self.text(Array(bytes[..<place]))) == nil)
    }
  }

  @Test func aCursorKeepsTheHintsOfItsText() throws {
    let index = try Self.index(60, seed: 1)
    var query = DirectoryQuery()
    query.text = try SearchIndex.Query("park")
    query.order = .bestMatch
    let cursor = try #require(try index.page(of: query, limit: 1).next)
    query.text?.mendsMoreIfFewMatch = true
    expectThrows(DirectoryPage.Cursor.Error.anotherQuery) {
      try index.page(of: query, after: cursor)
    }
    query.text?.mendsMoreIfFewMatch = false
    #expect(throws: Never.self) { try index.page(of: query, after: cursor) }
  }

  /// Cursors of one list fit no other one of all of these.
  @Test func aCursorFitsNoOtherOrder() throws {
    let index = try Self.index(60, seed: 1)
    var queries = try Self.queries()
    queries[9].order = .nearest(to: try Coordinate(latitude: 33.5, longitude: -111.9))
    queries.append(try Self.queries()[9])
    // Without a text, the best match is the most popular one.
    queries.remove(at: 8)
    for (number, query) in queries.enumerated() {
      let cursor = try #require(try index.page(of: query, limit: 1).next)
      for (other, another) in queries.enumerated() where other != number {
        expectThrows(DirectoryPage.Cursor.Error.anotherQuery, "\(number), \(other)") {
          try index.page(of: another, after: cursor)
        }
      }
    }
  }

  /// The order of what a person chose does not make another query.
  @Test func equalQueriesShareTheirCursors() throws {
    let index = try Self.index(90, seed: 2)
    let labels = (0..<20).map { "label \($0)" }
    let cities = ["Phoenix", "Tempe", "Mesa"].compactMap { City($0, .arizona) }
    func query(_ isReversed: Bool) throws -> DirectoryQuery {
      var query = DirectoryQuery()
      for kind in isReversed ? [.event, .park, .market] : [ItemKind.market, .park, .event] {
        query.kinds.insert(kind)
      }
      let selection = CitySelection(isReversed ? cities.reversed() : cities)
      query.location = .cities(try #require(selection))
      var chosen: Set<String> = []
      for label in isReversed ? labels.reversed() : labels { chosen.insert(label) }
      let subjects: [DirectoryRecord.Subject] = [.tags, .payment, .features]
      for subject in isReversed ? subjects.reversed() : subjects {
        query.labels[subject] = .any(
          chosen.union(
            subject == .payment
              ? ["SNAP", "WIC"]
              : [
                "Phoenix", "Playground",
              ]))
      }
      return query
    }
    let (first, second) = (try query(false), try query(true))
    expectEqual(first, second)
    let cursor = try #require(try index.page(of: first, limit: 1).next)
    try expectEqual(index.page(of: second, limit: 1).next, cursor)
  }
}
