import IngredientAnalysis
import TestSupport
import Testing

/// The examples of the article about reading labels hold.
@Suite("Documentation: examples of reading labels") struct DocumentationReadingTests {
  private static let bilingual = IngredientAnalyzer(languages: [.english, .french])
  private static let swiss = IngredientAnalyzer(languages: [.german, .french])

  @Test func theExamplesOfReadingHold() throws {
    let list = Analyzers.embedded.list(
      of: IngredientLabel("Sauce (tomatoes 60 %, dried onions), salt. May contain milk."))
    let sauce = try #require(list.ingredients.first)
    expectEqual(sauce.ingredients.map(\.name), ["tomatoes", "onions"])
    expectEqual(sauce.ingredients.first?.percentage, .exactly(60))
    expectEqual(sauce.ingredients.last?.processing.map(\.name), ["Dried"])
    expectEqual(list.ingredients(statedAs: .mayContain).map(\.name), ["milk"])

    let amounts = Analyzers.embedded.list(
      of: IngredientLabel("Oats, sugar, almonds 8 %, contains 2 % or less of: salt")
    ).amounts
    expectEqual(amounts.map(\.bounds).prefix(2), [45...84, 8...46])

    let french = Self.bilingual.list(
      of: IngredientLabel("Émulsifiant : E 471. Peut contenir des traces de lait.", in: .french))
    expectEqual(french.allIngredients.last?.substance?.id, "en:e471")
    expectEqual(french.ingredients(statedAs: .mayContain).first?.substance?.id, "en:milk")

    let report = Self.swiss.multilingualReport(
      on: IngredientLabel("Zutaten: Zucker, Mehl. Ingrédients : sucre, farine, lait."),
      for: LabelPreferences(avoiding: [.allergen(.milk)]))
    expectEqual(ReportMessages().text(for: report.verdict), "Avoid")
    expectEqual(
      report.disagreements.map { ReportMessages().text(for: $0) },
      ["milk: named in French, but not in German"])
    expectEqual(report.report(in: .german)?.list.ingredients.map(\.name), ["Zucker", "Mehl"])

    expectEqual(
      Analyzers.exact.list(of: IngredientLabel("citric acld")).ingredients.first?.substance, nil)
  }
}
