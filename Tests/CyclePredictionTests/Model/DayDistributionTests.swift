import TestSupport
import Testing

@testable import CyclePrediction

/// Distributions with seeded integer weights, so that sums and quantiles are exact.
@Suite("Day distributions: quantiles and invalid weights") struct DayDistributionTests {
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
  func aQuantileIsTheSmallestDayThatReachesItsLevel(seed: Int) throws {
    let sample = try Sample(seed: seed)
    let distribution = sample.distribution
    for twentieth in 1...20 {
      let level = Double(twentieth) / 20
      expectEqual(distribution.quantile(level), sample.quantile(twentieth, of: 20))
      let interval = distribution.interval(covering: level)
      expectEqual(interval.lowerBound, sample.quantile(20 - twentieth, of: 40))
      expectEqual(interval.upperBound, sample.quantile(20 + twentieth, of: 40))
      expect(sample.weight(of: interval) * 20 >= twentieth * sample.total)
    }
    expectEqual(distribution.median, sample.quantile(1, of: 2))
  }

  @Test(arguments: [[-1e-9], [1, .nan], [.infinity], [-.infinity, 1]])
  func invalidWeightsAreRejected(weights: [Double]) {
    expectThrows(DayDistribution.Error.invalidWeight) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }

  @Test(arguments: [[], [0], [0, -0.0, 0], [.greatestFiniteMagnitude, .greatestFiniteMagnitude]])
  func sumsThatCannotBeScaledAreRejected(weights: [Double]) {
    expectThrows(DayDistribution.Error.noWeight) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }

  @Test func moreThanAMillionDaysAreRejected() {
    for firstDay in [-4_000_001, 4_000_001, .min, .max] {
      expectThrows(DayDistribution.Error.outOfRange) {
        try DayDistribution(firstDay: firstDay, weights: [1])
      }
    }
    let weights = [Double](repeating: 1, count: 1_000_001)
    expectThrows(DayDistribution.Error.outOfRange) {
      try DayDistribution(firstDay: 0, weights: weights)
    }
  }
}
