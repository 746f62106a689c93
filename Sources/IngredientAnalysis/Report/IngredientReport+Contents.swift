extension IngredientReport {
  func substances(ofAllergens bits: UInt64) -> [KnownSubstance] {
    base.allergens.indices.compactMap {
      bits & 1 << UInt64($0) == 0 ? nil : substance(base.allergens[$0])
    }
  }

  /// The allergens in the product, from its list and its statements, in groups: nuts for almonds.
  public var allergens: [KnownSubstance] { substances(ofAllergens: results.allergens.present) }

  /// The allergens of which there may be traces, except those in the product.
  public var traces: [KnownSubstance] { substances(ofAllergens: results.allergens.traces) }

  /// The allergens that the usual recipe of an ingredient contains, although the label names
  /// neither them nor traces of them: nuts and milk for pesto.
  public var probableAllergens: [KnownSubstance] {
    let named = results.allergens.present | results.allergens.traces
    return substances(ofAllergens: results.probable.all & ~named)
  }

  /// The allergens that the label claims to be free from, in groups.
  ///
  /// A claim is not proof: an allergen may also be among ``allergens`` and ``traces``.
  public var freeFromAllergens: [KnownSubstance] { substances(ofAllergens: results.allergens.free) }

  /// The allergens in the product that are exempt from allergen labeling in the market, such as soy
  /// in highly refined soybean oil.
  public var exemptAllergens: [KnownSubstance] { substances(ofAllergens: results.allergens.exempt) }

  /// The additives, each once, in the order of the label.
  public var additives: [KnownSubstance] { substances(results.additives.additives) }

  /// The vitamins, each once, in the order of the label.
  public var vitamins: [KnownSubstance] { substances(results.additives.vitamins) }

  /// The minerals, each once, in the order of the label.
  public var minerals: [KnownSubstance] { substances(results.additives.minerals) }

  private func substances(_ entries: ContiguousArray<EntryID>) -> [KnownSubstance] {
    var seen: Set<EntryID> = []
    return entries.filter { seen.insert($0).inserted }.map(substance)
  }

  /// Returns whether the product suits a diet, as far as the label tells.
  ///
  /// For vegan and vegetarian, one unknown ingredient makes the answer unknown. For halal, kosher,
  /// keto, and low FODMAP, a recognized ingredient suits unless something is known against it.
  ///
  /// Ingredients of at most about one percent count less: sugars and starches then make keto
  /// `maybe` instead of `no`, and only fructans and galacto-oligosaccharides count against low
  /// FODMAP. Gluten-free is `maybe` if there may be traces of gluten, or if an ingredient is exempt
  /// from allergen labeling.
  public func status(of diet: LabelDiet) -> LabelDiet.Suitability {
    VerdictModel.status(of: diet, results.diets, results.ranked)
  }

  /// Returns how much a food is processed, from its ingredients and the identifiers of its
  /// categories, such as `en:cheeses`.
  ///
  /// The result is `nil` for a cosmetic, and if more than half of the ingredients are unknown and
  /// none is a sign of ultra-processing.
  ///
  /// - Complexity: O(*n*)
  public func novaGroup(categories: [String] = []) -> NovaGroup? {
    guard list.label.use == .food else { return nil }
    return tables.nova.group(list.tree, list.reader.lexicon, categories: categories)
  }

  /// Returns what an ingredient does in the product: first what the label says, then what is known
  /// of the substance, each function once.
  public func functions(of ingredient: Ingredient) -> [KnownSubstance] {
    var functions = ingredient.purposes
    // The functions of a substance in cosmetics do not apply to foods.
    let isFood = list.label.use == .food
    let suited = ingredient.meanings.filter { ($0.kind != .cosmetic) == isFood }
    for substance in suited.isEmpty ? ingredient.meanings : suited {
      for function in substance.functions where !functions.contains(function) {
        functions.append(function)
      }
    }
    return functions
  }
}
