extension PointIndex {
  /// Returns the places within a distance of a route, in the order in which the route passes them.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     for hit in index.places(along: [phoenix, tucson], within: .miles(2)) {
  ///       print(hit.id, hit.distanceAlong.miles)
  ///     }
  ///
  /// A route goes from each coordinate to the next along the great circle; a route of one coordinate
  /// is a place. A place that the route passes more than once stands where the route is nearest, or
  /// where it is first as near within a millimeter. Between two antipodes, the route goes over the
  /// north pole.
  ///
  /// - Complexity: O(*m* log *n* + *k* log *k*) on average, for *k* places found and a route that is
  ///   *m* times as long as the distance, or less where there are no places.
  public func places(along route: [Coordinate], within radius: Distance) -> [RouteHit] {
    guard radius.meters >= 0 else { return [] }
    var search = RouteSearch(index: self, radius: radius)
    let legs = zip(route, route.count > 1 ? route.dropFirst() : route[...])
    var length = Distance.meters(0)
    for (start, end) in legs {
      let leg = RouteLeg(from: start, to: end)
      search.visit(leg, after: length, 0, leg.angle)
      length = length + start.distance(to: end)
    }
    return search.hits
  }

  /// A place near a route.
  public struct RouteHit: Hashable, Identifiable, Sendable {
    /// The ID of the place in its index.
    public let id: Int

    /// The distance of the place from the route.
    public let distance: Distance

    /// The length of the route from its start to where it is nearest to the place.
    public let distanceAlong: Distance
  }
}

extension GeoIndex {
  /// Returns the elements within a distance of a route, in the order in which the route passes them,
  /// as ``PointIndex/places(along:within:)`` does.
  public func places(along route: [Coordinate], within radius: Distance) -> [RouteHit] {
    points.places(along: route, within: radius).compactMap { hit in
      self[hit.id].map { RouteHit(element: $0, hit: hit) }
    }
  }

  /// An element near a route.
  public struct RouteHit: Identifiable {
    /// The element.
    public let element: Element

    fileprivate let hit: PointIndex.RouteHit

    /// The ID of the element in its index.
    public var id: Int { hit.id }

    /// The distance of the element's place from the route.
    public var distance: Distance { hit.distance }

    /// The length of the route from its start to where it is nearest to the place.
    public var distanceAlong: Distance { hit.distanceAlong }
  }
}

extension GeoIndex.RouteHit: Sendable where Element: Sendable {}

extension GeoIndex.RouteHit: Equatable where Element: Equatable {}

extension GeoIndex.RouteHit: Hashable where Element: Hashable {}

/// The places near the legs of a route that were visited.
struct RouteSearch {
  private let index: PointIndex
  private let radius: Distance
  private var found: [Int: PointIndex.RouteHit] = [:]

  init(index: PointIndex, radius: Distance) {
    self.index = index
    self.radius = radius
  }

  /// Finds the places near a part of a leg, between two angles in radians from its start.
  ///
  /// A part with many places in the circle around it is halved until it is about as short as the
  /// radius.
  mutating func visit(_ leg: RouteLeg, after length: Distance, _ first: Double, _ last: Double) {
    let earth = Distance.meanEarthRadius.meters
    let half = (last - first) / 2 * earth
    let middle = leg.place(at: first + (last - first) / 2)
    // A little more than necessary, so that rounding loses no place.
    let reach = Distance.meters((radius.meters + half) * (1 + 1e-9) + 1e-3)
    let count = index.count(within: reach, of: middle)
    guard count > 0 else { return }
    guard count <= 64 || half <= max(radius.meters, 1) else {
      visit(leg, after: length, first, first + (last - first) / 2)
      visit(leg, after: length, first + (last - first) / 2, last)
      return
    }
    for id in index.ids(within: reach, of: middle) {
      guard let place = index[id] else { continue }
      let (distance, angle) = leg.nearest(to: place)
      let along = length + .meters(angle * earth)
      guard distance <= radius else { continue }
      // Legs come in order; rounding does not make a later one nearer.
      if let old = found[id], old.distance.meters <= distance.meters + 1e-3 { continue }
      found[id] = .init(id: id, distance: distance, distanceAlong: along)
    }
  }

  /// What was found, in order of the distance along the route.
  var hits: [PointIndex.RouteHit] {
    found.values.sorted { ($0.distanceAlong, $0.id) < ($1.distanceAlong, $1.id) }
  }
}

/// The shorter great-circle arc between two places of a route.
struct RouteLeg {
  private let start: Coordinate
  private let end: Coordinate
  private let startVector: SIMD3<Double>
  /// The direction of travel at the start, at right angles to `startVector`.
  private let forward: SIMD3<Double>
  /// The length of the arc in radians.
  let angle: Double

  /// Creates the leg between two places; between antipodes, the one over the north pole.
  init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    startVector = Self.vector(start)
    angle = start.distance(to: end).meters / Distance.meanEarthRadius.meters
    let last = Self.vector(end)
    // (a - b) × (a + b) = 2 a × b, without loss of digits for near places.
    var normal = Self.cross(startVector - last, startVector + last)
    if Self.dot(normal, normal) < 1e-30, angle > 1 {
      normal = Self.cross(startVector, abs(start.latitude) < 90 ? [0, 0, 1] : [1, 0, 0])
    }
    let way = Self.cross(normal, startVector)
    let length = Self.dot(way, way).squareRoot()
    forward = length > 0 ? way / length : way
  }

  /// Returns the distance of a place from the leg, and the angle of the leg at its nearest place.
  func nearest(to place: Coordinate) -> (distance: Distance, angle: Double) {
    let vector = Self.vector(place)
    let (ahead, along) = (Self.dot(vector, startVector), Self.dot(vector, forward))
    let position = arcTangent(y: along, x: ahead)
    guard position > 0, position < angle else {
      let (toStart, toEnd) = (start.distance(to: place), end.distance(to: place))
      return toStart <= toEnd ? (toStart, 0) : (toEnd, angle)
    }
    let across = abs(Self.dot(vector, Self.cross(startVector, forward)))
    let offset = arcTangent(y: across, x: (ahead * ahead + along * along).squareRoot())
    return (.meters(offset * Distance.meanEarthRadius.meters), position)
  }

  /// Returns the place at an angle from the start.
  func place(at angle: Double) -> Coordinate {
    let turn = sineAndCosine(ofDegrees: angle / radiansPerDegree)
    let vector = startVector * turn.cosine + forward * turn.sine
    return Coordinate(
      outward: vector.x, eastward: vector.y, northward: vector.z, fromMeridian: 0)
  }

  private static func vector(_ place: Coordinate) -> SIMD3<Double> {
    let north = sineAndCosine(ofDegrees: place.latitude)
    let east = sineAndCosine(ofDegrees: place.longitude)
    return [north.cosine * east.cosine, north.cosine * east.sine, north.sine]
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
