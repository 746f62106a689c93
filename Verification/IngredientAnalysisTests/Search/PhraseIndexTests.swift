import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Phrase search: positions and lengths") struct PhraseIndexTests {
  private func matches(_ phrases: [String], in text: String) -> [String] {
    let folded = Array(TextFolding.folded(text).utf8)
    return PhraseIndex(phrases).matches(in: text).map { match in
      "\(match.phrase) " + String(decoding: folded[match.range], as: UTF8.self)
    }
  }

  @Test func phrasesAreFoundByWhereTheyStartAndThenByLength() {
    let phrases = ["oil", "palm", "palm oil", "palm oil fat", "fat", "oil fat"]
    expectEqual(
      matches(phrases, in: "Palm-Oil fat"),
      [
        "1 palm", "2 palm oil", "3 palm oil fat", "0 oil", "5 oil fat", "4 fat",
      ])
  }

  @Test(
    arguments: [
      (["oil"], "oils foil", []), (["crème brûlée"], "CREME  brulee", ["0 creme brulee"]),
      (["salt", "SALT", "Salt"], "salt", ["0 salt"]),
      (["", " ", "%", "salt"], "salt % ", ["3 salt"]),
      (["a a"], "a a a", ["0 a a", "0 a a"]), (["salt"], "", []), ([], "salt", []),
      (["a b c d e"], "a b c d a b c d e", ["0 a b c d e"]), (["œ"], "Œ oe", ["0 oe", "0 oe"]),
      (["a b c d"], "a b c", []), (["a b c d e f"], "a b c d e", []),
    ] as [([String], String, [String])])
  func examplesAreFound(phrases: [String], text: String, expected: [String]) {
    expectEqual(matches(phrases, in: text), expected)
  }

  @Test func theCountIsThatOfAllPhrases() {
    expectEqual(PhraseIndex(["a", "a", "%"]).count, 3)
    expectEqual(PhraseIndex([]).count, 0)
  }

  /// Every range of whole words, looked up in a dictionary.
  private func plain(_ phrases: [String], _ folded: String) -> [PhraseIndex.Match] {
    var numbers: [String: Int] = [:]
    for (number, phrase) in phrases.enumerated() where numbers[TextFolding.folded(phrase)] == nil {
      numbers[TextFolding.folded(phrase)] = number
    }
    let words = folded.split(separator: " ")
    var starts = [0]
    for word in words { starts.append(starts[starts.count - 1] + word.utf8.count + 1) }
    var found: [PhraseIndex.Match] = []
    for first in words.indices {
      for last in first..<words.count {
        guard let number = numbers[words[first...last].joined(separator: " ")] else { continue }
        found.append(.init(phrase: number, range: starts[first]..<starts[last + 1] - 1))
      }
    }
    return found
  }

  /// Words of all lengths around eight, sixteen and twenty-four bytes, many of which share their
  /// beginning.
  private func words(using generator: inout SeededGenerator) -> [String] {
    (0..<12).map { _ in
      let length = Int.random(in: 1...26, using: &generator)
      let letters = (0..<length).map { $0 % 7 == 3 ? "ab".randomElement(using: &generator) : "c" }
      return String(letters.compactMap { $0 }) + (Bool.random(using: &generator) ? "ł" : "")
    }
  }

  @Test(arguments: LongTest.seeds(60, small: 5))
  func agreesWithADictionaryOfPhrases(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = words(using: &generator)
    func phrase(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    }
    let phrases = (0..<Int.random(in: 1...150, using: &generator)).map { _ in phrase(6) }
    let index = PhraseIndex(phrases)
    for _ in 0..<5 {
      let text = phrase(40)
      expectEqual(index.matches(in: text), plain(phrases, TextFolding.folded(text)))
    }
  }

  /// The end of a text decides how its last words are read.
  @Test(arguments: 0...40)
  func aWordIsFoundWhereverTheTextEnds(length: Int) {
    let word = String(repeating: "x", count: length + 1)
    for before in 0..<20 {
      let text = before == 0 ? word : String(repeating: "y", count: before) + " " + word
      let found = PhraseIndex([word, word + "x"]).matches(in: text)
      let start = before == 0 ? 0 : before + 1
      expectEqual(found, [.init(phrase: 0, range: start..<start + length + 1)])
    }
  }

  @Test func spacesThatFoldingWouldDropAreNoWords() {
    let text = ContiguousArray("  a  b   a b  ".utf8)
    var starts: [Int] = []
    PhraseIndex(["a", "a b", "b"]).forEachMatch(inFolded: text.span) { phrase, start, end in
      starts.append(phrase * 100 + start)
      expect(end > start)
    }
    expectEqual(starts, [2, 205, 9, 109, 211])
  }

  @Test func anyBytesAreTaken() {
    let index = PhraseIndex(["a", "salt"])
    for byte in UInt8.min...UInt8.max {
      for length in [1, 7, 8, 9, 16, 17, 40] {
        var count = 0
        let bytes = ContiguousArray(repeating: byte, count: length)
        index.forEachMatch(inFolded: bytes.span) { _, _, _ in count += 1 }
        expectEqual(count, byte == UInt8(ascii: "a") && length == 1 ? 1 : 0)
      }
    }
  }

  @Test func manyOccurrencesOfOneWordAreFound() {
    let count = LongTest.size(500_000, small: 10_000)
    let text = ContiguousArray(String(repeating: "a ", count: count).utf8)
    let phrases = (1...20).map { Array(repeating: "a", count: $0).joined(separator: " ") }
    var found = 0
    PhraseIndex(phrases).forEachMatch(inFolded: text.span) { _, _, _ in found += 1 }
    expectEqual(found, (1...20).reduce(0) { $0 + count - $1 + 1 })
  }

  @Test func aMegabyteWithoutASpaceIsOneWord() {
    let length = LongTest.size(1_000_000, small: 300_000)
    let text = ContiguousArray(repeating: UInt8(ascii: "a"), count: length)
    let word = String(repeating: "a", count: length)
    var found: [Int] = []
    PhraseIndex([word, "a"]).forEachMatch(inFolded: text.span) { phrase, _, end in
      found += [phrase, end]
    }
    expectEqual(found, [0, length])
  }

  @Test func aPhraseOfAThousandWordsIsFound() {
    let count = LongTest.size(1000, small: 700)
    let phrase = Array(repeating: "a", count: count).joined(separator: " ")
    expectEqual(PhraseIndex([phrase]).matches(in: phrase).count, 1)
  }
}
