import Essentials

extension ReportMessages {
  /// A cause of a verdict in words.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - knowledge: The knowledge that names the allergens and categories that a person avoids, if
  ///     ``substanceNames`` does not.
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
    case .noIngredients: return noIngredients
    }
  }

  /// A disagreement between the languages of a label in words.
  ///
  /// - Parameters:
  ///   - disagreement: The disagreement.
  ///   - language: Names a language; the result is the code of the language unless given.
  /// - Returns: The filled template.
  public func text(
    for disagreement: MultilingualReport.Disagreement,
    language: (LabelLanguage) -> String = \.code
  ) -> String {
    (disagreement.isTrace ? traceDisagreement : self.disagreement).filled([
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
    let ingredient = [("ingredient", reason.ingredient.name)]
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
  ///   - knowledge: The knowledge that names categories, if ``substanceNames`` does not.
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
  /// ``notEnoughKnown``.
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
}
