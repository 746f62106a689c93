import BenchmarkHarness
import Foundation
import Geo

/// Returns a benchmark of distances between pairs of places, compared with the haversine formula and
/// the functions of the platform.
func distanceBenchmark(_ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/distance/uniform") { context, size in
    let input = try shared.fixture(.uniform, size, context).input
    return Benchmark.Case(
      DistanceWorkload(input: input, operations: input.queries.count),
      reference: HaversineWorkload(input: input, operations: input.queries.count))
  }
}

/// Measures the distance from each query to the point with the same number; the result is the sum in
/// kilometers.
private struct DistanceWorkload: Workload {
  let input: GeoInput
  let operations: Int

  func run(_ count: Int) -> Int {
    var total = 0.0
    for (number, query) in input.queries.prefix(count).enumerated() {
      total += query.distance(to: input.points[number % input.points.count]).meters
    }
    return Int((total / 1000).rounded())
  }

  func checksum(_ count: Int) -> UInt64 { UInt64(run(count)) }
}

/// The same sum by the haversine formula, clamped for antipodes.
private struct HaversineWorkload: Workload {
  let input: GeoInput
  let operations: Int

  func run(_ count: Int) -> Int {
    var total = 0.0
    for (number, query) in input.queries.prefix(count).enumerated() {
      let point = input.points[number % input.points.count]
      let radians = Double.pi / 180
      let north = sin((point.latitude - query.latitude) * radians / 2)
      let east = sin((point.longitude - query.longitude) * radians / 2)
      let cosines = cos(point.latitude * radians) * cos(query.latitude * radians)
      let haversine = min(north * north + cosines * east * east, 1)
      total += 2 * 6_371_008.8 * asin(haversine.squareRoot())
    }
    return Int((total / 1000).rounded())
  }

  func checksum(_ count: Int) -> UInt64 { UInt64(run(count)) }
}
