import CyclePrediction
import TestSupport
import Testing

/// The person's answers to what a forecast suspects, in the log.
@Suite("Confirmations: edits of answers") struct ConfirmationEditTests {
  private func confirmed() throws -> CycleHistory {
    var history = try CycleHistory(periods: [period(3, 7), period(31, 35), period(60)])
    try history.confirmPeriod(startingOn: january(31))
    try history.confirmCycle(startingOn: january(31), asOf: january(200))
    try history.confirmCycle(startingOn: january(60), asOf: january(100))
    return history
  }

  @Test func anAnswerHoldsUntilTheEndOfTheCycleOrToday() throws {
    var history = try confirmed()
    expectEqual(history.confirmedPeriodStarts, [january(31)])
    expectEqual(
      history.confirmedCycleDays, [january(31)...january(59), january(60)...january(100)])
    try history.confirmCycle(startingOn: january(60), asOf: january(80))
    expectEqual(history.confirmedCycleDays.last, january(60)...january(100))
    try history.confirmCycle(startingOn: january(60), asOf: january(110))
    expectEqual(history.confirmedCycleDays.last, january(60)...january(110))
    try history.unconfirmCycle(startingOn: january(60))
    expectEqual(history.confirmedCycleDays, [january(31)...january(59)])
    try history.unconfirmCycle(startingOn: january(60))
  }

  @Test func anAnswerMovesWithItsPeriodAndGoesWithIt() throws {
    var history = try confirmed()
    try history.movePeriod(startingOn: january(31), to: period(29, 33), asOf: january(200))
    expectEqual(history.confirmedPeriodStarts, [january(29)])
    expectEqual(history.confirmedCycleDays.first, january(29)...january(59))
    // Another day of bleeding just before makes the period start earlier.
    try history.add(period(27), asOf: january(200))
    expectEqual(history.confirmedPeriodStarts, [january(27)])
    expectEqual(history.confirmedCycleDays.first, january(27)...january(59))
    try history.removePeriod(startingOn: january(27))
    expect(history.confirmedPeriodStarts.isEmpty)
    expectEqual(history.confirmedCycleDays, [january(60)...january(100)])
    try history.movePeriod(startingOn: january(60), to: period(101), asOf: january(200))
    expect(history.confirmedCycleDays.isEmpty)
  }

  @Test func onAnEarlierDayLaterAnswersAreUnknown() throws {
    let history = try confirmed()
    expectEqual(history.prefix(through: january(200)), history)
    expectEqual(
      history.prefix(through: january(70)).confirmedCycleDays,
      [january(31)...january(59), january(60)...january(70)])
    let early = history.prefix(through: january(30))
    expect(early.confirmedPeriodStarts.isEmpty && early.confirmedCycleDays.isEmpty)
  }

  @Test func anAnswerAboutATestHoldsOnItsDayAndCanBeTakenBack() throws {
    var history = try confirmed()
    let before = history
    expectThrows(CycleHistory.Error.inFuture(january(81))) {
      try history.confirmNoPregnancy(on: january(81), asOf: january(80))
    }
    expectEqual(history, before)
    for day in [80, 20, 80] { try history.confirmNoPregnancy(on: january(day), asOf: january(80)) }
    expectEqual(history.confirmedNoPregnancyDays, [january(20), january(80)])
    expect(!history.isEmpty && history != before)
    expectEqual(history.prefix(through: january(79)).confirmedNoPregnancyDays, [january(20)])
    expectEqual(history.prefix(through: january(80)).confirmedNoPregnancyDays.count, 2)
    let text = try encoded(history)
    expect(text.contains(#""confirmedNoPregnancyDays":["2026-01-20","2026-03-21"]"#))
    try expectEqual(decoded(text), history)
    try expectEqual(
      CycleHistory(periods: [], confirmedNoPregnancyDays: [80, 20, 80].map(january))
        .confirmedNoPregnancyDays, [january(20), january(80)])
    history.unconfirmNoPregnancy(on: january(80))
    history.unconfirmNoPregnancy(on: january(80))
    history.unconfirmNoPregnancy(on: january(20))
    expect(history == before && !text.isEmpty)
    try expect(!encoded(history).contains("confirmedNoPregnancyDays"))
  }
}
