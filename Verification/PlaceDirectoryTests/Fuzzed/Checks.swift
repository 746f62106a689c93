/// The fuzzer's checks of any bytes, by the names of the folders of `Fuzz/Corpus/PlaceDirectory`.
let checks: [String: @Sendable ([UInt8]) throws -> Void] = [
  "DirectoryBytes": checkDirectoryBytes,
  "PageCursorText": checkPageCursorText,
]
