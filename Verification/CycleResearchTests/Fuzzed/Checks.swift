/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/CycleResearch`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "CohortScores": checkCohortScores,
  "CohortText": checkCohortText,
]
