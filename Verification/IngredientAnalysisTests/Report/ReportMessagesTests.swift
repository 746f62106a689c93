import TestSupport
import Testing

@testable import IngredientAnalysis

/// The sentences of a report, word for word, and the slots that a translation may use.
@Suite("Report messages: sentences word for word") struct ReportMessagesTests {
  private static let messages = ReportMessages()
  private static let report = Pantry.report("Flour, butter")

  private static let flour = report.list.ingredients[0]

  private static func allergen(_ id: String) throws -> KnownSubstance {
    try #require(Pantry.knowledge.substance(id: id, kind: .allergen))
  }

  /// A fact in which every field has a text of its own.
  private static func evidence(
    _ level: Int, _ kind: String, _ audience: String, from: String = "-"
  ) throws -> SafetyEvidence {
    try #require(
      SafetyEvidence(
        line: """
          \(level); \(kind); exposure; oral; \(audience); EU; Agency; Opinion 7; 2019; Table 3; \
          \(from); -; too much
          """.utf8))
  }

  private static func text(_ cause: LabelVerdict.Cause, _ messages: ReportMessages = messages)
    -> String
  {
    messages.text(for: cause, in: Pantry.knowledge)
  }

  @Test func everyCauseIsASentence() throws {
    let milk = try Self.allergen("en:milk")
    expectEqual(Self.text(.allergen(milk, Self.flour)), "Contains milk: Flour")
    expectEqual(Self.text(.traces(milk, Self.flour)), "May contain traces of milk: Flour")
    expectEqual(
      Self.text(.probableAllergen(milk, Self.flour)),
      "Flour usually contains milk; please ask the manufacturer")
    expectEqual(
      Self.text(.exemptAllergen(milk, Self.flour)),
      "Contains Flour, made from milk but exempt from allergen labeling")
    expectEqual(
      Self.text(.avoided(.named("gluten"), Self.flour)), "Contains Flour, and you avoid gluten")
    expectEqual(
      Self.text(.possiblyAvoided(.category(.azoDyes), Self.flour)), "May contain azo dyes: Flour")
    expectEqual(
      Self.text(.uncheckable(.group("My list", members: ["moon dust"]))),
      "Could not check for My list; please read the label")
    expectEqual(
      Self.text(.uncheckable(.allergen(.treeNuts))),
      "Could not check for tree nuts; please read the label")
    expectEqual(Self.text(.unread(Self.flour)), "“Flour” was not recognized; please read the label")
    expectEqual(
      Self.text(.noIngredients), "No ingredients were found; please scan the ingredient list again")
  }

  @Test func aFactIsCitedWithItsSource() throws {
    expectEqual(
      Self.text(.prohibited(try Self.evidence(4, "ban", "everyone"), Self.flour)),
      "Flour is prohibited in the European Union: Agency, Opinion 7, Table 3 (2019)")
    expectEqual(
      Self.text(.prohibited(try Self.evidence(4, "ban", "child"), Self.flour)),
      """
      Flour is prohibited for children under 10 years in the European Union: Agency, \
      Opinion 7, Table 3 (2019)
      """)
    expectEqual(
      Self.text(
        .announcedProhibition(
          try Self.evidence(4, "ban", "everyone", from: "2027-01-15"), Self.flour)),
      """
      Flour will be prohibited in the European Union from 2027-01-15: Agency, Opinion 7, \
      Table 3 (2019)
      """)
  }

  /// A warning of high concern, and any prohibition, is advice against; the rest asks for care.
  @Test(arguments: [
    (4, "warning", true), (4, "limit", true), (4, "ban", true), (3, "warning", true),
    (3, "ban", true), (3, "limit", false), (3, "opinion", false), (3, "hazard", false),
    (2, "warning", false), (2, "ban", false), (1, "warning", false),
  ])
  func adviceIsAgainstOrForCare(level: Int, kind: String, isAgainst: Bool) throws {
    let advice = LabelVerdict.Cause.advice(
      try Self.evidence(level, kind, "pregnancy"), Self.flour)
    expectEqual(
      Self.text(advice),
      isAgainst
        ? "Not suitable for people who are pregnant: Flour (Agency, Opinion 7, Table 3, 2019)"
        : "For people who are pregnant, take care with Flour: too much (Agency, Opinion 7, 2019)")
  }

  @Test(
    arguments: zip(
      LabelDiet.Suitability.allCases,
      [
        "Not enough information for a # diet", "Suitable for a # diet",
        "May be suitable for a # diet, depending on how it was made", "Not suitable for a # diet",
      ]))
  func everyStatusOfEveryDietIsASentence(status: LabelDiet.Suitability, text: String) {
    let names = [
      "vegan", "vegetarian", "halal", "kosher", "keto", "low-FODMAP", "gluten-free",
    ]
    for (diet, name) in zip(LabelDiet.allCases, names) {
      let expected = text.replacing("#", with: name)
      expectEqual(Self.messages.text(for: diet, status), expected)
      expectEqual(Self.text(.diet(diet, status, nil)), expected)
      expectEqual(Self.text(.diet(diet, status, Self.flour)), expected + ": Flour")
    }
  }

  @Test func everyReasonIsASentence() {
    let report = Pantry.report("Water, zorblax, tartrazine, BHA, mineral wax, potassium sorbate")
    expectEqual(
      report.reasons.map { Self.messages.text(for: $0) },
      [
        "Water: a plain food", "zorblax: no safety information available",
        "tartrazine: moderate concern (Body, Act, Art. 2, 2020)",
        "BHA: high concern (Body, Opinion, 6, 2020)",
        "mineral wax: low concern (Body, Opinion, 5, 2020)",
        "potassium sorbate: no concern (Body, Act, Art. 3, 2020)",
      ])
    let banned = Pantry.report("titanium dioxide", LabelPreferences(market: .europeanUnion))
    expectEqual(
      banned.reasons.map { Self.messages.text(for: $0) },
      ["titanium dioxide: prohibited (Body, Act, Art. 4, 2022)"])
  }

  @Test func everyHighlightIsASentence() throws {
    let milk = try Self.allergen("en:milk")
    let texts: [(IngredientReport.Highlight, String)] = [
      (.containsAllergen(milk), "Contains milk"), (.mayContainAllergen(milk), "May contain milk"),
      (.contains(.pfas), "Contains PFAS"), (.freeOf(.sulfates), "No sulfates found"),
      (.suits(.keto), "Suitable for a keto diet"), (.isUltraProcessed, "Ultra-processed food"),
    ]
    for (highlight, text) in texts {
      expectEqual(Self.messages.text(for: highlight, in: Pantry.knowledge), text)
    }
  }

  @Test func theRestIsASentenceToo() {
    expectEqual(Self.messages.text(for: .avoid([])), "Avoid")
    expectEqual(Self.messages.text(for: .caution([])), "Caution")
    expectEqual(Self.messages.text(for: .fits), "Fits your preferences")
    expectEqual(Self.messages.text(for: LabelVerdict.unknown([])), "Not enough information")
    expectEqual(
      Self.messages.text(for: RecommendationObstacle.nothingSimilar), "No similar product was found"
    )
    expectEqual(
      Self.messages.text(for: .nothingBetter), "No similar product is known to have fewer concerns")
    expectEqual(
      Self.messages.text(for: SafetyRating.notEnoughKnown), "Not enough information for a rating")
    expectEqual(
      Self.messages.ratingScale, "From 0 (worst) to 100 (no published concern, as with plain foods)"
    )
  }

  @Test(arguments: [
    (SafetyRating.exact(72.4), "72 of 100", "(72.4) of 100"),
    (.exact(72.5), "73 of 100", "(72.5) of 100"),
    (.between(10...20.6), "10 to 21 of 100", "(10.0) to (20.6) of 100"),
    (.between(-5...120), "0 to 100 of 100", "(0.0) to (100.0) of 100"),
  ])
  func aRatingTakesTheNumbersOfTheHost(rating: SafetyRating, text: String, own: String) {
    expectEqual(Self.messages.text(for: rating), text)
    expectEqual(Self.messages.text(for: rating) { "(\($0))" }, own)
  }

  @Test func namesArePartsOfASentence() {
    expectEqual(
      Jurisdiction.allCases.map { Self.messages.name(of: $0) },
      [
        "all countries", "the European Union", "the United Kingdom", "the United States",
        "California", "Texas", "West Virginia", "Louisiana",
      ])
    expectEqual(
      LabelAudience.allCases.map { Self.messages.name(of: $0) },
      [
        "anyone", "infants under 12 months", "children under 3 years", "children under 10 years",
        "people who are pregnant", "people who are breastfeeding",
      ])
    expectEqual(
      ConcernLevel.allCases.map { Self.messages.name(of: $0) },
      [
        "no concern", "low concern", "moderate concern", "high concern", "prohibited",
      ])
  }

  /// Groups with similar names are not confused.
  @Test(arguments: [
    (IngredientCategory.sulfites, "sulfites"), (.sulfates, "sulfates"), (.alcohol, "alcohol"),
    (.polyols, "sugar alcohols"), (.sweeteners, "sweeteners"), (.azoDyes, "azo dyes"),
    (.artificialSweeteners, "artificial sweeteners"), (.naturalColors, "natural colors"),
    (.syntheticColors, "synthetic colors"), (.southamptonColors, "Southampton colors"),
    (.caramelColors, "caramel colors"), (.phosphates, "phosphates"), (.phthalates, "phthalates"),
    (.gallates, "gallates"), (.glutamates, "glutamates"), (.parabens, "parabens"),
    (.hydrogenatedFats, "hydrogenated fats"),
    (.partiallyHydrogenatedOils, "partially hydrogenated oils"), (.mineralOils, "mineral oils"),
    (.palmOil, "palm oil"), (.pork, "pork"), (.beef, "beef"), (.corn, "corn"),
    (.latex, "natural rubber latex"), (.nightshades, "nightshades"), (.insects, "insects"),
    (.highMercuryFish, "fish high in mercury"), (.unpasteurizedDairy, "unpasteurized dairy"),
    (.honey, "honey"), (.liver, "liver"), (.licorice, "licorice"), (.caffeine, "caffeine"),
    (.aluminum, "aluminum compounds"), (.retinoids, "retinoids"), (.uvFilters, "UV filters"),
    (.isothiazolinones, "isothiazolinones"), (.silicones, "silicones"),
    (.formaldehydeReleasers, "formaldehyde releasers"), (.addedSugars, "added sugars"),
    (.fragranceAllergens, "fragrance allergens"), (.ethoxylates, "ethoxylated ingredients"),
    (.nitritesAndNitrates, "nitrites and nitrates"), (.modifiedStarches, "modified starches"),
    (IngredientCategory(id: "en:added-sugars"), "added sugars"),
    (IngredientCategory(id: "en:forbidden-fats"), "Forbidden fats"),
    (IngredientCategory(id: "en:moon-dust"), "en:moon-dust"),
  ])
  func aCategoryHasItsName(category: IngredientCategory, name: String) {
    expect(Self.text(.uncheckable(.category(category))).contains(" \(name);"))
  }

  @Test(arguments: [
    (Allergen.milk, "milk"), (.eggs, "eggs"), (.fish, "fish"),
    (.crustaceans, "crustacean shellfish"), (.mollusks, "mollusks"), (.treeNuts, "tree nuts"),
    (.peanuts, "peanuts"), (.wheat, "wheat"), (.gluten, "gluten"), (.soybeans, "soy"),
    (.sesame, "sesame"), (.celery, "celery"), (.mustard, "mustard"), (.lupin, "lupin"),
    (.sulfites, "sulfites"), (.coconut, "coconut"), (Allergen(id: "en:almond"), "Almond"),
    (Allergen(id: "en:moon-dust"), "en:moon-dust"),
  ])
  func anAllergenHasItsName(allergen: Allergen, name: String) {
    expect(Self.text(.uncheckable(.allergen(allergen))).contains(" \(name);"))
  }

  /// Each slot stands for its own value, in any order and number.
  @Test(arguments: [
    ("{place}|{audience}|{body}", "the European Union|infants under 12 months|Agency"),
    ("{document}|{section}|{year}", "Opinion 7|Table 3|2019"),
    ("{note}|{date}|{ingredient}", "too much|2027-01-15|Flour"),
    ("{year}{year} {ingredient}, {ingredient}", "20192019 Flour, Flour"),
    ("", ""), ("no slot", "no slot"), ("{", "{"), ("}", "}"), ("{}", "{}"), ("{{year}}", "{2019}"),
    ("{year", "{year"), ("year}", "year}"), ("{Year}", "{Year}"), ("{ year }", "{ year }"),
    ("{allergen}", "{allergen}"), ("{{{{", "{{{{"), ("{x}{year}{y}", "{x}2019{y}"),
    ("é{year}漢", "é2019漢"),
  ])
  func slotsAreFilled(template: String, expected: String) throws {
    var messages = ReportMessages()
    messages.announcedProhibition = template
    let evidence = try Self.evidence(4, "ban", "infant", from: "2027-01-15")
    expectEqual(Self.text(.announcedProhibition(evidence, Self.flour), messages), expected)
  }

  @Test func bracesInAValueStayAsTheyAre() {
    var messages = ReportMessages()
    messages.avoided = "{avoided} {ingredient}"
    expectEqual(
      Self.text(.avoided(.named("{ingredient} {"), Self.flour), messages), "{ingredient} { Flour")
  }

  @Test func everyTemplateCanBeReplaced() throws {
    var messages = ReportMessages()
    messages.substanceNames = ["en:milk": "Milch", "en:azo-dyes": "Azofarbstoffe"]
    messages.vegan = "veganen"
    messages.failsDiet = "Nicht für die {diet} Ernährung"
    messages.dietCause = "{ingredient} – {status}"
    messages.containsAllergen = "Enthält {allergen}"
    messages.containsCategory = "Enthält {category}"
    messages.moderateConcern = "mittlere Bedenken"
    messages.reason = "{ingredient} ({level}, {place}, {audience}, {note})"
    let milk = try Self.allergen("en:milk")
    expectEqual(
      Self.text(.diet(.vegan, .no, Self.flour), messages), "Flour – Nicht für die veganen Ernährung"
    )
    expectEqual(messages.text(for: .containsAllergen(milk), in: Pantry.knowledge), "Enthält Milch")
    expectEqual(
      messages.text(for: .contains(.azoDyes), in: Pantry.knowledge), "Enthält Azofarbstoffe")
    expectEqual(
      Pantry.report("tartrazine").reasons.map { messages.text(for: $0) },
      ["tartrazine (mittlere Bedenken, all countries, anyone, )"])
    expect(messages != ReportMessages() && ReportMessages() == ReportMessages())
  }
}
