import Essentials

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
    /// The name of a category, such as "corn", means every substance of it, and the name of an
    /// allergen means everything that contains it. If only a function has the name, it means every
    /// substance with that main function, and perhaps those that have it too.
    ///
    /// If nothing has the name, ingredients whose names contain its words are avoided. A report on
    /// a label without such an ingredient says that it could not check for the name;
    /// ``IngredientAnalyzer/suggestions(for:in:limit:)`` finds names that are known.
    case named(String)
    /// Every substance of a category.
    case category(IngredientCategory)
    /// Everything in the host's own group, by names as in ``named(_:)``.
    case group(String, members: [String])
  }
}
