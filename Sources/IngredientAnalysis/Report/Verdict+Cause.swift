extension Verdict {
  /// Something that speaks against a product, with the ingredient it stems from.
  public enum Cause: Sendable {
    /// An allergen that the person avoids is in it.
    case allergen(Substance, Ingredient)
    /// There may be traces of such an allergen.
    case traces(Substance, Ingredient)
    /// It holds an ingredient of such an allergen whose duty of naming does not hold in the market.
    case exemptAllergen(Substance, Ingredient)
    /// An ingredient that the person avoids is in it.
    case avoided(AvoidedIngredient, Ingredient)
    /// Such an ingredient may be in it: a statement says so, or the name leaves it open.
    case possiblyAvoided(AvoidedIngredient, Ingredient)
    /// A diet does not allow it, may not, or it is not known; and the first ingredient for which this is so, if
    /// there is one.
    case diet(Diet, Suitability, Ingredient?)
    /// An ingredient is prohibited in the market, for the audience and the way the product is used.
    case prohibited(Evidence, Ingredient)
    /// The knowledge does not have what the person avoids.
    case uncheckable(AvoidedIngredient)
    /// So many ingredients were not recognized, more than four in ten.
    case unrecognized(Int)
    /// The label has no ingredients.
    case noIngredients
  }
}
