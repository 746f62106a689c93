import CyclePrediction
import Testing

/// Moods and symptoms in a person's own words, of any length.
@Suite("Moods and symptoms: names of any length") struct NameTests {
  @Test func namesAreComparedByTheirBytes() {
    #expect(LoggedMood(rawValue: "caf\u{E9}") != LoggedMood(rawValue: "cafe\u{301}"))
    #expect(LoggedSymptom(rawValue: "caf\u{E9}") != LoggedSymptom(rawValue: "cafe\u{301}"))
    #expect(LoggedMood(rawValue: "calm") == .calm && LoggedSymptom(rawValue: "cramps") == .cramps)
    #expect(
      LoggedMood.known == LoggedMood.known.sorted()
        && LoggedSymptom.known == LoggedSymptom.known.sorted())
    #expect(Set([LoggedMood.calm, LoggedMood(rawValue: "calm"), .happy]).count == 2)
    #expect(Set([LoggedSymptom.cramps, LoggedSymptom(rawValue: "cramps")]).count == 1)
  }

  /// Comparing characters with this many marks would take minutes.
  @Test func aMegabyteOfCombiningMarksTakesLinearTime() throws {
    let marks = "e" + String(repeating: "\u{301}\u{316}", count: 250_000)
    let other = "e" + String(repeating: "\u{316}\u{301}", count: 250_000)
    #expect(Set([LoggedMood(rawValue: marks), LoggedMood(rawValue: other)]).count == 2)
    #expect(LoggedSymptom(rawValue: marks) != LoggedSymptom(rawValue: other))
    #expect(LoggedSymptom(rawValue: marks) < LoggedSymptom(rawValue: other))
    #expect(CycleContext.Condition(rawValue: marks) == nil)
  }
}
