/// The expectations of a client of its module; keeps the line of the first answer that is wrong.
struct Checks {
  private(set) var failedLine: Int32 = 0

  mutating func expect(_ holds: Bool, line: Int32 = #line) {
    if !holds, failedLine == 0 { failedLine = line }
  }
}

/// Returns the line of the first check of the module's client that fails, or 0.
@_expose(wasm, "failedLine")
@_cdecl("failedLine")
func failedLine() -> Int32 {
  var checks = Checks()
  check(&checks)
  return checks.failedLine
}

#if !arch(wasm32)
@main struct Client {
  static func main() { print(failedLine()) }
}
#endif
