/// The check that the program is named after.
private let check: @Sendable ([UInt8]) throws -> Void = {
  let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
  guard let check = checks[name] else { preconditionFailure("There is no check named \(name)") }
  return check
}()

/// Checks the bytes that libFuzzer made up, and traps if they break a promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  } catch {
    preconditionFailure("Broken promise: \(error)")
  }
}
