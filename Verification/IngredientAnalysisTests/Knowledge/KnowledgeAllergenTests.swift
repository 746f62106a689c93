import TestSupport
import Testing

@testable import IngredientAnalysis

/// No way to write an allergen in a host's own knowledge loses it without a word.
@Suite("Knowledge: allergens in the host's own texts") struct KnowledgeAllergenTests {
  private static func base(allergens: String, foods: String) -> KnowledgeBase {
    KnowledgeBase.of([.allergen: allergens, .food: foods])
  }

  private static func allergens(of food: String, in base: KnowledgeBase) -> [String] {
    base.allergens(of: food, .food) ?? ["?"]
  }

  @Test func aKindOfAKindIsTheAllergen() {
    let base = Self.base(
      allergens: "<en:almonds\nen:bitter almonds\n\n<en:nuts\nen:almonds\n\nen:nuts",
      foods: "en:amaretto\nallergens:en:bitter almonds")
    expectEqual(Self.allergens(of: "en:amaretto", in: base), ["en:nuts"])
    expectEqual(base.problems, [])
  }

  @Test func allergensThatAreKindsOfEachOtherAreOne() {
    let base = Self.base(
      allergens: "<en:two\nen:one\n\n<en:one\nen:two\n\n<en:two\nen:three\n\n<en:itself\nen:itself",
      foods: "en:a\nallergens:en:one\n\nen:b\nallergens:en:two\n\nen:c\nallergens:en:three\n\n"
        + "en:d\nallergens:en:itself")
    for food in ["en:a", "en:b", "en:c"] {
      expectEqual(Self.allergens(of: food, in: base), ["en:one"])
    }
    expectEqual(Self.allergens(of: "en:d", in: base), ["en:itself"])
  }

  @Test(arguments: ["pulses", "unheard of"])
  func aParentThatIsNoAllergenTakesNothingAway(parent: String) {
    let base = Self.base(
      allergens: "<en:\(parent)\nen:soy", foods: "en:tofu\nallergens:en:soy\n\nen:pulses")
    expectEqual(Self.allergens(of: "en:tofu", in: base), ["en:soy"])
    expectEqual(base.problems.isEmpty, parent == "pulses")
  }

  private static let many = IngredientAnalyzer(
    knowledge: IngredientKnowledge([
      IngredientTaxonomy(
        (1...65).map { "en:allergen\($0)" }.joined(separator: "\n\n"), of: .allergen),
      IngredientTaxonomy(
        "en:sixty fourth\nallergens:en:allergen64\n\nen:sixty fifth\nallergens:en:allergen65",
        of: .food),
    ]))

  @Test func anAllergenBeyondTheLimitIsAProblemAndNeverFits() {
    expectEqual(
      Self.many.knowledge.problems,
      [
        IngredientKnowledge.Problem(
          substanceID: "en:allergen65", text: "en:allergen65", reason: .tooManyAllergens)
      ])
    expectEqual(
      Self.allergens(of: "en:sixty-fourth", in: Self.many.knowledge.base), ["en:allergen64"])
    func verdict(_ text: String, _ allergen: Int) -> LabelVerdict? {
      Self.many.report(
        on: IngredientLabel(text),
        for: LabelPreferences(avoiding: [.allergen(Allergen(id: "en:allergen\(allergen)"))])
      ).verdict
    }
    expectEqual(verdict("sixty fifth", 64)?.severity, .fits)
    expectEqual(verdict("sixty fourth", 64)?.severity, .avoid)
    expectEqual(verdict("sixty fifth", 65)?.severity, .unknown)
    expectEqual(verdict("sixty fourth", 65)?.severity, .unknown)
  }

  @Test(arguments: [
    // A misspelled name does not stop the inheritance.
    ("<en:cheese\nen:brie\nallergens:en:milkk", ["en:milk"], true),
    ("<en:cheese\nen:brie\nallergens:en:milkk, nuts", ["en:milk", "en:nuts"], true),
    // The name of a food is not that of an allergen.
    ("<en:cheese\nen:brie\nallergens:en:walnut", ["en:milk"], true),
    // Nothing is a statement, too.
    ("<en:cheese\nen:brie\nallergens:en:", [], false),
    ("<en:cheese\n<en:walnut\nen:brie", ["en:milk", "en:nuts"], false),
    ("<en:walnut\n<en:cheese\nen:brie", ["en:milk", "en:nuts"], false),
  ])
  func aFoodHasTheAllergensOfAllThatItIs(block: String, allergens: [String], isProblem: Bool) {
    let base = Self.base(
      allergens: "en:milk\n\nen:nuts",
      foods: "en:cheese\nallergens:en:milk\n\nen:walnut\nallergens:en:nuts\n\n\(block)")
    expectEqual(Self.allergens(of: "en:brie", in: base), allergens)
    expectEqual(base.problems.contains { $0.reason == .unknownName }, isProblem)
  }

  @Test func aLabelIsExemptOnlyIfAllOfItIs() throws {
    let base = Self.base(
      allergens: "en:soy\n\nen:milk",
      foods: """
        en:soy oil
        allergens:en:soy
        exempt:en:EU 1(a)

        en:whey
        allergens:en:milk

        <en:soy oil
        en:refined soy oil

        <en:soy oil
        <en:whey
        en:soy oil with whey
        """)
    let oil = try #require(base.record("en:refined-soy-oil"))
    let both = try #require(base.record("en:soy-oil-with-whey"))
    expectEqual(oil.marks, [.exemptEuropeanUnion])
    expect(both.marks == [] && both.allergens.nonzeroBitCount == 2)
  }

  @Test func moreAncestorsThanAreReadAreAProblem() {
    func chain(_ count: Int) -> KnowledgeBase {
      let blocks = (1...count).map { "<en:food \($0 - 1)\nen:food \($0)" }
      return Self.base(
        allergens: "en:milk",
        foods: (["en:food 0\nallergens:en:milk"] + blocks).joined(separator: "\n\n"))
    }
    let longest = chain(254)
    expectEqual(longest.problems, [])
    expectEqual(Self.allergens(of: "en:food-254", in: longest), ["en:milk"])
    expectEqual(chain(300).problems.last?.reason, .tooManyAncestors)
  }

  @Test(arguments: [
    ("exempt", "EUR"), ("exempt", "us"), ("nova", "42"), ("nova", "5"), ("plain", "maybe"),
    ("fodmap", "lactose, sugar"),
  ])
  func aMalformedValueHasNoEffect(property: String, value: String) throws {
    let base = Self.base(
      allergens: "",
      foods: """
        en:parent
        plain:en:yes
        nova:en:1

        <en:parent
        en:food
        \(property):en:\(value)
        """)
    let food = try #require(base.record("en:food"))
    expectEqual(
      base.problems,
      [IngredientKnowledge.Problem(substanceID: "en:food", text: value, reason: .unknownValue)])
    expectEqual(food.marks, [.isPlain])
  }
}
