import CycleResearch
import TestSupport
import Testing

@Suite("Comparison of backtests: differences and intervals") struct BacktestDifferenceLawTests {
  private let cohort: CycleCohort
  private let ours: Backtest
  private let last: Backtest

  init() throws {
    let shared = try ComparedBacktests.shared.get()
    (cohort, ours, last) = (shared.cohort, shared.ours, shared.last)
  }

  @Test func aBacktestDoesNotDifferFromItself() throws {
    let difference = try ours.difference(from: ours, seed: 1)
    for estimate in [difference.meanAbsoluteError, difference.crps] {
      expectEqual(estimate.value, 0)
      expectEqual(estimate.interval, 0...0)
    }
    expectEqual(difference.womanCount, 100)
    expectEqual(difference.resamples, 2000)
    expectEqual(difference.seed, 1)
  }

  @Test func theDifferenceIsThatOfTheScores() throws {
    let difference = try ours.difference(from: last, seed: 1)
    let (a, b) = (ours.scores, last.scores)
    let absoluteError = a.meanAbsoluteError - b.meanAbsoluteError
    expect(abs(difference.meanAbsoluteError.value - absoluteError) < 1e-12)
    expect(abs(difference.crps.value - (a.crps - b.crps)) < 1e-12)
    expect(difference.crps.interval.contains(difference.crps.value))
    // The last length is a poor forecast, and a hundred women are enough to show it.
    expect(difference.crps.interval.upperBound < 0)
  }

  @Test func theOtherWayRoundIsTheOpposite() throws {
    let there = try ours.difference(from: last, seed: 5).crps
    let back = try last.difference(from: ours, seed: 5).crps
    expectEqual(there.value, -back.value)
    expect(abs(there.interval.lowerBound + back.interval.upperBound) < 1e-12)
    expect(abs(there.interval.upperBound + back.interval.lowerBound) < 1e-12)
  }

  @Test func aSeedNamesItsInterval() throws {
    let difference = try ours.difference(from: last, resamples: 50, seed: 7)
    try expectEqual(ours.difference(from: last, resamples: 50, seed: 7), difference)
    try expect(ours.difference(from: last, resamples: 50, seed: 8).crps != difference.crps)
  }

  /// The mean over women drawn with replacement has the standard deviation *s* of the values
  /// divided by the square root of their number, and its central 95 % is 3.92 times as wide.
  @Test func womenAreDrawnNotCycles() throws {
    // Half of the women always have 28 days, the other half 30: a point at 28 is right or 2 off.
    let cohort = CycleCohort(
      women: (0..<100).map { number in
        .init(
          id: "\(number)", cycles: .init(repeating: .init(length: 28 + number % 2 * 2), count: 9))
      })
    struct Point: CycleLengthForecasting {
      let day: Int
      func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
        DayDistribution(point: day)
      }
    }
    let difference = try Backtest(Point(day: 28), on: cohort)
      .difference(
        from: Backtest(Point(day: 30), on: cohort), resamples: LongTest.size(20_000, small: 4000),
        seed: 1)
    // Each woman's difference is -2 or 2, so *s* is 2 and the width is 3.92 · 2 / 10.
    let width =
      difference.crps.interval.upperBound - difference.crps.interval.lowerBound
    expect(abs(width - 0.784) < 0.05)
    expectEqual(difference.crps.value, 0)
    expectEqual(difference.meanAbsoluteError.interval, difference.crps.interval)
  }

  @Test func quantilesLieBetweenTheDraws() throws {
    // With one draw, both bounds are equal; with many draws of two women, both are among the few
    // values.
    let one = try ours.difference(from: last, resamples: 1, seed: 3).crps.interval
    expectEqual(one.lowerBound, one.upperBound)
    try expectEqual(ours.difference(from: last, resamples: -4, seed: 3).resamples, 1)
    try expectEqual(ours.difference(from: last, resamples: -4, seed: 3).crps.interval, one)
    // Two draws a and b: the ends lie a fortieth of the way inwards.
    let two = try ours.difference(from: last, resamples: 2, seed: 3).crps.interval
    expect(two.lowerBound < two.upperBound)
    let step = (two.upperBound - two.lowerBound) / 0.95 * 0.025
    let draws = [two.lowerBound - step, two.upperBound + step]
    expect(draws.contains { abs($0 - one.lowerBound) < 1e-12 })
  }

  @Test func anAgeThatIsNoNumberKeepsNoBacktestFromItself() throws {
    var strange = cohort
    strange.women[0].age = .nan
    let test = Backtest(LastLength(), on: strange)
    try expectEqual(test.difference(from: test, seed: 1).crps.value, 0)
  }

  @Test func theDifferenceReadsInOneLine() throws {
    let cohort = CycleCohort(women: [
      .init(id: "a", cycles: [.init(length: 30), .init(length: 31)])
    ])
    let late = Backtest(LastLength(), on: cohort)
    try expectEqual(
      late.difference(from: late, resamples: 10, seed: 4).description,
      "MAE 0.000 [0.000, 0.000], CRPS 0.000 [0.000, 0.000]; 1 women resampled 10 times, seed 4")
    struct Sure: CycleLengthForecasting {
      func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
        DayDistribution(point: lengths.isEmpty ? 30 : 31)
      }
    }
    let difference = try Backtest(Sure(), on: cohort).difference(from: late, seed: 1)
    expectEqual(difference.meanAbsoluteError.description, "-1.500 [-1.500, -1.500]")
  }

  @Test func aMeanOfOnesOwnNumbersIsThatOfTheBacktests() throws {
    var errors = cohort.women.map { _ in [Double]() }
    for (our, their) in zip(ours.records, last.records) {
      errors[our.woman].append(
        our.forecast.crps(observed: our.observed) - their.forecast.crps(observed: our.observed))
    }
    let difference = try ours.difference(from: last, resamples: 300, seed: 6).crps
    expectEqual(Backtest.Difference.Estimate(meanOf: errors, resamples: 300, seed: 6), difference)
    // A woman without a number does not count.
    expectEqual(
      Backtest.Difference.Estimate(meanOf: [[]] + errors + [[]], resamples: 300, seed: 6),
      difference)
  }

  /// Four women, half of whom have 1: the mean of four draws is 0 or 1 with a chance of 1/16.
  @Test func womenAreDrawnWithAllTheirNumbers() throws {
    let numbers = [0.0, 0, 1, 1].map { [Double](repeating: $0, count: 25) }
    let estimate = try #require(
      Backtest.Difference.Estimate(
        meanOf: numbers, resamples: LongTest.size(2000, small: 200), seed: 1))
    expectEqual(estimate.value, 0.5)
    expectEqual(estimate.interval, 0...1)
  }

  @Test(
    arguments: [
      [], [[], []], [[1, .nan]], [[.infinity]], [[1], [-.infinity]], [[1e101]], [[-1e101]],
    ] as [[[Double]]])
  func emptyOrInvalidNumbersHaveNoEstimate(values: [[Double]]) {
    expect(Backtest.Difference.Estimate(meanOf: values, resamples: 100, seed: 1) == nil)
  }

  @Test func hugeNumbersHaveAnEstimate() throws {
    let estimate = try #require(
      Backtest.Difference.Estimate(meanOf: [[1e100], [-1e100]], resamples: 100, seed: 1))
    expectEqual(estimate.value, 0)
    expectEqual(estimate.interval, -1e100...1e100)
  }
}
