import TestSupport
import Testing

@testable import IngredientAnalysis

/// However a label writes the number of an additive, it is the same number.
@Suite("Additive numbers: every spelling") struct AdditiveNumberFormsTests {
  private static let prefixes = [
    "E", "e", "E ", "e-", "E-", "E.", "E_", " E  ", "(E) ", "INS", "ins ", "INS-", "INS: ", "Ins ",
    "SIN ", "sin", "I.N.S. ",
  ]
  private static let numerals = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]

  /// The forms in which a letter and a numeral follow the digits.
  private static func tails(_ letter: String, _ numeral: String) -> [String] {
    let small = letter + numeral
    let bracket = numeral.isEmpty ? "" : "(\(numeral))"
    let square = numeral.isEmpty ? "" : "[\(numeral.uppercased())]"
    return [
      small, small.uppercased(), " \(letter) \(numeral) ", "-\(letter)-\(numeral)",
      "\(letter)\(bracket)", " \(letter) \(bracket)", "(\(letter))\(bracket)",
      "\(letter) \(square).",
    ]
  }

  @Test(arguments: [100, 322, 1599])
  func everySpellingIsTheSameNumber(digits: Int) {
    var numbers: Set<AdditiveNumber?> = []
    for letter in ["", "a", "b", "c", "d", "e", "f", "g", "h"] {
      for (subtype, numeral) in Self.numerals.enumerated() {
        let written = "E\(digits)\(letter)" + (numeral.isEmpty ? "" : "(\(numeral))")
        let expected = AdditiveNumber(written)
        numbers.insert(expected)
        expect(expected?.digits == digits && expected?.subtype ?? 0 == subtype)
        expectEqual(expected?.letter.map(String.init) ?? "", letter)
        expectEqual(expected?.description, written)
        let tails = Self.tails(letter, numeral)
        let texts = Self.prefixes.flatMap { prefix in tails.map { "\(prefix)\(digits)\($0)" } }
        expectEqual(texts.filter { AdditiveNumber($0) != expected }, [])
      }
    }
    expect(numbers.count == 81 && !numbers.contains(nil))
  }

  /// A number without its prefix may be an amount, and other letters are not its prefix.
  @Test(arguments: [
    "%", "%(i)", "N%", "EE%", "EN%", "IN %", "NS%", "INSE%", "EINS %", "A%", "I%", "S %", "SI%",
    "C%",
    "E%i i i i", "E%(i)a", "E%j", "E%z", "E%a b", "E%iiv", "E%vx", "E%ivi", "E% x", "E%0000", "%E",
  ])
  func otherTextsAreNoNumbers(pattern: String) {
    for digits in ["100", "322", "471", "1422"] {
      expectEqual(AdditiveNumber(pattern.replacing("%", with: digits)), nil)
    }
  }

  /// Only the numbers of the Codex and of the European Union are in the range.
  @Test func digitsAreInTheirRange() {
    for digits in Array(0...2_000) + [3_300, 9_999, 10_000, 16_000, 32_200, 100_000] {
      for prefix in ["E", "INS "] {
        let number = AdditiveNumber("\(prefix)\(digits)")
        expectEqual(number?.digits, 100...1599 ~= digits ? digits : nil)
      }
    }
  }

  /// Blocks with different spellings of a number are one entry, and one without its prefix is not.
  @Test func spellingsMakeOneIdentifier() {
    let spellings = ["E 322(i)", "e-322i", "INS 322 (i)", "E322 [I]", "SIN322i"]
    let blocks =
      spellings.map { "en:\($0)\nvegan:en:yes" } + ["en:322(i)", "en:E 322", "fr:E 322i"]
    let base = KnowledgeBase.of([.additive: blocks.joined(separator: "\n\n")])
    expectEqual(
      base.entries.map { base.string($0.id) },
      ["en:e322i", "en:322-i", "en:e322", "fr:e322i"])
  }
}
