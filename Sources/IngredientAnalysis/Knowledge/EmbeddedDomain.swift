import Essentials

/// A part of the embedded knowledge that has tables of its own.
enum EmbeddedDomain: CaseIterable {
  case all, foods, cosmetics

  /// The day on which the embedded facts were last checked.
  static let asOf = try? CalendarDate(2026, 11, 20)

  /// The texts of the part.
  var taxonomies: [IngredientTaxonomy] {
    let texts: [(text: String, kind: KnownSubstance.Kind)] =
      switch self {
      case .all: Self.words + Self.foodTexts + Self.translations + Self.cosmeticTexts
      case .foods: Self.words + Self.foodTexts + Self.translations
      case .cosmetics: Self.words + Self.wordsOfCosmetics + Self.cosmeticTexts
      }
    return texts.map { text, kind in
      IngredientTaxonomy(utf8: text.utf8, of: kind, isInventory: kind == .cosmetic)
    }
  }

  /// The texts that foods and cosmetics share.
  private static var words: [(text: String, kind: KnownSubstance.Kind)] {
    [
      (EmbeddedTables.functions, .function),
      (EmbeddedTables.categories, .category),
      (EmbeddedTables.processing, .processing),
      (EmbeddedTables.botanicalParts, .processing),
    ]
  }

  /// The texts about foods that cosmetics need.
  private static var wordsOfCosmetics: [(text: String, kind: KnownSubstance.Kind)] {
    [
      (EmbeddedTables.allergens, .allergen), (EmbeddedTables.namesInflections, .food),
      (EmbeddedTables.cosmeticNamesakes, .food),
    ]
  }

  private static var foodTexts: [(text: String, kind: KnownSubstance.Kind)] {
    [
      (EmbeddedTables.additives100, .additive),
      (EmbeddedTables.additives200, .additive),
      (EmbeddedTables.additives300, .additive),
      (EmbeddedTables.additives400, .additive),
      (EmbeddedTables.additives500, .additive),
      (EmbeddedTables.additives600, .additive),
      (EmbeddedTables.additives1100, .additive),
      (EmbeddedTables.vitamins, .vitamin),
      (EmbeddedTables.minerals, .mineral),
      (EmbeddedTables.otherNutrients, .nutrient),
      (EmbeddedTables.allergens, .allergen),
      (EmbeddedTables.foodsGrains, .food),
      (EmbeddedTables.foodsDairy, .food),
      (EmbeddedTables.foodsFats, .food),
      (EmbeddedTables.foodsSugars, .food),
      (EmbeddedTables.foodsProteins, .food),
      (EmbeddedTables.foodsFruits, .food),
      (EmbeddedTables.foodsVegetables, .food),
      (EmbeddedTables.foodsNuts, .food),
      (EmbeddedTables.foodsSpices, .food),
      (EmbeddedTables.foodsPrepared, .food),
      (EmbeddedTables.foodsRecipes, .food),
      (EmbeddedTables.foodsCombined, .food),
    ]
  }

  /// The names in other languages of the entries that the other texts name in English.
  static var translations: [(text: String, kind: KnownSubstance.Kind)] {
    [
      (EmbeddedTables.namesInflections, .food),
      (EmbeddedTables.namesCereals, .food),
      (EmbeddedTables.namesDairy, .food),
      (EmbeddedTables.namesPlantMilks, .food),
      (EmbeddedTables.namesNuts, .food),
      (EmbeddedTables.namesFish, .food),
      (EmbeddedTables.namesPantry, .food),
      (EmbeddedTables.namesAdditives, .additive),
      (EmbeddedTables.namesMinerals, .mineral),
    ]
  }

  private static var cosmeticTexts: [(text: String, kind: KnownSubstance.Kind)] {
    [
      (EmbeddedTables.cosmeticSubstances, .cosmetic),
      (EmbeddedTables.cosmeticBotanicals, .cosmetic),
      (EmbeddedTables.cosmeticColorants, .cosmetic),
      (EmbeddedTables.cosmeticRegulated, .cosmetic),
    ]
  }
}
