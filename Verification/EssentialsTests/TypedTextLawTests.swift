import Essentials
import TestSupport
import Testing

/// The sets of typed text against the standard library, and laws of texts made from them.
@Suite("Typed text: every scalar and random texts") struct TypedTextLawTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

  /// The standard library knows later versions of Unicode.
  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0 <= (14, 0) } ?? false
  }

  @Test func theSetsAreThoseOfUnicode() {
    for scalar in Self.scalars {
      let properties = scalar.properties
      expectEqual(scalar.isBlank, properties.isWhitespace, "\(scalar.value)")
      expectEqual(
        scalar.isInvisible, properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}",
        "\(scalar.value)")
      if scalar.isDash { expect(properties.isDash, "\(scalar.value)") }
      let isDigit = Self.isKnown(scalar) && properties.generalCategory == .decimalNumber
      expectEqual(
        scalar.decimalDigit, isDigit ? properties.numericValue.map { UInt8($0) } : nil,
        "\(scalar.value)")
    }
  }

  @Test func thePlainFormOfAScalarIsFixed() {
    for scalar in Self.scalars {
      guard let plain = scalar.plain else { continue }
      expectEqual(plain.plain, plain, "\(scalar.value)")
      if scalar.isASCII, (0x21...0x7E).contains(scalar.value), scalar != "`" {
        expectEqual(plain, scalar)
      }
    }
  }

  /// A writing of a digit, dash, blank, or apostrophe, perhaps with an invisible mark.
  private static func written(
    _ text: String, using generator: inout SeededGenerator
  ) -> String {
    var written = "".unicodeScalars
    for scalar in text.unicodeScalars {
      if Int.random(in: 0..<4, using: &generator) == 0,
        let mark = "\u{200B}\u{200E}\u{200F}\u{202A}\u{202C}\u{2060}\u{FEFF}\u{AD}".unicodeScalars
          .randomElement(using: &generator)
      {
        written.append(mark)
      }
      written.append(Self.writings[scalar]?.randomElement(using: &generator) ?? scalar)
    }
    return String(written)
  }

  private static let writings = Dictionary(
    grouping: scalars.filter {
      $0.plain.map { "0123456789- '".unicodeScalars.contains($0) } ?? false
    }
  ) { $0.plain ?? " " }

  @Test(arguments: LongTest.seeds(200, small: 20))
  func aWritingIsReadAsWhatItStandsFor(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let length = Int.random(in: 0...11, using: &generator)
      let plain = String(
        (0..<length).compactMap { _ in
          "012345678901234567890123456789-- '".randomElement(using: &generator)
        })
      let typed = Self.written(plain, using: &generator)
      let trimmed = String(plain[...].trimmingBlanks)
      expectEqual(TypedText.plain(typed), trimmed)
      expectEqual(TypedText.plain(trimmed), trimmed)
      expectEqual(ZIPCodeText(typed), ZIPCodeText(plain))
      expectEqual(ZIPCodeText(plain), Self.plainReading(trimmed))
    }
  }

  /// The grammar of ZIP codes, written as its sentences.
  private static func plainReading(_ text: String) -> ZIPCodeText {
    let areDigits = text.allSatisfy { "0123456789".contains($0) }
    if text.isEmpty { return .empty }
    if areDigits, text.count < 5 { return .incomplete(digits: text.count) }
    guard let number = UInt32(text.prefix(5)), text.prefix(5).allSatisfy(\.isNumber),
      text.count >= 5
    else { return .invalid }
    if areDigits { return text.count == 5 || text.count == 9 ? .complete(number) : .invalid }
    var rest = text.dropFirst(5)
    while rest.first == " " { rest.removeFirst() }
    if rest.first == "-" {
      rest.removeFirst()
    } else if rest.count == text.count - 5 {
      return .invalid
    }
    while rest.first == " " { rest.removeFirst() }
    return rest.count <= 4 && rest.allSatisfy { "0123456789".contains($0) }
      ? .complete(number) : .invalid
  }

  @Test func aMegabyteIsReadOnce() {
    for text in ["8", "\u{200B}", "٨", " ", "-"] {
      let long = String(repeating: text, count: 300_000)
      expect(ZIPCodeText(long) == .invalid || TypedText.plain(long).isEmpty)
    }
  }
}
