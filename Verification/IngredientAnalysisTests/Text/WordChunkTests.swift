import TestSupport
import Testing

@testable import IngredientAnalysis

/// Eight bytes read at once agree with a reading byte by byte.
@Suite("Word search: eight bytes at once", .tags(.memory)) struct WordChunkTests {
  /// The statement of a chunk.
  private struct Reading: Equatable {
    var word: [UInt8] = []
    var rest: UInt64 = 0
    var digits = 0
    var isBeforeOther = false
    var isPlain = true

    init(_ chunk: WordChunk) {
      word = (0..<chunk.length).map { UInt8(truncatingIfNeeded: chunk.small >> (8 * $0)) }
      rest = chunk.length == 8 ? 0 : chunk.small >> (8 * chunk.length)
      digits = chunk.digits
      isBeforeOther = chunk.isBeforeOther
      isPlain = chunk.isPlain
    }

    /// Reads letters and digits up to the first other byte or the eighth.
    init(plainly bytes: some Collection<UInt8>) {
      for byte in bytes.prefix(8) {
        let character = Character(Unicode.Scalar(byte))
        guard character.isASCII, character.isLetter || character.isNumber else {
          isBeforeOther = byte >= 0x80
          break
        }
        if character.isNumber { digits += 1 }
        word.append(contentsOf: character.lowercased().utf8)
      }
      isPlain = digits == 0 && !isBeforeOther
    }
  }

  /// Compares the readings at each position, with bytes behind the text that must not matter.
  private func expectAgreement(_ bytes: [UInt8], upTo last: Int) {
    let slack = [UInt8](repeating: 0xFF, count: WordChunk.slack)
    let text = ContiguousArray(bytes + slack)
    for position in 0...last {
      let found = Reading(WordChunk(text.span, at: position))
      let expected = Reading(plainly: text[position...])
      if found != expected { Issue.record("\(bytes) at \(position): \(found), not \(expected)") }
    }
  }

  /// Every byte at each place of a word, between letters, digits, and bytes that are neither.
  @Test(arguments: UInt8.min...UInt8.max)
  func everyByteIsALetterOrADigitOrNeither(byte: UInt8) {
    for neighbor in [UInt8(ascii: "a"), UInt8(ascii: "9"), 0x20, 0xC3] {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: neighbor, count: 8)
        bytes[place] = byte
        expectAgreement(bytes, upTo: 0)
      }
      expectAgreement([UInt8](repeating: byte, count: 8), upTo: 8)
    }
  }

  /// Words of each length from each position, before each kind of end.
  @Test(arguments: 0...17)
  func aWordEndsWhereItsLettersDo(length: Int) {
    for end in [UInt8(ascii: " "), UInt8(ascii: ","), 0x00, 0x80, 0xC3, 0xFF] {
      let word = (0..<length).map { $0 % 5 == 3 ? UInt8(ascii: "7") : UInt8(0x41 + $0) }
      let text = [UInt8](repeating: end, count: 9) + word + [end]
      expectAgreement(text, upTo: text.count)
    }
  }

  /// Bytes next to the ranges of letters and digits are as frequent as those within.
  @Test(arguments: LongTest.seeds(100))
  func anyBytesAreReadAsTheyAre(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let edges = Array("/09:@AZ[`az{".utf8) + [0x00, 0x7F, 0x80, 0xB0, 0xC1, 0xE1, 0xFF]
    let bytes = (0..<64).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0
        ? UInt8.random(in: .min ... .max, using: &generator)
        : edges.randomElement(using: &generator) ?? 0
    }
    expectAgreement(bytes, upTo: bytes.count)
  }
}
