import TestSupport
import Testing

@testable import IngredientAnalysis

/// The bytes of a literal are read as those of an array.
@Suite("Embedded data: bytes of a literal", .tags(.memory)) struct ByteTextTests {
  private static let literals: [StaticString] = [
    "", "a", "ab", "1234567", "12345678", "123456789", "0123456789abcde", "0123456789abcdef",
    "0123456789abcdefg", "Crème brûlée 설탕 𝐦", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
    "\u{7F}\u{80}\u{7FF}\u{FFFF}",
  ]

  private static func bytes(_ literal: StaticString) -> [UInt8] { Array(literal.description.utf8) }

  /// The text of a literal, and the same bytes appended at once and one by one.
  private static func texts(_ literal: StaticString) -> [ByteText] {
    var (whole, single, copy) = (ByteText(), ByteText(), ByteText())
    whole.append(contentsOf: bytes(literal))
    for byte in bytes(literal) { single.append(byte) }
    copy.append(0..<whole.count, of: ByteText(literal))
    return [ByteText(literal), whole, single, copy]
  }

  @Test(arguments: literals.indices)
  func aTextHasItsBytes(number: Int) {
    let literal = Self.literals[number]
    for text in Self.texts(literal) {
      expectEqual(Array(text), Self.bytes(literal))
      expectEqual(text.count, Self.bytes(literal).count)
      expectEqual(text.reversed(), Self.bytes(literal).reversed())
    }
  }

  /// Every range of every text, of which the packed integer has the first eight bytes.
  @Test(arguments: literals.indices)
  func everyRangeIsReadAsItIs(number: Int) {
    let bytes = Self.bytes(Self.literals[number])
    for text in Self.texts(Self.literals[number]) {
      for start in 0...bytes.count {
        for end in start...bytes.count {
          var packed: UInt64 = 0
          for (place, byte) in bytes[start..<end].prefix(8).enumerated() {
            packed += UInt64(byte) << (8 * place)
          }
          expectEqual(text.packed(start..<end), packed)
          let span = text.withSpan(of: start..<end) { span in span.indices.map { span[$0] } }
          expectEqual(span, Array(bytes[start..<end]))
        }
      }
    }
  }
}

/// Bytes behind those of a literal.
@Suite("Embedded data: bytes behind a literal", .tags(.memory)) struct AppendedTextTests {
  @Test func bytesFollowThoseOfTheLiteral() {
    var text = ByteText("milk and ")
    text.append(contentsOf: "honey".utf8)
    text.append(UInt8(ascii: "!"))
    expectEqual(Array(text), Array("milk and honey!".utf8))
    for start in 0...text.count {
      for end in start...text.count {
        var packed: UInt64 = 0
        for (place, byte) in Array(text)[start..<end].prefix(8).enumerated() {
          packed += UInt64(byte) << (8 * place)
        }
        expectEqual(text.packed(start..<end), packed)
      }
    }
    expectEqual(text.withSpan(of: 0..<4) { $0[3] }, UInt8(ascii: "k"))
    expectEqual(text.withSpan(of: 9..<14) { $0[0] }, UInt8(ascii: "h"))
    expectEqual(text.withSpan(of: 9..<9) { $0.count }, 0)
  }
}

/// A number below 64 is one character behind the space; the first one of a larger number says how many follow.
@Suite("Embedded data: packed numbers", .tags(.memory)) struct NumberTextTests {
  /// The numbers in a row and their characters, worked out by hand.
  private static let rows: [(text: StaticString, numbers: [Int])] = [
    (" ", [0]),
    ("!", [1]),
    ("*", [10]),
    ("?", [31]),
    ("@", [32]),
    ("_", [63]),
    ("` ", [64]),
    ("`\u{1F}", [191]),
    ("a ", [192]),
    ("\u{1B}\u{1F}", [7743]),
    ("\u{1C}\\`", [7744]),
    ("\u{1C}\u{1F}\u{1F}", [16383]),
    ("\u{1D}!  ", [16384]),
    ("\u{1D}\u{1F}\u{1F}\u{1F}", [2_097_151]),
    ("\u{1E}!   ", [2_097_152]),
    ("\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}", [34_359_738_367]),
    (" ! ", [0, 1, 0]),
    ("` \u{1B}\u{1F}?", [64, 7743, 31]),
    ("\u{1C}\\` \u{1D}!  ", [7744, 0, 16384]),
    ("_` _", [63, 64, 63]),
  ]

  @Test(arguments: rows.indices)
  func numbersFollowEachOther(row: Int) {
    let (text, numbers) = Self.rows[row]
    var reader = NumberText(text)
    expectEqual(numbers.map { _ in reader.next() }, numbers)
    var copy = NumberText(text)
    expectEqual(Array(copy.array(count: numbers.count) { reader, _ in reader.next() }), numbers)
  }

  @Test(arguments: [
    (0, Int32(0)), (1, -1), (2, 1), (3, -2), (4, 2), (1000, 500), (1001, -501),
    (0xFFFF_FFFE, .max), (0xFFFF_FFFF, .min),
  ])
  func signsAlternate(value: Int, signed: Int32) {
    expectEqual(NumberText.signed(value), signed)
  }

  @Test func signedNumbersAreReadOneByOne() {
    var reader = NumberText(" !\"#`!` ")
    expectEqual((0..<6).map { _ in reader.nextSigned() }, [0, -1, 1, -2, -33, 32])
  }

  /// An element may take several numbers, and the reader goes on behind the last one.
  @Test func anArrayTakesWhatItsElementsRead() {
    var reader = NumberText("#!\"#$%&'(")
    let pairs = reader.array(count: reader.next()) { reader, place in
      [place, reader.next(), reader.next()]
    }
    expectEqual(pairs, [[0, 1, 2], [1, 3, 4], [2, 5, 6]])
    expectEqual(reader.next(), 7)
    expect(reader.array(count: 0) { reader, _ in reader.next() }.isEmpty)
    expectEqual(reader.next(), 8)
  }
}
