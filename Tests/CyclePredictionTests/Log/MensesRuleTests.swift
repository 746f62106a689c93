import CyclePrediction
import TestSupport
import Testing

@Suite("Menses rule: longest break in bleeding") struct MensesRuleTests {
  @Test func aBreakHasAtMostSevenDays() {
    for days in [Int.min, -1, 8, Int.max] { expect(MensesRule(maximumBreak: days) == nil) }
    for days in 0...7 { expectEqual(MensesRule(maximumBreak: days)?.maximumBreak, days) }
  }

  @Test func theNamedRulesDifferInTheFirstDayAlone() {
    expectEqual(MensesRule.standard, MensesRule(maximumBreak: 1))
    expectEqual(MensesRule.figo, MensesRule(maximumBreak: 1, startsWithSpotting: true))
    expectEqual(CycleHistory().rule, .standard)
  }

  @Test func theEncodedFormNamesBothParts() throws {
    let text = #"{"maximumBreak":1,"startsWithSpotting":true}"#
    try expectEqual(encoded(MensesRule.figo), text)
    try expectEqual(decoded(text), MensesRule.figo)
    try expectEqual(decoded("{}"), MensesRule.standard)
    #expect(throws: DecodingError.self) {
      let _: MensesRule = try decoded(#"{"maximumBreak":8}"#)
    }
  }
}
