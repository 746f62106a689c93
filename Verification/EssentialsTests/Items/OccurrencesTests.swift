import TestSupport
import Testing

@testable import Essentials

@Suite("Text: occurrences of a word") struct OccurrencesTests {
  /// Looks at every place anew.
  private func plain(_ text: String, in whole: String) -> [Int] {
    let (wanted, characters) = (Array(text), Array(whole))
    var (found, offset): ([Int], Int) = ([], 0)
    while !wanted.isEmpty, offset + wanted.count <= characters.count {
      if Array(characters[offset..<(offset + wanted.count)]) == wanted {
        found.append(offset)
        offset += wanted.count
      } else {
        offset += 1
      }
    }
    return found
  }

  private func found(_ text: String, in whole: String) -> [Int] {
    whole.occurrences(of: text).map { range in
      expect(whole[range] == text)
      return whole.distance(from: whole.startIndex, to: range.lowerBound)
    }
  }

  @Test(arguments: [
    ("", "aa", []), ("a", "", []), ("aa", "aaaaa", [0, 2]), ("aab", "aaaab", [2]),
    ("abab", "abaababab", [3]), ("👩‍👧", "👩👩‍👧👧", [1]), ("e\u{301}", "caf\u{E9}", [3]),
    ("e", "caf\u{E9}", []),
  ])
  func aTextIsFoundWhereItStands(text: String, whole: String, expected: [Int]) {
    expectEqual(found(text, in: whole), expected)
  }

  @Test(arguments: LongTest.seeds(2_000))
  func everyPlaceIsThatOfAPlainLook(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func word(_ length: Int) -> String {
      String((0..<length).compactMap { _ in "ab".randomElement(using: &generator) })
    }
    for _ in 0..<20 {
      let (text, whole) = (word(.random(in: 1...5, using: &generator)), word(40))
      expectEqual(found(text, in: whole), plain(text, in: whole), "\(text) \(whole)")
    }
  }

  /// Characters of several scalars, which begin alike, and two spellings of one.
  @Test(arguments: LongTest.seeds(400))
  func charactersAreWhole(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let characters: [Character] = [
      "e", "\u{E9}", "e\u{301}", "\u{1F469}", "\u{1F469}\u{200D}\u{1F467}", "\r\n", "\n",
    ]
    func word(_ length: Int) -> String {
      (0..<length).compactMap { _ in characters.randomElement(using: &generator) }.map(String.init)
        .joined()
    }
    for _ in 0..<20 {
      let (text, whole) = (word(.random(in: 1...3, using: &generator)), word(30))
      expectEqual(found(text, in: whole), plain(text, in: whole), "\(text) \(whole)")
      // A part of a text has places of the whole.
      let part = whole.dropFirst(3).dropLast(2)
      for range in part.occurrences(of: text) {
        expect(whole[range] == text && range.lowerBound >= part.startIndex)
        expect(range.upperBound <= part.endIndex)
      }
      expectEqual(part.occurrences(of: text).count, plain(text, in: String(part)).count)
    }
  }
}
