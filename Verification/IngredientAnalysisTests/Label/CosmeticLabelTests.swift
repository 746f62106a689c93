import IngredientAnalysis
import TestSupport
import Testing

/// The grammar of the International Nomenclature of Cosmetic Ingredients on labels.
@Suite("Cosmetics: INCI names on labels") struct CosmeticLabelTests {
  private static func list(_ text: String) -> IngredientList {
    Analyzers.embedded.list(of: IngredientLabel(text, for: .leaveOnCosmetic))
  }

  @Test(arguments: ["METHYLISOTHIAZOLINONE", "Methylisothiazolinone", "methylisothiazolinone"])
  func longWordsAreReadInCapitals(name: String) {
    let ingredients = Self.list(name).ingredients
    expectEqual(ingredients.map(\.substance?.id), ["en:methylisothiazolinone"])
    expectEqual(ingredients.map(\.isCorrected), [false])
  }

  @Test(
    arguments: [
      ("Aqua, Glycerin, [+/- CI 77891, CI 77491]", "Aqua; Glycerin", "CI 77891; CI 77491"),
      ("Aqua, Glycerin. +/- CI 77891, Mica", "Aqua; Glycerin", "CI 77891; Mica"),
      ("Aqua, Glycerin, ± CI 77891", "Aqua; Glycerin", "CI 77891"),
      ("May contain (+/-): CI 77891, CI 77492", "", "CI 77891; CI 77492"),
      (
        "WATER, GLYCERIN. MAY CONTAIN: TITANIUM DIOXIDE, MICA", "WATER; GLYCERIN",
        "TITANIUM DIOXIDE; MICA"
      ),
    ])
  func possibleColorsAreSeparate(text: String, expected: String, colors: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list), expected)
    expectEqual(outline(of: list, statedAs: .mayContain), colors)
  }

  @Test(
    arguments: [
      ("Water, Parfum (Linalool, Limonene)", "Water; Parfum (Linalool; Limonene)"),
      ("Parfum [Linalool, Geraniol], Aqua", "Parfum (Linalool; Geraniol); Aqua"),
      (
        "Lavandula Angustifolia (Lavender) Oil, Aqua", "Lavandula Angustifolia (Lavender) Oil; Aqua"
      ),
      ("Butyrospermum Parkii (Shea) Butter, Aqua", "Butyrospermum Parkii (Shea) Butter; Aqua"),
      ("Cocos Nucifera Oil, Aqua", "Cocos Nucifera Oil; Aqua"),
      ("PHENOXYETHANOL, AQUA", "PHENOXYETHANOL; AQUA"),
      (
        "Helianthus Annuus (Sunflower) Seed Oil*, Tocopherol. *organic",
        "Helianthus Annuus (Sunflower) Seed Oil; Tocopherol"
      ),
      ("1,2-Hexanediol, Aqua", "1,2-Hexanediol; Aqua"),
      ("Aqua,1,2-Hexanediol,Glycerin", "Aqua; 1,2-Hexanediol; Glycerin"),
      ("Water/Aqua/Eau, Glycerin", "Water/Aqua/Eau; Glycerin"),
      ("Aqua (Water), Glycerin", "Aqua; Glycerin"),
      ("Aqua • Glycerin • Parfum · Citric Acid", "Aqua; Glycerin; Parfum; Citric Acid"),
      (
        "PEG-40 Hydrogenated Castor Oil, Alcohol Denat., Aqua",
        "PEG-40 Hydrogenated Castor Oil; Alcohol Denat; Aqua"
      ),
      ("CI 77891 (Titanium Dioxide), Titanium Dioxide (CI 77891)", "CI 77891; Titanium Dioxide"),
    ])
  func namesAreWhole(text: String, expected: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list), expected)
    expect(list.allIngredients.allSatisfy { $0.substance != nil && !$0.isCorrected })
  }
}
