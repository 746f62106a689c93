import TestSupport
import Testing

@testable import IngredientAnalysis

/// Flour, butter, and milk of another plant, in the languages that put the plant behind the noun.
@Suite("Allergy: flour, butter, and milk of another plant") struct AnotherPlantTests {
  /// The words of a language; the foods are common words of dictionaries.
  struct Words: Sendable, CustomTestStringConvertible {
    let code: String
    let water: String
    let of: String
    let flour: String
    let dairy: [String]
    /// Plants of which people make milk or butter.
    let plants: [String]
    /// Words behind dairy foods that do not turn them into another food.
    let others: [String]

    var testDescription: String { code }
  }

  static let all = [
    Words(
      code: "fr", water: "eau", of: "de ", flour: "farine", dairy: ["lait", "beurre"],
      plants: ["pistache", "soja", "riz", "quinoa", "sésame", "pois", "lupin", "souchet", "cajou"],
      others: ["brebis", "vache", "montagne", "baratte"]),
    Words(
      code: "es", water: "agua", of: "de ", flour: "harina", dairy: ["leche", "mantequilla"],
      plants: ["avellana", "pistacho", "coco", "mijo", "sésamo", "lentejas", "altramuz", "chufa"],
      others: ["vaca", "oveja", "montaña", "ajo"]),
    Words(
      code: "it", water: "acqua", of: "di ", flour: "farina", dairy: ["latte", "burro"],
      plants: ["nocciola", "pistacchio", "cocco", "farro", "lenticchie", "lupini", "anacardi"],
      others: ["bufala", "capra", "malga", "montagna"]),
    Words(
      code: "pt", water: "água", of: "de ", flour: "farinha", dairy: ["leite", "manteiga"],
      plants: ["avelã", "pistácio", "coco", "espelta", "lentilhas", "tremoço", "quinoa", "caju"],
      others: ["vaca", "ovelha", "montanha", "alho"]),
  ]

  private static func severity(_ text: String, _ words: Words, _ allergen: Allergen)
    -> LabelVerdict.Severity
  {
    EveryLanguage.report(
      text, words.code, LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion)
    ).severity
  }

  /// "Lait aux noisettes" can be milk with hazelnuts.
  @Test("Milk and butter with a plant are milk", arguments: all)
  func dairyWithPlants(words: Words) {
    let with = [
      "fr": ["aux", "au", "avec", "à la"], "es": ["con"], "it": ["con", "al"], "pt": ["com"],
    ]
    var generator = SeededGenerator(seed: words.others.count)
    for _ in 0..<LongTest.size(400, small: 10) {
      let dairy = words.dairy.randomElement(using: &generator) ?? ""
      let plant = words.plants.randomElement(using: &generator) ?? ""
      let word = with[words.code]?.randomElement(using: &generator) ?? ""
      let text = "\(words.water), \(dairy) \(word) \(plant)"
      expect(Self.severity(text, words, .milk) != .fits, text)
      let report = EveryLanguage.report(text, words.code)
      expect(report.status(of: .vegan) != .yes, text)
    }
  }

  @Test("The milk and butter of a plant are not milk", arguments: all)
  func dairyOfPlants(words: Words) {
    var generator = SeededGenerator(seed: words.plants.count)
    for _ in 0..<LongTest.size(400, small: 10) {
      guard let plant = words.plants.randomElement(using: &generator),
        let dairy = words.dairy.randomElement(using: &generator),
        let other = words.others.randomElement(using: &generator)
      else { return }
      let frame =
        ["%", "\(words.water), %", "\(words.water), % 5 %, sel"]
        .randomElement(using: &generator) ?? "%"
      let text = frame.replacing("%", with: "\(dairy) \(words.of)\(plant)", maxReplacements: 1)
      expect(Self.severity(text, words, .milk) != .avoid, text)
      let animal = frame.replacing("%", with: "\(dairy) \(words.of)\(other)", maxReplacements: 1)
      expectEqual(Self.severity(animal, words, .milk), .avoid, animal)
    }
  }

  /// The flour of an unknown plant may or may not be of wheat.
  @Test("The verdict on flour of an unknown plant is neither avoid nor fits", arguments: all)
  func floursOfUnknownPlants(words: Words) {
    var generator = SeededGenerator(seed: words.plants.count + 1)
    for _ in 0..<LongTest.size(400, small: 10) {
      let plant = (0..<3).map { _ in
        ["zu", "vo", "ki", "bra", "mu", "xe"].randomElement(using: &generator) ?? "zu"
      }.joined()
      let text = "\(words.water), \(words.flour) \(words.of)\(plant)"
      let severity = Self.severity(text, words, .wheat)
      expect(severity != .avoid && severity != .fits, "\(text): \(severity)")
    }
    expectEqual(Self.severity("\(words.water), \(words.flour)", words, .wheat), .avoid)
  }

  /// Adjectives that make another food stand behind the noun.
  @Test(
    "A claim behind the noun names another food",
    arguments: [
      ("pl", "masło wegańskie"), ("pl", "ser wegański"), ("pl", "jogurt roślinny"),
      ("pt", "manteiga vegana"), ("pt", "queijo vegano"), ("es", "queso vegano"),
      ("it", "burro vegano"), ("fr", "beurre végétal"),
    ])
  func claimsBehind(code: String, text: String) {
    let preferences = LabelPreferences(avoiding: [.allergen(.milk)], market: .europeanUnion)
    expectEqual(EveryLanguage.report(text, code, preferences).severity, .fits, text)
    let note = text.split(separator: " ")
    let marked = "\(note[0]) (\(note[1]))"
    expectEqual(EveryLanguage.report(marked, code, preferences).severity, .avoid, marked)
  }
}
