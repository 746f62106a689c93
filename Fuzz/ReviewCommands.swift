// Tests/HealthDomainTests/Fuzzed/ReviewBookCheck.swift says what must hold of the bytes.

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe run(checkReviewCommands, on: start, count: count)
}
