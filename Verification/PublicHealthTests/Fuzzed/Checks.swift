/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/PublicHealth`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "EpidemicJSON": checkEpidemicJSON,
  "IsolationPlans": checkIsolationPlans,
  "JournalEdits": checkJournalEdits,
  "JournalExports": checkJournalExports,
]
