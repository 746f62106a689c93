import BenchmarkHarness
import Geo

/// Returns a benchmark of the clusters on a map of the whole world, compared with counting the places
/// in each cell of the same grid; an operation is one map.
func clusterBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/clusters/\(set.rawValue)", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    return Benchmark.Case(
      ClusterWorkload(index: fixture.index, operations: context.isQuick ? 20 : 200),
      reference: CellCountWorkload(
        places: fixture.input.points,
        operations: scannedOperations(size: size, context)))
  }
}

/// About 500 cells on the whole world.
private let cellSizeInDegrees = 11.4

/// Finds the clusters of the whole world; the result is the number of places in them.
private struct ClusterWorkload: Workload {
  let index: MeasuredIndex
  let operations: Int

  func run(_ count: Int) -> Int {
    guard let center = try? Coordinate(latitude: 0, longitude: 0),
      let world = BoundingBox(center: center, heightInDegrees: 180, widthInDegrees: 360)
    else { return 0 }
    return (0..<count).reduce(0) { sum, _ in
      index.clusters(in: world, cellSizeInDegrees: cellSizeInDegrees)
        .reduce(sum) { $0 + $1.count }
    }
  }

  func checksum(_ count: Int) -> UInt64 { UInt64(run(count)) }
}

/// Counts the places in the cells of a grid one by one; the result is the number of places in them.
private struct CellCountWorkload: Workload {
  let places: [Coordinate]
  let operations: Int

  func run(_ count: Int) -> Int {
    (0..<count).reduce(0) { sum, _ in
      var counts = [Int](repeating: 0, count: 33 * 17)
      for place in places {
        let row = Int((place.latitude + 90) / cellSizeInDegrees)
        counts[row * 33 + Int((place.longitude + 180) / cellSizeInDegrees)] += 1
      }
      return counts.reduce(sum, +)
    }
  }

  func checksum(_ count: Int) -> UInt64 { UInt64(run(count)) }
}
