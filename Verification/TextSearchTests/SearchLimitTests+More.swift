import TextSearch
import TestSupport
import Testing

extension SearchLimitTests {
  @Test(arguments: ["🥕🥕🥕", "...", "\u{301}\u{301}a\u{301}".filter { $0 == "x" } + "—–—"])
  func aTextWithoutWordsIsNoQuery(text: String) {
    expectThrows(SearchIndex.Query.Error.noWords) { try SearchIndex.Query(text) }
  }

  @Test func onlyTheFirstWordsCount() throws {
    let index = try Self.index(["park"])
    let words = Array(repeating: "park", count: 31)
    let whole = try SearchIndex.Query((words + ["par"]).joined(separator: " "))
    expect(whole.limits.isEmpty)
    expectEqual(index.results(of: whole).total, 1)
    let long = try SearchIndex.Query(
      (words + ["park"] + Array(repeating: "zoo", count: 10_000)).joined(separator: " "))
    expectEqual(long.limits, [.wordCount])
    expectEqual(index.results(of: long).total, 1)
    expectEqual(index.results(of: long).limits, [.wordCount])
  }

  @Test func onlyTheBeginningOfAVeryLongWordCounts() throws {
    let long = String(repeating: "ab", count: LongTest.size(500_000, small: 20_000))
    let index = try Self.index([long, "ab" + long, "abab"])
    let query = try SearchIndex.Query(long)
    expectEqual(query.limits, [.wordLength])
    expectEqual(index.results(of: query).hits.map(\.id.id), ["0", "1"])
    // 20 letters of three bytes: the limit never parts a letter.
    let script = String(repeating: "市", count: 25)
    try expectEqual(Self.ids(try Self.index([script]), script + "x"), ["0"])
  }

  @Test func synonymsHaveALimitThatTheAnswerReports() throws {
    var index = try Self.index(["a1 b1 c1", "a4 b4 c4"])
    index.synonyms = SearchIndex.Synonyms(
      ["a", "b", "c"].map { letter in (1...5).map { "\(letter)\($0)" } })
    let results = index.results(of: try SearchIndex.Query("a1 b1 c1"))
    expectEqual(results.limits, [.synonyms])
    expectEqual(results.hits.first?.id.id, "0")
    expectEqual(index.results(of: try SearchIndex.Query("a1 b1 zz")).limits, [.synonyms])
    expect(index.results(of: try SearchIndex.Query("a1 zz")).limits.isEmpty)
  }

  @Test func manyEqualTitlesAreInTheOrderOfTheirReferences() throws {
    let count = LongTest.size(1_000_000, small: 3000)
    let index = try Self.index(repeatElement("Farmers Market", count: count))
    let expected = (0..<count).map(String.init).sorted().prefix(40)
    for text in ["far", "farmers market", "framers markte"] {
      let query = try SearchIndex.Query(text)
      let first = index.results(of: query)
      expectEqual(first.total, count)
      let second = index.results(of: query, after: first.hits.last)
      expectEqual((first.hits + second.hits).map(\.id.id), Array(expected))
    }
  }

  @Test func exactHitsComeBeforeMendedOnes() throws {
    let index = try Self.index(["Market street", "Zoo", "in the marker", "markers"])
    let results = index.results(of: try SearchIndex.Query("marker"))
    expectEqual(results.hits.map(\.id.id), ["3", "2", "0"])
    expectEqual(results.exactTotal, 2)
    expect(results.correctedText == nil)
    expectEqual(results.hits.last?.match.mendedWords.first?.found, "market")
    let mended = index.results(of: try SearchIndex.Query("Markte stret"))
    expectEqual(mended.correctedText, "market street")
    var never = try SearchIndex.Query("markte")
    never.mending = .never
    expect(index.results(of: never).hits.isEmpty)
  }

  @Test func readersKeepTheirVersion() async throws {
    var index = try Self.index((0..<200).map { "Park \($0)" })
    let old = index
    let query = try SearchIndex.Query("park")
    async let total = Task.detached { (0..<20).map { _ in old.results(of: query).total } }.value
    for number in 0..<100 {
      index.remove(try ItemReference(.park, "\(number)"))
      index.update(
        SearchIndex.Document(try ItemReference(.event, "\(number)"), title: "Run"))
    }
    await expectEqual(total, Array(repeating: 200, count: 20))
    expectEqual(index.results(of: query).total, 100)
    expect(index.contains(try ItemReference(.event, "3")))
    expect(!index.contains(try ItemReference(.park, "3")))
    expect(!index.isEmpty && SearchIndex().isEmpty)
  }
}
