import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Advice to pregnant and breastfeeding people and to parents.
@Suite("Audiences: pregnancy, breastfeeding, and children") struct AudienceTests {
  private static func report(
    _ text: String, for audience: LabelAudience, _ use: ProductUse = .food,
    in market: Jurisdiction = .unitedStates
  ) -> IngredientReport {
    Analyzers.embedded.report(
      on: IngredientLabel(text, for: use), for: LabelPreferences(audience: audience, market: market)
    )
  }

  @Test(arguments: [
    ("Water, vodka, lime juice", LabelVerdict.Severity.avoid), ("Red wine", .avoid),
    ("Sugar, alcohol, cocoa", .avoid), ("Water, sugar. Contains alcohol.", .avoid),
    ("Non-alcoholic beer", .caution), ("Cream, sugar, vanilla extract", .fits),
    ("Cream, vanilla extract (water, alcohol, vanilla bean)", .fits),
    ("Water, natural flavor (water, alcohol)", .caution), ("Salt, wine vinegar", .fits),
    ("Raw milk, salt", .avoid), ("Pasteurized milk, salt", .fits), ("Brie, crackers", .avoid),
    ("Prosciutto", .caution), ("Swordfish, salt", .avoid), ("Tuna, water, salt", .caution),
    ("Chicken liver, salt", .avoid), ("Cod liver oil", .avoid),
    ("Water, coffee, sugar", .caution), ("Decaffeinated coffee", .fits),
    ("Carbonated water, sugar, caffeine", .caution), ("Sugar, cocoa butter, milk", .fits),
    ("Wheat flour, sugar, honey, almonds, salt", .fits), ("Raw oysters", .avoid),
    ("Raw beef, salt", .avoid), ("Beef, salt", .fits), ("Oysters", .fits), ("Raw almonds", .fits),
    ("Sugar, milk, chocolate liqueur cream", .caution),
    ("Sugar, milk, alcohol-free zorblax", .fits),
    ("Milk, sugar, sodium benzoate, brandy", .caution),
  ])
  func aPregnantWomanIsToldOfFoods(text: String, severity: LabelVerdict.Severity) {
    expectEqual(Self.report(text, for: .pregnancy).severity, severity)
    // Nobody else is told so.
    expectEqual(Self.report(text, for: .everyone).severity, .fits)
  }

  @Test(arguments: [
    ("Aqua, Glycerin, Retinol", ProductUse.leaveOnCosmetic, LabelVerdict.Severity.caution),
    ("Aqua, Glycerin, Retinyl Palmitate", .leaveOnCosmetic, .caution),
    ("Aqua, Glycerin, Retinol", .rinseOffCosmetic, .fits),
    ("Aqua, Glycerin, Salicylic Acid", .leaveOnCosmetic, .caution),
    ("Aqua, Sodium Laureth Sulfate, Salicylic Acid", .rinseOffCosmetic, .fits),
    ("Aqua, Glycerin, Hydroquinone", .leaveOnCosmetic, .avoid),
    ("Aqua, Alcohol Denat., Glycerin", .leaveOnCosmetic, .fits),
    ("Aqua, Glycerin, Phenoxyethanol", .leaveOnCosmetic, .fits),
  ])
  func aPregnantWomanIsToldOfCosmetics(
    text: String, use: ProductUse, severity: LabelVerdict.Severity
  ) {
    expectEqual(Self.report(text, for: .pregnancy, use).severity, severity)
  }

  @Test(arguments: [
    ("Water, vodka", LabelVerdict.Severity.caution), ("Water, coffee", .caution),
    ("Shark, salt", .avoid), ("Brie", .fits), ("Wheat flour, salt", .fits),
  ])
  func aBreastfeedingWomanIsTold(text: String, severity: LabelVerdict.Severity) {
    expectEqual(Self.report(text, for: .breastfeeding).severity, severity)
  }

  @Test(arguments: [
    ("Oats, honey", [LabelVerdict.Severity.avoid, .fits, .fits]),
    ("Apples, sugar", [.caution, .fits, .fits]), ("Peas, salt", [.caution, .fits, .fits]),
    ("Raisins, almonds", [.caution, .caution, .caution]),
    ("Apples, almond butter", [.fits, .fits, .fits]),
    ("Honey mustard", [.caution, .fits, .fits]), ("Popcorn", [.caution, .caution, .caution]),
    ("Beans, bacon", [.caution, .fits, .fits]),
    ("Water, zorblax, brellin", [.unknown, .unknown, .unknown]),
    ("Raw milk", [.avoid, .avoid, .avoid]), ("Swordfish", [.avoid, .avoid, .avoid]),
    ("Water, coffee", [.caution, .caution, .caution]), ("Water, rum", [.avoid, .avoid, .avoid]),
    ("Apples, pears", [.fits, .fits, .fits]),
    ("Apples. May contain honey.", [.caution, .fits, .fits]),
    ("Apples. May contain almonds.", [.fits, .fits, .fits]),
  ])
  func parentsAreToldByAge(text: String, severities: [LabelVerdict.Severity]) {
    let ages = [LabelAudience.infant, .toddler, .child]
    expectEqual(ages.map { Self.report(text, for: $0).severity }, severities)
  }

  @Test(arguments: [
    (LabelAudience.toddler, LabelVerdict.Severity.avoid), (.infant, .avoid), (.child, .fits),
    (.pregnancy, .caution), (.everyone, .fits),
  ])
  func salicylicAcidIsNotForChildrenUnderThree(
    audience: LabelAudience, severity: LabelVerdict.Severity
  ) {
    let report = Self.report(
      "Aqua, Glycerin, Salicylic Acid", for: audience, .leaveOnCosmetic, in: .europeanUnion)
    expectEqual(report.severity, severity)
  }

  @Test(arguments: [
    (
      "Water, vodka",
      "Not suitable for people who are pregnant: vodka (UK Chief Medical Officers, "
        + "Low Risk Drinking Guidelines, pregnancy and drinking, 2016)"
    ),
    (
      "Water, coffee",
      "For people who are pregnant, take care with coffee: at most 200 mg a day from all sources "
        + "(EFSA, EFSA Journal 2015, 4102, 2015)"
    ),
  ])
  func adviceNamesTheAgency(text: String, expected: String) {
    let causes = Self.report(text, for: .pregnancy).verdict.causes
    expectEqual(causes.map { ReportMessages().text(for: $0) }, [expected])
  }

  @Test func adviceIsGivenOnceForASubstance() {
    let report = Self.report("Sugar, oats (oats, sugar), sugar", for: .infant)
    expectEqual(report.causes.count, 1)
  }

  @Test(arguments: [
    ("2024-12-31", LabelVerdict.Severity.fits), ("2025-02-01", .caution), ("2027-01-14", .caution),
    ("2027-01-15", .avoid),
  ])
  func anAnnouncedBanAsksForCaution(date: String, severity: LabelVerdict.Severity) throws {
    let day = try CalendarDate(iso8601: date)
    let report = Analyzers.embedded.report(
      on: IngredientLabel("Sugar, water, red 3"), for: LabelPreferences(on: day))
    expectEqual(report.severity, severity)
    guard severity == .caution else { return }
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0) },
      [
        "red 3 will be prohibited in the United States from 2027-01-15: FDA, "
          + "order of 2025-01-15, 21 CFR 74.303 (2025)"
      ])
    let european = LabelPreferences(market: .europeanUnion, on: day)
    expectEqual(
      Analyzers.embedded.report(on: IngredientLabel("Sugar, water, red 3"), for: european).severity,
      .fits)
  }

  @Test func theLawOfCosmeticsOfTheUnitedStatesIsKnown() {
    for name in ["Bithionol", "Chloroform", "Methylene Chloride", "Mercurous Chloride"] {
      let report = Self.report("Aqua, \(name)", for: .everyone, .leaveOnCosmetic)
      expectEqual(report.severity, .avoid, "\(name)")
    }
  }
}
