/*:
 # Reading ingredient labels

 A short tour of `IngredientAnalysis`: reading a label, checking it for a person, rating it, a
 cosmetic, scan errors, your own substances, and alternatives to a product. The labels are made up.
 The output of each passage is below it, after `//>`.

 Run the page in Xcode, or on any platform from the folder of the repository:

     swift run --package-path Playground IngredientPage
 */
import HealthDomain

#if canImport(PlaygroundCharts)
import PlaygroundCharts
#endif
/*:
 ## A label

 Create an analyzer once and keep it. It reads a label as a tree and looks up each name.
 */
print("## A label")
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
//> ## A label
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
 Statements are separate from the list, so possible traces are not ingredients. The address is
 skipped.
 */
for statement in IngredientList.Statement.allCases where statement != .ingredients {
  let names = list.ingredients(statedAs: statement).map(\.name)
  if !names.isEmpty { print("\(statement): \(names.joined(separator: ", "))") }
}
//> contains: SOY, ALMONDS
//> mayContain: MILK, PEANUTS
/*:
 The label states only one percentage, but it bounds every amount: the list is in descending order,
 and the last four are at most 2 % each.
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

 This person must not eat tree nuts, avoids even traces of milk, avoids azo dyes and palm oil, and
 likes oats.
 */
print("\n## A person")
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
//>
//> ## A person
//> Avoid
//> - Contains tree nuts: ALMONDS
//> - Contains PALM, and you avoid palm oil
//> - Contains RED 40, and you avoid azo dyes
//> - May contain traces of milk: MILK
/*:
 More for the same screen. All texts come from `ReportMessages`, which an app can replace.
 */
func names(_ ingredients: [Ingredient]) -> String {
  ingredients.map(\.name).joined(separator: ", ")
}
print("Favorable: \(names(report.favorableFindings))")
print("Concerns:  \(names(report.concerns))")
print("Allergens: \(report.allergens.map(messages.name(of:)).joined(separator: ", "))")
print("Traces:    \(report.traces.map(messages.name(of:)).joined(separator: ", "))")
for additive in report.additives {
  let number = additive.additiveNumber.map { ", \($0)" } ?? ""
  print("\(additive.name)\(number): \(additive.functions.map(\.name).joined(separator: ", "))")
}
for diet in LabelDiet.allCases { print(messages.text(for: diet, report.status(of: diet))) }
//> Favorable: WHOLE GRAIN OATS, UNSWEETENED CHOCOLATE
//> Concerns:  ALMONDS, PALM, RED 40, BHT
//> Allergens: tree nuts, gluten, soy
//> Traces:    milk, peanuts
//> soya lecithin: emulsifier, antioxidant
//> allura red AC, E129: colour
//> butylated hydroxytoluene, E321: antioxidant, preservative
//> May be suitable for a vegan diet, depending on how it was made
//> May be suitable for a vegetarian diet, depending on how it was made
//> Suitable for a halal diet
//> Suitable for a kosher diet
//> Not suitable for a keto diet
//> Suitable for a low-FODMAP diet
//> Not suitable for a gluten-free diet
/*:
 ## The rating

 The rating goes from 0 to 100, and higher is better. It is based on what laws and agencies have
 published about the substances, not on a person's preferences. The reasons name the sources, and the
 rating can be recomputed from them, bit for bit.
 */
print("\n## The rating")
print(messages.text(for: report.rating))
for reason in report.reasons where reason.pointsLost > 0 {
  print("- \(decimal(reason.pointsLost)): \(messages.text(for: reason))")
}
let again = SafetyRating(
  recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
print(again == report.rating, "as of", report.asOf?.description ?? "")
//>
//> ## The rating
//> 89 of 100
//> - 3.6: RED 40: moderate concern (EU, Reg. (EC) 1333/2008, Art. 24, Annex V, 2008)
//> - 6.9: BHT: moderate concern (FDA, 21 CFR 182, 182.3173, 2024)
//> true as of 2026-11-20
/*:
 Laws differ between markets and change over time, and so do the reports. The FDA has revoked Red 3
 for foods from 15 January 2027 on, and the European Union no longer permits titanium dioxide in food.
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
//> unitedStates, 2026-12-01: Caution, 59 of 100
//> - red 3 will be prohibited in the United States from 2027-01-15: FDA, order of 2025-01-15, 21 CFR 74.303 (2025)
//> unitedStates, 2027-02-01: Avoid, 20 of 100
//> - red 3 is prohibited in the United States: FDA, order of 2025-01-15, 21 CFR 74.303 (2025)
//> europeanUnion, 2026-12-01: Avoid, 20 of 100
//> - titanium dioxide is prohibited in the European Union: EU, Reg. (EU) 2022/63, Art. 1-2, Annex (2022)
/*:
 The audience matters too. Honey is a plain food, but not for children under twelve months.
 */
let snack = IngredientLabel("Oats, apple puree, honey")
for audience in [LabelAudience.everyone, .infant] {
  let report = analyzer.report(on: snack, for: LabelPreferences(audience: audience))
  print("\(audience): \(messages.text(for: report.verdict)), \(messages.text(for: report.rating))")
  for reason in report.reasons where reason.level > .none {
    print("- \(reason.ingredient.name), by \(reason.evidence?.body ?? "")")
  }
}
//> everyone: Fits your preferences, 100 of 100
//> infant: Avoid, 20 of 100
//> - honey, by NHS
/*:
 An unknown ingredient turns the rating into a range, because it is never assumed to be harmless. If
 most of the list is unknown, there is no rating.
 */
for text in ["Oats, sugar, salt", "Oats, sugar, salt, xylofoam", "Oats, xylofoam, brellin, quorv"] {
  let report = analyzer.report(on: IngredientLabel(text))
  print("\(text): \(messages.text(for: report.rating))")
}
//> Oats, sugar, salt: 100 of 100
//> Oats, sugar, salt, xylofoam: 88 to 100 of 100
//> Oats, xylofoam, brellin, quorv: Not enough information for a rating
/*:
 ## A cosmetic

 The same analyzer reads INCI names. The use of the product decides which evidence counts.
 */
print("\n## A cosmetic")
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
//>
//> ## A cosmetic
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
//> - Contains Methylparaben, and you avoid parabens
//> 86 of 100
/*:
 ## Scan errors

 Letters that look alike, split words, and lost commas are corrected, and `isCorrected` says so.
 */
print("\n## Scan errors")
let photo = "Sugar, palrn oil, s0dium bicarbonate, lecithln, corn starch salt, citric acld"
for ingredient in analyzer.list(of: IngredientLabel(photo)).ingredients {
  print(name(ingredient) + (ingredient.isCorrected ? ", corrected" : ""))
}
//>
//> ## Scan errors
//> Sugar is Sugar
//> palrn oil is Palm oil, corrected
//> s0dium bicarbonate is sodium hydrogen carbonate, corrected
//> lecithln is lecithins, corrected
//> corn starch is Corn starch, corrected
//> salt is Salt, corrected
//> citric acld is citric acid, corrected
/*:
 ## Your own substances

 Your own substances, or the taxonomies of the Open Food Facts, are text. Lines that cannot be read are
 listed, and the rest is used.
 */
print("\n## Your own substances")
let house = IngredientTaxonomy(
  """
  <en:sugar
  en:moon dust, moondust sweetener
  vegan:en:yes

  this line says nothing
  """, of: .food)
for problem in house.problems { print(problem) }

let own = IngredientAnalyzer(knowledge: .embedded.adding([house]))
let sweet = IngredientLabel("Oats, moondust sweetener")
for analyzer in [analyzer, own] {
  let report = analyzer.report(on: sweet)
  let names = report.list.ingredients.map(name).joined(separator: "; ")
  print("\(names). Added sugars: \(report.holds(.addedSugars))")
}
//>
//> ## Your own substances
//> Line 5 must have a colon after its language or property.
//> Oats is Oats; moondust sweetener (unknown). Added sugars: unknown
//> Oats is Oats; moondust sweetener is moon dust. Added sugars: yes
/*:
 ## At the shelf

 A barcode is the same number in every symbol, and its check digit detects typing errors.
 */
print("\n## At the shelf")
print(try Barcode("04252614", as: .upcE) == Barcode("042100005264"))
do throws(Barcode.Error) {
  print(try Barcode("042100005265"))
} catch {
  print(error)
}
//>
//> ## At the shelf
//> true
//> The check digit of the barcode must be 4, not 5; at least one digit is wrong.
/*:
 Which of the other bars are safer or cheaper for a person with a tree nut allergy? Sizes are read
 from the package, and prices are compared as fractions.
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
for other in found.safer {
  for concern in other.savedConcerns { print("- \(messages.text(for: concern))") }
}
print("Cheaper:", found.cheaper.map(\.product.id))
//> Pink: Fits your preferences, 83 of 100, 168 cents for 100 g
//> Plain: Fits your preferences, 100 of 100, 187 cents for 100 g
//> Cheap: Fits your preferences, 83 of 100, 110 cents for 100 g
//> Nutty: Avoid, 100 of 100, 88 cents for 100 g
//> Safer:   ["Plain"]
//> - Less or no BHT (moderate concern)
//> - Less or no red 40 (moderate concern)
//> Cheaper: ["Cheap"]
/*:
 Two products point by point, and with reviews: a few ratings do not outrank many.
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
 From the nutrition table, a food has a Nutri-Score by the rules of 2023. Its ingredients tell how
 much it is processed, by the groups of NOVA.
 */
let facts = try NutritionFacts(
  energyKilojoules: 1890, saturates: 4.5, sugars: 24, salt: 0.6, fiber: 7, protein: 8)
let score = try NutriScore(of: facts, as: .food)
print("Nutri-Score \(score.grade) (\(score.score)), NOVA \(report.novaGroup()?.number ?? 0)")
//> Nutri-Score d (13), NOVA 4
/*:
 ## Many labels

 A workspace is reusable scratch memory. How many of 1000 labels of 3 foods each are vegan?
 */
print("\n## Many labels")
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
//>
//> ## Many labels
//> yes: 216
//> no: 784
/*:
 ## Disclaimer

 Show this text on every screen with a report.
 */
print("\n## Disclaimer")
print(IngredientReport.disclaimer)
//>
//> ## Disclaimer
//> This is not medical advice. It is based only on the printed ingredient list. If you have an allergy, always read the label.
