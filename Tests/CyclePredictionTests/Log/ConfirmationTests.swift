import CyclePrediction
import TestSupport
import Testing

/// The person's answers to what a forecast suspects, in the log.
@Suite("Confirmations: the stored form of answers") struct ConfirmationTests {
  private func confirmed() throws -> CycleHistory {
    var history = try CycleHistory(periods: [period(3, 7), period(31, 35), period(60)])
    try history.confirmPeriod(startingOn: january(31))
    try history.confirmCycle(startingOn: january(31), asOf: january(200))
    try history.confirmCycle(startingOn: january(60), asOf: january(100))
    return history
  }

  @Test func anAnswerNeedsAPeriod() throws {
    var history = try confirmed()
    let before = history
    let error = CycleHistory.Error.noPeriod(startingOn: january(4))
    expectThrows(error) { try history.confirmPeriod(startingOn: january(4)) }
    expectThrows(error) { try history.unconfirmPeriod(startingOn: january(4)) }
    expectThrows(error) {
      try history.confirmCycle(startingOn: january(4), asOf: january(90))
    }
    expectThrows(error) { try history.unconfirmCycle(startingOn: january(4)) }
    expectThrows(CycleHistory.Error.inFuture(january(60))) {
      try history.confirmCycle(startingOn: january(60), asOf: january(59))
    }
    expectThrows(error) {
      try CycleHistory(periods: [period(31)], confirmedPeriodStarts: [january(4)])
    }
    expectThrows(error) {
      try CycleHistory(periods: [period(31)], confirmedCycleDays: [january(4)...january(9)])
    }
    expectEqual(history, before)
  }

  @Test func theEncodedFormHoldsTheAnswers() throws {
    let history = try confirmed()
    let text = try encoded(history)
    expect(text.contains(#""confirmedPeriodStarts":["2026-01-31"]"#))
    expect(
      text.contains(
        #""confirmedCycleDays":[["2026-01-31","2026-02-28"],["2026-03-01","2026-04-10"]]"#))
    try expectEqual(decoded(text), history)
    try expectEqual(
      CycleHistory(
        periods: history.periods,
        confirmedPeriodStarts: history.confirmedPeriodStarts + [january(32)],
        confirmedCycleDays: history.confirmedCycleDays.reversed() + [january(32)...january(40)]),
      history)
    let backward =
      #"{"periods":[{"start":"2026-01-03"}],"confirmedCycleDays":[["2026-01-03","2026-01-01"]]}"#
    #expect(throws: DecodingError.self) { let _: CycleHistory = try decoded(backward) }
  }
}
