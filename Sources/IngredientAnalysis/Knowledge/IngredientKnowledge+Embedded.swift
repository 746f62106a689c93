import Essentials

extension IngredientKnowledge {
  /// The embedded knowledge: foods, additives, nutrients, and cosmetic ingredients by their English
  /// and INCI names, with allergens, functions, and evidence from laws and agencies.
  ///
  /// Allergens, everyday foods, and classes of additives also have names in French, German, Spanish,
  /// Italian, Dutch, Polish, Swedish, Danish, Norwegian, Finnish, and Portuguese.
  ///
  /// It is parsed once per process, on first use, in some milliseconds.
  public static let embedded = IngredientKnowledge(
    embeddedTaxonomies, asOf: try? CalendarDate(2026, 11, 20))

  private static let embeddedTaxonomies: [IngredientTaxonomy] =
    [
      (EmbeddedTables.functions, .function), (EmbeddedTables.categories, .category),
      (EmbeddedTables.processing, .processing), (EmbeddedTables.botanicalParts, .processing),
      (EmbeddedTables.additives100, .additive), (EmbeddedTables.additives200, .additive),
      (EmbeddedTables.additives300, .additive), (EmbeddedTables.additives400, .additive),
      (EmbeddedTables.additives500, .additive), (EmbeddedTables.additives600, .additive),
      (EmbeddedTables.additives1100, .additive), (EmbeddedTables.vitamins, .vitamin),
      (EmbeddedTables.minerals, .mineral),
      (EmbeddedTables.otherNutrients, .nutrient), (EmbeddedTables.allergens, .allergen),
      (EmbeddedTables.foodsGrains, .food), (EmbeddedTables.foodsDairy, .food),
      (EmbeddedTables.foodsFats, .food),
      (EmbeddedTables.foodsSugars, .food), (EmbeddedTables.foodsProteins, .food),
      (EmbeddedTables.foodsFruits, .food), (EmbeddedTables.foodsVegetables, .food),
      (EmbeddedTables.foodsNuts, .food), (EmbeddedTables.foodsSpices, .food),
      (EmbeddedTables.foodsPrepared, .food), (EmbeddedTables.foodsRecipes, .food),
      (EmbeddedTables.foodsCombined, .food),
      (EmbeddedTables.namesInflections, .food), (EmbeddedTables.namesCereals, .food),
      (EmbeddedTables.namesDairy, .food), (EmbeddedTables.namesPlantMilks, .food),
      (EmbeddedTables.namesNuts, .food),
      (EmbeddedTables.namesFish, .food), (EmbeddedTables.namesPantry, .food),
      (EmbeddedTables.namesAdditives, .additive), (EmbeddedTables.namesMinerals, .mineral),
      (EmbeddedTables.cosmeticSubstances, .cosmetic),
      (EmbeddedTables.cosmeticBotanicals, .cosmetic), (EmbeddedTables.cosmeticColorants, .cosmetic),
      (EmbeddedTables.cosmeticRegulated, .cosmetic),
    ].map { (text: String, kind: KnownSubstance.Kind) in
      IngredientTaxonomy(utf8: text.utf8, of: kind, isInventory: kind == .cosmetic)
    }
}
