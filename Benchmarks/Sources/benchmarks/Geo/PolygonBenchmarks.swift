import BenchmarkHarness
import Foundation
import Geo

/// The benchmarks of polygons: of one with many edges, of many with a hundred edges each, and of
/// the creation of the latter.
var polygonBenchmarks: [Benchmark] {
  [
    Benchmark("geo/polygon/contains") { context, size in
      let input = PolygonInput(polygons: 1, edges: size, context)
      return try findCase(input, size: size, context)
    },
    Benchmark("geo/polygons/find") { context, size in
      let input = PolygonInput(polygons: size / 100, edges: 100, context)
      return try findCase(input, size: size, context)
    },
    Benchmark("geo/polygons/build") { context, size in
      let input = PolygonInput(polygons: size / 100, edges: 100, context)
      return Benchmark.Case(
        PolygonBuildWorkload(rings: input.rings, places: input.places),
        reference: PolygonScan(
          rings: input.rings, places: input.places, operations: 1,
          placesInOne: PolygonBuildWorkload.probes),
        isReferenceTimed: false)
    },
  ]
}

private func findCase(
  _ input: PolygonInput, size: Int, _ context: Benchmark.Context
) throws -> Benchmark.Case {
  Benchmark.Case(
    PolygonWorkload(
      index: GeoPolygon.Index(try input.rings.map { try GeoPolygon($0) }), places: input.places),
    reference: PolygonScan(
      rings: input.rings, places: input.places,
      operations: scannedOperations(size: size, context)),
    isAllocationFree: true)
}

/// Star-shaped polygons of similar total area at random places, and places among them.
private struct PolygonInput {
  private(set) var rings: [[Coordinate]] = []
  private(set) var places: [Coordinate] = []

  init(polygons: Int, edges: Int, _ context: Benchmark.Context) {
    var generator = SplitMix64(seed: context.seed)
    let reach = 40 / Double(polygons).squareRoot()
    for _ in 0..<polygons {
      let (x, y) = (generator.unit() * 200 - 100, generator.unit() * 80 - 40)
      rings.append(
        (0..<edges).compactMap { corner in
          let angle = 2 * Double.pi * Double(corner) / Double(edges)
          let radius = (0.8 + 0.2 * generator.unit()) * reach
          return try? Coordinate(
            latitude: y + radius * sin(angle), longitude: x + radius * cos(angle))
        })
    }
    while places.count < (context.isQuick ? 1_000 : 100_000) {
      let place = try? Coordinate(
        latitude: generator.unit() * 160 - 80, longitude: generator.unit() * 280 - 140)
      if let place { places.append(place) }
    }
  }
}

/// Finds the first polygon that contains each place.
private struct PolygonWorkload: Workload {
  let index: GeoPolygon.Index
  let places: [Coordinate]
  var operations: Int { places.count }

  func run(_ count: Int) -> Int {
    var found = 0
    for place in places.prefix(count) where index.firstPolygon(containing: place) != nil {
      found += 1
    }
    return found
  }

  func checksum(_ count: Int) -> UInt64 {
    places.prefix(count).reduce(0) { sum, place in
      sum &* 31 &+ UInt64((index.firstPolygon(containing: place) ?? -1) + 1)
    }
  }
}

/// Creates all polygons and their index, and finds a few places.
private struct PolygonBuildWorkload: Workload {
  let rings: [[Coordinate]]
  let places: [Coordinate]
  let operations = 1
  static let probes = 20

  private func index() -> GeoPolygon.Index {
    GeoPolygon.Index(rings.compactMap { try? GeoPolygon($0) })
  }

  func run(_ count: Int) -> Int {
    PolygonWorkload(index: index(), places: places).run(Self.probes)
  }

  func checksum(_ count: Int) -> UInt64 {
    PolygonWorkload(index: index(), places: places).checksum(Self.probes)
  }
}

/// Counts the edges east of a place, polygon after polygon.
private struct PolygonScan: Workload {
  let rings: [[Coordinate]]
  let places: [Coordinate]
  let operations: Int
  var placesInOne = 1

  private func first(_ place: Coordinate) -> Int? {
    rings.firstIndex { ring in
      var isInside = false
      var last = ring[ring.count - 1]
      for corner in ring {
        if (corner.latitude > place.latitude) != (last.latitude > place.latitude) {
          let share = (place.latitude - last.latitude) / (corner.latitude - last.latitude)
          let edge = last.longitude + share * (corner.longitude - last.longitude)
          if place.longitude < edge { isInside.toggle() }
        }
        last = corner
      }
      return isInside
    }
  }

  func run(_ count: Int) -> Int {
    places.prefix(count * placesInOne).count { first($0) != nil }
  }

  func checksum(_ count: Int) -> UInt64 {
    places.prefix(count * placesInOne)
      .reduce(0) { $0 &* 31 &+ UInt64((first($1) ?? -1) + 1) }
  }
}
