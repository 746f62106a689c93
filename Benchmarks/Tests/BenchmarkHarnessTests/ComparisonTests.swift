import Testing

@testable import BenchmarkHarness

@Suite struct ComparisonTests {
  private func compare(
    _ old: Report, _ new: Report, _ thresholds: Thresholds = .standard
  ) -> Comparison {
    Comparison(from: old, to: new, thresholds: thresholds)
  }

  private func verdicts(
    _ old: Report, _ new: Report, _ thresholds: Thresholds = .standard
  ) -> [String] {
    compare(old, new, thresholds).entries.flatMap(\.verdicts)
  }

  // MARK: Time

  @Test func interleavedRunsCountBeyondTheirThreshold() {
    let before = report(rounds: [100, 101, 102, 100, 101])
    #expect(verdicts(before, report(rounds: [109, 110, 111, 109, 110])) == ["equal"])
    #expect(verdicts(before, report(rounds: [112, 113, 114, 112, 113])) == ["slower"])
    #expect(verdicts(report(rounds: [112, 113, 114, 112, 113]), before) == ["faster"])
  }

  @Test func oneRoundThatIsNotSlowerKeepsFiveEqual() {
    let before = report(rounds: [100, 100, 100, 100, 100])
    #expect(verdicts(before, report(rounds: [120, 120, 120, 120, 120])) == ["slower"])
    #expect(verdicts(before, report(rounds: [120, 120, 120, 120, 100])) == ["equal"])
  }

  @Test func loadThatBothMeetInARoundIsNoChange() {
    let load = [1, 3, 1.5, 7, 2]
    let before = report(rounds: load.map { 100 * $0 })
    #expect(verdicts(before, report(rounds: load.map { 105 * $0 })) == ["equal"])
    #expect(verdicts(before, report(rounds: load.map { 115 * $0 })) == ["slower"])
  }

  /// A gate must pass an unchanged pair of hundreds of benchmarks under load.
  @Test(arguments: 1...200)
  func anUnchangedPairInNoiseIsEqual(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let times = (0..<20).map { _ in Double.random(in: 88...112, using: &generator) }
    let before = report(rounds: Array(times[..<10]))
    #expect(verdicts(before, report(rounds: Array(times[10...]))) == ["equal"])
  }

  @Test(arguments: 1...20)
  func aChangeLargerThanTheNoiseIsFound(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let times = (0..<20).map { _ in Double.random(in: 88...112, using: &generator) }
    let (before, after) = (report(rounds: Array(times[..<10])), Array(times[10...]))
    #expect(verdicts(before, report(rounds: after.map { $0 * 1.5 })) == ["slower"])
    #expect(verdicts(before, report(rounds: after.map { $0 / 1.5 })) == ["faster"])
  }

  @Test func separateRunsHaveAThresholdOfTheirOwn() {
    var apart = report(rounds: [112, 113, 114, 112, 113])
    apart.interleaving = "other turns"
    #expect(verdicts(report(rounds: [100, 101, 102, 100, 101]), apart) == ["equal"])
    #expect(verdicts(report([100, 101, 102]), report([149, 149, 149])) == ["equal"])
    #expect(verdicts(report([100, 101, 102]), report([159, 160, 161])) == ["slower"])
    #expect(verdicts(report([159, 160, 161]), report([100, 101, 102])) == ["faster"])
    // The medians differ by more, but their intervals do not.
    #expect(verdicts(report([100, 100, 200, 200]), report([150, 220, 230, 240])) == ["equal"])
  }

  // MARK: Counts

  @Test func moreAllocationsAreARegression() {
    let none = report([100], allocations: 0)
    let many = report([100], allocations: 1000)
    #expect(verdicts(none, many) == ["more allocations"])
    #expect(compare(none, many).status == .regression)
    #expect(verdicts(many, none) == ["fewer allocations"])
    #expect(compare(many, none).status == .improvement)
    #expect(verdicts(many, many) == ["equal"])
    #expect(verdicts(many, report([100], allocations: 1010)) == ["equal"])
    #expect(verdicts(many, report([100], allocations: 1011)) == ["more allocations"])
    #expect(verdicts(none, report([100], allocations: 1)) == ["more allocations"])
  }

  @Test func moreMemoryIsARegression() {
    let little = report([100], memory: 100_000)
    #expect(verdicts(little, report([100], memory: 103_000)) == ["equal"])
    #expect(verdicts(little, report([100], memory: 103_001)) == ["more memory"])
    #expect(compare(little, report([100], memory: 200_000)).status == .regression)
    #expect(verdicts(little, report([100], memory: 50_000)) == ["less memory"])
  }

  @Test func moreInstructionsAreARegression() {
    let few = report([100], instructions: 1e6)
    #expect(verdicts(few, report([100], instructions: 1.02e6)) == ["equal"])
    #expect(verdicts(few, report([100], instructions: 1.021e6)) == ["more instructions"])
    #expect(compare(few, report([100], instructions: 2e6)).status == .regression)
    #expect(verdicts(few, report([100], instructions: 9e5)) == ["fewer instructions"])
  }

  @Test func aCountThatVariesChangesOnlyIfEveryRoundDoes() {
    func counts(_ allocations: [Int]) -> Report {
      var report = report(rounds: allocations.map { _ in 100 })
      for (round, count) in allocations.enumerated() {
        report.benchmarks[0].rounds[round].allocations = count
      }
      return report
    }
    let before = counts([700, 690, 710, 695, 705])
    #expect(verdicts(before, counts([706, 718, 720, 725, 730])) == ["equal"])
    #expect(verdicts(before, counts([718, 719, 720, 725, 730])) == ["more allocations"])
    #expect(verdicts(before, counts([683, 680, 675, 670, 660])) == ["fewer allocations"])
    #expect(verdicts(before, counts([684, 680, 675, 670, 660])) == ["equal"])
    #expect(compare(before, before).entries[0].change(.allocations)?.before == 700)
  }

  @Test func whatOneReportDoesNotTellIsNotMeasured() {
    let old = report([100])
    let new = report([100], instructions: 1e6, allocations: 9, memory: 9)
    for (before, after) in [(old, new), (new, old), (old, old)] {
      let changes = compare(before, after).entries[0].changes
      #expect(changes.map(\.verdict) == [.equal, .notMeasured, .notMeasured, .notMeasured])
      #expect(compare(before, after).status == .success)
    }
  }

  @Test func severalVerdictsAreAllTold() {
    let before = report([100], allocations: 5, memory: 100)
    let after = report([300], allocations: 4, memory: 200)
    #expect(verdicts(before, after) == ["slower", "more memory", "fewer allocations"])
    #expect(compare(before, after).status == .regression)
  }

  // MARK: What cannot be compared

  @Test func anotherChecksumIsARegression() {
    let comparison = compare(report([100]), report([100], checksum: "0b"))
    #expect(comparison.entries.map(\.outcome) == [.otherResult])
    #expect(comparison.status == .regression)
  }

  @Test func anotherNumberOfOperationsIsARegression() {
    let comparison = compare(report([100]), report([50], operations: 5))
    #expect(comparison.entries.map(\.outcome) == [.otherWork])
    #expect(comparison.status == .regression)
  }

  @Test func aVanishedBenchmarkIsARegressionAndANewOneIsNot() {
    var both = report([100])
    both.benchmarks.append(both.benchmarks[0])
    both.benchmarks[1].name = "module/topic/other"
    let vanished = compare(both, report([100]))
    #expect(vanished.entries.map(\.outcome) == [.compared, .vanished])
    #expect(vanished.entries.map(\.name) == ["module/topic/variant", "module/topic/other"])
    #expect(vanished.status == .regression)
    let new = compare(report([100]), both)
    #expect(new.entries.map(\.outcome) == [.compared, .new])
    #expect(new.status == .success)
  }

  @Test func anotherSizeIsAnotherBenchmark() {
    var new = report([100])
    new.benchmarks[0].size = 1000
    let entries = compare(report([100]), new).entries
    #expect(entries.map(\.outcome) == [.new, .vanished])
    #expect(entries.map(\.size) == [1000, 100])
  }

  @Test func otherInputIsARegression() {
    let old = report([100])
    var seed = old
    seed.seed = 2
    var real = old
    real.hasRealInput = true
    var quick = old
    quick.isQuick = true
    for (new, difference) in [
      (seed, "seed 1, now 2"), (real, "now real input"), (quick, "now a quick run"),
    ] {
      let comparison = compare(old, new)
      #expect(comparison.inputDifferences == [difference])
      #expect(comparison.entries.map(\.outcome) == [.otherInput])
      #expect(comparison.status == .regression)
    }
    // Schema 1 does not tell.
    quick.isQuick = nil
    #expect(compare(old, quick).status == .success)
  }

  // MARK: All together

  @Test func oneRegressionOutweighsEveryImprovement() {
    var old = report([100])
    old.benchmarks.append(old.benchmarks[0])
    old.benchmarks[1].name = "other"
    var new = old
    #expect(compare(old, new).status == .success)
    new.benchmarks[0].rounds[0].processorNanoseconds = [50]
    #expect(compare(old, new).status == .improvement)
    new.benchmarks[1].rounds[0].processorNanoseconds = [200]
    #expect(compare(old, new).status == .regression)
  }

  @Test func anExceptionChangesTheThresholdOfItsBenchmarks() {
    var thresholds = Thresholds.standard
    let before = report(rounds: [100, 100, 100, 100, 100], allocations: 100)
    let after = report(rounds: [120, 120, 120, 120, 120], allocations: 110)
    #expect(verdicts(before, after, thresholds) == ["slower", "more allocations"])
    thresholds.exceptions = [
      .init(benchmarks: "*/topic/*", reason: "r", limits: [.time: 0.3, .allocations: 0.1])
    ]
    #expect(verdicts(before, after, thresholds) == ["equal"])
    thresholds.exceptions[0].benchmarks = "other/*"
    #expect(verdicts(before, after, thresholds) == ["slower", "more allocations"])
    thresholds.defaults[.time] = 0.3
    #expect(verdicts(before, after, thresholds) == ["more allocations"])
  }

  @Test func anotherCommitIsTheSameMachineAndAnotherProcessorIsNot() {
    var other = report([100])
    other.machine.commit = "unknown"
    #expect(compare(report([100]), other).isSameMachine)
    other.machine.processor = "Q"
    #expect(!compare(report([100]), other).isSameMachine)
  }
}
