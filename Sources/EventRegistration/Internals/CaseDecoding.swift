extension CaseIterable where Self: RawRepresentable<String> {
  /// Creates the case with a raw value, or returns `nil` if there is none.
  init?(caseOf rawValue: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: rawValue) }) else {
      return nil
    }
    self = match
  }

  /// Decodes the raw value of a case.
  ///
  /// - Throws: `DecodingError`, which names the type and does not repeat the value.
  init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let match = Self(caseOf: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the name of a \(Self.self).")
    }
    self = match
  }
}
