extension LabelPreferences {
  /// Something that a person likes to find in a product.
  public enum LikedIngredient: Hashable, Sendable {
    /// A substance and all kinds of it, by any of its names; or, if no substance has the name, a
    /// mention whose words contain it.
    case named(String)
    /// All substances of a category.
    case category(IngredientCategory)
  }
}
