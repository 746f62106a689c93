import Geo
import HealthDomain
import TestSupport
import Testing

/// Highlights, snippets, and suggestions in scripts other than plain Latin.
struct SearchScriptTests {
  @Test(arguments: [
    // Marks that stand alone in the text, or with their letter.
    ("cafe", "Cafe\u{301}, CAFÉ, caffè", ["Cafe\u{301}", "CAFÉ"]),
    ("caf", "Cafe\u{301} caf\u{327}e\u{301}", ["Caf", "caf\u{327}"]),
    ("via", "Vi\u{323}\u{302}a", ["Vi\u{323}\u{302}a"]),
    // Signs around and between words.
    ("zoo", "🦁zoo🦁 👩‍👩‍👧‍👦 Zoo", ["zoo", "Zoo"]), ("zoo run", "zoo🏃🏽run", ["zoo", "run"]),
    ("cup", "🇺🇸cup", ["cup"]),
    // Right to left, with and without vowel signs, and both directions in a text.
    ("سوق", "السوق سُوق", ["سُوق"]), ("שוק", "Tel Aviv שׁוּק 7", ["שׁוּק"]),
    ("tel", "שוק Tel Aviv", ["Tel"]),
    // Letters that fold to more than one.
    ("gross", "Große GROSSE", ["Groß", "GROSS"]), ("office", "Oﬃce office", ["Oﬃce", "office"]),
    ("市场街", "农贸市场街 市场街口", ["市场街"]),
  ])
  func whatMatchesIsLitUp(query: String, text: String, expected: [String]) throws {
    let match = try SearchHighlightTests.match(query, query)
    let ranges = match.highlights(in: text)
    expectEqual(
      ranges.map { Array(text[$0].unicodeScalars) }, expected.map { Array($0.unicodeScalars) })
    let snippet = match.snippet(of: text)
    expect(text[snippet.range] == text[...] && snippet.highlights == ranges)
    // The ranges are in order, are disjoint, and cut no character.
    let boundaries = Set(text.indices).union([text.endIndex])
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      expect(range.upperBound <= next.lowerBound)
    }
    for range in ranges {
      expect(boundaries.contains(range.lowerBound) && boundaries.contains(range.upperBound))
    }
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
    let index = try SearchLimitTests.index(titles)
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
}
