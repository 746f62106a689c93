import CyclePrediction
import TestSupport
import Testing

/// Forecasts from a log that lacks a period, or has one too many.
@Suite("Forecast basis: a missing or extra period") struct BasisTests {
  let predictor = CyclePredictor()

  private func forecast(_ lengths: [Int], _ elapsed: Int) throws -> CycleForecast {
    let history = try history(ofLengths: lengths)
    return try predictor.forecast(for: history, asOf: history.day(elapsed))
  }

  @Test func aForgottenPeriodIsSuggestedAndForecastFrom() throws {
    let regular = [28, 28, 29, 28, 27, 28, 28, 28]
    try expect(forecast(regular, 14).suggestions.isEmpty)
    try expect(forecast(regular, 29).suggestions.isEmpty)
    let forecast = try forecast(regular, 42)
    guard case .missedPeriod(let missed)? = forecast.suggestions.first else {
      Issue.record("There is no suggestion.")
      return
    }
    expect(missed.probability > 0.95 && (-16 ... -12).contains(missed.start.days.median))
    expect((12...16).contains(forecast.daysUntilNextPeriod))
    expect(forecast.summary.fertileProbability > 0.3 && forecast.summary.lateBy == 0)
    expectEqual(forecast.probabilityOfMissedPeriod, missed.probability)
  }

  @Test func aRegularLongCycleIsNotASuspect() throws {
    let forecast = try forecast([60, 61, 58, 60, 62, 59], 40)
    expect(forecast.suspectedMissedPeriods.isEmpty && forecast.suspectedSpuriousStarts.isEmpty)
    expect(forecast.suggestions.isEmpty && forecast.probabilityOfMissedPeriod < 0.1)
    expect((17...23).contains(forecast.daysUntilNextPeriod))
  }

  @Test func bleedingInTheMiddleOfACycleIsSuspected() throws {
    let regular = [28, 28, 29, 28, 27, 28]
    let running = try forecast(regular + [13], 4)
    expect(running.basis.probabilityOfSpuriousStart > 0.5)
    guard case .spuriousStart(let start)? = running.suggestions.first else {
      Issue.record("There is no suggestion.")
      return
    }
    expectEqual(start.period.start, running.currentCycle?.start)
    expect((8...14).contains(running.daysUntilNextPeriod))
    let history = try history(ofLengths: regular + [13, 15, 28])
    let later = try predictor.forecast(for: history, asOf: history.day(3))
    expectEqual(later.suspectedSpuriousStarts.map(\.id), [history.periods[7].start])
    var corrected = history
    try corrected.removePeriod(startingOn: history.periods[7].start)
    let after = try predictor.forecast(for: corrected, asOf: history.day(3))
    expect(after.suspectedSpuriousStarts.isEmpty)
  }
}
