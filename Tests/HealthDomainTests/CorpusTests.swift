import TestSupport
import Testing

/// Runs the checks of the fuzzer on the inputs of `Fuzz/Corpus`.
@Suite(.tags(.memory)) struct CorpusTests {
  private let corpus = Corpus(of: "HealthDomain")

  @Test(
    arguments: [
      ("DirectoryBytes", checkDirectoryBytes),
      ("EmailAddresses", checkEmailAddresses),
      ("EpidemicJSON", checkEpidemicJSON),
      ("IsolationPlans", checkIsolationPlans),
      ("JournalEdits", checkJournalEdits),
      ("JournalExports", checkJournalExports),
      ("ListMerges", checkListMerges),
      ("OpeningHoursText", checkOpeningHoursText),
      ("PageCursorText", checkPageCursorText),
      ("ReminderRules", checkReminderRules),
      ("ReviewCommands", checkReviewCommands),
      ("SearchBytes", checkMadeSearchBytes),
      ("SearchTexts", checkSearchTexts),
      ("ShareCards", checkShareCards),
    ] as [(String, @Sendable ([UInt8]) throws -> Void)])
  func everyInputPassesItsCheck(name: String, check: @Sendable ([UInt8]) throws -> Void) throws {
    try corpus.expectNoFailure(of: name, check)
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    #expect(
      try corpus.functions() == [
        "DirectoryBytes", "EmailAddresses", "EpidemicJSON", "IsolationPlans", "JournalEdits",
        "JournalExports", "ListMerges", "OpeningHoursText", "PageCursorText", "ReminderRules",
        "ReviewCommands", "SearchBytes", "SearchTexts", "ShareCards",
      ])
  }
}
