/// The areas of a GeoJSON geometry of the type `Polygon` or `MultiPolygon` (RFC 7946, 3.1.6 and 3.1.7).
///
///     let islands = try GeoMultiPolygon(geoJSON: [[[[0, 1], [2, 1], [1, 3], [0, 1]]]])
///     islands.contains(phoenix)
///
/// A geometry is `Decodable`, so an app can decode the features of a file with its own properties:
///
///     struct District: Decodable {
///       let geometry: GeoMultiPolygon
///     }
public struct GeoMultiPolygon: Hashable, Sendable {
  /// The polygons, in the order of the geometry.
  public let polygons: [GeoPolygon]

  /// Creates the areas from the coordinates of a GeoJSON multipolygon, with the rules of
  /// ``GeoPolygon/init(geoJSON:)``.
  ///
  /// - Throws: ``GeoMultiPolygon/Error`` with the polygon, the ring, and the position in it.
  /// - Complexity: O(*n* log *n*) for *n* positions.
  public init(geoJSON polygons: [[[[Double]]]]) throws(GeoMultiPolygon.Error) {
    var read: [GeoPolygon] = []
    for (number, rings) in polygons.enumerated() {
      do throws(GeoPolygon.Error) {
        read.append(try GeoPolygon(geoJSON: rings))
      } catch {
        throw Error(polygon: number, reason: error)
      }
    }
    self.polygons = read
  }

  /// Returns whether any of the polygons contains a place.
  ///
  /// For many places, a ``GeoPolygon/Index`` of the polygons is faster.
  ///
  /// - Complexity: O(*p*) on average for *p* polygons with edges of similar lengths.
  public func contains(_ place: Coordinate) -> Bool { polygons.contains { $0.contains(place) } }

  /// The reason coordinates are not those of polygons.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The position of the polygon in the geometry, from 0.
    public let polygon: Int
    /// The reason it is not a polygon, with the ring and the position in it.
    public let reason: GeoPolygon.Error
  }
}

extension GeoMultiPolygon.Error: CustomStringConvertible {
  /// The numbers of the polygon, the ring, and the coordinate, from 0, and a sentence that states the
  /// rule.
  public var description: String { "Polygon \(polygon), \(reason)" }
}

#if !hasFeature(Embedded)
/// Decoded from `{"type": "Polygon", "coordinates": […]}` or `{"type": "MultiPolygon", …}`.
extension GeoMultiPolygon: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type
    case coordinates
  }

  /// Decodes a GeoJSON geometry.
  ///
  /// - Throws: `DecodingError`, also for another type of geometry. For invalid coordinates, it
  ///   names the polygon, the ring, and the position.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let polygons: [[[[Double]]]]
    switch try container.decode(String.self, forKey: .type) {
    case "Polygon":
      polygons = [try container.decode([[[Double]]].self, forKey: .coordinates)]
    case "MultiPolygon":
      polygons = try container.decode([[[[Double]]]].self, forKey: .coordinates)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: "The type must be Polygon or MultiPolygon.")
    }
    do {
      try self.init(geoJSON: polygons)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .coordinates, in: container, debugDescription: error.description)
    }
  }
}
#endif
