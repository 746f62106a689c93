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
