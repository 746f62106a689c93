/// The places in a bounding box, between two planes of latitude and two half-planes of longitude.
struct Wedge: Region {
  private let box: BoundingBox
  /// The sines of the latitudes that are certainly inside, and of those that are possibly inside.
  private let certainLow: Float
  private let certainHigh: Float
  private let possibleLow: Float
  private let possibleHigh: Float
  /// A place is east of the western meridian if `cos(west) y - sin(west) x` is not negative, and
  /// west of the eastern one if `sin(east) x - cos(east) y` is not.
  private let west: HalfPlane
  private let east: HalfPlane
  /// All lanes are set if the box is wider than 180°, so either half-plane suffices.
  private let isWide: LaneMask

  /// The error of a single-precision sine or half-plane, 2.5 m on the ground: the errors of four
  /// components, 2⁻²⁵ each, and three roundings.
  private static var error: Float { 4e-7 }

  @inline(__always)
  init(_ box: BoundingBox) {
    self.box = box
    let low = Float(sineAndCosine(ofDegrees: box.southwest.latitude).sine)
    let high = Float(sineAndCosine(ofDegrees: box.northeast.latitude).sine)
    (certainLow, possibleLow) = (low + Self.error, low - Self.error)
    (certainHigh, possibleHigh) = (high - Self.error, high + Self.error)
    let west = sineAndCosine(ofDegrees: box.southwest.longitude)
    let east = sineAndCosine(ofDegrees: box.northeast.longitude)
    self.west = HalfPlane(x: Float(-west.sine), y: Float(west.cosine))
    self.east = HalfPlane(x: Float(east.sine), y: Float(-east.cosine))
    isWide = LaneMask(repeating: box.widthInDegrees > 180)
  }

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    let west = west.range(over: node)
    let east = east.range(over: node)
    return classify(
      z: (node.lowZ, node.highZ), west: west, east: east)
  }

  @inline(__always)
  func classify(
    _ points: (x: Lanes, y: Lanes, z: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let west = west.value(x: points.x, y: points.y)
    let east = east.value(x: points.x, y: points.y)
    return classify(z: (points.z, points.z), west: (west, west), east: (east, east))
  }

  @inline(__always)
  private func classify(
    z: (low: Lanes, high: Lanes), west: (low: Lanes, high: Lanes), east: (low: Lanes, high: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let error = Self.error
    let possibleWest = west.high .>= -error
    let possibleEast = east.high .>= -error
    let certainWest = west.low .>= error
    let certainEast = east.low .>= error
    let possible =
      (z.high .>= possibleLow) .& (z.low .<= possibleHigh)
      .& ((possibleWest .& possibleEast) .| (isWide .& (possibleWest .| possibleEast)))
    let certain =
      (z.low .>= certainLow) .& (z.high .<= certainHigh)
      .& ((certainWest .& certainEast) .| (isWide .& (certainWest .| certainEast)))
    // The box of an absent child is inverted: it passes the second test, but not the first.
    return (possible, possible .& certain)
  }

  func contains(_ place: Coordinate) -> Bool { box.contains(place) }

  /// A half of the sphere, bounded by a meridian and the opposite meridian.
  private struct HalfPlane {
    let x: Float
    let y: Float

    @inline(__always)
    func value(x: Lanes, y: Lanes) -> Lanes { x * self.x + y * self.y }

    @inline(__always)
    func range(over node: CellNode) -> (low: Lanes, high: Lanes) {
      let (lowX, highX) = x >= 0 ? (node.lowX, node.highX) : (node.highX, node.lowX)
      let (lowY, highY) = y >= 0 ? (node.lowY, node.highY) : (node.highY, node.lowY)
      return (value(x: lowX, y: lowY), value(x: highX, y: highY))
    }
  }
}
