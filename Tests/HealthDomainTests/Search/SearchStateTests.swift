import HealthDomain
import Testing

/// The search field.
struct SearchStateTests {
  let index: SearchIndex

  init() throws {
    index = SearchIndex(
      try ["Downtown Market", "Roosevelt Market", "Encanto Park"].enumerated().map {
        SearchIndex.Document(try #require(ItemReference(.market, "\($0)")), title: $1)
      })
  }

  @Test func eachLetterHasItsState() throws {
    var state = SearchState()
    #expect(state.phase == .idle)
    #expect(state.edit("") == .unchanged)
    #expect(state.edit("m") == .done)
    #expect(state.phase == .tooShort(missing: 2))
    #expect(state.edit(" ma ") == .done)
    #expect(state.phase == .tooShort(missing: 1))
    #expect(state.edit("🥕🥕🥕") == .done)
    #expect(state.phase == .noWords)
    let query = try SearchIndex.Query("mar")
    #expect(state.edit("mar") == .search(query))
    #expect(state.phase == .searching(query))
    let isShown1 = state.show(index.results(of: query), of: query)
    #expect(isShown1)
    #expect(state.results.map(\.id) == ["0", "1"])
    #expect(state.total == 2)
    #expect(state.edit("mar ") == .done)
    #expect(state.phase == .results(query))
    #expect(state.edit("ma") == .done)
    #expect(state.results.isEmpty && state.total == 0)
  }
}
