import Geo

/// The queries of both the index and the linear scan, so one loop measures either.
protocol SpatialIndex {
  /// A place that was found, with its distance.
  associatedtype Hit: Identifiable where Hit.ID == Int

  init(_ coordinates: [Coordinate])
  func count(within radius: Distance, of center: Coordinate) -> Int
  func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int])
  func places(within radius: Distance, of center: Coordinate) -> [Hit]
  func nearest(_ limit: Int, to center: Coordinate) -> [Hit]
  func appendNearestIDs(_ limit: Int, to center: Coordinate, into buffer: inout [Int])
  func count(in box: BoundingBox) -> Int
  func firstByDistance(_ limit: Int, from center: Coordinate) -> [Int]
  func counts(within radius: Distance, ofEach centers: [Coordinate]) -> [Int]
}

/// A spatial index with edits.
protocol EditableSpatialIndex: SpatialIndex {
  mutating func insert(_ coordinate: Coordinate) -> Int
  mutating func remove(_ id: Int) -> Coordinate?

  /// Removes every hundredth place, and inserts as many of the arrivals.
  mutating func edit(_ input: GeoInput)
}
