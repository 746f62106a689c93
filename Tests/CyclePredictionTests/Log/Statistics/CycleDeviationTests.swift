import CyclePrediction
import Testing

/// The deviations of cycles of these lengths on the last day of the latest period, or days after it.
func deviations(
  _ lengths: [Int], periods: Int = 5, after days: Int = 0, age: Int? = nil,
  _ edit: (inout CycleHistory) throws -> Void = { _ in }
) throws -> [CycleDeviation] {
  var day = 1
  var starts = [day]
  for length in lengths {
    day += length
    starts.append(day)
  }
  var history = try CycleHistory(
    periods: starts.map { try period($0, $0 + periods - 1) })
  try edit(&history)
  return history.deviations(asOf: january(day + periods - 1 + days), age: age)
}

@Suite struct CycleDeviationTests {
  @Test func cyclesOutsideTwentyFourToThirtyEightDaysAreCounted() throws {
    #expect(
      try deviations([23, 24, 38, 39]) == [
        .frequentCycles(1, of: 4), .infrequentCycles(1, of: 4),
      ])
  }

  @Test func adolescentsHaveWiderLimits() throws {
    #expect(
      try deviations([21, 45, 30, 37], age: 17) == [
        .irregularCyclesInSixMonths(shortest: 21, longest: 45)
      ])
    #expect(
      try deviations([20, 46, 30, 37], age: 17) == [
        .frequentCycles(1, of: 4), .infrequentCycles(1, of: 4),
        .irregularCyclesInSixMonths(shortest: 20, longest: 46),
      ])
  }

  @Test func theLimitsAreThoseOfTheDefinitions() {
    for age in [nil, 18, 60] as [Int?] {
      #expect(CycleDeviation.usualCycleLengths(age: age) == 24...38)
    }
    for age in [10, 17] { #expect(CycleDeviation.usualCycleLengths(age: age) == 21...45) }
    #expect(CycleDeviation.longestUsualPeriod == 8)
    #expect(CycleDeviation.irregularSpreadInSixMonths == 17)
    #expect(CycleDeviation.fewPeriodsInSixMonths == 1...2)
    #expect(CycleDeviation.prolongedPeriodLength == 10)
    #expect(CycleDeviation.variableCycleDifference == 7)
    #expect(CycleDeviation.longTimeWithoutPeriod == 60)
  }
}
