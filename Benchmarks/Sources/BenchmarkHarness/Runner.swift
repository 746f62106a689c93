/// Measures benchmarks, each in turns with the others.
struct Runner {
  let context: Benchmark.Context
  let sampling: Sampling
  let progress: (String) -> Void

  /// Measures every benchmark at each of its sizes, in the order of the benchmarks.
  ///
  /// All benchmarks of a size take turns, and their input is let go before the next size.
  func results(of benchmarks: [Benchmark], sizes: [Int]?) throws -> [BenchmarkResult] {
    var bySize: [Int: [Int]] = [:]
    for (index, benchmark) in benchmarks.enumerated() {
      for size in benchmark.sizes(isQuick: context.isQuick, chosen: sizes) {
        bySize[size, default: []].append(index)
      }
    }
    var results: [(index: Int, result: BenchmarkResult)] = []
    for (size, indices) in bySize.sorted(by: { $0.key < $1.key }) {
      let measured = try measure(indices.map { benchmarks[$0] }, size: size)
      results += zip(indices, measured).map { ($0, $1) }
    }
    return results.sorted { ($0.index, $0.result.size) < ($1.index, $1.result.size) }
      .map(\.result)
  }

  private func measure(_ benchmarks: [Benchmark], size: Int) throws -> [BenchmarkResult] {
    var trials: [Trial] = []
    for (number, benchmark) in benchmarks.enumerated() {
      progress("size \(size): checking \(number + 1) of \(benchmarks.count), \(benchmark.name)")
      var trial = try Trial(benchmark, size: size, context: context)
      try trial.warmUp(sampling)
      trials.append(trial)
    }
    for cycle in 0..<sampling.cycles {
      for index in trials.indices {
        let turn = "cycle \(cycle + 1) of \(sampling.cycles)"
        progress("size \(size): \(turn), \(index + 1) of \(trials.count), \(trials[index].name)")
        try trials[index].sample(sampling, cycle: cycle)
      }
    }
    return trials.map(\.result)
  }
}

extension Benchmark {
  /// The sizes to measure in this run, ascending.
  func sizes(isQuick: Bool, chosen: [Int]?) -> [Int] {
    switch sizes {
    case .fixed(let size): [size]
    case .decades: chosen.map { Set($0).sorted() } ?? (isQuick ? [1000, 10_000] : Self.decades)
    case .smallDecades:
      chosen.map { Set($0).sorted() } ?? (isQuick ? [100, 1000] : Self.decades.map { $0 / 10 })
    }
  }

  private static let decades = [1000, 10_000, 100_000, 1_000_000]
}
