import BlackHole

/// A benchmark at one size while it is being measured.
struct Trial {
  let name: String
  let size: Int
  private var workload: any Workload
  private let operations: Int
  private let checksum: UInt64
  private let reference: BenchmarkResult.Reference?
  private let isAllocationFree: Bool
  private var peakHeapBytes: Int?
  private var resultCount: Int?
  private var runsPerSample = 1
  private var samples: [Sample] = []

  /// What one run took, or one of several in a row.
  private struct Sample {
    var lap: Stopwatch.Lap
    var instructions: Double?
    var allocations: Int?
  }

  /// Prepares the work and checks it against its reference.
  init(_ benchmark: Benchmark, size: Int, context: Benchmark.Context) throws {
    let prepared = try benchmark.prepare(context, size)
    name = benchmark.name
    self.size = size
    workload = prepared.subject
    operations = prepared.subject.operations
    isAllocationFree = prepared.isAllocationFree
    var plain = prepared.reference
    let checked = min(plain.operations, operations)
    plain.setUp()
    let expected = plain.checksum(checked)
    workload.setUp()
    checksum = workload.checksum(checked)
    guard checksum == expected else {
      throw ProgramError(
        .failure,
        "\(name) at size \(size): checksum \(checksum.hexadecimal) of the first \(checked) "
          + "operations, but the reference has \(expected.hexadecimal)")
    }
    let (laps, count) = Self.timeReference(&plain, operations: checked)
    workload.setUp()
    guard workload.run(checked) == count else {
      throw ProgramError(
        .failure, "\(name) at size \(size): the timed loop disagrees with the reference")
    }
    reference =
      prepared.isReferenceTimed
      ? .init(operations: checked, processorNanoseconds: laps.map(\.processor)) : nil
  }

  /// Runs the work untimed, measures its memory, and finds how many runs make a sample.
  mutating func warmUp(_ sampling: Sampling) throws {
    for _ in 0..<sampling.warmup { _ = try run(1) }
    try measureMemory()
    guard workload.isRepeatable else { return }
    let once = try run(1)
    let shortest = sampling.shortestSample.nanoseconds
    if once.lap.wall < shortest {
      runsPerSample = Int((shortest / max(once.lap.wall, 1)).rounded(.up))
    }
    if isAllocationFree, let allocations = once.allocations, allocations > 0,
      !Machine.isDebugBuild
    {
      throw ProgramError(
        .failure, "\(name) at size \(size): \(allocations) allocations, where there must be none")
    }
  }

  /// Takes the samples of one turn.
  mutating func sample(_ sampling: Sampling, cycle: Int) throws {
    let limits = sampling.samples(inCycle: cycle)
    let share = sampling.budget / sampling.cycles
    let start = ContinuousClock.now
    var taken = 0
    while taken < limits.lowerBound
      || taken < limits.upperBound && ContinuousClock.now - start < share
    {
      samples.append(try run(runsPerSample))
      taken += 1
    }
  }

  /// What the samples so far say.
  var result: BenchmarkResult {
    let instructions = samples.compactMap(\.instructions)
    let round = BenchmarkResult.Round(
      wallNanoseconds: samples.map(\.lap.wall),
      processorNanoseconds: samples.map(\.lap.processor),
      instructions: Statistics(instructions)?.median,
      allocations: samples.compactMap(\.allocations).min(), peakHeapBytes: peakHeapBytes)
    return BenchmarkResult(
      name: name, size: size, operations: operations, checksum: checksum.hexadecimal,
      reference: reference, rounds: [round])
  }

  /// Watches the heap in a run of its own, because that takes time at every allocation.
  private mutating func measureMemory() throws {
    if !workload.isRepeatable { workload.setUp() }
    var count = 0
    peakHeapBytes = ProcessMemory.peakHeapBytes { count = workload.run(operations) }
    try check(count)
  }

  private mutating func run(_ times: Int) throws -> Sample {
    if !workload.isRepeatable { workload.setUp() }
    var count = 0
    let allocations = ProcessMemory.allocations
    let instructions = RetiredInstructions.count
    let watch = Stopwatch()
    for _ in 0..<times { count = workload.run(operations) }
    let lap = watch.lap()
    let instructionsAfter = RetiredInstructions.count
    let allocationsAfter = ProcessMemory.allocations
    try check(count)
    func difference(_ before: Int?, _ after: Int?) -> Int? {
      before.flatMap { before in after.map { $0 - before } }
    }
    let runs = Double(times)
    return Sample(
      lap: Stopwatch.Lap(wall: lap.wall / runs, processor: lap.processor / runs),
      instructions: difference(instructions, instructionsAfter).map { Double($0) / runs },
      allocations: difference(allocations, allocationsAfter).map { $0 / times })
  }

  private mutating func check(_ count: Int) throws(ProgramError) {
    blackHole(count)
    if let resultCount, resultCount != count {
      throw ProgramError(
        .failure, "\(name) at size \(size): \(count) results after \(resultCount)")
    }
    resultCount = count
  }

  /// Three runs of the reference if that is quick, or one.
  private static func timeReference(
    _ plain: inout any Workload, operations: Int
  ) -> (laps: [Stopwatch.Lap], count: Int) {
    var laps: [Stopwatch.Lap] = []
    var count = 0
    repeat {
      plain.setUp()
      let watch = Stopwatch()
      count = plain.run(operations)
      laps.append(watch.lap())
      blackHole(count)
    } while laps.count < 3 && laps.reduce(0) { $0 + $1.wall } < 20e6
    return (laps, count)
  }
}

extension UInt64 {
  /// The sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
