extension CaseIterable where Self: RawRepresentable<String> {
  /// The case of a raw value, or `nil` if there is none.
  init?(caseOf rawValue: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: rawValue) }) else {
      return nil
    }
    self = match
  }
}

#if !hasFeature(Embedded)
extension CaseIterable where Self: RawRepresentable<String> {
  /// Decodes the raw value of a case.
  ///
  /// - Throws: `DecodingError`, which names the type and does not repeat the value.
  init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let match = Self(caseOf: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a case of \(Self.self)")
    }
    self = match
  }
}
#endif
