import Essentials
import PlaceDirectory
import TestSupport
import Testing

/// Lists whose order is written down.
@Suite("Order: titles, ratings, and missing values") struct DirectorySortTests {
  static func record(_ id: String, _ title: String = "A") throws -> DirectoryRecord {
    DirectoryRecord(try ItemReference(.park, id), title: title)
  }

  static func ids(_ records: [DirectoryRecord], _ order: DirectoryQuery.Order) throws -> [String] {
    var query = DirectoryQuery()
    query.order = order
    let index = DirectoryIndex(records)
    var edited = DirectoryIndex(records.reversed())
    for record in records { edited.remove(record.id) }
    for record in records { edited.update(record) }
    expectEqual(index.items(of: query), edited.items(of: query))
    try expectEqual(index.page(of: query, limit: 99).hits.map(\.id), index.items(of: query))
    return index.items(of: query).map(\.id)
  }

  /// Without case, accents, and punctuation, by the numbers of the letters; the reference decides ties.
  @Test func titlesAreInAlphabeticalOrder() throws {
    // Titles without letters come first, and digits before letters; 한 is compared by its parts.
    let titles = [
      "", "¡!", "1 Park", "10 Parks", "2 Parks", "a", "Á", "A b", "áb", "Ab", "æ", "É", "e\u{301}",
      "éa", "ł", "lz", "O'Brien", "Obrien", "ß", "ssa", "the Zoo", "Zoo", "Ж", "и", "한", "市",
    ]
    let records = try titles.enumerated().map { number, title in
      try Self.record("\(100 + number)", title)
    }
    let ascending = try Self.ids(records.shuffled(), .title)
    let shown = ascending.compactMap { Int($0) }.map { titles[$0 - 100] }
    expectEqual(shown.map { Array($0.utf8) }, titles.map { Array($0.utf8) })
    // Backward, ties stay in the order of their references.
    let groups = Dictionary(grouping: records) { TextFolding.folded($0.title) }
    let descending = groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.reversed()
      .flatMap { groups[$0]?.map(\.id.id).sorted() ?? [] }
    try expectEqual(Self.ids(records.shuffled(), .titleDescending), descending)
  }

  /// Each order of numbers, with ties and records without the value, which come last.
  @Test(arguments: [
    ("popular", ["c", "a", "b", "e", "d", "f"]), ("rating", ["b", "e", "a", "d", "c", "f"]),
    ("newest", ["c", "a", "b", "d", "e", "f"]), ("oldest", ["d", "a", "b", "c", "e", "f"]),
    ("chronological", ["e", "b", "c", "a", "d", "f"]), ("price", ["d", "a", "b", "e", "c", "f"]),
    ("best match", ["c", "a", "b", "e", "d", "f"]),
  ])
  func recordsWithoutTheValueComeLast(name: String, expected: [String]) throws {
    var records = try ["a", "b", "c", "d", "e", "f"].map { try Self.record($0) }
    for (number, popularity) in [5, 5, .max, .min, -1].enumerated() {
      records[number].popularity = popularity
    }
    // "f" has the popularity 0 of every new record, so it is given the least.
    records[5].popularity = .min
    let stars: [[Int64]] = [
      [0, 0, 0, 1, 0], [0, 0, 0, 0, 2], [1, 0, 0, 0, 0], [0, 0, 0, 9, 0], [0, 0, 0, 0, 1],
    ]
    for (number, counts) in stars.enumerated() {
      records[number].reviews = try ReviewSummary(counts: counts)
    }
    let day = try CalendarDate(2026, 3, 4)
    records[0].dateAdded = day
    records[1].dateAdded = day
    records[2].dateAdded = .latest
    records[3].dateAdded = .earliest
    let times: [Range<Int64>] = [7..<8, -5..<9, -5 ..< -5, Int64.max..<Int64.max, .min..<0]
    for (number, time) in times.enumerated() { records[number].time = time }
    for (number, price) in [0, 0, Int.max, -1, 100].enumerated() {
      records[number].priceInCents = price
    }
    let orders: [String: DirectoryQuery.Order] = [
      "popular": .mostPopular, "rating": .highestRating, "newest": .newest, "oldest": .oldest,
      "chronological": .chronological, "price": .lowestPrice, "best match": .bestMatch,
    ]
    try expectEqual(Self.ids(records.shuffled(), try #require(orders[name])), expected)
  }

  /// The mean that is shrunk: (votes * prior + sum) / (votes + count).
  @Test func aPriorShrinksTheMeanOfFewRatings() throws {
    // Shrunk by 5 votes of 3: 20/6, 65/15, 35/11, nothing, 16/6, 515/105.
    let stars: [[Int64]] = [
      [0, 0, 0, 0, 1], [0, 0, 0, 0, 10], [0, 0, 1, 2, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 100],
    ]
    var records: [DirectoryRecord] = []
    for (number, counts) in stars.enumerated() {
      records.append(try Self.record("\(number)"))
      records[number].reviews = try ReviewSummary(counts: counts)
    }
    var query = DirectoryQuery()
    query.order = .highestRating
    let prior = try ReviewPrior(mean: 3, votes: 5)
    var index = DirectoryIndex(records, ratingPrior: prior)
    // 2: (15 + 3 + 8) / 8 = 3.25 is below 20 / 6 = 3.33.
    expectEqual(index.items(of: query).map(\.id), ["5", "1", "0", "2", "4", "3"])
    expectEqual(DirectoryIndex(records).items(of: query).map(\.id), ["0", "1", "5", "2", "4", "3"])
    try expectEqual(DirectoryIndex(bytes: index.bytes).ratingPrior, prior)
    // The filter is one of plain means, which a prior does not shrink.
    query.minimumRating = 5
    expectEqual(index.items(of: query).map(\.id), ["5", "1", "0"])
    records[4].reviews = try ReviewSummary(counts: [0, 0, 0, 0, 11])
    index.update(records[4])
    expectEqual(index.items(of: query).map(\.id), ["5", "4", "1", "0"])
  }

  /// References decide between equal titles by their kinds and then by their letters' numbers.
  @Test func kindsDecideBeforeIDs() throws {
    let items = ["event/b", "event/z", "market/10", "market/9", "market/a", "park/A", "park/a"]
    let records = try items.map {
      DirectoryRecord(try #require(ItemReference($0)), title: "Same")
    }
    for order in try DirectoryCursorTests.orders() {
      var query = DirectoryQuery()
      query.order = order
      let index = DirectoryIndex(records.shuffled())
      expectEqual(index.items(of: query).map(\.description), items, "\(order)")
    }
  }

  /// Long titles are compared, and paged, whatever they begin with.
  @Test(arguments: [1, 40])
  func longTitlesAreListedOnce(limit: Int) throws {
    let start = String(repeating: "é", count: 250)
    let records = try (0..<LongTest.size(30, small: 8)).map { number in
      try Self.record("\(100 + number)", start + String(repeating: "z", count: 30 - number))
    }
    let index = DirectoryIndex(records)
    for order in [DirectoryQuery.Order.title, .titleDescending] {
      var query = DirectoryQuery()
      query.order = order
      var (found, cursor): ([ItemReference], DirectoryPage.Cursor?) = ([], nil)
      repeat {
        let page = try index.page(of: query, after: cursor, limit: limit)
        found += page.hits.map(\.id)
        cursor = try page.next.map { try #require(DirectoryPage.Cursor($0.description)) }
      } while cursor != nil
      expect(found == index.items(of: query) && Set(found).count == records.count)
    }
  }

  /// The first letter that differs decides, wherever it is, and a title is behind its own beginning.
  @Test(arguments: [1, 2, 3])
  func theFirstDifferenceDecides(size: Int) throws {
    // Letters of one, two, and three bytes.
    let letters = [["a", "b", "z"], ["а", "б", "я"], ["一", "丁", "龍"]][size - 1]
    for length in stride(from: 0, through: 20, by: LongTest.size(1, small: 5)) {
      let start = String(repeating: letters[1], count: length)
      let titles = [
        start, start + letters[0], start + letters[0] + letters[2], start + letters[1] + letters[0],
        start + letters[2],
      ]
      let records = try titles.enumerated().map { try Self.record("\(9 - $0)", $1) }
      try expectEqual(Self.ids(records.shuffled(), .title), ["9", "8", "7", "6", "5"])
      try expectEqual(Self.ids(records.shuffled(), .titleDescending), ["5", "6", "7", "8", "9"])
    }
  }
}
