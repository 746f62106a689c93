import TextSearch
import TestSupport
import Testing

/// The highlights in the original texts.
@Suite("Search highlights: matches in the original text") struct SearchHighlightTests {
  /// The match of a query with the only document, whose title is a text.
  static func match(_ query: String, _ title: String) throws -> SearchIndex.Match {
    let id = try ItemReference(.park, "a")
    let index = SearchIndex([SearchIndex.Document(id, title: title)])
    return try #require(index.results(of: try SearchIndex.Query(query)).hits.first?.match)
  }

  @Test(arguments: [
    ("enc", "Éncanto Park", ["Énc"]),
    ("encanto park", "Parking in E\u{301}ncanto", ["Park", "E\u{301}ncanto"]),
    ("ence", "Ence\u{301}e, encee", ["Ence\u{301}", "ence"]),
    ("farmers mar", "FARMERS’ Market & farmers’ mart", ["FARMERS", "Mar", "farmers", "mar"]),
    ("framers", "Farmers Market (farmer)", ["Farmers"]),
    ("straße", "Die STRASSE / Straßen", ["STRASSE", "Straße"]),
    ("1 2 cup", "½ cup", ["½", "cup"]),
    ("שוק", "השוק — שׁוק הכרמל", ["שׁוק"]),
    ("🥕 car", "🥕 Carrots 🥕", ["Car"]),
    ("한국어", "한국어책", ["한국어"]),
    ("park parks", "Parks", ["Parks"]),
  ])
  func whatMatchesIsLitUp(query: String, text: String, expected: [String]) throws {
    let other = text + " park parks strasse 한국어 encanto farmers market ence שוק 1 2 cup car"
    let match = try Self.match(query, query == "framers" ? text : other)
    expectEqual(match.highlights(in: text).map { String(text[$0]) }, expected)
  }
}
