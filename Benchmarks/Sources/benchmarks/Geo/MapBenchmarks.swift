import BenchmarkHarness
import Foundation
import Geo

/// The box around all places of a set, compared with the widest gap between their sorted longitudes.
func boxBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/box/\(set.rawValue)", sizes: set.sizes) { context, size in
    let places = try shared.fixture(set, size, context).input.points
    return Benchmark.Case(BoxWorkload(places: places), reference: GapWorkload(places: places))
  }
}

/// Coordinates from text, compared with the standard library's numbers on both sides of the comma.
func textBenchmark(_ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/text/uniform") { context, size in
    let texts = try shared.fixture(.uniform, size, context).input.points.map {
      "\($0.latitude), \($0.longitude)"
    }
    return Benchmark.Case(TextWorkload(texts: texts), reference: SplitWorkload(texts: texts))
  }
}

/// The places within five miles by ranges of geohashes over keys in order, as a database has them,
/// compared with a scan.
func keyBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/keys/\(set.rawValue)", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    let queries = Array(fixture.input.queries.prefix(context.isQuick ? 200 : 2_000))
    return Benchmark.Case(
      KeyWorkload(fixture.input.points, queries: queries),
      reference: DistanceScan(
        places: fixture.input.points, queries: queries,
        operations: min(queries.count, scannedOperations(size: size, context))))
  }
}

private struct BoxWorkload: Workload {
  let places: [Coordinate]
  let operations = 1

  func run(_ count: Int) -> Int { BoundingBox(around: places)?.widthInDegrees == nil ? 0 : 1 }

  func checksum(_ count: Int) -> UInt64 {
    guard let box = BoundingBox(around: places) else { return 0 }
    return box.southwest.latitude.bitPattern ^ box.northeast.latitude.bitPattern
      ^ box.southwest.longitude.bitPattern ^ box.northeast.longitude.bitPattern
  }
}

private struct GapWorkload: Workload {
  let places: [Coordinate]
  let operations = 1

  private var edges: [Double] {
    let longitudes = places.map(\.longitude).sorted()
    let latitudes = places.map(\.latitude).sorted()
    var edges = [latitudes[0], latitudes[latitudes.count - 1], longitudes[0]]
    edges.append(longitudes[longitudes.count - 1])
    var gap = edges[2] + 360 - edges[3]
    for (west, east) in zip(longitudes, longitudes.dropFirst()) where east - west > gap {
      gap = east - west
      (edges[2], edges[3]) = (east, west)
    }
    return edges
  }

  func run(_ count: Int) -> Int { edges.count / 4 }

  func checksum(_ count: Int) -> UInt64 { edges.reduce(0) { $0 ^ $1.bitPattern } }
}

private struct TextWorkload: Workload {
  let texts: [String]
  var operations: Int { texts.count }

  private func place(_ text: String) -> Coordinate? { try? Coordinate(text) }

  func run(_ count: Int) -> Int { texts.prefix(count).count { place($0) != nil } }

  func checksum(_ count: Int) -> UInt64 {
    texts.prefix(count).reduce(0) { sum, text in
      place(text).map { sum &* 31 &+ $0.latitude.bitPattern &+ $0.longitude.bitPattern } ?? sum
    }
  }
}

private struct SplitWorkload: Workload {
  let texts: [String]
  var operations: Int { texts.count }

  private func numbers(_ text: String) -> [Double] {
    text.split(separator: ", ").compactMap { Double($0) }
  }

  func run(_ count: Int) -> Int { texts.prefix(count).count { numbers($0).count == 2 } }

  func checksum(_ count: Int) -> UInt64 {
    texts.prefix(count).reduce(0) { sum, text in
      numbers(text).reduce(sum &* 31) { $0 &+ $1.bitPattern }
    }
  }
}

/// Places with their geohashes in order.
private struct KeyWorkload: Workload {
  let keys: [Geohash]
  let places: [(id: Int, place: Coordinate)]
  let queries: [Coordinate]
  var operations: Int { queries.count }

  init(_ points: [Coordinate], queries: [Coordinate]) {
    let rows = points.enumerated().map { (key: Geohash($1, length: 9), id: $0, place: $1) }
      .sorted { $0.key < $1.key }
    keys = rows.map(\.key)
    places = rows.map { ($0.id, $0.place) }
    self.queries = queries
  }

  private func start(of key: Geohash) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func ids(near center: Coordinate) -> [Int] {
    var ids: [Int] = []
    for range in Geohash.ranges(within: .miles(5), of: center, length: 9, limit: 8) {
      var row = start(of: range.lowerBound)
      while row < keys.count, keys[row] <= range.upperBound {
        if places[row].place.distance(to: center) <= .miles(5) { ids.append(places[row].id) }
        row += 1
      }
    }
    return ids
  }

  func run(_ count: Int) -> Int { queries.prefix(count).reduce(0) { $0 + ids(near: $1).count } }

  func checksum(_ count: Int) -> UInt64 {
    queries.prefix(count).reduce(0) { sum, query in
      ids(near: query).reduce(sum &* 31) { $0 &+ UInt64($1) &* 0x9E37_79B9 }
    }
  }
}

private struct DistanceScan: Workload {
  let places: [Coordinate]
  let queries: [Coordinate]
  let operations: Int

  private func ids(near center: Coordinate) -> [Int] {
    places.indices.filter { places[$0].distance(to: center) <= .miles(5) }
  }

  func run(_ count: Int) -> Int { queries.prefix(count).reduce(0) { $0 + ids(near: $1).count } }

  func checksum(_ count: Int) -> UInt64 {
    queries.prefix(count).reduce(0) { sum, query in
      ids(near: query).reduce(sum &* 31) { $0 &+ UInt64($1) &* 0x9E37_79B9 }
    }
  }
}
