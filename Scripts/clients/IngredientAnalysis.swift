import IngredientAnalysis

let label = IngredientLabel("Oats, sugar, almonds, palm oil")
let report = IngredientAnalyzer(knowledge: .embedded).report(
  on: label, for: LabelPreferences(avoiding: [.allergen(.treeNuts)]))
print(ReportMessages().text(for: report.verdict.causes[0]))  //> Contains tree nuts: almonds
