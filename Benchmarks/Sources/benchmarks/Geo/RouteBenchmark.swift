import BenchmarkHarness
import Foundation
import Geo

/// The places within five miles of routes of three legs, by an index and one by one.
func routeBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/route/\(set.rawValue)", sizes: set.sizes) { context, size in
    let input = try shared.fixture(set, size, context).input
    var generator = SplitMix64(seed: context.seed)
    let routes = (0..<(context.isQuick ? 50 : 500)).map { _ in
      (0..<4).map { _ in input.points[Int(generator.next() % UInt64(input.points.count))] }
    }
    let scanned = min(routes.count, max(scannedOperations(size: size, context) / 10, 1))
    return Benchmark.Case(
      RouteWorkload(index: PointIndex(input.points), routes: routes),
      reference: RouteScan(places: input.points, routes: routes, operations: scanned))
  }
}

/// Finds the places along each route.
private struct RouteWorkload: Workload {
  let index: PointIndex
  let routes: [[Coordinate]]
  var operations: Int { routes.count }

  func run(_ count: Int) -> Int {
    routes.prefix(count).reduce(0) { $0 + index.places(along: $1, within: .miles(5)).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    routes.prefix(count).reduce(0) { sum, route in
      index.places(along: route, within: .miles(5)).map(\.id).sorted()
        .reduce(sum &* 31) { $0 &* 31 &+ UInt64($1) }
    }
  }
}

/// The distance from a great circle, by the cross-track formula, for every place.
private struct RouteScan: Workload {
  let places: [Coordinate]
  let routes: [[Coordinate]]
  let operations: Int

  private func isNear(_ place: Coordinate, _ start: Coordinate, _ end: Coordinate) -> Bool {
    let limit = Distance.miles(5)
    if start.distance(to: place) <= limit || end.distance(to: place) <= limit { return true }
    guard let way = start.initialBearing(to: end), let there = start.initialBearing(to: place)
    else { return false }
    let earth = Distance.meanEarthRadius.meters
    let arc = start.distance(to: place).meters / earth
    let turn = (there.degrees - way.degrees) * .pi / 180
    let along = atan2(sin(arc) * cos(turn), cos(arc)) * earth
    return along >= 0 && along <= start.distance(to: end).meters
      && abs(asin(sin(arc) * sin(turn))) * earth <= limit.meters
  }

  private func ids(along route: [Coordinate]) -> [Int] {
    places.indices.filter { id in
      zip(route, route.dropFirst()).contains { isNear(places[id], $0, $1) }
    }
  }

  func run(_ count: Int) -> Int { routes.prefix(count).reduce(0) { $0 + ids(along: $1).count } }

  func checksum(_ count: Int) -> UInt64 {
    routes.prefix(count).reduce(0) { sum, route in
      ids(along: route).reduce(sum &* 31) { $0 &* 31 &+ UInt64($1) }
    }
  }
}
