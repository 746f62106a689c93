import HealthDomain
import TestSupport
import Testing

/// Cards of products with the report on their label.
@Suite("Share cards: products with a report") struct ShareCardReportTests {
  @Test func aReportOfAPersonIsNotShared() throws {
    let analyzer = IngredientAnalyzer(knowledge: .embedded)
    let label = IngredientLabel(
      "Ingredients: sugar, wheat flour, milk, red 40, <b>. May contain peanuts.")
    let site = try DeepLink.Site(name: "Shop", host: "shop.example", scheme: "shop")
    let product = DirectoryRecord(try ItemReference(.product, "1"), title: "Candy")
    for preferences in [
      LabelPreferences(avoiding: [.allergen(.milk)]), LabelPreferences(liking: [.named("oats")]),
      LabelPreferences(diets: [.vegan]), LabelPreferences(audience: .pregnancy),
    ] {
      expectThrows(ShareCard.Error.reportIsPersonal) {
        try ShareCard(analyzer.report(on: label, for: preferences), of: product, on: site)
      }
    }
    let card = try ShareCard(analyzer.report(on: label), of: product, on: site)
    let page = try StrictHTML(card.html)
    let titles = page.all("h2").map(\.text)
    expectEqual(
      titles.suffix(5), ["Published facts", "Ingredients", "Allergens", "Why", "Please note"])
    let lines = page.all("li").map(\.text)
    expect(lines.starts(with: ["sugar", "wheat flour", "milk", "red 40"]))
    expect(lines.contains { $0.hasPrefix("May contain peanut") } && lines.contains("Contains milk"))
    expect(lines.contains { $0.hasPrefix("red 40:") } && !lines.contains { $0.hasPrefix("sugar:") })
    expectEqual(page.all("p").last?.text, IngredientReport.disclaimer)
  }
}
