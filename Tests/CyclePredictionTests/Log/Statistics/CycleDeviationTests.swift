import CyclePrediction
import TestSupport
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

@Suite("Cycle deviations: limits by age") struct CycleDeviationTests {
  @Test func cyclesOutsideTwentyFourToThirtyEightDaysAreCounted() throws {
    try expectEqual(
      deviations([23, 24, 38, 39]),
      [
        .frequentCycles(1, of: 4), .infrequentCycles(1, of: 4),
      ])
  }

  @Test func adolescentsHaveWiderLimits() throws {
    try expectEqual(
      deviations([21, 45, 30, 37], age: 17),
      [
        .irregularCyclesInSixMonths(shortest: 21, longest: 45)
      ])
    try expectEqual(
      deviations([20, 46, 30, 37], age: 17),
      [
        .frequentCycles(1, of: 4), .infrequentCycles(1, of: 4),
        .irregularCyclesInSixMonths(shortest: 20, longest: 46),
      ])
  }

  @Test func theLimitsAreThoseOfTheDefinitions() {
    for age in [nil, 18, 60] as [Int?] {
      expectEqual(CycleDeviation.usualCycleLengths(age: age), 24...38)
    }
    for age in [10, 17] { expectEqual(CycleDeviation.usualCycleLengths(age: age), 21...45) }
    expectEqual(CycleDeviation.longestUsualPeriod, 8)
    expectEqual(CycleDeviation.irregularSpreadInSixMonths, 17)
    expectEqual(CycleDeviation.fewPeriodsInSixMonths, 1...2)
    expectEqual(CycleDeviation.prolongedPeriodLength, 10)
    expectEqual(CycleDeviation.variableCycleDifference, 7)
    expectEqual(CycleDeviation.longTimeWithoutPeriod, 60)
  }
}
