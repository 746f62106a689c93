import TestSupport
import Testing

@testable import IngredientAnalysis

/// The answers to a person with an allergy.
@Suite("Allergy: warnings to an allergic person") struct AllergicPersonTests {
  private static let nuts = LabelPreferences(avoiding: [.allergen(.treeNuts)])

  /// The names of the ingredients that were not read.
  private static func unread(_ verdict: LabelVerdict) -> [String] {
    verdict.causes.compactMap { cause in
      if case .unread(let ingredient) = cause { ingredient.name } else { nil }
    }
  }

  @Test(arguments: [
    ("Flour, zorblax, salt", ["zorblax"]), ("Flour, zorblax, brellin", ["zorblax", "brellin"]),
    ("Chocolate (sugar, zorblax), salt", ["zorblax"]),
    ("Zorblax (sugar, brellin), salt", ["brellin"]),
    ("Flour. Contains: zorblax.", ["zorblax"]), ("Flour. May contain zorblax.", ["zorblax"]),
  ])
  func anUnreadIngredientIsNamedAndNeverFits(text: String, names: [String]) {
    let report = Pantry.report(text, Self.nuts)
    expectEqual(report.severity, .unknown)
    expectEqual(Self.unread(report.verdict), names)
  }

  @Test(arguments: [
    "Flour, salt", "Chocolate (sugar, butter), salt", "Zorblax (sugar, butter), salt",
    "Flour, salt. Free from zorblax.",
  ])
  func aLabelThatWasReadFits(text: String) {
    expectEqual(Pantry.report(text, Self.nuts).severity, .fits)
  }

  /// In the United States, a label need not say that its spices are mustard or celery.
  @Test(arguments: [
    ("Beef, spices", Jurisdiction.unitedStates, LabelVerdict.Severity.caution),
    ("Beef, natural flavors", .california, .caution), ("Beef, spices", .world, .caution),
    ("Beef, spices", .europeanUnion, .fits), ("Beef, spices", .unitedKingdom, .fits),
    ("Beef, seasoning", .unitedStates, .caution), ("Beef, paprika", .unitedStates, .fits),
    ("Beef, seasoning (salt, garlic)", .unitedStates, .fits),
    ("Beef, seasoning (salt, spices)", .unitedStates, .caution),
    ("Beef. May contain spices.", .unitedStates, .caution),
    ("Beef, mustard", .unitedStates, .avoid), ("Beef, mustard", .europeanUnion, .avoid),
  ])
  func aCollectiveNameMayHideWhatNeedNotBeNamed(
    text: String, market: Jurisdiction, severity: LabelVerdict.Severity
  ) {
    let mustard = LabelPreferences(avoiding: [.allergen(.mustard)], market: market)
    expectEqual(
      Analyzers.exact.report(on: IngredientLabel(text), for: mustard).severity, severity,
      "\(text), \(market)")
    let sesame = LabelPreferences(avoiding: [.allergen(.sesame)], market: market)
    // Nowhere in the world by law.
    let expected: LabelVerdict.Severity =
      market == .world && severity == .caution ? .caution : .fits
    expectEqual(Analyzers.exact.report(on: IngredientLabel(text), for: sesame).severity, expected)
  }

  /// Dishes and mixtures that a label or a menu names without their parts.
  @Test(arguments: [
    ("frosting", Allergen.milk), ("caramels", .milk), ("mashed potatoes", .milk),
    ("pancakes", .milk), ("naan", .milk), ("pudding", .milk), ("waffles", .eggs),
    ("royal icing", .eggs), ("marshmallow fluff", .eggs), ("surimi", .eggs),
    ("tapenade", .fish), ("omega-3 oil", .fish), ("red curry paste", .crustaceans),
    ("sambal", .crustaceans), ("mortadella", .treeNuts), ("granola", .treeNuts),
    ("mixed nuts", .peanuts), ("mole sauce", .peanuts), ("nut butter", .peanuts),
    ("vegetable protein", .soybeans), ("oyster sauce", .soybeans), ("simit", .sesame),
    ("bouillon", .celery), ("mirepoix", .celery), ("vinaigrette", .mustard),
    ("mayonnaise", .mustard), ("dried apricots", .sulfites), ("golden raisins", .sulfites),
  ])
  func aRecipeMakesAnAllergenProbable(name: String, allergen: Allergen) {
    let preferences = LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion)
    let report = Analyzers.exact.report(on: IngredientLabel("Water, \(name)"), for: preferences)
    expectEqual(report.severity, .caution)
    expect(report.probableAllergens.contains { $0.id == allergen.id })
    let named = IngredientLabel("Water, \(name) (salt)")
    expectEqual(Analyzers.exact.report(on: named, for: preferences).severity, .fits)
  }

  @Test(arguments: [
    (LabelPreferences.TraceTolerance.avoids, LabelVerdict.Severity.avoid), (.isCautious, .caution),
    (.accepts, .fits),
  ])
  func aUsualRecipeCountsAsThePersonSays(
    tolerance: LabelPreferences.TraceTolerance, severity: LabelVerdict.Severity
  ) throws {
    let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts, probable: tolerance)])
    let report = Pantry.report("Flour, pesto, salt", preferences)
    expectEqual(report.severity, severity)
    expectEqual(report.allergens.map(\.id), ["en:gluten", "en:wheat"])
    expectEqual(report.probableAllergens.map(\.id), ["en:milk", "en:nuts"])
    let text = "pesto usually contains tree nuts; please ask the manufacturer"
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0, in: Pantry.knowledge) },
      severity == .fits ? [] : [text])
  }

  @Test func namedPartsReplaceTheUsualRecipe() {
    expectEqual(Pantry.report("Pesto (salt, palm oil), flour", Self.nuts).severity, .fits)
    expectEqual(Pantry.report("Pesto (salt, zorblax), flour", Self.nuts).severity, .unknown)
    expectEqual(Pantry.report("Pesto (salt, almonds), flour", Self.nuts).severity, .avoid)
  }
}
