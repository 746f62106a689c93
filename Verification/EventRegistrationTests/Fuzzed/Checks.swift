/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/EventRegistration`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "FactBytes": checkFactBytes,
  "SnapshotBytes": checkSnapshotBytes,
]
