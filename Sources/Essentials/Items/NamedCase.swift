#if !hasFeature(Embedded)
/// An enumeration whose cases are stored by their names.
package protocol NamedCase: CaseIterable, RawRepresentable<String>, Codable {}
#endif

extension RawRepresentable where Self: CaseIterable, RawValue: Equatable {
  /// Creates the case with a raw value, or returns `nil` if none has it.
  package init?(caseOf rawValue: RawValue) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}

#if !hasFeature(Embedded)
extension NamedCase {
  /// Decodes a case from its name, with an error that does not repeat the name.
  package init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let found = Self(caseOf: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The name is not known.")
    }
    self = found
  }
}
#endif
