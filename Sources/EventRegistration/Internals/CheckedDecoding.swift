extension KeyedDecodingContainer {
  /// Decodes a value that must satisfy `isValid`.
  ///
  /// - Throws: `DecodingError`, which states what was expected and does not repeat the value.
  func decode<Value: Decodable>(
    _ key: Key, where isValid: (Value) -> Bool, expected: String
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    guard isValid(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "The value must be \(expected).")
    }
    return value
  }

  /// Decodes a number that must be at least `minimum`.
  func decode(_ key: Key, atLeast minimum: Int) throws -> Int {
    try decode(key, where: { $0 >= minimum }, expected: "\(minimum) or more")
  }

  /// Decodes an instant in the years 1 to 9999.
  func decodeInstant(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { Instant.validRange.contains($0) }, expected: "an instant in the years 1 to 9999"
    )
  }

  /// Decodes a range from its two bounds.
  func decodeRange(from lower: Key, to upper: Key) throws -> ClosedRange<Int> {
    let lowerBound = try decode(Int.self, forKey: lower)
    let upperBound: Int = try decode(
      upper, where: { $0 >= lowerBound }, expected: "at least the lower bound")
    return lowerBound...upperBound
  }
}
