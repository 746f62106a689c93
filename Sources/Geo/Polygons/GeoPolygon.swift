/// The part of the Earth's surface within a boundary, such as a county or a service area.
///
///     let downtown = try GeoPolygon([
///       Coordinate(latitude: 33.44, longitude: -112.08),
///       Coordinate(latitude: 33.44, longitude: -112.06),
///       Coordinate(latitude: 33.46, longitude: -112.07),
///     ])
///     downtown.contains(phoenix)
///
/// Edges are straight on the plane of longitude and latitude, as in GeoJSON (RFC 7946, 3.1.1). The
/// direction of a boundary has no meaning. A boundary that winds around the Earth contains the pole
/// that is nearer to the mean latitude of its coordinates, unless it has edges along a pole, which
/// decide.
///
/// An edge must span less than 180° of longitude, so that its way around the Earth is unambiguous.
/// For example, Russia with one edge from 27° to −170° is 197° wide by its numbers, as GeoJSON
/// reads them, which is everything except Russia, and 163° wide across the antimeridian. So this
/// edge is an error. To make it unambiguous, use a longitude beyond 180°, here 190°, with
/// ``init(geoJSON:)``, or add coordinates at 180° and at −180° where the edge crosses the
/// antimeridian. There are two exceptions. An edge along a pole may have any width. An edge from
/// 180° to −180° at the same latitude has no width, because both ends are the same place, unless
/// the boundary arrives along the antimeridian and leaves the same way, like a band around the
/// Earth.
///
/// A place on an edge is in the polygon if the inside is north of it, or east of it if the edge
/// lies on a meridian. So if two polygons share an edge with the same coordinates, exactly one of
/// them contains each place on it. If a boundary crosses itself, a place is inside if a way to the
/// outside crosses it an odd number of times. A pole is inside only if the boundary winds around
/// it.
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
  /// - Throws: ``GeoPolygon/Error`` for the first invalid ring.
  /// - Complexity: O(*n* log *n*) for *n* coordinates.
  public init(_ boundary: [Coordinate], holes: [[Coordinate]] = []) throws(GeoPolygon.Error) {
    for (number, ring) in ([boundary] + holes).enumerated() {
      let corners = Self.open(ring)
      let closed = corners + corners.prefix(1)
      try Self.check(closed.map { SIMD2($0.latitude, $0.longitude) }, number: number)
    }
    try self.init(shorterWay: boundary, holes: holes)
  }

  /// Creates a polygon whose edges go the shorter way around the Earth.
  init(shorterWay boundary: [Coordinate], holes: [[Coordinate]] = []) throws(GeoPolygon.Error) {
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

  /// Checks that a ring has three coordinates, and that each edge goes a clear way around the Earth.
  ///
  /// - Parameters:
  ///   - ring: The latitudes and longitudes, of which the last are those of the first place again.
  ///   - number: The number of the ring.
  /// - Throws: ``GeoPolygon/Error``.
  private static func check(_ ring: [SIMD2<Double>], number: Int) throws(GeoPolygon.Error) {
    guard ring.count > 3 else { throw .tooFewCoordinates(ring: number) }
    func isSameMeridian(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Bool {
      (first.y - second.y).remainder(dividingBy: 360) == 0
    }
    guard !ring.allSatisfy({ isSameMeridian($0, ring[0]) }) else {
      throw .hasNoWidth(ring: number)
    }
    for index in 0..<(ring.count - 1) {
      let (start, end) = (ring[index], ring[index + 1])
      guard abs(end.y - start.y) >= 180 else { continue }
      if start.x == end.x, abs(start.x) == 90 { continue }
      let before = index > 0 ? ring[index - 1] : ring[ring.count - 2]
      let after = index + 2 < ring.count ? ring[index + 2] : ring[1]
      let isThereAndBack =
        isSameMeridian(before, start) && isSameMeridian(end, after)
        && (before.x - start.x) * (after.x - end.x) > 0
      guard start.x == end.x, isSameMeridian(start, end), !isThereAndBack else {
        throw .ambiguousEdge(ring: number, coordinate: index)
      }
    }
  }

  /// Returns whether the polygon contains a place.
  ///
  /// - Complexity: O(1) on average for edges of similar lengths, whatever their number; O(*n*) at
  ///   worst.
  public func contains(_ place: Coordinate) -> Bool {
    outer.contains(place) && inner?.contains(place) != true
  }

  /// The number of edges, where one that spans several columns counts in each.
  var edgeCount: Int { outer.edges.columns.count + (inner?.edges.columns.count ?? 0) }

  /// Calls a closure with each edge, cut at the antimeridian, and whether it is that of a hole.
  func forEachEdge(_ body: (_ edge: MeridianEdges.Edge, _ isOfHole: Bool) -> Void) {
    outer.edges.forEach { body($0, false) }
    inner?.edges.forEach { body($0, true) }
  }

  /// Whether places that are south of no edge are within the boundary, and within a hole.
  var isInsideAtNorth: (outer: Bool, inner: Bool) {
    (outer.isInsideAtNorth, inner?.isInsideAtNorth == true)
  }
}

extension GeoPolygon {
  /// Creates a polygon from the coordinates of a GeoJSON polygon (RFC 7946, 3.1.6).
  ///
  ///     let fiji = try GeoPolygon(geoJSON: [[[177, -20], [182, -20], [182, -12], [177, -12], [177, -20]]])
  ///
  /// Each position is a longitude, a latitude, and perhaps an altitude, which is ignored.
  /// Longitudes beyond ±180°, such as those of a map that was scrolled around the world, are
  /// wrapped as in ``Coordinate/init(latitude:wrappingLongitude:)``. So a ring may cross the
  /// antimeridian if its longitudes do not jump at 180°.
  ///
  /// - Parameter rings: The boundary and then the holes. A ring should end with its first position.
  /// - Throws: ``GeoPolygon/Error`` with the ring and the position in it.
  /// - Complexity: O(*n* log *n*) for *n* positions.
  public init(geoJSON rings: [[[Double]]]) throws(GeoPolygon.Error) {
    var read: [[Coordinate]] = []
    for (number, ring) in rings.enumerated() {
      var corners: [Coordinate] = []
      for (index, position) in ring.enumerated() {
        guard position.count >= 2 else {
          throw .notAPosition(ring: number, coordinate: index)
        }
        do throws(Coordinate.Error) {
          corners.append(
            try Coordinate(latitude: position[1], wrappingLongitude: position[0]))
        } catch {
          // A ring that is valid in the other order was written in it.
          let isSwapped = ring.allSatisfy { numbers in
            numbers.count >= 2 && abs(numbers[0]) <= 90 && abs(numbers[1]) <= 360
          }
          throw isSwapped
            ? .latitudeFirst(ring: number, coordinate: index)
            : .invalidCoordinate(ring: number, coordinate: index, error)
        }
      }
      var numbers = ring.indices.map { SIMD2(corners[$0].latitude, ring[$0][0]) }
      let isClosed = numbers.count > 1 && numbers.first == numbers.last
      if isClosed { corners.removeLast() } else { numbers += numbers.prefix(1) }
      try Self.check(numbers, number: number)
      read.append(corners)
    }
    try self.init(shorterWay: read.first ?? [], holes: Array(read.dropFirst()))
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The ring has fewer than three coordinates.
    case tooFewCoordinates(ring: Int)
    /// The edge from the coordinate at this position to the next spans 180° of longitude or more,
    /// so its way around the Earth is ambiguous; add coordinates between them.
    case ambiguousEdge(ring: Int, coordinate: Int)
    /// All edges lie on meridians, so there is nothing inside.
    ///
    /// A band around the whole Earth, from −180° to 180°, needs coordinates between, because −180°
    /// and 180° are the same meridian.
    case hasNoWidth(ring: Int)
    /// The position in an array has fewer than two numbers.
    case notAPosition(ring: Int, coordinate: Int)
    /// The two numbers of a position are not a coordinate.
    case invalidCoordinate(ring: Int, coordinate: Int, Coordinate.Error)
    /// The latitude is out of range, but in the other order all positions of the ring are in range:
    /// the latitudes seem to come first, where GeoJSON has the longitudes.
    case latitudeFirst(ring: Int, coordinate: Int)
  }
}

extension GeoPolygon.Error: CustomStringConvertible {
  /// The numbers of the ring and of the coordinate in it, both from 0, and a sentence that states the
  /// rule.
  public var description: String {
    switch self {
    case .tooFewCoordinates(let ring):
      "Ring \(ring): A ring must have at least three coordinates."
    case .ambiguousEdge(let ring, let coordinate):
      "Ring \(ring), coordinate \(coordinate): "
        + "The edge to the next coordinate must span less than 180 degrees of longitude."
    case .hasNoWidth(let ring):
      "Ring \(ring): The edges of a ring must not all lie on meridians."
    case .notAPosition(let ring, let coordinate):
      "Ring \(ring), coordinate \(coordinate): A position must have a longitude and a latitude."
    case .invalidCoordinate(let ring, let coordinate, let error):
      "Ring \(ring), coordinate \(coordinate): \(error)"
    case .latitudeFirst(let ring, let coordinate):
      "Ring \(ring), coordinate \(coordinate): "
        + "The longitude must come first, and here the latitude seems to."
    }
  }
}

/// Edges of rings, collected one ring after the other.
struct RingEdges {
  private(set) var edges: ContiguousArray<MeridianEdges.Edge> = []
  private(set) var south = 90.0
  private(set) var north = -90.0
  private(set) var containsSouthPole = false
  private(set) var containsNorthPole = false
  /// Whether the places that are south of no edge are inside.
  private(set) var isInsideAtNorth = false
  /// The western and eastern end of the first ring, which may wind around the Earth.
  private var longitudes = (west: -180.0, east: 180.0)

  /// Adds the edges of a ring.
  mutating func add(_ ring: [Coordinate], number: Int) throws(GeoPolygon.Error) {
    guard ring.count >= 3, let first = ring.first else { throw .tooFewCoordinates(ring: number) }
    var hasWidth = false
    /// Degrees eastward from the first coordinate, and where they are least and greatest.
    var way = 0.0
    var west = (way: 0.0, longitude: first.longitude)
    var east = west
    var latitudes = 0.0
    /// Degrees eastward along each pole.
    var (waySouth, wayNorth) = (0.0, 0.0)
    for index in ring.indices {
      let place = ring[index]
      let next = index + 1 < ring.count ? ring[index + 1] : first
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      latitudes += place.latitude
      var step = next.longitude - place.longitude
      if place.latitude == next.latitude, abs(place.latitude) == 90 {
        // All of it is one place, so the way is as its numbers say.
        if place.latitude < 0 { waySouth += step } else { wayNorth += step }
      } else {
        guard abs(step) != 180 else { throw .ambiguousEdge(ring: number, coordinate: index) }
        if step > 180 { step -= 360 } else if step < -180 { step += 360 }
      }
      hasWidth = hasWidth || step != 0
      add(from: step < 0 ? next : place, to: step < 0 ? place : next, width: abs(step))
      way += step
      if way < west.way { west = (way, next.longitude) }
      if way > east.way { east = (way, next.longitude) }
    }
    guard hasWidth else { throw .hasNoWidth(ring: number) }
    let isPolar = Self.isOddTurn(way)
    let (isNorthern, isSouthern) = (isPolar && latitudes >= 0, isPolar && latitudes < 0)
    if isNorthern { isInsideAtNorth.toggle() }
    // A pole within the edges along it is inside, and one at a corner is not.
    if Self.isTurn(wayNorth), isNorthern != Self.isOddTurn(wayNorth) { containsNorthPole.toggle() }
    if Self.isTurn(waySouth), isSouthern != Self.isOddTurn(waySouth) { containsSouthPole.toggle() }
    guard number == 0 else { return }
    guard !isPolar, east.way - west.way < 360 else { return }
    longitudes = (
      west.longitude == 180 ? -180 : west.longitude, east.longitude == -180 ? 180 : east.longitude
    )
  }

  private static func isTurn(_ way: Double) -> Bool {
    abs(way.remainder(dividingBy: 360)) < 1e-6
  }

  private static func isOddTurn(_ way: Double) -> Bool {
    !Int((way / 360).rounded()).isMultiple(of: 2)
  }

  /// Adds an edge of a width in degrees, which may cross the antimeridian.
  private mutating func add(from start: Coordinate, to end: Coordinate, width: Double) {
    guard width > 0 else {
      edges.append(
        .init(
          longitude: start.longitude, latitude: start.latitude, lastLongitude: start.longitude,
          lastLatitude: end.latitude))
      return
    }
    let west = start.meridian
    let east = end.longitude == -180 ? 180 : end.longitude
    guard east < west else {
      edges.append(
        .init(
          longitude: west, latitude: start.latitude, lastLongitude: east,
          lastLatitude: end.latitude))
      return
    }
    let middle = start.latitude + (end.latitude - start.latitude) * ((180 - west) / width)
    edges.append(
      .init(longitude: west, latitude: start.latitude, lastLongitude: 180, lastLatitude: middle))
    edges.append(
      .init(longitude: -180, latitude: middle, lastLongitude: east, lastLatitude: end.latitude))
  }

  /// The smallest box that contains the first ring, and its pole.
  var box: BoundingBox {
    BoundingBox(
      validSouth: containsSouthPole ? -90 : south, west: longitudes.west,
      north: containsNorthPole ? 90 : north, east: longitudes.east)
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"boundary": [{…}, …], "holes": [[{…}, …], …]}`. In this form, an edge goes the shorter
/// way around the Earth, so a polygon across the antimeridian is decoded as it was encoded.
extension GeoPolygon: Codable {
  private enum CodingKeys: String, CodingKey {
    case boundary
    case holes
  }

  /// Decodes a polygon from its rings.
  ///
  /// - Throws: `DecodingError`, also if the rings are invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let boundary = try container.decode([Coordinate].self, forKey: .boundary)
    let holes = try container.decode([[Coordinate]].self, forKey: .holes)
    do {
      try self.init(shorterWay: boundary, holes: holes)
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
