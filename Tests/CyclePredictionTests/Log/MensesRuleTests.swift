import CyclePrediction
import TestSupport
import Testing

@Suite struct MensesRuleTests {
  @Test func aBreakHasAtMostSevenDays() {
    for days in [Int.min, -1, 8, Int.max] { #expect(MensesRule(maximumBreak: days) == nil) }
    for days in 0...7 { #expect(MensesRule(maximumBreak: days)?.maximumBreak == days) }
  }

  @Test func theNamedRulesDifferInTheFirstDayAlone() {
    #expect(MensesRule.standard == MensesRule(maximumBreak: 1))
    #expect(MensesRule.figo == MensesRule(maximumBreak: 1, startsWithSpotting: true))
    #expect(CycleHistory().rule == .standard)
  }

  @Test func theEncodedFormNamesBothParts() throws {
    let text = #"{"maximumBreak":1,"startsWithSpotting":true}"#
    #expect(try encoded(MensesRule.figo) == text)
    #expect(try decoded(text) == MensesRule.figo)
    #expect(try decoded("{}") == MensesRule.standard)
    #expect(throws: DecodingError.self) {
      let _: MensesRule = try decoded(#"{"maximumBreak":8}"#)
    }
  }
}
