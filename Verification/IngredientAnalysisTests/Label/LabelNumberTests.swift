import IngredientAnalysis
import TestSupport
import Testing

/// Numbers as labels print them.
@Suite("Label grammar: numbers and percentages") struct LabelNumberTests {
  private static func percentage(_ text: String) -> Ingredient.StatedPercentage? {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expectEqual(list.ingredients.map(\.name), ["milk"], "\(text)")
    return list.ingredients.first?.percentage
  }

  @Test(
    arguments: [
      ("milk 12 %", 12), ("milk 0.05 %", 0.05), ("milk 1/2 %", 0.5), ("1 1/2 % milk", 1.5),
      ("milk ½ %", 0.5), ("milk 1½ %", 1.5), ("milk 2 ¾ %", 2.75), ("milk 100 %", 100),
      ("milk １２％", 12), ("milk ４．５ %", 4.5), ("milk ١٢٪", 12), ("٤٫٠٥٪ milk", 4.05),
      ("milk ۱۲ %", 12), ("milk 3,25 %", 3.25), ("milk .5 %", 0.5), ("milk (.25%)", 0.25),
      (".0625 % milk", 0.062), ("milk5%", 5), ("milk approx. 5 %", 5), ("approx. 5 % milk", 5),
    ])
  func percentagesAreRead(text: String, expected: Double) {
    expectEqual(Self.percentage(text), .exactly(expected))
  }

  @Test(
    arguments: [
      ("milk 3-5 %", 3, 5), ("milk 3–5%", 3, 5), ("3-5% milk", 3, 5), ("milk 3 - 5 %", 3, 5),
      ("milk (3 - 5 %)", 3, 5), ("milk 2,5-3.5 %", 2.5, 3.5), ("milk 5-3 %", 3, 5),
      ("milk 0-100 %", 0, 100), ("milk 3–3 %", 3, 3), ("milk 3%-5%", 3, 5),
      ("milk (3%–5%)", 3, 5),
    ])
  func aRangeOfPercentagesIsRead(text: String, lowest: Double, highest: Double) {
    expectEqual(Self.percentage(text), .between(lowest...highest))
  }

  @Test(
    arguments: [
      ("milk <2%", .atMost(2)), ("milk (< 2 %)", .atMost(2)), ("<2 % milk", .atMost(2)),
      ("milk ≤2%", .atMost(2)), ("milk >2%", .atLeast(2)), ("milk (≥ 2 %)", .atLeast(2)),
      ("up to 2 % milk", .atMost(2)), ("milk < .5 %", .atMost(0.5)), ("milk % 2 %", .exactly(2)),
    ] as [(String, Ingredient.StatedPercentage)])
  func aSignOrWordBoundsAPercentage(text: String, expected: Ingredient.StatedPercentage) {
    expectEqual(Self.percentage(text), expected)
  }

  /// Recipes say how much of each ingredient there is before its name.
  @Test(
    arguments: [
      "250 g milk", "100 ml milk", "2 oz. of milk", "5 g (milk)", "3 milk", "12 milk", "250g milk",
    ])
  func anAmountBeforeANameIsNotPartOfIt(text: String) {
    let report = Analyzers.exact.report(on: IngredientLabel(text + ", salt"))
    expect(report.allergens.map(\.id) == ["en:milk"] && report.traces.isEmpty)
    expectEqual(report.list.allIngredients.map(\.name), ["milk", "salt"])
  }

  @Test func aRangeBoundsTheAmounts() {
    let label = IngredientLabel("milk 60 %, sugar 20-30 %, salt")
    let amounts = Analyzers.exact.list(of: label).amounts
    expectEqual(amounts.map(\.bounds), [60...60, 20...30, 10...20])
  }

  @Test(
    arguments: [
      "milk 3 5 %", "milk 3/5 %", "milk 30-120 %", "milk B-5 %", "milk -5 % -5 %",
      "milk -5 - -5 %", "milk -9 to -5 %", "\u{FF05} -5 \u{85} -5 %", "milk (-5 -5 %)",
    ])
  func otherNumbersAreNoRange(text: String) {
    for ingredient in Analyzers.exact.list(of: IngredientLabel(text)).ingredients {
      if case .between = ingredient.percentage { Issue.record("\(text)") }
    }
  }

  @Test(arguments: ["milk 120 %", "milk -5 %", "milk \u{2212}5 %", "-5 % milk", "milk 1000 %"])
  func whatNoProductContainsIsNoPercentage(text: String) {
    expectEqual(Self.percentage(text), nil)
  }

  @Test(arguments: ["milk 3/2 %", "milk 1/0 %", "milk 1/200 %"])
  func otherFractionsAreNoPercentage(text: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expect(list.ingredients.first?.percentage != .exactly(1.5))
    expect(list.ingredients.allSatisfy { $0.percentage.map { $0.value <= 100 } ?? true })
  }

  @Test(
    arguments: [
      ("choco-\nlate, salt", "en:chocolate; en:salt"), ("pea-\r\n nuts", "en:peanut"),
      ("al\u{AD}\nmonds", "en:almond"), ("al\u{AD}monds", "en:almond"),
      ("mono- and di-\nglycerides", "en:e471"), ("sugar -\nsalt", "en:sugar; en:salt"),
      ("soy-\nlecithin", "en:soya-lecithin"),
    ])
  func aWordMayBeCutByALineEnd(text: String, expected: String) {
    expectEqual(identifiers(of: Analyzers.exact.list(of: IngredientLabel(text))), expected)
  }

  @Test(
    arguments: [
      ("Soya lecithin E322", "en:soya-lecithin"), ("E322 soy lecithin", "en:soya-lecithin"),
      ("Citric acid E330", "en:e330"), ("E330 citric acid", "en:e330"),
    ])
  func aNameBesideANumberIsKept(text: String, expected: String) {
    expectEqual(identifiers(of: Analyzers.exact.list(of: IngredientLabel(text))), expected)
  }

  /// Two names share as many words as make the first one a name.
  @Test(arguments: [
    "Skimmed and whole milk powder", "Skim and whole milk powder",
  ])
  func twoNamesShareTheirLastWords(text: String) {
    let ingredients = Analyzers.exact.list(of: IngredientLabel(text)).ingredients
    expect(ingredients.count == 2 && ingredients.allSatisfy { $0.substance != nil }, "\(text)")
  }

  @Test(
    arguments: [
      ("Cashews roasted in vegetable oil (peanut, corn), salt", ["en:nuts", "en:peanuts"]),
      ("Clam extract (shellfish)", ["en:crustaceans", "en:molluscs"]),
      ("Vegetable oil (peanut, palm)", ["en:peanuts"]),
      ("Vegan cheese (casein), salt", ["en:milk"]), ("Vegan cheese (milk)", ["en:milk"]),
      ("Dairy free cheese (whey), salt", ["en:milk"]),
      // A claim behind a name does not make it another food; only "gluten-free" has a legal meaning.
      ("Ghee (dairy free), salt", ["en:milk"]), ("Whey (vegan)", ["en:milk"]),
      ("Cheese*, salt. *vegan", ["en:milk"]), ("Almonds (nut free)", ["en:nuts"]),
      ("Vegan butter, salt", []), ("Oats (gluten free)", []), ("Lactic acid (non-dairy)", []),
      ("Skimmed and whole milk powder", ["en:milk"]),
      ("Sodium caseinate (a milk derivative)", ["en:milk"]),
      ("Soya lecithin E322", ["en:soybeans"]),
      ("*organic wheat flour, *milk. *organic", ["en:gluten", "en:milk", "en:wheat"]),
      ("all purpose wheat flour", ["en:gluten", "en:wheat"]),
      ("Sugar, with no more than 2 % soy flour", ["en:soybeans"]),
    ])
  func noAllergenOfANameIsLost(text: String, expected: [String]) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(report.allergens.map(\.id).sorted(), expected)
  }

  @Test(
    arguments: [
      ("Palm oil (soybean, corn)", "en:palm-oil (en:soybean-oil; en:corn-oil)"),
      ("Potato starch (corn, tapioca)", "en:potato-starch (en:corn-starch; en:tapioca-starch)"),
      (
        "Partially hydrogenated vegetable oil (palm, soybean)",
        "en:partially-hydrogenated-vegetable-oil (en:palm-oil; en:soybean-oil)"
      ),
      ("Vegetable oil (palm, soybean)", "en:palm-oil; en:soybean-oil"),
      ("Modified starch (corn, potato)", "en:corn-starch; en:potato-starch"),
      ("Rye flour (gluten)", "en:rye-flour (en:gluten)"),
      ("Butter (milk)", "en:butter"), ("Cheese (whey)", "en:cheese (en:whey)"),
      ("Algal oil (mustard)", "en:algal-oil (en:mustard-oil)"),
      (
        "Grapeseed oil [medium chain triglycerides]",
        "en:grapeseed-oil (en:medium-chain-triglycerides)"
      ),
    ])
  func aGroupStaysUnlessItSaysNoMoreThanItsNoun(text: String, expected: String) {
    expectEqual(identifiers(of: Analyzers.embedded.list(of: IngredientLabel(text))), expected)
  }

  @Test func aSignBeforeANameRefersToItsFootnote() {
    let list = Analyzers.embedded.list(
      of: IngredientLabel("*organic wheat flour, *sugar, salt. *Certified organic"))
    expectEqual(list.ingredients.map(\.name), ["wheat flour", "sugar", "salt"])
    expectEqual(list.ingredients[1].certifications.map(\.id), ["en:organic"])
    expect(list.ingredients[2].certifications.isEmpty)
    expect(list.ingredients(statedAs: .unread).isEmpty)
  }

  /// A name and its number are one additive, however the number is written, also where "e" is "and".
  @Test(arguments: [
    ("en", "pectin", "citric acid"), ("fr", "pectine", "acide citrique"),
    ("de", "Pektin", "Zitronens\u{E4}ure"), ("es", "pectina", "\u{E1}cido c\u{ED}trico"),
    ("it", "pectina", "acido citrico"), ("nl", "pectine", "citroenzuur"),
    ("pl", "pektyna", "kwas cytrynowy"), ("sv", "pektin", "citronsyra"),
    ("da", "pektin", "citronsyre"), ("nb", "pektin", "sitronsyre"),
    ("fi", "pektiini", "sitruunahappo"), ("pt", "pectina", "\u{E1}cido c\u{ED}trico"),
  ])
  func aNameAndItsNumberAreOneAdditive(code: String, pectin: String, acid: String) {
    let caramel = EveryLanguage.name(of: "en:caramel", in: code)
    let names = [(pectin, "440"), (acid, "330")] + "abcd".map { (caramel, "150\($0)") }
    for (name, number) in names {
      for written in ["E\(number)", "E \(number)", "E-\(number)"] {
        let list = EveryLanguage.report("\(name) \(written)", code).list
        expectEqual(identifiers(of: list), "en:e\(number)", "\(code): \(name) \(written)")
      }
      guard name != caramel else { continue }
      let list = EveryLanguage.report("\(name) E 120", code).list
      expect(identifiers(of: list) != "en:e120", "\(code): \(name) E 120")
    }
  }
}
