import Testing

@testable import BenchmarkHarness

@Suite struct RatioEstimateTests {
  private func pairs(
    _ ratio: Double, seed: Int, count: Int = 10
  ) -> [(before: Double, after: Double)] {
    var generator = SeededGenerator(state: UInt64(seed))
    return (0..<count).map { _ in
      (
        Double.random(in: 88...112, using: &generator),
        Double.random(in: 88...112, using: &generator) * ratio
      )
    }
  }

  @Test func theEstimateIsTheMedianOfTheRatios() throws {
    let pairs = [(1.0, 2.0), (10, 30), (5, 5), (4, 16), (3, 6)]
    let estimate = try #require(
      RatioEstimate(pairs: pairs.map { (before: $0.0, after: $0.1) }))
    #expect(abs(estimate.ratio - 2) < 1e-12)
    #expect(estimate.interval.lowerBound < 1.5 && estimate.interval.upperBound > 2.5)
  }

  @Test(arguments: 1...20)
  func theInverseHasTheInverseInterval(seed: Int) throws {
    let pairs = pairs(1.2, seed: seed)
    let forth = try #require(RatioEstimate(pairs: pairs))
    let back = try #require(
      RatioEstimate(pairs: pairs.map { (before: $0.after, after: $0.before) }))
    #expect(abs(forth.ratio * back.ratio - 1) < 1e-12)
    // The draws are others, so that the ends of the intervals may be neighboring values.
    #expect(abs(forth.interval.lowerBound * back.interval.upperBound - 1) < 0.1)
  }

  @Test func theSameNumbersGiveTheSameInterval() throws {
    let pairs = pairs(1.2, seed: 1)
    #expect(RatioEstimate(pairs: pairs) == RatioEstimate(pairs: pairs))
  }

  /// An interval of ten pairs has a little less than its level.
  @Test func theIntervalHoldsTheTrueRatio() {
    let misses = (1...200).count { seed in
      guard let estimate = RatioEstimate(pairs: pairs(1.2, seed: seed)) else { return true }
      return !estimate.interval.contains(1.2)
    }
    #expect(misses <= 10)
  }

  @Test func moreRoundsMakeItNarrower() throws {
    func width(_ count: Int) throws -> Double {
      let estimate = try #require(RatioEstimate(pairs: pairs(1, seed: 7, count: count)))
      return estimate.interval.upperBound - estimate.interval.lowerBound
    }
    #expect(try width(100) < width(10) / 2)
  }

  @Test func fewerThanFivePairsMakeNoInterval() {
    #expect(RatioEstimate(pairs: pairs(1, seed: 1, count: 5)) != nil)
    #expect(RatioEstimate(pairs: pairs(1, seed: 1, count: 4)) == nil)
  }

  @Test func timesThatAreNotPositiveMakeNoInterval() {
    #expect(RatioEstimate(pairs: pairs(1, seed: 1) + [(before: 0, after: 1)]) == nil)
    #expect(RatioEstimate(pairs: pairs(1, seed: 1) + [(before: 1, after: -1)]) == nil)
    #expect(RatioEstimate(before: [0, 1], after: [1]) == nil)
    #expect(RatioEstimate(before: [1], after: []) == nil)
  }

  @Test func samplesThatAreNotPairedHaveTheRatioOfTheirMedians() throws {
    let estimate = try #require(RatioEstimate(before: [1, 2, 3], after: [5, 6, 7, 8]))
    #expect(abs(estimate.ratio - 3.25) < 1e-12)
    #expect(estimate.interval.contains(3.25))
    #expect(estimate.interval.lowerBound >= 5.0 / 3 - 1e-12)
    #expect(estimate.interval.upperBound <= 8 + 1e-12)
  }
}
