import Geo
import HealthDomain
import TestSupport
import Testing

/// Suggestions of queries, cities, and ZIP codes.
@Suite("Search suggestions: words, cities, and ZIP codes") struct SearchSuggestionTests {
  let index: SearchIndex
  let places: PlaceTable

  init() throws {
    var documents = try [
      "Farmers Market", "Farmers Market", "Night Market", "Farm Marmalade", "Mars Farm",
      "Phone Shop",
    ].enumerated().map {
      SearchIndex.Document(try ItemReference(.market, "\($0)"), title: $1)
    }
    documents[0].details = "marvelous"
    documents[5].tags = ["marbles"]
    var index = SearchIndex(documents[..<3])
    index.update(contentsOf: documents[3...])
    self.index = index
    places = try PlaceTable(
      """
      HealthDomain places 1
      85003\t33.45\t-112.07\tPhoenix\tAZ
      85004\t33.45\t-112.06\tPhoenix\tAZ
      19460\t40.13\t-75.51\tPhoenixville\tPA
      63301\t38.79\t-90.51\tSt. Charles\tMO
      """)
  }

  @Test func wordsOfMostDocumentsComeFirst() {
    expectEqual(
      index.suggestions(for: "mar"),
      [.query("market"), .query("marbles"), .query("marmalade"), .query("mars")])
    expectEqual(index.suggestions(for: "Farmers ma"), [.query("farmers market")])
    expectEqual(
      index.suggestions(for: "farm mar"), [.query("farm marmalade"), .query("farm mars")])
    expect(index.suggestions(for: "market").isEmpty)
    expect(index.suggestions(for: "ma").isEmpty)
    expectEqual(index.suggestions(for: "mar", limit: 0), [.query("market")])
  }

  @Test func placesStandInTheSameList() throws {
    let phoenix = try #require(City("Phoenix", .arizona))
    let phoenixville = try #require(City("Phoenixville", .pennsylvania))
    expectEqual(
      index.suggestions(for: "pho", places: places),
      [.city(phoenix), .city(phoenixville), .query("phone")])
    expectEqual(index.suggestions(for: "pho", places: places, limit: 2).count, 2)
    expectEqual(
      index.suggestions(for: "850", places: places),
      [.zipCode(try #require(ZIPCode("85003"))), .zipCode(try #require(ZIPCode("85004")))])
    expectEqual(
      index.suggestions(for: "saint", places: places),
      [.city(try #require(City("St. Charles", .missouri)))])
    expect(index.suggestions(for: "85004x", places: places).isEmpty)
  }

  /// Half of the list, rounded up, are places if there are other suggestions; the rest fills up.
  @Test(arguments: 1...9)
  func placesHaveHalfOfTheList(limit: Int) throws {
    let lines = (0..<6).map {
      "8500\($0)\t33.4\t-112\tPark City \(["A", "B", "C", "D", "E", "F"][$0])\tAZ"
    }
    let places = try PlaceTable("HealthDomain places 1\n" + lines.joined(separator: "\n") + "\n")
    for count in 0...6 {
      let titles = (0..<count).map { "Parka\(["a", "b", "c", "d", "e", "f"][$0])" }
      let index = try Self.index(titles)
      let suggestions = index.suggestions(for: "park", places: places, limit: limit)
      let cities = suggestions.count { if case .city = $0 { true } else { false } }
      expectEqual(suggestions.count, min(limit, 6 + count))
      expectEqual(cities, min(6, max((limit + 1) / 2, limit - count)), "\(count)")
      // Places come first.
      expect(
        suggestions.dropFirst(cities).allSatisfy { if case .query = $0 { true } else { false } })
    }
  }

  @Test(arguments: [
    "", "  ", "ab", "—–—", "🥕🥕🥕", "\u{301}\u{302}\u{303}", String(repeating: "x", count: 100_000),
    String(repeating: "market ", count: 2_000),
  ])
  func hostileTextsHaveNoSuggestions(text: String) throws {
    let index = try Self.index(["Market"])
    expect(index.suggestions(for: text).isEmpty)
    expect(SearchIndex().suggestions(for: text, limit: .max).isEmpty)
  }

  /// Queries are of folded words, since an index keeps no texts.
  @Test(arguments: [
    ("san", ["city San José", "city Santa Fe", "query sandwich"], 8),
    ("san j", ["city San José"], 8), ("SAN JOSE", ["city San José"], 8),
    ("sánt", ["city Santa Fe"], 8), ("951", ["zip 95110", "zip 95112", "query 951st"], 8),
    // Places have half of the list, rounded up, or what is left.
    ("951", ["zip 95110", "query 951st"], 2), ("951", ["zip 95110"], 1),
    ("95112", ["zip 95112"], 8), ("951123", [], 8), ("mar", ["query market", "query marche"], 8),
    ("marc", ["query marche"], 8), ("sandwich mar", ["query sandwich market"], 8),
    ("market san", ["query market sandwich"], 8), ("zoo mar", [], 8), ("sa", [], 8),
  ])
  func suggestionsAreOneList(text: String, expected: [String], limit: Int) throws {
    let titles = ["Sandwich Market", "Market 951st", "Marché", "Market"]
    let index = try Self.index(titles)
    let places = try PlaceTable(
      """
      HealthDomain places 1
      95110\t37.34\t-121.9\tSan José\tCA
      95112\t37.35\t-121.88\tSan José\tCA
      87501\t35.7\t-105.9\tSanta Fe\tNM
      """)
    let suggestions = index.suggestions(for: text, places: places, limit: limit).map { suggestion in
      switch suggestion {
      case .query(let text): "query \(text)"
      case .city(let city): "city \(city.name)"
      case .zipCode(let code): "zip \(code)"
      }
    }
    expectEqual(suggestions, expected)
  }

  /// A directory keeps its synonyms, which are the app's, in edits but not in its bytes.
  @Test func aDirectoryHasSynonyms() throws {
    let synonyms = SearchIndex.Synonyms([["snap", "ebt"]])
    var directory = DirectoryIndex(
      [DirectoryRecord(try ItemReference(.park, "1"), title: "EBT")])
    directory.synonyms = synonyms
    expectEqual(directory.synonyms, synonyms)
    var query = DirectoryQuery()
    query.text = try SearchIndex.Query("snap")
    expectEqual(directory.count(of: query), 1)
    try expectEqual(DirectoryIndex(bytes: directory.bytes).count(of: query), 0)
    directory.update(DirectoryRecord(try ItemReference(.park, "2"), title: "SNAP"))
    expectEqual(directory.items(of: query).map(\.id), ["1", "2"])
    query.order = .bestMatch
    expectEqual(directory.items(of: query).map(\.id), ["2", "1"])
  }

  /// An index of documents with these titles.
  private static func index(_ titles: some Sequence<String>) throws -> SearchIndex {
    SearchIndex(
      try titles.enumerated().map { number, title in
        SearchIndex.Document(try ItemReference(.park, "\(number)"), title: title)
      })
  }
}
