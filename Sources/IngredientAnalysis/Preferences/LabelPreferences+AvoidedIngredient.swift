extension LabelPreferences {
  /// An ingredient that a person avoids.
  public enum AvoidedIngredient: Hashable, Sendable {
    /// An allergen and all its kinds, whether the list, a statement, or a note about traces names
    /// it, or the usual recipe of an ingredient contains it.
    case allergen(
      Allergen, traces: LabelPreferences.TraceTolerance = .isCautious,
      probable: LabelPreferences.TraceTolerance = .isCautious)
    /// A substance and all its kinds, by any of its names; "palm oil" includes ingredients made
    /// from it.
    ///
    /// The name of a function means every substance with that function, and the name of an allergen
    /// means everything that contains it. If no substance has the name, ingredients whose names
    /// contain its words are avoided.
    case named(String)
    /// Every substance of a category.
    case category(IngredientCategory)
  }
}
