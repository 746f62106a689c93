import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: cases of earlier cycles")
struct SymptoThermalChartEarlierCyclesCaseTests {
  @Test(arguments: [(27, 7), (28, 8), (25, 5), (20, 0), (18, 0), (21, 1), (26, 6)])
  func minus20CountsFromTheShortestOfTwelve(shortest: Int, expected: Int) {
    let lengths = [shortest] + Array(repeating: shortest + 2, count: 11)
    var earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17], calendarLengths: lengths)
    expectEqual(earlier.infertileDaysAtBeginning, expected)
    earlier.calendarLengths.removeLast()
    expectEqual(earlier.infertileDaysAtBeginning, 5)
    // An early shift takes effect at once, and twelve shifts replace the calendar.
    earlier.calendarLengths = lengths
    earlier.firstHigherDays = [17, 10]
    expectEqual(earlier.infertileDaysAtBeginning, min(2, expected))
    earlier.firstHigherDays = [13]
    expectEqual(earlier.infertileDaysAtBeginning, expected)
    earlier.firstHigherDays = Array(repeating: 18, count: 12)
    expectEqual(earlier.infertileDaysAtBeginning, 10)
  }

  @Test func withoutAnEvaluatedCycleBeforeThereIsNone() {
    expectEqual(SymptoThermalChart.EarlierCycles().infertileDaysAtBeginning, 0)
    let days = Array(repeating: 17, count: 12)
    let lengths = Array(repeating: 30, count: 12)
    for earlier in [
      SymptoThermalChart.EarlierCycles(firstHigherDays: days, isPreviousEvaluated: false),
      SymptoThermalChart.EarlierCycles(calendarLengths: lengths),
      SymptoThermalChart.EarlierCycles(
        firstHigherDays: [17], isPreviousEvaluated: false, calendarLengths: lengths),
    ] {
      expectEqual(earlier.infertileDaysAtBeginning, 0)
    }
  }

  @Test func afterThePillFiveDaysAreAllowedAtMost() {
    var earlier = SymptoThermalChart.EarlierCycles(isFirstAfterHormonalContraception: true)
    expectEqual(earlier.infertileDaysAtBeginning, 5)
    earlier.isPreviousEvaluated = false
    expectEqual(earlier.infertileDaysAtBeginning, 5)
    earlier.firstHigherDays = [11]
    expectEqual(earlier.infertileDaysAtBeginning, 3)
    earlier.firstHigherDays = Array(repeating: 17, count: 12)
    earlier.calendarLengths = Array(repeating: 30, count: 12)
    expectEqual(earlier.infertileDaysAtBeginning, 5)
  }

  /// The first cycle after the pill has no more days than one after an evaluated cycle, and at most five.
  @Test(arguments: 0..<50)
  func afterThePillTheRulesShortenTheFiveDays(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func days(_ range: ClosedRange<Int>) -> [Int] {
      (0..<Int.random(in: 1...15, using: &generator)).map { _ in
        .random(in: range, using: &generator)
      }
    }
    var earlier = SymptoThermalChart.EarlierCycles(
      firstHigherDays: days(7...20), calendarLengths: days(18...32))
    let usual = earlier.infertileDaysAtBeginning
    earlier.isFirstAfterHormonalContraception = true
    earlier.isPreviousEvaluated = false
    expectEqual(earlier.infertileDaysAtBeginning, min(5, usual))
  }

  @Test func noNumberOverflows() {
    for number in [Int.min, -1, 0, .max] {
      var earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [number])
      expectEqual(earlier.infertileDaysAtBeginning, number == .max ? 5 : 0)
      earlier.firstHigherDays = Array(repeating: number, count: 12)
      expectEqual(earlier.infertileDaysAtBeginning, number == .max ? .max - 8 : 0)
      earlier = SymptoThermalChart.EarlierCycles(
        firstHigherDays: [17], calendarLengths: Array(repeating: number, count: 12))
      expectEqual(earlier.infertileDaysAtBeginning, number == .max ? .max - 20 : 0)
    }
  }
}
