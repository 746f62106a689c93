import TestSupport
import Testing

@testable import IngredientAnalysis

/// How much of what a camera spoils is repaired.
@Suite("Spelling correction: share of repaired words") struct SpellingIndexQualityTests {
  /// Words of two to five syllables, as chemical names are.
  private static func syntheticWords(using generator: inout SeededGenerator) -> [String] {
    let syllables = [
      "so", "di", "um", "chlo", "ride", "ben", "zo", "ate", "po", "tas", "sor", "phos", "phate",
      "cal",
      "ci", "car", "bo", "nate", "mag", "ne", "ste", "ar", "sul", "zinc", "ox", "ide", "thi",
      "mine",
      "ri", "fla", "vin", "pan", "to", "then", "pyr", "dox", "co", "bal", "ret", "nyl", "pal", "mi",
      "glu", "cose", "fruc", "tose", "mal", "dex", "trin", "ery", "hex", "yl", "gly", "col", "meth",
      "para", "ben", "eth", "pro", "but", "wax", "quin", "gel", "van",
    ]
    return (0..<LongTest.size(1000, small: 800)).map { _ in
      (0..<Int.random(in: 2...5, using: &generator)).map { _ in
        syllables[Int.random(in: 0..<syllables.count, using: &generator)]
      }.joined()
    }.uniqued().filter { $0.utf8.count >= 4 }
  }

  /// Returns how many words are misread once they are spoiled, and how many of these are corrected to
  /// the word that was meant and to another one.
  private static func repairs(
    of words: [String], spoiledBy spoil: ([UInt8]) -> [UInt8]?
  ) -> (read: Int, repaired: Int, wrong: Int) {
    let index = SpellingSamples.index(words)
    var (read, repaired, wrong) = (0, 0, 0)
    for (place, word) in words.enumerated() {
      guard let spoiled = spoil(Array(word.utf8)) else { continue }
      // A misread word that is another word cannot be recognized as wrong.
      let bytes = ContiguousArray(spoiled)
      if index.index(of: bytes.span) != nil { continue }
      read += 1
      guard let answer = index.correction(of: bytes.span) else { continue }
      repaired += answer.word == place ? 1 : 0
      wrong += answer.word == place ? 0 : 1
    }
    return (read, repaired, wrong)
  }

  @Test(arguments: LongTest.seeds(5, small: 1))
  func repairsNearlyAllThatACameraSpoils(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = Self.syntheticWords(using: &generator)
    let (read, repaired, wrong) = Self.repairs(of: words) { Noise.confuse($0, using: &generator) }
    expect(read * 10 > words.count * 7)
    expect(repaired * 100 >= read * 97, "\(repaired) of \(read)")
    expect(wrong * 200 <= read, "\(wrong) of \(read)")
  }

  @Test(arguments: LongTest.seeds(5, small: 2))
  func repairsMostThatHasAWrongLetter(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let (read, repaired, wrong) = Self.repairs(of: Self.syntheticWords(using: &generator)) {
      $0.count >= 5 ? Noise.edit($0, using: &generator) : nil
    }
    expect(repaired * 100 >= read * 90, "\(repaired) of \(read)")
    expect(wrong * 50 <= read, "\(wrong) of \(read)")
  }

  @Test(arguments: LongTest.seeds(5, small: 2))
  func leavesWordsOfOtherKindsAlone(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = Self.syntheticWords(using: &generator)
    let index = SpellingSamples.index(words)
    var repaired = 0
    for _ in 0..<1000 {
      let read = ContiguousArray(
        (0..<Int.random(in: 4...12, using: &generator)).map { _ in
          UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator)
        })
      if index.correction(of: read.span) != nil { repaired += 1 }
    }
    expect(repaired <= 5)
  }
}
