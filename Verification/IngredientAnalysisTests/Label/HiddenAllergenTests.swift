import IngredientAnalysis
import TestSupport
import Testing

/// Bullets, lines, and claims beside an allergen, none of which may hide it.
@Suite("Allergens: hidden beside bullets, lines, and claims") struct HiddenAllergenTests {
  private static func verdict(
    on text: String, avoiding allergen: Allergen, in codes: [String] = ["en"]
  ) -> LabelVerdict.Severity {
    let analyzer =
      codes == ["en"]
      ? Analyzers.embedded
      : analyzers[codes[0]] ?? Analyzers.embedded
    let label = IngredientLabel(text, in: LabelLanguage(code: codes[0]) ?? .english)
    return analyzer.report(on: label, for: LabelPreferences(avoiding: [.allergen(allergen)]))
      .verdict.severity
  }

  @Test(arguments: [
    // Bullets and dashes between the items of a list.
    ("Ingredients: Sugar • Cocoa • Butter • Salt", Allergen.milk), ("Coconut • Milk", .milk),
    ("Egg • Plant", .eggs), ("Egg · Plant", .eggs), ("Cocoa – Butter – Sugar", .milk),
    ("Cocoa - Butter", .milk), ("- Cocoa\n- Butter", .milk), ("Egg\n- Plant", .eggs),
    // A claim ends with what it denies.
    ("Granola (oats, no sugar added peanut butter, honey)", .peanuts),
    ("oats, no-sugar-added peanut butter, salt", .peanuts), ("no salt added tuna, water", .fish),
    ("oats, no hormones added milk, sugar", .milk), ("oats, no nuts just milk", .milk),
    ("Contains no nuts however milk is handled on site", .milk),
    // So it does at the end of a line.
    ("sugar, salt\nNo preservatives\nwhey powder, cocoa", .milk),
    ("Free from gluten\nMilk, sugar", .milk), ("Free from gluten\nMilk, eggs", .milk),
    ("No nuts\nMilk, sugar", .milk),
    // A line about the product does not change the name above it.
    ("rice. Contains: milk\nSuitable for vegans", .milk),
    ("Contains: fish\nSuitable for vegetarians", .fish),
    ("rice, salt, egg\nSuitable for vegans", .eggs), ("rice, butter\nVegan", .milk),
    // Food without fat is food.
    ("strawberries, yogurt 0%, sugar.", .milk), ("milk 0 % fat, sugar", .milk),
    ("0% yoghurt, sugar", .milk),
    // Norway.
    ("NO: soya, salt", .soybeans), ("Origin: NO. Salmon, salt", .fish),
    ("Salt. Origin: NO. Milk", .milk),
    // A claim ends where the text says what the food is made with.
    ("Free from nuts with real milk", .milk), ("Free from nuts made with milk", .milk),
    // A claim behind a name does not make it another food.
    ("sugar, butter dairy free", .milk), ("ghee vegan, sugar", .milk),
    // Words that end a list elsewhere may be part of a name.
    ("sugar, preparation of fruit, m1lk", .milk),
    ("sugar, produced by fermentation, butter", .milk),
  ])
  func theAllergenIsFound(text: String, allergen: Allergen) {
    expectEqual(Self.verdict(on: text, avoiding: allergen), .avoid)
  }

  @Test(arguments: [
    ("sugar. Made in a bakery that is not nut free.", Allergen.treeNuts),
    ("Packed in a facility that is not peanut-free.", .peanuts),
    ("May contain nuts and is not milk free", .milk),
    ("Produced in a non nut free environment", .treeNuts),
    ("Made in a kitchen that isn't nut free.", .treeNuts),
    ("Sugar. Made in a facility free from nuts that also processes milk.", .milk),
    ("rice. May contain wheat\nGluten free", .gluten), ("May contain nuts\nMilk free", .treeNuts),
    // A lost comma behind what a claim denies.
    ("sugar, no salt butter", .milk), ("no fat milk, sugar", .milk), ("No rBST milk, sugar", .milk),
    ("No-stir peanut butter, sugar", .peanuts),
  ])
  func theTraceIsFound(text: String, allergen: Allergen) {
    expectEqual(Self.verdict(on: text, avoiding: allergen), .caution)
  }

  @Test(arguments: [
    ("sugar, salt, E471 (lait).", Allergen.milk), ("modified starch (blé)", .gluten),
    ("E322 (oeuf), salt", .eggs),
    // Misread words in statements.
    ("sugar. May contain: almonds and pcanut butter", .peanuts),
    ("sugar, salt. Store in a cool place. Contains m1lk", .milk),
    // A name over two lines in a list without commas.
    ("Sugar\nCoconut\nMilk\nSalt", .milk),
  ])
  func whatMayBeAnAllergenIsUnread(text: String, allergen: Allergen) {
    expectEqual(Self.verdict(on: text, avoiding: allergen), .unknown)
  }

  private static let labels = LongTest.values(
    [
      ("sucre\nSans gluten\nLait, sel", "fr", Allergen.milk),
      ("sucre, sans colorants avec du lait", "fr", .milk),
      ("Senza noci ma con latte", "it", .milk), ("Sin nueces pero con leche", "es", .milk),
      ("Zonder noten maar met melk", "nl", .milk), ("Utan nötter men med mjölk", "sv", .milk),
      ("Zucker, ohne Palmöl\nButter, Salz", "de", .milk), ("Lecithin (ägg), Salz", "de", .eggs),
    ], small: 3)

  /// The analyzers of the languages of these labels, because to create one takes long.
  private static let analyzers = Dictionary(
    uniqueKeysWithValues: Set(labels.map(\.1)).map { code in
      (code, IngredientAnalyzer(languages: [LabelLanguage(code: code) ?? .english]))
    })

  @Test(arguments: labels)
  func otherLanguagesHideNothing(text: String, code: String, allergen: Allergen) {
    expect(Self.verdict(on: text, avoiding: allergen, in: [code]) > .fits, "\(text)")
  }

  /// What the same words deny stays denied.
  @Test(arguments: [
    "Made without\nmilk or nuts. Ingredients: sugar",
    "Free from milk,\neggs and nuts. Ingredients: sugar", "sugar, 0 % milk", "sugar, no milk added",
    "Contains no nuts or\nmilk. Ingredients: sugar", "sugar. Made in a milk free facility.",
    "sugar, dairy free butter", "sugar. No artificial preservatives added.",
    "sugar, salt, storage: cool and dry",
    "sugar. Store in a cool place. Contains 12 servings",
    "sugar. Store in a cool place that contains xyzzy",
    "sugar. Store in a cool place. Contains the xyzzy story of our founders",
  ])
  func aClaimStillDenies(text: String) {
    expectEqual(Self.verdict(on: text, avoiding: .milk), .fits)
  }

  /// A name across a line or a dash stays one, but not across a bullet.
  @Test(arguments: [
    ("sugar, coconut\nmilk, salt", ["sugar", "coconut\nmilk", "salt"]),
    ("cane\norganic sugar", ["cane", "sugar"]), ("corn - starch", ["corn - starch"]),
    ("corn • starch", ["corn", "starch"]),
  ])
  func aNameMayContinue(text: String, names: [String]) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expectEqual(list.ingredients.map(\.name), names)
  }

  /// A misread compound keeps the name of an allergen, or is not read; the flour of locust beans has none.
  @Test func aCorrectionHidesNoPartOfACompound() {
    let german = IngredientAnalyzer(languages: [.german])
    let preferences = LabelPreferences(avoiding: [.allergen(.gluten)], market: .europeanUnion)
    func severity(_ name: String) -> LabelVerdict.Severity {
      german.report(on: IngredientLabel("Salz, \(name)", in: .german), for: preferences).severity
    }
    for name in ["Guakernmehl", "Guarkemmehl", "Johannisbotkernmehl"] {
      expectEqual(severity(name), .fits, name)
    }
    for part in ["kuchen", "mehl", "brot"] {
      for start in ["Specx", "Schinkn", "Zwibel", "Tomatn"] {
        expect(severity(start + part) != .fits, start + part)
      }
    }
  }
}
