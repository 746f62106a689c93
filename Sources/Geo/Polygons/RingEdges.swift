/// Edges of rings, collected one ring after the other.
struct RingEdges {
  private(set) var edges: ContiguousArray<MeridianEdges.Edge> = []
  private(set) var south = 90.0
  private(set) var north = -90.0
  private(set) var containsSouthPole = false
  private(set) var containsNorthPole = false
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
    for index in ring.indices {
      let place = ring[index]
      let next = index + 1 < ring.count ? ring[index + 1] : first
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      latitudes += place.latitude
      var step = next.longitude - place.longitude
      guard abs(step) != 180 else { throw .ambiguousEdge(ring: number, coordinate: index) }
      if step > 180 { step -= 360 } else if step < -180 { step += 360 }
      hasWidth = hasWidth || step != 0
      add(from: step < 0 ? next : place, to: step < 0 ? place : next, width: abs(step))
      way += step
      if way < west.way { west = (way, next.longitude) }
      if way > east.way { east = (way, next.longitude) }
    }
    guard hasWidth else { throw .hasNoWidth(ring: number) }
    let isPolar = !Int((way / 360).rounded()).isMultiple(of: 2)
    if isPolar {
      if latitudes >= 0 { containsNorthPole.toggle() } else { containsSouthPole.toggle() }
    }
    guard number == 0 else { return }
    guard !isPolar, east.way - west.way < 360 else { return }
    longitudes = (
      west.longitude == 180 ? -180 : west.longitude, east.longitude == -180 ? 180 : east.longitude
    )
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
