public import Essentials

extension DirectoryRecord {
  /// The ingredients of a recipe, read once, so that people can find the recipe by them.
  ///
  ///     let lines = ["2 cups all-purpose flour"]
  ///     let ingredients = DirectoryRecord.Ingredients(lines, names: ["all-purpose flour", "Flour"])
  ///     ingredients.names.contains("flour")   // true
  ///
  /// In `HealthDomain`, `DirectoryRecord.Ingredients.init(_:reading:in:)` finds the names with an
  /// analyzer.
  ///
  /// ``freeFrom`` is not a proof: it is based on the words of the recipe, not on the packages in a
  /// person's kitchen. Tell people with an allergy to read the packages.
  public struct Ingredients: Hashable, Sendable {
    /// The original lines of the recipe.
    public let lines: [String]

    /// The folded names (`TextFolding`) of the ingredients in the lines, and of all their ancestors.
    ///
    /// An ingredient with several names has only the first one of the knowledge, so query the names that
    /// `DirectoryQuery.LabelFilter.names(of:by:in:)` of `HealthDomain` returns.
    public let names: Set<String>

    /// The allergens that the recipe is free from, judging by its words.
    ///
    /// It is empty if a word of the lines is not recognized: a sauce with an unknown name could
    /// contain anything. It does not include allergens that may be present as traces, or that the
    /// usual recipe of an ingredient contains.
    public let freeFrom: Set<Allergen>

    /// The checked allergens: those in the law of the United States or the European Union, and
    /// coconut.
    public static var allergens: [Allergen] {
      Allergen.unitedStates + Allergen.europeanUnion.filter { !Allergen.unitedStates.contains($0) }
        + [.coconut]
    }

    /// Creates the ingredients of a recipe that was read elsewhere.
    ///
    /// - Parameters:
    ///   - lines: The original lines of the recipe.
    ///   - names: The names in the lines, and everything of which they are kinds; case and accents do not
    ///     matter.
    ///   - freeFrom: The allergens that the recipe is free from, judging by its words.
    public init(
      _ lines: [String], names: some Sequence<String>, freeFrom: Set<Allergen> = []
    ) {
      self.init(known: lines, names: Set(names.map { TextFolding.folded($0) }), freeFrom: freeFrom)
    }

    /// Creates ingredients whose names are folded.
    package init(known lines: [String], names: Set<String>, freeFrom: Set<Allergen>) {
      (self.lines, self.names, self.freeFrom) = (lines, names, freeFrom)
    }
  }
}

extension DirectoryQuery.LabelFilter {
  /// Returns a filter of ``DirectoryRecord/Subject/freeFrom`` for recipes without some allergens.
  ///
  ///     query.labels[.freeFrom] = .without([.milk, .peanuts])
  ///
  /// A recipe passes only if every word was recognized; see ``DirectoryRecord/Ingredients/freeFrom``.
  public static func without(_ allergens: Set<Allergen>) -> Self { .all(Set(allergens.map(\.id))) }
}
