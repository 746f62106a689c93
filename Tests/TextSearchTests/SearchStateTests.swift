import TextSearch
import TestSupport
import Testing

/// The search field.
@Suite("Search field: recent searches and results") struct SearchStateTests {
  let index: SearchIndex

  init() throws {
    index = SearchIndex(
      try ["Downtown Market", "Roosevelt Market", "Encanto Park"].enumerated().map {
        SearchIndex.Document(try ItemReference(.market, "\($0)"), title: $1)
      })
  }

  @Test func eachLetterHasItsState() throws {
    var state = SearchState()
    expectEqual(state.phase, .idle)
    expectEqual(state.edit(""), .unchanged)
    expectEqual(state.edit("m"), .done)
    expectEqual(state.phase, .tooShort(missing: 2))
    expectEqual(state.edit(" ma "), .done)
    expectEqual(state.phase, .tooShort(missing: 1))
    expectEqual(state.edit("🥕🥕🥕"), .done)
    expectEqual(state.phase, .noWords)
    let query = try SearchIndex.Query("mar")
    expectEqual(state.edit("mar"), .search(query))
    expectEqual(state.phase, .searching(query))
    let isShown1 = state.show(index.results(of: query), of: query)
    expect(isShown1)
    expectEqual(state.results.map(\.id), ["0", "1"])
    expectEqual(state.total, 2)
    expectEqual(state.edit("mar "), .done)
    expectEqual(state.phase, .results(query))
    expectEqual(state.edit("ma"), .done)
    expect(state.results.isEmpty && state.total == 0)
  }
}
