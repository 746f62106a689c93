#if !hasFeature(Embedded)
/// The cause of a `DecodingError` for a text that names no known case.
package struct UnknownCase: Error {}

extension DecodingError {
  /// Returns the error for a name of a case that is not known, which does not repeat the name.
  @usableFromInline
  package static func unknownCase(
    of type: any Any.Type, _ path: [any CodingKey], isName: Bool
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: "The text is not the name of a \(type).",
        underlyingError: isName ? UnknownCase() : nil))
  }
}
#endif
