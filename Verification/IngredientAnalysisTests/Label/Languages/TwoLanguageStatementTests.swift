import TestSupport
import Testing

@testable import IngredientAnalysis

/// Statements and claims on labels in two and three languages.
@Suite("Multilingual labels: statements and claims") struct TwoLanguageStatementTests {
  /// Two other languages for each one but Norwegian, whose list is also Danish.
  private static let others = [
    "en": ["nl", "sv"], "fr": ["pl", "fi"], "de": ["sv", "pt"], "es": ["fi", "en"],
    "it": ["pt", "fr"], "nl": ["en", "fr"], "pl": ["fr", "es"], "sv": ["de", "it"],
    "da": ["es", "nl"], "fi": ["nl", "sv"], "pt": ["pl", "fi"],
  ]
  private static let languages = LabelWords.all.filter { others[$0.code] != nil }

  private static func others(than words: LabelWords) -> [LabelWords] {
    (others[words.code] ?? []).compactMap { code in
      LabelWords.all.first { $0.code == code }
    }
  }

  private static func list(_ words: LabelWords, _ more: String = "") -> String {
    "\(words.header): \(words.list)\(more)."
  }

  /// What only one of two languages says counts in that language alone.
  @Test(arguments: LongTest.values(languages, small: 5))
  func aStatementBelongsToItsLanguage(words: LabelWords) {
    for other in Self.others(than: words) {
      for (statement, expected) in [
        (words.hasMilk, "milk"), (words.mayHaveNuts, "~nuts"), (words.noEggAndMilk, "-eggs -milk"),
      ] {
        let own = "\(words.code): \(expected)"
        for (text, reports) in [
          ("\(Self.list(words)) \(statement). \(Self.list(other))", [own, "\(other.code): "]),
          ("\(Self.list(other)) \(Self.list(words)) \(statement).", ["\(other.code): ", own]),
          ("\(Self.list(words))\n\(statement)\n\(Self.list(other))", [own, "\(other.code): "]),
        ] {
          let found = EveryLanguage.allergensByLanguage(of: text, "en")
          expectEqual(found, reports, "\(text)")
        }
      }
    }
  }

  /// A claim in one language does not hide what another language has in its list.
  @Test(arguments: languages)
  func aClaimHidesNothingInAnotherLanguage(words: LabelWords) {
    for other in Self.others(than: words) {
      let text =
        "\(Self.list(words)) \(words.noEggAndMilk). \(Self.list(other, ", " + other.milk)) "
        + "\(other.mayHaveNuts). \(other.noEgg)."
      let found = EveryLanguage.allergensByLanguage(of: text, words.code)
      let expected = ["\(words.code): -eggs -milk", "\(other.code): milk ~nuts -eggs"]
      expectEqual(found, expected, "\(text)")
    }
  }

  /// Each of three languages keeps its own allergen.
  @Test(arguments: languages)
  func threeLanguagesKeepTheirOwnAllergens(words: LabelWords) {
    let others = Self.others(than: words)
    let text =
      "\(Self.list(words, ", " + words.egg)) \(Self.list(others[0])) \(others[0].hasMilk). "
      + "\(Self.list(others[1])) \(others[1].mayHaveNuts)."
    let found = EveryLanguage.allergensByLanguage(of: text, words.code)
    let expected = [
      "\(words.code): eggs", "\(others[0].code): milk", "\(others[1].code): ~nuts",
    ]
    expectEqual(found, expected, "\(text)")
  }

  /// A statement without a list is read in its own language, whatever language is assumed.
  @Test(arguments: LabelWords.all)
  func aStatementShowsItsLanguage(words: LabelWords) {
    for assumed in ["en", "de", "pl"] {
      for (statement, expected) in [(words.hasMilk, ["milk"]), (words.mayHaveNuts, ["nuts"])] {
        let language = LabelLanguage(code: assumed) ?? .english
        let report = EveryLanguage.analyzer.multilingualReport(
          on: IngredientLabel("E330. \(statement).", in: language))
        let found = EveryLanguage.ids(report.allergens + report.traces)
        expectEqual(found, expected, "\(assumed): \(statement)")
        expectEqual(report.traces.isEmpty, statement == words.hasMilk, "\(assumed): \(statement)")
      }
    }
  }

  /// Labels as they are printed, with what each language says.
  @Test(
    arguments: [
      (
        "Ingredients: sugar, salt. May contain: egg. Zutaten: Zucker, Salz. Kann enthalten: Milch.",
        ["en: ~eggs", "de: ~milk"]
      ),
      (
        "EN: sugar, salt. DE: Zucker, Milch. FR: sucre, sel. Peut contenir : œufs.",
        ["en: ", "de: milk", "fr: ~eggs"]
      ),
      ("(GB) sugar, salt (D) Zucker, Butter (F) sucre, sel", ["en: ", "de: milk", "fr: "]),
      (
        "Ingredients/Zutaten: sugar/Zucker, salt/Salz. May contain/Kann enthalten: milk/Milch.",
        ["en: ~milk", "de: ~milk"]
      ),
      (
        "DK: sukker, salt, mælk. SE: socker, salt. Kan innehålla ägg. FI: sokeri, voi.",
        ["da: milk", "sv: ~eggs", "fi: milk"]
      ),
      (
        "Ainesosat: sokeri, voi. Voi sisältää munaa. Ingredienser: socker, salt.",
        ["fi: milk ~eggs", "sv: "]
      ),
      (
        "ES Ingredientes: azúcar, sal. Sin leche. PT Ingredientes: açúcar, sal, leite.",
        ["es: -milk", "pt: milk"]
      ),
      (
        "Ingrediënten: suiker. Kan sporen van ei bevatten. Ingrédients : sucre, sel, lait.",
        ["nl: ~eggs", "fr: milk"]
      ),
      (
        "Składniki: cukier, sól. Bez mleka. Zutaten: Zucker, Salz, Butter. Ohne Ei.",
        ["pl: -milk", "de: milk -eggs"]
      ),
      ("Ingredients: sugar. Free from egg. Zutaten: Zucker, Ei.", ["en: -eggs", "de: eggs"]),
      ("Milk, salt. Zucker, Salz, Wasser. Kann Ei enthalten.", ["en: milk", "de: ~eggs"]),
    ])
  func eachLanguageSaysItsOwn(text: String, expected: [String]) {
    expectEqual(EveryLanguage.allergensByLanguage(of: text, "en"), expected, "\(text)")
  }

  /// A short word is an allergen in one language and a harmless food in another.
  @Test(
    arguments: [
      ("sv", "Ingredienser: socker, korn.", "gluten"), ("nb", "Ingredienser: sukker, korn.", ""),
      ("da", "Ingredienser: sukker, mel.", "gluten wheat"),
      ("pt", "Ingredientes: açúcar, mel.", ""),
      ("es", "Ingredientes: leche en polvo.", "milk"), ("pt", "Ingredientes: polvo.", "molluscs"),
      ("it", "Ingredienti: pesche, sale.", ""), ("it", "Ingredienti: pesce, sale.", "fish"),
      ("fi", "Ainesosat: voi, suola.", "milk"), ("pl", "Składniki: ser, sól.", "milk"),
      ("sv", "Ingredienser: nötkött, salt.", ""), ("sv", "Ingredienser: nöt, salt.", "nuts"),
    ])
  func theLanguageDecidesWhatAShortWordMeans(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected, "\(text)")
  }
}
