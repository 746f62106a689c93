import TestSupport
import Testing

@testable import IngredientAnalysis

/// The groups of NOVA: Monteiro et al., "Ultra-processed foods: what they are and how to identify
/// them", Public Health Nutrition 2019;22:936–941.
@Suite("NOVA groups: degree of processing") struct NovaGroupTests {
  private static func group(_ text: String, _ categories: [String] = []) -> NovaGroup? {
    Analyzers.embedded.report(on: IngredientLabel(text)).novaGroup(categories: categories)
  }

  /// "Food substances of no or rare culinary use", and classes of additives whose function is to
  /// make the product palatable.
  @Test(arguments: [
    "casein", "lactose", "whey", "wheat gluten", "hydrogenated vegetable oil",
    "partially hydrogenated soybean oil", "interesterified vegetable oil",
    "hydrolyzed soy protein", "soy protein isolate", "maltodextrin", "invert sugar",
    "high fructose corn syrup", "dextrose", "fructose", "glucose-fructose syrup",
    "mechanically separated chicken", "modified corn starch", "natural flavor",
    "artificial flavor", "monosodium glutamate", "red 40", "soy lecithin",
    "mono- and diglycerides", "sucralose", "aspartame", "xanthan gum", "gelling agent (pectin)",
    "carnauba wax", "polydextrose", "E471", "color", "emulsifier", "thickener", "sweetener",
    "whey powder", "sodium caseinate", "whey protein isolate", "hydrolyzed vegetable protein",
    "hydrolyzed wheat protein", "hydrolyzed whey protein", "interesterified soybean oil",
    "rice maltodextrin", "calcium caseinate",
  ])
  func aSignOfUltraProcessingIsEnough(name: String) {
    expectEqual(Self.group("Apples, \(name)"), .ultraProcessed, "\(name)")
    // It is a sign in any category, and among unknown ingredients.
    expectEqual(Self.group("Zorblax, quorv, brellin, \(name)", ["en:breads"]), .ultraProcessed)
    expectEqual(Self.group(name, ["en:vegetable-oils"]), .ultraProcessed)
  }

  @Test(arguments: [
    "salt", "sea salt", "sugar", "cane sugar", "honey", "butter", "vegetable oil", "olive oil",
    "corn starch", "potassium sorbate", "sodium nitrite", "sodium benzoate", "E252",
  ])
  func aSignOfProcessingIsCulinaryAlone(name: String) {
    expectEqual(Self.group("Apples, \(name)"), .processed, "\(name)")
    expectEqual(Self.group(name, ["en:salts"]), .culinaryIngredient)
  }

  @Test(arguments: [
    "apples", "rice, water", "beef", "whole milk", "eggs", "almonds, walnuts", "coffee",
    "black pepper", "Tomatoes, basil",
  ])
  func foodsAloneAreUnprocessed(text: String) {
    expectEqual(Self.group(text), .unprocessed)
  }

  @Test(
    arguments: [
      "fats", "salts", "vinegars", "sugars", "honeys", "maple-syrups", "vegetable-oils",
      "butters", "starches",
    ])
  func aCulinaryCategoryCounts(category: String) {
    expectEqual(
      Self.group("apples, salt", ["en:groceries", "en:\(category)"]), .culinaryIngredient)
    expectEqual(Self.group("apples", ["en:sea-\(category)"]), .culinaryIngredient)
    expectEqual(Self.group("apples, salt", ["en:\(category)-and-more"]), .processed)
  }

  @Test(
    arguments: ["wines", "beers", "cheeses", "meals", "sandwiches", "pizzas", "breads"])
  func aProcessedCategoryCounts(category: String) {
    expectEqual(Self.group("apples", ["en:\(category)"]), .processed)
    expectEqual(Self.group("", ["en:\(category)"]), .processed)
    expectEqual(Self.group("apples", ["en:\(category)", "en:salts"]), .culinaryIngredient)
    expectEqual(Self.group("apples", [category.uppercased()]), .unprocessed)
  }

  @Test(
    arguments: [
      ("", nil), ("Zorblax", nil), ("Zorblax, apples", .unprocessed),
      ("Zorblax, quorv, apples", nil), ("Zorblax, quorv, apples, rice", .unprocessed),
      ("Zorblax, quorv, salt", nil), ("Zorblax, salt", .processed),
      ("Apples. May contain whey, maltodextrin.", .unprocessed), ("Free from whey.", nil),
    ] as [(String, NovaGroup?)])
  func halfOfTheListMustBeKnown(text: String, group: NovaGroup?) {
    expectEqual(Self.group(text), group)
  }

  @Test(arguments: [ProductUse.leaveOnCosmetic, .rinseOffCosmetic, .sprayCosmetic])
  func cosmeticsHaveNone(use: ProductUse) {
    let report = Analyzers.embedded.report(on: IngredientLabel("Water, salt", for: use))
    expect(report.novaGroup() == nil && report.novaGroup(categories: ["en:breads"]) == nil)
    expect(!report.highlights.contains(.isUltraProcessed))
  }

  @Test(arguments: [("Apples, maltodextrin", true), ("Apples, salt", false), ("Apples", false)])
  func onlyUltraProcessingIsAHighlight(text: String, isHighlighted: Bool) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(report.highlights.contains(.isUltraProcessed), isHighlighted)
  }

  @Test(arguments: LongTest.seeds(40))
  func oneMoreKnownIngredientNeverLowersTheGroup(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let names = [
      "apples", "rice", "beef", "salt", "sugar", "butter", "maltodextrin", "whey", "red 40",
      "potassium sorbate", "almonds", "honey",
    ].shuffled(using: &generator)
    let categories = [["en:breads"], ["en:salts"], []].randomElement(using: &generator) ?? []
    var last = NovaGroup.unprocessed
    for count in 1...names.count {
      let text = names.prefix(count).joined(separator: ", ")
      let group = try #require(Self.group(text, categories))
      expect(group >= last, "\(text)")
      last = group
    }
    expectEqual(last, .ultraProcessed)
  }

  @Test func groupsHaveTheirNumbers() {
    expectEqual(NovaGroup.allCases.map(\.number), [1, 2, 3, 4])
    expectEqual(NovaGroup.allCases.sorted(), NovaGroup.allCases)
    for group in NovaGroup.allCases {
      expectEqual(NovaGroup(rawValue: group.rawValue), group)
    }
    for number: UInt8 in [4, 5, 255] { expectEqual(NovaGroup(rawValue: number), nil) }
  }
}
