import TextSearch
import TestSupport
import Testing

/// Random commands, compared with a field that keeps its whole history.
@Suite("Search field: random commands against a model") struct SearchStateModelTests {
  static let texts = [
    "", " ", "m", "ma", "mar", "mar ", " MAR", "mark", "market", "mar ket", "🥕🥕🥕", "...", "zoo",
    "Zoo",
    "par\u{301}k", "park", "pa", "framers",
  ]

  /// What is below the field, from the text and the queries that were answered.
  struct Model {
    var text = ""
    var isActive = false
    /// The query that is running, or the one whose results are shown.
    var running: SearchIndex.Query?
    var shown: SearchIndex.Query?
    var hint: SearchState.Phase?
    var results: [ItemReference] = []
    var total = 0
    var correctedText: String?
    var recent: [String] = []

    var phase: SearchState.Phase {
      if let running { return .searching(running) }
      if let hint { return hint }
      return shown.map { .results($0) } ?? .idle
    }

    static func words(_ text: String) -> [String]? {
      (try? SearchIndex.Query(text)).map { Array(PlainSearch.words($0.text).prefix(32)) }
    }

    mutating func edit(_ new: String) -> SearchState.Answer {
      guard new != text else { return .unchanged }
      (text, isActive) = (new, true)
      do throws(SearchIndex.Query.Error) {
        let query = try SearchIndex.Query(new)
        if running == nil, hint == nil, let shown, Self.words(shown.text) == Self.words(new) {
          return .done
        }
        (running, shown, hint) = (query, nil, nil)
        return .search(query)
      } catch {
        (running, shown, results, total, correctedText) = (nil, nil, [], 0, nil)
        switch error {
        case .tooShort(missing: 3): hint = nil
        case .tooShort(let missing): hint = .tooShort(missing: missing)
        case .noWords: hint = .noWords
        }
        return .done
      }
    }

    mutating func remember(_ text: String) -> Bool {
      guard let words = Self.words(text) else { return false }
      recent = Array(([text] + recent.filter { Self.words($0) != words }).prefix(10))
      return true
    }
  }

  @Test(arguments: LongTest.seeds(60))
  func everyCommandIsThatOfTheModel(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let items = try (0..<4).map { try ItemReference(.market, "\($0)") }
    var (state, model) = (SearchState(), Model())
    var queries: [SearchIndex.Query] = []
    func random(_ end: Int) -> Int { .random(in: 0..<end, using: &generator) }
    for step in 0..<250 {
      switch random(11) {
      case 0...3:
        let text = Self.texts[random(Self.texts.count)]
        let answer = state.edit(text)
        expectEqual(answer, model.edit(text), "\(step): \(text)")
        if case .search(let query) = answer { queries.append(query) }
      case 4, 5:
        // Results arrive in any order, also of queries of long ago, and more than once.
        guard let query = random(3) == 0 ? queries.randomElement(using: &generator) : queries.last
        else { continue }
        let hits = Array(items.prefix(random(5)))
        let isShown = state.show(hits, total: 9, correctedText: "c", of: query)
        expectEqual(isShown, model.running == query, "\(step)")
        if isShown {
          (model.running, model.shown, model.results) = (nil, query, hits)
          (model.total, model.correctedText) = (9, "c")
        }
      case 6:
        let place = random(6) - 1
        let item = model.results.indices.contains(place) ? model.results[place] : nil
        expectEqual(state.open(place), item)
        if item != nil { _ = model.remember(model.text) }
      case 7:
        expectEqual(state.submit(), model.remember(model.text) ? .done : .unchanged)
      case 8:
        expectEqual(state.clear(), model.text.isEmpty ? .unchanged : model.edit(""))
      case 9:
        let answer = model.isActive ? SearchState.Answer.done : .unchanged
        _ = model.edit("")
        model.isActive = false
        expectEqual(state.cancel(), answer)
      default:
        if random(2) == 0 {
          expectEqual(state.begin(), model.isActive ? .unchanged : .done)
          model.isActive = true
        } else {
          let text = Self.texts[random(Self.texts.count)]
          let isKnown = model.recent.contains(text)
          model.recent.removeAll { $0 == text }
          expectEqual(state.removeRecentSearch(text), isKnown ? .done : .unchanged)
        }
      }
      expect(state.text == model.text && state.isActive == model.isActive, "\(step)")
      expectEqual(state.phase, model.phase, "\(step)")
      expect(state.results == model.results && state.total == model.total, "\(step)")
      expectEqual(state.correctedText, model.correctedText, "\(step)")
      expectEqual(state.recentSearches, model.recent, "\(step)")
    }
    // Stored recent searches are read back as they are.
    expectEqual(SearchState(recentSearches: model.recent).recentSearches, model.recent)
  }

  @Test func storedSearchesAreChecked() {
    let many = (10..<30).map { "park \($0)" }
    expectEqual(SearchState(recentSearches: many).recentSearches, Array(many.prefix(10)))
    let texts = ["Zoo", "zoo!", "a", "", "—", "Park", "ZOO", "parks"]
    expectEqual(SearchState(recentSearches: texts).recentSearches, ["Zoo", "Park", "parks"])
    expectEqual(SearchState(recentSearches: []).recentSearches, [])
    expectEqual(SearchState(recentSearches: []), SearchState())
  }
}
