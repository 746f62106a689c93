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
    #expect(transcript.output.contains("+0.0 %    equal"))
    #expect(
      status("--quick", "--allow-debug", "--compare", file, "--threshold", "1000000") == .success)
    #expect(transcript.errors.isEmpty)
  }

  @Test func comparingTellsSlowerFromFaster() throws {
    let fast = try save(report([100]), "fast.json")
    let slow = try save(report([200]), "slow.json")
    #expect(status("compare", fast, slow).rawValue == 2)
    #expect(status("compare", slow, fast).rawValue == 4)
    #expect(status("compare", fast, slow, "--threshold", "100%") == .success)
  }

  @Test func aRunFailsOnARegressionOnlyIfAsked() throws {
    var earlier = report([1e-9])
    earlier.machine = .current
    earlier.benchmarks[0].name = "m/a/x"
    earlier.benchmarks[0].size = 1
    earlier.benchmarks[0].checksum = "000000000000000a"
    let file = try save(earlier, "baseline.json")
    let run = ["run", "--allow-debug", "--sizes", "1", "--samples", "3", "--compare", file]
    #expect(status(run[0], run[1], run[2], run[3], run[4], run[5], run[6], run[7]) == .success)
    #expect(
      status(
        run[0], run[1], run[2], run[3], run[4], run[5], run[6], run[7], "--quiet",
        "--fail-on-regression") == .regression)
    #expect(transcript.output.contains("m/a/x at size 1: 0.00 ns, now "))
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
    var other = report([100])
    other.benchmarks[0].name = "other"
    #expect(
      status("compare", try save(other, "o.json"), try save(report([100]), "p.json")) == .dataError)
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
