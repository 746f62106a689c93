import Essentials

extension IngredientReport {
  /// A fact about a product that is worth showing at a glance.
  public enum Highlight: Hashable, Sendable {
    /// The product contains an allergen that must be declared in the market, or that the person
    /// avoids.
    case containsAllergen(KnownSubstance)
    /// The product may contain traces of such an allergen.
    case mayContainAllergen(KnownSubstance)
    /// The product contains an ingredient of a category.
    case contains(IngredientCategory)
    /// Every ingredient was recognized, and none belongs to a category.
    case freeOf(IngredientCategory)
    /// The product suits a diet, as far as the label tells.
    case suits(LabelDiet)
    /// The ingredients show that the product is ultra-processed.
    case isUltraProcessed
  }
}

extension IngredientReport {
  private static let foodCategories: [IngredientCategory] = [
    .addedSugars, .artificialSweeteners, .syntheticColors, .nitritesAndNitrates, .hydrogenatedFats,
    .palmOil,
    .glutamates, .caffeine, .alcohol,
  ]
  private static let cosmeticCategories: [IngredientCategory] = [
    .parabens, .phthalates, .sulfates, .formaldehydeReleasers, .isothiazolinones,
    .fragranceAllergens, .silicones,
    .mineralOils, .pfas,
  ]

  /// Facts to show at a glance: allergens that must be declared in the market or that the person
  /// avoids, traces of them, categories, diets that a food suits, and whether it is
  /// ultra-processed.
  ///
  /// - Complexity: O(*n*) in the ingredients and their ancestors.
  public var highlights: [Highlight] {
    var highlights: [Highlight] = []
    var wanted = Allergen.required(in: preferences.market)
    for case .allergen(let allergen, _, _) in preferences.avoided where !wanted.contains(allergen) {
      wanted.append(allergen)
    }
    let entries = wanted.compactMap { base.entry($0.id.utf8, of: .allergen) }
    for entry in entries where results.allergens.present & base.ownBit(ofAllergen: entry) != 0 {
      highlights.append(.containsAllergen(substance(entry)))
    }
    for entry in entries where results.allergens.traces & base.ownBit(ofAllergen: entry) != 0 {
      highlights.append(.mayContainAllergen(substance(entry)))
    }
    let isFood = list.label.use == .food
    for category in isFood ? Self.foodCategories : Self.cosmeticCategories {
      switch holds(category) {
      case .yes: highlights.append(.contains(category))
      case .no: highlights.append(.freeOf(category))
      case .maybe, .unknown: break
      }
    }
    if isFood {
      for diet in LabelDiet.allCases where status(of: diet) == .yes {
        highlights.append(.suits(diet))
      }
      if novaGroup() == .ultraProcessed { highlights.append(.isUltraProcessed) }
    }
    return highlights
  }

  /// Returns whether the product contains an ingredient of a category; the answer is `no` only if
  /// every ingredient was recognized.
  public func holds(_ category: IngredientCategory) -> LabelDiet.Suitability {
    guard let entry = category.substance(in: list.knowledge)?.index else { return .unknown }
    let possible = base.entry(category.possibleID.utf8, of: .category)
    let isPalmOil = category == .palmOil
    var isOpen = results.mentions.mentions == 0
    var mayBe = false
    // The word for a function alone stands for an ingredient that is not named.
    for index in list.tree.nodes.indices where list.tree.nodes[index].section == .ingredients {
      let flags = results.mentions[index]
      isOpen = isOpen || flags.contains(.isFunction) && !flags.contains(.hasParts)
    }
    for index in nodes {
      let node = list.tree.nodes[index]
      let hasParts = results.mentions[index].contains(.hasParts)
      guard node.phrase.exists else {
        isOpen = isOpen || !hasParts
        continue
      }
      for other in list.reader.lexicon.meanings(of: node.phrase) {
        let palmOil = isPalmOil ? base[other].palmOil : .no
        if base.isKind(other, of: entry) || palmOil == .yes { return .yes }
        let isPossible = base.links[base[other].parents].contains { $0 == possible }
        if palmOil == .maybe || isPossible, !hasParts { mayBe = true }
      }
    }
    return mayBe ? .maybe : isOpen ? .unknown : .no
  }
}
