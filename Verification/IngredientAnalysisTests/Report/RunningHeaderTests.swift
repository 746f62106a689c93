import TestSupport
import Testing

@testable import IngredientAnalysis

/// Lists that run into the header of another language without a sign between them.
@Suite("Multilingual labels: lists without a separator") struct RunningHeaderTests {
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

  /// Names of which the allergen is lost right behind another language's list.
  ///
  /// The label still fits nobody, because the name is unread there.
  private static let lost: Set<String> = ["Butter flavouring"]

  /// Expects that a label fits nobody who avoids allergens, and that each allergen that a list has in
  /// its own language is found.
  private static func expectAllergens(
    of list: String, _ code: String, in text: String, _ assumed: String
  ) {
    let own = EveryLanguage.report(list, code, everything)
    guard own.severity > .fits else { return }
    let report = report(text, assumed)
    expect(report.severity > .fits, "\(code): \(text)")
    let found = Set(EveryLanguage.ids(report.allergens + report.traces))
    let missing = Set(EveryLanguage.ids(own.allergens + own.traces)).subtracting(found)
    expect(missing.isEmpty || lost.contains(list), "\(code) \(missing): \(text)")
  }

  /// Whether a language has a name of its own for what a word says in another one, as Portuguese has
  /// "mel" for honey and Danish for flour.
  private static func knows(_ name: String, _ code: String) -> Bool {
    EveryLanguage.report(name, code).list.allIngredients.allSatisfy { $0.substance != nil }
  }

  // MARK: Laws

  /// For each pair of languages: a list of allergens before the header of the other language, behind
  /// its list, and between it and a third one.
  @Test(arguments: LongTest.values(codes, small: 2))
  func noAllergenIsLostAtAHeader(code: String) throws {
    var generator = SeededGenerator(seed: UInt64(Self.codes.firstIndex(of: code) ?? 0))
    let names = try #require(Self.names[code])
    let others = Self.codes.filter { $0 != code }
    for (place, other) in others.enumerated() {
      let third = others[(place + 1) % others.count]
      for round in 0..<LongTest.size(20, small: 1) {
        let few = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
          names.randomElement(using: &generator)
        }
        let list = few.filter { !Self.knows($0, other) && !Self.knows($0, third) }
          .joined(separator: ", ")
        guard !list.isEmpty else { continue }
        let assumed = try #require([code, other, "en"].randomElement(using: &generator))
        let (second, last) = (Self.list(other), Self.list(third))
        let texts = [
          "\(list) \(second)", "\(second) \(list)", "\(list) \(second) \(last)",
          "\(second) \(list) \(last)", "\(second) \(last) \(list)",
        ]
        // Small sizes try one of them for each pair but the first.
        for text in !LongTest.isSmall || place == 0 ? texts : [texts[(place + round) % 5]] {
          Self.expectAllergens(of: list, code, in: text, assumed)
        }
      }
    }
  }

  /// What stands before a header is a title only if no language knows an allergen in it.
  @Test(arguments: [
    ("æggeblomme, skummetmælkspulver Zutaten: Salz", "avoid da:[eggs milk] de:[]"),
    ("skummetmælkspulver Zutaten: Salz", "avoid da:[milk] de:[]"),
    ("lait Zutaten: Salz", "avoid de:[] fr:[milk]"),
    ("Knusper lait Zutaten: Salz", "caution de:[] fr:[~milk]"),
    ("Zutaten: Salz lait Ingredients: sugar", "caution de:[] en:[] fr:[~milk]"),
    ("Zutaten: Salz æggeblomme, skummetmælkspulver", "avoid da:[milk ~eggs] de:[]"),
    ("Zutaten: Salz æggeblomme Ingredienser: sukker", "caution da:[~eggs] de:[]"),
    ("sans lait Zutaten: Salz", "fits de:[] fr:[]"),
    ("Knusper Zutaten: Salz", "fits de:[]"),
    // A place in Polish, and malt in Spanish.
    ("Składniki: cukier, sól malta", "caution es:[~gluten] pl:[]"),
  ])
  func aTitleHasNoAllergen(text: String, expected: String) {
    let report = Self.report(text, "en")
    let found = report.reports.map { own in
      let traces = EveryLanguage.ids(own.traces).map { "~" + $0 }
      let all = EveryLanguage.ids(own.allergens) + traces
      return "\(own.list.label.language.code):[\(all.joined(separator: " "))]"
    }
    expectEqual("\(report.severity) \(found.sorted().joined(separator: " "))", expected, "\(text)")
  }
}
