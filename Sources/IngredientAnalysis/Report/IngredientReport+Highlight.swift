extension IngredientReport {
  /// A fact about a product that is worth showing at a glance.
  public enum Highlight: Hashable, Sendable {
    /// It contains an allergen that the law of the market makes known, or that the person avoids.
    case containsAllergen(KnownSubstance)
    /// It may contain traces of such an allergen.
    case mayContainAllergen(KnownSubstance)
    /// It contains something of a category.
    case contains(IngredientCategory)
    /// All its ingredients were recognized, and none is of a category.
    case freeOf(IngredientCategory)
    /// It suits a diet, as far as the label tells.
    case suits(LabelDiet)
    /// It is ultra-processed, by its ingredients.
    case isUltraProcessed
  }
}
