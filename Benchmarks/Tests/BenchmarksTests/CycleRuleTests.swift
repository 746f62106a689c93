import CyclePrediction
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

  @Test func noAnswerCountsAs28Days() {
    #expect(LengthAnswer(Int?.none).median == 28)
    #expect(LengthAnswer(31).median == 31)
  }

  @Test func theScoreOfAPointIsItsError() {
    let answer = LengthAnswer(31)
    #expect(answer.crps(observed: 28) == 3)
    #expect(LengthAnswer(DayDistribution(point: 31)).crps(observed: 28) == 3)
    let tasks = [28, 35].map { CycleTask(woman: 0, cycle: 0, history: [], length: $0) }
    let scores = AnswerScores([answer, answer], tasks)
    #expect(scores.meanAbsoluteError == 3.5)
    #expect(scores.rootMeanSquareError == 12.5.squareRoot())
    #expect(scores.crps == 3.5)
  }
}

@Suite struct PairedDifferenceTests {
  private func tasks(perWoman counts: [Int]) -> [CycleTask] {
    counts.enumerated().flatMap { woman, count in
      (0..<count).map { CycleTask(woman: woman, cycle: $0, history: [], length: 28) }
    }
  }

  @Test func aConstantDifferenceIsCertain() {
    let tasks = tasks(perWoman: [3, 1, 6])
    let difference = PairedDifference(
      tasks, tasks.map { Double($0.cycle) }, tasks.map { Double($0.cycle) + 0.5 })
    #expect(difference.mean == -0.5)
    #expect(difference.interval == -0.5 ... -0.5)
    #expect(difference.text == "-0.50 [-0.50, -0.50]")
  }

  /// Four women, half of whom differ by 1: the mean of four draws is 0 or 1 with a chance of 1/16.
  @Test func womenAreDrawnAndNotCycles() {
    let tasks = tasks(perWoman: [25, 25, 25, 25])
    let difference = PairedDifference(
      tasks, tasks.map { $0.woman < 2 ? 1 : 0 }, tasks.map { _ in 0 })
    #expect(difference.mean == 0.5)
    #expect(difference.interval == 0...1)
  }

  @Test func theSameDifferencesHaveTheSameInterval() {
    let tasks = tasks(perWoman: [2, 3, 4, 5, 6])
    let errors = tasks.map { Double(($0.woman * 7 + $0.cycle * 3) % 5) }
    let first = PairedDifference(tasks, errors, tasks.map { _ in 2 })
    let second = PairedDifference(tasks, errors, tasks.map { _ in 2 })
    #expect(first.interval == second.interval)
    #expect(first.interval.contains(first.mean))
    #expect(first.interval.lowerBound < first.interval.upperBound)
  }
}
