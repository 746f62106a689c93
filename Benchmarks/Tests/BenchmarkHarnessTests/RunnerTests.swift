import BlackHole
import Testing

@testable import BenchmarkHarness

@Suite struct RunnerTests {
  private let context = Benchmark.Context(seed: 1, data: nil, isQuick: true)

  private func run(
    _ benchmarks: [Benchmark], sizes: [Int]? = [1], sampling: Sampling
  ) throws -> [BenchmarkResult] {
    try Runner(context: context, sampling: sampling, progress: { _ in })
      .results(of: benchmarks, sizes: sizes)
  }

  private func exactly(_ samples: Int, cycles: Int) -> Sampling {
    var sampling = Sampling.quick
    sampling.count = samples
    sampling.cycles = cycles
    sampling.warmup = 0
    return sampling
  }

  @Test(arguments: [1, 2, 3, 7, 20], [1, 2, 3, 5])
  func theNumberOfSamplesIsTheOneAskedFor(samples: Int, cycles: Int) throws {
    let benchmark = Benchmark("a") { _, _ in
      .init(RecordedWorkload(), reference: RecordedWorkload())
    }
    let results = try run([benchmark], sampling: exactly(samples, cycles: cycles))
    #expect(results.map { $0.rounds.map(\.wallNanoseconds.count) } == [[samples]])
    #expect(results.map { $0.rounds.map(\.processorNanoseconds.count) } == [[samples]])
  }

  @Test func withoutANumberTheSamplesStayWithinTheirLimits() throws {
    let benchmark = Benchmark("a") { _, _ in
      .init(RecordedWorkload(isRepeatable: false), reference: RecordedWorkload())
    }
    let results = try run([benchmark], sampling: .quick)
    let count = try #require(results.first?.wall).sorted.count
    #expect(Sampling.quick.limits.contains(count))
  }

  @Test func aWrongChecksumIsAFailure() {
    let benchmark = Benchmark("a") { _, _ in
      .init(RecordedWorkload(factor: 2), reference: RecordedWorkload(operations: 4))
    }
    let message =
      "a at size 1: checksum 0000000000000008 of the first 4 operations, "
      + "but the reference has 0000000000000004"
    #expect(throws: ProgramError(.failure, message)) {
      try run([benchmark], sampling: .quick)
    }
  }

  @Test func aTimedLoopThatDoesOtherWorkIsAFailure() {
    let benchmark = Benchmark("a") { _, _ in
      .init(RecordedWorkload(resultsPerOperation: 2), reference: RecordedWorkload())
    }
    #expect(
      throws: ProgramError(.failure, "a at size 1: the timed loop disagrees with the reference")
    ) {
      try run([benchmark], sampling: .quick)
    }
  }

  @Test func benchmarksOfASizeTakeTurnsAndSizesDoNot() throws {
    let turns = Transcript()
    let console = turns.console()
    func benchmark(_ name: String) -> Benchmark {
      Benchmark(name) { _, size in
        var subject = RecordedWorkload()
        subject.isRepeatable = false
        subject.record = { if $0 == "run 10" { console.write("\(name)\(size) ") } }
        return .init(subject, reference: RecordedWorkload(operations: 3))
      }
    }
    _ = try run(
      [benchmark("a"), benchmark("b")], sizes: [2, 1, 2], sampling: exactly(3, cycles: 2))
    #expect(turns.output == "a1 b1 a1 a1 b1 b1 a1 b1 a2 b2 a2 a2 b2 b2 a2 b2 ")
  }

  @Test func resultsAreInTheOrderOfTheBenchmarksAndTheirSizes() throws {
    let benchmarks = [("b", Benchmark.Sizes.decades), ("a", .fixed(5)), ("c", .smallDecades)].map {
      name, sizes in
      Benchmark(name, sizes: sizes) { _, _ in
        .init(RecordedWorkload(), reference: RecordedWorkload())
      }
    }
    let results = try run(benchmarks, sizes: [20, 3], sampling: exactly(1, cycles: 1))
    #expect(results.map { "\($0.name)\($0.size)" } == ["b3", "b20", "a5", "c3", "c20"])
  }

  @Test func smallDecadesAreATenthOfTheOthers() {
    func sizes(_ sizes: Benchmark.Sizes, _ isQuick: Bool) -> [Int] {
      Benchmark("a", sizes: sizes) { _, _ in
        .init(RecordedWorkload(), reference: RecordedWorkload())
      }.sizes(isQuick: isQuick, chosen: nil)
    }
    for isQuick in [false, true] {
      #expect(sizes(.smallDecades, isQuick) == sizes(.decades, isQuick).map { $0 / 10 })
    }
  }

  @Test func workThatCannotBeRepeatedIsSetUpBeforeEveryRun() throws {
    let calls = Transcript()
    let console = calls.console()
    let benchmark = Benchmark("a") { _, _ in
      var subject = RecordedWorkload()
      subject.isRepeatable = false
      subject.record = { console.write("\($0), ") }
      return .init(subject, reference: RecordedWorkload(operations: 3), isReferenceTimed: false)
    }
    let results = try run([benchmark], sampling: exactly(2, cycles: 1))
    #expect(
      calls.output
        == "setUp, checksum 3, setUp, run 3, setUp, run 10, setUp, run 10, setUp, run 10, ")
    #expect(results.first?.reference == nil)
    #expect(results.first?.checksum == "0000000000000003")
  }

  @Test func runsShorterThanASampleAreRepeated() throws {
    let calls = Transcript()
    let console = calls.console()
    let benchmark = Benchmark("a") { _, _ in
      var subject = RecordedWorkload()
      subject.record = { if $0 == "run 10" { console.write(".") } }
      return .init(subject, reference: RecordedWorkload(operations: 3))
    }
    var sampling = exactly(2, cycles: 1)
    sampling.shortestSample = .milliseconds(5)
    let results = try run([benchmark], sampling: sampling)
    let runs = calls.output.utf8.count
    #expect(runs > 10)
    // One run measures memory and one finds out how many a sample needs; the time of a sample is
    // divided among its runs.
    #expect((runs - 2).isMultiple(of: 2))
    let time = try #require(results.first?.wall).median
    #expect(time < 1e6)
  }

  #if canImport(Glibc)
  @Test func allocationsAndMemoryAreThoseOfARun() throws {
    let benchmark = Benchmark("a") { _, size in
      var subject = RecordedWorkload()
      subject.record = {
        guard $0 == "run 10" else { return }
        // All at once, and then one of them alone.
        blackHole((0..<9).map { _ in [UInt8](repeating: 1, count: identity(size)) })
        blackHole([UInt8](repeating: 1, count: identity(size)))
      }
      return .init(subject, reference: RecordedWorkload(operations: 3))
    }
    var sampling = exactly(2, cycles: 1)
    sampling.shortestSample = .milliseconds(1)
    let sizes = [1000, 100_000]
    var results = try run([benchmark], sizes: sizes, sampling: sampling)
    // Other tests allocate at the same time, so a run that they disturbed is repeated.
    for _ in 0..<4 {
      let peaks = results.map { $0.rounds.first?.peakHeapBytes ?? 0 }
      if zip(sizes, peaks).allSatisfy({ $1 <= 10 * $0 }) { break }
      results = try run([benchmark], sizes: sizes, sampling: sampling)
    }
    for (size, result) in zip(sizes, results) {
      let round = try #require(result.rounds.first)
      let allocations = try #require(round.allocations)
      #expect((11...20).contains(allocations))
      let memory = try #require(round.peakHeapBytes)
      #expect((9 * size...10 * size).contains(memory))
      #expect((round.instructions == nil) == (RetiredInstructions.count == nil))
    }
  }
  #endif
}
