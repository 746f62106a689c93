/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/TextSearch`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "SearchBytes": checkMadeSearchBytes,
  "SearchTexts": checkSearchTexts,
]
