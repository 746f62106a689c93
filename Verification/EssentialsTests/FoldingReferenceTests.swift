import Foundation
import TestSupport
import Testing

@testable import Essentials

/// Folding agrees with Foundation's normalization and the standard library's reading of UTF-8.
@Suite("Text folding: Foundation as the reference") struct FoldingReferenceTests {
  /// Blocks whose scalars are on labels, or are written in another form than the one they fold to.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0000...0x007F, 0x0080...0x00FF, 0x0100...0x024F, 0x0250...0x02FF, 0x0370...0x03FF,
    0x0400...0x052F, 0x0530...0x058F, 0x05D0...0x05EA, 0x0620...0x064A, 0x10A0...0x10FF,
    0x13A0...0x13FF, 0x1C80...0x1CBF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x2070...0x209F,
    0x2100...0x218F, 0x2460...0x24FF, 0x2C00...0x2C7F, 0x3000...0x30FF, 0x3130...0x318F,
    0x3200...0x33FF, 0xA640...0xA69F, 0xA720...0xA7FF, 0xAC00...0xACFF, 0xD700...0xD7A3,
    0xF900...0xFAFF, 0xFB00...0xFB4F, 0xFF00...0xFFEF, 0x10400...0x1044F, 0x1D400...0x1D7FF,
    0x1F100...0x1F1FF, 0x2F800...0x2FA1F,
  ]

  /// The Latin letters that have no decomposition and are spelled in ASCII.
  private static let spellings: [Unicode.Scalar: String] = [
    "œ": "oe", "æ": "ae", "ß": "ss", "þ": "th", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i",
  ]

  private static func decomposed(_ text: String) -> String.UnicodeScalarView {
    text.decomposedStringWithCompatibilityMapping.unicodeScalars
  }

  /// What the documentation says that a text becomes, or `nil` for marks that combine with no
  /// letter.
  private static func reference(_ text: String) -> String? {
    var words = ""
    for scalar in decomposed(text) {
      for small in decomposed(scalar.properties.lowercaseMapping) {
        let properties = small.properties
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark:
          if properties.canonicalCombiningClass == .notReordered { return nil }
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber, .letterNumber, .otherNumber:
          words += spellings[small] ?? String(small)
        default: words += " "
        }
      }
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return false }
    return age.major <= 14
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func folded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: ContiguousArray<UInt8> = []
    FoldedText.append(ContiguousArray(bytes).span, to: &result)
    return Array(result)
  }

  /// The neighbors show whether a scalar parts words, and whether it does so at an end of its
  /// folding.
  @Test(arguments: blocks)
  func theScalarsOfABlockFoldAsFoundationDecomposesThem(block: ClosedRange<UInt32>) {
    var count = 0
    for scalar in block.lazy.compactMap({ Unicode.Scalar($0) }) where Self.isKnown(scalar) {
      let text = "x\(scalar)y"
      guard let expected = Self.reference(text) else { continue }
      count += 1
      let found = TextFolding.folded(text)
      guard Self.bytes(found) != Self.bytes(expected) else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)): \(found), not \(expected)")
    }
    expect(count > 0)
  }

  /// A letter folds the same in each of the forms that a keyboard, a scanner, or a file may have.
  @Test(arguments: [
    "Crème brûlée", "Öl, Äpfel & Weißmehl", "Mąka żytnia, żółtko", "Jäätelö", "Smør, blåbær",
    "Açúcar, pão", "Šećer, čokolada", "Ördek", "Việt Nam", "Ελιά", "Йод", "ﬁbre", "ＭＩＬＫ",
  ])
  func everyNormalFormFoldsTheSame(text: String) {
    let forms = [
      text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping,
      text.precomposedStringWithCompatibilityMapping,
      text.decomposedStringWithCompatibilityMapping,
    ]
    let expected = Self.bytes(TextFolding.folded(text))
    for form in forms { expectEqual(Self.bytes(TextFolding.folded(form)), expected, "\(form)") }
  }

  /// Texts of several scripts and signs, cut everywhere between two scalars.
  @Test(arguments: [
    "a½b", "½½", "⑴⑵", "ﷺx", "e\u{301}\u{316} \u{301}", "Ǆ-ǆ", "1⁄2 %", "설탕, 소금", "ŉ·l·l",
    "\u{301}", " \u{301} ", "œæßþøđðłı", "🥛 milk🥛",
  ])
  func aTextFoldsToTheFoldingsOfItsParts(text: String) {
    let scalars = Array(text.unicodeScalars)
    for cut in 0...scalars.count {
      var (first, second) = (String.UnicodeScalarView(), String.UnicodeScalarView())
      first.append(contentsOf: scalars[..<cut])
      second.append(contentsOf: scalars[cut...])
      let parts = [String(first), String(second)]
      let words = parts.map(TextFolding.folded).filter { !$0.isEmpty }
      let joined = TextFolding.folded(parts.joined(separator: ", "))
      expectEqual(Self.bytes(joined), Self.bytes(words.joined(separator: " ")))
      expectEqual(Self.bytes(TextFolding.folded(joined)), Self.bytes(joined))
    }
  }

  // MARK: Bytes that are no text

  /// The bytes around which the rules of UTF-8 change.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF,
  ]

  /// The scalar at the start of some bytes and its length, by asking whether a prefix is a scalar.
  private static func scalar(_ bytes: [UInt8]) -> (UInt32, Int) {
    for length in 1...bytes.count {
      let prefix = String(validating: bytes[..<length], as: UTF8.self)?.unicodeScalars
      if let prefix, prefix.count == 1, let scalar = prefix.first { return (scalar.value, length) }
    }
    return (0xFFFD, 1)
  }

  @Test(arguments: LongTest.values([0x80, 0xBF] + (0xC0...0xFF) as [UInt8], small: 20))
  func aScalarBeginsWhereTheStandardLibraryFindsOne(first: UInt8) {
    var wrong: [[UInt8]] = []
    func check(_ bytes: [UInt8]) {
      let found = FoldedText.scalar(in: ContiguousArray(bytes).span, at: 0)
      if found != Self.scalar(bytes) { wrong.append(bytes) }
    }
    check([first])
    for second in UInt8.min...UInt8.max { check([first, second]) }
    for second in Self.edges {
      for third: UInt8 in [0x7F, 0x80, 0xBF, 0xC0] {
        check([first, second, third])
        for fourth: UInt8 in [0x7F, 0x80, 0xBF, 0xC0] { check([first, second, third, fourth]) }
      }
    }
    expectEqual(wrong, [])
  }

  /// A scalar of each length loses its end, or has one byte replaced by every other.
  @Test(arguments: ["é", "ß", "\u{800}", "€", "설", "\u{FFFD}", "\u{10000}", "𝐦", "\u{10FFFF}"])
  func aDamagedScalarPartsWordsAndNothingElse(text: String) {
    let whole = Self.bytes(text)
    var damaged: [[UInt8]] = []
    for place in whole.indices {
      damaged.append(Array(whole[..<place]))
      damaged.append(Array(whole[(place + 1)...]))
      for byte in UInt8.min...UInt8.max {
        var copy = whole
        copy[place] = byte
        damaged.append(copy)
      }
    }
    var wrong: [[UInt8]] = []
    for bytes in damaged {
      // What precedes and follows is read as if the text were in order.
      let text = Self.bytes("Milk") + bytes + Self.bytes("É")
      if Self.folded(text) != Self.folded(String(decoding: text, as: UTF8.self).utf8) {
        wrong.append(bytes)
      }
    }
    expectEqual(wrong, [])
  }
}
