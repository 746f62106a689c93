import TextSearch
import TestSupport
import Testing

/// Highlights and snippets of random texts, by laws and by a look at each word.
@Suite("Search highlights: laws of snippets") struct SearchPassageTests {
  /// Words that each fold to one word, in many forms of the same letters.
  static let words = [
    "park", "PARK", "Pa\u{301}rk", "ｐａｒｋ", "parks", "spark", "Parkway", "zoo", "Zoo\u{301}logical",
    "market",
    "MARKE\u{301}TS", "straße", "STRASSEN", "ﬃ", "office", "тверь", "سُوق", "市场街", "한국어책", "a", "1",
  ]
  static let signs = [
    "", " ", "🥕", "\u{200D}", "\u{301}", "½", "👩‍👩‍👧‍👦", "\r\n", "\u{0}", "🇺🇸", "…", "\u{FE0F}", "ß", "e",
    "\u{1112}\u{1161}", "\u{202E}",
  ]
  static let queries = [
    "park", "par", "zoo par", "market zoo", "strasse", "stra", "office of", "тве", "سوق", "市场街",
    "한국어", "1 2 a",
  ]

  static func match(_ query: String) throws -> SearchIndex.Match {
    try SearchHighlightTests.match(query, query)
  }

  @Test(arguments: LongTest.seeds(80))
  func highlightsAreCharactersInOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func any(_ texts: [String]) -> String {
      texts[Int.random(in: 0..<texts.count, using: &generator)]
    }
    for _ in 0..<12 {
      let query = any(Self.queries)
      let match = try Self.match(query)
      let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        any(Self.words) + any(Self.signs) + (Bool.random(using: &generator) ? " " : "")
      }.joined()
      let terms = PlainSearch.words(query)
      let borders = Set(text.indices).union([text.endIndex])
      let ranges = match.highlights(in: text)
      var end = text.startIndex
      for range in ranges {
        expect(!range.isEmpty && range.lowerBound >= end)
        end = range.upperBound
        expect(borders.contains(range.upperBound), "\(query) in \(text)")
        let lit = PlainSearch.words(String(text[range]))
        expect(
          lit.contains { word in terms.contains { word.utf8.starts(with: $0.utf8) } },
          "\(lit) for \(query) in \(text)")
      }
      for count in [Int.min, 0, 1, 2, 5, .max] {
        let snippet = match.snippet(of: text, wordCount: count)
        expect(snippet.range.lowerBound >= text.startIndex)
        expect(snippet.range.upperBound <= text.endIndex)
        // The last character of the passage can go on with signs that are part of no word.
        let end = borders.filter { $0 >= snippet.range.upperBound }.min() ?? text.endIndex
        for range in snippet.highlights {
          expect(snippet.range.lowerBound <= range.lowerBound && range.upperBound <= end)
        }
        if count == .max { expect(text[snippet.range] == text && snippet.highlights == ranges) }
      }
    }
  }

  /// Of words between spaces, those that match are highlighted, as far as they are typed.
  @Test(arguments: queries)
  func everyWordThatMatchesIsHighlighted(query: String) throws {
    var generator = SeededGenerator(seed: query.utf8.count)
    let match = try Self.match(query)
    let terms = PlainSearch.words(query)
    let last = try #require(terms.last)
    for _ in 0..<20 {
      let words = (0..<20).map { _ in
        Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
      }
      let text = words.joined(separator: " ")
      var expected: [String] = []
      for word in words {
        let folded = try #require(PlainSearch.words(word).first)
        if terms.contains(folded) {
          expected.append(word)
        } else if folded.utf8.starts(with: last.utf8) {
          // The least beginning that has all the letters of the term.
          let beginnings = (1...word.count).map { String(word.prefix($0)) }
          let least = beginnings.first {
            PlainSearch.words($0).first?.utf8.starts(with: last.utf8) ?? false
          }
          expected.append(least ?? "")
        }
      }
      let lit = match.highlights(in: text).map { String(text[$0]) }
      expectEqual(lit, expected, "\(query) in \(text)")
    }
  }

  /// No other passage of as many words has more different words of the query.
  @Test(arguments: LongTest.seeds(60))
  func aSnippetIsTheBestPassage(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let match = try Self.match("zoo park market")
    let words = (0..<60).map { _ in
      ["zoo", "park", "markets", "a", "b", "c", "d", "e", "f", "g", "h", "i"][
        Int.random(in: 0..<12, using: &generator)]
    }
    let text = words.joined(separator: " ")
    func score(_ passage: some Sequence<String>) -> Int {
      Set(passage.filter { ["zoo", "park", "markets"].contains($0) }).count
    }
    for size in [1, 2, 3, 4, 8, 24, 59, 60, 61] {
      let snippet = match.snippet(of: text, wordCount: size)
      let passage = text[snippet.range].split(separator: " ").map(String.init)
      expectEqual(passage.count, min(size, 60))
      let best = (0...(60 - min(size, 60))).map { score(words[$0...].prefix(size)) }.max()
      expectEqual(score(passage), best, "\(size): \(text)")
      expectEqual(snippet.highlights.count, passage.count { score([$0]) == 1 })
    }
  }

  /// Of equally good passages, it is the first one.
  @Test(arguments: [
    ("a b zoo c d zoo e", 1, "zoo"), ("a b zoo c d zoo e", 3, "zoo c d"),
    ("zoo a b c d e f g park zoo h", 2, "park zoo"), ("a b c", 2, "a b"), ("zoo", 9, "zoo"),
    ("— zoo — a b", 1, "zoo"),
    ("a b c d e f g zoo", 4, "e f g zoo"), ("Zoo, zoo; park! a b c", 3, "Zoo, zoo; park"),
  ])
  func aSnippetIsTheFirstOfTheBest(text: String, size: Int, expected: String) throws {
    let snippet = try Self.match("zoo park").snippet(of: text, wordCount: size)
    let passage = text[snippet.range].trimmingPrefix("— ")
    expect(passage.hasPrefix(expected) || expected.hasSuffix(passage), "\(passage)")
    expect(passage.split(whereSeparator: { !$0.isLetter }).count <= size)
  }
}
