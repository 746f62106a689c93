/// A position on the Earth's surface, in degrees of latitude and longitude (WGS 84).
///
///     let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
///     let tucson = try Coordinate(latitude: 32.2226, longitude: -110.9747)
///     phoenix.distance(to: tucson).kilometers  // 170.6…
///
/// Every value is valid. Two values are equal if their numbers are, so the two names of a meridian,
/// −180° and 180°, and the many longitudes of a pole stay distinct values, although every function
/// of this module treats them as the same place.
@frozen
public struct Coordinate: Hashable, Sendable {
  /// The angle north of the equator, in degrees, in `-90...90`.
  public let latitude: Double

  /// The angle east of the prime meridian, in degrees, in `-180...180`.
  public let longitude: Double

  /// Creates a coordinate from degrees north of the equator and east of the prime meridian.
  ///
  /// - Throws: ``Coordinate/Error``, for the first component that is out of range or not a number.
  @inlinable
  public init(latitude: Double, longitude: Double) throws(Coordinate.Error) {
    // `contains` is false for NaN, so one test rejects it together with the infinities.
    guard (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a coordinate from degrees that are known to be in range.
  init(validLatitude latitude: Double, longitude: Double) {
    assert((-90...90).contains(latitude) && (-180...180).contains(longitude))
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate {
  /// The reason two numbers do not make a ``Coordinate``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The latitude is not a number in `-90...90` degrees.
    case latitudeOutOfRange(Double)
    /// The longitude is not a number in `-180...180` degrees.
    case longitudeOutOfRange(Double)
  }
}
