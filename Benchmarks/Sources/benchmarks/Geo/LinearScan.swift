import Geo

/// A reference index, in which every query scans all places.
struct LinearScan: EditableSpatialIndex {
  struct Hit: Identifiable {
    let id: Int
    let distance: Distance
  }

  /// The places in ascending order of IDs.
  private var places: [(id: Int, coordinate: Coordinate)]
  private var nextID: Int

  init(_ coordinates: [Coordinate]) {
    places = coordinates.enumerated().map { ($0.offset, $0.element) }
    nextID = places.count
  }

  func count(within radius: Distance, of center: Coordinate) -> Int {
    var count = 0
    for place in places where place.coordinate.distance(to: center) <= radius { count += 1 }
    return count
  }

  func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int]) {
    for place in places where place.coordinate.distance(to: center) <= radius {
      buffer.append(place.id)
    }
  }

  func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    hits(from: center).filter { $0.distance <= radius }
  }

  func nearest(_ limit: Int, to center: Coordinate) -> [Hit] {
    Array(hits(from: center).prefix(limit))
  }

  /// Measures and sorts all places.
  private func hits(from center: Coordinate) -> [Hit] {
    places.map { Hit(id: $0.id, distance: $0.coordinate.distance(to: center)) }
      .sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
  }

  func appendNearestIDs(_ limit: Int, to center: Coordinate, into buffer: inout [Int]) {
    guard limit > 0 else { return }
    var nearest: [(distance: Distance, id: Int)] = []
    for place in places {
      let distance = place.coordinate.distance(to: center)
      if nearest.count == limit, nearest[limit - 1].distance <= distance { continue }
      let position = nearest.lastIndex { $0.distance <= distance }.map { $0 + 1 } ?? 0
      if nearest.count == limit { nearest.removeLast() }
      nearest.insert((distance, place.id), at: position)
    }
    buffer += nearest.map(\.id)
  }

  func count(in box: BoundingBox) -> Int {
    var count = 0
    for place in places where box.contains(place.coordinate) { count += 1 }
    return count
  }

  func firstByDistance(_ limit: Int, from center: Coordinate) -> [Int] {
    var ids: [Int] = []
    appendNearestIDs(limit, to: center, into: &ids)
    return ids
  }

  func counts(within radius: Distance, ofEach centers: [Coordinate]) -> [Int] {
    centers.map { count(within: radius, of: $0) }
  }

  mutating func insert(_ coordinate: Coordinate) -> Int {
    places.append((nextID, coordinate))
    nextID += 1
    return nextID - 1
  }

  mutating func remove(_ id: Int) -> Coordinate? {
    var bounds = 0..<places.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      if places[middle].id < id {
        bounds = middle + 1..<bounds.upperBound
      } else {
        bounds = bounds.lowerBound..<middle
      }
    }
    guard bounds.lowerBound < places.count, places[bounds.lowerBound].id == id else { return nil }
    return places.remove(at: bounds.lowerBound).coordinate
  }

  // All removals at once, because each removal moves all places after it.
  mutating func edit(_ input: GeoInput) {
    let count = (input.points.count + 99) / 100
    places.removeAll { $0.id < input.points.count && $0.id.isMultiple(of: 100) }
    for arrival in input.arrivals.prefix(count) { _ = insert(arrival) }
  }
}
