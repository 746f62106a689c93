import CyclePrediction
import TestSupport
import Testing

@Suite("Forecast summary: late, open, and expected periods") struct CycleForecastSummaryTests {
  let predictor = CyclePredictor()

  @Test(
    arguments: LongTest.values([[], [25, 34, 29, 41], [28, 28, 29]], small: 1),
    LongTest.values([0, 4, 12, 50, 130, 300, 20, 29], small: 2))
  func theSummaryAgreesWithTheOtherAnswers(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let summary = forecast.summary
    let today = try #require(forecast.days(in: forecast.asOf...forecast.asOf).first)
    let isTooLongAgo = elapsed >= 150
    expect(summary.basis == forecast.basis && summary.basis.isTooLongAgo == isTooLongAgo)
    expectEqual(summary.cycleDay, isTooLongAgo ? nil : elapsed + 1)
    expect(forecast.currentCycle?.day == elapsed + 1 && today.cycleDay == elapsed + 1)
    let isUnlogged = today.phase == .menstrual && !today.isLoggedPeriod
    expectEqual(summary.phase, isTooLongAgo || isUnlogged ? nil : today.phase)
    expectEqual(summary.suggestions, forecast.suggestions)
    expectEqual(summary.fertileProbability, today.fertileProbability)
    let fertile = forecast.fertility.fertileProbability(on: forecast.asOf)
    expect(abs(summary.fertileProbability - fertile) < 0.05)
    expectEqual(summary.daysUntilNextPeriod, forecast.daysUntilNextPeriod)
    expectEqual(summary.nextPeriodInterval, forecast.nextPeriod.start.interval(covering: 0.8))
    expectEqual(summary.probabilityOfMissedPeriod, forecast.probabilityOfMissedPeriod)
    let ovulation = forecast.asOf.days(until: forecast.fertility.ovulation.median)
    expectEqual(summary.daysUntilOvulation, ovulation < 0 || isTooLongAgo ? nil : ovulation)
    let expected = predictor.cycleLength(after: lengths).median
    // A period that was probably not logged is not late.
    let isRunning = summary.basis.probability >= 0.5
    expectEqual(summary.lateBy, isRunning ? max(0, elapsed - expected) : 0)
  }

  @Test func aPeriodIsNeverSaidToBeLateAndThere() throws {
    let history = try history(ofLengths: [28, 29, 28, 27, 28, 28])
    var wasLikely = false
    for day in stride(from: 0, through: 60, by: LongTest.size(1, small: 28)) {
      let forecast = try predictor.forecast(for: history, asOf: history.day(day))
      expectEqual((forecast.summary.phase == .menstrual), day < 5)
      let today = try #require(forecast.days(in: forecast.asOf...forecast.asOf).first)
      wasLikely = wasLikely || day > 20 && today.phase == .menstrual
    }
    expect(wasLikely)
  }

  @Test func anOpenPeriodIsThereAsLongAsHersUsuallyLast() throws {
    let history = try history(ofLengths: [28, 29, 28, 27, 28, 28], bleeding: nil)
    let phases = try [0, 3, 9, 12].map {
      try predictor.forecast(for: history, asOf: history.day($0)).summary.phase
    }
    expectEqual(phases, [.menstrual, .menstrual, .follicular, .follicular])
    for day in stride(from: 26, through: 36, by: LongTest.size(1, small: 10)) {
      let late = try predictor.forecast(for: history, asOf: history.day(day))
      expect(late.summary.phase != .menstrual)
    }
  }

  @Test func withoutACycleThereIsNoDayOfOne() throws {
    let summary = try predictor.forecast(for: CycleHistory(), asOf: january(1)).summary
    expect(summary.cycleDay == nil && summary.daysUntilOvulation == nil && summary.lateBy == 0)
    expectEqual(summary.probabilityOfMissedPeriod, 0)
    expect(summary.nextPeriodInterval.lowerBound >= january(1))
  }

  @Test func theDayExpectedIsNotLate() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 8))
    let late = try [27, 28, 29, 30].map {
      try predictor.forecast(for: history, asOf: history.day($0)).summary.lateBy
    }
    expectEqual(late, [0, 0, 1, 2])
  }
}
