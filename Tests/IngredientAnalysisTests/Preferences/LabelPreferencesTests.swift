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
      decoded(#"{"avoided": [{"allergen": "en:milk"}]}"#),
      LabelPreferences(avoiding: [.allergen(.milk)]))
  }

  @Test func anAllergenWithoutProbableIsRead() throws {
    let json = #"{"avoided":[{"allergen":"en:milk","traces":"accepts"}]}"#
    let expected = LabelPreferences(
      avoiding: [.allergen(.milk, traces: .accepts, probable: .isCautious)])
    try expectEqual(decoded(json), expected)
  }

  @Test(arguments: [
    #"{"market":1}"#, #"{"audience":1}"#, #"{"date":"soon"}"#, #"{"date":"2026-13-01"}"#,
    #"{"date":"2026-02-31"}"#, #"{"diets":[""]}"#, #"{"diets":[1]}"#,
    #"{"avoided":[{}]}"#, #"{"avoided":[{"allergen":1}]}"#, #"{"liked":[{}]}"#,
    #"{"avoided":[{"group":"x"}]}"#, #"{"avoided":[1]}"#,
  ])
  func impossibleValuesAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as LabelPreferences }
  }

  /// Preferences that a newer version of an app saved.
  static let newer = #"""
    {"audience":"athlete","avoided":[{"allergen":"en:peanuts","traces":"hates"},{"named":"corn"},{"enzyme":"bromelain"}],"diets":["vegan","whole30"],"liked":[{"color":"red"}],"market":"JP","theme":{"dark":true}}
    """#

  @Test func preferencesOfANewerVersionAreKept() throws {
    var preferences: LabelPreferences = try decoded(Self.newer)
    try expectEqual(encoded(preferences), Self.newer)
    expectEqual(
      preferences.avoided,
      [.allergen(.peanuts, traces: .avoids, probable: .avoids), .named("corn")])
    expectEqual(preferences.diets, [.vegan])
    expectEqual(preferences.market, .world)
    expectEqual(preferences.audience, .everyone)
    expectEqual(
      preferences.unknownFields.names,
      ["audience", "avoided", "diets", "liked", "market", "theme"])
    preferences.diets = []
    preferences.market = .unitedStates
    preferences.audience = .child
    preferences.avoided = [.named("corn"), .allergen(.milk)]
    try expectEqual(
      encoded(preferences),
      #"""
      {"audience":"child","avoided":[{"named":"corn"},{"allergen":"en:milk","probable":"isCautious","traces":"isCautious"},{"enzyme":"bromelain"}],"diets":["whole30"],"liked":[{"color":"red"}],"market":"US","theme":{"dark":true}}
      """#)
  }

  @Test(arguments: 0..<20)
  func nothingOfANewerVersionIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let json = newerVersion(
      #"""
      {~"audience":"@","avoided":[{"named":"corn"},{"allergen":"en:milk","probable":"avoids","traces":"@"},\#
      {~"@":1}],"diets":["vegan","@"],"liked":[{"named":"oats"},{"@":["@"]}],~"market":"@"}
      """#, using: &generator)
    try expectEqual(sortedJSON(encoded(decoded(json) as LabelPreferences)), sortedJSON(json))
  }

  @Test(arguments: [
    (#"{"diets":["whole30"]}"#, "Water", ["whole30"]),
    (#"{"avoided":[{"enzyme":"bromelain"}]}"#, "Water", ["bromelain"]),
    (#"{"avoided":[{"enzyme":7}],"diets":["x"]}"#, "Water", ["?", "x"]),
    (#"{"liked":[{"color":"red"}],"theme":1,"market":"JP"}"#, "Water", []),
  ])
  func whatIsNotKnownCannotBeChecked(json: String, label: String, names: [String]) throws {
    let report = Analyzers.embedded.report(on: IngredientLabel(label), for: try decoded(json))
    var found: [String] = []
    for case (.uncheckable(.named(let name)), .unknown) in report.causes { found.append(name) }
    expectEqual(found, names)
    expectEqual(report.severity, names.isEmpty ? .fits : .unknown)
  }

  @Test func anAllergenWithAnUnknownToleranceIsAvoided() throws {
    let preferences: LabelPreferences = try decoded(Self.newer)
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Water. May contain peanuts."), for: preferences)
    expectEqual(report.severity, .avoid)
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
