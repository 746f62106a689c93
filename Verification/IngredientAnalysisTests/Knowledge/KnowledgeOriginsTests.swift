import TestSupport
import Testing

@testable import IngredientAnalysis

/// A product is made of what its name says, as far as the knowledge has the words.
@Suite("Knowledge: foods that a product is made of") struct KnowledgeOriginsTests {
  private static let base = KnowledgeBuilder.base(of: [
    IngredientTaxonomy("en:peanuts\n\nen:milk\n\nen:eggs\n\nen:nuts\n\nen:gluten", of: .allergen),
    IngredientTaxonomy(
      """
      en:milk
      allergens:en:milk

      <en:milk
      en:cream

      <en:cream
      en:butter

      en:peanut
      allergens:en:peanuts

      <en:peanut
      en:peanut butter

      en:egg
      allergens:en:eggs

      en:eggnog
      allergens:en:eggs, milk

      en:nut
      allergens:en:nuts

      <en:nut
      en:tree nut

      en:gluten
      allergens:en:gluten

      en:wheat
      allergens:en:gluten

      <en:milk
      <en:cream
      en:milk cream

      <en:oats
      en:oat porridge
      allergens:en:gluten

      en:oats

      en:rice
      """, of: .food),
  ])

  /// The entry of a food, or of a product that only its name describes.
  private static func entry(_ name: String, in base: KnowledgeBase) throws -> EntryID {
    let id = "en:" + name.replacing(" ", with: "-")
    return try #require(base.entry(id.utf8, of: .food), "\(id)")
  }

  @Test(
    arguments: [
      ("milk", "en:milk"), ("cream", nil), ("butter", nil), ("peanut", "en:peanuts"),
      ("peanut butter", nil), ("egg", "en:eggs"), ("nut", "en:nuts"), ("eggnog", nil),
      ("tree nut", nil),
      ("gluten", "en:gluten"), ("wheat", nil), ("rice", nil),
    ] as [(String, String?)])
  func aFoodIsNamedAfterItsAllergen(food: String, allergen: String?) throws {
    let bits = Self.base.group(ofFood: try Self.entry(food, in: Self.base))
    let found = Self.base.allergens.indices.filter { bits >> UInt64($0) & 1 == 1 }
      .map { Self.base.string(Self.base[Self.base.allergens[$0]].id) }
    expectEqual(found, allergen.map { [$0] } ?? [])
  }

  /// A product has an allergen from a food that it is a kind of, and is not that food.
  @Test(arguments: [
    ("milk", false), ("cream", true), ("butter", true), ("peanut butter", true),
    ("peanut", false), ("tree nut", false), ("eggnog", false),
    ("milk cream", true), ("oat porridge", false), ("rice", false), ("wheat", false),
  ])
  func aFoodIsAProductOfOneWithItsAllergen(food: String, isProduct: Bool) throws {
    expectEqual(Self.base.isProduct(try Self.entry(food, in: Self.base)), isProduct)
  }

  @Test(arguments: [
    ("rice flour", "rice", LabelDiet.Suitability.yes), ("rice starch", "rice", .yes),
    ("rice", "rice", .no), ("brown rice", "rice", .no), ("brown rice flour", "rice", .yes),
    ("brown rice flour", "brown rice", .yes), ("rice flour", "brown rice", .no),
    ("rice starch syrup", "rice", .yes), ("rice starch syrup powder", "rice", .yes),
    ("rice seasoning", "rice", .maybe), ("rice starch flavouring", "rice", .maybe),
    ("rice flavouring powder", "rice", .maybe), ("rice sauce", "rice", .maybe),
    ("waxy starch", "rice", .yes), ("dip", "rice", .maybe), ("dip", "corn", .yes),
    ("dip", "milk", .no), ("rice bowl", "rice", .no), ("rice bowl flour", "rice", .no),
    ("licorice flour", "rice", .no), ("riceflour", "rice", .no), ("price starch", "rice", .no),
    ("rice milk", "milk", .no), ("rice milk", "rice", .yes), ("milk powder", "milk", .yes),
    ("corn starch", "corn", .yes), ("maize starch", "corn", .yes),
    ("indian corn oil", "corn", .yes),
    ("sweet corn flakes", "corn", .yes), ("maize sauce", "corn", .maybe),
    ("popped maize oil", "corn", .no), ("maize starch", "rice", .no), ("flour", "rice", .no),
  ])
  func aProductIsMadeOfTheFoodBeforeItsLastWords(
    product: String, food: String, isMade: LabelDiet.Suitability
  ) throws {
    let base = KnowledgeBuilder.base(of: [
      IngredientTaxonomy("en:rice\n\n<en:rice\nen:brown rice\n\nen:milk", of: .food),
      IngredientTaxonomy("en:corn, maize, Indian corn\n\n<en:corn\nen:sweet corn", of: .food),
      IngredientTaxonomy(
        """
        en:rice starch

        <en:rice starch
        en:waxy starch

        en:rice sauce

        en:corn oil

        <en:rice sauce
        <en:corn oil
        en:dip

        en:\(product)
        """, of: .food),
    ])
    let target = try Self.entry(food, in: base)
    let found = base.isMade(
      try Self.entry(product, in: base), of: target, identifiers: base.identifiers(ofFood: target))
    expectEqual(found, isMade)
  }

  @Test func theNamesOfAFoodAreWrittenLikeIdentifiers() throws {
    let base = KnowledgeBuilder.base(of: [
      IngredientTaxonomy(
        "en:Corn, Maïze, corn\\, sweet\nfr:maïs\nxx:Zea\n\nen:other, mais", of: .food)
    ])
    expectEqual(
      base.identifiers(ofFood: try Self.entry("corn", in: base)),
      ["en:corn", "en:maize", "en:corn-sweet"])
  }
}
