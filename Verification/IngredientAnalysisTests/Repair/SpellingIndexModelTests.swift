import TestSupport
import Testing

@testable import IngredientAnalysis

/// Corrections, compared with a model that compares every word in full.
@Suite("Spelling correction: comparison with a plain model") struct SpellingIndexModelTests {
  @Test(arguments: LongTest.seeds(20))
  func agreesWithThePlainModelOnNoise(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let weights = SpellingSamples.words.map { _ in UInt32.random(in: 1...30, using: &generator) }
    let index = SpellingSamples.index(SpellingSamples.words, weights: weights)
    let model = PlainSpelling(words: SpellingSamples.words.map { Array($0.utf8) }, weights: weights)
    for _ in 0..<4 {
      let word = SpellingSamples.words[
        Int.random(in: 0..<SpellingSamples.words.count, using: &generator)]
      let count = Int.random(in: 1...3, using: &generator)
      let read = Noise.spoil(Array(word.utf8), times: count, using: &generator)
      expectAgreement(index, model, read)
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func agreesWithThePlainModelOnWordsThatAreAllAlike(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array(["rnm", "cldo0", "vwu", "mrnaa", "abcdefghi"][seed % 5].utf8)
    var words: [[UInt8]] = []
    for _ in 0..<40 {
      let word = (0..<Int.random(in: 1...11, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      }
      if !words.contains(word) { words.append(word) }
    }
    let weights = words.map { _ in UInt32.random(in: 1...30, using: &generator) }
    let index = SpellingIndex(
      words.indices.lazy.map { (ContiguousArray(words[$0]), weights[$0]) })
    let model = PlainSpelling(words: words, weights: weights)
    for _ in 0..<15 {
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      let count = Int.random(in: 0...3, using: &generator)
      expectAgreement(index, model, Noise.spoil(word, times: count, using: &generator))
    }
  }

  private func expectAgreement(_ index: SpellingIndex, _ model: PlainSpelling, _ read: [UInt8]) {
    let answer = index.correction(of: ContiguousArray(read).span)
    let expected = model.correction(of: read)
    expect(
      answer?.word == expected?.word && answer?.cost == expected?.cost,
      "\(String(decoding: read, as: UTF8.self)): \(String(describing: answer)), \(String(describing: expected))"
    )
  }

  @Test(arguments: LongTest.seeds(40))
  func theDistanceIsThatOfThePlainModel(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters = Array(["rnme", "clda", "vwu", "mrn", "abcdefghio01"][seed % 5].utf8)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      }
    }
    func pair() -> ([UInt8], [UInt8]) {
      let (head, tail) = (word(), word())
      return (head + word() + tail, head + word() + tail)
    }
    var rows = ContiguousArray<UInt8>(repeating: 0xFF, count: SpellingDistance.scratchCount)
    for _ in 0..<40 {
      let (read, word) = pair()
      let plain = PlainSpelling.cost(of: read, for: word)
      let limit = Int.random(in: 0...6, using: &generator)
      let cost = SpellingDistance.cost(
        of: ContiguousArray(read).span, for: ContiguousArray(word).span, limit: limit, rows: &rows)
      expect(cost == (plain <= limit ? plain : nil))
    }
  }
}
