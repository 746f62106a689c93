import TestSupport
import Testing

@testable import IngredientAnalysis

/// Words that are repaired, split, joined, or left alone.
@Suite("Spelling correction: split and joined words") struct SpellingIndexTests {
  private static let index = SpellingSamples.index(SpellingSamples.words)

  private func corrected(_ read: String, by index: SpellingIndex = index) -> Int? {
    index.correction(of: ContiguousArray(read.utf8).span)?.word
  }

  private func found(_ read: String, by index: SpellingIndex = index) -> Int? {
    index.index(of: ContiguousArray(read.utf8).span)
  }

  private func split(_ read: String, by index: SpellingIndex = index) -> [Int]? {
    index.split(ContiguousArray(read.utf8).span).map { [$0, $1] }
  }

  private func joined(_ first: String, _ second: String, by index: SpellingIndex = index) -> Int? {
    index.join(ContiguousArray(first.utf8).span, ContiguousArray(second.utf8).span)
  }

  private func repaired(_ read: String) -> String? {
    corrected(read).map { SpellingSamples.words[$0] }
  }

  // MARK: Examples

  @Test(
    arguments: [
      ("s0dium", "sodium"), ("sodiurn", "sodium"), ("s0diurn", "sodium"), ("ch1oride", "chloride"),
      ("ch10ride", "chloride"), ("chlorlde", "chloride"), ("5ugar", "sugar"), ("sugor", "sugar"),
      ("m1lk", "milk"), ("mi1k", "milk"), ("milk", "milk"), ("rnilk", "milk"), ("vvater", "water"),
      ("wnter", "water"), ("wate", "water"), ("waters", "water"), ("watre", "water"),
      ("0il", "oil"),
      ("oi1", "oil"), ("e99", nil), ("1ron", "iron"), ("cldex", nil), ("clextrose", "dextrose"),
      ("rice", "rice"), ("ricc", "rice"), ("8arley", "barley"), ("leci", nil),
      ("lecithn", "lecithin"),
      ("cyclopentasi1oxame", "cyclopentasiloxane"), ("methylparabem", "methylparaben"),
      ("nethylparabn", nil), ("mcthy1parabn", "methylparaben"), ("e33o", "e330"),
      ("e332", nil), ("e4500", nil), ("b1", nil), ("bl2", nil), ("330", nil), ("1000", nil),
      ("100", nil),
      ("salz", nil), ("palms", nil), ("xxxxx", nil), ("", nil), ("a", nil),
      ("butylenc", "butylene"),
      ("xexylene", "hexylene"), ("br\u{E9}tylene", nil),
    ] as [(String, String?)])
  func repairs(read: String, word: String?) {
    expectEqual(repaired(read), word)
  }

  @Test func aCorrectionIsUniqueOrFarMoreFrequent() {
    let words = ["butylene", "butyleme", "pentane", "pentone"]
    // One edit from the first, and from the second.
    expectEqual(
      corrected("butylexe", by: SpellingSamples.index(words, weights: [1, 1, 1, 1])), nil)
    expectEqual(
      corrected("butylexe", by: SpellingSamples.index(words, weights: [9, 1, 1, 1])), nil)
    expectEqual(corrected("butylexe", by: SpellingSamples.index(words, weights: [10, 1, 1, 1])), 0)
    expectEqual(corrected("butylexe", by: SpellingSamples.index(words, weights: [1, 10, 1, 1])), 1)
    expectEqual(
      corrected("butylexe", by: SpellingSamples.index(words, weights: [0, 0, 1, 1])), nil)
    expectEqual(
      corrected("butylexe", by: SpellingSamples.index(words, weights: [.max, 1 << 29, 1, 1])), nil)
    // A confusion is more likely than an edit, however frequent the other word is.
    let index = SpellingSamples.index(["water", "wader"], weights: [1, .max])
    expectEqual(corrected("woter", by: index), 0)
  }

  @Test(
    arguments: [
      ("sodiumchloride", ["sodium", "chloride"]), ("palmoil", ["palm", "oil"]),
      ("soylecithin", ["soy", "lecithin"]), ("eggoil", ["egg", "oil"]), ("sodium", nil), ("", nil),
      ("b6b6", nil), ("sodiumx", nil), ("xsodium", nil), ("sodium chloride", nil),
      ("ryeb6", ["rye", "b6"]), ("ryee330", ["rye", "e330"]), ("rye6", nil), ("b6rye", nil),
      ("oileg", nil),
    ] as [(String, [String]?)])
  func splitsWordsRunTogether(read: String, words: [String]?) {
    expectEqual(split(read)?.map { SpellingSamples.words[$0] }, words)
  }

  @Test func theMoreFrequentDivisionWins() {
    let words = ["abcd", "efgh", "abcde", "fgh"]
    expectEqual(
      split("abcdefgh", by: SpellingSamples.index(words, weights: [5, 5, 9, 4])), [0, 1])
    expectEqual(
      split("abcdefgh", by: SpellingSamples.index(words, weights: [5, 5, 9, 6])), [2, 3])
    expectEqual(
      split("abcdefgh", by: SpellingSamples.index(words, weights: [5, 5, 5, 5])), [0, 1])
    expectEqual(
      split("abcdefgh", by: SpellingSamples.index(words, weights: [0, 0, 0, 0])), [0, 1])
  }

  @Test func splitsWordsUpToALength() {
    let half = String(repeating: "a", count: SpellingIndex.longestRun / 2)
    let index = SpellingSamples.index([half, half + "a"])
    expectEqual(split(half + half, by: index), [0, 0])
    expectEqual(split(half + half + "a", by: index), nil)
  }

  @Test(
    arguments: [
      ("leci", "thin", "lecithin"), ("so", "dium", "sodium"), ("malto", "dextrin", "maltodextrin"),
      ("oil", "s", nil), ("e", "330", "e330"), ("sodium", "", nil), ("", "sodium", nil),
      ("sodium", "chloride", nil), ("caseina", "te", "caseinate"), ("egg", "s", "eggs"),
    ] as [(String, String, String?)])
  func joinsFragments(first: String, second: String, word: String?) {
    expectEqual(joined(first, second).map { SpellingSamples.words[$0] }, word)
  }

  @Test func twoWordsAreNotJoined() {
    expectEqual(
      joined("butter", "milk", by: SpellingSamples.index(["butter", "milk", "buttermilk"])), nil)
    expectEqual(joined("butter", "milk", by: SpellingSamples.index(["butter", "buttermilk"])), 1)
    expectEqual(joined("butter", "milk", by: SpellingSamples.index(["milk", "buttermilk"])), 1)
  }

  @Test func findsWordsAsTheyStand() {
    let words = SpellingSamples.words + ["", "\u{F6}l", String(repeating: "long", count: 20)]
    let index = SpellingSamples.index(words)
    expectEqual(index.count, words.count)
    for (place, word) in words.enumerated() {
      expectEqual(found(word, by: index), place)
      expectEqual(corrected(word, by: index), place)
      expectEqual(found(word + "x", by: index), nil)
    }
  }

  @Test func anEmptyDictionaryRepairsNothing() {
    let index = SpellingSamples.index([])
    for read in ["", "a", "sodium", "cyclopentasiloxane"] {
      expectEqual(corrected(read, by: index), nil)
      expectEqual(split(read, by: index), nil)
    }
  }

  // MARK: Hostile words

  /// The index of words that are all alike.
  private static let alike = SpellingSamples.index(
    (0..<200).map { place in
      String(repeating: "o", count: 8 + place / 24) + String(repeating: "m", count: place % 24)
    }.uniqued())

  @Test(
    arguments: [
      [], [0], [0xFF], Array(repeating: 0xFF, count: 40), Array(repeating: 0x80, count: 10),
      Array(repeating: UInt8(ascii: "o"), count: 32),
      Array(repeating: UInt8(ascii: "o"), count: 33),
      Array(repeating: UInt8(ascii: "m"), count: 32),
      Array(repeating: UInt8(ascii: "0"), count: 32),
      Array(repeating: UInt8(ascii: "("), count: LongTest.size(1_000_000, small: 10_000)),
      Array(repeating: UInt8(ascii: "a"), count: LongTest.size(1_000_000, small: 10_000)),
      Array(repeating: 0, count: 32), Array(repeating: 0x7F, count: 32),
    ] as [[UInt8]])
  func survivesAnyWord(read: [UInt8]) {
    let bytes = ContiguousArray(read)
    for index in [Self.index, SpellingSamples.index([]), SpellingSamples.index([""]), Self.alike] {
      let answer = index.correction(of: bytes.span)
      expect(answer.map { (0..<index.count).contains($0.word) } ?? true)
      _ = index.split(bytes.span)
      _ = index.join(bytes.span, bytes.span)
    }
  }

  @Test(arguments: LongTest.seeds(20))
  func survivesAnyDictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func bytes() -> ContiguousArray<UInt8> {
      let highest: UInt8 = Bool.random(using: &generator) ? 0xFF : 0x7A
      return ContiguousArray(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          UInt8.random(in: 0x30...highest, using: &generator)
        })
    }
    let words = (0..<50).map { _ in bytes() }.uniqued()
    let index = SpellingIndex(words.lazy.map { ($0, UInt32.max) })
    for (place, word) in words.enumerated() {
      let answer = index.correction(of: word.span)
      expectEqual(answer?.word, place)
      _ = index.correction(of: bytes().span)
    }
  }
}
