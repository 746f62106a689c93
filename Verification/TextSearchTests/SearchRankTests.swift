import TextSearch
import TestSupport
import Testing

/// The whole chain of what comes first, as a list of documents that is in order.
@Suite("Search order: whole ranking") struct SearchRankTests {
  static func document(
    _ number: Int, _ title: String, _ subtitle: String = "", _ tags: [String] = [],
    _ details: String = "", popularity: Int = 0
  ) throws -> SearchIndex.Document {
    // A later document has a lower reference, so that it would come first if nothing else decides.
    let id = try ItemReference(.park, "\(900 - number)")
    var document = SearchIndex.Document(id, title: title)
    (document.subtitle, document.tags, document.details) = (subtitle, tags, details)
    document.popularity = popularity
    return document
  }

  /// Exact words before beginnings before typos, and the title before the subtitle, the tags, and the
  /// details.
  static func chain() throws -> [SearchIndex.Document] {
    let forms = ["orchards", "orchardsman", "orchrds", "orchrdsman"]
    var documents: [SearchIndex.Document] = []
    func add(
      _ title: String, _ subtitle: String = "", _ tags: [String] = [], _ details: String = "",
      popularity: Int = 0
    ) throws {
      documents.append(
        try document(
          documents.count, title, subtitle, tags, details, popularity: popularity))
    }
    for pair in [forms[0...1], forms[2...3]] {
      // At the start of the title: whole words, then the only word, then the popularity, the length.
      let (whole, longer) = (pair[pair.startIndex], pair[pair.startIndex + 1])
      let typos = whole == forms[2]
      try add(whole, popularity: typos ? 5 : 0)
      if !typos { try add("\(whole) of all", popularity: 5) }
      try add("\(whole) of many", popularity: 4)
      try add("\(whole) of many others", popularity: 4)
      if !typos { try add(longer, popularity: 9) }
      try add("The \(whole)", popularity: 9)
      if !typos { try add("The \(longer)", popularity: 99) }
      try add("B", whole, popularity: 100)
      if !typos { try add("B", longer, popularity: 101) }
      try add("B", "", [whole], popularity: 102)
      try add("B", "", ["x", whole], popularity: 101)
      if !typos { try add("B", "", [longer], popularity: 103) }
      try add("B", "", [], whole, popularity: 104)
      try add("B", "", [], "a b c \(whole)", popularity: 103)
      if !typos { try add("B", "", [], longer, popularity: 105) }
    }
    return documents
  }

  @Test(arguments: LongTest.seeds(12))
  func theChainIsInOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let documents = try Self.chain()
    var index = SearchIndex()
    for document in documents.shuffled(using: &generator) {
      if seed % 3 == 0 { index.update(contentsOf: [document]) } else { index.update(document) }
    }
    if seed % 2 == 0 { index.compact() }
    var query = try SearchIndex.Query("orchards")
    query.mending = .always
    let expected = documents.map(\.id)
    expectEqual(index.results(of: query, limit: 100).hits.map(\.id), expected)
    // The pages join to the same list, whatever their size.
    for limit in [1, 2, 5] {
      var found: [ItemReference] = []
      var results = index.results(of: query, limit: limit)
      while let last = results.hits.last {
        found += results.hits.map(\.id)
        expectEqual(results.total, expected.count)
        results = index.results(of: query, after: last, limit: limit)
      }
      expectEqual(found, expected)
      expect(results.total == expected.count && results.hits.isEmpty)
    }
  }

  /// A page begins after its hit even if that is gone, and is never one of documents that were before.
  @Test func pagesGoOnWithoutTheirLastHit() throws {
    let documents = try Self.chain()
    var query = try SearchIndex.Query("orchards")
    query.mending = .always
    let expected = documents.map(\.id)
    for place in documents.indices {
      var index = SearchIndex(documents)
      let hit = try #require(index.results(of: query, limit: place + 1).hits.last)
      expectEqual(hit.id, expected[place])
      index.remove(hit.id)
      let rest = index.results(of: query, after: hit, limit: 100)
      expectEqual(rest.hits.map(\.id), Array(expected[(place + 1)...]))
      expectEqual(rest.total, expected.count - 1)
    }
  }

  /// All words must match, each of them anywhere, in any order.
  @Test(arguments: [
    ("zoo", ["0", "1", "2", "3"]), ("zoo phoenix", ["0", "2"]), ("phoenix zoo", ["0", "2"]),
    ("zoo phoenix snap", ["2"]), ("snap zoo pho", ["2"]), ("zoo phoenix mesa", []),
    ("zoo zoo zoo", ["0", "1", "2", "3"]), ("phoen zoo", []), ("phoeni zoo", ["0", "2"]),
    ("ZOO, (Phoenix)!", ["0", "2"]), ("zoo-pho", ["0", "2"]), ("zo", []), ("zoophoenix", []),
    ("open daily", ["3"]), ("daily open", ["3"]), ("open d", ["3"]), ("d open", []),
  ])
  func everyWordMustMatch(text: String, expected: [String]) throws {
    func document(
      _ id: String, _ title: String, _ subtitle: String, _ tags: [String], _ details: String
    ) throws -> SearchIndex.Document {
      var document = SearchIndex.Document(try ItemReference(.park, id), title: title)
      (document.subtitle, document.tags, document.details) = (subtitle, tags, details)
      return document
    }
    let index = SearchIndex([
      try document("0", "Zoo", "Phoenix", [], ""), try document("1", "Zoo", "Mesa", [], ""),
      try document("2", "Garden", "Zoo", ["SNAP"], "Near Phoenix"),
      try document("3", "Zoo", "", ["open", "daily"], ""),
    ])
    guard let query = try? SearchIndex.Query(text) else {
      expect(expected.isEmpty)
      return
    }
    let ids = index.results(of: query).hits.map(\.id.id)
    expectEqual(ids.sorted(), expected)
  }

  private static let parks = Result { try SearchLimitTests.index((0..<1_200).map { "Park \($0)" }) }

  @Test(arguments: [
    (Int.min, 1), (-1, 1), (0, 1), (1, 1), (20, 20), (1000, 1000), (1001, 1000), (.max, 1000),
  ])
  func aPageHasOneToAThousandHits(limit: Int, count: Int) throws {
    let index = try Self.parks.get()
    let query = try SearchIndex.Query("park")
    expectEqual(index.results(of: query, limit: limit).hits.count, count)
    var memory = SearchIndex.Memory()
    expectEqual(index.results(of: query, limit: limit, using: &memory).hits.count, count)
  }

  /// Mended hits come in only below the number that the query asks for.
  @Test func typosAreMendedWhenFewerMatch() throws {
    let index = try SearchLimitTests.index(["Market", "Market", "Marked", "Marker", "Zoo"])
    for (count, total) in [(Int.min, 2), (0, 2), (1, 2), (2, 2), (3, 4), (.max, 4)] {
      var query = try SearchIndex.Query("market")
      query.mending = .whenFewer(than: count)
      let results = index.results(of: query)
      expect(results.total == total && results.exactTotal == 2, "\(count)")
      expect(results.correctedText == nil)
    }
    // Few are fewer than five.
    for count in 3...6 {
      let parks = Array(repeating: "Park", count: count) + ["Pork"]
      let index = try SearchLimitTests.index(parks)
      var query = try SearchIndex.Query("park")
      query.mendsMoreIfFewMatch = true
      expectEqual(index.results(of: query).total, count < 5 ? count + 1 : count, "\(count)")
    }
  }

  /// Titles by the distance of "zoo" and "run" in words, where 1 more counts in the wrong order, 8 is the
  /// most, and of several distances the least counts.
  @Test func nearerWordsComeFirst() throws {
    let titles: [(title: String, distance: Int)] = [
      ("x zoo run", 1), ("x run a b c zoo run", 1), ("x zoo run a run", 1), ("x run zoo", 2),
      ("x zoo a run", 2), ("x run a b c d zoo a run", 2), ("x zoo a b run", 3), ("x run a zoo", 3),
      ("x zoo zoo a b run", 3), ("x zoo a b c run", 4), ("x run a b c zoo", 5),
      ("x run a b c d zoo", 6), ("x zoo a b c d e run", 6), ("x zoo a b c d e f run", 7),
      ("x run a b c d e zoo", 7), ("x zoo a b c d e f g run", 8), ("x run a b c d e f g h zoo", 8),
    ]
    for (number, first) in titles.enumerated() {
      for (other, second) in titles.enumerated() where other > number {
        // The farther one is more popular, and the first of equally near ones.
        let isTie = first.distance == second.distance
        let index = SearchIndex([
          try Self.document(0, first.title, popularity: isTie ? 5 : 1),
          try Self.document(1, second.title, popularity: isTie ? 4 : 9),
        ])
        let hits = index.results(of: try SearchIndex.Query("zoo run")).hits
        expectEqual(hits.map(\.id.id), ["900", "899"], "\(first.title), \(second.title)")
      }
    }
  }

  /// The distance of each word from the one before adds up, in the best field that has both.
  @Test func distancesAddUp() throws {
    let documents = try [
      Self.document(0, "x big zoo run"), Self.document(1, "x big a zoo run", popularity: 1),
      Self.document(2, "x zoo big run", popularity: 3),
      Self.document(3, "x run zoo big", popularity: 2),
      Self.document(4, "x big a b zoo c d run", popularity: 4),
    ]
    // 1 + 1, 2 + 1, 2 + 2 twice, 3 + 3.
    let index = SearchIndex(documents)
    let hits = index.results(of: try SearchIndex.Query("big zoo run")).hits
    expectEqual(hits.map(\.id), documents.map(\.id))
    // Side by side in the details does not make up for the title, which has both.
    let far = try Self.document(5, "x big a b c zoo run", "", [], "big zoo run", popularity: 9)
    expectEqual(
      SearchIndex(documents + [far]).results(of: try SearchIndex.Query("big zoo run")).hits
        .map(\.id.id), ["900", "899", "898", "897", "895", "896"])
  }

  /// Each word of a document stands for one word of the query, and a word that is left has no field.
  @Test func aWordStandsForOneOnly() throws {
    // 0 + 2 + 4 + 0 by the fields of each word, and 0 + 0 + 4 + 3.
    let index = SearchIndex([
      try Self.document(0, "x zoo run", "", ["zoo"]),
      try Self.document(1, "x zoo zoo", "", [], "run", popularity: 9),
    ])
    let hits = index.results(of: try SearchIndex.Query("zoo zoo zoo run")).hits
    expectEqual(hits.map(\.id.id), ["900", "899"])
  }

  /// Whole words count more than the popularity, in queries of several words too.
  @Test func moreWholeWordsComeFirst() throws {
    let titles = ["x zoo run", "x zoo runs", "x zoos runs"]
    let documents = try titles.enumerated().map { number, title in
      try Self.document(number, title, popularity: number)
    }
    var query = try SearchIndex.Query("zoo run")
    query.beginnings = .everyWord
    expectEqual(SearchIndex(documents).results(of: query).hits.map(\.id), documents.map(\.id))
  }
}
