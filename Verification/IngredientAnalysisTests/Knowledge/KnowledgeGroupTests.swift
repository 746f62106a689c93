import TestSupport
import Testing

@testable import IngredientAnalysis

/// The properties that categories and allergens hand to their members and kinds.
@Suite("Knowledge: categories and their members") struct KnowledgeGroupTests {
  // MARK: Categories

  /// Every kind of ingredient with the identifier of a member is one, whatever comes first.
  @Test(arguments: [
    (KnownSubstance.Kind.food, true), (.additive, true), (.cosmetic, true), (.vitamin, true),
    (.mineral, true), (.nutrient, true), (.category, true), (.function, false),
    (.allergen, false), (.processing, false),
  ])
  func aMemberGainsItsCategoryAsAParent(kind: KnownSubstance.Kind, isMember: Bool) {
    let category = IngredientTaxonomy(
      "en:bright\nvegan:en:no\nmembers:en:beet, en:beet, bright", of: .category)
    let others = [
      IngredientTaxonomy("en:beet", of: .food),
      IngredientTaxonomy("<en:root\nen:beet\n\nen:root\nvegan:en:yes", of: kind),
    ]
    for texts in [[category] + others, others + [category]] {
      let base = KnowledgeBuilder.base(of: texts)
      expectEqual(base.problems, [])
      let parents = isMember ? ["en:root", "en:bright"] : ["en:root"]
      expectEqual(base.parents(of: "en:beet", kind), parents)
      // The parents that the entry names are nearer.
      expectEqual(base.record("en:beet", kind)?.vegan, .yes)
      expectEqual(base.parents(of: "en:bright"), [])
    }
  }

  /// A member may be named by a synonym, a number, or in another language.
  @Test(arguments: ["en:E 120", "en:e120", "en:carmine", "fr:carmin", "de:karmin", "en:INS 120"])
  func aMemberHasAnyOfItsNames(name: String) {
    let base = KnowledgeBase.of([
      .category: "en:insects\nvegan:en:no\nvegetarian:en:no\nmembers:xx:\(name)",
      .additive: "en:E 120, carmine\nfr:carmin\nde:Karmin\nvegetarian:en:maybe",
    ])
    let carmine = base.record("en:e120")
    expectEqual(base.parents(of: "en:e120"), ["en:insects"])
    expect(carmine?.vegan == .no && carmine?.vegetarian == .maybe)
  }

  @Test func theNamesOfACategoryInPreferencesAreFolded() {
    let base = KnowledgeBase.of([
      .category: "en:bright\navoided_as:en:Bright Colours, E-Numbers,, Crème\\, dyed",
      .food: "en:beet\navoided_as:en:roots",
      .category: "en:dull\navoided_as:en:dull",
    ])
    expectEqual(
      base.groupNames.map { base.string(base[$0.category].id) },
      ["en:bright", "en:bright", "en:bright", "en:dull"])
    expectEqual(
      base.groupNames.map { String(decoding: $0.name, as: UTF8.self) },
      ["bright colours", "e numbers", "creme dyed", "dull"])
  }

  // MARK: Allergens

  private static let allergens = """
    en:Nuts
    fr:fruits à coque

    <en:nuts
    en:almonds, almond

    <en:nuts
    <en:seeds
    en:nut and seed mix

    en:seeds

    en:milk
    """

  /// A kind of an allergen is that allergen, by any name and in any order of the texts.
  @Test(arguments: [
    ("en:nuts", ["en:nuts"]), ("en:almonds", ["en:nuts"]), ("en:Almond", ["en:nuts"]),
    ("fr:fruits à coque", ["en:nuts"]), ("en:nut and seed mix", ["en:nuts", "en:seeds"]),
    ("en:milk, almond", ["en:nuts", "en:milk"]), ("en:almonds, nuts", ["en:nuts"]),
  ])
  func aFoodContainsTheGroupOfItsAllergens(list: String, expected: [String]) {
    for property in ["allergens", "likely-allergens", "free_of"] {
      let allergens = IngredientTaxonomy(Self.allergens, of: .allergen)
      let foods = IngredientTaxonomy(
        "<en:bar\nen:piece\n\nen:bar\n\(property):en:\(list)", of: .food)
      for texts in [[allergens, foods], [foods, allergens]] {
        expectBits(property, expected, in: KnowledgeBuilder.base(of: texts))
      }
    }
  }

  /// Compares the bits of a property of the food and of its kind, which inherits all but denials.
  private func expectBits(_ property: String, _ ids: [String], in base: KnowledgeBase) {
    func names(_ bits: UInt64) -> [String] {
      base.allergens.indices.filter { bits >> UInt64($0) & 1 == 1 }
        .map { base.string(base[base.allergens[$0]].id) }
    }
    for (id, inherits) in [("en:bar", true), ("en:piece", false)] {
      guard let entry = base.entry(id.utf8, of: .food).map({ base[$0] }) else {
        Issue.record("\(id) has no entry.")
        continue
      }
      expectEqual(names(entry.allergens), property == "allergens" ? ids : [])
      expectEqual(names(entry.likelyAllergens), property == "likely-allergens" ? ids : [])
      expectEqual(names(entry.denied), property == "free_of" && inherits ? ids : [])
    }
  }

  /// A likely allergen that is certain is not likely, whichever of the two is inherited.
  @Test(arguments: [
    ("allergens:en:milk", "likely-allergens:en:milk, nuts", ["en:milk"], ["en:nuts"]),
    ("likely-allergens:en:milk, nuts", "allergens:en:milk", ["en:milk"], ["en:nuts"]),
    ("allergens:en:milk\nlikely-allergens:en:nuts", "vegan:en:no", ["en:milk"], ["en:nuts"]),
    ("allergens:en:milk", "allergens:en:", [], []),
    ("likely-allergens:en:milk", "likely-allergens:en:", [], []),
    ("allergens:en:milk\nlikely-allergens:en:nuts", "allergens:en:nuts", ["en:nuts"], []),
  ])
  func aLikelyAllergenIsNeverACertainOne(
    parent: String, lines: String, certain: [String], likely: [String]
  ) throws {
    let base = KnowledgeBase.of([
      .allergen: Self.allergens, .food: "<en:bar\nen:piece\n\(lines)\n\nen:bar\n\(parent)",
    ])
    let piece = base[try #require(base.entry("en:piece".utf8, of: .food))]
    func names(_ bits: UInt64) -> [String] {
      base.allergens.indices.filter { bits >> UInt64($0) & 1 == 1 }
        .map { base.string(base[base.allergens[$0]].id) }
    }
    expect(names(piece.allergens) == certain && names(piece.likelyAllergens) == likely)
  }

  // MARK: Values

  /// Each property has a place of its own, beside the marks and the group that share its byte.
  @Test(arguments: ["vegan", "vegetarian", "from_palm_oil", "halal", "kosher", "keto"])
  func anAnswerIsThatOfItsProperty(property: String) throws {
    let answers: [(String, LabelDiet.Suitability)] = [
      ("yes", .yes), ("no", .no), ("maybe", .maybe),
    ]
    for (word, answer) in answers {
      let base = KnowledgeBase.of([
        .allergen: "en:milk",
        .food: """
        <en:bar
        en:piece

        en:bar
        fodmap:en:fructans, gos, lactose, fructose, polyols
        nova:en:4
        plain:en:yes
        \(property):en:\(word)
        allergens:en:milk
        exempt:en:EU
        exempt:en:US
        """,
      ])
      for id in ["en:bar", "en:piece"] {
        let entry = base[try #require(base.entry(id.utf8, of: .food))]
        let found = [
          ("vegan", entry.vegan), ("vegetarian", entry.vegetarian), ("halal", entry.halal),
          ("from_palm_oil", entry.palmOil), ("kosher", entry.kosher), ("keto", entry.keto),
        ]
        for (name, value) in found { expectEqual(value, name == property ? answer : .unknown) }
        expect(entry.nova == 4 && entry.fodmaps == Fodmaps(rawValue: 31))
        expectEqual(entry.marks, [.isPlain, .exemptEuropeanUnion, .exemptUnitedStates])
      }
    }
  }

  /// The inventory lists substances by stating their functions.
  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func anInventoryListsWhatHasAFunction(isInventory: Bool, hasFunction: Bool, isListed: Bool) throws
  {
    let text = "<en:rose\nen:rose oil\n\nen:rose\n\(hasFunction ? "functions:en:perfuming" : "")"
    let base = KnowledgeBuilder.base(of: [
      IngredientTaxonomy("en:perfuming", of: .function),
      IngredientTaxonomy(utf8: text.utf8, of: .cosmetic, isInventory: isInventory),
    ])
    let entries = try ["en:rose", "en:rose-oil"].map { try #require(base.entry($0.utf8)) }
    expectEqual(entries.map { base[$0].marks.contains(.isListed) }, [isListed, false])
  }
}
