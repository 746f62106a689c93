import HealthDomain
import Testing

/// What is lit up in the original texts.
struct SearchHighlightTests {
  /// The match of a query with the only document, whose title is a text.
  static func match(_ query: String, _ title: String) throws -> SearchIndex.Match {
    let id = try #require(ItemReference(.park, "a"))
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
    #expect(match.highlights(in: text).map { String(text[$0]) } == expected)
  }

  @Test func noRangeEndsWithinACharacter() throws {
    let text = "park\u{200D}park, Par\u{301}\u{302}k"
    let match = try Self.match("par", text)
    let boundaries = Set(text.indices).union([text.endIndex])
    for range in match.highlights(in: text) {
      #expect(boundaries.contains(range.upperBound))
    }
    #expect(match.highlights(in: "").isEmpty)
  }

  @Test func aSnippetHasTheMostWords() throws {
    let text =
      "Fresh fruit every week. " + String(repeating: "Music and more. ", count: 20)
      + "The farmers of the valley sell at the market. " + String(repeating: "Parking. ", count: 30)
    let match = try Self.match("market farmers", "Farmers Market")
    let snippet = match.snippet(of: text, wordCount: 12)
    #expect(
      text[snippet.range] == "and more. The farmers of the valley sell at the market. Parking")
    #expect(snippet.highlights.map { text[$0] } == ["farmers", "market"])
    for text in ["", "—", "market", "a b c"] {
      let whole = match.snippet(of: text, wordCount: 3)
      #expect(text[whole.range] == text)
    }
    #expect(match.snippet(of: "a b market", wordCount: 0).highlights.count == 1)
  }

  /// Signs that are one character with the word before or behind them.
  @Test(arguments: [
    ("park", "park\u{200D} b c", "park\u{200D}"), ("123", "a \u{0600}123 b", "\u{0600}123"),
  ])
  func rangesHaveWholeCharacters(query: String, text: String, marked: String) throws {
    let match = try Self.match(query, text)
    #expect(match.highlights(in: text).map { String(text[$0]) } == [marked])
    let snippet = match.snippet(of: text, wordCount: 1)
    #expect(snippet.range.contains(snippet.highlights[0].lowerBound))
    #expect(text[snippet.range].hasSuffix(marked))
    #expect(snippet.highlights == match.highlights(in: text))
  }
}
