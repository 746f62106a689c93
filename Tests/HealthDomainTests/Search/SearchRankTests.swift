import HealthDomain
import TestSupport
import Testing

/// The whole chain of what comes first, as a list of documents that is in order.
struct SearchRankTests {
  static func document(
    _ number: Int, _ title: String, _ subtitle: String = "", _ tags: [String] = [],
    _ details: String = "", popularity: Int = 0
  ) throws -> SearchIndex.Document {
    // A later document has a lower reference, so that it would come first if nothing else decides.
    let id = try #require(ItemReference(.park, "\(900 - number)"))
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
    #expect(index.results(of: query, limit: 100).hits.map(\.id) == expected)
    // The pages join to the same list, whatever their size.
    for limit in [1, 2, 5] {
      var found: [ItemReference] = []
      var results = index.results(of: query, limit: limit)
      while let last = results.hits.last {
        found += results.hits.map(\.id)
        #expect(results.total == expected.count)
        results = index.results(of: query, after: last, limit: limit)
      }
      #expect(found == expected)
      #expect(results.total == expected.count && results.hits.isEmpty)
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
      #expect(hit.id == expected[place])
      index.remove(hit.id)
      let rest = index.results(of: query, after: hit, limit: 100)
      #expect(rest.hits.map(\.id) == Array(expected[(place + 1)...]))
      #expect(rest.total == expected.count - 1)
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
      var document = SearchIndex.Document(try #require(ItemReference(.park, id)), title: title)
      (document.subtitle, document.tags, document.details) = (subtitle, tags, details)
      return document
    }
    let index = SearchIndex([
      try document("0", "Zoo", "Phoenix", [], ""), try document("1", "Zoo", "Mesa", [], ""),
      try document("2", "Garden", "Zoo", ["SNAP"], "Near Phoenix"),
      try document("3", "Zoo", "", ["open", "daily"], ""),
    ])
    guard let query = try? SearchIndex.Query(text) else {
      #expect(expected.isEmpty)
      return
    }
    let ids = index.results(of: query).hits.map(\.id.id)
    #expect(ids.sorted() == expected)
  }

  @Test(arguments: [
    (Int.min, 1), (-1, 1), (0, 1), (1, 1), (20, 20), (1000, 1000), (1001, 1000), (.max, 1000),
  ])
  func aPageHasOneToAThousandHits(limit: Int, count: Int) throws {
    let index = try SearchLimitTests.index((0..<1_200).map { "Park \($0)" })
    let query = try SearchIndex.Query("park")
    #expect(index.results(of: query, limit: limit).hits.count == count)
    var memory = SearchIndex.Memory()
    #expect(index.results(of: query, limit: limit, using: &memory).hits.count == count)
  }

  /// Mended hits come in only below the number that the query asks for.
  @Test func typosAreMendedWhenFewerMatch() throws {
    let index = try SearchLimitTests.index(["Market", "Market", "Marked", "Marker", "Zoo"])
    for (count, total) in [(Int.min, 2), (0, 2), (1, 2), (2, 2), (3, 4), (.max, 4)] {
      var query = try SearchIndex.Query("market")
      query.mending = .whenFewer(than: count)
      let results = index.results(of: query)
      #expect(results.total == total && results.exactTotal == 2, "\(count)")
      #expect(results.correctedText == nil)
    }
    // Few are fewer than five.
    for count in 3...6 {
      let parks = Array(repeating: "Park", count: count) + ["Pork"]
      let index = try SearchLimitTests.index(parks)
      var query = try SearchIndex.Query("park")
      query.mendsMoreIfFewMatch = true
      #expect(index.results(of: query).total == (count < 5 ? count + 1 : count), "\(count)")
    }
  }
}
