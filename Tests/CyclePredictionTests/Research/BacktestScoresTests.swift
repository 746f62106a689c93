import CyclePrediction
import TestSupport
import Testing

@Suite struct BacktestScoresTests {
  /// A quarter each on 27 and 28, a half on 29.
  private let forecast: DayDistribution

  init() throws {
    forecast = try DayDistribution(firstDay: 27, weights: [1, 1, 2])
  }

  // By hand: the cumulative probabilities are 0.25, 0.5 and 1; the median is 28, the mean 28.25.
  @Test(arguments: [
    (26, 1.8125, 2.25), (27, 0.8125, 1.25), (28, 0.3125, 0.25), (29, 0.3125, -0.75),
    (30, 1.3125, -1.75),
  ])
  func scoresOfOneForecastAgreeWithManualCalculation(observed: Int, crps: Double, bias: Double) {
    let scores = Backtest.Scores([(forecast, observed)])
    #expect(scores.count == 1)
    #expect(scores.meanAbsoluteError == Double(abs(28 - observed)))
    #expect(abs(scores.rootMeanSquareError - abs(bias)) < 1e-12)
    #expect(abs(scores.bias - bias) < 1e-12)
    #expect(abs(scores.crps - crps) < 1e-12)
    #expect(abs(forecast.crps(observed: observed) - crps) < 1e-12)
    #expect(scores.withinOneDay == (abs(28 - observed) <= 1 ? 1 : 0))
    #expect(scores.withinTwoDays == 1)
  }

  @Test func theLogScoreIsTheLogarithmOfTheProbability() {
    #expect(abs(forecast.logScore(observed: 29) - 0.693_147_180_559_945_3) < 1e-15)
    #expect(abs(forecast.logScore(observed: 27) - 1.386_294_361_119_890_6) < 1e-15)
    // 12 times the natural logarithm of 10.
    #expect(abs(forecast.logScore(observed: 30) - 27.631_021_115_928_547) < 1e-12)
  }

  @Test func theIntegralTransformRunsFromLessToAtMost() {
    #expect(forecast.pit(observed: 26) == 0...0)
    #expect(forecast.pit(observed: 27) == 0...0.25)
    #expect(forecast.pit(observed: 28) == 0.25...0.5)
    #expect(forecast.pit(observed: 29) == 0.5...1)
    #expect(forecast.pit(observed: 30) == 1...1)
  }

  // The central half is the cumulative probabilities 0.25 to 0.75, the days 27 to 29.
  @Test(arguments: [(26, 0.0, 0.0), (27, 0, 1), (28, 1, 1), (29, 0.5, 1), (30, 0, 0)])
  func coverageIsTheShareOfTheTransform(observed: Int, coverage: Double, wholeDays: Double) {
    let interval = Backtest.Scores([(forecast, observed)]).interval50
    #expect(interval.level == 0.5)
    #expect(abs(interval.coverage - coverage) < 1e-12)
    #expect(interval.wholeDayCoverage == wholeDays)
    #expect(interval.width == 3)
  }

  @Test(arguments: 0..<200)
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
    #expect(Backtest.Scores(forecasts).agrees(with: PlainScores(forecasts)))
  }

  @Test(arguments: -5...5)
  func aPointForecastScoresItsAbsoluteError(offset: Int) {
    let point = DayDistribution(point: 28)
    #expect(point.median == 28)
    #expect(point.mean == 28)
    #expect(point.crps(observed: 28 + offset) == Double(abs(offset)))
    #expect(Backtest.Scores([(point, 28 + offset)]).meanAbsoluteError == Double(abs(offset)))
  }

  @Test func noForecastHasNoScore() {
    let scores = Backtest.Scores([])
    #expect(scores.count == 0)
    #expect(scores.named.count == 17)
    #expect(scores.named.values.allSatisfy { $0.isNaN })
  }

  @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max])
  func distantDaysHaveFiniteScores(observed: Int) {
    let scores = Backtest.Scores([(forecast, observed)])
    let distance = abs(Double(observed) - 28)
    #expect(abs(scores.crps / distance - 1) < 0.03)
    #expect(scores.meanAbsoluteError == distance)
    #expect(scores.interval95.coverage == 0)
    #expect(scores.interval95.wholeDayCoverage == 0)
  }

  @Test func pointsBeyondFourMillionAreFourMillion() {
    #expect(DayDistribution(point: .max).firstDay == 4_000_000)
    #expect(DayDistribution(point: .min).firstDay == -4_000_000)
  }
}
