#if !hasFeature(Embedded)
/// Encoded as the identifier.
extension Allergen: Codable {
  /// Decodes an allergen from its identifier.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(id: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
#endif
