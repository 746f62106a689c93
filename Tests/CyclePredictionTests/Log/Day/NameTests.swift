import CyclePrediction
import Testing

/// Moods and symptoms in a person's own words, of any length.
@Suite struct NameTests {
  @Test func namesAreComparedByTheirBytes() {
    #expect(Mood(rawValue: "caf\u{E9}") != Mood(rawValue: "cafe\u{301}"))
    #expect(Symptom(rawValue: "caf\u{E9}") != Symptom(rawValue: "cafe\u{301}"))
    #expect(Mood(rawValue: "calm") == .calm && Symptom(rawValue: "cramps") == .cramps)
    #expect(Mood.known == Mood.known.sorted() && Symptom.known == Symptom.known.sorted())
    #expect(Set([Mood.calm, Mood(rawValue: "calm"), .happy]).count == 2)
    #expect(Set([Symptom.cramps, Symptom(rawValue: "cramps")]).count == 1)
  }

  /// Comparing characters with this many marks would take minutes.
  @Test func aMegabyteOfCombiningMarksTakesLinearTime() throws {
    let marks = "e" + String(repeating: "\u{301}\u{316}", count: 250_000)
    let other = "e" + String(repeating: "\u{316}\u{301}", count: 250_000)
    #expect(Set([Mood(rawValue: marks), Mood(rawValue: other)]).count == 2)
    #expect(Symptom(rawValue: marks) != Symptom(rawValue: other))
    #expect(Symptom(rawValue: marks) < Symptom(rawValue: other))
    #expect(CycleContext.Condition(rawValue: marks) == nil)
  }
}
