import Foundation
import TestSupport
import Testing

@testable import IngredientAnalysis

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

@Suite("Product recommendations: when a product is safer") struct SaferProductTests {
  private static func product(_ id: Int, _ text: String) -> ProductCandidate<Int> {
    ProductCandidate(id: id, categories: ["snacks"], report: Pantry.report(text))
  }

  private static func found(_ product: String, among shelf: [String])
    -> ProductRecommendations<Int>
  {
    ProductRecommendations(
      for: Self.product(-1, product),
      among: shelf.enumerated().map { Self.product($0, $1) })
  }

  @Test func anUnknownSubstanceInBothProductsDoesNotHideTheBetterOne() {
    let found = Self.found(
      "Water, salt, zorblax, tartrazine", among: ["Water, salt, zorblax", "Water, salt, brellin"])
    expectEqual(found.safer.map(\.id), [0])
    expectEqual(found.safer.first?.savedConcerns.map(\.name), ["tartrazine"])
    expectEqual(found.safer.first?.savedConcerns.first?.level, .moderate)
    expectEqual(found.obstacle, nil)
  }

  @Test func aComparisonFollowsTheSameRule() {
    let (worse, better) = (
      Self.product(0, "Water, salt, zorblax, tartrazine"), Self.product(1, "Water, salt, zorblax")
    )
    expectEqual(ProductComparison(worse, better).rating, .second)
    expectEqual(ProductComparison(better, worse).rating, .first)
    expectEqual(ProductComparison(better, better).rating, .undecided)
  }

  @Test func anotherUnknownSubstanceMayBeAsBad() {
    let found = Self.found("Water, salt, tartrazine", among: ["Water, salt, zorblax"])
    expect(found.safer.isEmpty && found.probablySafer.isEmpty)
    expectEqual(found.obstacle, .unknownSubstances(["zorblax"]))
  }

  @Test func whatIsBetterAtBestAndAtWorstIsProbablySafer() {
    let found = Self.found(
      "Water, salt, zorblax, tartrazine",
      among: ["Water, salt, brellin", "Water, salt, zorblax, BHA"])
    expect(found.safer.isEmpty)
    expectEqual(found.probablySafer.map(\.id), [0])
    expectEqual(found.obstacle, .unknownSubstances(["brellin"]))
  }

  @Test func thereIsAReasonWhyNoneIsSafer() {
    expectEqual(Self.found("Water, salt", among: ["Water, salt"]).obstacle, .nothingBetter)
    expectEqual(Self.found("Water, salt", among: ["Beef, butter"]).obstacle, .nothingSimilar)
    expectEqual(Self.found("Water, salt", among: []).obstacle, .nothingSimilar)
    let messages = ReportMessages()
    expectEqual(
      messages.text(for: RecommendationObstacle.unknownSubstances(["a", "b"])),
      "Not enough is known about similar products to call one safer: a, b")
    let obstacles: [RecommendationObstacle] = [.nothingSimilar, .nothingBetter]
    expectEqual(Set(obstacles.map { messages.text(for: $0) }).count, 2)
  }

  @Test func aSavedConcernHasWords() throws {
    let found = Self.found("Water, salt, tartrazine", among: ["Water, salt"])
    let concern = try #require(found.safer.first?.savedConcerns.first)
    expectEqual(ReportMessages().text(for: concern), "Less or no tartrazine (moderate concern)")
  }

  @Test func aCappedScoreIsNotBetter() {
    // Both have a substance of high concern, which caps both scores at 59.
    let found = Self.found("Water, salt, BHA, tartrazine", among: ["Water, salt, BHA"])
    expect(found.safer.isEmpty)
  }

  /// Whatever the unknown substances are, a safer product has the higher score.
  @Test(arguments: LongTest.seeds(60, small: 15))
  func aSaferProductIsSaferInEveryCase(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<12).map { _ in Pantry.randomList(&generator).joined(separator: ", ") }
    let shelf = texts.enumerated().map { Self.product($0, $1) }
    for product in shelf {
      let found = ProductRecommendations(for: product, among: shelf, minimumSimilarity: 0)
      for better in found.safer {
        let (own, others) = (
          try #require(better.product.concerns), try #require(product.concerns)
        )
        for _ in 0..<20 {
          var shares: [String: Double] = [:]
          for concern in own + others where shares[concern.id] == nil {
            shares[concern.id] =
              [0, 1, .random(in: 0...1, using: &generator)][
                Int.random(in: 0..<3, using: &generator)]
          }
          expect(Self.score(own, shares) > Self.score(others, shares))
        }
      }
    }
  }

  /// The score if each unknown substance takes off a share of the most that it may take off.
  private static func score(_ concerns: [ProductConcern], _ shares: [String: Double]) -> Double {
    var score = 100.0
    for concern in concerns {
      let range = concern.deduction
      let share = shares[concern.id] ?? 0
      score *=
        1 - (range.lowerBound + share * (range.upperBound - range.lowerBound)) / 100
    }
    return concerns.reduce(score) { min($0, $1.highestScore) }
  }

  @Test(.enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
  func mostLotionsOfAShelfHaveABetterOne() throws {
    let folder = try #require(realInput)
    let text = try String(
      contentsOfFile: folder + "/ingredients/labels-cosmetic.txt", encoding: .utf8)
    let lotions = text.split(separator: "\n").map(String.init).filter(Self.isLotion).prefix(200)
    let shelf = lotions.enumerated().map { number, text in
      ProductCandidate(
        id: number, categories: ["lotions"],
        report: Analyzers.embedded.report(on: IngredientLabel(text, for: .leaveOnCosmetic)))
    }
    let all = shelf.map { ProductRecommendations(for: $0, among: shelf) }
    expectEqual(shelf.count, 200)
    expect(all.count { !$0.safer.isEmpty } >= 20)
    let rated = shelf.indices.filter { shelf[$0].safetyRating != nil }
    let better = rated.filter { !all[$0].safer.isEmpty || !all[$0].probablySafer.isEmpty }
    expect(better.count * 10 >= rated.count * 9)
    for found in all {
      expectEqual((found.obstacle == nil), !found.safer.isEmpty)
      expect(found.safer.allSatisfy { !$0.savedConcerns.isEmpty })
    }
  }

  private static func isLotion(_ text: String) -> Bool {
    let text = text.lowercased()
    return (text.hasPrefix("water") || text.hasPrefix("aqua"))
      && ["cetearyl alcohol", "cetyl alcohol", "glyceryl stearate", "stearic acid"]
        .contains { text.contains($0) }
      && !text.contains("sulfate,") && !text.contains("behentrimonium")
  }
}
