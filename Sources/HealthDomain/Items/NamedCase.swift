/// An enumeration whose cases are stored by their names.
protocol NamedCase: CaseIterable, RawRepresentable<String>, Codable {}

extension NamedCase {
  /// Creates the case with a name, or returns `nil` for an unknown name.
  init?(caseOf name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = found
  }

  /// Decodes a case from its name, with an error that does not repeat the name.
  init(caseFrom decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let found = Self(caseOf: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The name is not known.")
    }
    self = found
  }
}
