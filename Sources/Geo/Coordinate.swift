/// A position on the Earth's surface, in degrees of latitude and longitude (WGS 84).
///
///     let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
///     let tucson = try Coordinate(latitude: 32.2226, longitude: -110.9747)
///     phoenix.distance(to: tucson).kilometers  // 170.6…
///
/// Every value is valid. Two coordinates are equal if their numbers are equal, so −180° and 180°
/// are different longitudes, and a pole with different longitudes is a different value. All
/// calculations of this module treat them as the same place.
@frozen
public struct Coordinate: Hashable, Sendable {
  /// The angle north of the equator, in degrees, in `-90...90`.
  public let latitude: Double

  /// The angle east of the prime meridian, in degrees, in `-180...180`.
  public let longitude: Double

  /// Creates a coordinate from degrees north of the equator and east of the prime meridian.
  ///
  /// - Throws: ``Coordinate/Error`` for the first component that is out of range or not a number.
  @inlinable
  public init(latitude: Double, longitude: Double) throws(Coordinate.Error) {
    // `contains` is false for NaN, so one test rejects it together with the infinities.
    guard (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a coordinate from degrees that may be beyond ±180° on a map that was scrolled around
  /// the world, or rounded beyond a pole.
  ///
  ///     try Coordinate(latitude: 33.4511, wrappingLongitude: 247.9226).longitude  // -112.0774
  ///
  /// A longitude beyond ±180° is wrapped, and rounded to 12 digits after the point, so that 422.6°
  /// is 62.6°; beyond 4096°, to 9 digits. A latitude up to 10⁻⁹ degrees (0.1 mm) beyond a pole is
  /// the pole. To make a polygon from such degrees, use ``GeoPolygon/init(geoJSON:)``, because
  /// wrapped corners alone do not determine the way of an edge around the Earth.
  ///
  /// - Throws: ``Coordinate/Error`` for the first component that is not a number, for a latitude
  ///   farther beyond a pole, and for a longitude beyond a million degrees.
  public init(latitude: Double, wrappingLongitude longitude: Double) throws(Coordinate.Error) {
    let nearest = min(max(latitude, -90), 90)
    guard abs(latitude - nearest) <= 1e-9 else { throw .latitudeOutOfRange(latitude) }
    guard abs(longitude) <= 1e6 else { throw .longitudeOutOfRange(longitude) }
    self.init(validLatitude: nearest, longitude: Self.wrapped(longitude))
  }

  /// Returns a longitude in `-180...180`.
  private static func wrapped(_ longitude: Double) -> Double {
    guard abs(longitude) > 180 else { return longitude }
    let scale = abs(longitude) < 4096 ? 1e12 : 1e9
    let rest = (longitude.remainder(dividingBy: 360) * scale).rounded() / scale
    // Either sign is the same meridian; the side is that of the number, as for 180.00000000000014.
    return abs(rest) < 180 ? rest : longitude < 0 ? -180 : 180
  }

  /// The longitude in `-180..<180`: 180° is the meridian of -180°.
  var meridian: Double { longitude == 180 ? -180 : longitude }

  /// Creates a coordinate from degrees that must be in range.
  init(validLatitude latitude: Double, longitude: Double) {
    assert((-90...90).contains(latitude) && (-180...180).contains(longitude))
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate {
  /// The reason two numbers are not a ``Coordinate``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The latitude is not a number in `-90...90` degrees.
    case latitudeOutOfRange(Double)
    /// The longitude is not a number in `-180...180` degrees.
    case longitudeOutOfRange(Double)
  }
}

extension Coordinate.Error: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    switch self {
    case .latitudeOutOfRange: "The latitude must be from -90 to 90 degrees."
    case .longitudeOutOfRange: "The longitude must be from -180 to 180 degrees."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"latitude": 33.4484, "longitude": -112.074}`. Decoding accepts what
/// ``init(latitude:longitude:)`` accepts.
extension Coordinate: Codable {
  private enum CodingKeys: String, CodingKey {
    case latitude
    case longitude
  }

  /// Decodes a coordinate from its two components in degrees.
  ///
  /// - Throws: `DecodingError`, also if a component is out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    do {
      try self.init(latitude: latitude, longitude: longitude)
    } catch {
      let key: CodingKeys =
        switch error {
        case .latitudeOutOfRange: .latitude
        case .longitudeOutOfRange: .longitude
        }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: error.description)
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
