import Testing

@testable import BenchmarkHarness

@Suite struct OptionsTests {
  @Test func nothingMeansRun() throws {
    #expect(try Options(parsing: []) == Options())
    #expect(Options().command == .run)
  }

  @Test func everyFlagOfARunIsRead() throws {
    let options = try Options(
      parsing: [
        "run", "--filter", "knn", "--filter=geo/*", "--skip", "zips", "--quick",
        "--sizes", "1000,20k,3M", "--samples", "7", "--warmup", "0", "--seed",
        "18446744073709551615", "--data", "d", "--format", "github", "--output", "o",
        "--save", "s", "--compare", "c", "--thresholds", "t", "--fail-on-regression",
        "--no-progress", "--quiet", "--allow-debug",
      ])
    var expected = Options()
    expected.filter = NameFilter(included: ["knn", "geo/*"], skipped: ["zips"])
    expected.isQuick = true
    expected.sizes = [1000, 20_000, 3_000_000]
    expected.samples = 7
    expected.warmup = 0
    expected.seed = .max
    expected.data = "d"
    expected.format = .github
    expected.output = "o"
    expected.save = "s"
    expected.compare = "c"
    expected.thresholds = "t"
    expected.failsOnRegression = true
    expected.showsProgress = false
    expected.isQuiet = true
    expected.allowsDebug = true
    #expect(options == expected)
  }

  @Test func aPeerTakesOperandsAndSets() throws {
    let options = try Options(parsing: ["peer", "geo", "folder", "--set", "zips,uniform"])
    #expect(options.command == .peer)
    #expect(options.operands == ["geo", "folder"])
    #expect(options.sets == ["zips", "uniform"])
  }

  @Test func anInterleavingTakesWhatARunTakes() throws {
    let options = try Options(
      parsing: [
        "interleave", "a", "b", "--rounds", "5", "--thresholds", "t", "--fail-on-regression",
        "--save", "s", "--format", "json",
      ])
    var expected = Options()
    expected.command = .interleave
    expected.operands = ["a", "b"]
    expected.rounds = 5
    expected.thresholds = "t"
    expected.failsOnRegression = true
    expected.save = "s"
    expected.format = .json
    #expect(options == expected)
  }

  @Test(arguments: [
    (["--nonsense"], "unknown flag --nonsense"),
    (["-q"], "unknown flag -q"),
    (["--sizes"], "--sizes needs <list>"),
    (["--sizes", "10,,20"], "--sizes needs <list>, not \"10,,20\""),
    (["--sizes", "0"], "--sizes needs <list>, not \"0\""),
    (["--sizes", "9223372036854775807k"], "--sizes needs <list>, not \"9223372036854775807k\""),
    (["--samples", "-1"], "--samples needs <count>, not \"-1\""),
    (["--seed", "1.5"], "--seed needs <number>, not \"1.5\""),
    (["--format", "xml"], "--format needs text|markdown|json|github, not \"xml\""),
    (["--thresholds="], "--thresholds needs <file>, not \"\""),
    (["interleave", "--rounds", "4"], "--rounds needs <count>, not \"4\""),
    (["--rounds", "5"], "--rounds is no flag of run"),
    (
      ["compare", "--format", "github"],
      "--format github is for reports, not for comparisons"
    ),
    (["--quick=yes"], "--quick takes no value"),
    (["--fail-on-regression"], "--fail-on-regression needs --compare"),
    (["list", "--save", "x"], "--save is no flag of list"),
    (["peer", "--compare", "x"], "--compare is no flag of peer"),
  ])
  func nonsenseIsNamed(arguments: [String], message: String) {
    #expect(throws: ProgramError(.usage, message)) { try Options(parsing: arguments) }
  }

  @Test func theHelpNamesEveryFlagOnce() {
    let help = Program(
      version: "0", benchmarks: [], peers: [], example: { "" }, console: .discarding
    ).help
    for flag in Flag.all {
      let lines = help.split(separator: "\n").filter { $0.hasPrefix("  \(flag.usage) ") }
      #expect(lines.count == 1, "\(flag.name)")
    }
    #expect(Set(Flag.all.map(\.name)).count == Flag.all.count)
  }
}
