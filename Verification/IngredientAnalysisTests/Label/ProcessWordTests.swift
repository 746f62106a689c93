import TestSupport
import Testing

@testable import IngredientAnalysis

/// The words for what was done to a food, which agree with it in number and gender.
@Suite("Labels: words of processing agree with their food") struct ProcessWordTests {
  /// Processes and foods of a dictionary; `#` stands for the food.
  struct Words: Sendable, CustomTestStringConvertible {
    let code: String
    let water: String
    let salt: String
    let foods: [(name: String, id: String)]
    let frames: [String]

    var testDescription: String { code }
  }

  static let all = [
    Words(
      code: "da", water: "vand", salt: "salt",
      foods: [
        ("tomater", "en:tomato"), ("løg", "en:onion"), ("kartofler", "en:potato"),
        ("ærter", "en:pea"),
      ],
      frames: [
        "hakkede #", "finthakkede #", "tørrede #", "soltørrede #", "skrællede #", "knuste #",
        "purerede #", "kogte #", "bagte #", "stegte #", "grillede #", "blancherede #",
        "dybfrosne #", "syltede #", "saltede #", "karamelliserede #", "# i tern",
      ]),
    Words(
      code: "nb", water: "vann", salt: "salt",
      foods: [("tomater", "en:tomato"), ("poteter", "en:potato"), ("erter", "en:pea")],
      frames: [
        "hakkede #", "finhakkede #", "tørkede #", "soltørkede #", "knuste #", "kokte #", "stekte #",
        "grillede #", "fryste #", "syltede #", "saltede #", "# i terninger",
      ]),
    Words(
      code: "pt", water: "água", salt: "sal",
      foods: [("cebola", "en:onion"), ("batata", "en:potato"), ("cenoura", "en:carrot")],
      frames: [
        "# picada", "# ralada", "# inteira", "# descascada", "# assada", "# grelhada",
        "# congelada", "# ultracongelada", "# fresca", "# marinada", "# caramelizada",
        "# em cubos", "# em fatias", "# em conserva", "# desidratada",
      ]),
  ]

  @Test("A processed food is the food", arguments: all)
  func processes(words: Words) {
    var generator = SeededGenerator(seed: words.frames.count)
    for _ in 0..<LongTest.size(300, small: 20) {
      guard let (name, id) = words.foods.randomElement(using: &generator),
        let frame = words.frames.randomElement(using: &generator)
      else { return }
      let text = "\(words.water), \(frame.replacing("#", with: name)), \(words.salt)"
      let list = EveryLanguage.report(text, words.code).list
      let found = list.allIngredients.map { $0.substance.map(\.id) ?? "?" }
      expect(found.count == 3 && found[0] == "en:water" && found[2] == "en:salt", text)
      let base = EveryLanguage.analyzer.knowledge.base
      let isKind =
        base.entry((found.count > 1 ? found[1] : "?").utf8, of: .food).map { entry in
          base.entry(id.utf8, of: .food).map { base.isKind(entry, of: $0) } ?? false
        } ?? false
      expect(isKind, "\(text): \(found)")
    }
  }
}
