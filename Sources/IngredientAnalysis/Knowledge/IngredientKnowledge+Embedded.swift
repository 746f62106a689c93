extension IngredientKnowledge {
  /// The embedded knowledge: foods, additives, nutrients, and cosmetic ingredients by their English
  /// and INCI names, with allergens, functions, and evidence from laws and agencies.
  ///
  /// Allergens, everyday foods, and classes of additives also have names in French, German, Spanish,
  /// Italian, Dutch, Polish, Swedish, Danish, Norwegian, Finnish, and Portuguese.
  ///
  /// Its tables are part of the program and are unpacked once per process, on first use.
  public static let embedded = IngredientKnowledge(.all, EmbeddedTables.all)

  /// The part of the ``embedded`` knowledge about foods, additives, and nutrients.
  ///
  /// A cosmetic ingredient that is not also a food
  /// is unknown.
  public static let foods = IngredientKnowledge(.foods, EmbeddedTables.foods)

  /// The part of the ``embedded`` knowledge about cosmetic ingredients, and what they are made of.
  ///
  /// A food that is not also a cosmetic ingredient
  /// is unknown.
  public static let cosmetics = IngredientKnowledge(.cosmetics, EmbeddedTables.cosmetics)
}
