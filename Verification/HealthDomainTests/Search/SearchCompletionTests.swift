import Geo
import HealthDomain
import TestSupport
import Testing

/// Suggestions, compared with a count of each word of each document.
struct SearchCompletionTests {
  /// The completions of a text by what its documents say.
  static func completions(
    of text: String, in documents: some Collection<SearchIndex.Document>
  ) -> [String] {
    let words = PlainSearch.words(text)
    guard let last = words.last, (try? SearchIndex.Query(text)) != nil else { return [] }
    var counts: [String: Int] = [:]
    for document in documents {
      let fields = PlainSearch.fields(document).map { $0.flatMap { $0 } }
      let all = Set(fields.flatMap { $0 })
      guard all.isSuperset(of: words.dropLast()) else { continue }
      // The words of the details are not suggested.
      for word in Set(fields[0] + fields[1] + fields[2])
      where word.utf8.starts(with: last.utf8) && word != last {
        counts[word, default: 0] += 1
      }
    }
    let best = counts.sorted { a, b in
      a.value != b.value
        ? a.value > b.value : a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
    }
    return best.map { (words.dropLast() + [$0.key]).joined(separator: " ") }
  }

  @Test(arguments: LongTest.seeds(32))
  func wordsOfMostDocumentsComeFirst(seed: Int) throws {
    var generator = SeededGenerator(seed: 300 + seed)
    var (index, documents) = (SearchIndex(), [ItemReference: SearchIndex.Document]())
    for _ in 0..<4 {
      let batch = try (0..<15).map { _ in
        try SearchIndexTests.document(Int.random(in: 0..<40, using: &generator), &generator)
      }
      index.update(contentsOf: batch)
      for document in batch { documents[document.id] = document }
      for id in batch.prefix(4).map(\.id) {
        index.remove(id)
        documents[id] = nil
      }
    }
    for text in [
      "far", "mar", "farmers mar", "mar far", "тве", "park par", "veg", "a veg", "enc phoenix sna",
      "1 2 par", "zzz mar", "FAR", "food sta", "downtown down", "framers",
    ] {
      let expected = Self.completions(of: text, in: documents.values)
      for limit in [1, 3, 100] {
        expectEqual(
          index.suggestions(for: text, limit: limit), expected.prefix(limit).map { .query($0) },
          "\(text)")
      }
    }
  }

  /// A word counts once in a document, wherever and however often it has it.
  @Test func aDocumentCountsOnce() throws {
    var first = SearchIndex.Document(try #require(ItemReference(.park, "1")), title: "Zoom zoom")
    (first.subtitle, first.tags, first.details) = ("zoom", ["zoom", "zoom"], "zoom zoo zoos")
    let others = try (2...3).map {
      SearchIndex.Document(try #require(ItemReference(.park, "\($0)")), title: "Zoos")
    }
    let index = SearchIndex([first] + others)
    expectEqual(index.suggestions(for: "zoo"), [.query("zoos"), .query("zoom")])
    expectEqual(index.suggestions(for: "zoom zoo"), [.query("zoom zoom")])
    expectEqual(index.suggestions(for: "zoos zoo"), [.query("zoos zoos"), .query("zoos zoom")])
  }

  /// Half of the list, rounded up, are places if there are other suggestions; the rest fills up.
  @Test(arguments: 1...9)
  func placesHaveHalfOfTheList(limit: Int) throws {
    let lines = (0..<6).map {
      "8500\($0)\t33.4\t-112\tPark City \(["A", "B", "C", "D", "E", "F"][$0])\tAZ"
    }
    let places = try PlaceTable("HealthDomain places 1\n" + lines.joined(separator: "\n") + "\n")
    for count in 0...6 {
      let titles = (0..<count).map { "Parka\(["a", "b", "c", "d", "e", "f"][$0])" }
      let index = try SearchLimitTests.index(titles)
      let suggestions = index.suggestions(for: "park", places: places, limit: limit)
      let cities = suggestions.count { if case .city = $0 { true } else { false } }
      expectEqual(suggestions.count, min(limit, 6 + count))
      expectEqual(cities, min(6, max((limit + 1) / 2, limit - count)), "\(count)")
      // Places come first.
      expect(
        suggestions.dropFirst(cities).allSatisfy { if case .query = $0 { true } else { false } })
    }
  }

  @Test(arguments: [
    "", "  ", "ab", "—–—", "🥕🥕🥕", "\u{301}\u{302}\u{303}", String(repeating: "x", count: 100_000),
    String(repeating: "market ", count: 2_000),
  ])
  func hostileTextsHaveNoSuggestions(text: String) throws {
    let index = try SearchLimitTests.index(["Market"])
    expect(index.suggestions(for: text).isEmpty)
    expect(SearchIndex().suggestions(for: text, limit: .max).isEmpty)
  }
}
