/// The inside of a ring, or of several rings that do not overlap.
///
/// A place is inside if a way from it to the north pole crosses an odd number of edges and ends
/// outside, or an even number and ends inside.
struct PolygonRing: Sendable {
  let edges: MeridianEdges
  private let south: Double
  private let north: Double
  private let containsSouthPole: Bool
  private let containsNorthPole: Bool
  /// Whether the places that are south of no edge are inside.
  let isInsideAtNorth: Bool

  init(_ rings: RingEdges) {
    edges = MeridianEdges(rings.edges)
    (south, north) = (rings.south, rings.north)
    (containsSouthPole, containsNorthPole) = (rings.containsSouthPole, rings.containsNorthPole)
    isInsideAtNorth = rings.isInsideAtNorth
  }

  func contains(_ place: Coordinate) -> Bool {
    // A pole lies on every meridian, so only the rings' direction tells.
    if place.latitude > north || place.latitude == 90 { return containsNorthPole }
    if place.latitude < south || place.latitude == -90 { return containsSouthPole }
    return edges.isOdd(northOf: place.latitude, on: place.meridian) != isInsideAtNorth
  }
}

/// The edges of rings on the plane of longitude and latitude, found by their longitude.
///
/// The plane is cut at ±180°, and an edge across the cut is two. All comparisons with an edge use it
/// from west to east, so two polygons that share it agree on which side a place is.
struct MeridianEdges: Sendable {
  /// A straight line from west to east; along a meridian, from either end.
  struct Edge: Sendable {
    /// The end at the lesser longitude.
    var longitude: Double
    var latitude: Double
    /// The end at the greater longitude.
    var lastLongitude: Double
    var lastLatitude: Double

    /// Whether the meridian of a longitude crosses the edge; of two edges with a common end, one.
    func crosses(_ meridian: Double) -> Bool {
      longitude <= meridian && meridian < lastLongitude
    }

    /// Whether the edge is north of a latitude on a meridian that crosses it.
    func isNorth(of latitude: Double, on meridian: Double) -> Bool {
      (lastLatitude - self.latitude) * (meridian - longitude)
        > (latitude - self.latitude) * (lastLongitude - longitude)
    }
  }

  /// The edges of each column in a row; an edge that spans several columns is repeated.
  private(set) var columns: ContiguousArray<Edge> = []
  /// The position in `columns` at which each column starts, and the end of the last one.
  private var starts: ContiguousArray<Int> = [0, 0]
  private var scale: UnitScale

  /// Creates the columns of edges, of which at least one must be given.
  ///
  /// There are about as many columns as edges, but so few that the repeated edges are at most four
  /// times as many.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ edges: some Collection<Edge>) {
    var (west, east) = (Double.infinity, -Double.infinity)
    for edge in edges {
      west = min(west, edge.longitude)
      east = max(east, edge.lastLongitude)
    }
    var count = min(max(edges.count / 2, 1), 1 << 20)
    scale = UnitScale(from: west, to: east, count: count)
    while count > 1, Self.span(of: edges, scale) > 4 * edges.count {
      count /= 2
      scale = UnitScale(from: west, to: east, count: count)
    }
    starts = ContiguousArray(repeating: 0, count: count + 1)
    for edge in edges {
      for column in Self.columns(of: edge, scale) { starts[column + 1] += 1 }
    }
    for column in 0..<count { starts[column + 1] += starts[column] }
    guard let first = edges.first else { return }
    var next = starts
    columns = ContiguousArray(repeating: first, count: starts[count])
    for edge in edges {
      for column in Self.columns(of: edge, scale) {
        columns[next[column]] = edge
        next[column] += 1
      }
    }
  }

  private static func span(of edges: some Collection<Edge>, _ scale: UnitScale) -> Int {
    edges.reduce(0) { $0 + columns(of: $1, scale).count }
  }

  private static func columns(of edge: Edge, _ scale: UnitScale) -> ClosedRange<Int> {
    let first = scale.unit(of: edge.longitude)
    return first...max(first, scale.unit(of: edge.lastLongitude))
  }

  /// Calls a closure with each edge, once.
  func forEach(_ body: (Edge) -> Void) {
    for column in 0..<scale.count {
      for position in starts[column]..<starts[column + 1] {
        let edge = columns[position]
        if scale.unit(of: edge.longitude) == column { body(edge) }
      }
    }
  }

  /// Returns whether an odd number of edges are north of a place.
  ///
  /// - Complexity: O(1) on average for edges of similar lengths; O(*n*) at worst.
  func isOdd(northOf latitude: Double, on meridian: Double) -> Bool {
    let column = scale.unit(of: meridian)
    var isOdd = false
    for position in starts[column]..<starts[column + 1] {
      let edge = columns[position]
      if edge.crosses(meridian), edge.isNorth(of: latitude, on: meridian) { isOdd.toggle() }
    }
    return isOdd
  }
}

/// A range of numbers in equal units, counted from 0.
struct UnitScale: Sendable {
  let start: Double
  /// Units per degree.
  private let rate: Double
  let count: Int

  init(from start: Double, to end: Double, count: Int) {
    self.start = start
    self.count = count
    let rate = Double(count) / (end - start)
    self.rate = rate.isFinite ? rate : 0
  }

  /// Returns the unit of a number, or the nearest one; never less for a greater number.
  func unit(of number: Double) -> Int {
    Int(min(max((number - start) * rate, 0), Double(count - 1)))
  }

  /// The number at which a unit starts, up to rounding.
  func start(of unit: Int) -> Double { rate > 0 ? start + Double(unit) / rate : start }
}
