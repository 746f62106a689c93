import IngredientAnalysis
import TestSupport
import Testing

/// The names and lists that hosts store and laws prescribe.
@Suite("Preferences: stored names and lists of law") struct PreferenceNameTests {
  private func coded(_ preferences: LabelPreferences, _ part: String) throws {
    let json = try encoded(preferences)
    expect(json.contains(part), "\(json)")
    try expectEqual(decoded(json), preferences)
  }

  @Test(
    arguments: zip(
      LabelAudience.allCases,
      ["everyone", "infant", "toddler", "child", "pregnancy", "breastfeeding"]))
  func anAudienceIsItsName(audience: LabelAudience, name: String) throws {
    try coded(LabelPreferences(audience: audience), #""audience":"\#(name)""#)
    try expectEqual(decoded(#"{"audience":"\#(name)"}"#), LabelPreferences(audience: audience))
  }

  @Test(arguments: zip(Jurisdiction.allCases, ["world", "EU", "UK", "US", "US-CA"]))
  func aMarketIsItsName(market: Jurisdiction, name: String) throws {
    try coded(LabelPreferences(market: market), #""market":"\#(name)""#)
    try expectEqual(decoded(#"{"market":"\#(name)"}"#), LabelPreferences(market: market))
  }

  @Test(
    arguments: zip(
      LabelDiet.allCases,
      ["vegan", "vegetarian", "halal", "kosher", "keto", "lowFodmap", "glutenFree"]))
  func aDietIsItsName(diet: LabelDiet, name: String) throws {
    try coded(LabelPreferences(diets: [diet]), #""diets":["\#(name)"]"#)
    try expectEqual(decoded(#"{"diets":["\#(name)"]}"#), LabelPreferences(diets: [diet]))
    let other: LabelPreferences = try decoded(#"{"diets":["\#(name.uppercased())"]}"#)
    expect(other.diets.isEmpty && other.unknownFields.names == ["diets"])
  }

  static let tolerances: [(LabelPreferences.TraceTolerance, String)] = [
    (.avoids, "avoids"), (.isCautious, "isCautious"), (.accepts, "accepts"),
  ]

  @Test(arguments: tolerances, tolerances)
  func aToleranceIsItsName(
    traces: (LabelPreferences.TraceTolerance, String),
    probable: (LabelPreferences.TraceTolerance, String)
  ) throws {
    let wish = LabelPreferences.AvoidedIngredient.allergen(
      .milk, traces: traces.0, probable: probable.0)
    try coded(
      LabelPreferences(avoiding: [wish]),
      #"{"allergen":"en:milk","probable":"\#(probable.1)","traces":"\#(traces.1)"}"#)
  }

  @Test(arguments: [
    (Allergen.milk, "en:milk"), (.eggs, "en:eggs"), (.fish, "en:fish"),
    (.crustaceans, "en:crustaceans"), (.mollusks, "en:molluscs"), (.treeNuts, "en:nuts"),
    (.peanuts, "en:peanuts"), (.wheat, "en:wheat"), (.gluten, "en:gluten"),
    (.soybeans, "en:soybeans"), (.sesame, "en:sesame-seeds"), (.celery, "en:celery"),
    (.mustard, "en:mustard"), (.lupin, "en:lupin"),
    (.sulfites, "en:sulphur-dioxide-and-sulphites"), (.coconut, "en:coconut"),
  ])
  func anAllergenIsItsIdentifier(allergen: Allergen, id: String) throws {
    try expectEqual(encoded([allergen]), #"["\#(id)"]"#)
    try expectEqual(decoded(#"["\#(id)"]"#), [allergen])
  }

  /// 21 USC 321(qq) with the FASTER Act, Public Law 117-11.
  @Test func theUnitedStatesHaveNineAllergens() {
    expectEqual(
      Set(Allergen.unitedStates),
      [
        .milk, .eggs, .fish, .crustaceans, .treeNuts, .wheat, .peanuts, .soybeans, .sesame,
      ])
  }

  /// Regulation (EU) No 1169/2011, Annex II, points 1 to 14, in its order.
  @Test func theEuropeanUnionHasFourteenAllergens() {
    expectEqual(
      Allergen.europeanUnion,
      [
        .gluten, .crustaceans, .eggs, .fish, .peanuts, .soybeans, .milk, .treeNuts, .celery,
        .mustard, .sesame, .sulfites, .lupin, .mollusks,
      ])
  }

  /// Sesame is required from 2023-01-01 on, and coconut counted as a nut before 2025-01-06.
  @Test(arguments: [
    ("2010-01-01", false, true), ("2022-12-31", false, true), ("2023-01-01", true, true),
    ("2025-01-05", true, true), ("2025-01-06", true, false), ("2030-01-01", true, false),
  ])
  func theLawOfTheUnitedStatesHasItsDays(day: String, sesame: Bool, coconut: Bool) throws {
    let date = try CalendarDate(iso8601: day)
    for market in [Jurisdiction.unitedStates, .california] {
      let required = Allergen.required(in: market, on: date)
      expectEqual(required.contains(.sesame), sesame)
      expectEqual(required.contains(.coconut), coconut)
      expect(Set(required).isSuperset(of: Allergen.unitedStates.filter { $0 != .sesame }))
      expectEqual(required.count, 8 + (sesame ? 1 : 0) + (coconut ? 1 : 0))
    }
    for market in [Jurisdiction.europeanUnion, .unitedKingdom] {
      expectEqual(Allergen.required(in: market, on: date), Allergen.europeanUnion)
    }
    expect(Allergen.required(in: .world, on: date).isEmpty)
  }

  @Test func routesAndCarbohydratesAreBits() {
    let routes: [SafetyEvidence.Routes] = [.oral, .leaveOn, .rinseOff, .inhaled]
    expectEqual(routes.map(\.rawValue), [1, 2, 4, 8])
    let fodmaps: [Fodmaps] = [
      .fructans, .galactoOligosaccharides, .lactose, .excessFructose, .polyols,
    ]
    expectEqual(fodmaps.map(\.rawValue), [1, 2, 4, 8, 16])
    expectEqual(Fodmaps(rawValue: 17), [.fructans, .polyols])
    expectEqual(SafetyEvidence.Routes(rawValue: 9), [.oral, .inhaled])
  }

  @Test func numbersOfKindsAreInOrder() {
    for (number, kind) in KnownSubstance.Kind.allCases.enumerated() {
      expectEqual(Int(kind.rawValue), number)
      expectEqual(KnownSubstance.Kind(rawValue: UInt8(number)), kind)
    }
    expectEqual(KnownSubstance.Kind.allCases.count, 13)
    for number: UInt8 in [13, 14, 255] { expectEqual(KnownSubstance.Kind(rawValue: number), nil) }
  }

  @Test(arguments: [
    (LabelLanguage.english, "en"), (.french, "fr"), (.spanish, "es"), (.german, "de"),
    (.italian, "it"), (.finnish, "fi"), (.polish, "pl"), (.dutch, "nl"), (.swedish, "sv"),
    (.danish, "da"), (.norwegianBokmal, "nb"), (.portuguese, "pt"),
  ])
  func aLanguageIsItsCode(language: LabelLanguage, code: String) {
    expect(language.code == code && LabelLanguage(code: code) == language)
  }
}
