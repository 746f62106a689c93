/// The area within a radius of a center, including its edge, that a map shows.
///
///     let point = ReferencePoint(device: nil, filter: .anywhere, table: places, default: office)
///     MapRegion(around: point).radius.miles  // 5
public struct MapRegion: Hashable, Sendable {
  /// The center of the region.
  public let center: Coordinate

  /// The distance from the center to the edge; finite and never negative.
  public let radius: Distance

  /// Creates a region, or returns `nil` if the radius is negative, infinite, or not a number.
  public init?(center: Coordinate, radius: Distance) {
    guard (0..<Double.infinity).contains(radius.meters) else { return nil }
    self.center = center
    self.radius = radius
  }

  /// Creates the initial region of a map: five miles around the reference point.
  public init(around point: ReferencePoint) {
    center = point.coordinate
    radius = .miles(5)
  }

  /// Returns whether the place is in the region or on its edge.
  public func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }
}

#if !hasFeature(Embedded)
/// Encoded as `{"center": {…}, "radius": {"meters": 8046.72}}`. Decoding accepts what
/// ``init(center:radius:)`` accepts.
extension MapRegion: Codable {
  private enum CodingKeys: String, CodingKey {
    case center
    case radius
  }

  /// Decodes a region from its center and its radius.
  ///
  /// - Throws: `DecodingError`, also if the radius is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let center = try container.decode(Coordinate.self, forKey: .center)
    let radius = try container.decode(Distance.self, forKey: .radius)
    guard let region = Self(center: center, radius: radius) else {
      throw DecodingError.dataCorruptedError(
        forKey: .radius, in: container,
        debugDescription: "The radius must be finite and not negative.")
    }
    self = region
  }

  /// Encodes the center and the radius.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(center, forKey: .center)
    try container.encode(radius, forKey: .radius)
  }
}
#endif
