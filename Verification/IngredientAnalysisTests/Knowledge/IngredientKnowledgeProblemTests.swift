import Testing

@testable import IngredientAnalysis

@Suite struct IngredientKnowledgeProblemTests {
  @Test func theEmbeddedTablesHaveNoProblems() {
    #expect(IngredientKnowledge(.all, []).problems == [])
    #expect(IngredientKnowledge(.foods, []).problems == [])
    #expect(IngredientKnowledge(.cosmetics, []).problems == [])
  }

  @Test(arguments: [
    ("<en:suger", "suger", IngredientKnowledge.Problem.Reason.unknownParent),
    ("vegan:en:of course", "of course", .unknownValue),
    ("functions:en:skin frobnicating", "skin frobnicating", .unknownName),
    ("functions:en:sugar", "sugar", .unknownName), ("allergens:en:nutz", "nutz", .unknownName),
    ("allergens:en:emulsifier", "emulsifier", .unknownName),
    ("evidence:en:1; hazard", "1; hazard", .malformedEvidence),
  ])
  func aLineThatSaysNothingIsAProblem(
    line: String, text: String, reason: IngredientKnowledge.Problem.Reason
  ) {
    let names = "en:Gula kelapa"
    let block = line.hasPrefix("<") ? "\(line)\n\(names)" : "\(names)\n\(line)"
    let knowledge = IngredientKnowledge.embedded.adding([IngredientTaxonomy(block, of: .food)])
    #expect(
      knowledge.problems
        == [IngredientKnowledge.Problem(substanceID: "en:gula-kelapa", text: text, reason: reason)])
  }

  @Test func unknownPropertiesAreNoProblem() {
    let text = "en:Gula kelapa\nwikidata:en:Q1\nvegan:en:yes"
    #expect(
      IngredientKnowledge.embedded.adding([IngredientTaxonomy(text, of: .food)]).problems == [])
  }
}
