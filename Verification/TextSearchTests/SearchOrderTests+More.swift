import TextSearch
import TestSupport
import Testing

extension SearchOrderTests {
  @Test func theReferenceDecidesLast() throws {
    for ids in [["a", "b"], ["b", "a"]] {
      let index = SearchIndex(try ids.map { try Self.document($0, Texts(title: "Zoo")) })
      let hits = index.results(of: try SearchIndex.Query("zoo")).hits
      expectEqual(hits.map(\.id.id), ["a", "b"])
    }
  }

  @Test(arguments: [
    ("snap", ["snap", "ebt", "phrase"]), ("SNÁP", ["snap", "ebt", "phrase"]),
    ("ebt", ["ebt", "snap", "phrase"]), ("food stamps", ["phrase", "snap", "ebt"]),
    // Three letters begin a word of a group, and a part of a phrase is none.
    ("sna", ["snap", "ebt", "phrase"]), ("food", ["phrase"]), ("stamps food", ["phrase"]),
    ("snap market", ["ebt"]), ("market snap", ["ebt"]), ("market food stamps", ["ebt"]),
    // Words with slips have no synonyms.
    ("stmaps", ["phrase"]),
  ])
  func synonymsAreFound(text: String, expected: [String]) throws {
    var index = SearchIndex(
      try [("snap", "Snap"), ("ebt", "EBT market"), ("phrase", "Food stamps")].map {
        try Self.document($0, Texts(title: $1))
      })
    let query = try SearchIndex.Query(text)
    index.synonyms = SearchIndex.Synonyms([
      [], [" "], ["alone"], ["SNAP", "EBT", "Food-Stamps", "snap"],
    ])
    expectEqual(Set(index.results(of: query).hits.map(\.id.id)), Set(expected))
    expectEqual(index.results(of: query).hits.first?.id.id, expected.first)
    index.synonyms = SearchIndex.Synonyms()
    expectEqual(index.results(of: query).total, text.contains("market") ? 0 : 1)
  }

  @Test func aSynonymIsAWholeWord() throws {
    var index = SearchIndex([try Self.document("a", Texts(title: "Ebts"))])
    index.synonyms = SearchIndex.Synonyms([["snap", "ebt"]])
    expectEqual(index.results(of: try SearchIndex.Query("ebt")).total, 1)
    expectEqual(index.results(of: try SearchIndex.Query("snap")).total, 0)
  }

  /// Among many documents, the title alone decides only if it has a word for each of the query.
  @Test func aWordThatIsTakenIsLookedForBehindTheTitle() throws {
    let others = try (1...200).map {
      try Self.document("\($0)", Texts(title: "Zoo", details: "zoo", popularity: 9))
    }
    let index = SearchIndex(
      others + [try Self.document("x", Texts(title: "Zoo", subtitle: "A zoo"))])
    let hits = index.results(of: try SearchIndex.Query("zoo zoo")).hits
    expectEqual(hits.first?.id.id, "x")
  }

  /// Long lists leave out what was removed, and what an earlier list had.
  @Test func longListsLeaveOutWhatWasRemoved() throws {
    func id(_ number: Int) throws -> ItemReference {
      try ItemReference(.park, "\(1000 + number)")
    }
    var index = SearchIndex(
      try (0..<900).map { number in
        var document = SearchIndex.Document(
          try id(number), title: number.isMultiple(of: 3) ? "Parks" : "A park")
        document.details = "park"
        return document
      })
    for number in stride(from: 0, to: 900, by: 5) { index.remove(try id(number)) }
    let left = (0..<900).filter { !$0.isMultiple(of: 5) }
    let expected = left.filter { $0.isMultiple(of: 3) } + left.filter { !$0.isMultiple(of: 3) }
    let results = index.results(of: try SearchIndex.Query("par"), limit: 1000)
    expectEqual(results.total, expected.count)
    try expectEqual(results.hits.map(\.id), expected.map(id))
  }
}
