import Testing

@testable import BenchmarkHarness

@Suite struct InterleaverTests {
  @Test func everyOtherRoundBeginsWithTheNewerOne() throws {
    var turns: [Interleaver.Side] = []
    _ = try Interleaver(
      rounds: 3,
      measure: {
        turns.append($0)
        return report([1])
      },
      progress: { _ in }
    ).reports()
    #expect(turns == [.before, .after, .after, .before, .before, .after])
  }

  @Test func roundsStayInPairs() throws {
    var number = 0.0
    let reports = try Interleaver(
      rounds: 3,
      measure: { side in
        number += 1
        return report([side == .before ? number : number * 10])
      },
      progress: { _ in }
    ).reports()
    func times(_ report: Report) -> [[Double]] {
      report.benchmarks[0].rounds.map(\.processorNanoseconds)
    }
    #expect(times(reports.before) == [[1], [4], [5]])
    #expect(times(reports.after) == [[20], [30], [60]])
    #expect(reports.before.interleaving != nil)
    #expect(reports.before.interleaving == reports.after.interleaving)
  }

  @Test func progressNamesTheRoundAndTheSide() throws {
    var lines: [String] = []
    _ = try Interleaver(
      rounds: 1, measure: { _ in report([1]) }, progress: { lines.append($0) }
    ).reports()
    #expect(lines == ["round 1 of 1, before", "round 1 of 1, after"])
  }

  @Test(arguments: [1, 2])
  func aRunThatFailsIsRepeatedOnce(failures: Int) throws {
    var (count, failed) = (0, 0)
    let interleaver = Interleaver(
      rounds: 5,
      measure: { side in
        count += 1
        if side == .after, failed < failures {
          failed += 1
          throw ProgramError(.failure, "once")
        }
        return report([1])
      },
      progress: { _ in })
    if failures == 1 {
      #expect(try interleaver.reports().after.benchmarks[0].rounds.count == 5)
      #expect(count == 11)
    } else {
      #expect(throws: ProgramError(.failure, "once")) { try interleaver.reports() }
      #expect(count == 3)
    }
  }

  @Test func roundsThatDisagreeAreAFailure() {
    func run(_ change: (inout Report) -> Void) throws {
      var changed = report([1])
      change(&changed)
      var rounds = [report([1]), report([1]), report([1]), changed]
      _ = try Interleaver(
        rounds: 2, measure: { _ in rounds.removeFirst() }, progress: { _ in }
      ).reports()
    }
    let disagreement = ProgramError(
      .failure, "module/topic/variant at size 100: the rounds of an executable disagree")
    #expect(throws: disagreement) { try run { $0.benchmarks[0].checksum = "0b" } }
    #expect(throws: disagreement) { try run { $0.benchmarks[0].operations = 5 } }
    let difference = ProgramError(
      .failure, "the rounds of an executable hold different benchmarks")
    #expect(throws: difference) { try run { $0.benchmarks[0].size = 5 } }
    #expect(throws: difference) { try run { $0.benchmarks[0].name = "other" } }
    #expect(throws: difference) { try run { $0.benchmarks.removeAll() } }
  }
}
