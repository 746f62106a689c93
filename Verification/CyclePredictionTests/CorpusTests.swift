import TestSupport
import Testing

/// Runs the checks of the fuzzer on the inputs of `Fuzz/Corpus`.
@Suite("Fuzzing: corpus of cycle inputs") struct CorpusTests {
  private let corpus = Corpus(of: "CyclePrediction")

  @Test(arguments: checks.keys.sorted())
  func everyInputPassesItsCheck(name: String) throws {
    let check = try #require(checks[name])
    // Checks of long inputs take long.
    let longest = LongTest.size(.max, small: 16)
    try corpus.expectNoFailure(of: name) { bytes in
      if bytes.count <= longest { try check(bytes) }
    }
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    #expect(try corpus.functions() == Set(checks.keys))
  }
}
