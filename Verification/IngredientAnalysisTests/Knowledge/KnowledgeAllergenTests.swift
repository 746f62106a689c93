import Testing

@testable import IngredientAnalysis

/// No way to write an allergen in a host's own knowledge loses it without a word.
@Suite struct KnowledgeAllergenTests {
  private static func knowledge(allergens: String, foods: String) -> IngredientKnowledge {
    IngredientKnowledge([
      IngredientTaxonomy(allergens, of: .allergen), IngredientTaxonomy(foods, of: .food),
    ])
  }

  private static func allergens(of food: String, in knowledge: IngredientKnowledge) -> [String] {
    knowledge.substance(id: food, kind: .food)?.allergens.map(\.id) ?? ["?"]
  }

  @Test func aKindOfAKindIsTheAllergen() {
    let knowledge = Self.knowledge(
      allergens: "<en:almonds\nen:bitter almonds\n\n<en:nuts\nen:almonds\n\nen:nuts",
      foods: "en:amaretto\nallergens:en:bitter almonds")
    #expect(Self.allergens(of: "en:amaretto", in: knowledge) == ["en:nuts"])
    #expect(knowledge.problems == [])
  }

  @Test func allergensThatAreKindsOfEachOtherAreOne() {
    let knowledge = Self.knowledge(
      allergens: "<en:two\nen:one\n\n<en:one\nen:two\n\n<en:two\nen:three\n\n<en:itself\nen:itself",
      foods: "en:a\nallergens:en:one\n\nen:b\nallergens:en:two\n\nen:c\nallergens:en:three\n\n"
        + "en:d\nallergens:en:itself")
    for food in ["en:a", "en:b", "en:c"] {
      #expect(Self.allergens(of: food, in: knowledge) == ["en:one"])
    }
    #expect(Self.allergens(of: "en:d", in: knowledge) == ["en:itself"])
  }

  @Test(arguments: ["pulses", "unheard of"])
  func aParentThatIsNoAllergenTakesNothingAway(parent: String) {
    let knowledge = Self.knowledge(
      allergens: "<en:\(parent)\nen:soy", foods: "en:tofu\nallergens:en:soy\n\nen:pulses")
    #expect(Self.allergens(of: "en:tofu", in: knowledge) == ["en:soy"])
    #expect(knowledge.problems.isEmpty == (parent == "pulses"))
  }

  @Test func anAllergenBeyondTheLimitIsAProblemAndNeverFits() {
    let names = (1...65).map { "en:allergen\($0)" }
    let knowledge = Self.knowledge(
      allergens: names.joined(separator: "\n\n"),
      foods: "en:sixty fourth\nallergens:en:allergen64\n\nen:sixty fifth\nallergens:en:allergen65")
    #expect(
      knowledge.problems == [
        IngredientKnowledge.Problem(
          substanceID: "en:allergen65", text: "en:allergen65", reason: .tooManyAllergens)
      ])
    #expect(Self.allergens(of: "en:sixty-fourth", in: knowledge) == ["en:allergen64"])
    let analyzer = IngredientAnalyzer(knowledge: knowledge)
    func verdict(_ text: String, _ allergen: Int) -> LabelVerdict? {
      analyzer.report(
        on: IngredientLabel(text),
        for: LabelPreferences(avoiding: [.allergen(Allergen(id: "en:allergen\(allergen)"))])
      ).verdict
    }
    #expect(verdict("sixty fifth", 64)?.severity == .fits)
    #expect(verdict("sixty fourth", 64)?.severity == .avoid)
    #expect(verdict("sixty fifth", 65)?.severity == .unknown)
    #expect(verdict("sixty fourth", 65)?.severity == .unknown)
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
    let knowledge = Self.knowledge(
      allergens: "en:milk\n\nen:nuts",
      foods: "en:cheese\nallergens:en:milk\n\nen:walnut\nallergens:en:nuts\n\n\(block)")
    #expect(Self.allergens(of: "en:brie", in: knowledge) == allergens)
    #expect(knowledge.problems.contains { $0.reason == .unknownName } == isProblem)
  }

  @Test func aLabelIsExemptOnlyIfAllOfItIs() throws {
    let knowledge = Self.knowledge(
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
    let oil = try #require(knowledge.substance(id: "en:refined-soy-oil"))
    let both = try #require(knowledge.substance(id: "en:soy-oil-with-whey"))
    #expect(oil.isExempt(in: .europeanUnion) && !oil.isExempt(in: .unitedStates))
    #expect(!both.isExempt(in: .europeanUnion) && both.allergens.count == 2)
  }

  @Test func moreAncestorsThanAreReadAreAProblem() {
    func chain(_ count: Int) -> IngredientKnowledge {
      let blocks = (1...count).map { "<en:food \($0 - 1)\nen:food \($0)" }
      return Self.knowledge(
        allergens: "en:milk",
        foods: (["en:food 0\nallergens:en:milk"] + blocks).joined(separator: "\n\n"))
    }
    #expect(chain(254).problems == [])
    #expect(Self.allergens(of: "en:food-254", in: chain(254)) == ["en:milk"])
    #expect(chain(300).problems.last?.reason == .tooManyAncestors)
  }

  @Test(arguments: [
    ("exempt", "EUR"), ("exempt", "us"), ("nova", "42"), ("nova", "5"), ("plain", "maybe"),
    ("fodmap", "lactose, sugar"),
  ])
  func aMalformedValueHasNoEffect(property: String, value: String) throws {
    let knowledge = Self.knowledge(
      allergens: "",
      foods: """
        en:parent
        plain:en:yes
        nova:en:1

        <en:parent
        en:food
        \(property):en:\(value)
        """)
    let food = try #require(knowledge.substance(id: "en:food"))
    #expect(
      knowledge.problems
        == [IngredientKnowledge.Problem(substanceID: "en:food", text: value, reason: .unknownValue)]
    )
    #expect(!food.isExempt(in: .europeanUnion) && !food.isExempt(in: .unitedStates))
    #expect(food.isPlainFood)
  }
}
