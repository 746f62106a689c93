import Essentials
import Geo
import PlaceDirectory
import TestSupport
import Testing

extension DirectoryStoryTests {
  /// Twenty markets first, then the rest, with the same numbers on each page.
  @Test func marketsAreListedByTwenties() throws {
    let index = DirectoryIndex(
      try (0..<45).map { number in
        var record = DirectoryRecord(
          try ItemReference(.market, "\(100 + number)"), title: "Market \(100 + number)")
        record.labels[.payment] = number.isMultiple(of: 3) ? ["SNAP"] : ["WIC"]
        record.isFeatured = number.isMultiple(of: 5)
        return record
      })
    var (pages, cursor): ([DirectoryPage], DirectoryPage.Cursor?) = ([], nil)
    repeat {
      pages.append(
        try index.page(of: DirectoryQuery(kinds: [.market]), after: cursor, countsChoices: true))
      cursor = pages.last?.next
    } while cursor != nil
    expect(pages.map(\.hits.count) == [20, 20, 5] && DirectoryIndex.pageSize == 20)
    expect(pages.allSatisfy { $0.total == 45 && $0.correctedText == nil })
    expect(pages.allSatisfy { $0.choices?.labels(of: .payment) == ["SNAP": 15, "WIC": 30] })
    expect(pages.allSatisfy { $0.choices?.featured == 9 && $0.choices?.kinds == [.market: 45] })
    expectEqual(pages.flatMap(\.hits).map(\.id.id), (100..<145).map { "\($0)" })
    expect(pages.flatMap(\.hits).allSatisfy { $0.distance == nil && $0.match == nil })
  }

  /// The words of every field find a record, with a filter beside them, and what else it says does not.
  @Test func wordsOfEveryFieldFindARecord() throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "Alpha")
    (record.subtitle, record.details, record.address) = ("Bravo", "Charlie", "Delta Street")
    record.labels = [.tags: ["Echo"], .payment: ["Foxtrot"]]
    record.directions = ["Golf"]
    record.produce[.fall] = ["Hotel"]
    record.photos = [.init("a.jpg", caption: "India")]
    record.city = City("Juliett", .arizona)
    let index = DirectoryIndex([
      record, DirectoryRecord(try ItemReference(.park, "2"), title: "Alpha"),
    ])
    let words = [
      "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    ]
    for (word, isFound) in zip(
      words, [true, true, true, false, true] + [false, false, false, false, false])
    {
      var query = DirectoryQuery(kinds: [.market])
      query.text = try SearchIndex.Query(word)
      let page = try index.page(of: query, countsChoices: true)
      expectEqual(page.hits.map(\.id.id), isFound ? ["1"] : [], "\(word)")
      expectEqual(page.total, isFound ? 1 : 0)
      expect(page.hits.allSatisfy { $0.match != nil })
      expectEqual(
        page.choices?.kinds, word == "alpha" ? [.market: 1, .park: 1] : [.market: isFound ? 1 : 0])
    }
  }
}
