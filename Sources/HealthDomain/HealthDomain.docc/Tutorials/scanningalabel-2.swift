import HealthDomain

let analyzer = IngredientAnalyzer(knowledge: .embedded)
let label = IngredientLabel("Oats, sugar, almonds 8 %, vegetable oil (palm, canola), salt, red 40.")

let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
let report = analyzer.report(on: label, for: preferences)
