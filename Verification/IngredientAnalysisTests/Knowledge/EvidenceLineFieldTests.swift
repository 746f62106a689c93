import Essentials
import Foundation
import TestSupport
import Testing

@testable import IngredientAnalysis

/// The words, dates, and audiences of lines of evidence.
@Suite("Evidence: words, dates, and audiences") struct EvidenceLineFieldTests {
  private static let fields = [
    "2", "limit", "exposure", "oral leave-on", "child", "EU", "EFSA", "Journal 12", "2015",
    "Table 3", "2020-01-01",
    "2030-12-31", "A note; with a semicolon",
  ]

  private static func evidence(_ fields: [String]) -> SafetyEvidence? {
    SafetyEvidence(line: fields.joined(separator: ";").utf8)
  }

  @Test func aNoteMayBeMissingAndDatesToo() {
    var fields = Self.fields
    fields[10] = "-"
    fields[11] = "-"
    fields[12] = ""
    let evidence = Self.evidence(fields)
    expect(evidence?.validFrom == nil && evidence?.validUntil == nil && evidence?.note == "")
  }

  @Test func everyOptionHasOneName() {
    let fodmaps: [Fodmaps] = [
      .fructans, .galactoOligosaccharides, .lactose, .excessFructose, .polyols,
    ]
    expectEqual(fodmaps.map(\.optionNames), Fodmaps.names.map { [$0] })
    let routes: [SafetyEvidence.Routes] = [.oral, .leaveOn, .rinseOff, .inhaled]
    expectEqual(routes.map(\.optionNames), SafetyEvidence.Routes.names.map { [$0] })
  }

  @Test(
    arguments: [
      ("2019-12-31", false), ("2020-01-01", true), ("2025-06-01", true), ("2030-12-31", true),
      ("2031-01-01", false),
    ])
  func evidenceHoldsFromItsFirstDayToItsLast(date: String, isValid: Bool) throws {
    let evidence = try #require(Self.evidence(Self.fields))
    let date = try CalendarDate(iso8601: date)
    expectEqual(evidence.isValid(on: date), isValid)
  }

  @Test func evidenceWithoutDatesHoldsAlways() throws {
    var fields = Self.fields
    fields[10] = "-"
    fields[11] = "-"
    let evidence = try #require(Self.evidence(fields))
    expect(evidence.isValid(on: .earliest))
    expect(evidence.isValid(on: .latest))
  }

  @Test func everyWordIsRead() {
    func count(_ field: Int, _ words: [String]) -> Int {
      Set(
        words.compactMap { word in
          var fields = Self.fields
          fields[field] = word
          return Self.evidence(fields)
        }
      ).count
    }
    expectEqual(count(0, ["0", "1", "2", "3", "4"]), ConcernLevel.allCases.count)
    let kinds = ["ban", "limit", "warning", "opinion", "hazard", "allergen", "gap", "listing"]
    expectEqual(count(1, kinds), SafetyEvidence.Kind.allCases.count)
    expectEqual(count(2, ["hazard", "exposure"]), SafetyEvidence.Basis.allCases.count)
    expectEqual(count(3, ["oral", "leave-on", "rinse-off", "inhaled"]), 4)
    let audiences = ["everyone", "infant", "toddler", "child", "pregnancy", "breastfeeding"]
    expectEqual(count(4, audiences), LabelAudience.allCases.count)
    expectEqual(count(5, ["world", "EU", "UK", "US", "US-CA"]), 5)
  }

  @Test func numbersAreTheirCases() {
    for level in ConcernLevel.allCases {
      expectEqual(ConcernLevel(rawValue: level.rawValue), level)
    }
    for answer in LabelDiet.Suitability.allCases {
      expectEqual(LabelDiet.Suitability(rawValue: answer.rawValue), answer)
    }
    expect(ConcernLevel(rawValue: 5) == nil && LabelDiet.Suitability(rawValue: 4) == nil)
    expect(
      ConcernLevel.allCases == ConcernLevel.allCases.sorted() && ConcernLevel.none < .prohibited)
  }

  @Test func audiencesIncludeOthers() {
    expect(LabelAudience.infant.includes(.toddler) && LabelAudience.toddler.includes(.child))
    expect(LabelAudience.infant.includes(.child) && !LabelAudience.child.includes(.toddler))
    expect(!LabelAudience.toddler.includes(.infant))
    for audience in LabelAudience.allCases {
      expect(audience.includes(.everyone) && audience.includes(audience))
      expect(audience == .everyone || !LabelAudience.everyone.includes(audience))
    }
    expect(!LabelAudience.pregnancy.includes(.child) && !LabelAudience.infant.includes(.pregnancy))
    expect(!LabelAudience.breastfeeding.includes(.pregnancy))
    expect(!LabelAudience.pregnancy.includes(.breastfeeding))
  }
}
