import CycleResearch
import TestSupport
import Testing

@Suite("Forecast scores: laws and plain definitions") struct BacktestScoresLawTests {
  /// A quarter each on 27 and 28, a half on 29.
  private let forecast: DayDistribution

  init() throws {
    forecast = try DayDistribution(firstDay: 27, weights: [1, 1, 2])
  }

  @Test func theLogScoreIsTheLogarithmOfTheProbability() {
    expect(abs(forecast.logScore(observed: 29) - 0.693_147_180_559_945_3) < 1e-15)
    expect(abs(forecast.logScore(observed: 27) - 1.386_294_361_119_890_6) < 1e-15)
    // 12 times the natural logarithm of 10.
    expect(abs(forecast.logScore(observed: 30) - 27.631_021_115_928_547) < 1e-12)
  }

  @Test func theIntegralTransformRunsFromLessToAtMost() {
    expectEqual(forecast.pit(observed: 26), 0...0)
    expectEqual(forecast.pit(observed: 27), 0...0.25)
    expectEqual(forecast.pit(observed: 28), 0.25...0.5)
    expectEqual(forecast.pit(observed: 29), 0.5...1)
    expectEqual(forecast.pit(observed: 30), 1...1)
  }

  @Test(arguments: LongTest.seeds(200, small: 50))
  func agreesWithThePlainDefinitions(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let forecasts = try (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      let weights = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
        Bool.random(using: &generator) ? 0 : Double.random(in: 0...1, using: &generator)
      }
      return (
        try DayDistribution(
          firstDay: .random(in: 0...40, using: &generator), weights: weights + [0.1]),
        Int.random(in: 0...120, using: &generator)
      )
    }
    expect(Backtest.Scores(forecasts).agrees(with: PlainScores(forecasts)))
  }

  @Test(arguments: -5...5)
  func aPointForecastScoresItsAbsoluteError(offset: Int) {
    let point = DayDistribution(point: 28)
    expectEqual(point.median, 28)
    expectEqual(point.mean, 28)
    expectEqual(point.crps(observed: 28 + offset), Double(abs(offset)))
    expectEqual(Backtest.Scores([(point, 28 + offset)]).meanAbsoluteError, Double(abs(offset)))
  }

  @Test func noForecastHasNoScore() {
    let scores = Backtest.Scores([])
    expectEqual(scores.count, 0)
    expectEqual(scores.named.count, 17)
    expect(scores.named.values.allSatisfy { $0.isNaN })
  }

  @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max])
  func distantDaysHaveFiniteScores(observed: Int) {
    let scores = Backtest.Scores([(forecast, observed)])
    let distance = abs(Double(observed) - 28)
    expect(abs(scores.crps / distance - 1) < 0.03)
    expectEqual(scores.meanAbsoluteError, distance)
    expectEqual(scores.interval95.coverage, 0)
    expectEqual(scores.interval95.wholeDayCoverage, 0)
  }

  @Test func pointsBeyondFourMillionAreFourMillion() {
    expectEqual(DayDistribution(point: .max).firstDay, 4_000_000)
    expectEqual(DayDistribution(point: .min).firstDay, -4_000_000)
  }
}
