import TestSupport
import Testing

@testable import IngredientAnalysis

/// Edges of what a report answers about its ingredients.
@Suite("Report: edge cases of ingredients") struct ReportEdgeTests {
  private static func report(
    _ text: String, _ use: ProductUse = .food, _ preferences: LabelPreferences = .init()
  ) -> IngredientReport {
    Analyzers.exact.report(on: IngredientLabel(text, for: use), for: preferences)
  }

  /// The word for a function alone stands for an ingredient that is not named.
  @Test(arguments: [
    ("Water, color", LabelDiet.Suitability.unknown), ("Water, color (beet juice)", .no),
    ("Water, color (red 40)", .yes), ("Water, color (zorblax)", .unknown), ("Water, salt", .no),
    ("Water. May contain color.", .no), ("Water. May contain red 40.", .no),
    ("Water. Contains no red 40.", .no), ("Water, zorblax (beet juice)", .no),
    ("Water, zorblax (red 40)", .yes), ("Water, zorblax", .unknown), ("", .unknown),
  ])
  func aFunctionAloneLeavesACategoryOpen(text: String, expected: LabelDiet.Suitability) {
    expectEqual(Self.report(text).holds(.syntheticColors), expected)
  }

  @Test(arguments: [
    ("Water, palm oil", LabelDiet.Suitability.yes), ("Water, palm fat", .yes),
    ("Water, palm kernel oil", .yes), ("Water, vegetable oil", .maybe),
    ("Water, vegetable oil (sunflower oil)", .no), ("Water, vegetable oil (palm oil)", .yes),
    ("Water, sunflower oil", .no), ("Water, zorblax", .unknown),
  ])
  func palmOilIsInWhatIsMadeFromIt(text: String, expected: LabelDiet.Suitability) {
    expectEqual(Self.report(text).holds(.palmOil), expected)
  }

  @Test func aCategoryThatNothingHasIsUnknown() {
    expectEqual(Self.report("Water").holds(IngredientCategory(id: "en:moon-dust")), .unknown)
  }

  /// Vitamins and minerals speak for a food; added sugars, salt, and additives do not.
  @Test(arguments: [
    ("Apples, vitamin C", ["Apples", "vitamin C"]), ("Apples, iron", ["Apples", "iron"]),
    ("Apples, niacin, zinc oxide", ["Apples", "niacin", "zinc oxide"]),
    ("Apples, sugar", ["Apples"]), ("Apples, salt", ["Apples"]), ("Apples, honey", ["Apples"]),
    ("Apples, xanthan gum", ["Apples"]), ("Apples, zorblax", ["Apples"]),
    ("Apples, corn syrup", ["Apples"]), ("Apples, lettuce, oats", ["Apples", "lettuce", "oats"]),
  ])
  func whatSpeaksForAFood(text: String, expected: [String]) {
    expectEqual(Self.report(text).favorableFindings.map(\.name), expected)
  }

  /// An ingredient of another report has no reason here, wherever it stands there.
  @Test func anIngredientOfAnotherReportHasNoReason() {
    let short = Self.report("zorblax")
    let long = Self.report("Water, salt, sugar, red 40")
    for ingredient in long.list.allIngredients.dropFirst() {
      expect(short.reason(for: ingredient) == nil)
    }
    expect(short.reason(for: short.list.allIngredients[0]) != nil)
  }

  /// Each member of a group that cannot be checked is named, also the first.
  @Test(arguments: [
    (["zorblax", "salt"], ["zorblax"]), (["salt", "zorblax"], ["zorblax"]),
    (["zorblax", "brellin"], ["zorblax", "brellin"]), (["salt"], []), ([], ["Mine"]),
  ])
  func theMembersThatCannotBeCheckedAreNamed(members: [String], expected: [String]) {
    let group = LabelPreferences.AvoidedIngredient.group("Mine", members: members)
    let report = Self.report("Water, sugar", .food, LabelPreferences(avoiding: [group]))
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0) },
      expected.map { "Could not check for \($0); please read the label" })
  }

  /// Each function of a substance is listed once, those for foods on foods.
  @Test(arguments: [
    "Water, citric acid (preservative)", "Water, antioxidant: ascorbic acid", "Soy lecithin",
    "Water, sodium benzoate (preservative)", "Guar gum, xanthan gum",
  ])
  func aFunctionIsListedOnce(text: String) {
    for use in [ProductUse.food, .leaveOnCosmetic] {
      let report = Self.report(text, use)
      for ingredient in report.list.allIngredients {
        let functions = report.functions(of: ingredient)
        expectEqual(Set(functions).count, functions.count, "\(ingredient.name)")
      }
    }
  }
}
