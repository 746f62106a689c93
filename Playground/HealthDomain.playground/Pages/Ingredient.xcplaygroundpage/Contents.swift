/*:
 # What is in it?

 A short tour of `IngredientAnalysis`: a label and what it says, whether a product is for a person,
 how it is rated and why, a cosmetic, a label that a camera misread, what a host knows itself, and
 what to buy instead. The labels are made up. What a passage prints stands below it, after `//>`.

 Run the page in Xcode, or on any platform from the folder of the repository:

     swift run --package-path Playground IngredientPage
 */
import HealthDomain

#if canImport(PlaygroundCharts)
import PlaygroundCharts
#endif
/*:
 ## A label

 An analyzer is made once and kept. It reads what a package says as a tree, with what each name
 means.
 */
let analyzer = IngredientAnalyzer(knowledge: .embedded)

let granola = IngredientLabel(
  """
  INGREDIENTS: WHOLE GRAIN OATS, SUGAR, CHOCOLATE CHIPS (CANE SUGAR, UNSWEETENED CHOCOLATE, \
  COCOA BUTTER, SOY LECITHIN (EMULSIFIER)), ALMONDS 8%, VEGETABLE OIL (PALM, CANOLA), CONTAINS \
  2% OR LESS OF: SALT, NATURAL FLAVOR, RED 40, BHT (TO PRESERVE FRESHNESS). CONTAINS: SOY, \
  ALMONDS. MAY CONTAIN MILK AND PEANUTS. DISTRIBUTED BY EXAMPLE FOODS, PHOENIX, AZ 85003
  """)
let list = analyzer.list(of: granola)

func name(_ ingredient: Ingredient) -> String {
  guard let substance = ingredient.substance else { return "\(ingredient.name) (unknown)" }
  return "\(ingredient.name) is \(substance.name)"
}
func printTree(_ ingredients: [Ingredient], indent: String = "") {
  for ingredient in ingredients {
    let said = (ingredient.processing + ingredient.purposes).map(\.name).joined(separator: ", ")
    print(indent + name(ingredient) + (said.isEmpty ? "" : ": \(said)"))
    printTree(ingredient.ingredients, indent: indent + "  ")
  }
}
printTree(list.ingredients)
//> WHOLE GRAIN OATS is Oats
//> SUGAR is Sugar
//> CHOCOLATE CHIPS is Chocolate chip
//>   CANE SUGAR is Cane sugar
//>   UNSWEETENED CHOCOLATE is Cocoa mass
//>   COCOA BUTTER is Cocoa butter
//>   SOY LECITHIN is soya lecithin: emulsifier
//> ALMONDS is Almond
//> PALM is Palm oil
//> CANOLA is Canola oil
//> SALT is Salt
//> NATURAL FLAVOR is Natural flavouring
//> RED 40 is allura red AC
//> BHT is butylated hydroxytoluene: preservative
/*:
 Statements stand apart, so that what may be in it is no ingredient. The address is none either.
 */
for statement in IngredientList.Statement.allCases where statement != .ingredients {
  let names = list.ingredients(statedAs: statement).map(\.name)
  if !names.isEmpty { print("\(statement): \(names.joined(separator: ", "))") }
}
//> contains: SOY, ALMONDS
//> mayContain: MILK, PEANUTS
/*:
 The label states one percentage, and yet says something of every amount: the list is in descending
 order, and the last four are of at most 2 % each.
 */
func range(_ amount: Ingredient.AmountRange) -> String {
  let (least, most) = (amount.bounds.lowerBound, amount.bounds.upperBound)
  return least == most ? "\(decimal(least)) %" : "\(decimal(least)) to \(decimal(most)) %"
}
for ingredient in list.ingredients {
  if let amount = ingredient.amount { print("\(ingredient.name): \(range(amount))") }
}
//> WHOLE GRAIN OATS: 22.7 to 76.0 %
//> SUGAR: 8.0 to 42.0 %
//> CHOCOLATE CHIPS: 8.0 to 30.7 %
//> ALMONDS: 8.0 %
//> PALM: 0.0 to 8.0 %
//> CANOLA: 0.0 to 8.0 %
//> SALT: 0.0 to 2.0 %
//> NATURAL FLAVOR: 0.0 to 2.0 %
//> RED 40: 0.0 to 2.0 %
//> BHT: 0.0 to 2.0 %
/*:
 ## A person

 Somebody must not eat tree nuts, takes no risk with milk, wants no azo dyes, and likes oats.
 */
let preferences = LabelPreferences(
  avoiding: [
    .allergen(.treeNuts), .allergen(.milk, traces: .avoids), .category(.azoDyes),
    .named("palm oil"),
  ],
  liking: [.named("oats")],
  diets: [.vegetarian])
let report = analyzer.report(on: granola, for: preferences)
let messages = ReportMessages()

print(messages.text(for: report.verdict))
for cause in report.verdict.causes { print("- \(messages.text(for: cause))") }
//> Avoid
//> - Contains Nuts: ALMONDS
//> - Contains PALM, and you avoid palm oil
//> - Contains RED 40, and you avoid Azo dyes
//> - May contain traces of Milk: MILK
/*:
 What a screen shows beside it. All words come from `ReportMessages`, which a host replaces whole.
 */
func names(_ ingredients: [Ingredient]) -> String {
  ingredients.map(\.name).joined(separator: ", ")
}
print("Good: \(names(report.favorableFindings))")
print("Bad:  \(names(report.concerns))")
print("Allergens: \(report.allergens.map(\.name).joined(separator: ", "))")
print("Traces:    \(report.traces.map(\.name).joined(separator: ", "))")
for additive in report.additives {
  let number = additive.additiveNumber.map { ", \($0)" } ?? ""
  print("\(additive.name)\(number): \(additive.functions.map(\.name).joined(separator: ", "))")
}
for diet in LabelDiet.allCases { print(messages.text(for: diet, report.status(of: diet))) }
//> Good: WHOLE GRAIN OATS, UNSWEETENED CHOCOLATE
//> Bad:  ALMONDS, PALM, RED 40, BHT
//> Allergens: Nuts, Gluten, Soybeans
//> Traces:    Milk, Peanuts
//> soya lecithin: emulsifier, antioxidant
//> allura red AC, E129: colour
//> butylated hydroxytoluene, E321: antioxidant, preservative
//> May suit, depending on how it was made: vegan
//> May suit, depending on how it was made: vegetarian
//> Suits: halal
//> Suits: kosher
//> Does not suit: keto
//> Suits: low FODMAP
//> Does not suit: gluten-free
/*:
 ## The rating

 From 0 to 100, by what laws and agencies have published on the substances; not by what a person
 likes. The reasons name the sources, and the score can be computed from them, bit for bit.
 */
print(messages.text(for: report.rating))
for reason in report.reasons where reason.pointsLost > 0 {
  print("- \(decimal(reason.pointsLost)): \(messages.text(for: reason))")
}
let again = SafetyRating(
  recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
print(again == report.rating, "as of", report.asOf?.description ?? "")
//> 89 of 100
//> - 3.6: RED 40: moderate concern (EU, Reg. (EC) 1333/2008, Art. 24, Annex V, 2008)
//> - 6.9: BHT: moderate concern (FDA, 21 CFR 182, 182.3173, 2024)
//> true as of 2026-11-20
/*:
 Laws differ between markets and change with time, and so do the reports. FDA has revoked Red 3 for
 foods from 15 January 2027 on; titanium dioxide is no food additive in the European Union any more.
 */
let candy = IngredientLabel("Sugar, corn syrup, citric acid, red 3, titanium dioxide")
for (market, date) in [
  (Jurisdiction.unitedStates, try CalendarDate(2026, 12, 1)),
  (.unitedStates, try CalendarDate(2027, 2, 1)),
  (.europeanUnion, try CalendarDate(2026, 12, 1)),
] {
  let report = analyzer.report(on: candy, for: LabelPreferences(market: market, on: date))
  let (verdict, rating) = (messages.text(for: report.verdict), messages.text(for: report.rating))
  print("\(market), \(date): \(verdict), \(rating)")
  for cause in report.verdict.causes { print("- \(messages.text(for: cause))") }
}
//> unitedStates, 2026-12-01: Fits, 59 of 100
//> unitedStates, 2027-02-01: Avoid, 20 of 100
//> - red 3 is ruled out here by FDA: order of 2025-01-15, 21 CFR 74.303 (2025)
//> europeanUnion, 2026-12-01: Avoid, 20 of 100
//> - titanium dioxide is ruled out here by EU: Reg. (EU) 2022/63, Art. 1-2, Annex (2022)
/*:
 So do people. Honey is a plain food, and not one for a child of less than twelve months.
 */
let snack = IngredientLabel("Oats, apple puree, honey")
for audience in [LabelAudience.everyone, .infant] {
  let report = analyzer.report(on: snack, for: LabelPreferences(audience: audience))
  print("\(audience): \(messages.text(for: report.verdict)), \(messages.text(for: report.rating))")
  for reason in report.reasons where reason.level > .none {
    print("- \(reason.ingredient.name), by \(reason.evidence?.body ?? "")")
  }
}
//> everyone: Fits, 100 of 100
//> infant: Avoid, 20 of 100
//> - honey, by NHS
/*:
 What is not known widens the rating; it is never taken for harmless. If most is unknown, there is
 none.
 */
for text in ["Oats, sugar, salt", "Oats, sugar, salt, xylofoam", "Oats, xylofoam, brellin, quorv"] {
  let report = analyzer.report(on: IngredientLabel(text))
  print("\(text): \(messages.text(for: report.rating))")
}
//> Oats, sugar, salt: 100 of 100
//> Oats, sugar, salt, xylofoam: 88 to 100 of 100
//> Oats, xylofoam, brellin, quorv: Not enough is known to rate it
/*:
 ## A cosmetic

 The same analyzer reads INCI names. How the product is used decides which evidence counts.
 */
let sunCream = """
  Water (Aqua), Zinc Oxide, Glycerin, Butyrospermum Parkii (Shea) Butter, 1,2-Hexanediol, \
  Phenoxyethanol, Methylparaben, Parfum (Linalool, Limonene) [+/- CI 77891, CI 77491]
  """
let creamReport = analyzer.report(
  on: IngredientLabel(sunCream, for: .leaveOnCosmetic),
  for: LabelPreferences(avoiding: [.category(.parabens)], market: .europeanUnion))
for ingredient in creamReport.list.allIngredients {
  let functions = creamReport.functions(of: ingredient).map(\.name).prefix(2)
  print("\(ingredient.name) - \(functions.joined(separator: ", "))")
}
print(messages.text(for: creamReport.verdict))
for cause in creamReport.verdict.causes { print("- \(messages.text(for: cause))") }
print(messages.text(for: creamReport.rating))
//> Water - solvent, antiplaque
//> Zinc Oxide - UV filter, colorant
//> Glycerin - solvent, humectant
//> Butyrospermum Parkii (Shea) Butter - viscosity controlling, skin conditioning
//> 1,2-Hexanediol - solvent, skin conditioning
//> Phenoxyethanol - preservative, antimicrobial
//> Methylparaben - preservative, fragrance
//> Parfum - fragrance
//> Linalool - deodorant, perfuming
//> Limonene - solvent, deodorant
//> Avoid
//> - Contains Methylparaben, and you avoid Parabens
//> 87 of 100
/*:
 ## What a camera saw

 Letters that look alike, words torn apart and commas that are gone: what is mended says so.
 */
let photo = "Sugar, palrn oil, s0dium bicarbonate, lecithln, corn starch salt, citric acld"
for ingredient in analyzer.list(of: IngredientLabel(photo)).ingredients {
  print(name(ingredient) + (ingredient.isCorrected ? ", mended" : ""))
}
//> Sugar is Sugar
//> palrn oil is Palm oil, mended
//> s0dium bicarbonate is sodium hydrogen carbonate, mended
//> lecithln is lecithins, mended
//> corn starch is Corn starch, mended
//> salt is Salt, mended
//> citric acld is citric acid, mended
/*:
 ## What the host knows

 Substances of your own, or the whole taxonomies of the Open Food Facts, are text. A line that
 cannot be used is listed, and the rest is read.
 */
let house = IngredientTaxonomy(
  """
  <en:sugar
  en:moon dust, moondust sweetener
  vegan:en:yes

  this line says nothing
  """, of: .food)
for problem in house.problems { print("line \(problem.line): \(problem.reason)") }

let own = IngredientAnalyzer(knowledge: .embedded.adding([house]))
let sweet = IngredientLabel("Oats, moondust sweetener")
for analyzer in [analyzer, own] {
  let report = analyzer.report(on: sweet)
  let names = report.list.ingredients.map(name).joined(separator: "; ")
  print("\(names). Added sugars: \(report.holds(.addedSugars))")
}
//> line 5: missingColon
//> Oats is Oats; moondust sweetener (unknown). Added sugars: unknown
//> Oats is Oats; moondust sweetener is moon dust. Added sugars: yes
/*:
 ## At the shelf

 A barcode is one number, whichever symbol carries it, and a mistyped one is none.
 */
print(try Barcode("04252614", as: .upcE) == Barcode("042100005264"))
do throws(Barcode.Error) {
  print(try Barcode("042100005265"))
} catch {
  print(error)
}
//> true
//> wrongCheckDigit(found: 5, expected: 4)
/*:
 Which of the other bars is safer, which is cheaper, for somebody with an allergy to tree nuts?
 Sizes are read from the package, and prices are compared as fractions.
 */
let allergic = LabelPreferences(avoiding: [.allergen(.treeNuts)])
func bar(
  _ id: String, _ text: String, cents: Int64, _ size: String
) throws -> ProductCandidate<String> {
  let report = analyzer.report(on: IngredientLabel(text), for: allergic)
  let price = UnitPrice(try ProductPrice(cents: cents, currency: "USD"), for: try PackageSize(size))
  let (verdict, rating) = (messages.text(for: report.verdict), messages.text(for: report.rating))
  print("\(id): \(verdict), \(rating), \(price.roundedCents) cents for 100 g")
  return ProductCandidate(id: id, categories: ["bars"], report: report, unitPrice: price)
}
let pink = try bar(
  "Pink", "Oats, sugar, canola oil, salt, red 40, BHT", cents: 399, "NET WT 8.4 OZ (240g)")
let shelf = [
  try bar("Plain", "Oats, sugar, canola oil, salt", cents: 449, "6 x 40 g"),
  try bar("Cheap", "Oats, sugar, canola oil, salt, red 40, BHT", cents: 499, "1 lb"),
  try bar("Nutty", "Oats, sugar, almonds, canola oil, salt", cents: 299, "12 oz"),
]
let found = ProductRecommendations(for: pink, among: shelf)
print("Safer:  ", found.safer.map(\.product.id))
print("Cheaper:", found.cheaper.map(\.product.id))
//> Pink: Fits, 83 of 100, 168 cents for 100 g
//> Plain: Fits, 100 of 100, 187 cents for 100 g
//> Cheap: Fits, 83 of 100, 110 cents for 100 g
//> Nutty: Avoid, 100 of 100, 88 cents for 100 g
//> Safer:   ["Plain"]
//> Cheaper: ["Cheap"]
/*:
 Point by point, and with what others say: a few ratings do not outrank many.
 */
let comparison = ProductComparison(pink, shelf[0])
print("Only in Pink:", comparison.onlyInFirst)
print("Safer: \(comparison.rating), cheaper: \(comparison.unitPrice)")

let prior = try ReviewPrior(mean: 3.5)
for counts: [Int64] in [[0, 0, 0, 0, 2], [1, 2, 5, 40, 90]] {
  let reviews = try ReviewSummary(counts: counts)
  if let mean = reviews.mean, let fair = reviews.mean(with: prior) {
    print("\(reviews.count) ratings: \(decimal(mean, digits: 2)), \(decimal(fair, digits: 2))")
  }
}
//> Only in Pink: ["en:e129", "en:e321"]
//> Safer: second, cheaper: first
//> 2 ratings: 5.00, 3.93
//> 138 ratings: 4.57, 4.53
/*:
 With the table of nutrients, a food has a Nutri-Score by the rules of 2023; and its ingredients
 tell how much it is processed, by the groups of NOVA.
 */
let facts = try NutritionFacts(
  energyKilojoules: 1890, saturates: 4.5, sugars: 24, salt: 0.6, fiber: 7, protein: 8)
let score = try NutriScore(of: facts, as: .food)
print("Nutri-Score \(score.grade) (\(score.score)), NOVA \(report.novaGroup()?.number ?? 0)")
//> Nutri-Score d (13), NOVA 4
/*:
 ## Thousands at once

 A workspace is memory that one label after another uses: how many of 1000 labels of 3 foods each
 are vegan?
 */
let foods = [
  "oats", "milk", "almonds", "sugar", "honey", "rice", "eggs", "salt", "apples", "butter",
]
var workspace = IngredientAnalyzer.Workspace()
var counts: [LabelDiet.Suitability: Int] = [:]
for number in 0..<1000 {
  let text = [number % 10, number / 10 % 10, number / 100].map { foods[$0] }.joined(separator: ", ")
  let status = analyzer.withReport(on: IngredientLabel(text), using: &workspace) {
    $0.status(of: .vegan)
  }
  counts[status, default: 0] += 1
}
for status in LabelDiet.Suitability.allCases {
  if let count = counts[status] { print("\(status): \(count)") }
}
//> yes: 216
//> no: 784
/*:
 ## What it is not

 A screen with a report says so too.
 */
print(IngredientReport.disclaimer)
//> This is no medical advice. It rests on the printed list of ingredients alone; with an allergy, read the label.
