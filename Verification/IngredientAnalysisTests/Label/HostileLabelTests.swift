import TestSupport
import Testing

@testable import IngredientAnalysis

/// Hostile texts are read in linear time.
///
/// The sizes are those of ``LongTest``.
@Suite("Hostile labels: linear time", .serialized) struct HostileLabelTests {
  static let shapes: [(String, @Sendable (Int) -> String)] = [
    ("open brackets", { String(repeating: "(", count: $0) }),
    ("closing brackets", { String(repeating: ")", count: $0) }),
    ("names in brackets", { String(repeating: "a(", count: $0 / 2) }),
    ("known names in brackets", { String(repeating: "oil (", count: $0 / 5) }),
    (
      "brackets that close",
      { String(repeating: "(", count: $0 / 2) + String(repeating: ")", count: $0 / 2) }
    ),
    (
      "names in brackets that close",
      { String(repeating: "a(", count: $0 / 3) + String(repeating: ")", count: $0 / 3) }
    ),
    ("brackets side by side", { String(repeating: "oil (palm)", count: $0 / 10) }),
    ("mixed brackets", { String(repeating: "([{)]}{", count: $0 / 7) }),
    ("letters and commas", { String(repeating: "a,", count: $0 / 2) }),
    ("commas", { String(repeating: ",", count: $0) }),
    ("zeros", { String(repeating: "\0", count: $0) }),
    ("one word", { String(repeating: "a", count: $0) }),
    ("words", { String(repeating: "abc ", count: $0 / 4) }),
    ("known words", { String(repeating: "sugar ", count: $0 / 6) }),
    ("digits", { String(repeating: "1", count: $0) }),
    ("numbers", { String(repeating: "1 ", count: $0 / 2) }),
    ("percentages", { String(repeating: "5 % ", count: $0 / 4) }),
    ("percent signs", { String(repeating: "%", count: $0) }),
    ("marks", { String(repeating: "*", count: $0) }),
    ("slashes", { String(repeating: "a/", count: $0 / 2) }),
    ("conjunctions", { String(repeating: "and or ", count: $0 / 7) }),
    ("colons", { String(repeating: "a:", count: $0 / 2) }),
    ("periods", { String(repeating: "a. ", count: $0 / 3) }),
    ("dashes", { String(repeating: "a - ", count: $0 / 4) }),
    ("headers", { String(repeating: "ingredients: sugar ", count: $0 / 19) }),
    ("vitamins", { String(repeating: "vitamins a, b1 and ", count: $0 / 19) }),
    ("numbers of additives", { String(repeating: "E 330 ", count: $0 / 6) }),
    ("claims", { String(repeating: "no milk, ", count: $0 / 9) }),
    ("claims in a row", { String(repeating: "free from ", count: $0 / 10) }),
    ("precautions", { String(repeating: "may contain milk ", count: $0 / 17) }),
    ("places", { String(repeating: "made in a factory ", count: $0 / 18) }),
    ("guides", { String(repeating: "see ", count: $0 / 4) }),
    ("ignored sentences", { String(repeating: "suitable for vegans ", count: $0 / 20) }),
    ("alternatives", { "oil (" + String(repeating: "corn or palm, ", count: $0 / 14) }),
    (
      "alternatives in brackets",
      {
        String(repeating: "a (", count: $0 / 14)
          + String(repeating: "b), corn or c", count: $0 / 14)
      }
    ),
    ("fractions", { String(repeating: "1/2 ½ ", count: $0 / 7) }),
    ("cut words", { String(repeating: "al-\n", count: $0 / 4) }),
    ("unread words", { "sugar. Nutrition facts: " + String(repeating: "milk ", count: $0 / 5) }),
    ("bytes above ASCII", { String(repeating: "\u{FFFD}", count: $0 / 3) }),
  ]

  private static func time(_ text: String) -> Duration {
    let label = IngredientLabel(text)
    return ProcessorTime.measure { _ = Analyzers.embedded.list(of: label) }
  }

  @Test(arguments: LongTest.values(Array(0..<shapes.count), small: 2))
  func timeGrowsWithTheLength(shape: Int) {
    let (name, text) = Self.shapes[shape]
    let size = LongTest.size(10_000, small: 2_000)
    expect(
      ProcessorTime.grows(below: 30, from: size, to: size * 10) { Self.time(text($0)) }, "\(name)")
  }

  @Test func aReportOfAHostileLabelTakesLinearTimeToo() {
    let size = LongTest.size(10_000, small: 700)
    for (name, text) in [Self.shapes[0], Self.shapes[2], Self.shapes[8]] {
      let isLinear = ProcessorTime.grows(below: 30, from: size, to: size * 10) { count in
        let label = IngredientLabel(text(count))
        return ProcessorTime.measure { _ = Analyzers.embedded.report(on: label).severity }
      }
      expect(isLinear, "\(name)")
    }
  }

  @Test(arguments: [0, 8])
  func aLongTextIsRead(shape: Int) {
    let size = LongTest.size(1_000_000, small: 20_000)
    let list = Analyzers.embedded.list(of: IngredientLabel(Self.shapes[shape].1(size)))
    expect(list.ingredients.count <= size / 2)
  }

  @Test func aLongLineIsRead() {
    let text = String(
      repeating: "loremipsum", count: LongTest.size(1_000_000, small: 20_000))
    expect(Analyzers.exact.list(of: IngredientLabel(text)).ingredients.count <= 1)
  }

  @Test func commasAreNoIngredients() {
    let text = String(repeating: ",", count: LongTest.size(1_000_000, small: 50_000))
    expect(Analyzers.embedded.list(of: IngredientLabel(text)).ingredients.isEmpty)
  }

  @Test func aTextAboveTheLimitHasNoIngredientsAndNoVerdict() {
    let text = String(repeating: "almond, ", count: IngredientLabel.longestText / 8 + 1)
    let report = Analyzers.exact.report(
      on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(.treeNuts)]))
    expect(report.list.ingredients.isEmpty)
    expectEqual(report.severity, .unknown)
  }

  @Test(arguments: LongTest.seeds(40, small: 6))
  func anyBytesAreRead(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let list = Analyzers.embedded.list(of: IngredientLabel(text))
      for ingredient in list.allIngredients {
        expect(ingredient.range.upperBound <= text.utf8.count)
      }
    }
  }
}
