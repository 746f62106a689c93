extension Knowledge {
  /// The package's own knowledge: foods, additives, nutrients and cosmetic ingredients by their English and
  /// INCI names, with allergens, functions and evidence of laws and agencies.
  ///
  /// It is read once per process, at the first use, in some milliseconds.
  public static let embedded = Knowledge(
    [
      Taxonomy(EmbeddedTables.functions, of: .function),
      Taxonomy(EmbeddedTables.categories, of: .category),
    ], asOf: KnowledgeDate(2026, 11, 20))
}
