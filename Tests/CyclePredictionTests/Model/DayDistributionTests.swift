import TestSupport
import Testing

@testable import CyclePrediction

/// Distributions with seeded integer weights, so that sums and quantiles are exact.
@Suite struct DayDistributionTests {
  /// Weights of 0 to 9, many of them 0, at least one positive.
  struct Sample {
    let firstDay: Int
    let weights: [Int]
    let distribution: DayDistribution

    init(seed: Int) throws {
      var generator = SeededGenerator(seed: seed)
      firstDay = Int.random(in: -40...40, using: &generator)
      let count = Int.random(in: 1...30, using: &generator)
      var weights = (0..<count).map { _ in max(0, Int.random(in: -4...9, using: &generator)) }
      weights[Int.random(in: 0..<count, using: &generator)] += 1
      self.weights = weights
      distribution = try DayDistribution(firstDay: firstDay, weights: weights.map(Double.init))
    }

    var total: Int { weights.reduce(0, +) }

    func weight(of day: Int) -> Int {
      weights.indices.contains(day - firstDay) ? weights[day - firstDay] : 0
    }

    func weight(of days: ClosedRange<Int>) -> Int { days.reduce(0) { $0 + weight(of: $1) } }

    /// The days that have a weight, from the earliest on.
    var possibleDays: [Int] { (firstDay..<firstDay + weights.count).filter { weight(of: $0) > 0 } }

    /// The smallest possible day up to which `numerator / denominator` of the weight lies.
    func quantile(_ numerator: Int, of denominator: Int) -> Int? {
      possibleDays.first { weight(of: firstDay...$0) * denominator >= numerator * total }
    }
  }

  @Test(arguments: 0..<60)
  func theProbabilitiesAreThoseOfTheWeights(seed: Int) throws {
    let sample = try Sample(seed: seed)
    let distribution = sample.distribution
    #expect(distribution.firstDay == sample.firstDay)
    #expect(distribution.lastDay == sample.firstDay + sample.weights.count - 1)
    #expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    for day in sample.firstDay - 3...distribution.lastDay + 3 {
      let expected = Double(sample.weight(of: day)) / Double(sample.total)
      #expect(abs(distribution.probability(of: day) - expected) < 1e-12)
      let sum = day < sample.firstDay ? 0 : sample.weight(of: sample.firstDay...day)
      let upTo = distribution.probability(upTo: day)
      #expect(abs(upTo - Double(sum) / Double(sample.total)) < 1e-12 && upTo <= 1)
    }
  }

  @Test(arguments: 0..<60)
  func theMomentsAndTheModeAreThoseOfTheWeights(seed: Int) throws {
    let sample = try Sample(seed: seed)
    let distribution = sample.distribution
    var (sum, squares) = (0, 0)
    for day in sample.possibleDays {
      sum += day * sample.weight(of: day)
      squares += day * day * sample.weight(of: day)
    }
    let total = Double(sample.total)
    let variance = (Double(squares) - Double(sum) * Double(sum) / total) / total
    #expect(abs(distribution.mean - Double(sum) / total) < 1e-9)
    #expect(abs(distribution.standardDeviation - max(variance, 0).squareRoot()) < 1e-6)
    let heaviest = sample.weights.max()
    #expect(distribution.mode == sample.possibleDays.first { sample.weight(of: $0) == heaviest })
  }

  @Test(arguments: 0..<60)
  func aQuantileIsTheSmallestDayThatReachesItsLevel(seed: Int) throws {
    let sample = try Sample(seed: seed)
    let distribution = sample.distribution
    for twentieth in 1...20 {
      let level = Double(twentieth) / 20
      #expect(distribution.quantile(level) == sample.quantile(twentieth, of: 20))
      let interval = distribution.interval(covering: level)
      #expect(interval.lowerBound == sample.quantile(20 - twentieth, of: 40))
      #expect(interval.upperBound == sample.quantile(20 + twentieth, of: 40))
      #expect(sample.weight(of: interval) * 20 >= twentieth * sample.total)
    }
    #expect(distribution.median == sample.quantile(1, of: 2))
  }

  @Test(arguments: 0..<20)
  func levelsAreClampedAndNaNIsTheMedian(seed: Int) throws {
    let distribution = try Sample(seed: seed).distribution
    for level: Double in [-1, -.infinity, -.leastNonzeroMagnitude] {
      #expect(distribution.quantile(level) == distribution.quantile(0))
      #expect(distribution.interval(covering: level) == distribution.interval(covering: 0))
    }
    for level: Double in [2, .infinity, 1.0.nextUp] {
      #expect(distribution.quantile(level) == distribution.quantile(1))
      #expect(distribution.interval(covering: level) == distribution.interval(covering: 1))
    }
    #expect(distribution.quantile(.nan) == distribution.median)
    #expect(distribution.interval(covering: .nan) == distribution.interval(covering: 0.5))
  }

  @Test(arguments: 0..<60)
  func conditioningOnALaterDayRescalesTheRest(seed: Int) throws {
    let sample = try Sample(seed: seed)
    let distribution = sample.distribution
    for day in sample.firstDay - 3...distribution.lastDay + 3 {
      let last = max(day, distribution.lastDay)
      let left = sample.weight(of: day...last)
      guard let given = distribution.given(atLeast: day) else {
        #expect(left == 0)
        continue
      }
      for later in day...last {
        let expected = Double(sample.weight(of: later)) / Double(left)
        #expect(abs(given.probability(of: later) - expected) < 1e-12)
      }
      #expect(given.probability(upTo: day - 1) == 0)
      if day <= sample.firstDay { #expect(given == distribution) }
    }
    #expect(distribution.given(atLeast: .min) == distribution)
    #expect(distribution.given(atLeast: .max) == nil)
  }

  @Test func noDayOverflows() throws {
    for firstDay in [-4_000_000, 4_000_000] {
      let distribution = try DayDistribution(firstDay: firstDay, weights: [1, 3])
      #expect(distribution.median == firstDay + 1 && distribution.mode == firstDay + 1)
      #expect(abs(distribution.mean - Double(firstDay) - 0.75) < 1e-9)
      for day in [Int.min, .max] {
        #expect(distribution.probability(of: day) == 0)
        #expect(distribution.probability(upTo: day) == (day < 0 ? 0 : 1))
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
    #expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    #expect(distribution.probabilities.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(distribution.mode == weights.count - 1)
  }

  @Test(arguments: [[-1e-9], [1, .nan], [.infinity], [-.infinity, 1]])
  func invalidWeightsAreRejected(weights: [Double]) {
    #expect(throws: DayDistribution.Error.invalidWeight) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }

  @Test(arguments: [[], [0], [0, -0.0, 0], [.greatestFiniteMagnitude, .greatestFiniteMagnitude]])
  func sumsThatCannotBeScaledAreRejected(weights: [Double]) {
    #expect(throws: DayDistribution.Error.noWeight) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }

  @Test func moreThanAMillionDaysAreRejected() {
    for firstDay in [-4_000_001, 4_000_001, .min, .max] {
      #expect(throws: DayDistribution.Error.outOfRange) {
        try DayDistribution(firstDay: firstDay, weights: [1])
      }
    }
    let weights = [Double](repeating: 1, count: 1_000_001)
    #expect(throws: DayDistribution.Error.outOfRange) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }

  @Test(arguments: [0...3, -5 ... -1, 4_000_001 ... .max, .min ... -4_000_001])
  func probabilitiesInARangeCoverAllPossibleDays(days: ClosedRange<Int>) throws {
    let distribution = try DayDistribution(firstDay: 1, weights: [1, 3])
    let expected: [Int: [Double]] = [0: [0, 0.25, 0.75, 0], -5: [0, 0, 0, 0, 0]]
    #expect(distribution.probabilities(in: days) == expected[days.lowerBound] ?? [])
  }

  /// Beyond 120 days the model's last days say more about where it ends than about waiting.
  @Test(arguments: [121, 140, 150, 151, 1000])
  func aLongWaitHasNoEndInSight(elapsed: Int) throws {
    let days = try #require(
      DayDistribution(trimming: Array(repeating: 1.0, count: 131), from: 20))
    #expect(days.afterWaiting(120).lastDay == 150)
    let waiting = days.afterWaiting(elapsed)
    #expect(waiting.firstDay == elapsed && waiting.lastDay > elapsed + 100)
  }
}
