import Essentials
public import IngredientAnalysis

/// Recipes by the names of their ingredients.
extension DirectoryRecord.Ingredients {
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
    let read = lines.filter { CleanText.isVisible($0) }
      .map { RecipeLine($0, by: analyzer, in: language) }
    let names: Set<String> = read.reduce(into: []) { $0.formUnion($1.names) }
    guard !read.isEmpty, read.allSatisfy(\.isUnderstood) else {
      self.init(known: lines, names: names, freeFrom: [])
      return
    }
    let text = read.flatMap(\.mentions).map(\.text).joined(separator: ", ")
    let label = IngredientLabel(text, in: language)
    let freeFrom = Set(
      Self.allergens.filter { allergen in
        let preferences = LabelPreferences(avoiding: [
          .allergen(allergen, traces: .avoids, probable: .avoids)
        ])
        if case .fits = analyzer.report(on: label, for: preferences).verdict { return true }
        return false
      })
    self.init(known: lines, names: names, freeFrom: freeFrom)
  }
}

extension AdminConfig.Choice {
  /// The choice of recipes with an ingredient, for the button of an administrator who knows the ingredient
  /// by any of its names; `nil` if the text names none.
  ///
  ///     let flour = AdminConfig.Choice.ingredient("all-purpose flour", by: analyzer)
  ///
  /// It is a ``label(_:of:)`` of `DirectoryRecord.Subject.ingredients` under the name by which
  /// `DirectoryRecord.Ingredients` has it.
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
  /// `DirectoryRecord.Subject.ingredients`.
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
}
