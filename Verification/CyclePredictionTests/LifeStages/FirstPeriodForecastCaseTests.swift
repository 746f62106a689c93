import CyclePrediction
import TestSupport
import Testing

/// Forecasts between an interruption and the first period after it.
@Suite("First period after an interruption: cases") struct FirstPeriodForecastCaseTests {
  /// The suspected start after a pregnancy of some days that ended on day 400, with bleeding that began
  /// some days later.
  private func suspect(pregnantFor days: Int, bleedingAfter wait: Int) throws -> Double? {
    var history = try CycleHistory(periods: [period(400 - days)])
    try history.add(
      CycleInterruption(.pregnancy, from: january(415 - days), to: january(400)), asOf: .latest)
    try history.log(DayLog(flow: .medium), on: january(400 + wait), asOf: .latest)
    let forecast = try CyclePredictor().forecast(for: history, asOf: january(402 + wait))
    let probability = forecast.suspectedSpuriousStarts.last?.probability
    expectEqual(forecast.suggestions.isEmpty, probability == nil)
    try history.confirmPeriod(startingOn: january(400 + wait))
    let answered = try CyclePredictor().forecast(for: history, asOf: january(402 + wait))
    expect(answered.suggestions.isEmpty)
    try history.removePeriod(startingOn: january(400 + wait))
    let removed = try CyclePredictor().forecast(for: history, asOf: january(402 + wait))
    expect(removed.firstPeriod != nil && removed.suggestions.isEmpty)
    return probability
  }

  @Test(arguments: [(280, 1), (280, 14), (280, 27), (60, 1), (60, 20)])
  func bleedingSoonAfterAPregnancyIsSuspected(days: Int, wait: Int) throws {
    let probability = try suspect(pregnantFor: days, bleedingAfter: wait)
    try expect(#require(probability) > 0.95)
  }

  @Test func aSecondBleedingSoonAfterABirthIsSuspectedToo() throws {
    var history = try CycleHistory(periods: [period(120)])
    try history.add(
      CycleInterruption(.pregnancy, from: january(135), to: january(400)), asOf: .latest)
    for day in [401, 414] {
      try history.log(DayLog(flow: .medium), on: january(day), asOf: .latest)
    }
    func suspects() throws -> [CalendarDate] {
      try CyclePredictor().forecast(for: history, asOf: january(415)).suspectedSpuriousStarts
        .map(\.period.start)
    }
    try expectEqual(suspects().last, january(414))
    try history.confirmPeriod(startingOn: january(401))
    // Then it is judged by the usual length of her cycles alone.
    try expect(
      CyclePredictor().forecast(for: history, asOf: january(415)).suspectedSpuriousStarts
        .allSatisfy { $0.probability < 0.95 })
  }

  @Test(arguments: [(280, 35), (280, 60), (60, 35)])
  func bleedingWhenTheFirstPeriodIsDueIsNot(days: Int, wait: Int) throws {
    try expect(suspect(pregnantFor: days, bleedingAfter: wait) == nil)
  }

  let predictor = CyclePredictor()

  /// A log with four periods, the last on day 85, and interruptions after it.
  private func log(_ interruptions: [CycleInterruption]) throws -> CycleHistory {
    let periods = try [1, 29, 57, 85].map { try LoggedPeriod(start: january($0)) }
    return try CycleHistory(periods: periods, interruptions: interruptions)
  }

  private func birth() throws -> CycleInterruption {
    try CycleInterruption(.pregnancy, from: january(100), to: january(365))
  }

  private func forecast(
    _ interruption: CycleInterruption, _ day: Int, _ context: CycleContext = CycleContext()
  ) throws -> CycleForecast {
    try predictor.forecast(for: log([interruption]), asOf: january(day), context: context)
  }

  private func days(_ stage: LifeStage, _ since: Int) -> DayDistribution? {
    guard case .firstPeriod(let waiting) = stage.outlook(daysSince: since) else { return nil }
    return waiting.days
  }

  @Test func theFirstPeriodFollowsItsPublishedTime() throws {
    let pill = try CycleInterruption(.hormonalContraception, from: january(90), to: january(200))
    let loss = try CycleInterruption(.pregnancy, from: january(100), to: january(150))
    for since in LongTest.values([1, 40, 20], small: 1) {
      let born = try forecast(birth(), 365 + since)
      expectEqual(born.nextPeriod.start.days, days(.afterBirth(.notAtAll), since))
      expect(born.firstPeriod?.ovulatingBefore == 0.20...0.91 && born.currentCycle == nil)
      let stopped = try forecast(pill, 200 + since)
      expectEqual(stopped.nextPeriod.start.days, days(.after(.pill), since))
      let injected = try forecast(pill, 200 + since, CycleContext(hormones: .injection))
      expectEqual(injected.nextPeriod.start.days, days(.after(.injection), since))
      try expectEqual(
        forecast(loss, 150 + since).nextPeriod.start.days, days(.afterEarlyLoss, since))
      let fed = try forecast(birth(), 365 + since, CycleContext(feeding: .partly))
      expectEqual(fed.nextPeriod.start.days, days(.afterBirth(.partly), since))
    }
    try expect(forecast(birth(), 366).daysUntilNextPeriod > 45)
  }

  @Test func theFirstPeriodEndsTheStage() throws {
    var history = try log([birth()])
    try history.add(LoggedPeriod(start: january(420)), asOf: january(420))
    let forecast = try predictor.forecast(for: history, asOf: january(430))
    expect(forecast.firstPeriod == nil && forecast.currentCycle?.day == 11)
    expect((14...22).contains(forecast.daysUntilNextPeriod))
  }

  @Test func breastfeedingHasAForecastIfTheFeedingIsKnown() throws {
    let feeding = try CycleInterruption(.breastfeeding, from: january(366))
    let history = try log([birth(), feeding])
    let today = january(365 + 100)
    expectThrows(CycleForecast.Error.interrupted(.breastfeeding)) {
      try predictor.forecast(for: history, asOf: today)
    }
    let context = CycleContext(feeding: .nearlyFully)
    let forecast = try predictor.forecast(for: history, asOf: today, context: context)
    expectEqual(forecast.nextPeriod.start.days, days(.afterBirth(.nearlyFully), 100))
    // The table of cycles ends after 150 days, the wait does not.
    let calendar = forecast.days(in: today...january(365 + 300))
    let next = forecast.nextPeriod
    for (day, date) in calendar.enumerated() {
      expect(date.periodProbability > next.probability(on: date.date) - 1e-4)
      expect(day > 20 || date.periodProbability < 0.03)
    }
    var returned = history
    try returned.add(LoggedPeriod(start: january(365 + 90)), asOf: today)
    expectThrows(CycleForecast.Error.interrupted(.breastfeeding)) {
      try predictor.forecast(for: returned, asOf: today, context: context)
    }
    var weaned = history
    try weaned.endInterruption(startingOn: january(366), on: january(460), asOf: today)
    expectThrows(CycleForecast.Error.noForecastYet(.noPublishedTime)) {
      try predictor.forecast(for: weaned, asOf: today)
    }
  }

  @Test func theWaitAfterAPauseGoesOn() throws {
    let pause = try CycleInterruption(.pause, from: january(90), to: january(100))
    let first = try forecast(pause, 101).nextPeriod.start
    let empty = try predictor.forecast(for: log([]), asOf: january(0))
    expect(first.days.lastDay <= empty.nextPeriod.start.days.lastDay)
    expect((12...17).contains(first.days.median))
    // Two weeks later, the date has moved by a few days, not by two weeks.
    let later = try forecast(pause, 115).nextPeriod.start
    expect(later.days.median <= 8 && later.median > first.median)
    // After two cycles, a period was probably not logged, and today is a random day again.
    let late = try forecast(pause, 160).nextPeriod.start
    expect(abs(late.days.median - first.days.median) <= 1)
  }
}
