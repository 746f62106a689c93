/// A property that some bytes violate.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless a property holds.
func require(_ promise: Bool, _ description: @autoclosure () -> String) throws(Disagreement) {
  if !promise { throw Disagreement(description: description()) }
}
