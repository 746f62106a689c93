import CyclePrediction
import TestSupport
import Testing

/// Forecasts from a log that lacks a period, or has one too many.
@Suite("Forecast basis: cases of forgotten periods") struct BasisCaseTests {
  let predictor = CyclePredictor()

  private func forecast(_ lengths: [Int], _ elapsed: Int) throws -> CycleForecast {
    let history = try history(ofLengths: lengths)
    return try predictor.forecast(for: history, asOf: history.day(elapsed))
  }

  @Test(
    arguments: LongTest.values([[], [25, 34, 29, 41], [28, 28, 29, 28, 27, 28]], small: 2),
    LongTest.values([0, 10, 28, 119, 60, 135, 35], small: 3))
  func theCasesAddUp(lengths: [Int], elapsed: Int) throws {
    let basis = try forecast(lengths, elapsed).basis
    let sum =
      basis.probability + basis.probabilityOfMissedPeriod + basis.probabilityOfSpuriousStart
    // A start may be spurious and a later one missing.
    #expect(sum > 1 - 1e-6 && sum < 1.01)
    #expect(!basis.isTooLongAgo && basis.start != nil)
  }

  @Test func addingTheForgottenPeriodEndsTheSuggestion() throws {
    var history = try history(ofLengths: [28, 28, 29, 28, 27, 28, 28, 28])
    let today = history.day(42)
    try history.add(LoggedPeriod(start: history.day(28)), asOf: today)
    let forecast = try predictor.forecast(for: history, asOf: today)
    #expect(forecast.suggestions.isEmpty && forecast.basis.probability > 0.99)
  }

  @Test(arguments: [150, 200, 400, 5000])
  func afterFiveMonthsItIsTooLongAgoToSay(elapsed: Int) throws {
    let history = try history(ofLengths: [28, 28, 29, 28])
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    #expect(forecast.basis.isTooLongAgo && forecast.basis.probability == 0)
    #expect(forecast.suggestions == [.nothingLogged(since: history.day(0))])
    #expect(forecast.summary.lateBy == 0 && forecast.summary.phase == nil)
    #expect(forecast.nextPeriod.start.interval(covering: 0.8).dates.count > 20)
  }

  @Test func withoutALogThereIsNoBasis() throws {
    let forecast = try predictor.forecast(for: CycleHistory(), asOf: january(1))
    #expect(forecast.basis.start == nil && forecast.suggestions == [.noPeriodLogged])
    // A random day of a cycle tells nothing, so the screen asks, and names no date and no percentage.
    let (summary, words) = (forecast.summary, CycleMessages())
    #expect(forecast.nextFertileWindow == nil)
    #expect(words.text(for: summary) == words.text(for: .noPeriodLogged))
    for text in [
      words.text(for: summary), words.intervalText(for: summary), words.fertilityText(for: summary),
      words.discreetText(for: summary),
    ] {
      #expect(!text.contains { $0.isNumber }, "\(text)")
    }
  }
}
