import TestSupport
import Testing

@testable import IngredientAnalysis

/// Further labels for a person with an allergy.
@Suite("Allergy: further labels") struct AllergicPersonExampleTests {
  private static let nuts = LabelPreferences(avoiding: [.allergen(.treeNuts)])

  @Test func oneUnreadIngredientMattersOnlyToAnAllergicPerson() {
    let text = "Flour, salt, zorblax"
    expectEqual(Pantry.report(text, LabelPreferences(avoiding: [.named("sugar")])).severity, .fits)
    expectEqual(
      Pantry.report(text, LabelPreferences(avoiding: [.named("nuts")])).severity, .unknown)
  }

  @Test func theNameOfANutIsAnAllergen() {
    let preferences = LabelPreferences(avoiding: [.named("almond")])
    for (text, severity) in [
      ("Flour, almonds", LabelVerdict.Severity.avoid), ("Flour. May contain nuts", .caution),
      ("Flour, walnuts", .fits), ("Flour, zorblax", .unknown),
    ] {
      expectEqual(Pantry.report(text, preferences).severity, severity, "\(text)")
    }
  }

  @Test func whoAcceptsTracesMayIgnoreAnUnreadTrace() {
    let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts, traces: .accepts)])
    expectEqual(Pantry.report("Flour. May contain zorblax.", preferences).severity, .fits)
    expectEqual(Pantry.report("Flour, zorblax", preferences).severity, .unknown)
  }

  @Test(arguments: [
    ("Coffee creamer", ["en:milk"]), ("Non dairy creamer", ["en:milk"]),
    ("Nondairy cheese", ["en:milk"]), ("Dairy free creamer", []), ("Margarine", ["en:milk"]),
    ("Vegan margarine", []),
    ("Noodles, salt", ["en:eggs"]),
    ("Battered onion", ["en:eggs", "en:gluten", "en:milk", "en:wheat"]),
    ("Battered onion (flour, water)", []), ("Egg noodles", []), ("Onion", []),
  ])
  func embeddedFoodsAndProcessesHaveUsualRecipes(text: String, allergens: [String]) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(report.probableAllergens.map(\.id).sorted(), allergens)
  }

  @Test func aCheeseIsNoPasta() {
    let report = Analyzers.embedded.report(on: IngredientLabel("Pasta filata"))
    expectEqual(report.allergens.map(\.id), ["en:milk"])
  }

  @Test func whatTheLabelStatesIsNotProbable() {
    let report = Pantry.report("Pesto, butter. May contain almonds.", Self.nuts)
    expect(report.probableAllergens.isEmpty)
    expectEqual(report.severity, .caution)
    expectEqual(report.verdict.causes.count, 2)
  }
}
