import Geo

/// A reference model of `PointIndex`, in which every query scans all places.
struct PlainIndex {
  var places: [Coordinate?] = []

  var ids: [Int] { places.indices.filter { places[$0] != nil } }

  mutating func insert(_ place: Coordinate) -> Int {
    places.append(place)
    return places.count - 1
  }

  mutating func remove(_ id: Int) -> Coordinate? {
    guard places.indices.contains(id), let place = places[id] else { return nil }
    places[id] = nil
    return place
  }

  mutating func move(_ id: Int, to place: Coordinate) -> Coordinate? {
    guard places.indices.contains(id), let old = places[id] else { return nil }
    places[id] = place
    return old
  }

  /// Returns all places in order of distance, then of ID.
  func byDistance(from center: Coordinate) -> [(id: Int, distance: Distance)] {
    ids.compactMap { id in places[id].map { (id, center.distance(to: $0)) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  func places(within radius: Distance, of center: Coordinate) -> [(id: Int, distance: Distance)] {
    // A radius that is not a number finds nothing.
    byDistance(from: center).filter { radius >= .zero && $0.distance <= radius }
  }

  func ids(in box: BoundingBox) -> [Int] {
    ids.filter { places[$0].map(box.contains) ?? false }
  }
}
