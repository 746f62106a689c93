/// The part of the Earth's surface between two parallels and two meridians, including its edges.
///
///     let hawaiiToJapan = try BoundingBox(
///       southwest: Coordinate(latitude: 20, longitude: 130),
///       northeast: Coordinate(latitude: 46, longitude: -154))
///     hawaiiToJapan.crossesAntimeridian  // true: its west is greater than its east
///
/// The box extends eastward from its western edge to its eastern edge. If the western longitude is
/// greater than the eastern one, the box crosses the antimeridian. If a map extends beyond 180°,
/// subtract 360° from the longitude of its eastern edge.
@frozen
public struct BoundingBox: Hashable, Sendable {
  /// The corner with the least latitude and the western longitude.
  public let southwest: Coordinate

  /// The corner with the greatest latitude and the eastern longitude.
  public let northeast: Coordinate

  /// Creates a box from two opposite corners.
  ///
  /// - Throws: ``BoundingBox/Error/southAboveNorth(south:north:)``.
  @inlinable
  public init(southwest: Coordinate, northeast: Coordinate) throws(BoundingBox.Error) {
    guard southwest.latitude <= northeast.latitude else {
      throw .southAboveNorth(south: southwest.latitude, north: northeast.latitude)
    }
    self.southwest = southwest
    self.northeast = northeast
  }

  /// Creates the smallest box that contains every place within `radius` of `center`, or returns
  /// `nil` if the radius is negative or not a number.
  ///
  /// Each edge lies up to 0.25 mm farther out than necessary, so that rounding leaves no place
  /// outside. If the circle contains a pole, or comes that close to one, the box spans all
  /// longitudes.
  public init?(within radius: Distance, of center: Coordinate) {
    guard radius.meters >= 0 else { return nil }
    let margin = 1e-9
    let angle =
      min(radius.meters / Distance.meanEarthRadius.meters / radiansPerDegree, 180) + margin
    let south = center.latitude - angle
    let north = center.latitude + angle
    // A circle that touches a pole touches every meridian.
    guard south > -90 + margin, north < 90 - margin else {
      self.init(
        validSouth: max(south, -90), west: -180, north: min(north, 90), east: 180)
      return
    }
    // The meridian that touches the circle: sin Δλ = sin δ / cos φ, written without cancellation as
    // tan Δλ = sin δ / √(cos(φ + δ) cos(φ - δ)).
    let adjacent =
      sineAndCosine(ofDegrees: north).cosine * sineAndCosine(ofDegrees: south).cosine
    let reach =
      arcTangent(y: sineAndCosine(ofDegrees: angle).sine, x: adjacent.squareRoot())
      / radiansPerDegree + margin
    let west = center.longitude - reach
    let east = center.longitude + reach
    self.init(
      validSouth: south, west: west < -180 ? west + 360 : west,
      north: north, east: east > 180 ? east - 360 : east)
  }

  /// Creates a box from edges that must be valid.
  init(validSouth south: Double, west: Double, north: Double, east: Double) {
    southwest = Coordinate(validLatitude: south, longitude: west)
    northeast = Coordinate(validLatitude: north, longitude: east)
  }

  /// Whether the box crosses the meridian of ±180°.
  @inlinable
  public var crossesAntimeridian: Bool { southwest.longitude > northeast.longitude }

  /// The width of the box in degrees of longitude, in `0...360`.
  @inlinable
  public var widthInDegrees: Double {
    northeast.longitude - southwest.longitude + (crossesAntimeridian ? 360 : 0)
  }

  /// The place in the middle of the latitudes and of the longitudes.
  public var center: Coordinate {
    let longitude = southwest.longitude + widthInDegrees / 2
    return Coordinate(
      validLatitude: southwest.latitude + (northeast.latitude - southwest.latitude) / 2,
      longitude: longitude > 180 ? longitude - 360 : longitude)
  }

  /// Returns whether `place` is in the box or on its edge.
  ///
  /// The longitudes −180° and 180° are the same meridian, and a pole lies on every meridian.
  @inlinable
  public func contains(_ place: Coordinate) -> Bool {
    guard place.latitude >= southwest.latitude, place.latitude <= northeast.latitude else {
      return false
    }
    if abs(place.latitude) == 90 { return true }
    let isEastOfWest = place.longitude >= southwest.longitude
    let isWestOfEast = place.longitude <= northeast.longitude
    if crossesAntimeridian { return isEastOfWest || isWestOfEast }
    return isEastOfWest && isWestOfEast
      || abs(place.longitude) == 180
        && (southwest.longitude == -180 || northeast.longitude == 180)
  }
}

extension BoundingBox {
  /// The reason two corners are not a ``BoundingBox``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The latitude of the southwestern corner is greater than that of the northeastern corner.
    case southAboveNorth(south: Double, north: Double)
  }
}

extension BoundingBox.Error: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    "The latitude of the southwestern corner must not exceed that of the northeastern corner."
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"northeast": {…}, "southwest": {…}}`. Decoding accepts what
/// ``init(southwest:northeast:)`` accepts.
extension BoundingBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case southwest
    case northeast
  }

  /// Decodes a box from its corners.
  ///
  /// - Throws: `DecodingError`, also if the southern edge is north of the northern edge.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let southwest = try container.decode(Coordinate.self, forKey: .southwest)
    let northeast = try container.decode(Coordinate.self, forKey: .northeast)
    do {
      try self.init(southwest: southwest, northeast: northeast)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .southwest, in: container, debugDescription: error.description)
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
