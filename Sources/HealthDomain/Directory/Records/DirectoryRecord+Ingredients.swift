import Essentials
public import IngredientAnalysis

extension DirectoryRecord {
  /// The ingredients of a recipe, read once so that people find the recipe by them.
  ///
  ///     let ingredients = DirectoryRecord.Ingredients(["2 cups all-purpose flour"], reading: analyzer)
  ///     let flour = DirectoryQuery.LabelFilter.names(of: ["Flour"], by: analyzer)
  ///     flour.isSubset(of: ingredients.names)   // true
  ///
  /// ``freeFrom`` is not a proof: it is based on the words of the recipe, not on the packages in a person's
  /// kitchen. An app tells people with an allergy to read the packages.
  public struct Ingredients: Hashable, Sendable {
    /// The lines as the recipe has them.
    public let lines: [String]

    /// The folded names (`TextFolding`) of what the lines name and of everything of which it is a kind.
    ///
    /// An ingredient with several names has only the first one of the knowledge, so query the names that
    /// ``DirectoryQuery/LabelFilter/names(of:by:in:)`` returns.
    public let names: Set<String>

    /// The allergens that the recipe is free from as far as its words tell.
    ///
    /// It is empty if a word of the lines is not recognized: a sauce with an unknown name could contain
    /// anything. It does not include allergens of which there may be traces, or which the usual recipe of an
    /// ingredient contains.
    public let freeFrom: Set<Allergen>

    /// The allergens that are looked for: those that the law of the United States or the European Union
    /// names, and coconut.
    public static var allergens: [Allergen] {
      Allergen.unitedStates + Allergen.europeanUnion.filter { !Allergen.unitedStates.contains($0) }
        + [.coconut]
    }

    /// Reads the lines of a recipe.
    ///
    /// Amounts, units, sizes, and words of preparation are left out, such as "2 cups" and "finely
    /// chopped".
    ///
    /// - Parameters:
    ///   - lines: The lines, one for each ingredient.
    ///   - analyzer: The analyzer, which an app creates once.
    ///   - language: The language of the lines; words that are left out are known in English only.
    /// - Complexity: O(*n*) in the length of the lines
    public init(
      _ lines: [String], reading analyzer: IngredientAnalyzer,
      in language: LabelLanguage = .english
    ) {
      self.lines = lines
      let read = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        .map { RecipeLine($0, by: analyzer, in: language) }
      names = read.reduce(into: []) { $0.formUnion($1.names) }
      guard !read.isEmpty, read.allSatisfy(\.isUnderstood) else {
        freeFrom = []
        return
      }
      let text = read.flatMap(\.mentions).map(\.text).joined(separator: ", ")
      let label = IngredientLabel(text, in: language)
      freeFrom = Set(
        Self.allergens.filter { allergen in
          let preferences = LabelPreferences(avoiding: [
            .allergen(allergen, traces: .avoids, probable: .avoids)
          ])
          if case .fits = analyzer.report(on: label, for: preferences).verdict { return true }
          return false
        })
    }

    init(lines: [String], names: Set<String>, freeFrom: Set<Allergen>) {
      (self.lines, self.names, self.freeFrom) = (lines, names, freeFrom)
    }
  }
}

extension AdminConfig.Choice {
  /// The choice of recipes with an ingredient, for the button of an administrator who knows the ingredient
  /// by any of its names; `nil` if the text names none.
  ///
  ///     let flour = AdminConfig.Choice.ingredient("all-purpose flour", by: analyzer)
  ///
  /// It is a ``label(_:of:)`` of ``DirectoryRecord/Subject/ingredients`` under the name by which
  /// ``DirectoryRecord/Ingredients`` has it.
  ///
  /// - Complexity: O(*n*) in the length of the name
  public static func ingredient(
    _ name: String, by analyzer: IngredientAnalyzer, in language: LabelLanguage = .english
  ) -> Self? {
    DirectoryQuery.LabelFilter.names(of: [name], by: analyzer, in: language).first.map {
      .label($0, of: DirectoryRecord.Subject.ingredients.name)
    }
  }
}

extension DirectoryQuery.LabelFilter {
  /// Returns the names under which recipes with an ingredient are found, for a filter of
  /// ``DirectoryRecord/Subject/ingredients``.
  ///
  ///     query.labels[.ingredients] = .all(DirectoryQuery.LabelFilter.names(of: ["Flour"], by: analyzer))
  ///
  /// A name that the analyzer does not know is compared as it is, without case and accents.
  ///
  /// - Complexity: O(*n*) in the length of the names
  public static func names(
    of ingredients: some Sequence<String>, by analyzer: IngredientAnalyzer,
    in language: LabelLanguage = .english
  ) -> Set<String> {
    Set(
      ingredients.compactMap { ingredient in
        let line = RecipeLine(ingredient, by: analyzer, in: language)
        let name =
          line.isUnderstood
          ? line.mentions.first.map { TextFolding.folded($0.substance.name) } : line.text
        return name.flatMap { $0.isEmpty ? nil : $0 }
      })
  }

  /// Returns a filter of ``DirectoryRecord/Subject/freeFrom`` for recipes without some allergens.
  ///
  ///     query.labels[.freeFrom] = .without([.milk, .peanuts])
  ///
  /// A recipe passes only if every word was recognized; see ``DirectoryRecord/Ingredients/freeFrom``.
  public static func without(_ allergens: Set<Allergen>) -> Self { .all(Set(allergens.map(\.id))) }
}
