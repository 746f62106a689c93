extension LabelVerdict {
  /// Something that speaks against a product, with the ingredient it stems from.
  public enum Cause: Sendable {
    /// An allergen that the person avoids is in it.
    case allergen(KnownSubstance, Ingredient)
    /// There may be traces of such an allergen.
    case traces(KnownSubstance, Ingredient)
    /// It holds an ingredient of such an allergen whose duty of naming does not hold in the market.
    case exemptAllergen(KnownSubstance, Ingredient)
    /// An ingredient that the person avoids is in it.
    case avoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// Such an ingredient may be in it: a statement says so, or the name leaves it open.
    case possiblyAvoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// A diet does not allow it, may not, or it is not known; and the first ingredient for which
    /// this is so, if there is one.
    case diet(LabelDiet, LabelDiet.Suitability, Ingredient?)
    /// An ingredient is prohibited in the market, for the audience and the way the product is used.
    case prohibited(SafetyEvidence, Ingredient)
    /// The knowledge does not have what the person avoids.
    case uncheckable(LabelPreferences.AvoidedIngredient)
    /// So many ingredients were not recognized, more than four in ten.
    case unrecognized(Int)
    /// The label has no ingredients.
    case noIngredients
  }
}
