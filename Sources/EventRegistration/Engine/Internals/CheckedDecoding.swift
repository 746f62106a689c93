#if !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Decodes a value that is one of those for which `isValid` holds.
  ///
  /// - Throws: `DecodingError`, which does not repeat the value.
  func decode<Value: Decodable>(
    _ key: Key, where isValid: (Value) -> Bool, expected: String
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    guard isValid(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not \(expected)")
    }
    return value
  }

  /// Decodes a number that is at least that large.
  func decode(_ key: Key, atLeast minimum: Int) throws -> Int {
    try decode(key, where: { $0 >= minimum }, expected: "a number from \(minimum) on")
  }

  /// Decodes an instant of the years 1 to 9999.
  func decodeInstant(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { Instant.validRange.contains($0) }, expected: "an instant of years 1 to 9999")
  }

  /// Decodes an instant until which seats are kept.
  func decodeDeadline(_ key: Key) throws -> Int64 {
    try decode(
      key, where: { EventFact.Change.deadlines.contains($0) },
      expected: "a deadline of years 1 to 9999")
  }

  /// Decodes the children of a party.
  func decodeChildren(_ key: Key) throws -> [ChildID] {
    try decode(key, where: \.areParty, expected: "different children, at least one")
  }

  /// Decodes the reason for calling an event off.
  func decodeReason(_ key: Key) throws -> String {
    try decode(
      key, where: { $0.utf8.count <= EventFact.Change.maximumReasonBytes },
      expected: "up to 1,000 bytes")
  }

  /// Decodes a range from its bounds.
  func decodeRange(from lower: Key, to upper: Key) throws -> ClosedRange<Int> {
    let lowerBound = try decode(Int.self, forKey: lower)
    return
      lowerBound...(try decode(
        upper, where: { $0 >= lowerBound }, expected: "at least the lower bound"))
  }
}
#endif
