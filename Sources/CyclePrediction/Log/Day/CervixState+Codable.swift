#if !hasFeature(Embedded)
/// Encoded as its name.
extension CervixState.Opening: Codable {
  /// Decodes an opening from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as its name.
extension CervixState.Firmness: Codable {
  /// Decodes a firmness from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as its name.
extension CervixState.Position: Codable {
  /// Decodes a position from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"opening": "closed", "firmness": "firm", "position": "low"}`, with the position
/// only if it was observed.
extension CervixState: Codable {
  private enum CodingKeys: String, CodingKey {
    case opening
    case firmness
    case position
  }

  /// Decodes an observation.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      opening: try container.decode(Opening.self, forKey: .opening),
      firmness: try container.decode(Firmness.self, forKey: .firmness),
      position: try container.decodeIfPresent(Position.self, forKey: .position))
  }

  /// Encodes the observation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(opening, forKey: .opening)
    try container.encode(firmness, forKey: .firmness)
    try container.encodeIfPresent(position, forKey: .position)
  }
}
#endif
