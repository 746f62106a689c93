import TextSearch
import TestSupport
import Testing

/// Highlights and snippets in scripts other than plain Latin.
@Suite("Search highlights: scripts other than Latin") struct SearchScriptTests {
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
    ("市场街", "农贸市场街 市场街口", ["市场街", "市场街"]),
    // A character stays whole, and its mark with it.
    ("टमाट", "टमाटर", ["टमाट"]), ("टमा", "टमाटर", ["टमा"]), ("かき", "がき かきがら", ["かき"]),
    ("หมู", "หมู่บ้าน", ["หมู่"]), ("タワー", "東京タワーズ", ["タワー"]),
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
}
