/// A requirement that some bytes violate.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless a requirement is met.
func require(_ promise: Bool, _ description: @autoclosure () -> String) throws(Disagreement) {
  if !promise { throw Disagreement(description: description()) }
}
