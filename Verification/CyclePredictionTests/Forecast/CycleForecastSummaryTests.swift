import CyclePrediction
import Testing

@Suite struct CycleForecastSummaryTests {
  let predictor = CyclePredictor()

  @Test(arguments: [[], [28, 28, 29], [25, 34, 29, 41]], [0, 4, 12, 20, 29, 50, 130, 300])
  func theSummaryAgreesWithTheOtherAnswers(lengths: [Int], elapsed: Int) throws {
    let history = try history(ofLengths: lengths)
    let forecast = try predictor.forecast(for: history, asOf: history.day(elapsed))
    let summary = forecast.summary
    let today = try #require(forecast.days(in: forecast.asOf...forecast.asOf).first)
    let isTooLongAgo = elapsed >= 150
    #expect(summary.basis == forecast.basis && summary.basis.isTooLongAgo == isTooLongAgo)
    #expect(summary.cycleDay == (isTooLongAgo ? nil : elapsed + 1))
    #expect(forecast.currentCycle?.day == elapsed + 1 && today.cycleDay == elapsed + 1)
    let isUnlogged = today.phase == .menstrual && !today.isLoggedPeriod
    #expect(summary.phase == (isTooLongAgo || isUnlogged ? nil : today.phase))
    #expect(summary.suggestions == forecast.suggestions)
    #expect(summary.fertileProbability == today.fertileProbability)
    let fertile = forecast.fertility.fertileProbability(on: forecast.asOf)
    #expect(abs(summary.fertileProbability - fertile) < 0.05)
    #expect(summary.daysUntilNextPeriod == forecast.daysUntilNextPeriod)
    #expect(summary.nextPeriodInterval == forecast.nextPeriod.start.interval(covering: 0.8))
    #expect(summary.probabilityOfMissedPeriod == forecast.probabilityOfMissedPeriod)
    let ovulation = forecast.asOf.days(until: forecast.fertility.ovulation.median)
    #expect(summary.daysUntilOvulation == (ovulation < 0 || isTooLongAgo ? nil : ovulation))
    let expected = predictor.cycleLength(after: lengths).median
    // A period that was probably not logged is not late.
    let isRunning = summary.basis.probability >= 0.5
    #expect(summary.lateBy == (isRunning ? max(0, elapsed - expected) : 0))
  }

  @Test func aPeriodIsNeverSaidToBeLateAndThere() throws {
    let history = try history(ofLengths: [28, 29, 28, 27, 28, 28])
    var wasLikely = false
    for day in 0...60 {
      let forecast = try predictor.forecast(for: history, asOf: history.day(day))
      #expect((forecast.summary.phase == .menstrual) == (day < 5))
      let today = try #require(forecast.days(in: forecast.asOf...forecast.asOf).first)
      wasLikely = wasLikely || day > 20 && today.phase == .menstrual
    }
    #expect(wasLikely)
  }

  @Test func anOpenPeriodIsThereAsLongAsHersUsuallyLast() throws {
    let history = try history(ofLengths: [28, 29, 28, 27, 28, 28], bleeding: nil)
    let phases = try [0, 3, 9, 12].map {
      try predictor.forecast(for: history, asOf: history.day($0)).summary.phase
    }
    #expect(phases == [.menstrual, .menstrual, .follicular, .follicular])
    for day in 26...36 {
      let late = try predictor.forecast(for: history, asOf: history.day(day))
      #expect(late.summary.phase != .menstrual)
    }
  }

  @Test func withoutACycleThereIsNoDayOfOne() throws {
    let summary = try predictor.forecast(for: CycleHistory(), asOf: january(1)).summary
    #expect(summary.cycleDay == nil && summary.daysUntilOvulation == nil && summary.lateBy == 0)
    #expect(summary.probabilityOfMissedPeriod == 0)
    #expect(summary.nextPeriodInterval.lowerBound >= january(1))
  }

  @Test func theDayExpectedIsNotLate() throws {
    let history = try history(ofLengths: Array(repeating: 28, count: 8))
    let late = try [27, 28, 29, 30].map {
      try predictor.forecast(for: history, asOf: history.day($0)).summary.lateBy
    }
    #expect(late == [0, 0, 1, 2])
  }
}
