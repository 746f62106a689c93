import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite struct IngredientReportTests {
  @Test func tellsWhatIsInIt() {
    let report = Pantry.report(
      "Flour, sugar, almonds, potassium sorbate, zorblax. May contain milk.",
      LabelPreferences(avoiding: [.named("sugar")], liking: [.named("flour")]))
    #expect(report.allergens.map(\.id) == ["en:nuts", "en:gluten", "en:wheat"])
    #expect(report.traces.map(\.id) == ["en:milk"])
    #expect(report.additives.map(\.id) == ["en:e202"])
    #expect(report.favorableFindings.map(\.name) == ["Flour", "almonds"])
    #expect(report.concerns.map(\.name) == ["sugar"])
    #expect(report.coverage.mentions == 5)
    #expect(report.coverage.recognized == 4)
    #expect(report.coverage.recognizedShare == 0.8)
    #expect(report.asOf == nil)
    #expect(report.functions(of: report.list.ingredients[3]).map(\.id) == ["en:preservative"])
  }

  @Test func keyIngredientsAreTheFirstAndTheWished() {
    let report = Pantry.report(
      "Water, flour, sugar, butter, honey, almonds, salt",
      LabelPreferences(avoiding: [.named("salt")]))
    #expect(
      report.keyIngredients.map(\.name) == ["Water", "flour", "sugar", "butter", "honey", "salt"])
  }

  @Test func highlightsAreFacts() {
    let highlights = Pantry.report("Flour, tartrazine. May contain milk.").highlights
    #expect(highlights.contains(.contains(.syntheticColors)))
    #expect(highlights.contains(.freeOf(.addedSugars)))
    #expect(highlights.contains(.freeOf(.palmOil)))
    let texts = highlights.map { ReportMessages().text(for: $0, in: Pantry.knowledge) }
    #expect(texts.contains("Contains wheat"))
    #expect(texts.contains("May contain milk"))
    // With an unknown ingredient, no category is reported as absent.
    #expect(!Pantry.report("Flour, zorblax").highlights.contains(.freeOf(.addedSugars)))
  }

  @Test(arguments: [
    ("Flour, palm olein", LabelDiet.Suitability.yes), ("Flour, vegetable fat", .maybe),
    ("Flour, butter", .no), ("Flour, zorblax", .unknown), ("", .unknown),
  ])
  func palmOilIsACategoryLikeOthers(text: String, expected: LabelDiet.Suitability) {
    #expect(Pantry.report(text).holds(.palmOil) == expected)
  }

  @Test func ingredientsAndReasonsHaveIdentifiers() {
    let report = Pantry.report("Flour, sugar, flour")
    #expect(Set(report.list.allIngredients.map(\.id)).count == 3)
    #expect(report.reasons.map(\.id) == report.list.ingredients.prefix(2).map(\.id))
  }

  @Test(arguments: 0..<100)
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
        #expect(Self.summary(report) == Self.summary(fresh), "\(text)")
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
    #expect(first.list.ingredients.map(\.name) == ["Flour", "butter"])
    #expect(first.allergens.map(\.id).contains("en:milk"))
  }

  @Test func amountsFollowFromTheOrder() throws {
    let report = Pantry.report("Flour 60 %, sugar, salt. May contain milk.")
    let amounts = report.list.amounts
    #expect(amounts.count == 3)
    #expect(amounts[0].bounds == 60...60)
    #expect(amounts[1].bounds == 20...40)
    #expect(try #require(report.list.ingredients[2].amount) == amounts[2])
    #expect(report.list.ingredients(statedAs: .mayContain).first?.amount == nil)
  }

  @Test func makesACandidate() {
    let report = Pantry.report(
      "Chocolate (sugar, butter), zorblax", LabelPreferences(avoiding: [.allergen(.milk)]))
    let candidate = ProductCandidate(id: 1, categories: ["b", "a", "b"], report: report)
    #expect(candidate.categories == ["a", "b"])
    #expect(
      candidate.ingredients.map(\.id) == ["en:chocolate", "en:sugar", "en:butter", "zorblax"])
    #expect(candidate.ingredients[1].parents == ["en:added-sugars"])
    #expect(candidate.allergens == ["Milk"])
    #expect(candidate.verdictRank == 3)
    #expect(candidate.safetyRating == report.rating.bounds)
  }

  @Test func takesAnyText() {
    let texts = [
      String(repeating: "(", count: 100_000), String(repeating: "a,", count: 50_000), "\0\0",
      "%%%%,,,::;;",
      String(repeating: "sugar (", count: 20_000),
      String(repeating: "sugar (salt, butter), ", count: 10_000), "May contain May contain",
      "Contains: Contains:",
    ]
    let preferences = LabelPreferences(
      avoiding: [.allergen(.milk), .named("palm oil"), .named("zorblax")],
      diets: Set(LabelDiet.allCases)
    )
    for text in texts {
      let report = Pantry.report(text, preferences)
      #expect(report.coverage.recognized <= report.coverage.mentions)
      _ = report.highlights
      #expect(report.list.amounts.count == report.list.allIngredients.count)
    }
  }
}
