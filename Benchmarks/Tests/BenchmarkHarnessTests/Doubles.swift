import Foundation

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

/// A report of one benchmark at size 100, whose only round has the given times.
func report(
  _ times: [Double], checksum: String = "0a", operations: Int = 10, instructions: Double? = nil,
  allocations: Int? = nil, memory: Int? = nil
) -> Report {
  Report(
    machine: Machine(
      processor: "P", processorCount: 2, system: "S", swift: "6.3", configuration: "release",
      commit: "0123456789ab"),
    seed: 1, hasRealInput: false, isQuick: false,
    benchmarks: [
      BenchmarkResult(
        name: "module/topic/variant", size: 100, operations: operations, checksum: checksum,
        reference: .init(operations: 5, processorNanoseconds: [1000]),
        rounds: [
          .init(
            wallNanoseconds: times, processorNanoseconds: times, instructions: instructions,
            allocations: allocations, peakHeapBytes: memory)
        ])
    ])
}

/// A report whose rounds, of a time each, took turns with those of another.
func report(rounds: [Double], allocations: Int? = nil, memory: Int? = nil) -> Report {
  var all = report(rounds.isEmpty ? [] : [rounds[0]], allocations: allocations, memory: memory)
  all.benchmarks[0].rounds = rounds.map {
    .init(
      wallNanoseconds: [$0], processorNanoseconds: [$0], allocations: allocations,
      peakHeapBytes: memory)
  }
  all.interleaving = "turns"
  return all
}

/// A shell script that takes the place of an executable, with the report that it may save.
struct Script {
  let path: String

  init(_ text: String, saving report: Report, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try report.json().write(to: folder.appending(path: "report.json"))
    path = folder.appending(path: "benchmarks").path()
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
