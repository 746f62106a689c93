import TextSearch
import TestSupport
import Testing

/// An index after edits, compared with a new one of the same documents, and memory between searches.
@Suite("Search index: edits and reused memory") struct SearchEditTests {
  typealias Documents = [ItemReference: SearchIndex.Document]

  static let texts = [
    "far", "farmers", "framers mar", "market park", "vegatebles", "tверской", "тверск", "snap ebt",
    "food stamps", "mes", "o'b", "1 2", "downtwon far", "park pho", "zzz", "markets market farm",
  ]

  static func queries() throws -> [SearchIndex.Query] {
    var queries: [SearchIndex.Query] = []
    for (number, text) in texts.enumerated() {
      var query = try SearchIndex.Query(text)
      query.mending = [.always, .never, .whenFewer(than: 4)][number % 3]
      query.beginnings = number.isMultiple(of: 2) ? .everyWord : .lastWord
      query.mendsMoreIfFewMatch = number % 4 == 1
      queries.append(query)
    }
    return queries
  }

  /// Expects that two indexes give the same pages and suggestions.
  static func expectEqual(_ index: SearchIndex, _ other: SearchIndex, _ name: String) throws {
    #expect(index.count == other.count && index.isEmpty == other.isEmpty, "\(name)")
    for query in try queries() {
      var last: SearchIndex.Hit?
      for _ in 0..<4 {
        let results = index.results(of: query, after: last, limit: 5)
        let expected = other.results(of: query, after: last, limit: 5)
        #expect(results.hits == expected.hits, "\(name): \(query.text)")
        #expect(results.total == expected.total, "\(name): \(query.text)")
        #expect(results.exactTotal == expected.exactTotal, "\(name): \(query.text)")
        #expect(results.correctedText == expected.correctedText, "\(name): \(query.text)")
        #expect(results.limits == expected.limits)
        last = results.hits.last
      }
      #expect(
        index.completions(of: query, limit: 8) == other.completions(of: query, limit: 8),
        "\(name): \(query.text)")
    }
  }

  @Test(arguments: LongTest.seeds(32))
  func theDocumentsAloneDecide(seed: Int) throws {
    var generator = SeededGenerator(seed: 70 + seed)
    var (index, documents) = (SearchIndex(), Documents())
    for step in 0..<30 {
      let numbers = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Int.random(in: 0..<50, using: &generator)
      }
      let batch = try numbers.map { try SearchIndexTests.document($0, &generator) }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        for document in batch {
          let wasThere = index.remove(document.id)
          #expect(wasThere == (documents.removeValue(forKey: document.id) != nil))
          #expect(!index.contains(document.id))
        }
      case 1:
        for var document in batch {
          guard let old = documents[document.id] else { continue }
          // Only one part of a known document changes.
          (document.title, document.subtitle) = (old.title, old.subtitle)
          document.popularity = old.popularity
          if step.isMultiple(of: 2) {
            document.details = old.details
          } else {
            document.tags = old.tags
          }
          index.update(document)
          documents[document.id] = document
        }
      case 2: index.compact()
      case 3: index = try SearchIndex(bytes: index.bytes)
      case 4:
        for document in batch { index.update(document) }
        for document in batch { documents[document.id] = document }
      default:
        index.update(contentsOf: batch)
        for document in batch { documents[document.id] = document }
      }
      guard step % 10 == 9 else { continue }
      for id in documents.keys { #expect(index.contains(id)) }
      let new = SearchIndex(documents.values.shuffled(using: &generator))
      try Self.expectEqual(index, new, "\(step)")
      let copy = index
      index.compact()
      try Self.expectEqual(index, copy, "compact, \(step)")
    }
    for id in documents.keys { index.remove(id) }
    #expect(index.isEmpty)
    try Self.expectEqual(index, SearchIndex(), "empty")
  }

  @Test func ofDocumentsOfOneItemTheLastCounts() throws {
    var generator = SeededGenerator(seed: 1)
    let first = try (0..<30).map { try SearchIndexTests.document($0, &generator) }
    let second = try (10..<30).map { try SearchIndexTests.document($0, &generator) }
    try Self.expectEqual(
      SearchIndex(first + second), SearchIndex(first[..<10] + second), "in one batch")
    var index = SearchIndex(first)
    index.update(contentsOf: second + second)
    index.update(contentsOf: [SearchIndex.Document]())
    try Self.expectEqual(index, SearchIndex(first[..<10] + second), "in two batches")
  }

  /// Memory of any earlier search, of any index, changes no answer.
  @Test(arguments: LongTest.seeds(6))
  func memoryKeepsNothingThatCounts(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let indexes = try [0, 1, 60, 700, 9].map { count in
      SearchIndex(try (0..<count).map { try SearchIndexTests.document($0, &generator) })
    }
    var memory = SearchIndex.Memory()
    var copies: [SearchIndex.Memory] = []
    for step in 0..<120 {
      let index = indexes[Int.random(in: 0..<5, using: &generator)]
      guard let query = SearchIndexTests.query(&generator) else { continue }
      let limit = Int.random(in: 1...40, using: &generator)
      let expected = index.results(of: query, limit: limit)
      let results = index.results(of: query, limit: limit, using: &memory)
      #expect(results.hits == expected.hits && results.total == expected.total, "\(step)")
      #expect(results.correctedText == expected.correctedText)
      if step % 40 == 0 { copies.append(memory) }
      let next = index.results(of: query, after: results.hits.last, limit: limit, using: &memory)
      #expect(next.hits == index.results(of: query, after: results.hits.last, limit: limit).hits)
    }
    for var copy in copies {
      let query = try SearchIndex.Query("far")
      #expect(
        indexes[3].results(of: query, using: &copy).hits == indexes[3].results(of: query).hits)
    }
  }

  /// Popularity decides between equal matches, and changes without the words.
  @Test func aDocumentChangesItsPopularity() throws {
    let ids = try ["a", "b"].map { try ItemReference(.market, $0) }
    var index = SearchIndex(ids.map { SearchIndex.Document($0, title: "Farmers market") })
    let query = try SearchIndex.Query("farm")
    for (id, popularity, expected) in [
      (ids[1], 5, [ids[1], ids[0]]), (ids[0], 6, ids), (ids[0], -1, [ids[1], ids[0]]),
    ] {
      index.setPopularity(popularity, of: id)
      expect(index.results(of: query).hits.map(\.id) == expected)
      expect(index.count == 2)
    }
  }
}
