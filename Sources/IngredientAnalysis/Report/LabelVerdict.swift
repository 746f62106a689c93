/// Whether a product fits a person, with the causes.
///
///     switch report.verdict {
///     case .avoid(let causes): causes.forEach { show(messages.text(for: $0)) }
///     case .caution, .fits, .unknown: break
///     }
///
/// The most severe cause decides, in the order avoid, caution, unknown, fits. Adding a preference
/// therefore never improves a verdict. A verdict is based only on the label, and is not medical advice.
public enum LabelVerdict: Sendable {
  /// The product contains something that the person avoids, that a diet excludes, that is
  /// prohibited, or that an agency advises the audience against.
  case avoid([Cause])
  /// The product may contain such an ingredient, or contains one that need not matter or that the
  /// audience should take care with.
  case caution([Cause])
  /// Nothing on the label counts against the product.
  case fits
  /// Something on the label was not recognized that could matter to the person, or a preference
  /// could not be checked.
  case unknown([Cause])

  /// The severity of a cause, and of a verdict.
  public enum Severity: Comparable, Hashable, Sendable, CaseIterable {
    /// No severity.
    case fits
    /// Too little is known.
    case unknown
    /// The person should consider it.
    case caution
    /// The person should avoid it.
    case avoid
  }

  /// The severity of the verdict.
  public var severity: Severity {
    switch self {
    case .avoid: .avoid
    case .caution: .caution
    case .fits: .fits
    case .unknown: .unknown
    }
  }

  /// The causes of the verdict, in the order of the label, then diets, prohibitions, and advice;
  /// empty if the product fits.
  public var causes: [Cause] {
    switch self {
    case .avoid(let causes), .caution(let causes), .unknown(let causes): causes
    case .fits: []
    }
  }
}

extension LabelVerdict {
  /// A reason against a product, with the ingredient that causes it.
  @nonexhaustive public enum Cause: Sendable {
    /// The product contains an allergen that the person avoids.
    case allergen(KnownSubstance, Ingredient)
    /// The product may contain traces of an allergen that the person avoids.
    case traces(KnownSubstance, Ingredient)
    /// The product contains an ingredient whose usual recipe contains an allergen that the person
    /// avoids, although its name does not say so.
    case probableAllergen(KnownSubstance, Ingredient)
    /// The product contains an ingredient made from such an allergen that is exempt from allergen
    /// labeling in the market.
    case exemptAllergen(KnownSubstance, Ingredient)
    /// The product contains an ingredient that the person avoids.
    case avoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// The product may contain an ingredient that the person avoids: a statement says so, or the
    /// name of an ingredient is not specific enough.
    case possiblyAvoided(LabelPreferences.AvoidedIngredient, Ingredient)
    /// The product does not suit a diet, may not suit it, or cannot be judged; with the first
    /// ingredient that decides, if there is one.
    case diet(LabelDiet, LabelDiet.Suitability, Ingredient?)
    /// An ingredient is prohibited in the market, for the audience and the use of the product.
    case prohibited(SafetyEvidence, Ingredient)
    /// A ban of an ingredient is announced: it holds from ``SafetyEvidence/validFrom`` on.
    case announcedProhibition(SafetyEvidence, Ingredient)
    /// An agency advises the audience against an ingredient, or to take care with it.
    case advice(SafetyEvidence, Ingredient)
    /// No known entry has the name or identifier of the avoided ingredient.
    ///
    /// ``IngredientAnalyzer/suggestions(for:in:limit:)`` finds names that are known.
    case uncheckable(LabelPreferences.AvoidedIngredient)
    /// An ingredient was not recognized, or a passage was not understood, so it may be anything.
    ///
    /// This is a cause for a person who avoids an allergen, and for anyone with another preference or
    /// of a certain audience if more than 40 percent of the ingredients were not recognized.
    case unread(Ingredient)
    /// The label is in a language that the analyzer does not read, so its words were not recognized.
    ///
    /// It replaces the ``unread(_:)`` of each of them.
    case unreadLanguage(LabelLanguage)
    /// The label has no ingredients.
    case noIngredients
  }
}
