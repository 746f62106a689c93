import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Knowledge: problems of the host's texts") struct IngredientKnowledgeProblemTests {
  /// A category may name members that a part does not have.
  @Test(arguments: LongTest.values([KnowledgePart.foods, .cosmetics, .all, .labels], small: 1))
  func theEmbeddedTextsHaveNoProblems(part: KnowledgePart) {
    let base = BuiltKnowledge.part(part)
    let problems = base.problems.filter { problem in
      part == .all || problem.reason != .unknownName
        || base.entry(problem.substanceID.utf8, of: .category) == nil
    }
    expectEqual(problems, [])
  }

  @Test func theEmbeddedTablesHaveNoProblems() {
    for knowledge in [IngredientKnowledge.foods, .cosmetics, .embedded, IngredientKnowledge([])] {
      expectEqual(knowledge.problems, [])
    }
  }

  private static let lines: [(line: String, text: String, IngredientKnowledge.Problem.Reason)] = [
    ("<en:suger", "suger", .unknownParent), ("vegan:en:of course", "of course", .unknownValue),
    ("functions:en:skin frobnicating", "skin frobnicating", .unknownName),
    ("functions:en:sugar", "sugar", .unknownName), ("allergens:en:nutz", "nutz", .unknownName),
    ("allergens:en:emulsifier", "emulsifier", .unknownName),
    ("evidence:en:1; hazard", "1; hazard", .malformedEvidence),
  ]

  /// A substance for each line, and one with an unknown property.
  static let blocks =
    lines.enumerated().map { number, item in
      let names = "en:Gula kelapa \(number)"
      let block =
        item.line.hasPrefix("<") ? "\(item.line)\n\(names)" : "\(names)\n\(item.line)"
      return IngredientTaxonomy(block, of: .food)
    } + [IngredientTaxonomy("en:Gula merah\nwikidata:en:Q1\nvegan:en:yes", of: .food)]

  private static func problems(of id: String) -> [IngredientKnowledge.Problem] {
    BuiltKnowledge.extended.problems.filter { $0.substanceID.hasPrefix(id) }
  }

  @Test func aLineThatSaysNothingIsAProblem() {
    let expected = Self.lines.enumerated().map { number, item in
      IngredientKnowledge.Problem(
        substanceID: "en:gula-kelapa-\(number)", text: item.text, reason: item.2)
    }
    expectEqual(Self.problems(of: "en:gula-kelapa"), expected)
  }

  @Test func unknownPropertiesAreNoProblem() {
    expect(BuiltKnowledge.extended.substance(id: "en:gula-merah") != nil)
    expectEqual(Self.problems(of: "en:gula-merah"), [])
  }
}
