import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Word search: hash table") struct WordTableTests {
  private func key(_ bytes: ContiguousArray<UInt8>) -> WordTable.Key {
    var key = WordTable.Key()
    for byte in bytes { key.append(byte) }
    return key
  }

  private func find(_ bytes: ContiguousArray<UInt8>, in table: WordTable) -> WordID {
    table.find(key(bytes), in: bytes.span, 0..<bytes.count)
  }

  @Test(arguments: LongTest.seeds(20, small: 3))
  func agreesWithADictionary(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var table = WordTable()
    var model: [ContiguousArray<UInt8>: WordID] = [:]
    for _ in 0..<2000 {
      let length = Int.random(in: 1...40, using: &generator)
      let word = ContiguousArray(
        (0..<length).map { _ in UInt8.random(in: 0x61...0x62, using: &generator) })
      expectEqual(find(word, in: table), model[word] ?? WordID.none)
      let number = model[word] ?? WordID(model.count)
      expectEqual(table.insert(word), number)
      model[word] = number
    }
    expectEqual(table.ranges.count, model.count)
    for (word, number) in model { expectEqual(find(word, in: table), number) }
  }

  @Test(arguments: LongTest.values(Array(0...50), small: 25))
  func aWordReadInChunksHasTheKeyOfItsBytes(length: Int) {
    for before in 0..<18 {
      for after in 0..<18 {
        let word = (0..<length).map { UInt8(0x61 + $0 % 26) }
        let text = ContiguousArray(
          repeatElement(UInt8(ascii: "y"), count: before) + word
            + repeatElement(UInt8(ascii: " "), count: after))
        let read = FoldedWord(in: text.span, at: before)
        let expected = key(ContiguousArray(word))
        expectEqual(read.end, before + length)
        expect(read.key.first == expected.first && read.key.last == expected.last)
        expectEqual(read.key.length, expected.length)
      }
    }
  }

  /// Two words of 24 bytes whose first halves have the same hash, by the choice of the second eight
  /// bytes.
  @Test(arguments: 0..<20)
  func longWordsOfEqualHashAreToldApart(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func chunk() -> UInt64 {
      (0..<8).reduce(0) { (word: UInt64, position: Int) -> UInt64 in
        let letter = UInt64(0x61 + position % 3) &+ generator.next() % 20
        return word << 8 | letter
      }
    }
    func bytes(_ chunks: [UInt64]) -> ContiguousArray<UInt8> {
      var bytes: ContiguousArray<UInt8> = []
      for chunk in chunks {
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: chunk >> shift))
        }
      }
      return bytes
    }
    let (first, second, third) = (chunk(), chunk(), chunk())
    var twin: ContiguousArray<UInt8>?
    for _ in 0..<100 where twin == nil {
      let other = chunk()
      let factor: UInt64 = 0xD6E8_FEB8_6659_FD93
      let equal: UInt64 = first &* factor ^ other &* factor ^ second
      let candidate = bytes([other, equal, third])
      if !candidate.contains(0) { twin = candidate }
    }
    let word = bytes([first, second, third])
    let other = try #require(twin)
    expect(key(word).first == key(other).first && key(word).last == key(other).last)
    var table = WordTable()
    expectEqual(table.insert(word), WordID(0))
    expectEqual(find(other, in: table), .none)
    expectEqual(table.insert(other), WordID(1))
    expectEqual(find(word, in: table), WordID(0))
    expectEqual(find(other, in: table), WordID(1))
  }

  @Test func notesAreFoundWithTheirWords() {
    var table = WordTable()
    let words = (0..<1000).map { ContiguousArray("word\($0 * $0 * $0 * $0)".utf8) }
    for word in words { _ = table.insert(word) }
    func note(_ word: ContiguousArray<UInt8>) -> UInt64 {
      table.lookUp(key(word), in: word.span, 0..<word.count).note
    }
    expect(words.allSatisfy { note($0) == .max })
    table.setNotes { UInt64($0.index) * 3 }
    for (number, word) in words.enumerated() { expectEqual(note(word), UInt64(number) * 3) }
    expectEqual(note(ContiguousArray("other".utf8)), .max)
  }

  @Test func theEmptyWordIsNotFound() {
    let table = WordTable()
    expectEqual(find([], in: table), .none)
  }
}
