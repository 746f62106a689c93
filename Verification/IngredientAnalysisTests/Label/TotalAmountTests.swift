import TestSupport
import Testing

@testable import IngredientAnalysis

/// Sentences about the whole amount of something, single letters, and verbs at the end of a statement.
@Suite("Labels: totals, single letters, and verbs after their names") struct TotalAmountTests {
  /// Words for the content of meat, and lists with the identifiers of their foods.
  struct Words: Sendable, CustomTestStringConvertible {
    let code: String
    let totals: [String]
    let foods: [String]
    let least: String

    var testDescription: String { code }
  }

  static let ids = ["en:tomato", "en:salt", "en:sugar"]
  static let all = [
    Words(
      code: "en", totals: ["Meat content", "Total fruit content"],
      foods: ["tomatoes", "salt", "sugar"], least: "Cocoa: # minimum"),
    Words(
      code: "de", totals: ["Fleischanteil", "Fruchtgehalt"], foods: ["Tomaten", "Salz", "Zucker"],
      least: "Kakao: mindestens #"),
    Words(
      code: "fr", totals: ["Teneur en viande", "Teneur totale en fruits"],
      foods: ["tomates", "sel", "sucre"], least: "Cacao : # minimum"),
    Words(
      code: "es", totals: ["Contenido de carne", "Contenido de fruta"],
      foods: ["tomates", "sal", "azúcar"], least: "Cacao: # mínimo"),
    Words(
      code: "it", totals: ["Contenuto di carne", "Contenuto di frutta"],
      foods: ["pomodori", "sale", "zucchero"], least: "Cacao: # minimo"),
    Words(
      code: "nl", totals: ["Vleesgehalte", "Totaal vleesgehalte", "Vruchtgehalte"],
      foods: ["tomaten", "zout", "suiker"], least: "Cacao: ten minste #"),
    Words(
      code: "pl", totals: ["Zawartość mięsa", "Zawartość owoców"],
      foods: ["pomidory", "sól", "cukier"], least: "Kakao: co najmniej #"),
    Words(
      code: "sv", totals: ["Kötthalt", "Frukthalt"], foods: ["tomater", "salt", "socker"],
      least: "Kakao: minst #"),
    Words(
      code: "da", totals: ["Kødindhold", "Frugtindhold"], foods: ["tomater", "salt", "sukker"],
      least: "Kakao: mindst #"),
    Words(
      code: "nb", totals: ["Kjøttinnhold", "Fruktinnhold"], foods: ["tomater", "salt", "sukker"],
      least: "Kakao: minst #"),
    Words(
      code: "fi", totals: ["Lihapitoisuus", "Hedelmäpitoisuus"],
      foods: ["tomaatti", "suola", "sokeri"], least: "Kaakaota vähintään #"),
    Words(
      code: "pt", totals: ["Teor de carne", "Teor de fruta"], foods: ["tomate", "sal", "açúcar"],
      least: "Cacau: # mínimo"),
  ]

  private static func names(_ text: String, _ code: String) -> [String] {
    EveryLanguage.report(text, code).list.allIngredients.map { $0.substance?.id ?? "?" }
  }

  @Test("A total is not an ingredient, and the list after its colon is read", arguments: all)
  func totals(words: Words) {
    var generator = SeededGenerator(seed: words.code.utf8.reduce(0) { $0 * 31 + Int($1) })
    for _ in 0..<LongTest.size(400, small: 8) {
      let chosen = [0, 1, 2].shuffled(using: &generator).prefix(
        Int.random(in: 1...3, using: &generator))
      let list = chosen.map { words.foods[$0] }.joined(separator: ", ")
      let number = Int.random(in: 2...98, using: &generator)
      let amount =
        ["\(number) %", "\(number)%", "\(number),5 %"]
        .randomElement(using: &generator) ?? "5 %"
      guard let total = words.totals.randomElement(using: &generator) else { return }
      let colon = Bool.random(using: &generator) ? ":" : ""
      let expected = chosen.map { Self.ids[$0] }
      for text in [
        "\(total)\(colon) \(amount): \(list)", "\(list). \(total)\(colon) \(amount).",
        "\(list). \(words.least.replacing("#", with: amount)).",
      ] {
        expectEqual(Self.names(text, words.code), expected, text)
      }
    }
  }

  /// The fat of a cheese is no ingredient, wherever the label states it.
  @Test(arguments: ["Fett i. Tr.", "Fett i.Tr.", "Fett i. d. Tr.", "Fett in der Trockenmasse"])
  func theFatOfACheeseIsNoIngredient(fat: String) {
    var generator = SeededGenerator(seed: fat.utf8.count)
    for _ in 0..<LongTest.size(100, small: 8) {
      let share = Int.random(in: 5...80, using: &generator)
      for frame in [
        "Käse # % %, Salz", "Käse (# % %), Salz", "Käse, # % %, Salz", "Käse (mind. # % %), Salz",
        "Käse mit # % %, Salz",
      ] {
        let text = frame.replacing("# %", with: "\(share) _").replacing("%", with: fat)
          .replacing("_", with: "%")
        expectEqual(Self.names(text, "de"), ["en:cheese", "en:salt"], text)
      }
    }
  }

  @Test func severalLeastAmountsAreNoIngredients() {
    let text = "Sugar, cocoa butter. Cocoa solids: 30 % minimum, milk solids 20 % minimum."
    expectEqual(Self.names(text, "en"), ["en:sugar", "en:cocoa-butter"])
    let milk = LabelPreferences(avoiding: [.allergen(.milk)])
    expect(EveryLanguage.report(text, "en", milk).severity != .fits)
  }

  /// A letter may be a misread sign; where a name may be cut off, the letter is the rest of the name.
  @Test func aSingleLetterNeverHidesTheRestOfAName() {
    var generator = SeededGenerator(seed: 7)
    let peanuts = LabelPreferences(avoiding: [.allergen(.peanuts)])
    for _ in 0..<LongTest.size(400, small: 20) {
      guard let letter = "fghijmopqrtuvwxz".randomElement(using: &generator) else { return }
      let name = Bool.random(using: &generator) ? String(letter) : letter.uppercased()
      for text in ["Rice, salt, \(name)", "Rice, oil (\(name)), salt", "Rice, oil [\(name)], salt"]
      {
        expect(EveryLanguage.report(text, "en", peanuts).severity != .fits, text)
      }
      let between = "Rice, \(name), salt, sugar"
      expectEqual(EveryLanguage.report(between, "en", peanuts).severity, .fits, between)
    }
  }

  /// German and Dutch put the verb behind the names.
  @Test(
    "A statement that ends in its verb is complete, unless a name is missing",
    arguments: [
      (
        "de", "Reis, Salz. Kann # enthalten", ["Milch", "Ei", "Soja", "Sellerie", "Senf"], "und",
        "andere"
      ),
      ("de", "Reis, Salz. Kann # beinhalten", ["Milch", "Ei", "Soja", "Senf"], "und", "andere"),
      (
        "de", "Reis, Salz. Kann Spuren von # enthalten", ["Milch", "Ei", "Soja", "Senf"], "und",
        "anderen"
      ),
      ("nl", "Rijst, zout. Kan # bevatten", ["melk", "ei", "soja", "mosterd"], "en", "andere"),
      (
        "nl", "Rijst, zout. Kan sporen van # bevatten", ["melk", "ei", "soja", "mosterd"], "en",
        "andere"
      ),
    ])
  func verbs(code: String, frame: String, names: [String], and: String, other: String) {
    var generator = SeededGenerator(seed: frame.count)
    let peanuts = LabelPreferences(avoiding: [.allergen(.peanuts)], market: .europeanUnion)
    for _ in 0..<LongTest.size(400, small: 8) {
      let chosen = names.shuffled(using: &generator).prefix(
        Int.random(in: 1...names.count, using: &generator))
      let list =
        chosen.count == 1
        ? chosen[0] : "\(chosen.dropLast().joined(separator: ", ")) \(and) \(chosen.last ?? "")"
      for (text, fits) in [
        (frame.replacing("#", with: list), true),
        (frame.replacing("#", with: list) + ".", true),
        (frame.replacing("#", with: "\(list) \(and) \(other)"), false),
        (frame.replacing("# ", with: ""), false),
      ] {
        let severity = EveryLanguage.report(text, code, peanuts).severity
        expect((severity == .fits) == fits, "\(text): \(severity)")
      }
    }
  }
}
