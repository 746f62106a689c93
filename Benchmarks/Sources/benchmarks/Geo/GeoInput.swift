import BenchmarkHarness
import Geo

/// Places to index, with the centers and boxes of queries.
struct GeoInput {
  /// The indexed places; the ID of a place is its position.
  let points: [Coordinate]

  /// The centers of the queries.
  let queries: [Coordinate]

  /// A box around each query.
  let boxes: [BoundingBox]

  /// More places of the same distribution, for edits.
  let arrivals: [Coordinate]

  /// Creates an input with boxes of 0.1, 1, and 10 degrees in turn around the queries.
  init(
    points: [Coordinate], queries: [Coordinate], arrivals: [Coordinate]
  ) throws(ProgramError) {
    self.points = points
    self.queries = queries
    self.arrivals = arrivals
    let halves = [0.05, 0.5, 5.0]
    var boxes: [BoundingBox] = []
    boxes.reserveCapacity(queries.count)
    for (index, query) in queries.enumerated() {
      boxes.append(try Self.box(around: query, half: halves[index % halves.count]))
    }
    self.boxes = boxes
  }

  /// Creates an input without arrivals.
  init(points: [Coordinate], queries: [Coordinate], boxes: [BoundingBox]) {
    self.points = points
    self.queries = queries
    self.boxes = boxes
    arrivals = []
  }

  private static func box(
    around center: Coordinate, half: Double
  ) throws(ProgramError) -> BoundingBox {
    let south = max(center.latitude - half, -90)
    let north = min(center.latitude + half, 90)
    guard
      let southwest = try? Coordinate.roundedLongitude(south, center.longitude - half),
      let northeast = try? Coordinate.roundedLongitude(north, center.longitude + half),
      let box = try? BoundingBox(southwest: southwest, northeast: northeast)
    else { throw ProgramError(.dataError, "no box around \(center)") }
    return box
  }
}

extension Coordinate {
  /// Returns the place with its longitude reduced to `-180..<180` and rounded to seven decimals.
  fileprivate static func roundedLongitude(
    _ latitude: Double, _ longitude: Double
  ) throws(Coordinate.Error) -> Self {
    let turned =
      longitude < -180 ? longitude + 360 : longitude >= 180 ? longitude - 360 : longitude
    return try Self(
      latitude: latitude, longitude: (turned * 1e7).rounded(.toNearestOrEven) / 1e7)
  }
}
