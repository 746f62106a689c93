import IngredientAnalysis
import TestSupport
import Testing

/// Labels and the expected result for each rule of the grammar.
@Suite("Label grammar: a case for each rule") struct LabelGrammarTests {
  private static func list(_ text: String) -> IngredientList {
    Analyzers.embedded.list(of: IngredientLabel(text))
  }

  @Test(
    arguments: [
      ("", ""),
      (" ,;. ", ""),
      ("Sugar", "Sugar"),
      ("Sugar, salt, palm oil", "Sugar; salt; palm oil"),
      ("sugar,salt,milk", "sugar; salt; milk"),
      ("sugar,,salt, ,milk,", "sugar; salt; milk"),
      ("sugar; salt; milk", "sugar; salt; milk"),
      ("sugar|salt|milk", "sugar; salt; milk"),
      ("sugar • salt · milk", "sugar; salt; milk"),
      ("sugar - salt - milk", "sugar; salt; milk"),
      ("sugar – salt — milk", "sugar; salt; milk"),
      ("peppers — fruit juice", "peppers; fruit juice"),
      ("sugar, sugar", "sugar; sugar"),
      ("sugar、salt，milk", "sugar; salt; milk"),
    ])
  func signsSeparateNames(text: String, expected: String) {
    expectEqual(outline(of: Self.list(text)), expected)
  }

  @Test(
    arguments: [
      ("cream (milk, sugar), salt", "cream (milk; sugar); salt"),
      ("cream [milk, sugar], salt", "cream (milk; sugar); salt"),
      ("cream {milk, sugar}, salt", "cream (milk; sugar); salt"),
      ("cream （milk, sugar）, salt", "cream (milk; sugar); salt"),
      (
        "Filling (cream [milk {lactose, fat}, sugar]), salt",
        "Filling (cream (milk (lactose; fat); sugar)); salt"
      ),
      ("Filling (sugar, [salt), water], flour", "Filling (sugar; salt; water); flour"),
      ("cream (sugar], salt", "cream (sugar); salt"),
      ("((sugar)), (salt), [water]", "sugar; salt; water"),
      ("(sugar, salt), water", "sugar; salt; water"),
      ("sugar (((((salt))))), water", "sugar (salt); water"),
      ("sugar), salt, water", "sugar; salt; water"),
      ("sugar (salt, water", "sugar (salt; water)"),
      ("sugar (, salt), water", "sugar (salt); water"),
      ("sugar () salt", "sugar; salt"),
      ("sugar (salt)(water), oil", "sugar (salt; water); oil"),
      ("candelilla wax (tempeh) essential oil", "candelilla wax (tempeh); essential oil"),
    ])
  func bracketsNest(text: String, expected: String) {
    expectEqual(outline(of: Self.list(text)), expected)
  }

  @Test(
    arguments: [
      ("Sugar 12%, salt", "Sugar =12.0; salt"),
      ("Sugar 12 %, salt", "Sugar =12.0; salt"),
      ("Sugar (12 %), salt", "Sugar =12.0; salt"),
      ("Sugar ( 12 % ), salt", "Sugar =12.0; salt"),
      ("Sugar [3%], salt {4 %}", "Sugar =3.0; salt =4.0"),
      ("12% sugar, salt", "sugar =12.0; salt"),
      ("sugar: 5 %, salt", "sugar =5.0; salt"),
      ("butter 1,5 %, salt 0.25%", "butter =1.5; salt =0.25"),
      ("sugar 12.5 %,salt", "sugar =12.5; salt"),
      ("3 percent honey, salt", "honey =3.0; salt"),
      ("flour 5 ％", "flour =5.0"),
      ("cream [milk (5 %), 3% sugar] 20 %, salt", "cream =20.0 (milk =5.0; sugar =3.0); salt"),
      ("Chocolate (cocoa 40 %, sugar), salt", "Chocolate (cocoa =40.0; sugar); salt"),
      ("Cocoa min 30 %, sugar", "Cocoa >30.0; sugar"),
      ("Cocoa minimum 30 %, sugar", "Cocoa >30.0; sugar"),
      ("minimum 30 % cocoa, sugar", "cocoa >30.0; sugar"),
      ("Cocoa: 30% minimum, sugar", "Cocoa >30.0; sugar"),
      ("Cocoa (min 30%), sugar", "Cocoa >30.0; sugar"),
      ("milk max 5%, sugar", "milk <5.0; sugar"),
      ("milk 5 % maximum, sugar", "milk <5.0; sugar"),
      ("salt 2 % organic, sugar", "salt =2.0; sugar"),
      ("sugar 30 g, wheat flour (30 g), milk 5ml", "sugar; wheat flour; milk"),
      ("oats 100%", "oats =100.0"),
    ])
  func percentagesAreRead(text: String, expected: String) {
    expectEqual(outline(of: Self.list(text)), expected)
  }

  @Test(
    arguments: [
      ("Wheat flour, water, contains 2 % or less of: salt, yeast, sugar", 2.0),
      ("Wheat flour, water, contains 2% or less of salt, yeast, sugar", 2.0),
      ("Wheat flour, water, contains less than 2 % of salt, yeast, sugar", 2.0),
      (
        "Wheat flour, water, contains less than 2 % of each of the following: salt, yeast, sugar", 2
      ),
      ("Wheat flour, water, less than 1% of salt, yeast, sugar", 1.0),
      ("Wheat flour, water, 0.5% or less of: salt, yeast, sugar", 0.5),
    ])
  func smallAmountsBoundWhatFollows(text: String, bound: Double) {
    let list = Self.list(text)
    expectEqual(outline(of: list), "Wheat flour; water; salt; yeast; sugar")
    expect(list.ingredients(statedAs: .contains).isEmpty)
    let bounds = list.amounts.map(\.bounds.upperBound)
    expect(bounds[1] > bound && bounds[2...].allSatisfy { $0 == bound })
  }

  @Test(
    arguments: [
      ("Sugar and salt", "en:sugar; en:salt"),
      ("sugar & salt", "en:sugar; en:salt"),
      ("sugar, salt and milk", "en:sugar; en:salt; en:milk"),
      ("salt and pepper", "en:salt; en:pepper"),
      ("apple or pear juice", "en:apple-juice; en:pear-juice"),
      ("rice and wheat flour", "en:rice-flour; en:wheat-flour"),
      ("yellow 5 and 6", "en:e102; en:e110"),
      ("calcium and potassium chlorides", "en:e509; en:e508"),
      ("Cocoa fibre + fruit juice", "en:cocoa-fibre; en:fruit-juice"),
      ("Cucumber and half and half", "en:cucumber; en:half-and-half"),
      ("Nut butter and gravy", "en:nut-butter; en:gravy"),
      ("Black pepper/Nut butter", "en:black-pepper; en:nut-butter"),
      ("Pine nut and dried fruit", "en:pine-nut; en:dried-fruit"),
      ("Soy protein or cheese", "en:soy-protein; en:cheese"),
      ("Oysters and cremini mushroom", "en:oysters; en:cremini-mushroom"),
      ("oyster and cremini mushrooms", "en:oyster-mushroom; en:cremini-mushroom"),
      ("Oysters/crackers", "en:oysters; en:crackers"),
      ("Oysters/cracker meal, salt", "en:oysters; en:cracker-meal; en:salt"),
      ("Milk/cream", "en:cream"),
      ("Acid whey and tempeh", "en:acid-whey; en:tempeh"),
      ("acid citric acid", "en:acid (en:e330)"),
      ("Raw egg from Italy", "en:raw-egg"),
      ("Half and half and cucumber", "en:half-and-half; en:cucumber"),
    ])
  func joinedNamesAreSeparateIngredients(text: String, expected: String) {
    expectEqual(identifiers(of: Self.list(text)), expected)
  }

  @Test(
    arguments: [
      (LabelLanguage.french, "huile (palme, colza), sel", "en:palm-oil; en:rapeseed-oil; en:salt"),
      (.spanish, "aceite (palma, colza), sal", "en:palm-oil; en:rapeseed-oil; en:salt"),
      (.italian, "olio (palma, colza), sale", "en:palm-oil; en:rapeseed-oil; en:salt"),
      (.french, "Ingrédients : sucre, lait 5 %, sel.", "en:sugar; en:milk; en:salt"),
      (.german, "Zutaten: Zucker, Milch, Salz", "en:sugar; en:milk; en:salt"),
      (.german, "Zucker und Salz", "en:sugar; en:salt"),
      (.spanish, "Ingredientes: azúcar y sal", "en:sugar; en:salt"),
      (.italian, "Ingredienti: zucchero e sale", "en:sugar; en:salt"),
      (.french, "chlorures de calcium et de potassium", "en:e509; en:e508"),
      (.french, "chlorures de calcium, de potassium, sel", "en:e509; en:e508; en:salt"),
      (.french, "émulsifiant : lécithine de soja, sel", "en:emulsifier (en:e322i); en:salt"),
      (.french, "Émulsifiants (lécithines), sel", "en:emulsifier (en:e322); en:salt"),
    ])
  func languagesHaveTheirWords(language: LabelLanguage, text: String, expected: String) {
    let list = Analyzers.host.list(of: IngredientLabel(text, in: language))
    expectEqual(identifiers(of: list), expected)
  }

  @Test(
    arguments: [
      ("Emulsifier: soy lecithin, salt", "Emulsifier (soy lecithin); salt"),
      ("emulsifier (soy lecithin), sugar", "emulsifier (soy lecithin); sugar"),
      ("emulsifiers (soy lecithin, E471), sugar", "emulsifiers (soy lecithin; E471); sugar"),
      (
        "preservatives (potassium sorbate and sodium benzoate), sugar",
        "preservatives (potassium sorbate; sodium benzoate); sugar"
      ),
      ("Preservative: sodium benzoate; sugar", "Preservative (sodium benzoate); sugar"),
      ("colors (E102, E110), flavors", "colors (E102; E110); flavors"),
      ("acidity regulator 330, salt", "acidity regulator (330); salt"),
      ("acidity regulator (330), salt", "acidity regulator (330); salt"),
      ("acidity regulator: 330, salt", "acidity regulator (330); salt"),
    ])
  func functionsContainTheirSubstances(text: String, expected: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list), expected)
    for ingredient in list.ingredients.dropLast() {
      expect(ingredient.ingredients.isEmpty || ingredient.substance?.kind == .function)
    }
  }

  @Test(
    arguments: [
      ("Beet juice (for color), salt", "Beet juice; salt", "en:colour"),
      ("beet juice for color, salt", "beet juice; salt", "en:colour"),
      ("ascorbic acid (to preserve freshness), salt", "ascorbic acid; salt", "en:preservative"),
      ("BHT added to preserve freshness, salt", "BHT; salt", "en:preservative"),
      ("potassium sorbate (as a preservative), salt", "potassium sorbate; salt", "en:preservative"),
      ("sodium nitrite as a preservative, salt", "sodium nitrite; salt", "en:preservative"),
      ("lecithin (an emulsifier), salt", "lecithin; salt", "en:emulsifier"),
      ("Soy lecithin (emulsifier), sugar", "Soy lecithin; sugar", "en:emulsifier"),
      ("xanthan gum (thickener), sugar", "xanthan gum; sugar", "en:thickener"),
    ])
  func purposesAreAttributes(text: String, expected: String, purpose: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list), expected)
    expectEqual(list.ingredients[0].purposes.map(\.id), [purpose])
    expect(list.ingredients[1].purposes.isEmpty)
  }

  @Test(
    arguments: [
      ("freeze-dried strawberries, salt", "strawberries; salt", ["en:freeze-dried"]),
      ("chopped roasted almonds, salt", "roasted almonds; salt", ["en:chopped"]),
      ("apples (dried), salt", "apples; salt", ["en:dried"]),
      ("peaches, dried", "peaches", ["en:dried"]),
    ])
  func processesAreAttributes(text: String, expected: String, processing: [String]) {
    let list = Self.list(text)
    expectEqual(outline(of: list), expected)
    expectEqual(list.ingredients[0].processing.map(\.id), processing)
  }

  @Test(
    arguments: [
      ("organic milk, salt", ["en:organic"]),
      ("milk (organic), salt", ["en:organic"]),
      ("certified organic milk, salt", ["en:organic"]),
      ("organic fair trade milk, salt", ["en:organic", "en:fair-trade"]),
      ("milk*, salt. *Organic", ["en:organic"]),
      ("milk*, salt. * organic ** fair trade", ["en:organic"]),
      ("milk°, salt. *Organic. °Fair trade", ["en:fair-trade"]),
      ("milk†, salt. †fair trade", ["en:fair-trade"]),
      ("milk, salt. *Organic", []),
    ])
  func footnotesAreCertifications(text: String, expected: [String]) {
    let list = Self.list(text)
    expectEqual(outline(of: list), "milk; salt")
    expectEqual(list.ingredients[0].certifications.map(\.id), expected)
    expect(list.ingredients[1].certifications.isEmpty)
  }

  @Test func statementsAreSeparate() {
    let list = Self.list(
      "Sugar, salt. Contains: milk, soy. May contain nuts. Made in a facility that also processes peanuts. Free from gluten."
    )
    expectEqual(outline(of: list), "Sugar; salt")
    expectEqual(outline(of: list, statedAs: .contains), "milk; soy")
    expectEqual(outline(of: list, statedAs: .mayContain), "nuts")
    expectEqual(outline(of: list, statedAs: .facility), "peanuts")
    expectEqual(outline(of: list, statedAs: .freeFrom), "gluten")
    expectEqual(list.allIngredients.map(\.name), ["Sugar", "salt"])
    expect(list.ingredients(statedAs: .contains).allSatisfy { $0.amount == nil })
  }

  @Test(
    arguments: [
      ("Contains: milk", IngredientList.Statement.contains, "milk"),
      ("Contains milk and soy", .contains, "milk; soy"),
      ("Sugar. Allergens: milk, egg.", .contains, "milk; egg"),
      ("Sugar. May contain traces of milk and eggs.", .mayContain, "milk; eggs"),
      ("Sugar. May also contain nuts", .mayContain, "nuts"),
      ("Sugar. Traces of milk.", .mayContain, "milk"),
      ("Sugar. Produced in a facility that processes nuts", .facility, "nuts"),
      ("Sugar. Made on shared equipment with milk.", .facility, "milk"),
      ("Sugar. Does not contain milk.", .freeFrom, "milk"),
      ("Contains no milk. Sugar", .freeFrom, "milk"),
      ("Sugar, no added salt", .freeFrom, "salt"),
    ])
  func statementsAreFound(text: String, statement: IngredientList.Statement, expected: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list, statedAs: statement), expected)
    expectEqual(list.allIngredients.map(\.name).filter { $0 != "Sugar" }, [])
    for other in IngredientList.Statement.allCases where other != statement && other != .ingredients
    {
      expect(list.ingredients(statedAs: other).isEmpty)
    }
  }

  @Test(
    arguments: [
      "soy-free", "milk-free", "gluten free", "Sugar. Gluten-free.", "gluten-free sugar",
    ])
  func claimsAreNotIngredients(text: String) {
    expect(Self.list(text).allIngredients.allSatisfy { $0.name == "Sugar" || $0.name == "sugar" })
  }

  @Test(
    arguments: [
      ("Ingredients: sugar, salt", "sugar; salt"),
      ("INGREDIENTS LIST: sugar, salt", "sugar; salt"),
      ("Our story is long and good. Ingredients: sugar, salt.", "sugar; salt"),
      ("GREAT COOKIES net wt 300 g\nIngredients: sugar, salt.", "sugar; salt"),
      ("Sugar, salt\nNutrition Facts\nSodium 20 mg", "Sugar; salt"),
      ("Sugar, salt. Keep refrigerated. Distributed by Acme, Ohio", "Sugar; salt"),
      ("Sugar, salt. Nutrition facts: fat 3 g, protein 4 g", "Sugar; salt"),
      ("Sugar, salt. Best before: see lid", "Sugar; salt"),
      ("Ingredients: sugar, salt\nIngredients: milk, eggs", "sugar; salt; milk; eggs"),
      ("Ingredients: sugar. Nutrition facts: fat 3 g. Ingredients: milk.", "sugar; milk"),
      (
        "Active ingredients: zinc oxide 10%. Inactive ingredients: water", "zinc oxide =10.0; water"
      ),
    ])
  func theListIsCutOut(text: String, expected: String) {
    expectEqual(outline(of: Self.list(text)), expected)
  }

  @Test(
    arguments: [
      ("vitamins A, B1 and C, iron", "en:vitamin-a; en:vitamin-b1; en:vitamin-c; en:iron"),
      ("vitamins B6 and B12", "en:vitamin-b6; en:vitamin-b12"),
      ("vitamin B12, salt", "en:vitamin-b12; en:salt"),
      ("vitamin C (ascorbic acid), salt", "en:vitamin-c; en:salt"),
      (
        "Vitamins (B1, C), minerals (iron, zinc)",
        "en:vitamins (en:vitamin-b1; en:vitamin-c); en:minerals (en:iron; en:zinc)"
      ),
      ("vitamins: C; salt", "en:vitamins (en:vitamin-c); en:salt"),
      ("niacin, reduced iron", "en:niacin; en:reduced-iron"),
    ])
  func vitaminsAreLettersBehindTheirWord(text: String, expected: String) {
    expectEqual(identifiers(of: Self.list(text)), expected)
  }
}
