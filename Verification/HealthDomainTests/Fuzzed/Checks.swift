/// What the fuzzer checks of any bytes, by the names of the folders of `Fuzz/Corpus/HealthDomain`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "DirectoryBytes": checkDirectoryBytes,
  "EmailAddresses": checkEmailAddresses,
  "EpidemicJSON": checkEpidemicJSON,
  "IsolationPlans": checkIsolationPlans,
  "JournalEdits": checkJournalEdits,
  "JournalExports": checkJournalExports,
  "ListMerges": checkListMerges,
  "PageCursorText": checkPageCursorText,
  "ReminderRules": checkReminderRules,
  "ReviewCommands": checkReviewCommands,
  "ShareCards": checkShareCards,
]
