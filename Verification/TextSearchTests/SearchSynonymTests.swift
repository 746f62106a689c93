import TextSearch
import TestSupport
import Testing

/// Words and phrases that mean the same.
@Suite("Synonyms: words and phrases") struct SearchSynonymTests {
  static let titles = [
    "SNAP", "EBT", "Food stamps", "Stamps of food", "Food", "Farmers market", "Bazaar",
    "Souq Bazaar",
  ]

  static func index(_ groups: [[String]]) throws -> SearchIndex {
    var index = try SearchLimitTests.index(titles)
    index.synonyms = SearchIndex.Synonyms(groups)
    return index
  }

  @Test(arguments: [
    // Any number of words stands for any other, wherever it is in the query.
    ("snap", ["0", "1", "2", "3"]), ("ebt", ["1", "0", "2", "3"]),
    ("food stamps", ["2", "3", "0", "1"]),
    // A phrase is in its order, side by side; its words are looked for anywhere.
    ("stamps food", ["2", "3"].reversed()), ("food of stamps", ["3"]),
    ("food", ["4", "2", "3"]), ("bazaar", ["6", "7", "5"]), ("farmers market", ["5", "6", "7"]),
    ("souq bazaar", ["7"]), ("souq farmers market", ["7"]),
    // The last word may still be typed, from three letters; a phrase without its last word is none.
    ("baza", ["6", "7", "5"]), ("farmers marke", ["5", "6", "7"]), ("sna", ["0", "1", "2", "3"]),
    ("food st", ["2", "3"]), ("food sta", ["2", "3", "0", "1"]), ("farmers", ["5"]), ("snaps", []),
    ("baza souq", []),
    // Punctuation, case, and accents do not matter.
    ("S-N-A-P", []), ("«Snap»", ["0", "1", "2", "3"]), ("FÓÓD, stamps", ["2", "3", "0", "1"]),
  ])
  func eachMemberFindsTheOthers(text: String, expected: [String]) throws {
    let index = try Self.index([["SNAP", "EBT", "Food Stamps"], ["Farmers' market", "BAZAAR"]])
    var query = try SearchIndex.Query(text)
    query.mending = .never
    let results = index.results(of: query)
    expectEqual(results.hits.map(\.id.id), expected, "\(text)")
    expect(results.exactTotal == expected.count && results.correctedText == nil)
    expect(results.limits.isEmpty)
    // No word of a hit by a synonym was mistyped, and its own words are highlighted.
    for hit in results.hits {
      expect(hit.match.mendedWords.isEmpty)
      expect(!hit.match.highlights(in: Self.titles[Int(hit.id.id) ?? 0]).isEmpty)
    }
    // Pages join to the same list.
    var (found, last): ([String], SearchIndex.Hit?) = ([], nil)
    repeat {
      last = index.results(of: query, after: last, limit: 1).hits.last
      found += last.map { [$0.id.id] } ?? []
    } while last != nil
    expectEqual(found, expected)
  }

  /// Groups without two different members, and members without words, are none.
  @Test(arguments: [
    [], [[]], [["snap"]], [["snap", "SNAP", "snáp"]], [["snap", "", "—"]], [["", "🥕"]],
  ])
  func groupsOfOneAreNone(groups: [[String]]) throws {
    let index = try Self.index(groups)
    try expectEqual(SearchLimitTests.ids(index, "snap"), ["0"])
    expectEqual(SearchIndex.Synonyms(groups), SearchIndex.Synonyms())
  }

  /// The groups apply one after another, so a word can be replaced by one of a later group.
  @Test func laterGroupsApplyToEarlierOnes() throws {
    let forward = try Self.index([["snap", "ebt"], ["ebt", "bazaar"]])
    expectEqual(Set(try SearchLimitTests.ids(forward, "snap")), ["0", "1", "6", "7"])
    let backward = try Self.index([["ebt", "bazaar"], ["snap", "ebt"]])
    expectEqual(Set(try SearchLimitTests.ids(backward, "snap")), ["0", "1"])
  }

  /// Synonyms are the app's: they are not in the bytes, and an edit keeps them.
  @Test func synonymsStayWithTheirIndex() throws {
    var index = try Self.index([["snap", "ebt"]])
    try expectEqual(SearchIndex(bytes: index.bytes).synonyms, SearchIndex.Synonyms())
    try expectEqual(index.bytes, SearchLimitTests.index(Self.titles).bytes)
    index.remove(try ItemReference(.park, "1"))
    index.compact()
    expectEqual(index.synonyms, SearchIndex.Synonyms([["snap", "ebt"]]))
    try expectEqual(SearchLimitTests.ids(index, "ebt"), ["0"])
  }
}
