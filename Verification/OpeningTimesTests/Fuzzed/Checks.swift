/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/OpeningTimes`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "OpeningHoursText": checkOpeningHoursText
]
