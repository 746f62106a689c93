import TestSupport
import Testing

@testable import IngredientAnalysis

/// The facts of a report at a glance, and the lists of its substances.
@Suite("Report: highlights and lists of substances") struct ReportHighlightTests {
  private static func report(
    _ text: String, _ use: ProductUse = .food, _ preferences: LabelPreferences = .init()
  ) -> IngredientReport {
    Analyzers.embedded.report(on: IngredientLabel(text, for: use), for: preferences)
  }

  /// A label with a member of each category that a food shows, and no member of the others.
  @Test(arguments: [
    (IngredientCategory.addedSugars, "Apples, cane sugar"),
    (.artificialSweeteners, "Apples, sucralose"), (.syntheticColors, "Apples, red 40"),
    (.nitritesAndNitrates, "Beef, sodium nitrite"),
    (.hydrogenatedFats, "Apples, hydrogenated coconut oil"), (.palmOil, "Apples, palm oil"),
    (.glutamates, "Beef, monosodium glutamate"), (.caffeine, "Water, caffeine"),
    (.alcohol, "Apples, red wine"),
  ])
  func aFoodShowsItsCategories(category: IngredientCategory, text: String) {
    let highlights = Self.report(text).highlights
    expect(highlights.contains(.contains(category)), "\(highlights)")
    expect(!highlights.contains(.freeOf(category)))
    let plain = Self.report("Apples, water").highlights
    expect(plain.contains(.freeOf(category)) && !plain.contains(.contains(category)))
    let unknown = Self.report("Apples, zorblax").highlights
    expect(!unknown.contains(.freeOf(category)))
  }

  @Test(arguments: [
    (IngredientCategory.parabens, "Aqua, Methylparaben"),
    (.phthalates, "Aqua, Diethyl Phthalate"), (.sulfates, "Aqua, Sodium Laureth Sulfate"),
    (.formaldehydeReleasers, "Aqua, DMDM Hydantoin"),
    (.isothiazolinones, "Aqua, Methylisothiazolinone"), (.fragranceAllergens, "Aqua, Limonene"),
    (.silicones, "Aqua, Dimethicone"), (.mineralOils, "Aqua, Paraffinum Liquidum"),
    (.pfas, "Aqua, PTFE"),
  ])
  func aCosmeticShowsItsCategories(category: IngredientCategory, text: String) {
    let highlights = Self.report(text, .leaveOnCosmetic).highlights
    expect(highlights.contains(.contains(category)), "\(highlights)")
    expect(Self.report("Aqua, Glycerin", .leaveOnCosmetic).highlights.contains(.freeOf(category)))
  }

  @Test func aCosmeticShowsNoDiets() {
    for highlight in Self.report("Aqua, Glycerin", .leaveOnCosmetic).highlights {
      if case .suits = highlight { Issue.record("a cosmetic suits no diet") }
    }
  }

  @Test(arguments: LabelDiet.allCases)
  func aFoodShowsTheDietsThatItSuits(diet: LabelDiet) {
    expect(Self.report("Water, salt").highlights.contains(.suits(diet)))
    expect(!Self.report("Wheat flour, pork, sugar, milk").highlights.contains(.suits(diet)))
    expect(!Self.report("").highlights.contains(.suits(diet)))
  }

  /// The allergens of the law in their order, and then those that the person avoids, once each.
  @Test(arguments: [
    (Jurisdiction.unitedStates, ["en:milk", "en:nuts", "en:wheat", "en:coconut"]),
    (.california, ["en:milk", "en:nuts", "en:wheat", "en:coconut"]),
    (.europeanUnion, ["en:gluten", "en:milk", "en:nuts", "en:celery", "en:coconut"]),
    (.unitedKingdom, ["en:gluten", "en:milk", "en:nuts", "en:celery", "en:coconut"]),
    (.world, ["en:milk", "en:coconut"]),
  ])
  func theAllergensOfTheMarketAndThePersonAreShown(market: Jurisdiction, ids: [String]) {
    let preferences = LabelPreferences(
      avoiding: [.allergen(.milk), .named("salt"), .allergen(.coconut)], market: market)
    let present = Self.report(
      "Coconut, almonds, wheat flour, celery, milk", .food, preferences
    ).highlights.compactMap { highlight -> String? in
      if case .containsAllergen(let substance) = highlight { substance.id } else { nil }
    }
    expectEqual(present, ids)
    let traces = Self.report(
      "Apples. May contain coconut, almonds, wheat, celery, milk.", .food, preferences
    ).highlights.compactMap { highlight -> String? in
      if case .mayContainAllergen(let substance) = highlight { substance.id } else { nil }
    }
    expectEqual(traces, ids.filter { $0 != "en:gluten" || market != .world })
  }

  @Test func substancesAreListedInTheOrderOfTheLabel() {
    let report = Self.report(
      "Wheat flour, red 40, zinc oxide, niacin, soy lecithin, red 40, thiamine, iron, niacin")
    expectEqual(report.additives.map(\.id), ["en:e129", "en:soya-lecithin"])
    expect(report.vitamins.count == 2 && report.minerals.count == 2)
    expectEqual(Set(report.vitamins.map(\.kind)), [.vitamin])
    expectEqual(Set(report.minerals.map(\.kind)), [.mineral])
  }

  /// Whatever the label says, an allergen is in the product, or may be, or its recipe has it.
  @Test(arguments: 0..<60)
  func anAllergenIsListedOnce(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "milk", "pesto", "almonds", "wheat flour", "soy lecithin", "apples", "butter", "eggs",
    ].shuffled(using: &generator)
    let count = Int.random(in: 1...5, using: &generator)
    let text =
      parts.prefix(count).joined(separator: ", ") + ". May contain "
      + parts.suffix(3).joined(separator: ", ") + "."
    let report = Self.report(text)
    let lists = [report.allergens, report.traces, report.probableAllergens].map { Set($0) }
    expect(lists[0].isDisjoint(with: lists[1]), "\(text)")
    expect(lists[0].isDisjoint(with: lists[2]) && lists[1].isDisjoint(with: lists[2]), "\(text)")
    for list in [report.allergens, report.traces, report.probableAllergens] {
      expectEqual(Set(list).count, list.count)
      expect(list.allSatisfy { $0.kind == .allergen })
    }
  }

  @Test func theStatedFunctionComesFirst() {
    let report = Self.report("Water, citric acid (preservative), citric acid")
    let stated: [String] = report.functions(of: report.list.ingredients[1]).map(\.id)
    let known: [String] = report.functions(of: report.list.ingredients[2]).map(\.id)
    expectEqual(stated.first, "en:preservative")
    expect(!known.isEmpty)
    let others: [String] = Array(stated.dropFirst())
    expectEqual(others, known.filter { $0 != "en:preservative" })
  }

  @Test func anUnknownIngredientHasNoFunction() throws {
    let report = Self.report("zorblax")
    expect(report.functions(of: try #require(report.list.ingredients.first)).isEmpty)
  }
}
