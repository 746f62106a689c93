#if !hasFeature(Embedded)
/// Encoded as its name.
extension CycleContext.Condition: Codable {
  /// Decodes a condition from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"age": 34, "conditions": ["postpartum"]}`; unknown values are omitted, and
/// conditions are sorted by name.
extension CycleContext: Codable {
  private enum CodingKeys: String, CodingKey {
    case age
    case conditions
  }

  /// Decodes a context.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      age: try container.decodeIfPresent(Double.self, forKey: .age),
      conditions: try container.decodeIfPresent(Set<Condition>.self, forKey: .conditions) ?? [])
  }

  /// Encodes the known values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(age, forKey: .age)
    if !conditions.isEmpty {
      let sorted = conditions.sorted { $0.rawValue < $1.rawValue }
      try container.encode(sorted, forKey: .conditions)
    }
  }
}
#endif
