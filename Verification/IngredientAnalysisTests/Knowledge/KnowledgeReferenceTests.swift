import TestSupport
import Testing

@testable import IngredientAnalysis

/// Lines refer to entries by their names, and every line that refers to none is a problem.
@Suite("Knowledge: references by name") struct KnowledgeReferenceTests {
  private typealias Problem = IngredientKnowledge.Problem

  // MARK: Problems

  /// Lines of three taxonomies, of which the last one adds to an entry of the first.
  @Test func everyLineWithoutEffectIsListedOnce() {
    let base = KnowledgeBase.of([
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
    expectEqual(
      base.problems, expected.map { Problem(substanceID: $0.0, text: $0.1, reason: $0.2) })
    // What such a line names beside the unknown counts.
    expectEqual(base.allergens(of: "en:grain-bread"), ["en:milk", "en:soy"])
    expectEqual(base.parents(of: "en:grain-bread"), ["en:grain"])
    expectEqual(base.record("en:grain-bread")?.vegetarian, .yes)
    expectEqual(base.functions(of: "en:e999"), ["en:foamer"])
  }

  @Test(arguments: ["members:en:salt, moon dust", "members:en:moon dust", "members:fr:salt"])
  func aCategoryWithAnUnknownMemberIsAProblem(line: String) throws {
    let base = KnowledgeBase.of([.category: "en:Tastes\n\(line)", .food: "en:salt"])
    let value = try #require(line.split(separator: ":", maxSplits: 2).last)
    expectEqual(
      base.problems,
      [Problem(substanceID: "en:tastes", text: String(value), reason: .unknownName)])
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
    let base = KnowledgeBase.of([.food: "<\(name)\nen:molasses\n\n\(Self.cane)"])
    expectEqual(base.problems, [])
    expectEqual(base.parents(of: "en:molasses"), ["en:sugar-cane"])
  }

  @Test(arguments: [
    "en:sugar", "en:Sugarcane", "en:cane", "fr:sugar cane", "en:canne à sucre", "de:zuckerröhr",
    "nl:suikerriet", "en:E 961", "en:960", "en:",
  ])
  func anEntryIsNotNamedByOtherNames(name: String) {
    let base = KnowledgeBase.of([.food: "<\(name)\nen:molasses\n\n\(Self.cane)"])
    expectEqual(base.parents(of: "en:molasses"), [])
    expectEqual(base.problems.map(\.reason), [.unknownParent])
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
    let base = KnowledgeBase.of([
      .function: "en:colour\n\nen:thickener\nfr:épaississant", .additive: "en:alpha\n\(lines)",
    ])
    expectEqual(base.problems, [])
    expectEqual(base.functions(of: "en:alpha"), functions)
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
      let base = KnowledgeBuilder.base(
        of: kinds.map { IngredientTaxonomy("en:emulsifier", of: $0) } + [
          IngredientTaxonomy("<en:emulsifier\nen:alpha\nfunctions:en:emulsifier", of: kind)
        ])
      let alpha = base.record("en:alpha")
      expectEqual(alpha.map { base.links[$0.parents].map { base[$0].kind } }, [parent])
      expectEqual(alpha.map { base.links[$0.functions].map { base[$0].kind } }, [.function])
      expectEqual(base.record("en:emulsifier")?.kind, .function)
      for kind in kinds {
        expectEqual(base.record("en:emulsifier", kind)?.kind, kind)
      }
      expect(base.record("en:emulsifier", .allergen) == nil)
    }
  }

  private static let sharing = IngredientKnowledge([
    IngredientTaxonomy(
      (0..<200).map { number in
        switch number % 4 {
        case 0: "en:thing \(number), Plugh Xyzzy"
        case 1: "en:thing \(number)\nfr:plugh xyzzy"
        case 2: "en:thing \(number)\nxx:plugh-xyzzy, plugh xyzzy"
        default: "en:thing \(number), plugh xyzzys\nen:other, plugh  xýzzy"
        }
      }.joined(separator: "\n\n"), of: .food)
  ])

  @Test func aNameThatManyEntriesShareFindsThemAll() {
    func found(_ language: LabelLanguage) -> [String] {
      Self.sharing.substances(named: "PLUGH XYZZY", in: language).map(\.id)
    }
    func things(_ remainders: Set<Int>) -> [String] {
      (0..<200).filter { remainders.contains($0 % 4) }.map { "en:thing-\($0)" }
    }
    expect(found(.english) == things([0, 2, 3]) && found(.french) == things([1, 2]))
    expectEqual(found(.german), things([2]))
    expectEqual(Self.sharing.substance(named: "plugh xyzzy", in: .french)?.id, "en:thing-1")
    expect(Self.sharing.substances(named: "plugh").isEmpty)
  }

  // MARK: Names for people

  private static let additives: [(text: String, name: String, digits: Int?)] = [
    ("en:E 330, E330, citric acid, lemon salt", "citric acid", 330),
    ("en:malic acid, E 296", "malic acid", 296), ("en:E 334", "E 334", 334),
    ("en:E 300\nfr:acide ascorbique", "acide ascorbique", 300),
    ("en:lactic acid\nfr:acide lactique\nde:E 270, E 271", "lactic acid", 270),
    ("en:acid\\, citric", "acid, citric", nil),
  ]

  @Test func anAdditiveIsCalledByItsFirstNameThatIsNoNumber() {
    let knowledge = IngredientKnowledge(
      Self.additives.map { IngredientTaxonomy($0.text, of: .additive) })
    let additives = knowledge.substances.filter { $0.kind == .additive }
    expectEqual(additives.map(\.name), Self.additives.map(\.name))
    expectEqual(additives.map(\.additiveNumber?.digits), Self.additives.map(\.digits))
  }
}
