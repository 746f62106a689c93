import TestSupport
import Testing

@testable import CyclePrediction

/// Distributions with seeded integer weights, so that sums and quantiles are exact.
@Suite("Day distributions: laws") struct DayDistributionLawTests {
  @Test(arguments: 0..<60)
  func theProbabilitiesAreThoseOfTheWeights(seed: Int) throws {
    let sample = try DayDistributionTests.Sample(seed: seed)
    let distribution = sample.distribution
    expectEqual(distribution.firstDay, sample.firstDay)
    expectEqual(distribution.lastDay, sample.firstDay + sample.weights.count - 1)
    expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    for day in sample.firstDay - 3...distribution.lastDay + 3 {
      let expected = Double(sample.weight(of: day)) / Double(sample.total)
      expect(abs(distribution.probability(of: day) - expected) < 1e-12)
      let sum = day < sample.firstDay ? 0 : sample.weight(of: sample.firstDay...day)
      let upTo = distribution.probability(upTo: day)
      expect(abs(upTo - Double(sum) / Double(sample.total)) < 1e-12 && upTo <= 1)
    }
  }

  @Test(arguments: 0..<60)
  func theMomentsAndTheModeAreThoseOfTheWeights(seed: Int) throws {
    let sample = try DayDistributionTests.Sample(seed: seed)
    let distribution = sample.distribution
    var (sum, squares) = (0, 0)
    for day in sample.possibleDays {
      sum += day * sample.weight(of: day)
      squares += day * day * sample.weight(of: day)
    }
    let total = Double(sample.total)
    let variance = (Double(squares) - Double(sum) * Double(sum) / total) / total
    expect(abs(distribution.mean - Double(sum) / total) < 1e-9)
    expect(abs(distribution.standardDeviation - max(variance, 0).squareRoot()) < 1e-6)
    let heaviest = sample.weights.max()
    expectEqual(distribution.mode, sample.possibleDays.first { sample.weight(of: $0) == heaviest })
  }

  @Test(arguments: 0..<20)
  func levelsAreClampedAndNaNIsTheMedian(seed: Int) throws {
    let distribution = try DayDistributionTests.Sample(seed: seed).distribution
    for level: Double in [-1, -.infinity, -.leastNonzeroMagnitude] {
      expectEqual(distribution.quantile(level), distribution.quantile(0))
      expectEqual(distribution.interval(covering: level), distribution.interval(covering: 0))
    }
    for level: Double in [2, .infinity, 1.0.nextUp] {
      expectEqual(distribution.quantile(level), distribution.quantile(1))
      expectEqual(distribution.interval(covering: level), distribution.interval(covering: 1))
    }
    expectEqual(distribution.quantile(.nan), distribution.median)
    expectEqual(distribution.interval(covering: .nan), distribution.interval(covering: 0.5))
  }

  @Test(arguments: 0..<60)
  func conditioningOnALaterDayRescalesTheRest(seed: Int) throws {
    let sample = try DayDistributionTests.Sample(seed: seed)
    let distribution = sample.distribution
    for day in sample.firstDay - 3...distribution.lastDay + 3 {
      let last = max(day, distribution.lastDay)
      let left = sample.weight(of: day...last)
      guard let given = distribution.given(atLeast: day) else {
        expectEqual(left, 0)
        continue
      }
      for later in day...last {
        let expected = Double(sample.weight(of: later)) / Double(left)
        expect(abs(given.probability(of: later) - expected) < 1e-12)
      }
      expectEqual(given.probability(upTo: day - 1), 0)
      if day <= sample.firstDay { expectEqual(given, distribution) }
    }
    expectEqual(distribution.given(atLeast: .min), distribution)
    expect(distribution.given(atLeast: .max) == nil)
  }

  @Test func noDayOverflows() throws {
    for firstDay in [-4_000_000, 4_000_000] {
      let distribution = try DayDistribution(firstDay: firstDay, weights: [1, 3])
      expect(distribution.median == firstDay + 1 && distribution.mode == firstDay + 1)
      expect(abs(distribution.mean - Double(firstDay) - 0.75) < 1e-9)
      for day in [Int.min, .max] {
        expectEqual(distribution.probability(of: day), 0)
        expectEqual(distribution.probability(upTo: day), day < 0 ? 0 : 1)
      }
    }
  }

  @Test(
    arguments: [
      [.leastNonzeroMagnitude], [0, .leastNormalMagnitude / 64, .leastNormalMagnitude / 16],
      [1e-300, 3e-300], [4e307, 12e307],
    ] as [[Double]])
  func everyPositiveFiniteSumIsScaledTo1(weights: [Double]) throws {
    let distribution = try DayDistribution(firstDay: 0, weights: weights)
    expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    expect(distribution.probabilities.allSatisfy { $0 >= 0 && $0 <= 1 })
    expectEqual(distribution.mode, weights.count - 1)
  }

  @Test(arguments: [0...3, -5 ... -1, 4_000_001 ... .max, .min ... -4_000_001])
  func probabilitiesInARangeCoverAllPossibleDays(days: ClosedRange<Int>) throws {
    let distribution = try DayDistribution(firstDay: 1, weights: [1, 3])
    let expected: [Int: [Double]] = [0: [0, 0.25, 0.75, 0], -5: [0, 0, 0, 0, 0]]
    expectEqual(distribution.probabilities(in: days), expected[days.lowerBound] ?? [])
  }

  /// Beyond 120 days the model's last days say more about where it ends than about waiting.
  @Test(arguments: [121, 140, 150, 151, 1000])
  func aLongWaitHasNoEndInSight(elapsed: Int) throws {
    let days = try #require(
      DayDistribution(trimming: Array(repeating: 1.0, count: 131), from: 20))
    expectEqual(days.afterWaiting(120).lastDay, 150)
    let waiting = days.afterWaiting(elapsed)
    expect(waiting.firstDay == elapsed && waiting.lastDay > elapsed + 100)
  }
}
