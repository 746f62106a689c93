/// A requirement that an input of the fuzzer violates.
package struct Disagreement: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// Throws an error unless a requirement holds.
package func require(
  _ requirement: Bool, _ description: @autoclosure () -> String
) throws(Disagreement) {
  if !requirement { throw Disagreement(description: description()) }
}
