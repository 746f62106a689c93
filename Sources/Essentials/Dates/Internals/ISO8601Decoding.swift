#if !hasFeature(Embedded)
extension Decoder {
  /// The value of a text, made by the initializer that checks it.
  ///
  /// - Throws: `DecodingError`; it says what was expected and does not repeat the text, which may
  ///   be a birth date.
  func value<Value>(
    ofISO8601 make: (String) throws -> Value, expected: String
  ) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try make(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not \(expected)")
    }
  }
}
#endif
