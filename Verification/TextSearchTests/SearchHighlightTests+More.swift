import TextSearch
import TestSupport
import Testing

extension SearchHighlightTests {
  @Test func noRangeEndsWithinACharacter() throws {
    let text = "park\u{200D}park, Par\u{301}\u{302}k"
    let match = try Self.match("par", text)
    let boundaries = Set(text.indices).union([text.endIndex])
    for range in match.highlights(in: text) {
      expect(boundaries.contains(range.upperBound))
    }
    expect(match.highlights(in: "").isEmpty)
  }

  @Test func aSnippetHasTheMostWords() throws {
    let text =
      "Fresh fruit every week. " + String(repeating: "Music and more. ", count: 20)
      + "The farmers of the valley sell at the market. " + String(repeating: "Parking. ", count: 30)
    let match = try Self.match("market farmers", "Farmers Market")
    let snippet = match.snippet(of: text, wordCount: 12)
    expectEqual(
      text[snippet.range], "and more. The farmers of the valley sell at the market. Parking")
    expectEqual(snippet.highlights.map { text[$0] }, ["farmers", "market"])
    for text in ["", "—", "market", "a b c"] {
      let whole = match.snippet(of: text, wordCount: 3)
      expect(text[whole.range] == text)
    }
    expectEqual(match.snippet(of: "a b market", wordCount: 0).highlights.count, 1)
  }

  /// Signs that are one character with the word before or behind them.
  @Test(arguments: [
    ("park", "park\u{200D} b c", "park\u{200D}"), ("123", "a \u{0600}123 b", "\u{0600}123"),
  ])
  func rangesHaveWholeCharacters(query: String, text: String, marked: String) throws {
    let match = try Self.match(query, text)
    expectEqual(match.highlights(in: text).map { String(text[$0]) }, [marked])
    let snippet = match.snippet(of: text, wordCount: 1)
    expect(snippet.range.contains(snippet.highlights[0].lowerBound))
    expect(text[snippet.range].hasSuffix(marked))
    expectEqual(snippet.highlights, match.highlights(in: text))
  }
}
