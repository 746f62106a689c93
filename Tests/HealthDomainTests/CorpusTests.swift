import TestSupport
import Testing

/// Runs the checks of the fuzzer on the inputs of `Fuzz/Corpus`.
@Suite(.tags(.memory)) struct CorpusTests {
  private let corpus = Corpus(of: "HealthDomain")

  @Test(
    arguments: [
      ("DirectoryBytes", checkDirectoryBytes),
      ("EpidemicJSON", checkEpidemicJSON),
      ("IsolationPlans", checkIsolationPlans),
      ("JournalEdits", checkJournalEdits),
      ("JournalExports", checkJournalExports),
      ("OpeningHoursText", checkOpeningHoursText),
      ("PageCursorText", checkPageCursorText),
      ("SearchBytes", checkMadeSearchBytes),
      ("SearchTexts", checkSearchTexts),
    ] as [(String, @Sendable ([UInt8]) throws -> Void)])
  func everyInputPassesItsCheck(name: String, check: @Sendable ([UInt8]) throws -> Void) throws {
    try corpus.expectNoFailure(of: name, check)
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    #expect(
      try corpus.functions() == [
        "DirectoryBytes", "EpidemicJSON", "IsolationPlans", "JournalEdits", "JournalExports",
        "OpeningHoursText", "PageCursorText", "SearchBytes", "SearchTexts",
      ])
  }
}
