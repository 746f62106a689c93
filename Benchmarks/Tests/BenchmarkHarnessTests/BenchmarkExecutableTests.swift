import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct BenchmarkExecutableTests {
  /// An executable that does what a shell does with `script`, beside which lies `report.json`.
  private func executable(_ script: String, _ report: Report) throws -> BenchmarkExecutable {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return try BenchmarkExecutable(path: try Script(script, saving: report, in: folder).path)
  }

  @Test func theReportThatItSavesIsRead() throws {
    let saved = report([1, 2, 3])
    #expect(try executable("cp report.json \"$4\"", saved).measure([]) == saved)
  }

  @Test func itIsToldWhatToMeasure() throws {
    let expected = "run --quiet --save X --quick --seed 7"
    let script = """
      given="$1 $2 $3 X $5 $6 $7"
      [ "$given" = "\(expected)" ] && cp report.json "$4"
      """
    _ = try executable(script, report([1])).measure(["--quick", "--seed", "7"])
  }

  @Test func aFailureAndASilenceAreErrors() throws {
    let failing = try executable("exit 3", report([1]))
    #expect(throws: ProgramError.self) { try failing.measure([]) }
    let silent = try executable("exit 0", report([1]))
    #expect(throws: ProgramError.self) { try silent.measure([]) }
    let talking = try executable("echo nonsense > \"$4\"", report([1]))
    #expect(throws: ProgramError.self) { try talking.measure([]) }
  }

  @Test func whatIsNoExecutableIsRefused() {
    #expect(throws: ProgramError(.noInput, "/nowhere is not an executable")) {
      try BenchmarkExecutable(path: "/nowhere")
    }
  }

  @Test func optionsBecomeArguments() throws {
    let arguments = [
      "--filter", "a", "--filter", "b*", "--skip", "c", "--quick", "--sizes", "1000,20000",
      "--samples", "7", "--warmup", "0", "--seed", "3", "--data", "/d", "--allow-debug",
    ]
    let options = try Options(parsing: ["interleave", "x", "y"] + arguments)
    #expect(options.measuringArguments == arguments)
    #expect(try Options(parsing: ["run"] + options.measuringArguments).filter == options.filter)
    #expect(try Options(parsing: ["interleave"]).measuringArguments == ["--seed", "1"])
  }
}
