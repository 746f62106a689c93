#if !hasFeature(Embedded)
/// Encoded as `{"latitude": 33.4484, "longitude": -112.074}`; decoding refuses what the
/// initializer refuses.
extension Coordinate: Codable {
  private enum CodingKeys: String, CodingKey {
    case latitude
    case longitude
  }

  /// Decodes a coordinate from its two components in degrees.
  ///
  /// - Throws: `DecodingError`, also for a component that is out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    do {
      try self.init(latitude: latitude, longitude: longitude)
    } catch .latitudeOutOfRange(let value) {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: container, debugDescription: "\(value) is not in -90...90")
    } catch .longitudeOutOfRange(let value) {
      throw DecodingError.dataCorruptedError(
        forKey: .longitude, in: container, debugDescription: "\(value) is not in -180...180")
    }
  }

  /// Encodes the two components in degrees.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }
}
#endif
