#if !hasFeature(Embedded)
/// Encoded as its number.
extension CervixState.Opening: Codable {
  /// Decodes an opening from its number.
  ///
  /// - Throws: `DecodingError`, which does not repeat the number, also for one that has no case.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as its number.
extension CervixState.Firmness: Codable {
  /// Decodes a firmness from its number.
  ///
  /// - Throws: `DecodingError`, which does not repeat the number, also for one that has no case.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as its number.
extension CervixState.Position: Codable {
  /// Decodes a position from its number.
  ///
  /// - Throws: `DecodingError`, which does not repeat the number, also for one that has no case.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"opening": 0, "firmness": 1, "position": 0}`, the position only if it was noted.
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
