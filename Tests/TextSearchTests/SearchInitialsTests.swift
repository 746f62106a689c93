import Essentials
import TestSupport
import TextSearch
import Testing

@Suite("Search: initials, and synonyms with typos") struct SearchInitialsTests {
  private func index(_ titles: [String]) throws -> SearchIndex {
    SearchIndex(
      try titles.enumerated().map { number, title in
        SearchIndex.Document(try ItemReference(.market, "\(number)"), title: title)
      })
  }

  private func ids(_ index: SearchIndex, _ text: String) throws -> [String] {
    try index.results(of: SearchIndex.Query(text)).hits.map(\.id.id)
  }

  @Test(arguments: [
    ("nyc", "New York City", "new york city"), ("NYC", "The New York City Hall", "new york city"),
    ("la market", "Los Angeles Markets", "los angeles market"),
    ("farmers dc", "Farmers of District Columbia", "farmers district columbia"),
    ("мгу", "Московский государственный университет", "московскии государственныи университет"),
    ("abcdefgh", "Ale Bun Cake Date Egg Fig Ginger Ham", "ale bun cake date egg fig ginger ham"),
    ("aaa", "American Automobile Association", "american automobile association"),
  ])
  func initialsFindWordsInARow(text: String, title: String, corrected: String) throws {
    let index = try index(["Nice Cooking", title, "Yoga"])
    let results = try index.results(of: SearchIndex.Query(text))
    expectEqual(results.hits.map(\.id.id), ["1"])
    expectEqual(results.exactTotal, 0)
    expectEqual(results.correctedText, corrected)
    let match = try #require(results.hits.first?.match)
    expect(match.mendedWords.isEmpty)
    let lit = match.highlights(in: title)
    expectEqual(
      lit.map { TextFolding.folded(String(title[$0])) }.joined(separator: " "), corrected)
  }

  @Test func aCityOfTheSubtitleHasInitials() throws {
    var document = SearchIndex.Document(
      try ItemReference(.market, "0"), title: "Greenmarket")
    document.subtitle = "Los Angeles, CA"
    document.details = "Fresh Herbs Daily"
    let index = SearchIndex([document])
    try expectEqual(ids(index, "lac"), ["0"])
    try expectEqual(ids(index, "greenmarket la"), ["0"])
    // Neither a description, nor the end of one field and the beginning of the next.
    try expectEqual(ids(index, "fhd"), [])
    try expectEqual(ids(index, "gla"), [])
  }

  /// Words that are not neighbors, numbers, and texts beyond eight letters have no initials.
  @Test(arguments: [
    ("nyc", "New City of York"), ("nyc", "New York"), ("n2c", "New 2nd City"),
    ("abcdefghi", "Apple Bread Cake Date Egg Fig Grape Ham Ice"), ("ny", "New York"),
  ])
  func otherWordsHaveNone(text: String, title: String) throws {
    guard let query = try? SearchIndex.Query(text) else { return }
    try expectEqual(index([title]).results(of: query).total, 0)
  }

  @Test func aWordAsTypedIsNoInitials() throws {
    let titles = ["New York City", "NYC Runners"]
    try expectEqual(ids(index(titles), "nyc"), ["1"])
    // The beginning of a word is none, and comes first.
    try expectEqual(ids(index(["New York City", "Nycto Lights"]), "nyc"), ["1", "0"])
    let many = (0..<5).map { "Nycto \($0)" }
    try expectEqual(ids(index(["New York City"] + many), "nyc").count, 5)
    var query = try SearchIndex.Query("nyc")
    query.mending = .never
    try expectEqual(index(titles.dropLast()).results(of: query).total, 0)
    // A removed document does not count.
    var index = try index(titles)
    index.remove(try ItemReference(.market, "1"))
    try expectEqual(ids(index, "nyc"), ["0"])
  }

  /// A plain model: the first letters of all words of a title, in any place.
  @Test(arguments: 0..<6)
  func allRunsOfWordsAreFound(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["alpha", "beta", "cork", "delta", "éclair", "fig", "über"]
    let titles = (0..<120).map { _ in
      (0..<Int.random(in: 2...7, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }
    }
    var index = try index(titles.map { $0.joined(separator: " ") })
    for round in 0..<40 {
      if round == 20 { index = try SearchIndex(bytes: index.bytes) }
      let title = titles[Int.random(in: 0..<titles.count, using: &random)]
      guard title.count > 2 else { continue }
      let count = Int.random(in: 3...min(6, title.count), using: &random)
      let first = Int.random(in: 0...title.count - count, using: &random)
      let letters = title[first..<first + count].map { TextFolding.folded(String($0.prefix(1))) }
      let expected = titles.indices.filter { number in
        let initials = titles[number].map { TextFolding.folded(String($0.prefix(1))) }.joined()
        return initials.contains(letters.joined())
      }
      var query = try SearchIndex.Query(letters.joined())
      query.mending = .always
      let results = index.results(of: query, limit: 1000)
      let found = results.hits.compactMap { Int($0.id.id) }.sorted()
      // Initials such as "fig" are words, too.
      guard results.exactTotal == 0 else { continue }
      expectEqual(found, expected, query.text)
    }
  }

  @Test func aMistypedSynonymFinds() throws {
    var index = try index(["SNAP", "Apples", "Stamps"])
    index.synonyms = SearchIndex.Synonyms([["SNAP", "food stamps"], ["apples", "manzanas"]])
    for text in ["food stmps", "food stamsp", "foood stamps", "foood st\u{E1}mps"] {
      try expectEqual(ids(index, text).first, "0", text)
    }
    try expectEqual(ids(index, "manzans"), ["1"])
    try expectEqual(ids(index, "manzxn"), ["1"])
    try expectEqual(ids(index, "mnazanas"), ["1"])
    try expectEqual(ids(index, "naranjas"), [])
    // Below what has the words, also with a typo.
    let titles = ["Manzana 1", "Manzans", "Apples"]
    var other = try self.index(titles)
    other.synonyms = SearchIndex.Synonyms([["apples", "manzanas"]])
    try expectEqual(ids(other, "manzans").first, "1")
    try expectEqual(ids(other, "manzans").last, "2")
    var query = try SearchIndex.Query("manzans")
    query.mending = .never
    expectEqual(other.results(of: query).hits.map(\.id.id), ["1"])
  }
}
