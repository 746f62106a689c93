import TextSearch
import TestSupport
import Testing

/// Texts that nobody types, and queries at the edges of what counts.
@Suite("Search queries: limits of length and words") struct SearchLimitTests {
  static func index(_ titles: some Sequence<String>) throws -> SearchIndex {
    SearchIndex(
      try titles.enumerated().map { number, title in
        SearchIndex.Document(try ItemReference(.park, "\(number)"), title: title)
      })
  }

  static func ids(_ index: SearchIndex, _ text: String) throws -> [String] {
    index.results(of: try SearchIndex.Query(text)).hits.map(\.id.id)
  }

  @Test(arguments: [
    ("", 3), ("  \n ", 3), ("a", 2), (" ab ", 1), ("e\u{301}\u{302}x", 1), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 1), ("한국", 0),
    ("한", 1), ("市场", 0), ("茶", 1),
    ("a b", 0), ("мир", 0),
  ])
  func threeCharactersOrTwoSyllablesAreEnough(text: String, missing: Int) {
    if missing == 0 {
      #expect(throws: Never.self) { try SearchIndex.Query(text) }
    } else {
      expectThrows(SearchIndex.Query.Error.tooShort(missing: missing)) {
        try SearchIndex.Query(text)
      }
    }
  }

  @Test func slipsHaveTheirThresholds() throws {
    let index = try Self.index(["farm", "apple", "vegetables"])
    for (text, isFound) in [
      ("frm", false), ("fram", true), ("frma", false), ("afrm", false), ("faem", false),
      ("aple", false), ("appel", true), ("apples", true),
      ("opple", false), ("vegtabels", true), ("wegetables", true), ("wegtables", false),
      ("vgetbls", false), ("evgetables", true), ("vegetabl", true),
    ] {
      try expectEqual(!Self.ids(index, text).isEmpty, isFound, "\(text)")
    }
    var query = try SearchIndex.Query("faem")
    query.mendsMoreIfFewMatch = true
    expectEqual(index.results(of: query).hits.first?.match.mendedWords.first?.found, "farm")
    query = try SearchIndex.Query("opple")
    query.mendsMoreIfFewMatch = true
    expectEqual(index.results(of: query).total, 1)
    query.mending = .never
    expectEqual(index.results(of: query).total, 0)
  }
}
