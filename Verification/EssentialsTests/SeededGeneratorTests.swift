import Essentials
import Testing

@Suite("Random numbers: seeded generator") struct SeededGeneratorTests {
  /// The first numbers that the reference implementation of SplitMix64 gives for a seed.
  @Test func theNumbersAreThoseOfTheReferenceImplementation() {
    var generator = SeededGenerator(seed: 1_234_567)
    let golden: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(golden.map { _ in generator.next() } == golden)
  }
}
