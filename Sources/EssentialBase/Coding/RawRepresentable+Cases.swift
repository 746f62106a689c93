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
/// Cases that are encoded as their raw values, with a decoding error that does not repeat an
/// unknown value, which may be about a person.
///
/// A type also states its conformance to `Codable`, because this protocol is not public.
package protocol CodedCase: RawRepresentable, CaseIterable, Codable where RawValue: Codable {}

extension CodedCase {
  /// Decodes a case from its raw value, compared by its bytes.
  @inlinable
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value = try? container.decode(RawValue.self)
    let name = value.map { "\($0)" } ?? ""
    guard let value, let found = Self(rawValue: value), "\(found.rawValue)".hasSameBytes(as: name)
    else {
      throw DecodingError.unknownCase(of: Self.self, container.codingPath, isName: !name.isEmpty)
    }
    self = found
  }
}
#endif
