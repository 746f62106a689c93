#if !hasFeature(Embedded)
/// Encoded as `{"celsius": 36.55}`, with `"isDisturbed": true` only if it is.
extension BasalTemperature: Codable {
  private enum CodingKeys: String, CodingKey {
    case celsius
    case isDisturbed
  }

  /// Decodes a temperature in degrees Celsius.
  ///
  /// - Throws: `DecodingError`, including for a temperature out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let celsius = try container.decode(Double.self, forKey: .celsius)
    let isDisturbed = try container.decodeIfPresent(Bool.self, forKey: .isDisturbed) ?? false
    do {
      try self.init(celsius: celsius, isDisturbed: isDisturbed)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .celsius, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the temperature in degrees Celsius.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(celsius, forKey: .celsius)
    if isDisturbed { try container.encode(true, forKey: .isDisturbed) }
  }
}
#endif
