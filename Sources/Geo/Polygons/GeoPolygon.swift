/// The part of the Earth's surface within a boundary, such as a county or a service area.
///
///     let downtown = try GeoPolygon([
///       Coordinate(latitude: 33.44, longitude: -112.08),
///       Coordinate(latitude: 33.44, longitude: -112.06),
///       Coordinate(latitude: 33.46, longitude: -112.07),
///     ])
///     downtown.contains(phoenix)
///
/// Edges are straight on the plane of longitude and latitude, as in GeoJSON (RFC 7946, 3.1.1), and
/// go the shorter way around the Earth, so a polygon may cross the antimeridian. A boundary that
/// winds around the Earth contains the pole that is nearer to the mean latitude of its coordinates.
/// The direction of a boundary has no meaning.
///
/// A place on an edge is in the polygon if the inside is north of it, or east of it if the edge lies
/// on a meridian. So of two polygons that share an edge, by the same coordinates, exactly one
/// contains each place on it. Where a boundary crosses itself, a place is inside if a way to the
/// outside crosses it an odd number of times. A pole is inside only if the boundary winds around it.
public struct GeoPolygon: Sendable {
  /// The outer ring, without a repetition of its first coordinate at the end.
  public let boundary: [Coordinate]
  /// The rings that are cut out, each like ``boundary``.
  public let holes: [[Coordinate]]
  /// The smallest box that contains the boundary, and the pole within it.
  public let box: BoundingBox

  private let outer: PolygonRing
  private let inner: PolygonRing?

  /// Creates a polygon from its boundary, and from holes, which must not overlap each other.
  ///
  /// A ring may end with its first coordinate, as in GeoJSON, or with its last one.
  ///
  /// - Throws: ``GeoPolygon/Error`` for the first ring that is none.
  /// - Complexity: O(*n* log *n*) for *n* coordinates.
  public init(_ boundary: [Coordinate], holes: [[Coordinate]] = []) throws(GeoPolygon.Error) {
    self.boundary = Self.open(boundary)
    self.holes = holes.map(Self.open)
    var outer = RingEdges()
    try outer.add(self.boundary, number: 0)
    box = outer.box
    self.outer = PolygonRing(outer)
    var inner = RingEdges()
    for (index, hole) in self.holes.enumerated() { try inner.add(hole, number: index + 1) }
    self.inner = holes.isEmpty ? nil : PolygonRing(inner)
  }

  /// Returns a ring without a repetition of its first coordinate.
  private static func open(_ ring: [Coordinate]) -> [Coordinate] {
    ring.count > 1 && ring.first == ring.last ? ring.dropLast() : ring
  }

  /// Returns whether the polygon contains a place.
  ///
  /// - Complexity: O(1) on average for edges of similar lengths, whatever their number; O(*n*) at
  ///   worst.
  public func contains(_ place: Coordinate) -> Bool {
    outer.contains(place) && inner?.contains(place) != true
  }

  /// All edges, from west to east and cut at the antimeridian, some of them more than once.
  var edges: ContiguousArray<MeridianEdges.Edge> {
    outer.edges.columns + (inner?.edges.columns ?? [])
  }
}

/// Two polygons are equal if their rings start at the same coordinates and are equal.
extension GeoPolygon: Hashable {
  /// Returns whether two polygons have the same rings.
  public static func == (first: Self, second: Self) -> Bool {
    first.boundary == second.boundary && first.holes == second.holes
  }

  /// Hashes the rings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundary)
    hasher.combine(holes)
  }
}

extension GeoPolygon {
  /// The reason coordinates are not the rings of a ``GeoPolygon``.
  ///
  /// Ring 0 is the boundary; the holes follow from 1.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The ring has fewer than three coordinates.
    case tooFewCoordinates(ring: Int)
    /// The edge from the coordinate at this position to the next spans 180° of longitude, so either
    /// way around the Earth is as short; coordinates between them make the way clear.
    case ambiguousEdge(ring: Int, coordinate: Int)
    /// All edges lie on meridians, so there is nothing inside.
    ///
    /// A band around the whole Earth, from −180° to 180°, needs coordinates between, because −180°
    /// and 180° are the same meridian.
    case hasNoWidth(ring: Int)
  }
}

extension GeoPolygon.Error: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    switch self {
    case .tooFewCoordinates: "A ring must have at least three coordinates."
    case .ambiguousEdge: "An edge must span less than 180 degrees of longitude."
    case .hasNoWidth: "The edges of a ring must not all lie on meridians."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"boundary": [{…}, …], "holes": [[{…}, …], …]}`. Decoding accepts what
/// ``init(_:holes:)`` accepts.
extension GeoPolygon: Codable {
  private enum CodingKeys: String, CodingKey {
    case boundary
    case holes
  }

  /// Decodes a polygon from its rings.
  ///
  /// - Throws: `DecodingError`, also if the rings are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let boundary = try container.decode([Coordinate].self, forKey: .boundary)
    let holes = try container.decode([[Coordinate]].self, forKey: .holes)
    do {
      try self.init(boundary, holes: holes)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .boundary, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the rings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(boundary, forKey: .boundary)
    try container.encode(holes, forKey: .holes)
  }
}
#endif
