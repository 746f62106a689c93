extension CaseIterable where Self: RawRepresentable, RawValue: Equatable {
  /// The case of a raw value, or `nil` if there is none.
  init?(caseOf rawValue: RawValue) {
    guard let match = Self.allCases.first(where: { isSame($0.rawValue, rawValue) }) else {
      return nil
    }
    self = match
  }
}

/// Whether two raw values are equal, texts by their bytes.
private func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  if let value = value as? String, let other = other as? String {
    return value.hasSameBytes(as: other)
  }
  return value == other
}

#if !hasFeature(Embedded)
extension CaseIterable where Self: RawRepresentable, RawValue: Decodable & Equatable {
  /// Decodes the raw value of a case.
  ///
  /// - Throws: `DecodingError`, which names the type and not the value: what is read here is about
  ///   a person's body, and an error may end up in a log file.
  init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Decoders may cite a number that does not fit: their own errors go no further.
    guard let rawValue = try? container.decode(RawValue.self),
      let match = Self(caseOf: rawValue)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a case of \(Self.self)")
    }
    self = match
  }
}
#endif
