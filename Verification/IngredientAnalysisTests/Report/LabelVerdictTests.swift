import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Verdict: allergens, traces, and exemptions") struct LabelVerdictTests {
  private static func described(_ verdict: LabelVerdict) -> [String] {
    verdict.causes.map { ReportMessages().text(for: $0, in: Pantry.knowledge) }
  }

  @Test func namesTheAllergenAndItsIngredient() throws {
    let report = Pantry.report(
      "Flour, almonds", LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")]))
    guard case .avoid(let causes) = report.verdict else {
      Issue.record("almonds are nuts")
      return
    }
    guard case .allergen(let allergen, let ingredient) = try #require(causes.first) else {
      Issue.record("the cause is an allergen")
      return
    }
    expectEqual(allergen.id, "en:nuts")
    expectEqual(ingredient.name, "almonds")
    expectEqual(causes.count, 1)
  }

  @Test(arguments: [
    (LabelPreferences.TraceTolerance.avoids, LabelVerdict.Severity.avoid), (.isCautious, .caution),
    (.accepts, .fits),
  ])
  func tracesCountAsThePersonSays(
    tolerance: LabelPreferences.TraceTolerance, severity: LabelVerdict.Severity
  ) {
    let preferences = LabelPreferences(avoiding: [.allergen(.milk, traces: tolerance)])
    expectEqual(Pantry.report("Flour, salt. May contain milk.", preferences).severity, severity)
    expectEqual(Pantry.report("Flour, butter. May contain milk.", preferences).severity, .avoid)
    expectEqual(Pantry.report("Flour, salt. Contains: milk.", preferences).severity, .avoid)
  }

  @Test func anExemptAllergenAsksForCaution() {
    let preferences = LabelPreferences(avoiding: [.allergen(.wheat)], market: .europeanUnion)
    let report = Pantry.report("Water, wheat glucose syrup", preferences)
    expectEqual(report.severity, .caution)
    expect(report.exemptAllergens.map(\.id).contains("en:wheat"))
    expect(report.allergens.isEmpty)
    expectEqual(
      Pantry.report("Water, wheat glucose syrup", LabelPreferences(avoiding: [.allergen(.wheat)]))
        .severity, .avoid)
  }

  @Test(arguments: [
    ("palm oil", "Flour, palm fat", LabelVerdict.Severity.avoid),
    ("Palm Oils", "Flour, palm olein", .avoid),
    ("palm oil", "Flour, vegetable fat", .caution), ("palm oil", "Flour, butter", .fits),
    ("E102", "Flour, yellow 5", .avoid), ("milk", "Flour, butter", .avoid),
    ("almond", "Flour, almonds", .avoid),
    ("preservatives", "Flour, potassium sorbate", .avoid),
    ("zorblax", "Flour, salt, zorblax powder", .avoid),
    ("zorblaxes", "Flour, salt, red zorblax", .avoid), ("zorbl", "Flour, salt, zorblax", .unknown),
    ("milk", "Flour, pesto", .caution), ("milk", "Flour, zorblax", .unknown),
    ("tartrazine", "Flour, salt. May contain tartrazine", .caution), ("", "Flour, salt", .unknown),
  ])
  func whatIsNamedIsFoundByAnyName(name: String, text: String, severity: LabelVerdict.Severity) {
    expectEqual(Pantry.report(text, LabelPreferences(avoiding: [.named(name)])).severity, severity)
  }

  @Test func aKindOfAnAllergenStandsForItself() {
    let preferences = LabelPreferences(avoiding: [.allergen(Allergen(id: "en:almond"))])
    expectEqual(Pantry.report("Flour, almonds", preferences).severity, .avoid)
    expectEqual(Pantry.report("Flour. Contains: almonds", preferences).severity, .avoid)
    expectEqual(Pantry.report("Flour. May contain almonds", preferences).severity, .caution)
    expectEqual(Pantry.report("Flour. May contain nuts", preferences).severity, .caution)
    expectEqual(Pantry.report("Flour. Contains: nuts", preferences).severity, .caution)
    expectEqual(Pantry.report("Flour, pesto", preferences).severity, .caution)
    expectEqual(Pantry.report("Flour, walnuts", preferences).severity, .fits)
    expectEqual(Pantry.report("Flour. May contain walnuts", preferences).severity, .fits)
    let accepting = LabelPreferences(
      avoiding: [.allergen(Allergen(id: "en:almond"), traces: .accepts)])
    expectEqual(Pantry.report("Flour. May contain nuts", accepting).severity, .fits)
  }

  @Test func categoriesHoldTheirKinds() {
    let preferences = LabelPreferences(avoiding: [.category(.syntheticColors)])
    expectEqual(Pantry.report("Flour, tartrazine", preferences).severity, .avoid)
    expectEqual(Pantry.report("Flour, sugar", preferences).severity, .fits)
  }

  @Test func unknownPreferencesCannotBeChecked() {
    let report = Pantry.report(
      "Flour", LabelPreferences(avoiding: [.category(.parabens), .allergen(.lupin)]))
    expectEqual(report.severity, .unknown)
    expectEqual(report.verdict.causes.count, 2)
    expectEqual(
      Pantry.report("Zorblax, quux, flour", LabelPreferences(avoiding: [.named("sugar")])).severity,
      .unknown)
    expectEqual(Pantry.report("Zorblax, quux, flour").severity, .fits)
    expectEqual(Pantry.report("").severity, .unknown)
  }

  @Test(arguments: [
    (LabelDiet.vegan, "Flour, butter", LabelVerdict.Severity.avoid, "butter"),
    (.vegetarian, "Flour, beef", .avoid, "beef"),
    (.vegan, "Flour, zorblax", .unknown, "zorblax"), (.glutenFree, "Water, flour", .avoid, "flour"),
    (.glutenFree, "Water, wheat glucose syrup", .caution, "wheat glucose syrup"),
    (.glutenFree, "Water, salt. May contain wheat.", .caution, "wheat"),
    (.keto, "Water, sugar", .avoid, "sugar"),
    (.keto, "Water, potassium sorbate, sugar", .caution, "sugar"),
    (.lowFodmap, "Water, honey", .avoid, "honey"),
    (.lowFodmap, "Water, salt, potassium sorbate, flour", .avoid, "flour"),
  ])
  func dietsNameWhatDecides(
    diet: LabelDiet, text: String, severity: LabelVerdict.Severity, name: String
  )
    throws
  {
    let report = Pantry.report(text, LabelPreferences(diets: [diet]))
    expectEqual(report.severity, severity)
    guard case .diet(let found, _, let ingredient) = try #require(report.verdict.causes.first)
    else {
      Issue.record("the cause is a diet")
      return
    }
    expectEqual(found, diet)
    expectEqual(ingredient?.name, name)
  }

  @Test(arguments: [
    (LabelDiet.vegan, "Water, flour"), (.glutenFree, "Water, salt"), (.keto, "Water, sucralose"),
    (.lowFodmap, "Water, potassium sorbate, honey"),
  ])
  func suitableProductsFit(diet: LabelDiet, text: String) {
    expectEqual(Pantry.report(text, LabelPreferences(diets: [diet])).severity, .fits)
  }

  @Test(arguments: LongTest.seeds(200, small: 30))
  func oneWishMoreNeverMakesItBetter(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = Pantry.randomList(&generator).joined(separator: ", ")
    var preferences = LabelPreferences()
    var severity = Pantry.report(text, preferences).severity
    let wishes: [LabelPreferences.AvoidedIngredient] = [
      .allergen(.milk), .allergen(.treeNuts, traces: .avoids), .named("sugar"), .named("palm oil"),
      .named("zorblax"),
      .category(.azoDyes), .category(.parabens), .allergen(.wheat, traces: .accepts),
    ]
    for _ in 0..<6 {
      if Bool.random(using: &generator) {
        preferences.avoided.append(wishes[Int.random(in: 0..<wishes.count, using: &generator)])
      } else {
        preferences.diets.insert(LabelDiet.allCases[Int.random(in: 0..<7, using: &generator)])
      }
      let next = Pantry.report(text, preferences).severity
      expect(next >= severity, "\(text)")
      severity = next
    }
  }

  @Test(arguments: [
    (
      "titanium dioxide", LabelPreferences(market: .europeanUnion),
      "titanium dioxide is prohibited in the European Union: EU, Reg. (EU) 2022/63, "
        + "Art. 1-2, Annex (2022)"
    ),
    (
      "honey", LabelPreferences(audience: .infant),
      "Not suitable for infants under 12 months: honey (NHS, Start for Life, "
        + "Foods to avoid giving babies and young children, honey, 2026)"
    ),
  ])
  func aProhibitionNamesThePlaceOrTheAudience(
    text: String, preferences: LabelPreferences, expected: String
  ) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text), for: preferences)
    expectEqual(report.verdict.causes.map { ReportMessages().text(for: $0) }, [expected])
  }

  private static func analyzer(_ text: String) -> IngredientAnalyzer {
    IngredientAnalyzer(knowledge: IngredientKnowledge([IngredientTaxonomy(text, of: .food)]))
  }

  private static let forToddlers = analyzer(
    """
    en:zorblax
    evidence:en:4; ban; exposure; oral; toddler; EU; EU; Reg. 1; 2020; Art. 2; -; -; a note
    """)

  @Test func aBanForAnAudienceNamesBoth() throws {
    let report = Self.forToddlers.report(
      on: IngredientLabel("zorblax"),
      for: LabelPreferences(audience: .toddler, market: .europeanUnion))
    let cause = try #require(report.verdict.causes.first)
    expectEqual(
      ReportMessages().text(for: cause),
      "zorblax is prohibited for children under 3 years in the European Union: "
        + "EU, Reg. 1, Art. 2 (2020)")
  }

  private static let cases = zip(Jurisdiction.allCases, ["world", "EU", "UK", "US", "US-CA"])
    .flatMap { market in LabelAudience.allCases.map { (market, $0) } }

  /// A prohibited substance for each of the cases.
  private static let prohibited = analyzer(
    cases.enumerated().map { number, item in
      "en:zorblax \(number)\nevidence:en:4; ban; exposure; oral; \(item.1); \(item.0.1); "
        + "A; B; 2020; C; -; -;"
    }.joined(separator: "\n\n"))

  @Test func placesAndAudiencesHaveNames() {
    var messages = ReportMessages()
    messages.prohibited = "{place}/{audience}"
    messages.prohibitedForAudience = "{place}/{audience}"
    for (number, ((market, _), audience)) in Self.cases.enumerated() {
      let report = Self.prohibited.report(
        on: IngredientLabel("zorblax \(number)"),
        for: LabelPreferences(audience: audience, market: market))
      expectEqual(
        report.verdict.causes.map { messages.text(for: $0) },
        ["\(messages.name(of: market))/\(messages.name(of: audience))"])
    }
  }

  @Test func anExemptAllergenIsReported() {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("highly refined soybean oil"),
      for: LabelPreferences(avoiding: [.allergen(.soybeans)]))
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0) },
      [
        "Contains highly refined soybean oil, made from soy but exempt from allergen labeling"
      ])
  }

  @Test func whatCannotBeCheckedAsksToReadTheLabel() {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("zorblax, brellin, quorv"),
      for: LabelPreferences(avoiding: [.category(IngredientCategory(id: "en:moon-dust"))]))
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0) },
      [
        "Could not check for en:moon-dust; please read the label",
        "“zorblax” was not recognized; please read the label",
        "“brellin” was not recognized; please read the label",
        "“quorv” was not recognized; please read the label",
      ])
    let empty = Analyzers.embedded.report(on: IngredientLabel(""))
    expectEqual(
      empty.verdict.causes.map { ReportMessages().text(for: $0) },
      ["No ingredients were found; please scan the ingredient list again"])
  }

  @Test(arguments: Set(Allergen.unitedStates + Allergen.europeanUnion + [.coconut]))
  func anAllergenHasAnEnglishName(allergen: Allergen) throws {
    let substance = try #require(allergen.substance(in: .embedded))
    let name = ReportMessages().name(of: substance)
    expect(name == name.lowercased() && name != "nuts" && !name.contains("ph"))
  }

  @Test(arguments: IngredientCategory.allCases)
  func aCategoryHasAnAmericanName(category: IngredientCategory) throws {
    let name = ReportMessages().text(for: .contains(category))
    expect(!name.contains("en:") && !name.contains("colour") && !name.contains("Aluminium"))
    expect(category.substance(in: .embedded)?.name != nil)
    expect(ReportMessages().substanceNames[category.id] != nil)
  }

  @Test func speaksEnglish() {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.milk), .named("sugar"), .category(.parabens)], diets: [.vegan])
    let report = Pantry.report("Sugar, butter", preferences)
    expectEqual(
      Self.described(report.verdict),
      [
        "Contains Sugar, and you avoid sugar", "Contains milk: butter",
        "Not suitable for a vegan diet: butter",
      ])
    var messages = ReportMessages()
    messages.allergen = "{ingredient} {x} {allergen"
    let text = report.verdict.causes.dropFirst().first.map {
      messages.text(for: $0, in: Pantry.knowledge)
    }
    expectEqual(text, "butter {x} {allergen")
  }
}
