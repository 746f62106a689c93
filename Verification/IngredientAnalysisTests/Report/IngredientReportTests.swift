import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Report: ingredients, highlights, and reuse of a workspace") struct IngredientReportTests {
  @Test func tellsWhatIsInIt() {
    let report = Pantry.report(
      "Flour, sugar, almonds, potassium sorbate, zorblax. May contain milk.",
      LabelPreferences(avoiding: [.named("sugar")], liking: [.named("flour")]))
    expectEqual(report.allergens.map(\.id), ["en:nuts", "en:gluten", "en:wheat"])
    expectEqual(report.traces.map(\.id), ["en:milk"])
    expectEqual(report.additives.map(\.id), ["en:e202"])
    expectEqual(report.favorableFindings.map(\.name), ["Flour", "almonds"])
    expectEqual(report.concerns.map(\.name), ["sugar"])
    expectEqual(report.coverage.mentions, 5)
    expectEqual(report.coverage.recognized, 4)
    expectEqual(report.coverage.recognizedShare, 0.8)
    expectEqual(report.asOf, nil)
    expectEqual(report.functions(of: report.list.ingredients[3]).map(\.id), ["en:preservative"])
  }

  @Test func keyIngredientsAreTheFirstAndTheWished() {
    let report = Pantry.report(
      "Water, flour, sugar, butter, honey, almonds, salt",
      LabelPreferences(avoiding: [.named("salt")]))
    expectEqual(
      report.keyIngredients.map(\.name), ["Water", "flour", "sugar", "butter", "honey", "salt"])
  }

  @Test func highlightsAreFacts() {
    let highlights = Pantry.report("Flour, tartrazine. May contain milk.").highlights
    expect(highlights.contains(.contains(.syntheticColors)))
    expect(highlights.contains(.freeOf(.addedSugars)))
    expect(highlights.contains(.freeOf(.palmOil)))
    let texts = highlights.map { ReportMessages().text(for: $0, in: Pantry.knowledge) }
    expect(texts.contains("Contains wheat"))
    expect(texts.contains("May contain milk"))
    // With an unknown ingredient, no category is reported as absent.
    expect(!Pantry.report("Flour, zorblax").highlights.contains(.freeOf(.addedSugars)))
  }

  @Test(arguments: [
    ("Flour, palm olein", LabelDiet.Suitability.yes), ("Flour, vegetable fat", .maybe),
    ("Flour, butter", .no), ("Flour, zorblax", .unknown), ("", .unknown),
  ])
  func palmOilIsACategoryLikeOthers(text: String, expected: LabelDiet.Suitability) {
    expectEqual(Pantry.report(text).holds(.palmOil), expected)
  }

  @Test func ingredientsAndReasonsHaveIdentifiers() {
    let report = Pantry.report("Flour, sugar, flour")
    expectEqual(Set(report.list.allIngredients.map(\.id)).count, 3)
    expectEqual(report.reasons.map(\.id), report.list.ingredients.prefix(2).map(\.id))
  }

  @Test(arguments: LongTest.seeds(100, small: 5))
  func aWorkspaceGivesTheSame(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var workspace = IngredientAnalyzer.Workspace()
    for _ in 0..<10 {
      let text = Pantry.randomList(&generator).joined(separator: ", ")
      let preferences = LabelPreferences(
        avoiding: Bool.random(using: &generator)
          ? [.allergen(.milk), .named("zorblax")] : [.named("palm oil")],
        diets: [LabelDiet.allCases[Int.random(in: 0..<7, using: &generator)]],
        audience: LabelAudience.allCases[Int.random(in: 0..<4, using: &generator)])
      let label = IngredientLabel(text)
      let fresh = Pantry.analyzer.report(on: label, for: preferences)
      Pantry.analyzer.withReport(on: label, for: preferences, using: &workspace) { report in
        expectEqual(Self.summary(report), Self.summary(fresh), "\(text)")
      }
    }
  }

  private static func summary(_ report: IngredientReport) -> [String] {
    let messages = ReportMessages()
    var lines = ["\(report.rating)", "\(report.severity)", "\(report.coverage)"]
    lines += report.verdict.causes.map { messages.text(for: $0, in: Pantry.knowledge) }
    lines += report.reasons.map { messages.text(for: $0) }
    lines += report.highlights.map { messages.text(for: $0, in: Pantry.knowledge) }
    lines += (report.allergens + report.traces + report.additives).map(\.id)
    lines += (report.favorableFindings + report.concerns + report.keyIngredients).map(\.name)
    return lines
  }

  @Test func aReportOutlivesItsWorkspace() {
    var workspace = IngredientAnalyzer.Workspace()
    let first = Pantry.analyzer.withReport(on: IngredientLabel("Flour, butter"), using: &workspace)
    { $0 }
    Pantry.analyzer.withReport(on: IngredientLabel("Sugar"), using: &workspace) { _ in }
    expectEqual(first.list.ingredients.map(\.name), ["Flour", "butter"])
    expect(first.allergens.map(\.id).contains("en:milk"))
  }

  @Test func amountsFollowFromTheOrder() throws {
    let report = Pantry.report("Flour 60 %, sugar, salt. May contain milk.")
    let amounts = report.list.amounts
    expectEqual(amounts.count, 3)
    expectEqual(amounts[0].bounds, 60...60)
    expectEqual(amounts[1].bounds, 20...40)
    try expectEqual(#require(report.list.ingredients[2].amount), amounts[2])
    expectEqual(report.list.ingredients(statedAs: .mayContain).first?.amount, nil)
  }

  @Test func makesACandidate() {
    let report = Pantry.report(
      "Chocolate (sugar, butter), zorblax", LabelPreferences(avoiding: [.allergen(.milk)]))
    let candidate = ProductCandidate(id: 1, categories: ["b", "a", "b"], report: report)
    expectEqual(candidate.categories, ["a", "b"])
    expectEqual(
      candidate.ingredients.map(\.id), ["en:chocolate", "en:sugar", "en:butter", "zorblax"])
    expectEqual(candidate.ingredients[1].parents, ["en:added-sugars"])
    expectEqual(candidate.allergens, ["Milk"])
    expectEqual(candidate.verdictRank, 3)
    expectEqual(candidate.safetyRating, report.rating.bounds)
  }

  @Test func takesAnyText() {
    let size = LongTest.size(100_000, small: 4_000)
    let texts = [
      String(repeating: "(", count: size), String(repeating: "a,", count: size / 2), "\0\0",
      "%%%%,,,::;;", String(repeating: "sugar (", count: size / 5),
      String(repeating: "sugar (salt, butter), ", count: size / 10), "May contain May contain",
      "Contains: Contains:",
    ]
    let preferences = LabelPreferences(
      avoiding: [.allergen(.milk), .named("palm oil"), .named("zorblax")],
      diets: Set(LabelDiet.allCases)
    )
    for text in texts {
      let report = Pantry.report(text, preferences)
      expect(report.coverage.recognized <= report.coverage.mentions)
      _ = report.highlights
      expectEqual(report.list.amounts.count, report.list.allIngredients.count)
    }
  }
}
