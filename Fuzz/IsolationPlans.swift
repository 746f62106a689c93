// Tests/HealthDomainTests/Fuzzed/EpidemicChecks.swift says what must hold of the bytes.

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe run(checkIsolationPlans, on: start, count: count)
}
