#if !hasFeature(Embedded)
/// Encoded as `{"kilograms": 61.5}`.
extension BodyWeight: Codable {
  private enum CodingKeys: String, CodingKey {
    case kilograms
  }

  /// Decodes a weight in kilograms.
  ///
  /// - Throws: `DecodingError`, including for a weight out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kilograms = try container.decode(Double.self, forKey: .kilograms)
    do {
      try self.init(kilograms: kilograms)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .kilograms, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the weight in kilograms.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kilograms, forKey: .kilograms)
  }
}
#endif
