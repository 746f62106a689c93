import CyclePrediction
import TestSupport
import Testing

@Suite("Interruptions: first and last day") struct CycleInterruptionDayTests {
  @Test func anInterruptionContainsItsFirstAndLastDay() throws {
    let pause = try CycleInterruption(.pause, from: january(3), to: january(5))
    #expect(
      (1...7).map { pause.contains(january($0)) } == [false, false, true, true, true, false, false])
    let pregnancy = try CycleInterruption(.pregnancy, from: january(3))
    #expect(!pregnancy.contains(january(2)))
    #expect(pregnancy.contains(.latest))
  }
}
