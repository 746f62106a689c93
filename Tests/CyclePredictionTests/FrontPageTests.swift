import CyclePrediction
import TestSupport
import Testing

/// The examples of the front page, with their output.
@Suite("Documentation: examples of the front page") struct FrontPageTests {
  @Test func theExampleOfTheForecastHolds() throws {
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    let forecast = try CyclePredictor().forecast(
      for: history, asOf: try CalendarDate(2026, 2, 10))

    let start = forecast.nextPeriod.start
    expectEqual(
      "\(start.median) \(start.interval(covering: 0.80)) \(forecast.daysUntilNextPeriod)",
      "2026-03-02 2026-02-27...2026-03-06 20")

    let fertile = forecast.fertility.days(withProbabilityAtLeast: 0.05)
    expect(fertile.contains(forecast.fertility.ovulation.median))
    for day in forecast.days(in: try CalendarMonth(2026, 3)) {
      expect((0...1).contains(day.periodProbability) && (0...1).contains(day.fertileProbability))
    }
    expectEqual(forecast.summary.daysUntilNextPeriod, 20)
    expect(forecast.probabilityOfMissedPeriod < 0.001)
  }

  @Test func theExamplesOfCycleLengthsHold() {
    let predictor = CyclePredictor()
    let length = predictor.cycleLength(after: [28, 31, 27])
    expect(length.interval(covering: 0.8).contains(length.median))
    var state = CycleLengthState(predictor)
    for length in [28, 31, 27] { state.observe(length) }
    expectEqual(state.prediction(), length)
  }
}
