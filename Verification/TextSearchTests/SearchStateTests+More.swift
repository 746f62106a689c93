import TextSearch
import TestSupport
import Testing

extension SearchStateTests {
  /// Types a text and shows its results at once.
  func type(_ text: String, _ state: inout SearchState) {
    if case .search(let query) = state.edit(text) {
      state.show(index.results(of: query), of: query)
    }
  }

  @Test func resultsOfAnEarlierTextAreIgnored() throws {
    var state = SearchState()
    let (first, second) = (try SearchIndex.Query("market"), try SearchIndex.Query("park"))
    _ = state.edit("market")
    _ = state.edit("park")
    let isShown2 = state.show(index.results(of: first), of: first)
    expect(!isShown2)
    expect(state.results.isEmpty)
    let isShown3 = state.show(index.results(of: second), of: second)
    expect(isShown3)
    let isShown4 = state.show([], total: 0, of: second)
    expect(!isShown4)
    expectEqual(state.results.map(\.id), ["2"])
    _ = state.edit("parks")
    expectEqual(state.results.map(\.id), ["2"])
    expectEqual(state.cancel(), .done)
    let isShown5 = state.show([], total: 0, of: try SearchIndex.Query("parks"))
    expect(!isShown5)
  }

  @Test func cancelEndsAndClearDoesNot() {
    var state = SearchState()
    expectEqual(state.cancel(), .unchanged)
    expectEqual(state.begin(), .done)
    expectEqual(state.begin(), .unchanged)
    type("market", &state)
    expectEqual(state.clear(), .done)
    expectEqual(state.clear(), .unchanged)
    expect(state.isActive && state.results.isEmpty && state.phase == .idle)
    type("markte", &state)
    expectEqual(state.correctedText, "market")
    expectEqual(state.cancel(), .done)
    expect(!state.isActive && state.text.isEmpty && state.correctedText == nil)
  }

  @Test func textsThatAreNoQueriesTakeNoPlaceOfRecentSearches() {
    let stored = Array(repeating: "x", count: 10) + ["park", "zoo"]
    expectEqual(SearchState(recentSearches: stored).recentSearches, ["park", "zoo"])
    let many = (100..<120).map { "market \($0)" }
    expectEqual(SearchState(recentSearches: many).recentSearches, Array(many.prefix(10)))
  }

  @Test func recentSearchesAreThoseThatLedSomewhere() {
    var state = SearchState(recentSearches: ["Park", "  ", "park", "zoo", "x"])
    expectEqual(state.recentSearches, ["Park", "zoo"])
    expect(state.open(0) == nil)
    type("market", &state)
    expectEqual(state.recentSearches, ["Park", "zoo"])
    let opened = state.open(1)
    expectEqual(opened?.id, "1")
    expect(state.open(2) == nil)
    expectEqual(state.recentSearches, ["market", "Park", "zoo"])
    type("ZOO", &state)
    expectEqual(state.submit(), .done)
    expectEqual(state.recentSearches, ["ZOO", "market", "Park"])
    type("zo", &state)
    expectEqual(state.submit(), .unchanged)
    expectEqual(state.removeRecentSearch("market"), .done)
    expectEqual(state.removeRecentSearch("market"), .unchanged)
    for number in 100..<120 {
      type("park \(number)", &state)
      _ = state.submit()
    }
    expectEqual(state.recentSearches.count, SearchState.maximumRecentSearchCount)
    expectEqual(state.recentSearches.first, "park 119")
    expectEqual(state.removeRecentSearches(), .done)
    expectEqual(state.removeRecentSearches(), .unchanged)
  }

  @Test func aStatePrintsNothingOfItsContent() {
    var state = SearchState(recentSearches: ["needle secret"])
    type("needle", &state)
    var text = "\(state) \([state]) \(Optional(state) as Any)"
    dump(state, to: &text)
    expect(!text.contains("needle"))
  }
}
