@testable import BenchmarkHarness

extension Console {
  /// A console that nobody reads.
  static var discarding: Self {
    Self(write: { _ in }, writeError: { _ in }, isTerminal: false)
  }
}

/// What a program wrote.
final class Transcript {
  private(set) var output = ""
  private(set) var errors = ""

  /// A console that writes here.
  func console(isTerminal: Bool = false) -> Console {
    Console(
      write: { self.output += $0 }, writeError: { self.errors += $0 }, isTerminal: isTerminal)
  }
}

/// Work that records its calls, and whose results can be made wrong.
struct RecordedWorkload: Workload {
  var operations = 10
  var isRepeatable = true
  var factor: UInt64 = 1
  var resultsPerOperation = 1
  var record: (String) -> Void = { _ in }

  mutating func setUp() { record("setUp") }

  mutating func run(_ count: Int) -> Int {
    record("run \(count)")
    return count * resultsPerOperation
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    record("checksum \(count)")
    return UInt64(count) * factor
  }
}

/// A report of one benchmark at size 100 with the given times.
func report(_ times: [Double], checksum: String = "0a", operations: Int = 10) -> Report {
  Report(
    machine: Machine(
      processor: "P", processorCount: 2, system: "S", swift: "6.3", configuration: "release",
      commit: "0123456789ab"),
    seed: 1, hasRealInput: false,
    benchmarks: [
      BenchmarkResult(
        name: "module/topic/variant", size: 100, operations: operations, wallNanoseconds: times,
        processorNanoseconds: times, checksum: checksum,
        reference: .init(operations: 5, processorNanoseconds: [1000]), peakBytes: 3 << 20)
    ])
}
