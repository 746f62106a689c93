import Essentials
import IngredientAnalysis
import TestSupport
import Testing

@Suite("Evidence: laws that courts stopped, and plans") struct EvidenceStatusTests {
  private func verdict(
    _ name: String, in market: Jurisdiction, on date: String
  ) throws -> LabelVerdict.Severity {
    Analyzers.embedded.report(
      on: IngredientLabel("Ingredients: sugar, water, \(name)."),
      for: LabelPreferences(market: market, on: try CalendarDate(iso8601: date))
    ).severity
  }

  /// West Virginia Code 16-7-2 and 18-5D-3A; the injunction of 2025-12-23 left the rule for schools in force.
  @Test(arguments: ["Red 40", "Yellow 5", "Yellow 6", "Blue 1", "Blue 2", "Green 3"])
  func aBanThatACourtStoppedIsANote(name: String) throws {
    let substance = try #require(IngredientKnowledge.embedded.substance(named: name))
    let laws = substance.evidence.filter { $0.market == .westVirginia }
    expectEqual(Set(laws.map(\.status)), [.inForce, .enjoined])
    let day = try CalendarDate(2028, 6, 1)
    expectEqual(laws.filter { $0.isValid(on: day) }.map(\.section), ["school nutrition programs"])
    let ban = try #require(laws.first { $0.status == .enjoined })
    expectEqual(ban.kind, .ban)
    for date in ["2026-11-30", "2028-06-01"] {
      try expectEqual(verdict(name, in: .westVirginia, on: date), .fits)
      try expectEqual(verdict(name, in: .texas, on: date), .fits)
    }
    let plan = try #require(
      substance.evidence.first { $0.status == .planned && $0.market == .unitedStates })
    expectEqual([plan.body, "\(plan.year)"], ["FDA", "2025"])
  }

  /// 90 FR 4628 and California's AB 418 are law.
  @Test func aLawIsARuleFromItsFirstDay() throws {
    for market in [Jurisdiction.unitedStates, .texas, .westVirginia, .louisiana] {
      try expectEqual(verdict("Red 3", in: market, on: "2027-01-14"), .caution)
      try expectEqual(verdict("Red 3", in: market, on: "2027-01-15"), .avoid)
    }
    try expectEqual(verdict("Red 3", in: .california, on: "2027-01-01"), .avoid)
  }

  @Test func aStatusHasAName() {
    expectEqual(
      SafetyEvidence.Status.allCases.map { ReportMessages().name(of: $0) },
      ["in force", "stopped by a court", "repealed", "planned"])
  }
}
