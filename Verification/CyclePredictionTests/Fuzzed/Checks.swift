/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/CyclePrediction`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "CycleHistoryEdits": checkCycleHistoryEdits,
  "CycleLengths": checkCycleLengths,
  "DateTexts": checkDateTexts,
  "SymptoThermalCharts": checkSymptoThermalCharts,
]
