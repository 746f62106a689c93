import CycleResearch
import TestSupport
import Testing

@Suite("Forecast scores: manual calculation") struct BacktestScoresTests {
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
    expectEqual(scores.count, 1)
    expectEqual(scores.meanAbsoluteError, Double(abs(28 - observed)))
    expect(abs(scores.rootMeanSquareError - abs(bias)) < 1e-12)
    expect(abs(scores.bias - bias) < 1e-12)
    expect(abs(scores.crps - crps) < 1e-12)
    expect(abs(forecast.crps(observed: observed) - crps) < 1e-12)
    expectEqual(scores.withinOneDay, abs(28 - observed) <= 1 ? 1 : 0)
    expectEqual(scores.withinTwoDays, 1)
  }

  // The central half is the cumulative probabilities 0.25 to 0.75, the days 27 to 29.
  @Test(arguments: [(26, 0.0, 0.0), (27, 0, 1), (28, 1, 1), (29, 0.5, 1), (30, 0, 0)])
  func coverageIsTheShareOfTheTransform(observed: Int, coverage: Double, wholeDays: Double) {
    let interval = Backtest.Scores([(forecast, observed)]).interval50
    expectEqual(interval.level, 0.5)
    expect(abs(interval.coverage - coverage) < 1e-12)
    expectEqual(interval.wholeDayCoverage, wholeDays)
    expectEqual(interval.width, 3)
  }
}
