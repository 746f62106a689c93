/// The words in which a report speaks to people: templates with named slots, English unless
/// replaced.
///
///     var messages = ReportMessages()
///     messages.allergen = "Enthält {allergen}: {ingredient}"
///     let lines = report.verdict.causes.map { messages.text(for: $0) }
///
/// A slot stands in braces, and a template names those it is filled with; it may leave some out.
/// Names of substances come from the ``IngredientKnowledge``, those of ingredients from the label.
public struct ReportMessages: Hashable, Sendable {
  /// Creates the English messages.
  public init() {}

  // MARK: Causes

  /// Of an allergen in the product: `{allergen}`, `{ingredient}`.
  public var allergen = "Contains {allergen}: {ingredient}"
  /// Of possible traces: `{allergen}`, `{ingredient}`.
  public var traces = "May contain traces of {allergen}: {ingredient}"
  /// Of an ingredient whose allergen need not be named: `{allergen}`, `{ingredient}`.
  public var exemptAllergen =
    "{ingredient} is made of {allergen}, and the law does not ask to name it"
  /// Of what the person avoids: `{avoided}`, `{ingredient}`.
  public var avoided = "Contains {ingredient}, and you avoid {avoided}"
  /// Of what may be in it: `{avoided}`, `{ingredient}`.
  public var possiblyAvoided = "May contain {avoided}: {ingredient}"
  /// Of a prohibition: `{ingredient}`, `{body}`, `{document}`, `{section}`, `{year}`, `{note}`.
  public var prohibited = "{ingredient} is ruled out here by {body}: {document}, {section} ({year})"
  /// Of a wish that could not be checked: `{avoided}`.
  public var uncheckable = "Nothing is known of {avoided}, so this could not be checked"
  /// Of one ingredient that was not recognized: `{count}`.
  public var unrecognizedOne = "{count} ingredient was not recognized"
  /// Of several ingredients that were not recognized: `{count}`.
  public var unrecognizedMany = "{count} ingredients were not recognized"
  /// Of a label without ingredients.
  public var noIngredients = "No ingredients were found on the label"

  // MARK: Diets

  /// The names of diets.
  public var vegan = "vegan"
  /// See ``vegan``.
  public var vegetarian = "vegetarian"
  /// See ``vegan``.
  public var halal = "halal"
  /// See ``vegan``.
  public var kosher = "kosher"
  /// See ``vegan``.
  public var keto = "keto"
  /// See ``vegan``.
  public var lowFodmap = "low FODMAP"
  /// See ``vegan``.
  public var glutenFree = "gluten-free"
  /// Of a diet that the product suits: `{diet}`.
  public var suitsDiet = "Suits: {diet}"
  /// Of a diet that it may not suit: `{diet}`.
  public var maySuitDiet = "May suit, depending on how it was made: {diet}"
  /// Of a diet that it does not suit: `{diet}`.
  public var failsDiet = "Does not suit: {diet}"
  /// Of a diet for which too little is known: `{diet}`.
  public var unknownDiet = "Not known: {diet}"
  /// Of a diet and the ingredient that decides: `{status}`, one of the four above, and
  /// `{ingredient}`.
  public var dietCause = "{status} ({ingredient})"

  // MARK: Reasons

  /// Of an ingredient without evidence: `{ingredient}`.
  public var unknownReason = "{ingredient}: no evidence is known"
  /// Of a plain food: `{ingredient}`.
  public var plainReason = "{ingredient}: a plain food"
  /// Of an ingredient with evidence: `{ingredient}`, `{level}`, `{body}`, `{document}`,
  /// `{section}`, `{year}`, `{note}`.
  public var reason = "{ingredient}: {level} ({body}, {document}, {section}, {year})"
  /// The levels of concern, from none to prohibited.
  public var noConcern = "no concern"
  /// See ``noConcern``.
  public var lowConcern = "low concern"
  /// See ``noConcern``.
  public var moderateConcern = "moderate concern"
  /// See ``noConcern``.
  public var highConcern = "high concern"
  /// See ``noConcern``.
  public var prohibitedConcern = "prohibited"

  // MARK: Highlights

  /// Of an allergen: `{allergen}`.
  public var containsAllergen = "Contains {allergen}"
  /// Of possible traces: `{allergen}`.
  public var mayContainAllergen = "May contain {allergen}"
  /// Of a category: `{category}`.
  public var containsCategory = "Contains {category}"
  /// Of a category that nothing in it belongs to: `{category}`.
  public var freeOfCategory = "No {category}"
  /// Of an ultra-processed food.
  public var isUltraProcessed = "Ultra-processed"

  // MARK: Verdicts and ratings

  /// The verdicts.
  public var avoidVerdict = "Avoid"
  /// See ``avoidVerdict``.
  public var cautionVerdict = "Caution"
  /// See ``avoidVerdict``.
  public var fitsVerdict = "Fits"
  /// See ``avoidVerdict``.
  public var unknownVerdict = "Not known"
  /// Of a rating with one score: `{score}`.
  public var exactRating = "{score} of 100"
  /// Of a rating between two scores: `{lower}`, `{upper}`.
  public var ratingBetween = "{lower} to {upper} of 100"
  /// Of a label of which too little is known to rate it.
  public var notEnoughKnown = "Not enough is known to rate it"
}
