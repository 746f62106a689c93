import BenchmarkHarness
import Testing

@Suite struct NameFilterTests {
  @Test func textOccursAnywhereInAName() {
    #expect(NameFilter(included: ["knn-10"]).matches("geo/knn-100/uniform"))
    #expect(!NameFilter(included: ["knn-10/"]).matches("geo/knn-100/uniform"))
  }

  @Test func aGlobMatchesTheWholeName() {
    #expect(NameFilter(included: ["geo/*/zips"]).matches("geo/count-5mi/zips"))
    #expect(!NameFilter(included: ["geo/*/zips"]).matches("geo/count-5mi/zips-edited"))
    #expect(NameFilter(included: ["*/knn-1?/*"]).matches("geo/knn-10/zips"))
    #expect(!NameFilter(included: ["*/knn-1?/*"]).matches("geo/knn-1/zips"))
  }

  @Test func oneIncludedPatternSufficesAndOneSkippedExcludes() {
    let filter = NameFilter(included: ["build", "knn"], skipped: ["*-edited"])
    #expect(filter.matches("geo/build/zips"))
    #expect(filter.matches("geo/knn-1/zips"))
    #expect(!filter.matches("geo/knn-10/zips-edited"))
    #expect(!filter.matches("geo/insert/zips"))
  }

  @Test func theEmptyFilterPassesEverything() {
    #expect(NameFilter().matches("geo/build/zips"))
    #expect(NameFilter().matches(""))
  }

  /// Every pattern of up to five of `a`, `b`, `*`, `?` with a wildcard against every name of up to
  /// five of `a`, `b`.
  @Test func globsAgreeWithTheirDefinition() {
    let names = words(over: ["a", "b"], upTo: 5)
    for pattern in words(over: ["a", "b", "*", "?"], upTo: 5)
    where pattern.contains("*") || pattern.contains("?") {
      let filter = NameFilter(included: [pattern])
      for name in names where filter.matches(name) != isMatch(pattern[...], name[...]) {
        Issue.record("\(pattern) and \(name)")
      }
    }
  }

  @Test func manyStarsTakeNoExponentialTime() {
    let pattern = String(repeating: "*a", count: 500) + "b"
    let name = String(repeating: "a", count: 2000)
    #expect(!NameFilter(included: [pattern]).matches(name))
  }

  private func words(over letters: [String], upTo length: Int) -> [String] {
    var words = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { word in letters.map { word + $0 } }
      words += longest
    }
    return words
  }

  private func isMatch(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return isMatch(rest, name) || !name.isEmpty && isMatch(pattern, name.dropFirst())
    }
    return !name.isEmpty && (first == "?" || first == name.first) && isMatch(rest, name.dropFirst())
  }
}
