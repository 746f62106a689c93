/// What libFuzzer calls; Tests/GeoTests/Fuzzed/PointIndexEditsCheck.swift says what must hold of the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(checkPointIndexEdits, on: start, count: count)
}
