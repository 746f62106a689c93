/// A requirement that an input violates.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// Throws an error unless a requirement holds.
func require(_ requirement: Bool, _ description: @autoclosure () -> String) throws(Disagreement) {
  if !requirement { throw Disagreement(description: description()) }
}
