import TestSupport
import Testing

/// Runs the checks of the fuzzer on the inputs of `Fuzz/Corpus`.
@Suite("Fuzzing: corpus of labels") struct CorpusTests {
  private let corpus = Corpus(of: "IngredientAnalysis")

  @Test(arguments: checks.keys.sorted())
  func everyInputPassesItsCheck(name: String) throws {
    let check = try #require(checks[name])
    // To build knowledge takes long: by default, few texts of taxonomies are checked.
    var left = name == "TaxonomyText" ? LongTest.size(1_000_000, small: 1) : .max
    try corpus.expectNoFailure(of: name) { bytes in
      guard left > 0 else { return }
      left -= 1
      try check(bytes)
    }
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    try expectEqual(corpus.functions(), Set(checks.keys))
  }
}
