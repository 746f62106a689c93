import HealthDomain

let analyzer = IngredientAnalyzer(knowledge: .embedded)
let label = IngredientLabel("Oats, sugar, almonds 8 %, vegetable oil (palm, canola), salt, red 40.")

let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
let report = analyzer.report(on: label, for: preferences)

let messages = ReportMessages()
print(messages.text(for: report.verdict))
for cause in report.verdict.causes { print("- \(messages.text(for: cause))") }
print(messages.disclaimer)
