import TestSupport
import Testing

@testable import EventRegistration

/// JSON of random facts decodes to them.
@Suite("JSON: round trips of random facts") struct GoldenCodingLawTests {
  @Test(arguments: RandomFacts.kinds)
  func randomFactsRoundTripAsJSON(kind: Int) throws {
    for seed in 0..<10 {
      var facts = RandomFacts(seed: 1000 * kind + seed)
      let fact = try facts.fact(kind)
      try expectEqual(decoded(try encoded(fact)), fact, "seed \(seed)")
    }
  }
}
