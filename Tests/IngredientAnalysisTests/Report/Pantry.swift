import TestSupport

@testable import IngredientAnalysis

/// A small knowledge for the tests of reports; its evidence is invented.
enum Pantry {
  static let allergens = """
    en:Milk, dairy
    allergens:en:milk

    en:Nuts, nut, tree nuts
    allergens:en:nuts

    <en:nuts
    en:Almond, almonds

    <en:nuts
    en:Walnut, walnuts

    en:Gluten
    allergens:en:gluten

    en:Wheat
    allergens:en:wheat, gluten

    en:Soybeans, soy, soya
    allergens:en:soybeans
    """

  static let functions = """
    en:preservative, preservatives

    en:colour, color, colors

    en:sweetener
    """

  static let categories = """
    en:Added sugars

    en:Synthetic colours

    <en:synthetic colours
    en:Azo dyes

    en:Artificial sweeteners

    en:Forbidden fats
    evidence:en:4; ban; hazard; oral; everyone; EU; Body; Act; 2020; Art. 1; -; -;
    """

  static let additives = """
    <en:azo dyes
    en:E102, tartrazine, yellow 5
    functions:en:colour
    evidence:en:2; warning; exposure; oral; everyone; world; Body; Act; 2020; Art. 2; -; -;

    en:E202, potassium sorbate
    functions:en:preservative
    evidence:en:0; listing; exposure; oral; everyone; world; Body; Act; 2020; Art. 3; -; -;

    en:E171, titanium dioxide
    functions:en:colour
    evidence:en:4; ban; hazard; oral; everyone; EU; Body; Act; 2022; Art. 4; 2022-02-07; -;
    evidence:en:1; hazard; hazard; inhaled; everyone; world; Body; List; 2010; 93; -; -;

    en:E905, mineral wax
    evidence:en:1; gap; exposure; oral; everyone; world; Body; Opinion; 2020; 5; -; -;

    en:E320, BHA
    evidence:en:3; opinion; exposure; oral; everyone; world; Body; Opinion; 2020; 6; -; -;

    en:E249, potassium nitrite
    evidence:en:1; limit; exposure; oral; infant; world; Body; Act; 2008; Art. 16; -; -;

    <en:artificial sweeteners
    en:E955, sucralose
    functions:en:sweetener
    keto:en:yes
    evidence:en:1; limit; exposure; oral; everyone; EU; Body; Act; 2008; Annex II; -; -;
    """

  static let foods = """
    <en:added sugars
    en:Sugar
    plain:en:yes
    nova:en:2
    keto:en:no
    vegan:en:yes
    vegetarian:en:yes
    evidence:en:2; warning; exposure; oral; infant; world; Body; Advice; 2026; sugar; -; -;

    en:Wheat flour, flour
    plain:en:yes
    vegan:en:yes
    vegetarian:en:yes
    allergens:en:wheat, gluten
    fodmap:en:fructans
    keto:en:no

    en:Wheat glucose syrup
    plain:en:yes
    allergens:en:wheat, gluten
    exempt:en:EU
    vegan:en:yes
    vegetarian:en:yes

    en:Water
    plain:en:yes
    vegan:en:yes
    vegetarian:en:yes

    en:Salt
    plain:en:yes
    nova:en:2
    vegan:en:yes
    vegetarian:en:yes

    en:Butter
    plain:en:yes
    allergens:en:milk
    vegan:en:no
    vegetarian:en:yes

    en:Beef
    plain:en:yes
    vegan:en:no
    vegetarian:en:no

    en:Almonds, almond
    plain:en:yes
    allergens:en:almond
    vegan:en:yes
    vegetarian:en:yes

    en:Walnuts, walnut
    plain:en:yes
    allergens:en:walnut
    vegan:en:yes
    vegetarian:en:yes

    en:Pesto
    likely-allergens:en:nuts, milk

    en:Palm oil, palm fat
    plain:en:yes
    from_palm_oil:en:yes

    <en:palm oil
    en:Palm olein
    plain:en:yes

    en:Vegetable fat
    plain:en:yes
    from_palm_oil:en:maybe

    <en:forbidden fats
    en:Trans fat

    en:Chocolate

    en:Honey
    plain:en:yes
    fodmap:en:fructose
    evidence:en:4; warning; hazard; oral; infant; world; Body; Advice; 2026; honey; -; -;

    en:Vanilla extract
    """

  static let knowledge = IngredientKnowledge([
    IngredientTaxonomy(allergens, of: .allergen), IngredientTaxonomy(functions, of: .function),
    IngredientTaxonomy(categories, of: .category),
    IngredientTaxonomy(additives, of: .additive), IngredientTaxonomy(foods, of: .food),
  ])
  static let analyzer = IngredientAnalyzer(knowledge: knowledge)

  static func report(_ text: String, _ preferences: LabelPreferences = LabelPreferences())
    -> IngredientReport
  {
    analyzer.report(on: IngredientLabel(text), for: preferences)
  }

  /// Names of ingredients, some of which are unknown or of concern.
  static let names = [
    "sugar", "flour", "water", "salt", "butter", "almonds", "palm oil", "vegetable fat",
    "trans fat", "honey",
    "tartrazine", "potassium sorbate", "titanium dioxide", "mineral wax", "BHA",
    "potassium nitrite", "sucralose",
    "vanilla extract", "zorblax", "wheat glucose syrup", "chocolate (sugar, zorblax powder)",
  ]

  /// Returns a random list of three to twelve of the names.
  static func randomList(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 3...12, using: &generator)).map { _ in
      names[Int.random(in: 0..<names.count, using: &generator)]
    }
  }
}
