/// A promise that some bytes have broken.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless a promise holds.
func require(_ promise: Bool, _ description: @autoclosure () -> String) throws(Disagreement) {
  if !promise { throw Disagreement(description: description()) }
}
