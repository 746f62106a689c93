import IngredientAnalysis
import TestSupport
import Testing

/// Great numbers, long texts, and any texts as package sizes.
@Suite("Package size: hostile text and large numbers") struct PackageSizeHostileTests {
  /// The greatest numbers that can be read, in the largest and smallest units and their sums.
  @Test(arguments: [
    "9999999999999999", "99999999999999999", "9999999999999999.999999999", "64 63/64",
  ])
  func noNumberIsTooGreatForItsUnit(number: String) {
    for unit in ["mg", "kg", "oz", "lb", "ml", "l", "fl oz", "pt", "qt", "gal", "ct", "dozen"] {
      for first in ["", "1 gal ", "1 lb ", "1 kg ", "2 x ", "\(number) x ", "\(number) gal "] {
        _ = try? PackageSize("\(first)\(number) \(unit)")
        _ = try? PackageSize("\(number) \(unit) \(first)")
      }
    }
  }

  @Test(arguments: [
    "(", "1", "1 x ", "1/2 ", "1 lb ", "12 oz ", "x", "1,", "1.", "9", "½", "-1 ", "6 pack ",
    "pack of 6 ",
    "1 lb 1 oz ", "1 ct ", "fl ", "\u{0}", "é", "1 000 ",
  ])
  func longInputTakesLinearTime(unit: String) {
    let text = String(repeating: unit, count: LongTest.size(10_000, small: 500))
    for suffix in ["", " g", "oz"] { _ = try? PackageSize(text + suffix) }
  }

  @Test(arguments: LongTest.seeds(100, small: 9))
  func anyTextHasAnAnswer(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "1", "12", "500", "99999999999999999999", "0", ".", ",", "/", "-", " ", "x", "×", "½", "oz",
      "fl", "lb",
      "g", "kg", "ml", "l", "gal", "pack", "of", "ct", "each", "drained", "serving size", "(", ")",
      "&", "é",
      "\u{202F}", "and", "340", "1/2", "\u{2212}", "dozen",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(
        separator: Bool.random(using: &generator) ? " " : "")
      for sign in [PackageSize.DecimalSign.point, .comma] {
        if let size = try? PackageSize(text, decimalSign: sign) {
          expect((1...1_000_000_000_000_000).contains(size.amount))
          expect((1...1_000_000_000_000_000).contains(size.pieces))
        }
      }
    }
  }
}
