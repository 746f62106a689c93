import BenchmarkHarness
import Geo

/// The benchmarks of the module Geo.
var geoBenchmarks: [Benchmark] {
  let shared = GeoFixtures()
  return [distanceBenchmark(shared), textBenchmark(shared)] + polygonBenchmarks
    + GeoSet.allCases.flatMap { set in
      (GeoTask.all + GeoTask.further).map { queryBenchmark($0, set, shared) }
        + [buildBenchmark(set, shared), clusterBenchmark(set, shared), routeBenchmark(set, shared)]
        + [boxBenchmark(set, shared), keyBenchmark(set, shared)]
        + editBenchmarks(set, shared)
    }
}

/// Returns the number of operations that a scan of all places can do in reasonable time.
func scannedOperations(size: Int, _ context: Benchmark.Context) -> Int {
  min(max((context.isQuick ? 200_000 : 2_000_000) / size, 2), 100)
}

private func queryBenchmark(_ task: GeoTask, _ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/\(task.name)/\(set.rawValue)", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    return queryCase(task, set, fixture.input, fixture.index, fixture.scan, context)
  }
}

/// Returns a case that runs the queries of a task on an index.
func queryCase(
  _ task: GeoTask, _ set: GeoSet, _ input: GeoInput, _ index: some SpatialIndex, _ scan: LinearScan,
  _ context: Benchmark.Context
) -> Benchmark.Case {
  let size = input.points.count
  let operations = task.queryCount(
    available: input.queries.count, points: size, isClustered: set == .clustered,
    isQuick: context.isQuick)
  let scanned = min(operations, scannedOperations(size: size, context))
  return Benchmark.Case(
    QueryWorkload(index, input, task.question, operations: operations),
    reference: QueryWorkload(scan, input, task.question, operations: scanned),
    isAllocationFree: task.isAllocationFree)
}

private func buildBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/build/\(set.rawValue)", sizes: set.sizes) { context, size in
    let input = try shared.fixture(set, size, context).input
    let probes = min(scannedOperations(size: size, context), 20)
    return Benchmark.Case(
      BuildWorkload<MeasuredIndex>(input, probes: probes),
      reference: BuildWorkload<LinearScan>(input, probes: probes), isReferenceTimed: false)
  }
}
