import Essentials

extension ReportMessages {
  /// A cause of a verdict in words.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - knowledge: The knowledge that names the allergens and categories that a person avoids, if
  ///     `substanceNames` does not.
  /// - Returns: The filled template of the cause.
  public func text(
    for cause: LabelVerdict.Cause, in knowledge: IngredientKnowledge = .embedded
  ) -> String {
    switch cause {
    case .allergen(let substance, let ingredient):
      return allergen.filled([("allergen", name(of: substance)), ("ingredient", ingredient.name)])
    case .traces(let substance, let ingredient):
      return traces.filled([("allergen", name(of: substance)), ("ingredient", ingredient.name)])
    case .probableAllergen(let substance, let ingredient):
      return probableAllergen.filled([
        ("allergen", name(of: substance)), ("ingredient", ingredient.name),
      ])
    case .exemptAllergen(let substance, let ingredient):
      return exemptAllergen.filled([
        ("allergen", name(of: substance)), ("ingredient", ingredient.name),
      ])
    case .avoided(let wish, let ingredient):
      return avoided.filled([
        ("avoided", name(of: wish, in: knowledge)), ("ingredient", ingredient.name),
      ])
    case .possiblyAvoided(let wish, let ingredient):
      return possiblyAvoided.filled([
        ("avoided", name(of: wish, in: knowledge)), ("ingredient", ingredient.name),
      ])
    case .diet(let diet, let status, let ingredient):
      let text = text(for: diet, status)
      guard let ingredient else { return text }
      return dietCause.filled([("status", text), ("ingredient", ingredient.name)])
    case .prohibited(let evidence, let ingredient):
      return (evidence.audience == .everyone ? prohibited : prohibitedForAudience).filled(
        slots(of: evidence) + [("ingredient", ingredient.name)])
    case .announcedProhibition(let evidence, let ingredient):
      return announcedProhibition.filled(slots(of: evidence) + [("ingredient", ingredient.name)])
    case .advice(let evidence, let ingredient):
      return (evidence.advisesAgainst ? unsuitable : careAdvised).filled(
        slots(of: evidence) + [("ingredient", ingredient.name)])
    case .uncheckable(let wish):
      return uncheckable.filled([("avoided", name(of: wish, in: knowledge))])
    case .unread(let ingredient): return unread.filled([("ingredient", ingredient.name)])
    case .unreadLanguage(let language):
      return unreadLanguage.filled([("language", languageNames[language.code] ?? language.code)])
    case .noIngredients: return noIngredients
    }
  }

  /// A disagreement between the languages of a label in words.
  ///
  /// - Parameters:
  ///   - disagreement: The disagreement.
  ///   - language: Names a language, or `nil` for `languageNames`.
  /// - Returns: The filled template.
  public func text(
    for disagreement: MultilingualReport.Disagreement,
    language: ((LabelLanguage) -> String)? = nil
  ) -> String {
    let language = language ?? { languageNames[$0.code] ?? $0.code }
    return (disagreement.isTrace ? traceDisagreement : self.disagreement).filled([
      ("allergen", name(of: disagreement.allergen)),
      ("languages", disagreement.languages.map(language).joined(separator: ", ")),
      ("others", disagreement.otherLanguages.map(language).joined(separator: ", ")),
    ])
  }

  /// A status of a diet in words.
  public func text(for diet: LabelDiet, _ status: LabelDiet.Suitability) -> String {
    let template =
      switch status {
      case .yes: suitsDiet
      case .maybe: maySuitDiet
      case .no: failsDiet
      case .unknown: unknownDiet
      }
    return template.filled([("diet", name(of: diet))])
  }

  /// A reason of a rating in words.
  public func text(for reason: SafetyRating.Reason) -> String {
    let ingredient: [(name: String, value: String)] = [("ingredient", reason.ingredient.name)]
    guard let evidence = reason.evidence else {
      let template =
        switch reason.assessment {
        case .assessed: plainReason
        case .unrestricted: unrestrictedReason
        case .unknown: unknownReason
        }
      return template.filled(ingredient)
    }
    return self.reason.filled(
      slots(of: evidence) + ingredient + [("level", name(of: reason.level))])
  }

  /// A highlight in words.
  ///
  /// - Parameters:
  ///   - highlight: The highlight.
  ///   - knowledge: The knowledge that names categories, if `substanceNames` does not.
  /// - Returns: The filled template of the highlight.
  public func text(
    for highlight: IngredientReport.Highlight, in knowledge: IngredientKnowledge = .embedded
  ) -> String {
    switch highlight {
    case .containsAllergen(let substance):
      containsAllergen.filled([("allergen", name(of: substance))])
    case .mayContainAllergen(let substance):
      mayContainAllergen.filled([("allergen", name(of: substance))])
    case .contains(let category):
      containsCategory.filled([("category", name(of: category, in: knowledge))])
    case .freeOf(let category):
      freeOfCategory.filled([("category", name(of: category, in: knowledge))])
    case .suits(let diet): text(for: diet, .yes)
    case .isUltraProcessed: isUltraProcessed
    }
  }

  /// A concern that a recommended product does not have, or has to a smaller extent, in words.
  public func text(for concern: ProductConcern) -> String {
    savedConcern.filled([("ingredient", concern.name), ("level", name(of: concern.level))])
  }

  /// The reason that no product can be said to be safer, in words.
  public func text(for obstacle: RecommendationObstacle) -> String {
    switch obstacle {
    case .nothingSimilar: nothingSimilar
    case .nothingBetter: nothingBetter
    case .unknownSubstances(let names):
      unknownSubstances.filled([("ingredients", names.joined(separator: ", "))])
    }
  }

  /// A verdict in words, without its causes.
  public func text(for verdict: LabelVerdict) -> String {
    switch verdict {
    case .avoid: avoidVerdict
    case .caution: cautionVerdict
    case .fits: fitsVerdict
    case .unknown: unknownVerdict
    }
  }

  /// A rating in words.
  ///
  /// A score outside `0...100` is clamped to it, and a score that is not a number is reported as
  /// the key `notEnoughKnown`.
  ///
  /// - Parameters:
  ///   - rating: The rating.
  ///   - number: Formats a score, which is in `0...100`.
  /// - Returns: The filled template of the rating.
  public func text(
    for rating: SafetyRating, number: (Double) -> String = { String(Int($0.rounded())) }
  ) -> String {
    guard let bounds = rating.bounds else { return notEnoughKnown }
    let lower = min(max(bounds.lowerBound, 0), 100)
    let upper = min(max(bounds.upperBound, 0), 100)
    return switch rating {
    case .exact: exactRating.filled([("score", number(upper))])
    case .between: ratingBetween.filled([("lower", number(lower)), ("upper", number(upper))])
    case .notEnoughKnown: notEnoughKnown
    }
  }

  private func slots(of evidence: SafetyEvidence) -> [(name: String, value: String)] {
    [
      ("place", name(of: evidence.market)), ("audience", name(of: evidence.audience)),
      ("body", evidence.body), ("document", evidence.document), ("section", evidence.section),
      ("year", String(evidence.year)), ("note", evidence.note),
      ("date", evidence.validFrom?.description ?? ""),
    ]
  }

  /// The name of an allergen or category, as part of a sentence, such as "tree nuts".
  ///
  /// It is the one in `substanceNames`, and otherwise the name of the substance itself.
  public func name(of substance: KnownSubstance) -> String {
    substanceNames[substance.id] ?? substance.name
  }

  /// The name of a diet.
  public func name(of diet: LabelDiet) -> String {
    switch diet {
    case .vegan: vegan
    case .vegetarian: vegetarian
    case .halal: halal
    case .kosher: kosher
    case .keto: keto
    case .lowFodmap: lowFodmap
    case .glutenFree: glutenFree
    }
  }

  /// The name of a level of concern.
  public func name(of level: ConcernLevel) -> String {
    switch level {
    case .none: noConcern
    case .low: lowConcern
    case .moderate: moderateConcern
    case .high: highConcern
    case .prohibited: prohibitedConcern
    }
  }

  /// The name of a jurisdiction, as part of a sentence, such as "the United States".
  public func name(of market: Jurisdiction) -> String {
    switch market {
    case .world: world
    case .europeanUnion: europeanUnion
    case .unitedKingdom: unitedKingdom
    case .unitedStates: unitedStates
    case .california: california
    case .texas: texas
    case .westVirginia: westVirginia
    case .louisiana: louisiana
    }
  }

  /// The status of a fact, as part of a sentence, such as "stopped by a court".
  public func name(of status: SafetyEvidence.Status) -> String {
    switch status {
    case .inForce: inForce
    case .enjoined: enjoined
    case .repealed: repealed
    case .planned: planned
    }
  }

  /// The name of an audience, as part of a sentence, such as "infants under 12 months".
  public func name(of audience: LabelAudience) -> String {
    switch audience {
    case .everyone: everyone
    case .infant: infant
    case .toddler: toddler
    case .child: child
    case .pregnancy: pregnancy
    case .breastfeeding: breastfeeding
    }
  }

  func name(of wish: LabelPreferences.AvoidedIngredient, in knowledge: IngredientKnowledge)
    -> String
  {
    switch wish {
    case .allergen(let allergen, _, _):
      substanceNames[allergen.id] ?? allergen.substance(in: knowledge)?.name ?? allergen.id
    case .named(let name), .group(let name, _): name
    case .category(let category): name(of: category, in: knowledge)
    }
  }

  func name(of category: IngredientCategory, in knowledge: IngredientKnowledge) -> String {
    substanceNames[category.id] ?? category.substance(in: knowledge)?.name ?? category.id
  }

  /// The names of the allergens and categories that have a constant.
  static let englishNames: [String: String] = [
    Allergen.milk.id: "milk",
    Allergen.eggs.id: "eggs",
    Allergen.fish.id: "fish",
    Allergen.crustaceans.id: "crustacean shellfish",
    Allergen.mollusks.id: "mollusks",
    Allergen.treeNuts.id: "tree nuts",
    Allergen.peanuts.id: "peanuts",
    Allergen.wheat.id: "wheat",
    Allergen.gluten.id: "gluten",
    Allergen.soybeans.id: "soy",
    Allergen.sesame.id: "sesame",
    Allergen.celery.id: "celery",
    Allergen.mustard.id: "mustard",
    Allergen.lupin.id: "lupin",
    Allergen.sulfites.id: "sulfites",
    Allergen.coconut.id: "coconut",
    IngredientCategory.sweeteners.id: "sweeteners",
    IngredientCategory.artificialSweeteners.id: "artificial sweeteners",
    IngredientCategory.polyols.id: "sugar alcohols",
    IngredientCategory.addedSugars.id: "added sugars",
    IngredientCategory.naturalColors.id: "natural colors",
    IngredientCategory.syntheticColors.id: "synthetic colors",
    IngredientCategory.azoDyes.id: "azo dyes",
    IngredientCategory.southamptonColors.id: "Southampton colors",
    IngredientCategory.caramelColors.id: "caramel colors",
    IngredientCategory.nitritesAndNitrates.id: "nitrites and nitrates",
    IngredientCategory.sulfites.id: "sulfites",
    IngredientCategory.glutamates.id: "glutamates",
    IngredientCategory.phosphates.id: "phosphates",
    IngredientCategory.gallates.id: "gallates",
    IngredientCategory.modifiedStarches.id: "modified starches",
    IngredientCategory.parabens.id: "parabens",
    IngredientCategory.phthalates.id: "phthalates",
    IngredientCategory.sulfates.id: "sulfates",
    IngredientCategory.formaldehydeReleasers.id: "formaldehyde releasers",
    IngredientCategory.isothiazolinones.id: "isothiazolinones",
    IngredientCategory.fragranceAllergens.id: "fragrance allergens",
    IngredientCategory.silicones.id: "silicones",
    IngredientCategory.mineralOils.id: "mineral oils",
    IngredientCategory.ethoxylates.id: "ethoxylated ingredients",
    IngredientCategory.uvFilters.id: "UV filters",
    IngredientCategory.pfas.id: "PFAS",
    IngredientCategory.retinoids.id: "retinoids",
    IngredientCategory.alcohol.id: "alcohol",
    IngredientCategory.caffeine.id: "caffeine",
    IngredientCategory.hydrogenatedFats.id: "hydrogenated fats",
    IngredientCategory.partiallyHydrogenatedOils.id: "partially hydrogenated oils",
    IngredientCategory.aluminum.id: "aluminum compounds",
    IngredientCategory.honey.id: "honey",
    IngredientCategory.liver.id: "liver",
    IngredientCategory.highMercuryFish.id: "fish high in mercury",
    IngredientCategory.unpasteurizedDairy.id: "unpasteurized dairy",
    IngredientCategory.licorice.id: "licorice",
    IngredientCategory.insects.id: "insects",
    IngredientCategory.pork.id: "pork",
    IngredientCategory.beef.id: "beef",
    IngredientCategory.palmOil.id: "palm oil",
    IngredientCategory.corn.id: "corn",
    IngredientCategory.nightshades.id: "nightshades",
    IngredientCategory.latex.id: "natural rubber latex",
  ]
}
