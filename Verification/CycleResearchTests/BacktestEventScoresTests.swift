import CycleResearch
import Testing

@Suite("Event scores: probabilities scored by hand") struct BacktestEventScoresTests {
  @Test func fourProbabilitiesAreScoredByHand() {
    let scores = Backtest.EventScores([(0.8, true), (0.04, true), (0.5, false), (0.05, true)])
    #expect(scores.count == 4)
    #expect(scores.frequency == 0.75)
    #expect(abs(scores.meanProbability - 1.39 / 4) < 1e-12)
    // Squares of 0.2, 0.96, 0.5, and 0.95.
    #expect(abs(scores.brierScore - (0.04 + 0.9216 + 0.25 + 0.9025) / 4) < 1e-12)
    // 5 % itself is not below 5 %.
    #expect(abs(scores.toldBelowFivePercent - 1.0 / 3) < 1e-12)
  }

  @Test func nothingHasNoScores() {
    let none = Backtest.EventScores([(Double, Bool)]())
    #expect(none.count == 0 && none.brierScore.isNaN && none.toldBelowFivePercent.isNaN)
    #expect("\(none.brierScore)" == "nan" && "\(none.frequency)" == "nan")
    let scores = Backtest.Scores([(DayDistribution, Int)]())
    #expect(
      "\(scores.crps) \(scores.rootMeanSquareError) \(scores.interval80.width)" == "nan nan nan")
    let never = Backtest.EventScores([(0.01, false)])
    #expect(never.count == 1 && never.frequency == 0 && never.toldBelowFivePercent.isNaN)
  }
}
