/// An error for bytes that break a requirement.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless a requirement holds.
func require(_ promise: Bool, _ description: @autoclosure () -> String) throws(Disagreement) {
  if !promise { throw Disagreement(description: description()) }
}
