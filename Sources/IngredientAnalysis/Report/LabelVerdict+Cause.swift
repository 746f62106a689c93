extension LabelVerdict {
  /// A reason against a product, with the ingredient that causes it.
  public enum Cause: Sendable {
    /// The product contains an allergen that the person avoids.
    case allergen(KnownSubstance, Ingredient)
    /// The product may contain traces of an allergen that the person avoids.
    case traces(KnownSubstance, Ingredient)
    /// The product contains an ingredient whose usual recipe contains an allergen that the person
    /// avoids, although its name does not say so.
    case probableAllergen(KnownSubstance, Ingredient)
    /// The product contains an ingredient made from such an allergen that is exempt from allergen
    /// labeling in the market.
    case exemptAllergen(KnownSubstance, Ingredient)
    /// The product contains an ingredient that the person avoids.
    case avoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// The product may contain an ingredient that the person avoids: a statement says so, or the
    /// name of an ingredient is not specific enough.
    case possiblyAvoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// The product does not suit a diet, may not suit it, or cannot be judged; with the first
    /// ingredient that decides, if there is one.
    case diet(LabelDiet, LabelDiet.Suitability, Ingredient?)
    /// An ingredient is prohibited in the market, for the audience and the use of the product.
    case prohibited(SafetyEvidence, Ingredient)
    /// A ban of an ingredient is announced: it holds from ``SafetyEvidence/validFrom`` on.
    case announcedProhibition(SafetyEvidence, Ingredient)
    /// An agency advises the audience against an ingredient, or to take care with it.
    case advice(SafetyEvidence, Ingredient)
    /// Nothing that is known has the name or identifier of what the person avoids.
    ///
    /// ``IngredientAnalyzer/suggestions(for:in:limit:)`` finds names that are known.
    case uncheckable(LabelPreferences.AvoidedIngredient)
    /// An ingredient was not recognized, or a passage was not understood, so it may be anything.
    ///
    /// This is a cause for a person who avoids an allergen, and for anyone with another preference or
    /// of a certain audience if more than 40 percent of the ingredients were not recognized.
    case unread(Ingredient)
    /// The label has no ingredients.
    case noIngredients
  }
}
