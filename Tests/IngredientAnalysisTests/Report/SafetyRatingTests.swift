import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Safety rating: scores and missing data") struct SafetyRatingTests {
  @Test(arguments: [
    ("Water, salt", 100.0), ("Water, tartrazine", 88), ("Water, mineral wax", 99),
    ("Water, BHA", 59),
    ("Water, potassium sorbate, tartrazine", 92.8), ("Water, tartrazine 0.5 %", 92.8),
    ("Water, salt. Contains 2% or less of: tartrazine", 92.8), ("Water, tartrazine, E102", 88),
    ("Water, potassium sorbate, BHA", 59), ("Water, salt. May contain tartrazine", 97),
  ])
  func scoresByTheModel(text: String, score: Double) throws {
    let bounds = try #require(Pantry.report(text).rating.bounds)
    expect(abs(bounds.upperBound - score) < 1e-9)
    expectEqual(bounds.lowerBound, bounds.upperBound)
  }

  @Test func anEmptyListIsNotEnough() {
    for text in ["", " ,;.", "Contains: milk."] {
      expectEqual(Pantry.report(text).rating, .notEnoughKnown)
    }
  }

  @Test func anUnknownIngredientMakesARange() {
    expectEqual(Pantry.report("Water, salt, zorblax").rating, .between(88...100))
    expectEqual(Pantry.report("Zorblax, water").rating, .notEnoughKnown)
  }

  @Test(arguments: [
    (SafetyRating.exact(.nan), "Not enough information for a rating"),
    (.exact(.infinity), "100 of 100"), (.exact(-.infinity), "0 of 100"),
    (.exact(1e308), "100 of 100"), (.exact(1e19), "100 of 100"), (.exact(-1e300), "0 of 100"),
    (.between(-1e300...1e300), "0 to 100 of 100"), (.exact(79.5), "80 of 100"),
  ])
  func anyRatingHasWords(rating: SafetyRating, text: String) {
    expectEqual(ReportMessages().text(for: rating), text)
    expect(rating.bounds == nil || rating.stars != nil)
  }

  @Test func theLawOfTheMarketCounts() {
    let text = "Water, titanium dioxide"
    let european = Pantry.report(text, LabelPreferences(market: .europeanUnion))
    expectEqual(european.rating, .exact(20))
    expectEqual(european.severity, .avoid)
    // A ban in another market counts as high concern with half the certainty.
    let american = Pantry.report(text)
    expectEqual(american.rating, .exact(59))
    expectEqual(american.reasons[1].level, .high)
    expectEqual(american.reasons[1].certainty, 0.5)
    expectEqual(american.severity, .fits)
  }

  @Test func whatAnAudienceMustAvoidCountsForIt() {
    let text = "Water, salt, honey"
    expectEqual(Pantry.report(text).rating, .exact(100))
    let infant = Pantry.report(text, LabelPreferences(audience: .infant))
    expectEqual(infant.rating, .exact(20))
    expectEqual(infant.severity, .avoid)
  }

  private static let cosmetics = IngredientAnalyzer(
    knowledge: IngredientKnowledge([
      IngredientTaxonomy(
        """
        en:Aqua
        evidence:en:0; listing; exposure; leave-on rinse-off; everyone; world; Body; Act; 2020; 1; -; -;

        en:Fixol
        evidence:en:2; limit; exposure; leave-on rinse-off; everyone; world; Body; Act; 2020; 2; -; -;
        """, of: .cosmetic)
    ]))

  @Test func rinsingOffHalvesTheExposure() throws {
    func score(_ use: ProductUse) -> Double? {
      Self.cosmetics.report(on: IngredientLabel("Aqua, Fixol", for: use)).rating.bounds?.upperBound
    }
    expect(abs(try #require(score(.leaveOnCosmetic)) - 88) < 1e-9)
    expect(abs(try #require(score(.rinseOffCosmetic)) - 94) < 1e-9)
  }

  @Test(arguments: [(100.0, 5.0), (97.6, 5), (92.4, 4.5), (59, 3), (20, 1), (0, 0)])
  func starsAreToTheNearestHalf(score: Double, stars: Double) {
    expectEqual(SafetyRating.exact(score).stars, stars...stars)
  }

  // MARK: Laws

  @Test(arguments: LongTest.seeds(200, small: 8))
  func reasonsMakeTheRatingAgain(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = Pantry.randomList(&generator).joined(separator: ", ")
    for market in Jurisdiction.allCases {
      for audience in LabelAudience.allCases {
        let report = Pantry.report(text, LabelPreferences(audience: audience, market: market))
        let again = SafetyRating(
          recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
        expectEqual(again, report.rating, "\(text)")
        if let bounds = report.rating.bounds, report.reasons.allSatisfy({ $0.highestScore == 100 })
        {
          let lost = report.reasons.reduce(0) { $0 + $1.pointsLost }
          expect(abs(100 - lost - bounds.upperBound) < 1e-9, "\(text)")
        }
      }
    }
  }
}
