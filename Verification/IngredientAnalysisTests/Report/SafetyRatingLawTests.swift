import TestSupport
import Testing

@testable import IngredientAnalysis

/// Laws of the safety rating, and further examples.
@Suite("Safety rating: laws and further examples") struct SafetyRatingLawTests {
  private static func report(
    on text: String, for use: ProductUse, market: Jurisdiction = .europeanUnion
  ) -> IngredientReport {
    Analyzers.embedded.report(
      on: IngredientLabel(text, for: use), for: LabelPreferences(market: market))
  }

  @Test func anUnrestrictedCosmeticIngredientIsOfLowConcernAtMost() throws {
    let text = "Aqua, Acetyl Hexapeptide-30, Zorblaxide"
    let report = Self.report(on: text, for: .leaveOnCosmetic)
    expectEqual(report.reasons.map(\.assessment), [.assessed, .unrestricted, .unknown])
    expectEqual(report.reasons.map(\.deduction), [0...0, 0...1, 0...12])
    expectEqual(
      ReportMessages().text(for: report.reasons[1]),
      "Acetyl Hexapeptide-30: not restricted by law, no published safety assessment known")
    // The inventory says nothing of foods, and a plant without its part is not in it.
    expectEqual(Self.report(on: text, for: .food).reasons[1].assessment, .unknown)
    let plant = Self.report(on: "Aqua, Cymbopogon Citratus", for: .leaveOnCosmetic)
    expectEqual(plant.reasons.map(\.assessment), [.assessed, .unknown])
  }

  @Test func aHostsCosmeticIngredientIsUnknown() {
    let report = BuiltKnowledge.analyzer.report(
      on: IngredientLabel("Zorblaxide", for: .leaveOnCosmetic))
    expectEqual(report.reasons.map(\.assessment), [.unknown])
  }

  @Test(arguments: ["Water", "Aqua", "Eau", "Aqua/Water/Eau", "Water (Aqua)", "Purified Water"])
  func waterIsWaterByAnyName(name: String) {
    expectEqual(Self.report(on: name, for: .leaveOnCosmetic).rating, .exact(100))
  }

  @Test func aProhibitedSubstanceLeavesOneStar() throws {
    let report = Self.report(on: "Water, Hydroquinone, Glycerin", for: .leaveOnCosmetic)
    expect(report.reasons.contains { $0.level == .prohibited })
    try expect(#require(report.rating.stars).upperBound <= 1)
  }

  @Test func anAdditiveIsListedOnce() {
    let report = Pantry.report("E102, chocolate (tartrazine, sugar), yellow 5")
    expectEqual(report.additives.map(\.id), ["en:e102"])
  }

  @Test func aMixtureIsAsUnknownAsItsParts() {
    expectEqual(Pantry.report("Chocolate (sugar, butter), salt").rating, .exact(100))
    expectEqual(Pantry.report("Water, salt, chocolate").rating, .between(88...100))
  }

  @Test func aPreservativeWithinAMixtureSaysNothingOfTheList() {
    let inside = Pantry.report("Chocolate (sugar, potassium sorbate), water, tartrazine")
    expectEqual(inside.reasons.last?.exposure, 1)
    expectEqual(
      Pantry.report("Chocolate (sugar, potassium sorbate, tartrazine), water").reasons[2].exposure,
      0.6)
  }

  @Test func everyMentionHasItsReason() {
    let report = Pantry.report("Chocolate (sugar, E102), zorblax, tartrazine. Free from butter.")
    let names = report.list.allIngredients.map { report.reason(for: $0)?.ingredient.name }
    expectEqual(names, [nil, "sugar", "E102", "zorblax", "E102"])
    expect(
      report.list.ingredients(statedAs: .freeFrom).allSatisfy { report.reason(for: $0) == nil })
  }

  @Test func aLawHoldsFromItsDayOn() throws {
    let day = try CalendarDate(2022, 2, 6)
    let before = Pantry.report(
      "Water, titanium dioxide", LabelPreferences(market: .europeanUnion, on: day))
    expect(before.rating == .between(88...100) || before.rating == .notEnoughKnown)
    expectEqual(before.severity, .caution)
  }

  @Test func aLawOnACategoryNamesItsMembers() {
    let report = Pantry.report("Water, salt, trans fat", LabelPreferences(market: .europeanUnion))
    expectEqual(report.rating, .exact(20))
    expectEqual(report.reasons.last?.substance?.id, "en:forbidden-fats")
  }

  @Test func evidenceForAnAudienceAloneLeavesTheRestUnknown() throws {
    let text = "Water, salt, potassium nitrite"
    expectEqual(Pantry.report(text).rating, .between(88...100))
    let bounds = try #require(
      Pantry.report(text, LabelPreferences(audience: .infant)).rating.bounds)
    expect(abs(bounds.lowerBound - 88) < 1e-9 && abs(bounds.upperBound - 96) < 1e-9)
  }

  /// A random fact about two additives.
  private static func concern(_ generator: inout SeededGenerator) -> IngredientTaxonomy {
    let kinds = ["ban", "limit", "warning", "opinion", "hazard", "gap", "allergen", "listing"]
    let level = Int.random(in: 0...4, using: &generator)
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
    let basis = Bool.random(using: &generator) ? "hazard" : "exposure"
    return IngredientTaxonomy(
      """
      en:E102
      evidence:en:\(level); \(kind); \(basis); oral; everyone; world; Body; Act; 2020; 9; -; -;

      en:E320
      evidence:en:\(level); \(kind); \(basis); oral; everyone; EU; Body; Act; 2020; 9; -; -;
      """, of: .additive)
  }

  private static func concerned(_ generator: inout SeededGenerator) -> IngredientAnalyzer {
    IngredientAnalyzer(knowledge: Pantry.knowledge.adding([concern(&generator)]))
  }

  /// The analyzer of the first seed, because to build its knowledge takes long.
  private static let first: IngredientAnalyzer = {
    var generator = SeededGenerator(seed: 0)
    return concerned(&generator)
  }()

  @Test(arguments: LongTest.seeds(30))
  func oneMoreConcernNeverRaisesTheScore(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let analyzer = seed == 0 ? Self.first : Self.concerned(&generator)
    if seed == 0 { _ = Self.concern(&generator) }
    for _ in 0..<20 {
      let text = Pantry.randomList(&generator).joined(separator: ", ")
      let before = Pantry.report(text).rating.bounds
      let after = analyzer.report(on: IngredientLabel(text)).rating.bounds
      expectEqual((before == nil), after == nil)
      guard let before, let after else { continue }
      expect(after.upperBound <= before.upperBound, "\(text)")
      expect(after.lowerBound <= before.lowerBound, "\(text)")
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 60))
  func aStricterAudienceNeverRaisesTheScore(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = Pantry.randomList(&generator).joined(separator: ", ")
    for (looser, stricter) in [
      (LabelAudience.everyone, LabelAudience.child), (.child, .infant), (.everyone, .pregnancy),
    ] {
      let before = Pantry.report(text, LabelPreferences(audience: looser))
      let after = Pantry.report(text, LabelPreferences(audience: stricter))
      expect(after.severity >= before.severity, "\(text)")
      expectEqual((after.rating.bounds == nil), before.rating.bounds == nil)
      guard let left = before.rating.bounds, let right = after.rating.bounds else { continue }
      expect(right.upperBound <= left.upperBound && right.lowerBound <= left.lowerBound, "\(text)")
    }
  }

  @Test(arguments: LongTest.seeds(200, small: 150))
  func anUnknownIngredientWidensAndNeverNarrows(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let list = Pantry.randomList(&generator)
    let before = Pantry.report(list.joined(separator: ", ")).rating.bounds
    let after = Pantry.report((list + ["quuxberry"]).joined(separator: ", ")).rating.bounds
    guard let after else { return }
    guard let before else {
      Issue.record("an unknown ingredient cannot make a list known")
      return
    }
    expectEqual(after.upperBound, before.upperBound)
    expect(
      after.lowerBound < before.lowerBound
        || after.lowerBound == before.lowerBound && before.upperBound <= 59)
  }

  @Test(arguments: LongTest.seeds(200, small: 150))
  func aPlainFoodLeavesTheScore(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var list = Pantry.randomList(&generator)
    let before = Pantry.report(list.joined(separator: ", ")).rating.bounds
    list.insert("beef", at: Int.random(in: 0...list.count, using: &generator))
    let after = Pantry.report(list.joined(separator: ", ")).rating.bounds
    guard let before, let after else { return }
    expectEqual(before, after, "\(list)")
  }
}
