import BenchmarkHarness
import Geo

/// Returns benchmarks of edits of an index, and of queries after 1 % of its places were replaced.
func editBenchmarks(_ set: GeoSet, _ shared: GeoFixtures) -> [Benchmark] {
  editedTasks.map { editedQueryBenchmark($0, set, shared) }
    + [insertBenchmark(set, shared), removeBenchmark(set, shared)]
}

/// The tasks that are also measured on an index in which 1 % of the places were replaced.
private var editedTasks: [GeoTask] {
  GeoTask.all.filter { ["count-5mi", "count-50km", "knn-10"].contains($0.name) }
}

private func editedQueryBenchmark(
  _ task: GeoTask, _ set: GeoSet, _ shared: GeoFixtures
) -> Benchmark {
  Benchmark("geo/\(task.name)/\(set.rawValue)-edited", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    let (index, scan) = fixture.edited
    return queryCase(task, set, fixture.input, index, scan, context)
  }
}

private func insertBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/insert/\(set.rawValue)", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    let operations = min(size, 1000)
    let probes = min(scannedOperations(size: size, context), 20)
    return Benchmark.Case(
      InsertWorkload(fixture.index, fixture.input, operations: operations, probes: probes),
      reference: InsertWorkload(
        fixture.scan, fixture.input, operations: operations, probes: probes),
      isReferenceTimed: false)
  }
}

private func removeBenchmark(_ set: GeoSet, _ shared: GeoFixtures) -> Benchmark {
  Benchmark("geo/remove/\(set.rawValue)", sizes: set.sizes) { context, size in
    let fixture = try shared.fixture(set, size, context)
    let operations = min(max(size / 10, 1), 1000)
    let stride = size / operations
    let probes = min(scannedOperations(size: size, context), 20)
    // A removal from the scan moves the places after it, so a large scan removes fewer places.
    let scanned = min(operations, max(100_000_000 / size, 1))
    return Benchmark.Case(
      RemoveWorkload(
        fixture.index, fixture.input, operations: operations, stride: stride, probes: probes),
      reference: RemoveWorkload(
        fixture.scan, fixture.input, operations: scanned, stride: stride, probes: probes),
      isReferenceTimed: false)
  }
}
