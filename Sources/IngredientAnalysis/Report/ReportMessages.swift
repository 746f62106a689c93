#if !hasFeature(Embedded)
package import Essentials
#endif

/// The texts of a report: templates with named slots, in English unless replaced.
///
///     // {"allergen": "Enthält {allergen}: {ingredient}", "substanceNames": {"milk": "Milch"}}
///     let messages = try JSONDecoder().decode(ReportMessages.self, from: german)
///     let lines = report.verdict.causes.map { messages.text(for: $0) }
///
/// A slot is a name in braces; a template may omit a slot. `Messages/en.json` has every key with its English
/// template. Names of ingredients are those on the label. Names of allergens and categories come from the
/// table's `substanceNames`, and otherwise from the ``IngredientKnowledge``.
public struct ReportMessages: Equatable, Sendable {
  /// Creates the English messages.
  public init() {}

  // MARK: Causes

  /// The template for an allergen in the product: `{allergen}`, `{ingredient}`.
  package var allergen = "Contains {allergen}: {ingredient}"
  /// The template for possible traces of an allergen: `{allergen}`, `{ingredient}`.
  package var traces = "May contain traces of {allergen}: {ingredient}"
  /// The template for an ingredient that usually contains an allergen: `{allergen}`,
  /// `{ingredient}`.
  package var probableAllergen =
    "{ingredient} usually contains {allergen}; please ask the manufacturer"
  /// The template for an ingredient that is exempt from allergen labeling: `{allergen}`,
  /// `{ingredient}`.
  package var exemptAllergen =
    "Contains {ingredient}, made from {allergen} but exempt from allergen labeling"
  /// The template for an ingredient that the person avoids: `{avoided}`, `{ingredient}`.
  package var avoided = "Contains {ingredient}, and you avoid {avoided}"
  /// The template for an ingredient that may be one that the person avoids: `{avoided}`,
  /// `{ingredient}`.
  package var possiblyAvoided = "May contain {avoided}: {ingredient}"
  /// The template for a ban that holds for everyone: `{ingredient}`, `{place}`, `{audience}`,
  /// `{body}`, `{document}`, `{section}`, `{year}`, `{note}`.
  package var prohibited =
    "{ingredient} is prohibited in {place}: {body}, {document}, {section} ({year})"
  /// The template for a ban that holds for an audience, with the slots of ``prohibited``.
  package var prohibitedForAudience =
    "{ingredient} is prohibited for {audience} in {place}: {body}, {document}, {section} ({year})"
  /// The template for an agency's advice against an ingredient, with the slots of ``prohibited``.
  package var unsuitable =
    "Not suitable for {audience}: {ingredient} ({body}, {document}, {section}, {year})"
  /// The template for an agency's advice to take care with an ingredient, with the slots of
  /// ``prohibited``.
  package var careAdvised =
    "For {audience}, take care with {ingredient}: {note} ({body}, {document}, {year})"
  /// The template for a ban that is announced, with the slots of ``prohibited`` and `{date}`, the
  /// first day on which it holds, such as "2027-01-15".
  package var announcedProhibition =
    "{ingredient} will be prohibited in {place} from {date}: {body}, {document}, {section} ({year})"
  /// The template for an avoided ingredient that could not be checked: `{avoided}`.
  package var uncheckable = "Could not check for {avoided}; please read the label"
  /// The template for an ingredient that was not recognized: `{ingredient}`.
  package var unread = "“{ingredient}” was not recognized; please read the label"
  /// The template for a label in a language that is not read: `{language}`.
  package var unreadLanguage =
    "This label is in {language}, which could not be read; please read the label"
  /// The text for a label without ingredients.
  package var noIngredients = "No ingredients were found; please scan the ingredient list again"
  /// The template for an allergen that only some of the label's languages name: `{allergen}`,
  /// `{languages}`, `{others}`.
  package var disagreement = "{allergen}: named in {languages}, but not in {others}"
  /// The template for possible traces that only some of the label's languages name, with the slots
  /// of ``disagreement``.
  package var traceDisagreement = "traces of {allergen}: named in {languages}, but not in {others}"

  // MARK: Diets

  /// The name of the vegan diet, as part of a sentence.
  package var vegan = "vegan"
  /// The name of the vegetarian diet, as part of a sentence.
  package var vegetarian = "vegetarian"
  /// The name of the halal diet, as part of a sentence.
  package var halal = "halal"
  /// The name of the kosher diet, as part of a sentence.
  package var kosher = "kosher"
  /// The name of the keto diet, as part of a sentence.
  package var keto = "keto"
  /// The name of the low-FODMAP diet, as part of a sentence.
  package var lowFodmap = "low-FODMAP"
  /// The name of the gluten-free diet, as part of a sentence.
  package var glutenFree = "gluten-free"
  /// The template for a diet that the product suits: `{diet}`.
  package var suitsDiet = "Suitable for a {diet} diet"
  /// The template for a diet that the product may suit: `{diet}`.
  package var maySuitDiet = "May be suitable for a {diet} diet, depending on how it was made"
  /// The template for a diet that the product does not suit: `{diet}`.
  package var failsDiet = "Not suitable for a {diet} diet"
  /// The template for a diet that cannot be judged: `{diet}`.
  package var unknownDiet = "Not enough information for a {diet} diet"
  /// The template for a diet and the ingredient that decides: `{status}`, the text of one of the
  /// four templates above, and `{ingredient}`.
  package var dietCause = "{status}: {ingredient}"

  // MARK: Reasons

  /// The template for an ingredient without evidence: `{ingredient}`.
  package var unknownReason = "{ingredient}: no safety information available"
  /// The template for a cosmetic ingredient that the law does not restrict, without other evidence:
  /// `{ingredient}`.
  package var unrestrictedReason =
    "{ingredient}: not restricted by law, no published safety assessment known"
  /// The template for a plain food: `{ingredient}`.
  package var plainReason = "{ingredient}: a plain food"
  /// The template for an ingredient with evidence: `{ingredient}`, `{level}`, `{place}`,
  /// `{audience}`, `{body}`, `{document}`, `{section}`, `{year}`, `{note}`.
  package var reason = "{ingredient}: {level} ({body}, {document}, {section}, {year})"
  /// The name of ``ConcernLevel/none``.
  package var noConcern = "no concern"
  /// The name of ``ConcernLevel/low``.
  package var lowConcern = "low concern"
  /// The name of ``ConcernLevel/moderate``.
  package var moderateConcern = "moderate concern"
  /// The name of ``ConcernLevel/high``.
  package var highConcern = "high concern"
  /// The name of ``ConcernLevel/prohibited``.
  package var prohibitedConcern = "prohibited"

  // MARK: Recommendations

  /// The template for a concern that a recommended product does not have, or has to a smaller
  /// extent: `{ingredient}`, `{level}`.
  package var savedConcern = "Less or no {ingredient} ({level})"
  /// The text for ``RecommendationObstacle/nothingSimilar``.
  package var nothingSimilar = "No similar product was found"
  /// The text for ``RecommendationObstacle/nothingBetter``.
  package var nothingBetter = "No similar product is known to have fewer concerns"
  /// The template for ``RecommendationObstacle/unknownSubstances(_:)``: `{ingredients}`.
  package var unknownSubstances =
    "Not enough is known about similar products to call one safer: {ingredients}"

  // MARK: Highlights

  /// The template for an allergen: `{allergen}`.
  package var containsAllergen = "Contains {allergen}"
  /// The template for possible traces of an allergen: `{allergen}`.
  package var mayContainAllergen = "May contain {allergen}"
  /// The template for a category: `{category}`.
  package var containsCategory = "Contains {category}"
  /// The template for a category of which no ingredient was found: `{category}`.
  package var freeOfCategory = "No {category} found"
  /// The text for an ultra-processed food.
  package var isUltraProcessed = "Ultra-processed food"

  // MARK: Verdicts and ratings

  /// The text for ``LabelVerdict/avoid(_:)``.
  package var avoidVerdict = "Avoid"
  /// The text for ``LabelVerdict/caution(_:)``.
  package var cautionVerdict = "Caution"
  /// The text for ``LabelVerdict/fits``.
  package var fitsVerdict = "Fits your preferences"
  /// The text for ``LabelVerdict/unknown(_:)``.
  package var unknownVerdict = "Not enough information"
  /// The template for a rating with one score: `{score}`; a higher score is better.
  package var exactRating = "{score} of 100"
  /// The template for a rating between two scores: `{lower}`, `{upper}`.
  package var ratingBetween = "{lower} to {upper} of 100"
  /// The meaning of the score, to show next to it.
  public package(set) var ratingScale =
    "From 0 (worst) to 100 (no published concern, as with plain foods)"
  /// The text for a label of which too little is known to rate it.
  package var notEnoughKnown = "Not enough information for a rating"

  /// The notice to show with every report.
  public package(set) var disclaimer = IngredientReport.disclaimer

  // MARK: Names

  /// The name of ``Jurisdiction/world``, as part of a sentence.
  package var world = "all countries"
  /// The name of ``Jurisdiction/europeanUnion``, as part of a sentence.
  package var europeanUnion = "the European Union"
  /// The name of ``Jurisdiction/unitedKingdom``, as part of a sentence.
  package var unitedKingdom = "the United Kingdom"
  /// The name of ``Jurisdiction/unitedStates``, as part of a sentence.
  package var unitedStates = "the United States"
  /// The name of ``Jurisdiction/california``, as part of a sentence.
  package var california = "California"
  /// The name of ``Jurisdiction/texas``, as part of a sentence.
  package var texas = "Texas"
  /// The name of ``Jurisdiction/westVirginia``, as part of a sentence.
  package var westVirginia = "West Virginia"
  /// The name of ``Jurisdiction/louisiana``, as part of a sentence.
  package var louisiana = "Louisiana"
  /// The name of ``SafetyEvidence/Status-swift.enum/inForce``, as part of a sentence.
  package var inForce = "in force"
  /// The name of ``SafetyEvidence/Status-swift.enum/enjoined``, as part of a sentence.
  package var enjoined = "stopped by a court"
  /// The name of ``SafetyEvidence/Status-swift.enum/repealed``, as part of a sentence.
  package var repealed = "repealed"
  /// The name of ``SafetyEvidence/Status-swift.enum/planned``, as part of a sentence.
  package var planned = "planned"
  /// The name of ``LabelAudience/everyone``, as part of a sentence.
  package var everyone = "anyone"
  /// The name of ``LabelAudience/infant``, as part of a sentence.
  package var infant = "infants under 12 months"
  /// The name of ``LabelAudience/toddler``, as part of a sentence.
  package var toddler = "children under 3 years"
  /// The name of ``LabelAudience/child``, as part of a sentence.
  package var child = "children under 10 years"
  /// The name of ``LabelAudience/pregnancy``, as part of a sentence.
  package var pregnancy = "people who are pregnant"
  /// The name of ``LabelAudience/breastfeeding``, as part of a sentence.
  package var breastfeeding = "people who are breastfeeding"
  /// The names of the languages of labels, by their codes; another language has its code.
  package var languageNames = [
    "da": "Danish", "de": "German", "en": "English", "es": "Spanish", "fi": "Finnish",
    "fr": "French", "it": "Italian", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish",
    "pt": "Portuguese", "sv": "Swedish",
  ]
  /// The names of allergens and categories by their identifiers, as part of a sentence.
  ///
  /// A substance that is not in the dictionary has its name in the ``IngredientKnowledge``.
  package var substanceNames: [String: String] = Self.englishNames
}

#if !hasFeature(Embedded)
extension ReportMessages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("allergen", &allergen)
    entries.text("traces", &traces)
    entries.text("probableAllergen", &probableAllergen)
    entries.text("exemptAllergen", &exemptAllergen)
    entries.text("avoided", &avoided)
    entries.text("possiblyAvoided", &possiblyAvoided)
    entries.text("prohibited", &prohibited, "audience", "note")
    entries.text("prohibitedForAudience", &prohibitedForAudience)
    entries.text("unsuitable", &unsuitable)
    entries.text("careAdvised", &careAdvised)
    entries.text("announcedProhibition", &announcedProhibition)
    entries.text("uncheckable", &uncheckable)
    entries.text("unread", &unread)
    entries.text("unreadLanguage", &unreadLanguage)
    entries.text("noIngredients", &noIngredients)
    entries.text("disagreement", &disagreement)
    entries.text("traceDisagreement", &traceDisagreement)
    entries.text("vegan", &vegan)
    entries.text("vegetarian", &vegetarian)
    entries.text("halal", &halal)
    entries.text("kosher", &kosher)
    entries.text("keto", &keto)
    entries.text("lowFodmap", &lowFodmap)
    entries.text("glutenFree", &glutenFree)
    entries.text("suitsDiet", &suitsDiet)
    entries.text("maySuitDiet", &maySuitDiet)
    entries.text("failsDiet", &failsDiet)
    entries.text("unknownDiet", &unknownDiet)
    entries.text("dietCause", &dietCause)
    entries.text("unknownReason", &unknownReason)
    entries.text("unrestrictedReason", &unrestrictedReason)
    entries.text("plainReason", &plainReason)
    entries.text("reason", &reason, "place", "audience", "note")
    entries.text("noConcern", &noConcern)
    entries.text("lowConcern", &lowConcern)
    entries.text("moderateConcern", &moderateConcern)
    entries.text("highConcern", &highConcern)
    entries.text("prohibitedConcern", &prohibitedConcern)
    entries.text("savedConcern", &savedConcern)
    entries.text("nothingSimilar", &nothingSimilar)
    entries.text("nothingBetter", &nothingBetter)
    entries.text("unknownSubstances", &unknownSubstances)
    entries.text("containsAllergen", &containsAllergen)
    entries.text("mayContainAllergen", &mayContainAllergen)
    entries.text("containsCategory", &containsCategory)
    entries.text("freeOfCategory", &freeOfCategory)
    entries.text("isUltraProcessed", &isUltraProcessed)
    entries.text("avoidVerdict", &avoidVerdict)
    entries.text("cautionVerdict", &cautionVerdict)
    entries.text("fitsVerdict", &fitsVerdict)
    entries.text("unknownVerdict", &unknownVerdict)
    entries.text("exactRating", &exactRating)
    entries.text("ratingBetween", &ratingBetween)
    entries.text("ratingScale", &ratingScale)
    entries.text("notEnoughKnown", &notEnoughKnown)
    entries.text("disclaimer", &disclaimer)
    entries.text("world", &world)
    entries.text("europeanUnion", &europeanUnion)
    entries.text("unitedKingdom", &unitedKingdom)
    entries.text("unitedStates", &unitedStates)
    entries.text("california", &california)
    entries.text("texas", &texas)
    entries.text("westVirginia", &westVirginia)
    entries.text("louisiana", &louisiana)
    entries.text("inForce", &inForce)
    entries.text("enjoined", &enjoined)
    entries.text("repealed", &repealed)
    entries.text("planned", &planned)
    entries.text("everyone", &everyone)
    entries.text("infant", &infant)
    entries.text("toddler", &toddler)
    entries.text("child", &child)
    entries.text("pregnancy", &pregnancy)
    entries.text("breastfeeding", &breastfeeding)
    entries.texts("languageNames", &languageNames)
    entries.texts("substanceNames", &substanceNames)
  }
}
#endif
