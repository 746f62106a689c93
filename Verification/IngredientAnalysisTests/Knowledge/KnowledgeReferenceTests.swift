import Testing

@testable import IngredientAnalysis

/// Lines refer to entries by their names, and every line that refers to none is a problem.
@Suite struct KnowledgeReferenceTests {
  private typealias Problem = IngredientKnowledge.Problem

  private static func knowledge(
    _ texts: KeyValuePairs<KnownSubstance.Kind, String>
  ) -> IngredientKnowledge {
    IngredientKnowledge(texts.map { IngredientTaxonomy($0.value, of: $0.key) })
  }

  // MARK: Problems

  /// Lines of three taxonomies, of which the last one adds to an entry of the first.
  @Test func everyLineWithoutEffectIsListedOnce() {
    let knowledge = Self.knowledge([
      .food: """
      <en:gramma
      <en:grain
      en:grain bread
      kosher:en:often
      allergens:en:milk, glutin, soy

      en:grain, cereal
      likely-allergens:en:milk,nutz
      halal:en:yes
      """,
      .additive: """
      en:E 999
      <en:quillaja
      mandatory_additive_class:en:foamer, frother
      additives_classes:en:foamer
      functions:fr:mousseux
      free_of:en: sugar, soy ,
      evidence:en:1; ban
      """,
      .allergen: "en:milk\n\nen:soy",
      .function: "en:foamer\nfr:moussant",
      .food: "en:Grain Bread\nketo:en:\nvegan:en:Yes\nvegetarian:en:yes",
    ])
    let expected: [(String, String, Problem.Reason)] = [
      ("en:grain-bread", "gramma", .unknownParent), ("en:grain-bread", "often", .unknownValue),
      ("en:grain-bread", "milk, glutin, soy", .unknownName), ("en:grain-bread", "", .unknownValue),
      ("en:grain-bread", "Yes", .unknownValue), ("en:grain", "milk,nutz", .unknownName),
      ("en:e999", "quillaja", .unknownParent), ("en:e999", "foamer, frother", .unknownName),
      ("en:e999", "mousseux", .unknownName), ("en:e999", "sugar, soy ,", .unknownName),
      ("en:e999", "1; ban", .malformedEvidence),
    ]
    #expect(
      knowledge.problems
        == expected.map { Problem(substanceID: $0.0, text: $0.1, reason: $0.2) })
    // What such a line names beside the unknown counts.
    let bread = knowledge.substance(id: "en:grain-bread")
    #expect(bread?.allergens.map(\.id) == ["en:milk", "en:soy"])
    #expect(bread?.parents.map(\.id) == ["en:grain"] && bread?.vegetarian == .yes)
    #expect(knowledge.substance(id: "en:e999")?.functions.map(\.id) == ["en:foamer"])
  }

  @Test(arguments: ["members:en:salt, moon dust", "members:en:moon dust", "members:fr:salt"])
  func aCategoryWithAnUnknownMemberIsAProblem(line: String) throws {
    let knowledge = Self.knowledge([.category: "en:Tastes\n\(line)", .food: "en:salt"])
    let value = try #require(line.split(separator: ":", maxSplits: 2).last)
    #expect(
      knowledge.problems
        == [Problem(substanceID: "en:tastes", text: String(value), reason: .unknownName)])
  }

  // MARK: References

  private static let cane = """
    en:Sugar Cane, cane\\, raw, E 960
    fr:canne à sucre
    de:Zuckerrohr, Süßrohr
    xx:Saccharum
    nl_be:suikerriet
    """

  @Test(arguments: [
    "en:Sugar Cane", "en:sugar-cane", "en:SUGAR  CANE", "en:cane\\, raw", "en:E960", "en:e-960",
    "en:INS 960", "fr:canne à sucre", "fr:Canne a Sucre", "de:zuckerrohr", "de:SÜßROHR",
    "xx:saccharum", "nl_be:Suikerriet", "en:Sugar Cane ",
  ])
  func anEntryIsNamedByAnyOfItsNames(name: String) {
    let knowledge = Self.knowledge([.food: "<\(name)\nen:molasses\n\n\(Self.cane)"])
    #expect(knowledge.problems == [])
    #expect(knowledge.substance(id: "en:molasses")?.parents.map(\.id) == ["en:sugar-cane"])
  }

  @Test(arguments: [
    "en:sugar", "en:Sugarcane", "en:cane", "fr:sugar cane", "en:canne à sucre", "de:zuckerröhr",
    "nl:suikerriet", "en:E 961", "en:960", "en:",
  ])
  func anEntryIsNotNamedByOtherNames(name: String) {
    let knowledge = Self.knowledge([.food: "<\(name)\nen:molasses\n\n\(Self.cane)"])
    #expect(knowledge.substance(id: "en:molasses")?.parents.isEmpty == true)
    #expect(knowledge.problems.map(\.reason) == [.unknownParent])
  }

  /// A name in a list may have a language of its own.
  @Test(arguments: [
    ("functions:en:colour, thickener", ["en:colour", "en:thickener"]),
    ("functions:en:en:colour,fr:épaississant", ["en:colour", "en:thickener"]),
    ("functions:fr:épaississant, en:colour", ["en:thickener", "en:colour"]),
    ("additives_classes:en: colour ,, en:thickener ,", ["en:colour", "en:thickener"]),
    ("functions:en:colour\nadditives_classes:en:thickener", ["en:colour", "en:thickener"]),
    ("functions:en:", []),
  ])
  func aListNamesItsEntriesInOrder(lines: String, functions: [String]) {
    let knowledge = Self.knowledge([
      .function: "en:colour\n\nen:thickener\nfr:épaississant", .additive: "en:alpha\n\(lines)",
    ])
    #expect(knowledge.problems == [])
    #expect(knowledge.substance(id: "en:alpha")?.functions.map(\.id) == functions)
  }

  /// Of entries with one identifier, a parent is the one of the same kind, a function a function.
  @Test(arguments: [
    (KnownSubstance.Kind.food, KnownSubstance.Kind.food), (.additive, .additive),
    (.cosmetic, .cosmetic), (.function, .function), (.vitamin, .function),
  ])
  func aParentIsPreferablyOfTheSameKind(kind: KnownSubstance.Kind, parent: KnownSubstance.Kind) {
    for kinds in [
      [.cosmetic, .food, .additive, .function], [.function, .additive, .food, .cosmetic],
    ]
      as [[KnownSubstance.Kind]]
    {
      let knowledge = IngredientKnowledge(
        kinds.map { IngredientTaxonomy("en:emulsifier", of: $0) } + [
          IngredientTaxonomy("<en:emulsifier\nen:alpha\nfunctions:en:emulsifier", of: kind)
        ])
      let alpha = knowledge.substance(id: "en:alpha")
      #expect(alpha?.parents.map(\.kind) == [parent])
      #expect(alpha?.functions.map(\.kind) == [.function])
      #expect(knowledge.substance(id: "en:emulsifier")?.kind == .function)
      for kind in kinds {
        #expect(knowledge.substance(id: "en:emulsifier", kind: kind)?.kind == kind)
      }
      #expect(knowledge.substance(id: "en:emulsifier", kind: .allergen) == nil)
    }
  }

  @Test func aNameThatManyEntriesShareFindsThemAll() {
    let blocks = (0..<200).map { number in
      switch number % 4 {
      case 0: "en:thing \(number), Plugh Xyzzy"
      case 1: "en:thing \(number)\nfr:plugh xyzzy"
      case 2: "en:thing \(number)\nxx:plugh-xyzzy, plugh xyzzy"
      default: "en:thing \(number), plugh xyzzys\nen:other, plugh  xýzzy"
      }
    }
    let knowledge = Self.knowledge([.food: blocks.joined(separator: "\n\n")])
    func found(_ language: LabelLanguage) -> [String] {
      knowledge.substances(named: "PLUGH XYZZY", in: language).map(\.id)
    }
    func things(_ remainders: Set<Int>) -> [String] {
      (0..<200).filter { remainders.contains($0 % 4) }.map { "en:thing-\($0)" }
    }
    #expect(found(.english) == things([0, 2, 3]) && found(.french) == things([1, 2]))
    #expect(found(.german) == things([2]))
    #expect(knowledge.substance(named: "plugh xyzzy", in: .french)?.id == "en:thing-1")
    #expect(knowledge.substances(named: "plugh").isEmpty)
  }

  // MARK: Names for people

  @Test(
    arguments: [
      ("en:E 330, E330, citric acid, lemon salt", "citric acid", 330),
      ("en:citric acid, E 330", "citric acid", 330), ("en:E 330", "E 330", 330),
      ("en:E 330\nfr:acide citrique", "acide citrique", 330),
      ("en:citric acid\nfr:acide citrique\nde:E 330, E 331", "citric acid", 330),
      ("en:acid\\, citric", "acid, citric", nil),
    ] as [(String, String, Int?)])
  func anAdditiveIsCalledByItsFirstNameThatIsNoNumber(text: String, name: String, digits: Int?) {
    let additives = Self.knowledge([.additive: text]).substances.filter { $0.kind == .additive }
    #expect(additives.map(\.name) == [name])
    #expect(additives.map(\.additiveNumber?.digits) == [digits])
  }
}
