import IngredientAnalysis

/// A label has the verdict, the rating, and the messages that it has with an operating system.
func check(_ checks: inout Checks) {
  let analyzer = IngredientAnalyzer(knowledge: .embedded)
  let label = IngredientLabel("Oats, sugar, almonds, palm oil, salt, red 40")
  let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
  let report = analyzer.report(on: label, for: preferences)
  let messages = ReportMessages()
  checks.expect(
    report.verdict.causes.map { messages.text(for: $0) } == [
      "Contains tree nuts: almonds", "Contains palm oil, and you avoid palm oil",
    ])
  checks.expect(messages.text(for: report.verdict) == "Avoid")
  checks.expect(messages.text(for: report.rating) == "94 of 100")
  let plain = analyzer.report(on: IngredientLabel("Oats, salt"), for: preferences)
  checks.expect(plain.verdict.causes.isEmpty)
  checks.expect((try? Barcode("042100005264")) != nil)
}
