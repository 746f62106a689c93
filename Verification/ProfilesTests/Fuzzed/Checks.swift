/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/Profiles`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "EmailAddresses": checkEmailAddresses,
  "ListMerges": checkListMerges,
  "ReminderRules": checkReminderRules,
  "ReviewCommands": checkReviewCommands,
]
