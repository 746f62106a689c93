import BlackHole
import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct ProgramTests {
  private let transcript = Transcript()

  private func status(_ arguments: String...) -> ExitCode {
    let benchmarks = ["m/a/x", "m/b/x"].map { name in
      Benchmark(name) { _, _ in .init(RecordedWorkload(), reference: RecordedWorkload()) }
    }
    let peer = PeerWorkload("toy", usage: "<word>") { operands, _, console in
      console.write("toy \(operands)\n")
    }
    return Program(
      version: "1.2.3", benchmarks: benchmarks, peers: [peer], example: { "example" },
      console: transcript.console()
    ).run(arguments)
  }

  /// A path in a folder of its own.
  private func path(_ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name).path()
  }

  private func save(_ report: Report, _ name: String) throws -> String {
    let path = try path(name)
    try report.json().write(to: URL(filePath: path))
    return path
  }

  @Test func versionAndHelpArePrinted() {
    #expect(status("--version") == .success)
    #expect(transcript.output == "benchmarks 1.2.3\n")
    #expect(status("-h") == .success)
    #expect(transcript.output.contains("benchmarks peer toy <word> [flags]"))
  }

  @Test func aWrongCommandLineExitsWith64() {
    #expect(status("--nonsense").rawValue == 64)
    #expect(status("run", "surplus") == .usage)
    #expect(status("compare", "one") == .usage)
    #expect(status("peer", "nobody") == .usage)
    #expect(status("list", "--filter", "nothing") == .usage)
    #expect(transcript.errors.hasPrefix("benchmarks: unknown flag --nonsense (--help"))
  }

  @Test func theListNamesSizes() {
    #expect(status("list", "--skip", "b", "--sizes", "7,5") == .success)
    #expect(status("list", "--filter", "m/b/*", "--quick") == .success)
    #expect(transcript.output == "m/a/x  5,7\nm/b/x  1000,10000\n")
  }

  @Test func aDebugBuildIsRefusedUnlessAllowed() {
    let isDebug = Machine.isDebugBuild
    #expect(status("--quick") == (isDebug ? .usage : .success))
    #expect(status("peer", "toy", "a") == (isDebug ? .usage : .success))
    #expect(status("peer", "toy", "b", "--allow-debug") == .success)
    #expect(transcript.output.hasSuffix("toy [\"b\"]\n"))
  }

  @Test func aQuickRunBeginsWithTheExampleAndMeasuresEverything() {
    #expect(status("--quick", "--allow-debug") == .success)
    #expect(transcript.output.hasPrefix("example\n"))
    #expect(transcript.output.contains("\nm/a/x   1000 "))
    #expect(transcript.output.contains("\nm/b/x  10000 "))
    #expect(transcript.errors.isEmpty)
  }

  @Test func otherFormatsHoldTheReportOnly() throws {
    #expect(status("--quick", "--allow-debug", "--format", "json") == .success)
    let report = try Report(json: Data(transcript.output.utf8), from: "output")
    #expect(report.benchmarks.map(\.size) == [1000, 10_000, 1000, 10_000])
  }

  @Test func quietRunsPrintNothing() {
    #expect(status("--quick", "--allow-debug", "--quiet") == .success)
    #expect(transcript.output.isEmpty)
  }

  @Test func theReportCanGoToAFile() throws {
    let file = try path("report.md")
    let flags = ["--quick", "--allow-debug", "--format", "markdown"]
    #expect(status(flags[0], flags[1], flags[2], flags[3], "--output", file) == .success)
    #expect(transcript.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("| m/a/x | 1000 |"))
    #expect(status("--quick", "--allow-debug", "--output", file + "/x") == .cannotCreate)
  }

  @Test(arguments: ["--output", "--save"])
  func writingReplacesTheContentOfALinkAndNotTheLink(flag: String) throws {
    let file = try path("file")
    let link = try path("link")
    try Data("old".utf8).write(to: URL(filePath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(status("--quick", "--allow-debug", flag, link) == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("m/a/x"))
  }

  @Test func aSavedBaselineCanBeCompared() throws {
    let file = try path("baseline.json")
    #expect(status("--quick", "--allow-debug", "--save", file) == .success)
    #expect(status("compare", file, file) == .success)
    #expect(transcript.output.contains("separate runs: 4 equal\n"))
    #expect(transcript.errors.isEmpty)
  }

  @Test func comparingTellsWorseFromBetter() throws {
    let fast = try save(report([100]), "fast.json")
    let slow = try save(report([200]), "slow.json")
    #expect(status("compare", fast, slow).rawValue == 2)
    #expect(status("compare", slow, fast).rawValue == 4)
    #expect(status("compare", slow, fast, "--quiet").rawValue == 4)
    #expect(transcript.output.contains("module/topic/variant   100  200 ns  100 ns  -50.0 %"))
  }

  // MARK: Regressions of a run

  /// A report of what the program above measures at size 1, that it can be compared with.
  private func baseline(_ change: (inout Report) -> Void = { _ in }) throws -> String {
    let file = try path("measured.json")
    #expect(status("--allow-debug", "--sizes", "1", "--samples", "3", "--save", file) == .success)
    var report = try Report(json: try Data(contentsOf: URL(filePath: file)), from: file)
    for index in report.benchmarks.indices {
      // So long that no load makes the next run slower.
      report.benchmarks[index].rounds[0].processorNanoseconds = [1e12]
    }
    change(&report)
    return try save(report, "baseline.json")
  }

  /// What a run that fails on regressions says of a baseline, and how it ends, if each run of a
  /// benchmark allocates so many blocks at once.
  private func gate(
    _ file: String, _ flags: [String] = [], blocks: Int = 0
  ) -> (ExitCode, String) {
    let transcript = Transcript()
    let benchmarks = ["m/a/x", "m/b/x"].map { name in
      Benchmark(name) { _, _ in
        var subject = RecordedWorkload()
        if blocks > 0 {
          subject.record = { _ in
            blackHole((0..<blocks).map { _ in [UInt8](repeating: 1, count: identity(1000)) })
          }
        }
        return .init(subject, reference: RecordedWorkload())
      }
    }
    let status = Program(
      version: "", benchmarks: benchmarks, peers: [], example: { "" },
      console: transcript.console()
    ).run(
      [
        "--allow-debug", "--sizes", "1", "--samples", "3", "--compare", file,
        "--fail-on-regression", "--quiet",
      ] + flags)
    return (status, transcript.output)
  }

  @Test func aRunThatBecameBetterPasses() throws {
    #expect(gate(try baseline()) == (.success, ""))
  }

  @Test func aSlowerRunFailsIfAsked() throws {
    let file = try baseline { $0.benchmarks[0].rounds[0].processorNanoseconds = [1e-9] }
    let (status, output) = gate(file)
    #expect(status == .regression)
    #expect(output.hasPrefix("m/a/x at size 1: slower (0.00 ns → "))
    let run = ["--allow-debug", "--sizes", "1", "--samples", "3", "--compare", file]
    #expect(
      self.status(run[0], run[1], run[2], run[3], run[4], run[5], run[6]) == .success)
  }

  #if canImport(Glibc)
  @Test func aRunWithMoreAllocationsAndMemoryFails() throws {
    let (status, output) = gate(try baseline(), blocks: 1000)
    #expect(status == .regression)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.contains(" at size 1: more allocations (0 → "))
      #expect(line.contains("), more memory (0 B → "))
    }
  }
  #endif

  @Test func aRunWithAnotherChecksumFails() throws {
    let (status, output) = gate(try baseline { $0.benchmarks[1].checksum = "0b" })
    #expect(status == .regression)
    #expect(output == "m/b/x at size 1: other result\n")
  }

  @Test func aRunWithoutABenchmarkFails() throws {
    let file = try baseline {
      $0.benchmarks.append($0.benchmarks[0])
      $0.benchmarks[2].name = "m/c/x"
    }
    let (status, output) = gate(file)
    #expect(status == .regression)
    #expect(output == "m/c/x at size 1: vanished\n")
  }

  @Test func aRunOfAnotherSeedFails() throws {
    let (status, output) = gate(try baseline { $0.seed = 7 })
    #expect(status == .regression)
    #expect(output == "m/a/x at size 1: other input\nm/b/x at size 1: other input\n")
    #expect(gate(try baseline(), ["--seed", "7"]).0 == .regression)
  }

  @Test func whatARunWasNotToMeasureDidNotVanish() throws {
    let file = try baseline {
      for size in [5, 1000] {
        var other = $0.benchmarks[0]
        other.size = size
        $0.benchmarks.append(other)
      }
    }
    #expect(gate(file) == (.success, ""))
    #expect(gate(file, ["--filter", "m/b/x"]) == (.success, ""))
    #expect(gate(file, ["--skip", "m/b/x"]) == (.success, ""))
  }

  @Test func thresholdsComeFromAFile() throws {
    func thresholds(_ benchmarks: String) throws -> String {
      let file = try path("thresholds.json")
      let text = """
        {
          "schema": 1,
          "defaults": {
            "time": 0, "timeOfSeparateRuns": 0, "instructions": 0, "allocations": 0, "memory": 0
          },
          "exceptions": [
            {"benchmarks": "\(benchmarks)", "reason": "r", "timeOfSeparateRuns": 2}
          ]
        }
        """
      try Data(text.utf8).write(to: URL(filePath: file))
      return file
    }
    let fast = try save(report([100]), "fast.json")
    let slow = try save(report([200]), "slow.json")
    #expect(status("compare", fast, slow, "--thresholds", try thresholds("m/a/*")) == .regression)
    #expect(
      status("compare", fast, slow, "--thresholds", try thresholds("module/*")) == .success)
    #expect(
      status("compare", fast, slow, "--thresholds", try thresholds("nothing/*")) == .dataError)
    #expect(transcript.errors.contains("have \"nothing/*\", which matches no benchmark"))
    #expect(status("compare", fast, slow, "--thresholds", "/nowhere") == .noInput)
    #expect(status("compare", fast, slow, "--thresholds", fast) == .dataError)
  }

  // MARK: Turns

  private func script(_ report: Report) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return try Script("cp report.json \"$4\"", saving: report, in: folder).path
  }

  @Test func twoExecutablesTakeTurns() throws {
    let fast = try script(report([100], allocations: 0))
    let slow = try script(report([120], allocations: 0))
    let heavy = try script(report([100], allocations: 1000))
    #expect(status("interleave", fast, fast, "--rounds", "5", "--fail-on-regression") == .success)
    #expect(transcript.output.hasSuffix("5 rounds in turns: 1 equal\n"))
    #expect(status("interleave", fast, slow, "--rounds", "5") == .success)
    #expect(transcript.output.hasSuffix("5 rounds in turns: 1 slower\n"))
    for worse in [slow, heavy] {
      let rounds = ["--rounds", "5"]
      #expect(
        status("interleave", fast, worse, rounds[0], rounds[1], "--fail-on-regression")
          == .regression)
    }
  }

  @Test func theRoundsAreSavedForAnotherComparison() throws {
    let folder = try path("rounds")
    let fast = try script(report([100]))
    let slow = try script(report([120]))
    #expect(status("interleave", fast, slow, "--rounds", "6", "--save", folder) == .success)
    #expect(status("compare", folder + "/before.json", folder + "/after.json") == .regression)
    #expect(transcript.output.hasSuffix("6 rounds in turns: 1 slower\n"))
    #expect(status("interleave", fast, slow, "--save", fast + "/x") == .cannotCreate)
  }

  @Test func verdictsAreWrittenInJSON() throws {
    let file = try path("verdicts.json")
    let fast = try save(report([100]), "fast.json")
    let slow = try save(report([200]), "slow.json")
    #expect(status("compare", fast, slow, "--format", "json", "--output", file) == .regression)
    #expect(transcript.output.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file)))
    let verdicts = try #require(object as? [String: Any])
    #expect(verdicts["schema"] as? Int == 1)
    #expect(verdicts["isRegression"] as? Bool == true)
  }

  @Test func turnsNeedTwoExecutables() throws {
    let fast = try script(report([100]))
    #expect(status("interleave", fast) == .usage)
    #expect(status("interleave", fast, "/nowhere") == .noInput)
  }

  @Test func anotherMachineIsAWarning() throws {
    var other = report([100])
    other.machine.processor = "Q"
    #expect(
      status("compare", try save(other, "q.json"), try save(report([100]), "p.json")) == .success)
    #expect(transcript.errors.contains("warning: measured on another machine or build: Q, S"))
  }

  @Test func badBaselinesAreErrorsOfTheirOwn() throws {
    let file = try path("bad.json")
    #expect(status("compare", file, file) == .noInput)
    try Data("nonsense".utf8).write(to: URL(filePath: file))
    #expect(status("compare", file, file) == .dataError)
  }

  @Test(arguments: [true, false], ["--quick", "--no-progress"])
  func progressIsForTerminalsOnly(isTerminal: Bool, flag: String) {
    let benchmark = Benchmark("m/a/x") { _, _ in
      .init(RecordedWorkload(), reference: RecordedWorkload())
    }
    let status = Program(
      version: "", benchmarks: [benchmark], peers: [], example: { "" },
      console: transcript.console(isTerminal: isTerminal)
    ).run(["--allow-debug", "--sizes", "1", "--samples", "2", flag])
    #expect(status == .success)
    #expect(transcript.errors.contains("m/a/x") == (isTerminal && flag != "--no-progress"))
    #expect(!transcript.output.contains("cycle"))
  }
}
