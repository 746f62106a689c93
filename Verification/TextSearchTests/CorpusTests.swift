import TestSupport
import Testing

/// Runs the checks of the fuzzer on the inputs of `Fuzz/Corpus`.
@Suite("Fuzzing: corpus of searches") struct CorpusTests {
  private let corpus = Corpus(of: "TextSearch")

  @Test(arguments: checks.keys.sorted())
  func everyInputPassesItsCheck(name: String) throws {
    try corpus.expectNoFailure(of: name, #require(checks[name]))
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    try expectEqual(corpus.functions(), Set(checks.keys))
  }
}
