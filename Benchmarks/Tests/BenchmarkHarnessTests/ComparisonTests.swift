import Testing

@testable import BenchmarkHarness

@Suite struct ComparisonTests {
  private func verdict(
    _ old: [Double], _ new: [Double], threshold: Double = 0.1
  ) -> Comparison.Verdict? {
    Comparison(from: report(old), to: report(new), threshold: threshold).changes.first?.verdict
  }

  @Test func aChangeBeyondThresholdAndNoiseCounts() {
    #expect(verdict([100, 101, 102], [120, 121, 122]) == .slower)
    #expect(verdict([120, 121, 122], [100, 101, 102]) == .faster)
  }

  @Test func aChangeWithinTheThresholdIsNone() {
    #expect(verdict([100, 100, 100], [110, 110, 110]) == .equal)
    #expect(verdict([100, 100, 100], [110.1, 110.1, 110.1]) == .slower)
    #expect(verdict([100, 100, 100], [110.1, 110.1, 110.1], threshold: 0.2) == .equal)
    #expect(verdict([110, 110, 110], [100, 100, 100]) == .equal)
  }

  @Test func aChangeWithinTheNoiseIsNone() {
    // The median is half again as large, but the upper quartile of the one meets the lower of the
    // other.
    #expect(verdict([100, 100, 200, 200], [150, 220, 230, 240]) == .slower)
    #expect(verdict([100, 100, 210, 210], [150, 220, 230, 240]) == .equal)
  }

  @Test(arguments: 1..<40)
  func swappingTheReportsSwapsTheVerdict(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let old = (0..<5).map { _ in Double.random(in: 100...130, using: &generator) }
    let new = (0..<5).map { _ in Double.random(in: 120...150, using: &generator) }
    let swapped: [Comparison.Verdict: Comparison.Verdict] = [.slower: .faster, .faster: .slower]
    for threshold in [0, 0.05, 0.1] {
      let verdict = verdict(old, new, threshold: threshold)
      let reverse = self.verdict(new, old, threshold: threshold)
      #expect(reverse == verdict.flatMap { swapped[$0] ?? $0 })
      #expect(self.verdict(old, old, threshold: threshold) == .equal)
    }
  }

  @Test func otherWorkAndOtherResultsAreNotCompared() {
    let old = report([100])
    let fewer = Comparison(from: old, to: report([900], operations: 5), threshold: 0.1)
    #expect(fewer.changes.map(\.verdict) == [.otherWork])
    let wrong = Comparison(from: old, to: report([900], checksum: "0b"), threshold: 0.1)
    #expect(wrong.changes.map(\.verdict) == [.otherResult])
    #expect(wrong.status == .success)
  }

  @Test func onlyTheSameNameAndSizeAreCompared() {
    var new = report([100])
    new.benchmarks[0].size = 1000
    #expect(Comparison(from: report([100]), to: new, threshold: 0.1).changes.isEmpty)
  }

  @Test func oneRegressionOutweighsEveryImprovement() {
    var old = report([100])
    old.benchmarks.append(old.benchmarks[0])
    old.benchmarks[1].name = "other"
    var new = old
    #expect(Comparison(from: old, to: new, threshold: 0.1).status == .success)
    new.benchmarks[0].processorNanoseconds = [50]
    #expect(Comparison(from: old, to: new, threshold: 0.1).status == .improvement)
    new.benchmarks[1].processorNanoseconds = [200]
    #expect(Comparison(from: old, to: new, threshold: 0.1).status == .regression)
  }

  @Test func anotherCommitIsTheSameMachineAndAnotherProcessorIsNot() {
    var other = report([100])
    other.machine.commit = "unknown"
    #expect(Comparison(from: report([100]), to: other, threshold: 0.1).isSameMachine)
    other.machine.processor = "Q"
    #expect(!Comparison(from: report([100]), to: other, threshold: 0.1).isSameMachine)
  }
}
