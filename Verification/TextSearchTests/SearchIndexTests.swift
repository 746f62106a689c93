import Essentials
import TextSearch
import TestSupport
import Testing

/// Random documents, edits, and queries, compared with a search that reads every word.
@Suite("Search index: random documents against a full scan") struct SearchIndexTests {
  /// Words that are near to each other by slips, beginnings, and folding.
  static let words = [
    "farmers", "farmer", "farm", "fram", "framers", "market", "markets", "marke", "mrakets", "park",
    "Parks", "spark", "Éncanto", "encanto", "encatno", "phoenix", "pheonix", "snap", "ebt", "food",
    "stamps", "vegetables", "vegatebles", "vegetable", "getables", "a", "ab", "tempe", "Тверь",
    "тверской", "тверскай", "магазинчик", "амгазинчик", "Mesa", "downtown", "downtwon", "dwontown",
    "farmersmarket", "snapfood", "foodstamps", "o'brien", "½", "🥕", "food2",
  ]

  static func text(_ most: Int, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      words[Int.random(in: 0..<words.count, using: &generator)]
    }.joined(separator: [" ", ", ", "-"][Int.random(in: 0..<3, using: &generator)])
  }

  static func document(
    _ number: Int, _ generator: inout SeededGenerator
  ) throws -> SearchIndex.Document {
    let kinds: [ItemKind] = [.market, .park]
    let id = try ItemReference(kinds[number % 2], "n\(number)")
    var document = SearchIndex.Document(id, title: text(4, &generator))
    document.subtitle = text(2, &generator)
    document.tags = (0..<Int.random(in: 0...2, using: &generator)).map { _ in text(2, &generator) }
    document.details = text(8, &generator)
    document.popularity = Int.random(in: -1...1, using: &generator)
    return document
  }

  /// Some words, of which one or the other has a slip or ends early.
  static func query(_ generator: inout SeededGenerator) -> SearchIndex.Query? {
    var texts: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var word = Array(words[Int.random(in: 0..<words.count, using: &generator)])
      let place = Int.random(in: 0..<word.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: word.remove(at: place)
      case 1: word.insert("x", at: place)
      case 2: word[place] = "r"
      case 3: if place > 0 { word.swapAt(place, place - 1) }
      case 4, 5: word.removeLast(place)
      case 6: word.insert(" ", at: place)
      default: break
      }
      texts.append(String(word))
    }
    let separator = Int.random(in: 0..<4, using: &generator) == 0 ? "" : " "
    guard var query = try? SearchIndex.Query(texts.joined(separator: separator)) else { return nil }
    query.beginnings = Bool.random(using: &generator) ? .everyWord : .lastWord
    query.mending =
      [.never, .always, .whenFewer(than: 3)][
        Int.random(in: 0..<3, using: &generator)]
    query.mendsMoreIfFewMatch = Int.random(in: 0..<3, using: &generator) == 0
    return query
  }

  static let groups = [["SNAP", "EBT", "food stamps"], ["park", "Mesa"]]

  /// Ninety-six queries a seed.
  @Test(arguments: LongTest.setting("SEARCHES").map { 0..<$0 } ?? LongTest.seeds(40))
  func findsWhatAReaderOfEveryWordFinds(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var plain = PlainSearch()
    var index = SearchIndex()
    var memory = SearchIndex.Memory()
    if seed % 2 == 0 {
      index.synonyms = SearchIndex.Synonyms(Self.groups)
      plain.synonyms = Self.groups.map { $0.map(PlainSearch.words) }
    }
    for step in 0..<12 {
      let numbers = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        Int.random(in: 0..<60, using: &generator)
      }
      let documents = try numbers.map { try Self.document($0, &generator) }
      switch step % 4 {
      case 0, 1: index.update(contentsOf: documents)
      case 2: for document in documents { index.update(document) }
      default:
        for document in documents {
          #expect(index.remove(document.id) == (plain.remove(document.id) != nil))
        }
        if seed % 3 == 0 { index.compact() }
      }
      if step % 4 != 3 { for document in documents { plain.update(document) } }
      #expect(index.count == plain.documents.count)
      for _ in 0..<LongTest.size(8, small: 3) {
        guard let query = Self.query(&generator) else { continue }
        try expectEqual(
          index, plain, query, limit: Int.random(in: 1...7, using: &generator), using: &memory)
      }
    }
  }

  @Test(arguments: LongTest.seeds(12))
  func manyHitsHaveTheOrderOfAReaderOfEveryWord(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var plain = PlainSearch()
    let documents = try (0..<LongTest.size(500, small: 150)).map {
      try Self.document($0, &generator)
    }
    for document in documents { plain.update(document) }
    let index = SearchIndex(documents)
    var memory = SearchIndex.Memory()
    let beginnings = ["far", "mar", "par", "veg", "enc", "pho", "dow", "тве", "farm", "market"]
    for _ in 0..<6 {
      let words = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        beginnings[Int.random(in: 0..<beginnings.count, using: &generator)]
      }
      var query = try SearchIndex.Query(words.joined(separator: " "))
      query.beginnings = .everyWord
      query.mending = .never
      try expectEqual(index, plain, query, limit: [1, 20, 700][seed % 3], using: &memory)
    }
  }

  /// Compares all pages of a query, the first one with and without the memory of earlier queries.
  func expectEqual(
    _ index: SearchIndex, _ plain: PlainSearch, _ query: SearchIndex.Query, limit: Int,
    using memory: inout SearchIndex.Memory
  ) throws {
    let expected = plain.hits(of: query)
    var found: [SearchIndex.Hit] = []
    var results = index.results(of: query, limit: limit, using: &memory)
    #expect(results.hits == index.results(of: query, limit: limit).hits)
    #expect(results.total == expected.count, "\(query.text)")
    #expect(results.exactTotal == expected.count { $0.isExact })
    while let last = results.hits.last {
      found += results.hits
      guard results.hits.count == limit else { break }
      results = index.results(of: query, after: last, limit: limit, using: &memory)
    }
    #expect(found.map(\.id) == expected.map(\.document.id), "\(query)")
    for (hit, plainHit) in zip(found, expected) {
      let mended = hit.match.mendedWords.map { [$0.typed, $0.found] }
      #expect(mended == plainHit.mended, "\(query.text)")
    }
  }
}
