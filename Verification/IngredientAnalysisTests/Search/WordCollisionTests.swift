import TestSupport
import Testing

@testable import IngredientAnalysis

/// Words that are easily taken for each other are told apart by both sets of words.
@Suite("Word search: colliding words") struct WordCollisionTests {
  private typealias Word = ContiguousArray<UInt8>

  private static func key(_ word: Word) -> WordTable.Key {
    var key = WordTable.Key()
    for byte in word { key.append(byte) }
    return key
  }

  /// Adds the words to both sets, and compares each step with a dictionary.
  private static func expectAgreement(_ words: [Word], absent: [Word]) {
    var (table, list) = (WordTable(), WordList())
    var model: [Word: WordID] = [:]
    func expectFound(_ word: Word, _ id: WordID) {
      let key = key(word)
      expectEqual(table.find(key, in: word.span, 0..<word.count), id)
      expectEqual(list.find(key, in: word.span, 0..<word.count), id)
    }
    for word in words {
      expectFound(word, model[word] ?? WordID.none)
      let id = model[word] ?? WordID(model.count)
      model[word] = id
      expectEqual(table.insert(word), id)
      expectEqual(list.insert(word.span, 0..<word.count), id)
      expectFound(word, id)
    }
    expect(table.ranges.count == model.count && list.count == model.count)
    for (word, id) in model {
      expectFound(word, id)
      expect(list.bytes(of: id).elementsEqual(word) && list.length(of: id) == word.count)
    }
    for word in absent { expectFound(word, model[word] ?? WordID.none) }
  }

  private static let lengths = [0, 1, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 255]

  /// Prefixes of one text, and those that differ from them in a single byte.
  @Test func wordsOfEachLengthThatDifferInOneByteAreToldApart() {
    let text = (0..<255).map { UInt8(0x61 + $0 % 5) }
    var words: [Word] = []
    for length in Self.lengths {
      let word = Word(text.prefix(length))
      words.append(word)
      for place in Set(Self.lengths.flatMap { [$0 - 1, $0] }).sorted() where 0..<length ~= place {
        var other = word
        other[place] = UInt8(ascii: "z")
        words.append(other)
      }
    }
    let absent = words.map { word in Word(word.map { $0 == UInt8(ascii: "a") ? 0x79 : $0 }) }
    Self.expectAgreement(words + words, absent: absent)
  }

  /// The empty word is a word like others once it is added.
  @Test(arguments: [0, 1, 40, 200])
  func theEmptyWordIsFoundAmongOthers(count: Int) {
    let others = (0..<count).map { Word("word \($0)".utf8) }
    Self.expectAgreement(others + [[]], absent: [Word("w".utf8)])
    Self.expectAgreement([[]] + others, absent: [Word("w".utf8)])
  }

  /// Words of sixteen bytes that all have a hash, by the choice of their first eight bytes.
  private static func words(ofHash hash: UInt64, count: Int, seed: Int) -> [Word] {
    var generator = SeededGenerator(seed: seed)
    let (first, last): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)
    // Each step of Newton's method doubles the number of correct bits of the inverse.
    let inverse = (0..<6).reduce(first) { inverse, _ in inverse &* (2 &- first &* inverse) }
    var words: Set<Word> = []
    while words.count < count {
      let end = generator.next() | 0x0101_0101_0101_0101
      let start = inverse &* (hash ^ end &* last)
      let word = Word(
        [start, end].flatMap { bytes in (0..<8).map { UInt8(bytes >> (8 * $0) & 255) } })
      if !word.contains(0) { words.insert(word) }
    }
    return words.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Searches for all of them begin in the same slot, the first or the last, however large the
  /// table is.
  @Test(
    arguments: LongTest.values(
      [0x8000_0000_0000_0000, 0x7FFF_FFFF_FFFF_FFFF, 0, .max] as [UInt64], small: 2))
  func wordsOfOneHashAreToldApart(hash: UInt64) {
    let words = Self.words(ofHash: hash, count: 150, seed: 1)
    expect(words.allSatisfy { Self.key($0).hash == hash })
    let others = Self.words(ofHash: hash, count: 50, seed: 2)
    Self.expectAgreement(words, absent: others)
    // Their prefixes have other hashes, and slots between theirs.
    Self.expectAgreement(words + words.map { Word($0.dropLast()) }, absent: others)
  }

  // MARK: Keys

  /// The three ways to read a key agree for every byte that a word may have.
  @Test(arguments: LongTest.values(Array(UInt8.min...UInt8.max), small: 160))
  func aKeyIsThatOfItsBytes(byte: UInt8) {
    guard byte != 0x20, byte != 0 else { return }
    for length in Self.lengths {
      var word = Word(repeating: UInt8(ascii: "b"), count: length)
      for place in stride(from: 0, to: length, by: 3) { word[place] = byte }
      let expected = Self.key(word)
      for before in [0, 1, 7, 8] {
        // Bytes next to the space follow it, as a borrow would reach them.
        let text = Word(repeating: 0x21, count: before) + word + [0x20, 0x21, 0xA0, 0x1F]
        let read = FoldedWord(in: text.span, at: before)
        var bytes = ByteText()
        bytes.append(contentsOf: text)
        let copied = WordTable.Key(bytes, before..<before + length)
        expectEqual(read.end, before + length)
        for key in [read.key, copied] {
          expect(key.first == expected.first && key.last == expected.last)
          expect(key.length == expected.length && key.hash == expected.hash)
        }
      }
    }
  }
}

/// A list of words gives back what was added.
@Suite("Word search: list of words") struct WordListTests {
  private static func list(_ words: [String]) -> WordList {
    var list = WordList()
    for word in words {
      let bytes = ContiguousArray(word.utf8)
      _ = list.insert(bytes.span, 0..<bytes.count)
    }
    return list
  }

  /// A list whose words are in a literal agrees with one to which they are added.
  @Test func aListOfALiteralIsThatOfItsWords() {
    let words = ["milk", "", "mil", "k", "milkmilkmilkmilkm", "oats"]
    var lengths = NumberText("$ #!1$")
    let fixed = WordList(ByteText("milkmilkmilkmilkmilkmilkmoats"), count: 6, lengths: &lengths)
    let grown = Self.list(words)
    expect(fixed.count == 6 && Array(fixed.ids) == (0..<6).map(WordID.init(_:)))
    for (word, id) in zip(words, fixed.ids) {
      expect(fixed.bytes(of: id).elementsEqual(word.utf8))
      let text = ContiguousArray("x\(word)".utf8)
      var key = WordTable.Key()
      for byte in word.utf8 { key.append(byte) }
      expectEqual(fixed.find(key, in: text.span, 1..<text.count), id)
      expectEqual(grown.find(key, in: text.span, 1..<text.count), id)
    }
  }

  @Test(arguments: [
    "", "a", "milk", "buttermi", "buttermil", "buttermilkpowder", "buttermilkpowders",
  ])
  func theBytesBehindAPrefixArePacked(word: String) {
    let list = Self.list(["first", word, "last"])
    for count in 0...word.utf8.count + 9 {
      let packed = word.utf8.dropFirst(count).prefix(8).reversed().reduce(0 as UInt64) {
        $0 << 8 | UInt64($1)
      }
      expectEqual(list.packed(WordID(1), behind: count), packed)
    }
  }

  @Test(arguments: [
    ("e330", true), ("E330", true), ("e33", false), ("e3300", false), ("f330", false),
    ("e331", false), ("", false),
  ])
  func aWordEqualsItselfInEitherCase(text: String, isEqual: Bool) {
    let list = Self.list(["a", "e330"])
    let bytes = ContiguousArray("x \(text)".utf8)
    expectEqual(list.equals(WordID(1), inASCII: bytes.span, 2, Int32(text.utf8.count)), isEqual)
  }
}
