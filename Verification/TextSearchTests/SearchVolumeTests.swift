import TextSearch
import TestSupport
import Testing

/// Long texts, many words, and extreme numbers.
@Suite("Search index: long texts and extreme numbers") struct SearchVolumeTests {
  static func id(_ text: String) throws -> ItemReference {
    try ItemReference(.park, text)
  }

  @Test func aQueryOfTenThousandWordsIsItsFirstOnes() throws {
    let first = (0..<32).map { "w\($0)" }
    let index = try SearchLimitTests.index([first.joined(separator: " "), "w0 w1"])
    let more = (0..<10_000).map { "x\($0)" }
    let long = try SearchIndex.Query((first + more).joined(separator: ", "))
    expect(long.limits == [.wordCount] && SearchIndex.Query.maximumWordCount == 32)
    let results = index.results(of: long)
    expect(results.hits.map(\.id.id) == ["0"] && results.limits == [.wordCount])
    // The 32nd word is the last one, and so a beginning.
    let beginning = try SearchIndex.Query((first.dropLast() + ["w3"]).joined(separator: " "))
    expect(index.results(of: beginning).total == 1 && beginning.limits.isEmpty)
    let missing = try SearchIndex.Query((first.dropLast() + ["y"] + more).joined(separator: " "))
    expectEqual(index.results(of: missing).total, 0)
    var mending = long
    mending.mending = .always
    mending.mendsMoreIfFewMatch = true
    expectEqual(index.results(of: mending).hits.map(\.id.id), ["0"])
  }

  /// Of a word, 60 bytes count, in documents and queries, and no letter is parted.
  @Test(arguments: [
    ("a", 60), ("é", 60), ("д", 30), ("市", 20), ("𐐀", 15), ("ﬃ", 20), ("ab", 30), ("д市", 12),
  ])
  func aWordHasSixtyBytes(letter: String, count: Int) throws {
    let counting = String(repeating: letter, count: count)
    let size = LongTest.size(1_000_000, small: 5_000)
    let huge = String(repeating: letter, count: size / letter.utf8.count)
    let shorter = String(counting.dropLast(letter.count))
    let index = SearchIndex(
      try [counting, counting + letter, counting + "q", huge, shorter].enumerated().map {
        SearchIndex.Document(try Self.id("\($0)"), title: $1)
      })
    for typed in [counting, counting + letter, huge, counting + "zzz", huge + " "] {
      var query = try SearchIndex.Query(typed)
      query.mending = .never
      expectEqual(index.results(of: query).total, 4, "\(typed.prefix(70))")
      expectEqual(query.limits, typed == counting ? [] : [.wordLength])
    }
    var query = try SearchIndex.Query(shorter)
    query.mending = .never
    expectEqual(index.results(of: query).total, 5)
    let match = try #require(index.results(of: try SearchIndex.Query(huge)).hits.first?.match)
    expectEqual(match.highlights(in: "x " + huge).count, 1)
    try expectEqual(SearchIndex(bytes: index.bytes).results(of: query).total, 5)
  }

  /// Documents with many words in every field, of which one is looked for.
  @Test func longDocumentsAreFoundByEachOfTheirWords() throws {
    let count = LongTest.size(100_000, small: 5_000)
    var long = SearchIndex.Document(try Self.id("long"), title: "Title")
    long.details = (0..<count).map { "d\($0)" }.joined(separator: " ")
    long.tags = (0..<count / 10).map { "t\($0)" }
    long.subtitle = (0..<count / 10).map { "s\($0)" }.joined(separator: "-")
    var many = SearchIndex.Document(try Self.id("many"), title: "d7")
    many.details = Array(repeating: "same", count: count).joined(separator: " ")
    let index = SearchIndex([long, many])
    for text in [
      "d\(count - 1)", "t\(count / 10 - 1)", "s\(count / 10 - 1)", "d0 t0 s0",
      "d17 d\(count - 2) d\(count / 2)", "s1 t1 d1 title",
    ] {
      var query = try SearchIndex.Query(text + " title")
      query.mending = .never
      expectEqual(index.results(of: query).hits.map(\.id.id), ["long"], "\(text)")
    }
    expectEqual(index.results(of: try SearchIndex.Query("same same same sam")).total, 1)
    expectEqual(index.results(of: try SearchIndex.Query("d7 same")).hits.map(\.id.id), ["many"])
    let snippet = try #require(
      index.results(of: try SearchIndex.Query("d4321 title")).hits.first?.match
    ).snippet(of: long.details, wordCount: 3)
    expect(long.details[snippet.range].split(separator: " ").contains("d4321"))
    try expectEqual(SearchIndex(bytes: index.bytes).bytes, index.bytes)
  }

  /// More popular is first at the ends of the range too, in one part and in several.
  @Test func everyPopularityHasItsPlace() throws {
    let numbers = [Int.max, .max - 1, 1, 0, -1, .min + 1, .min]
    let documents = try numbers.enumerated().map { place, number in
      // The references are in the opposite order.
      var document = SearchIndex.Document(try Self.id("\(9 - place)"), title: "Park")
      document.popularity = number
      return document
    }
    var parts = SearchIndex()
    for document in documents.reversed() { parts.update(document) }
    for var index in [SearchIndex(documents), parts, try SearchIndex(bytes: parts.bytes)] {
      let query = try SearchIndex.Query("park")
      expectEqual(index.results(of: query).hits.map(\.id), documents.map(\.id))
      var found: [ItemReference] = []
      var last: SearchIndex.Hit?
      repeat {
        last = index.results(of: query, after: last, limit: 1).hits.last
        found += last.map { [$0.id] } ?? []
      } while last != nil
      expectEqual(found, documents.map(\.id))
      // A change of the popularity alone moves a document.
      var document = documents[6]
      document.popularity = .max
      index.update(document)
      expectEqual(index.results(of: query).hits.first?.id, document.id)
    }
  }

  /// A document without words is there, and never found.
  @Test(arguments: ["", " ", "🥕", "—", "\u{301}", "\0"])
  func aDocumentWithoutWordsIsNeverFound(text: String) throws {
    var document = SearchIndex.Document(try Self.id("a"), title: text)
    (document.subtitle, document.tags, document.details) = (text, [text, text], text)
    var index = SearchIndex([document])
    expect(index.count == 1 && index.contains(document.id))
    var query = try SearchIndex.Query("abcde")
    query.mending = .always
    query.mendsMoreIfFewMatch = true
    expectEqual(index.results(of: query).total, 0)
    expect(index.results(of: query).correctedText == nil)
    try expectEqual(SearchIndex(bytes: index.bytes).count, 1)
    // Words arrive later, and leave again.
    document.details = "abcde"
    index.update(document)
    expect(index.results(of: query).total == 1 && index.count == 1)
    document.details = text
    index.update(document)
    expect(index.results(of: query).total == 0 && index.count == 1)
    let wasThere = index.remove(document.id)
    expect(wasThere && index.isEmpty)
  }

  /// Words of a document that begin alike, in numbers that are not powers of two.
  @Test(arguments: [1, 2, 63, 64, 65, 127, 129, 447, 449, 1_025])
  func everyNumberOfDocumentsIsCounted(count: Int) throws {
    var index = SearchIndex(
      try (0..<count).map { SearchIndex.Document(try Self.id("\($0)"), title: "Park \($0)") })
    let query = try SearchIndex.Query("par")
    expectEqual(index.results(of: query, limit: 1).total, count)
    expectEqual(index.results(of: try SearchIndex.Query("park \(count - 1)")).total, 1)
    for number in stride(from: 0, to: count, by: 2) { index.remove(try Self.id("\(number)")) }
    expectEqual(index.results(of: query, limit: 1).total, count / 2)
    expectEqual(index.count, count / 2)
    var last: SearchIndex.Hit?
    var found = 0
    repeat {
      let results = index.results(of: query, after: last, limit: 7)
      found += results.hits.count
      last = results.hits.last
    } while last != nil
    expectEqual(found, count / 2)
  }

  /// What is left of a long word is whole letters, wherever the limit falls.
  @Test(arguments: 0..<8)
  func aLongWordEndsAtALetter(start: Int) throws {
    for letter in ["д", "ბ", "𐐨"] {
      let word = String(repeating: "a", count: start) + String(repeating: letter, count: 60)
      let count = start + (60 - start) / letter.utf8.count
      let index = try SearchLimitTests.index([word])
      let typed = String(word.prefix(start + 4))
      expectEqual(
        index.completions(of: try SearchIndex.Query(typed), limit: 8), [String(word.prefix(count))])
      let wrong = try SearchIndex.Query(typed + "q" + word.dropFirst(start + 5))
      let mended = index.results(of: wrong).hits.first?.match.mendedWords.first?.found
      expectEqual(mended, String(word.prefix(count)))
    }
  }
}
