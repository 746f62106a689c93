#if !hasFeature(Embedded)
extension Decoder {
  /// Returns the value that a throwing initializer makes from a single text.
  ///
  /// - Throws: `DecodingError`, whose description is `rule`. It does not repeat the text, which may
  ///   be a birth date.
  func value<Value>(ofISO8601 make: (String) throws -> Value, rule: String) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try make(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: rule)
    }
  }
}
#endif
