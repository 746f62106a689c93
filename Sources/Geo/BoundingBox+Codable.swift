#if !hasFeature(Embedded)
/// Encoded as `{"northeast": {…}, "southwest": {…}}`; decoding refuses what the initializer
/// refuses.
extension BoundingBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case southwest
    case northeast
  }

  /// Decodes a box from its corners.
  ///
  /// - Throws: `DecodingError`, also for a south above the north.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let southwest = try container.decode(Coordinate.self, forKey: .southwest)
    let northeast = try container.decode(Coordinate.self, forKey: .northeast)
    do {
      try self.init(southwest: southwest, northeast: northeast)
    } catch .southAboveNorth(let south, let north) {
      throw DecodingError.dataCorruptedError(
        forKey: .southwest, in: container, debugDescription: "\(south) is above \(north)")
    }
  }

  /// Encodes the corners.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(southwest, forKey: .southwest)
    try container.encode(northeast, forKey: .northeast)
  }
}
#endif
