import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite struct SafetyRatingTests {
  @Test(arguments: [
    ("Water, salt", 100.0), ("Water, tartrazine", 88), ("Water, mineral wax", 99),
    ("Water, BHA", 59),
    ("Water, potassium sorbate, tartrazine", 92.8), ("Water, tartrazine 0.5 %", 92.8),
    ("Water, salt. Contains 2% or less of: tartrazine", 92.8), ("Water, tartrazine, E102", 88),
    ("Water, potassium sorbate, BHA", 59), ("Water, salt. May contain tartrazine", 97),
  ])
  func scoresByTheModel(text: String, score: Double) throws {
    let bounds = try #require(Pantry.report(text).rating.bounds)
    #expect(abs(bounds.upperBound - score) < 1e-9)
    #expect(bounds.lowerBound == bounds.upperBound)
  }

  @Test func anEmptyListIsNotEnough() {
    for text in ["", " ,;.", "Contains: milk."] {
      #expect(Pantry.report(text).rating == .notEnoughKnown)
    }
  }

  @Test func anUnknownIngredientMakesARange() {
    #expect(Pantry.report("Water, salt, zorblax").rating == .between(88...100))
    #expect(Pantry.report("Zorblax, water").rating == .notEnoughKnown)
  }

  @Test(arguments: [
    (SafetyRating.exact(.nan), "Not enough information for a rating"),
    (.exact(.infinity), "100 of 100"), (.exact(-.infinity), "0 of 100"),
    (.exact(1e308), "100 of 100"), (.exact(1e19), "100 of 100"), (.exact(-1e300), "0 of 100"),
    (.between(-1e300...1e300), "0 to 100 of 100"), (.exact(79.5), "80 of 100"),
  ])
  func anyRatingHasWords(rating: SafetyRating, text: String) {
    #expect(ReportMessages().text(for: rating) == text)
    #expect(rating.bounds == nil || rating.stars != nil)
  }

  @Test func theLawOfTheMarketCounts() {
    let text = "Water, titanium dioxide"
    let european = Pantry.report(text, LabelPreferences(market: .europeanUnion))
    #expect(european.rating == .exact(20))
    #expect(european.severity == .avoid)
    // A ban in another market counts as high concern with half the certainty.
    let american = Pantry.report(text)
    #expect(american.rating == .exact(59))
    #expect(american.reasons[1].level == .high)
    #expect(american.reasons[1].certainty == 0.5)
    #expect(american.severity == .fits)
  }

  @Test func whatAnAudienceMustAvoidCountsForIt() {
    let text = "Water, salt, honey"
    #expect(Pantry.report(text).rating == .exact(100))
    let infant = Pantry.report(text, LabelPreferences(audience: .infant))
    #expect(infant.rating == .exact(20))
    #expect(infant.severity == .avoid)
  }

  @Test func rinsingOffHalvesTheExposure() throws {
    let cosmetics = IngredientTaxonomy(
      """
      en:Aqua
      evidence:en:0; listing; exposure; leave-on rinse-off; everyone; world; Body; Act; 2020; 1; -; -;

      en:Fixol
      evidence:en:2; limit; exposure; leave-on rinse-off; everyone; world; Body; Act; 2020; 2; -; -;
      """, of: .cosmetic)
    let analyzer = IngredientAnalyzer(knowledge: IngredientKnowledge([cosmetics]))
    func score(_ use: ProductUse) -> Double? {
      analyzer.report(on: IngredientLabel("Aqua, Fixol", for: use)).rating.bounds?.upperBound
    }
    #expect(abs(try #require(score(.leaveOnCosmetic)) - 88) < 1e-9)
    #expect(abs(try #require(score(.rinseOffCosmetic)) - 94) < 1e-9)
  }

  @Test(arguments: [(100.0, 5.0), (97.6, 5), (92.4, 4.5), (59, 3), (20, 1), (0, 0)])
  func starsAreToTheNearestHalf(score: Double, stars: Double) {
    #expect(SafetyRating.exact(score).stars == stars...stars)
  }

  // MARK: Laws

  @Test(arguments: 0..<200)
  func reasonsMakeTheRatingAgain(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = Pantry.randomList(&generator).joined(separator: ", ")
    for market in Jurisdiction.allCases {
      for audience in LabelAudience.allCases {
        let report = Pantry.report(text, LabelPreferences(audience: audience, market: market))
        let again = SafetyRating(
          recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
        #expect(again == report.rating, "\(text)")
        if let bounds = report.rating.bounds, report.reasons.allSatisfy({ $0.highestScore == 100 })
        {
          let lost = report.reasons.reduce(0) { $0 + $1.pointsLost }
          #expect(abs(100 - lost - bounds.upperBound) < 1e-9, "\(text)")
        }
      }
    }
  }
}
