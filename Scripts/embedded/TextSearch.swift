import TextSearch

/// A search finds words by their beginnings, without accents, and with a typo, also in stored bytes.
func check(_ checks: inout Checks) {
  let titles = ["Uptown Farmers Market", "Encanto Park", "Farm Stand", "Café Düsseldorf"]
  let index = SearchIndex(
    titles.enumerated().compactMap { number, title in
      (try? ItemReference(.market, "\(number)")).map { SearchIndex.Document($0, title: title) }
    })
  func hits(_ text: String, in index: SearchIndex) -> [String] {
    guard let query = try? SearchIndex.Query(text) else { return [] }
    return index.results(of: query).hits.map { $0.id.id }
  }
  checks.expect(hits("park", in: index) == ["1"])
  checks.expect(hits("farmres mark", in: index) == ["0"])
  checks.expect(hits("cafe dusseldorf", in: index) == ["3"])
  checks.expect(hits("library", in: index) == [])
  let stored = try? SearchIndex(bytes: index.bytes)
  checks.expect(stored.map { hits("farm", in: $0) } == hits("farm", in: index))
  var state = SearchState()
  checks.expect(state.edit("par") != .unchanged)
  checks.expect("\(state)" == "(redacted)")
}
