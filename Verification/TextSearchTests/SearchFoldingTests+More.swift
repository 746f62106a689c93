import TextSearch
import TestSupport
import Testing

extension SearchFoldingTests {
  /// Each beginning of three characters or more finds the text, as far as its end is a whole letter.
  @Test(arguments: [
    "encanto", "Éncañtó", "тверской", "αγορά", "السوق", "השוק", "한국어책", "农贸市场街", "マーケット",
    "E\u{301}n\u{303}c\u{327}anto",
  ])
  func eachBeginningFindsTheText(word: String) throws {
    let index = try SearchLimitTests.index([word, "a " + word, word.uppercased(), "zoo"])
    for length in 3...word.count {
      let typed = String(word.prefix(length))
      for text in [typed, typed.lowercased(), typed.uppercased(), " \(typed)\n", "«\(typed)»"] {
        var query = try SearchIndex.Query(text)
        query.mending = .never
        let results = index.results(of: query)
        expectEqual(Set(results.hits.map(\.id.id)), ["0", "1", "2"], "\(text)")
      }
      let hit = try #require(index.results(of: try SearchIndex.Query(typed)).hits.first)
      expectEqual(hit.match.highlights(in: word).map { String(word[$0]) }, [typed])
    }
  }

  /// The count of typed characters is that of a person, not of letters, bytes, or words.
  @Test(arguments: [
    ("e\u{301}e\u{301}", 1), ("🇺🇸a", 1), ("👩‍👩‍👧‍👦ab", 0), ("\u{1112}\u{1161}\u{11AB}", 1),
    ("a\u{A0}b", 0),
    ("\u{3000}ab\u{3000}", 1), ("\r\na\r\n", 2), ("   ", 3), ("市场", 0), ("市", 1), ("केला", 0),
    ("के", 1), ("หมู", 0), ("คุ", 1), ("시장", 0), ("ﬃ", 2), ("½", 2),
  ])
  func charactersCount(text: String, missing: Int) throws {
    do throws(SearchIndex.Query.Error) {
      let query = try SearchIndex.Query(text)
      expect(missing == 0 && query.text == text)
    } catch {
      expectEqual(error, .tooShort(missing: missing))
      expect(error.description.contains(missing == 1 ? "one" : "\(missing)"))
    }
    expectEqual(SearchIndex.Query.Error.noWords.description.isEmpty, false)
  }
}
