extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Creates the case with a name, compared by its bytes, or returns `nil` if none has it.
  @inlinable
  package init?(caseOf name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) else {
      return nil
    }
    self = found
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue: FixedWidthInteger {
  /// Creates the case with a number, or returns `nil` if none has it.
  @inlinable
  package init?(caseOf number: RawValue) {
    guard let found = Self.allCases.first(where: { $0.rawValue == number }) else { return nil }
    self = found
  }
}

#if !hasFeature(Embedded)
extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Decodes a case from its name, with an error that does not repeat the name, which may be about a person.
  @inlinable
  package init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = try? container.decode(String.self), let found = Self(caseOf: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the name of a \(Self.self).")
    }
    self = found
  }
}
#endif
