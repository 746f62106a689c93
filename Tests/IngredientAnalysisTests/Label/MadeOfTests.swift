import TestSupport
import Testing

@testable import IngredientAnalysis

/// Names that say what a food is made of, and the names of additives in the law of each language.
@Suite("Labels: names with the foods that they are made of") struct MadeOfTests {
  @Test(arguments: [
    ("de", "Apfelsaft aus Apfelsaftkonzentrat"), ("en", "maltodextrin from corn"),
    ("fr", "lécithine de colza"), ("fr", "gélatine de porc"), ("es", "almidón de arroz y maíz"),
    ("sv", "paprika med salt"),
  ])
  func knownNamesAreReadTogether(code: String, text: String) {
    let list = EveryLanguage.report(text, code).list
    expect(
      list.allIngredients.allSatisfy { $0.substance != nil } && !list.ingredients.isEmpty,
      "\(text): \(list)")
  }

  @Test(arguments: [
    ("de", "Glukosesirup aus Weizen", Allergen.wheat), ("de", "Lecithin aus Soja", .soybeans),
    ("fr", "dextrose de blé", .wheat), ("it", "lecitina di soia", .soybeans),
    ("en", "starch from wheat", .wheat),
  ])
  func theAllergenOfThePartCounts(code: String, text: String, allergen: Allergen) {
    let report = EveryLanguage.report(
      text, code, LabelPreferences(avoiding: [.allergen(allergen)], market: .world))
    expect(report.severity != .fits, "\(text)")
  }

  @Test(arguments: [
    ("es", "leche de cáñamo", Allergen.milk), ("fr", "beurre de tournesol", .milk),
    ("fr", "farine de châtaigne", .wheat),
  ])
  func thePlantOfAFlourOrMilkDecides(code: String, text: String, allergen: Allergen) {
    let report = EveryLanguage.report(
      text, code, LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion))
    expect(report.severity != .avoid, "\(text)")
  }

  @Test func aPreparedFoodIsNotItsOnePart() {
    let report = EveryLanguage.report(
      "Rice, pesto from basil", "en",
      LabelPreferences(avoiding: [.allergen(.milk)], market: .europeanUnion))
    expect(report.severity != .fits)
  }

  /// Salts as Annex II of Regulation (EC) No 1333/2008 names them, with their numbers.
  @Test(arguments: [
    (
      "E500",
      [
        "de": "Natriumcarbonate", "fr": "carbonates de sodium", "es": "carbonatos de sodio",
        "it": "carbonati di sodio", "nl": "natriumcarbonaten", "pl": "węglany sodu",
        "sv": "natriumkarbonater", "da": "natriumcarbonater", "fi": "natriumkarbonaatit",
        "pt": "carbonatos de sódio",
      ]
    ),
    (
      "E331",
      [
        "de": "Natriumcitrate", "fr": "citrates de sodium", "es": "citratos de sodio",
        "it": "citrati di sodio", "nl": "natriumcitraten", "pl": "cytryniany sodu",
        "sv": "natriumcitrater", "da": "natriumcitrater", "fi": "natriumsitraatit",
        "pt": "citratos de sódio",
      ]
    ),
    (
      "E202",
      [
        "de": "Kaliumsorbat", "fr": "sorbate de potassium", "es": "sorbato potásico",
        "it": "sorbato di potassio", "nl": "kaliumsorbaat", "pl": "sorbinian potasu",
        "sv": "kaliumsorbat", "da": "kaliumsorbat", "fi": "kaliumsorbaatti",
        "pt": "sorbato de potássio",
      ]
    ),
    (
      "E450",
      [
        "de": "Diphosphate", "fr": "diphosphates", "es": "difosfatos", "it": "difosfati",
        "nl": "difosfaten", "pl": "difosforany", "sv": "difosfater", "da": "diphosphater",
        "fi": "difosfaatit", "pt": "difosfatos",
      ]
    ),
    (
      "E472e",
      [
        "de": "Mono- und Diacetylweinsäureester von Mono- und Diglyceriden von Speisefettsäuren",
        "fr":
          "esters monoacétyltartriques et diacétyltartriques des mono- et diglycérides d'acides gras",
        "it": "esteri mono- e diacetiltartarici di mono- e digliceridi degli acidi grassi",
        "nl": "met mono- en diacetylwijnsteenzuur veresterde mono- en diglyceriden van vetzuren",
        "sv": "mono- och diglyceriders mono- och diacetylvinsyraestrar",
      ]
    ),
  ])
  func theLawsNamesOfAdditivesAreTheirNumbers(number: String, names: [String: String]) {
    for (code, name) in names {
      let found = EveryLanguage.report(name, code).list.allIngredients.map {
        $0.substance?.id ?? "?"
      }
      expect(
        found.count == 1 && found[0].hasPrefix("en:" + number.lowercased()),
        "\(code) \(name): \(found)")
    }
  }

  @Test(arguments: [
    ("vegetable gums (412, 410)", ["en:e412", "en:e410"]),
    ("acidity regulator 331(iii)", ["en:e331iii"]),
    ("colours (160a, 150d)", ["en:e160a", "en:e150d"]),
  ])
  func numbersWithoutTheirLetter(text: String, expected: [String]) {
    let found = EveryLanguage.report(text, "en").additives.map(\.id)
    expectEqual(found.filter(expected.contains), expected, "\(text)")
  }
}
