import TextSearch
import TestSupport
import Testing

/// Completions, compared with a count of each word of each document.
@Suite("Search completion: most frequent words") struct SearchCompletionTests {
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
      for limit in [-1, 0, 1, 3, 100] {
        expectEqual(
          index.completions(of: try SearchIndex.Query(text), limit: limit),
          Array(expected.prefix(max(limit, 0))), "\(text)")
      }
    }
  }

  /// A word counts once in a document, wherever and however often it has it.
  @Test func aDocumentCountsOnce() throws {
    var first = SearchIndex.Document(try ItemReference(.park, "1"), title: "Zoom zoom")
    (first.subtitle, first.tags, first.details) = ("zoom", ["zoom", "zoom"], "zoom zoo zoos")
    let others = try (2...3).map {
      SearchIndex.Document(try ItemReference(.park, "\($0)"), title: "Zoos")
    }
    let index = SearchIndex([first] + others)
    func completions(_ text: String) throws -> [String] {
      index.completions(of: try SearchIndex.Query(text), limit: 8)
    }
    try expectEqual(completions("zoo"), ["zoos", "zoom"])
    try expectEqual(completions("zoom zoo"), ["zoom zoom"])
    try expectEqual(completions("zoos zoo"), ["zoos zoos", "zoos zoom"])
  }
}
