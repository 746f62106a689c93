import Essentials

extension ProductCandidate {
  /// Creates a product from the report on its label.
  ///
  /// An ingredient is identified by its substance, or by its folded name if it was not recognized.
  /// Words for functions are left out. The rank of the verdict is 0 if the product fits, 1 if that
  /// is unknown, 2 for caution, and 3 for avoid.
  ///
  /// - Complexity: O(*n* log *n*) in the ingredients and their ancestors.
  public init(id: ID, categories: [String], report: IngredientReport, unitPrice: UnitPrice? = nil) {
    let rank =
      switch report.severity {
      case .fits: 0
      case .unknown: 1
      case .caution: 2
      case .avoid: 3
      }
    // The bounds and ranks of a report are in range, so the checking initializer is not needed.
    let ingredients = report.productIngredients
    self.id = id
    self.categories = Self.unique(categories)
    self.ingredients = ingredients
    self.allergens = Self.unique(report.allergens.map(\.name))
    self.safetyRating = report.rating.bounds
    self.verdictRank = rank
    self.unitPrice = unitPrice
    concerns = report.productConcerns
    self.weights = IngredientWeights(ingredients)
  }

  /// Returns the names in ascending order, without duplicates.
  private static func unique(_ names: [String]) -> [String] {
    var unique: [String] = []
    for name in names.sorted() where name != unique.last { unique.append(name) }
    return unique
  }
}

extension IngredientReport {
  fileprivate var productConcerns: [ProductConcern] {
    var concerns: [ProductConcern] = []
    for reason in reasons where reason.deduction.upperBound > 0 || reason.highestScore < 100 {
      concerns.append(
        ProductConcern(
          id: reason.ingredient.substance?.id ?? TextFolding.folded(reason.ingredient.name),
          name: reason.ingredient.name, level: reason.level,
          isUnknown: reason.assessment == .unknown,
          deduction: reason.deduction, highestScore: reason.highestScore))
    }
    return concerns.sorted { ($0.id, $0.deduction.upperBound) < ($1.id, $1.deduction.upperBound) }
  }

  fileprivate var productIngredients: [ProductIngredient] {
    list.allIngredients.compactMap { ingredient in
      guard !results.mentions[ingredient.index].contains(.isFunction) else { return nil }
      guard let substance = ingredient.substance else {
        return ProductIngredient(TextFolding.folded(ingredient.name))
      }
      return ProductIngredient(substance.id, parents: substance.ancestors.map { $0.id })
    }
  }
}
