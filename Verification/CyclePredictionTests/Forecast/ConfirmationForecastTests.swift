import CyclePrediction
import TestSupport
import Testing

/// What a forecast does with the person's answers about her log.
@Suite("Confirmations: effect on forecasts") struct ConfirmationForecastTests {
  let predictor = CyclePredictor()
  let regular = [28, 28, 29, 28, 27, 28, 28, 28]

  private func forecast(_ history: CycleHistory, _ elapsed: Int) throws -> CycleForecast {
    try predictor.forecast(for: history, asOf: history.day(elapsed))
  }

  @Test(arguments: LongTest.values([0, 11, 4], small: 1))
  func aConfirmedPeriodIsCountedFrom(elapsed: Int) throws {
    let before = try history(ofLengths: regular + [13])
    try expectEqual(forecast(before, 4).suspectedSpuriousStarts.map(\.id), [before.day(0)])
    var history = before
    try history.confirmPeriod(startingOn: history.day(0))
    let after = try forecast(history, elapsed)
    expect(after.suspectedSpuriousStarts.isEmpty && after.suggestions.isEmpty)
    expect(after.basis.probabilityOfSpuriousStart == 0 && after.basis.probability > 0.999)
    expect((-3...3).contains(after.daysUntilNextPeriod - (27 - elapsed)))
    try history.unconfirmPeriod(startingOn: history.day(0))
    expectEqual(history, before)
    try expectEqual(Answers(forecast(history, elapsed)), Answers(forecast(before, elapsed)))
  }

  @Test func aConfirmedPeriodOfThePastIsNotSuspected() throws {
    var history = try history(ofLengths: regular + [13, 15, 28])
    let before = try forecast(history, 3)
    let start = history.periods[9].start
    expectEqual(before.suspectedSpuriousStarts.map(\.id), [start])
    try history.confirmPeriod(startingOn: start)
    let after = try forecast(history, 3)
    expect(after.suspectedSpuriousStarts.isEmpty)
    // Two short cycles of hers make another more likely.
    let early = [before, after].map { $0.probabilityOfStart(withinDays: 14) }
    expect(early[1] > 2 * early[0])
  }

  @Test(arguments: LongTest.values([33, 70, 121, 149, 42], small: 1))
  func aConfirmedCycleGoesOn(elapsed: Int) throws {
    let before = try history(ofLengths: regular)
    let today = before.day(elapsed)
    try expect(forecast(before, elapsed).probabilityOfMissedPeriod > 0.3)
    var history = before
    try history.confirmCycle(startingOn: history.day(0), asOf: today)
    let after = try forecast(history, elapsed)
    expect(after.probabilityOfMissedPeriod == 0 && after.suggestions.isEmpty)
    expect(after.basis.probability > 0.999)
    let probabilities = after.days(in: today...history.day(elapsed + LongTest.size(60, small: 10)))
    expect(probabilities.allSatisfy { $0.periodProbability <= 1 && $0.fertileProbability <= 1 })
    expect(abs(after.nextPeriod.start.days.probability(upTo: 3000) - 1) < 1e-9)
    expectEqual(after.summary.probabilityOfMissedPeriod, 0)
    for number in LongTest.values([2], small: 0) { expect(after.period(number) != nil) }
    try history.unconfirmCycle(startingOn: history.day(0))
    expectEqual(history, before)
  }

  @Test func aPeriodMissedAfterTheAnswerIsSuspectedAgain() throws {
    var history = try history(ofLengths: regular)
    try history.confirmCycle(startingOn: history.day(0), asOf: history.day(40))
    var last = 0.0
    for elapsed in stride(from: 40, through: 80, by: 5) {
      let probability = try forecast(history, elapsed).probabilityOfMissedPeriod
      expect(elapsed > 40 || probability == 0)
      expect(probability >= last - 0.02)
      last = probability
    }
    guard case .missedPeriod(let missed)? = try forecast(history, 125).suggestions.first else {
      Issue.record("There is no suggestion.")
      return
    }
    expect(missed.start.firstDate > history.day(40))
  }

  @Test(arguments: [56, 60, 100, 150, 151, 400])
  func aConfirmedCycleOfThePastIsOneCycle(length: Int) throws {
    let before = try history(ofLengths: regular + [length, 28])
    let start = before.cycles[8].start
    try expectEqual(forecast(before, 3).suspectedMissedPeriods.map(\.id), [start])
    var history = before
    try history.confirmCycle(startingOn: start, asOf: history.day(3))
    let after = try forecast(history, 3)
    expect(after.suspectedMissedPeriods.isEmpty)
    if length <= 150 {
      expect(after.expectedWidth > (try forecast(before, 3)).expectedWidth)
    }
    try history.unconfirmCycle(startingOn: start)
    expectEqual(history, before)
  }

  /// An answer on the first day of a cycle says nothing, so the sums over the days after an answer
  /// must give what the tables of all days give.
  @Test(
    arguments: LongTest.values(
      [[], [60, 61, 58], [25, 34, 29, 41], [28, 28, 29, 28]], small: 1),
    LongTest.values([110, 45, 30], small: 2))
  func anAnswerOnTheFirstDayChangesNothing(lengths: [Int], elapsed: Int) throws {
    let before = try history(ofLengths: lengths + [58])
    var history = before
    for period in history.periods {
      try history.confirmCycle(startingOn: period.start, asOf: period.start)
    }
    let (one, two) = (try forecast(before, elapsed), try forecast(history, elapsed))
    expect(abs(one.probabilityOfMissedPeriod - two.probabilityOfMissedPeriod) < 2e-3)
    let starts = [one, two].map(\.nextPeriod.start.days)
    for days in 0..<100 {
      let probabilities = starts.map { $0.probability(of: days) }
      expect(abs(probabilities[0] - probabilities[1]) < 2e-4)
    }
    for (first, second) in zip(
      one.days(in: one.asOf...history.day(elapsed + LongTest.size(50, small: 20))),
      two.days(in: one.asOf...history.day(elapsed + LongTest.size(50, small: 20))))
    {
      expect(abs(first.periodProbability - second.periodProbability) < 2e-3)
      expect(abs(first.fertileProbability - second.fertileProbability) < 2e-3)
    }
  }

  @Test func signsDoNotBringBackWhatIsConfirmed() throws {
    var history = try history(ofLengths: regular)
    let today = history.day(42)
    try history.log(DayLog(ovulationTest: .positive), on: history.day(12), asOf: today)
    try expect(forecast(history, 42).probabilityOfMissedPeriod > 0.5)
    try history.confirmCycle(startingOn: history.day(0), asOf: today)
    try expectEqual(forecast(history, 42).probabilityOfMissedPeriod, 0)
  }
}

extension CycleForecast {
  fileprivate var expectedWidth: Int { nextPeriod.start.interval(covering: 0.8).dates.count }
}
