import CycleResearch
import Testing

@testable import benchmarks

@Suite struct CycleRuleTests {
  /// Worked by hand from what the apps' code does.
  @Test(
    arguments: [
      ("drip", [28, 29], nil), ("drip", [28, 29, 29], 29), ("drip", [28, 28, 29, 120], 28),
      ("drip", [28, 29, 28, 29], 29), ("Mensinator", [], nil), ("Mensinator", [28, 29], 28),
      ("Mensinator", [100, 30, 30, 30, 30, 34], 30), ("Menstrudel", [9, 131], nil),
      ("Menstrudel", [28, 29], 29), ("Menstrudel", [130, 10], 70), ("peri", [], 28),
      ("peri", [28, 29], 29), ("Periodical", [184], nil), ("Periodical", [183, 28, 29], 80),
      ("Euki", [], nil), ("Euki", [28, 29], 27), ("Euki", [90, 30, 30, 30, 30, 30], 29),
      ("ovumcy", [], 28), ("ovumcy", [28, 31], 30), ("ovumcy", [90, 26, 27, 28, 29, 31, 33], 29),
      ("ovumcy", [35, 20, 28], 28), ("luteal", [14, 91], nil), ("luteal", [15, 90], 53),
      ("luteal", [80, 30, 30, 30, 30, 30, 33], 31),
    ] as [(String, [Int], Int?)])
  func aRuleAnswersAsItsAppDoes(name: String, lengths: [Int], expected: Int?) throws {
    let rule = try #require(CalendarRule.all.first { $0.name == name })
    #expect(rule.length(lengths) == expected)
  }

  @Test func thereAreEightRulesOfDifferentNames() {
    #expect(Set(CalendarRule.all.map(\.name)).count == 8)
  }

  @Test func noAnswerCountsAs28Days() throws {
    let rule = try #require(CalendarRule.all.first { $0.name == "luteal" })
    for (lengths, day) in [([], 28), ([91], 28), ([31], 31)] {
      let forecast = rule.cycleLength(after: lengths, context: CycleContext(age: 30))
      #expect(forecast == DayDistribution(point: day))
    }
    #expect(rule.provenance == "luteal")
  }

  @Test func theScoreOfAPointIsItsError() {
    let answer = LengthAnswer(DayDistribution(point: 31))
    #expect(answer.crps(observed: 28) == 3)
    #expect(LengthAnswer(median: 30.5, mean: 31, days: nil).crps(observed: 28) == 2.5)
    let tasks = [28, 35].map { CycleTask(woman: 0, cycle: 0, history: [], length: $0) }
    let scores = AnswerScores([answer, answer], tasks)
    #expect(scores.meanAbsoluteError == 3.5)
    #expect(scores.rootMeanSquareError == 12.5.squareRoot())
    #expect(scores.crps == 3.5)
  }

  @Test func aDifferenceReadsToAHundredthOfADay() throws {
    let lower = try #require(Backtest.Difference.Estimate(meanOf: [[-0.5], [-0.5]], seed: 1))
    #expect(lower.text == "-0.50 [-0.50, -0.50]")
    let higher = try #require(Backtest.Difference.Estimate(meanOf: [[1.254], [1.254]], seed: 1))
    #expect(higher.text == "+1.25 [+1.25, +1.25]")
  }
}
