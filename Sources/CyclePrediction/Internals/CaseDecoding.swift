extension CaseIterable where Self: RawRepresentable, RawValue: Equatable {
  /// Creates the case with a raw value, or returns `nil` if there is none.
  init?(caseOf rawValue: RawValue) {
    guard let match = Self.allCases.first(where: { isSame($0.rawValue, rawValue) }) else {
      return nil
    }
    self = match
  }
}

/// Whether two raw values are equal; strings are compared by their bytes.
private func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  if let value = value as? String, let other = other as? String {
    return value.hasSameBytes(as: other)
  }
  return value == other
}

extension CaseIterable where Self: RawRepresentable, RawValue: Decodable & Equatable {
  /// Decodes a case from its raw value.
  ///
  /// - Throws: `DecodingError`, which does not repeat the value: the data is about a
  ///   person's body, and an error may end up in a log file.
  init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder's own error may include the value, so it is not passed on.
    guard let rawValue = try? container.decode(RawValue.self),
      let match = Self(caseOf: rawValue)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value must be a known name.")
    }
    self = match
  }
}
