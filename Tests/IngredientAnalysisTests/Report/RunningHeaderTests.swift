import TestSupport
import Testing

@testable import IngredientAnalysis

/// Lists that run into the header of another language without a sign between them.
@Suite struct RunningHeaderTests {
  private static let codes = EveryLanguage.codes
  private static let everything = LabelPreferences(
    avoiding: (Allergen.europeanUnion + Allergen.unitedStates).map { .allergen($0) })

  /// The header of a list and names without an allergen.
  private static let harmless: [String: (header: String, names: String)] = [
    "en": ("Ingredients:", "sugar, salt"), "fr": ("Ingrédients :", "sucre, sel"),
    "de": ("Zutaten:", "Zucker, Salz"), "es": ("Ingredientes:", "azúcar, sal"),
    "it": ("Ingredienti:", "zucchero, sale"), "nl": ("Ingrediënten:", "suiker, zout"),
    "pl": ("Składniki:", "cukier, sól"), "sv": ("Ingredienser:", "socker, salt"),
    "da": ("Ingredienser:", "sukker, salt"), "nb": ("Ingredienser:", "sukker, salt"),
    "fi": ("Ainesosat:", "sokeri, suola"), "pt": ("Ingredientes:", "açúcar, sal"),
  ]

  private static func list(_ code: String) -> String {
    harmless[code].map { $0.header + " " + $0.names } ?? ""
  }

  /// The names of foods with an allergen that a language has, in the order of the knowledge.
  private static let names: [String: [String]] = {
    let base = EveryLanguage.analyzer.knowledge.base
    var names: [String: [String]] = [:]
    for line in base.names where base[line.entry].allergens != 0 && base[line.entry].kind == .food {
      names[line.language.code, default: []] += base.parts(of: line.names).map { part in
        String(
          decoding: base.text[Int(part.lowerBound)..<Int(part.upperBound)], as: UTF8.self)
      }
    }
    return names
  }()

  private static func report(_ text: String, _ code: String) -> MultilingualReport {
    EveryLanguage.analyzer.multilingualReport(
      on: IngredientLabel(text, in: LabelLanguage(code: code) ?? .english), for: everything)
  }

  /// Expects that a label fits nobody who avoids allergens, and that each allergen that a list has in
  /// its own language is found.
  private static func expectAllergens(
    of list: String, _ code: String, in text: String, _ assumed: String
  ) {
    let own = EveryLanguage.report(list, code, everything)
    guard own.severity > .fits else { return }
    let report = report(text, assumed)
    #expect(report.severity > .fits, "\(code): \(text)")
    let found = Set(EveryLanguage.ids(report.allergens + report.traces))
    let missing = Set(EveryLanguage.ids(own.allergens + own.traces)).subtracting(found)
    #expect(missing.isEmpty, "\(code) \(missing): \(text)")
  }

  // MARK: Laws

  /// For each pair of languages: a list of allergens before the header of the other language, behind
  /// its list, and between it and a third one.
  @Test(arguments: codes)
  func noAllergenIsLostAtAHeader(code: String) throws {
    var generator = SeededGenerator(seed: UInt64(code.utf8.reduce(0) { $0 * 31 + Int($1) }))
    let names = try #require(Self.names[code])
    for other in Self.codes where other != code {
      for _ in 0..<LongTest.size(40, inDebug: 1) {
        let few = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
          names.randomElement(using: &generator)
        }
        let list = few.joined(separator: ", ")
        let second = Self.list(other)
        let third = Self.list(try #require(Self.codes.randomElement(using: &generator)))
        let assumed = try #require([code, other, "en"].randomElement(using: &generator))
        for text in [
          "\(list) \(second)", "\(second) \(list)", "\(list) \(second) \(third)",
          "\(second) \(list) \(third)", "\(second) \(third) \(list)",
        ] {
          Self.expectAllergens(of: list, code, in: text, assumed)
        }
      }
    }
  }
}
