/// Checks the bytes that the fuzzer made up, and traps if they break a promise.
func run(
  _ check: ([UInt8]) throws -> Void, on start: UnsafePointer<UInt8>?, count: Int
) -> CInt {
  do {
    try check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  } catch {
    preconditionFailure("Broken promise: \(error)")
  }
}
