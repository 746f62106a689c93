extension LabelPreferences {
  /// Something that a person does not want in a product.
  public enum AvoidedIngredient: Hashable, Sendable {
    /// An allergen with all its kinds, whether the list, a statement or traces name it.
    case allergen(Allergen, traces: LabelPreferences.TraceTolerance = .isCautious)
    /// A substance and all kinds of it, by any of its names; "palm oil" is also what is made of it.
    ///
    /// The name of a function stands for what has that function, and that of an allergen for what
    /// contains it. If no substance has the name, a mention is meant whose words contain it.
    case named(String)
    /// All substances of a category.
    case category(IngredientCategory)
  }
}
