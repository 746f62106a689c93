/// The part of the Earth's surface between two parallels and two meridians, its edges included.
///
///     let hawaiiToJapan = try BoundingBox(
///       southwest: Coordinate(latitude: 20, longitude: 130),
///       northeast: Coordinate(latitude: 46, longitude: -154))
///     hawaiiToJapan.crossesAntimeridian  // true: its west is greater than its east
///
/// The box reaches from its western edge eastward to its eastern edge, so one whose west is greater
/// than its east contains the antimeridian. The eastern edge of a map that goes on beyond 180° is
/// less by 360°.
@frozen
public struct BoundingBox: Hashable, Sendable {
  /// The corner at the least latitude, where the box begins on its way eastward.
  public let southwest: Coordinate

  /// The corner at the greatest latitude, where the box ends on its way eastward.
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

  /// Creates the smallest box that contains every place within `radius` of `center`.
  ///
  /// Each edge lies up to 0.25 mm farther out than it must, so that rounding leaves no place
  /// outside. A circle around a pole, or one that ends that close to it, gives a box of all
  /// longitudes.
  ///
  /// Returns `nil` for a radius that is negative or not a number, which no place is within.
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

  /// Creates a box of edges that are known to be valid.
  init(validSouth south: Double, west: Double, north: Double, east: Double) {
    southwest = Coordinate(validLatitude: south, longitude: west)
    northeast = Coordinate(validLatitude: north, longitude: east)
  }

  /// Whether the western edge has the greater longitude, so that the box goes on across ±180°.
  @inlinable
  public var crossesAntimeridian: Bool { southwest.longitude > northeast.longitude }

  /// The width of the box in degrees of longitude, in `0...360`.
  @inlinable
  public var widthInDegrees: Double {
    northeast.longitude - southwest.longitude + (crossesAntimeridian ? 360 : 0)
  }

  /// The middle of the box in both angles.
  public var center: Coordinate {
    let longitude = southwest.longitude + widthInDegrees / 2
    return Coordinate(
      validLatitude: southwest.latitude + (northeast.latitude - southwest.latitude) / 2,
      longitude: longitude > 180 ? longitude - 360 : longitude)
  }

  /// Whether `place` lies in the box or on its edge.
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
  /// The reason two corners do not make a ``BoundingBox``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The latitude of the southwestern corner is greater than that of the northeastern one.
    case southAboveNorth(south: Double, north: Double)
  }
}
