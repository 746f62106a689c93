import CyclePrediction
import TestSupport
import Testing

@Suite("Interruptions: days and JSON") struct CycleInterruptionTests {
  @Test func anInterruptionThatEndsBeforeItsStartIsRejected() {
    expectThrows(CycleInterruption.Error.endsBeforeStart) {
      try CycleInterruption(.pause, from: january(3), to: january(2))
    }
  }

  @Test func theEncodedFormNamesKindAndDays() throws {
    let golden = [
      (
        #"{"end":"2026-01-05","kind":"pause","start":"2026-01-03"}"#,
        try CycleInterruption(.pause, from: january(3), to: january(5))
      ),
      (
        #"{"kind":"pregnancy","start":"2026-01-03"}"#,
        try CycleInterruption(.pregnancy, from: january(3))
      ),
      (
        #"{"kind":"breastfeeding","start":"2026-01-03"}"#,
        try CycleInterruption(.breastfeeding, from: january(3))
      ),
      (
        #"{"kind":"hormonalContraception","start":"2026-01-03"}"#,
        try CycleInterruption(.hormonalContraception, from: january(3))
      ),
    ]
    for (text, value) in golden {
      try expectEqual(encoded(value), text)
      try expectEqual(decoded(text), value)
    }
    #expect(throws: DecodingError.self) {
      let _: CycleInterruption = try decoded(
        #"{"end":"2026-01-02","kind":"pause","start":"2026-01-03"}"#)
    }
  }
}
