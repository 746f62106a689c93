import BenchmarkHarness
import Testing

@Suite struct StatisticsTests {
  /// `numpy.quantile(range(1, 11), p)`, whose default is the same interpolation.
  @Test(arguments: [
    (0, 1), (0.1, 1.9), (0.25, 3.25), (0.5, 5.5), (0.75, 7.75), (0.9, 9.1), (1, 10),
  ])
  func quantilesOfOneToTenAreKnown(fraction: Double, value: Double) throws {
    let statistics = try #require(Statistics((1...10).map(Double.init).reversed()))
    #expect(abs(statistics.quantile(fraction) - value) < 1e-12)
  }

  @Test func quartilesAndMedianAreQuantiles() throws {
    let statistics = try #require(Statistics([4, 1, 3, 2, 5]))
    #expect(statistics.median == 3)
    #expect(statistics.quartiles == 2...4)
    #expect(statistics.minimum == 1)
  }

  @Test func nothingAndNaNHaveNoStatistics() {
    #expect(Statistics([]) == nil)
    #expect(Statistics([1, .nan]) == nil)
  }

  @Test(arguments: 1..<30)
  func quantilesRiseFromTheLeastToTheGreatestValue(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    let values = (0..<seed).map { _ in Double.random(in: -10...10, using: &generator) }
    let statistics = try #require(Statistics(values))
    let quantiles = (-5...105).map { statistics.quantile(Double($0) / 100) }
    #expect(quantiles == quantiles.sorted())
    #expect(quantiles.first == values.min())
    #expect(quantiles.last == values.max())
    #expect(Statistics(values.shuffled(using: &generator)) == statistics)
  }
}
