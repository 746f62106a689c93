extension ReportMessages {
  /// A cause of a verdict in words.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - knowledge: Where the names of allergens and categories that a person avoids are from.
  ///   - number: Writes a number of ingredients.
  /// - Returns: The template of the cause, filled.
  public func text(
    for cause: LabelVerdict.Cause, in knowledge: IngredientKnowledge = .embedded,
    number: (Int) -> String = { String($0) }
  ) -> String {
    switch cause {
    case .allergen(let substance, let ingredient):
      return fill(allergen, [("allergen", substance.name), ("ingredient", ingredient.name)])
    case .traces(let substance, let ingredient):
      return fill(traces, [("allergen", substance.name), ("ingredient", ingredient.name)])
    case .exemptAllergen(let substance, let ingredient):
      return fill(exemptAllergen, [("allergen", substance.name), ("ingredient", ingredient.name)])
    case .avoided(let wish, let ingredient):
      return fill(
        avoided, [("avoided", name(of: wish, in: knowledge)), ("ingredient", ingredient.name)])
    case .possiblyAvoided(let wish, let ingredient):
      return fill(
        possiblyAvoided,
        [("avoided", name(of: wish, in: knowledge)), ("ingredient", ingredient.name)])
    case .diet(let diet, let status, let ingredient):
      let text = text(for: diet, status)
      guard let ingredient else { return text }
      return fill(dietCause, [("status", text), ("ingredient", ingredient.name)])
    case .prohibited(let evidence, let ingredient):
      return fill(prohibited, slots(of: evidence) + [("ingredient", ingredient.name)])
    case .uncheckable(let wish):
      return fill(uncheckable, [("avoided", name(of: wish, in: knowledge))])
    case .unrecognized(let count):
      return fill(count == 1 ? unrecognizedOne : unrecognizedMany, [("count", number(count))])
    case .noIngredients: return noIngredients
    }
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
    return fill(template, [("diet", name(of: diet))])
  }

  /// A reason of a rating in words.
  public func text(for reason: SafetyRating.Reason) -> String {
    let ingredient = [("ingredient", reason.ingredient.name)]
    guard let evidence = reason.evidence else {
      return fill(reason.isUnknown ? unknownReason : plainReason, ingredient)
    }
    return fill(self.reason, slots(of: evidence) + ingredient + [("level", name(of: reason.level))])
  }

  /// A highlight in words.
  ///
  /// - Parameters:
  ///   - highlight: The highlight.
  ///   - knowledge: Where the names of categories are from.
  /// - Returns: The template of the highlight, filled.
  public func text(
    for highlight: IngredientReport.Highlight, in knowledge: IngredientKnowledge = .embedded
  ) -> String {
    switch highlight {
    case .containsAllergen(let substance): fill(containsAllergen, [("allergen", substance.name)])
    case .mayContainAllergen(let substance):
      fill(mayContainAllergen, [("allergen", substance.name)])
    case .contains(let category):
      fill(containsCategory, [("category", name(of: category, in: knowledge))])
    case .freeOf(let category):
      fill(freeOfCategory, [("category", name(of: category, in: knowledge))])
    case .suits(let diet): text(for: diet, .yes)
    case .isUltraProcessed: isUltraProcessed
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
  /// - Parameters:
  ///   - rating: The rating.
  ///   - number: Writes a score, which is in `0...100`.
  /// - Returns: The template of the rating, filled.
  public func text(
    for rating: SafetyRating, number: (Double) -> String = { String(Int($0.rounded())) }
  ) -> String {
    switch rating {
    case .exact(let score): fill(exactRating, [("score", number(score))])
    case .between(let bounds):
      fill(
        ratingBetween, [("lower", number(bounds.lowerBound)), ("upper", number(bounds.upperBound))])
    case .notEnoughKnown: notEnoughKnown
    }
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

  private func name(of wish: LabelPreferences.AvoidedIngredient, in knowledge: IngredientKnowledge)
    -> String
  {
    switch wish {
    case .allergen(let allergen, _): allergen.substance(in: knowledge)?.name ?? allergen.id
    case .named(let name): name
    case .category(let category): name(of: category, in: knowledge)
    }
  }

  private func name(of category: IngredientCategory, in knowledge: IngredientKnowledge) -> String {
    category.substance(in: knowledge)?.name ?? category.id
  }

  private func slots(of evidence: SafetyEvidence) -> [(String, String)] {
    [
      ("body", evidence.body), ("document", evidence.document), ("section", evidence.section),
      ("year", String(evidence.year)), ("note", evidence.note),
    ]
  }

  /// The template with its slots filled; braces in what they are filled with stay as they are.
  private func fill(_ template: String, _ slots: [(String, String)]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "}"),
        let value = slots.first(where: { $0.0 == inside[..<close] })?.1
      else {
        text.append("{")
        rest = inside
        continue
      }
      text += value
      rest = inside[inside.index(after: close)...]
    }
    return text + rest
  }
}
