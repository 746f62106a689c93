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
    let name = try? container.decode(String.self)
    guard let name, let found = Self(caseOf: name) else {
      let isName = !(name ?? "").isEmpty
      throw DecodingError.unknownCase(of: Self.self, container.codingPath, isName: isName)
    }
    self = found
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue: FixedWidthInteger & Decodable {
  /// Decodes a case from its number, with an error that does not repeat the number.
  @inlinable
  package init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try? container.decode(RawValue.self)
    guard let number, let found = Self(caseOf: number) else {
      throw DecodingError.unknownCase(of: Self.self, container.codingPath, isName: number != nil)
    }
    self = found
  }
}
#endif
