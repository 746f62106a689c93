import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// The causes of a verdict where several rules meet in one ingredient.
@Suite("Verdict: causes where rules meet") struct VerdictCauseTests {
  private static func texts(_ report: IngredientReport) -> [String] {
    report.causes.map {
      "\($0.severity): " + ReportMessages().text(for: $0.cause, in: Pantry.knowledge)
    }
  }

  // MARK: Exemptions

  /// An exemption of the allergen is none of the food that the person names.
  @Test func anExemptFoodIsAvoidedByItsName() {
    let text = "Water, wheat glucose syrup"
    for (wish, severity) in [
      (
        LabelPreferences.AvoidedIngredient.named("wheat glucose syrup"), LabelVerdict.Severity.avoid
      ),
      (.named("wheat"), .caution), (.allergen(.wheat), .caution), (.allergen(.gluten), .caution),
      (.allergen(.milk), .fits),
    ] {
      let preferences = LabelPreferences(avoiding: [wish], market: .europeanUnion)
      expectEqual(Pantry.report(text, preferences).severity, severity, "\(wish)")
    }
  }

  /// A statement behind an exempt ingredient counts, because nothing in the list has met it.
  @Test(arguments: [
    ("Water, wheat glucose syrup. Contains: wheat.", LabelVerdict.Severity.avoid),
    ("Water, wheat glucose syrup. May contain wheat.", .avoid),
    ("Water, wheat glucose syrup, flour", .avoid), ("Water, wheat glucose syrup", .caution),
  ])
  func anExemptionHidesNoStatement(text: String, severity: LabelVerdict.Severity) {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.wheat, traces: .avoids)], market: .europeanUnion)
    expectEqual(Pantry.report(text, preferences).severity, severity)
  }

  /// A usual recipe and a statement about traces each count, whichever is worse.
  @Test(arguments: LabelPreferences.TraceTolerance.allCases)
  func aRecipeHidesNoTrace(probable: LabelPreferences.TraceTolerance) {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.treeNuts, traces: .avoids, probable: probable)])
    expectEqual(Pantry.report("Pesto, salt. May contain nuts.", preferences).severity, .avoid)
  }

  // MARK: Several meanings and members

  /// The worst of the members that one ingredient matches is its only cause.
  @Test(arguments: [
    (["vegetable fat", "palm oil"], "avoid: Contains vegetable fat, and you avoid Mine"),
    (["palm oil", "vegetable fat"], "avoid: Contains vegetable fat, and you avoid Mine"),
    (["palm oil"], "caution: May contain Mine: vegetable fat"),
    (["vegetable fat", "vegetable fat"], "avoid: Contains vegetable fat, and you avoid Mine"),
  ])
  func anIngredientHasOneCauseForAGroup(members: [String], text: String) {
    let group = LabelPreferences.AvoidedIngredient.group("Mine", members: members)
    let report = Pantry.report("Flour, vegetable fat", LabelPreferences(avoiding: [group]))
    expectEqual(Self.texts(report), [text])
  }

  @Test func twoPreferencesForOneIngredientAreTwoCauses() {
    let report = Pantry.report(
      "Flour, butter", LabelPreferences(avoiding: [.named("butter"), .allergen(.milk)]))
    expectEqual(
      Self.texts(report),
      [
        "avoid: Contains butter, and you avoid butter", "avoid: Contains milk: butter",
      ])
  }

  /// A kind of nut, another kind, and nuts of a kind that is not named.
  @Test(arguments: [
    ("almond", "Flour, almonds", LabelVerdict.Severity.avoid), ("almond", "Flour, walnuts", .fits),
    ("walnut", "Flour, walnuts", .avoid), ("walnut", "Flour, almonds", .fits),
    ("almond", "Flour. May contain nuts.", .caution), ("walnut", "Flour, pesto", .caution),
    ("almond", "Flour. Contains: walnuts.", .fits), ("walnut", "Flour, butter", .fits),
    ("almond", "Flour. Contains: nuts.", .caution), ("almond", "Flour, zorblax", .unknown),
  ])
  func aKindOfNutIsToldFromOthers(kind: String, text: String, severity: LabelVerdict.Severity) {
    for wish in [
      LabelPreferences.AvoidedIngredient.allergen(Allergen(id: "en:\(kind)")), .named(kind),
    ] {
      expectEqual(
        Pantry.report(text, LabelPreferences(avoiding: [wish])).severity, severity,
        "\(text) \(wish)")
      // Another preference leaves it as it is.
      let more = LabelPreferences(avoiding: [.named("sugar"), wish, .allergen(.milk)])
      let milk = Pantry.report(text, LabelPreferences(avoiding: [.allergen(.milk)])).severity
      expectEqual(Pantry.report(text, more).severity, max(severity, milk), "\(text) \(wish)")
    }
  }

  // MARK: Functions

  /// The function that the label states, in the list only, and no other function.
  @Test(arguments: [
    ("Water, tartrazine (preservative)", LabelVerdict.Severity.avoid),
    ("Water, preservative: tartrazine", .avoid), ("Water, tartrazine (colour)", .fits),
    ("Water, tartrazine", .fits), ("Water, potassium sorbate", .avoid),
    ("Water, sucralose (sweetener)", .fits),
    ("Water. May contain potassium sorbate.", .caution), ("Water, preservative", .avoid),
    ("Water. Free from potassium sorbate.", .fits),
  ])
  func aStatedFunctionCountsInTheList(text: String, severity: LabelVerdict.Severity) {
    let preferences = LabelPreferences(avoiding: [.named("preservatives")])
    expectEqual(Pantry.report(text, preferences).severity, severity)
  }

  @Test func aFunctionStatedInAStatementIsNoIngredient() {
    let preferences = LabelPreferences(avoiding: [.named("preservatives")])
    let report = Pantry.report("Water. May contain tartrazine (preservative).", preferences)
    expect(report.severity < .avoid)
  }

  // MARK: Laws

  private static func law(_ lines: [String]) -> IngredientAnalyzer {
    let text = "en:zorblax\n" + lines.map { "evidence:en:\($0)" }.joined(separator: "\n")
    return IngredientAnalyzer(
      knowledge: IngredientKnowledge([IngredientTaxonomy(text, of: .food)]),
      correctsScanErrors: false)
  }

  /// A ban in force before and behind an announced one, and the announced one alone.
  private static let laws: [IngredientAnalyzer] = {
    let now = "4; ban; hazard; oral; everyone; EU; Body; Act; 2020; Now; -; -;"
    let soon = "4; ban; hazard; oral; everyone; EU; Body; Act; 2020; Soon; 2030-01-01; -;"
    return [[now, soon], [soon, now], [soon]].map { law($0) }
  }()

  /// A ban in force is told instead of a further one that is announced; each is told alone, also
  /// if it is the only fact that is known.
  @Test func aBanInForceIsToldInsteadOfAnAnnouncedOne() throws {
    let day = try CalendarDate(2025, 6, 1)
    let preferences = LabelPreferences(market: .europeanUnion, on: day)
    for (law, expected) in [
      (0, ["avoid: zorblax is prohibited in the European Union: Body, Act, Now (2020)"]),
      (1, ["avoid: zorblax is prohibited in the European Union: Body, Act, Now (2020)"]),
      (
        2,
        [
          "caution: zorblax will be prohibited in the European Union from 2030-01-01: Body, Act, "
            + "Soon (2020)"
        ]
      ),
    ] {
      let report = Self.laws[law].report(on: IngredientLabel("zorblax"), for: preferences)
      expectEqual(Self.texts(report), expected, "\(law)")
    }
  }

  private static let banned = law(["4; ban; hazard; oral; everyone; EU; Body; Act; 2020; 1; -; -;"])

  /// What may be in the product although it is prohibited asks for caution.
  @Test(arguments: [
    ("zorblax", LabelVerdict.Severity.avoid), ("zorblax (zorblax)", .avoid),
    ("zorblax. Contains: zorblax.", .avoid), ("Free from zorblax.", .unknown),
  ])
  func aBanCountsInTheList(text: String, severity: LabelVerdict.Severity) {
    let preferences = LabelPreferences(market: .europeanUnion)
    expectEqual(Self.banned.report(on: IngredientLabel(text), for: preferences).severity, severity)
    expectEqual(
      Self.banned.report(on: IngredientLabel(text)).severity,
      severity == .unknown ? severity : .fits)
  }

  @Test func aBanOnATraceAsksForCaution() {
    let preferences = LabelPreferences(market: .europeanUnion)
    let report = Pantry.report("Water. May contain titanium dioxide.", preferences)
    expectEqual(
      Self.texts(report),
      [
        "caution: titanium dioxide is prohibited in the European Union: Body, Act, Art. 4 (2022)"
      ])
  }

  // MARK: Diets

  /// The cause of a diet is the first ingredient that decides: a part, not the mixture around it,
  /// and no word for a function.
  @Test(arguments: [
    (LabelDiet.vegan, "Water, chocolate (sugar, butter)", "avoid", "butter"),
    (.vegan, "Water, chocolate (sugar, zorblax)", "unknown", "zorblax"),
    (.vegan, "Water, chocolate", "unknown", "chocolate"),
    (.vegan, "Colour: zorblax, water", "unknown", "zorblax"),
    (.vegan, "Water, zorblax, butter, beef", "avoid", "butter"),
    (.vegetarian, "Butter, beef, zorblax", "avoid", "beef"),
    (.keto, "Water, chocolate (sugar, salt)", "avoid", "sugar"),
    (.lowFodmap, "Water, chocolate (honey, salt)", "avoid", "honey"),
    (.glutenFree, "Water, chocolate (flour, salt)", "avoid", "flour"),
    (.glutenFree, "Water, salt. Contains: wheat.", "avoid", "wheat"),
    (.glutenFree, "Water, zorblax. May contain wheat.", "unknown", "zorblax"),
    (.keto, "Water, zorblax, sugar", "avoid", "sugar"),
  ])
  func aDietNamesThePartThatDecides(
    diet: LabelDiet, text: String, severity: String, ingredient: String
  ) {
    let report = Pantry.report(text, LabelPreferences(diets: [diet]))
    let causes = report.causes.compactMap { item -> String? in
      guard case .diet(let found, let status, let cause) = item.cause else { return nil }
      expect(found == diet && status == report.status(of: diet))
      return "\(item.severity) \(cause?.name ?? "-")"
    }
    expectEqual(causes, ["\(severity) \(ingredient)"])
  }

  @Test(arguments: LabelDiet.allCases)
  func aLabelWithoutAListLeavesADietOpen(diet: LabelDiet) {
    let report = Pantry.report("Contains: soy.", LabelPreferences(diets: [diet]))
    expect(report.severity == .unknown && report.status(of: diet) == .unknown)
    let texts = Self.texts(report)
    expect(texts.contains("unknown: " + ReportMessages().text(for: diet, .unknown)), "\(texts)")
  }
}
