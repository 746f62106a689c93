import IngredientAnalysis
import TestSupport
import Testing

@Suite("Preferences: JSON and descriptions") struct LabelPreferencesTests {
  @Test func aPersonIsDescribedInALine() {
    let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
    expectEqual(
      preferences.avoided, [.allergen(.treeNuts, traces: .isCautious), .named("palm oil")])
    expectEqual(preferences.market, .unitedStates)
    expectEqual(preferences.audience, .everyone)
  }

  @Test func codingKeepsAll() throws {
    let preferences = LabelPreferences(
      avoiding: [
        .allergen(.milk, traces: .avoids, probable: .accepts), .named("palm oil"),
        .category(.parabens), .group("My list", members: ["corn", "rice"]),
      ],
      liking: [.named("oats"), .category(.polyols)], diets: [.lowFodmap, .vegan], audience: .infant,
      market: .california, on: try CalendarDate(2026, 7, 31))
    let json = #"""
      {"audience":"infant","avoided":[{"allergen":"en:milk","probable":"accepts","traces":"avoids"},{"named":"palm oil"},{"category":"en:parabens"},{"group":"My list","members":["corn","rice"]}],"date":"2026-07-31","diets":["vegan","lowFodmap"],"liked":[{"named":"oats"},{"category":"en:polyols"}],"market":"US-CA"}
      """#
    try expectEqual(encoded(preferences), json)
    try expectEqual(decoded(json), preferences)
  }

  @Test func absentKeysTakeTheirDefaults() throws {
    try expectEqual(decoded("{}"), LabelPreferences())
    try expectEqual(
      decoded(#"{"more": 1, "avoided": [{"allergen": "en:milk"}]}"#),
      LabelPreferences(avoiding: [.allergen(.milk)]))
  }

  @Test func anAllergenWithoutProbableIsRead() throws {
    let json = #"{"avoided":[{"allergen":"en:milk","traces":"accepts"}]}"#
    let expected = LabelPreferences(
      avoiding: [.allergen(.milk, traces: .accepts, probable: .isCautious)])
    try expectEqual(decoded(json), expected)
  }

  @Test(arguments: [
    #"{"market":"Mars"}"#, #"{"audience":"x"}"#, #"{"date":"soon"}"#, #"{"date":"2026-13-01"}"#,
    #"{"date":"2026-02-31"}"#,
    #"{"diets":["x"]}"#,
    #"{"avoided":[{}]}"#, #"{"avoided":[{"allergen":"en:milk","traces":"x"}]}"#, #"{"liked":[{}]}"#,
    #"{"avoided":[{"allergen":"en:milk","probable":"x"}]}"#, #"{"avoided":[{"group":"x"}]}"#,
  ])
  func unknownValuesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as LabelPreferences }
  }

  @Test func descriptionsTellNothing() {
    let preferences = LabelPreferences(avoiding: [.named("secret")], audience: .pregnancy)
    var dumped = ""
    dump([preferences], to: &dumped)
    for text in [
      "\(preferences)", String(reflecting: preferences), "\(Optional(preferences) as Any)", dumped,
    ] {
      expect(!text.contains("secret") && !text.contains("pregnancy"))
    }
  }

  @Test(arguments: Set(Allergen.unitedStates + Allergen.europeanUnion + [.coconut]))
  func theKnowledgeHasTheAllergen(_ allergen: Allergen) throws {
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Water"), for: LabelPreferences(avoiding: [.allergen(allergen)]))
    expectEqual(report.severity, .fits)
  }

  @Test(arguments: [
    IngredientCategory.sweeteners, .artificialSweeteners, .polyols, .addedSugars, .naturalColors,
    .syntheticColors,
    .azoDyes, .southamptonColors, .caramelColors, .nitritesAndNitrates, .sulfites, .glutamates,
    .phosphates,
    .gallates, .modifiedStarches, .parabens, .phthalates, .sulfates, .formaldehydeReleasers,
    .isothiazolinones,
    .fragranceAllergens, .silicones, .mineralOils, .ethoxylates, .uvFilters, .pfas, .retinoids,
    .alcohol, .caffeine,
    .hydrogenatedFats, .partiallyHydrogenatedOils, .aluminum, .honey, .liver, .highMercuryFish,
    .unpasteurizedDairy,
    .licorice, .insects, .pork, .beef, .palmOil, .corn, .nightshades, .latex,
  ])
  func theKnowledgeHasTheCategory(_ category: IngredientCategory) {
    expect(category.substance(in: .embedded) != nil)
  }

  @Test func theListsOfTheMarketsHaveTheirLength() {
    expectEqual(Set(Allergen.unitedStates).count, 9)
    expectEqual(Set(Allergen.europeanUnion).count, 14)
    expectEqual(Allergen.required(in: .california), Allergen.unitedStates)
    expect(Allergen.required(in: .world).isEmpty)
  }
}
