extension IngredientReport {
  /// A fact about a product that is worth showing at a glance.
  public enum Highlight: Hashable, Sendable {
    /// The product contains an allergen that must be declared in the market, or that the person
    /// avoids.
    case containsAllergen(KnownSubstance)
    /// The product may contain traces of such an allergen.
    case mayContainAllergen(KnownSubstance)
    /// The product contains an ingredient of a category.
    case contains(IngredientCategory)
    /// Every ingredient was recognized, and none belongs to a category.
    case freeOf(IngredientCategory)
    /// The product suits a diet, as far as the label tells.
    case suits(LabelDiet)
    /// The ingredients show that the product is ultra-processed.
    case isUltraProcessed
  }
}
