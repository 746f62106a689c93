import IngredientAnalysis
import Testing

@Suite struct KnowledgeProblemTests {
  @Test func theEmbeddedTablesHaveNone() {
    #expect(Knowledge.embedded.problems == [])
  }

  @Test(arguments: [
    ("<en:suger", "suger", KnowledgeProblem.Reason.unknownParent),
    ("vegan:en:of course", "of course", .unknownValue),
    ("functions:en:skin frobnicating", "skin frobnicating", .unknownName),
    ("allergens:en:nutz", "nutz", .unknownName),
    ("evidence:en:1; hazard", "1; hazard", .malformedEvidence),
  ])
  func aLineThatSaysNothingIsAProblem(
    line: String, text: String, reason: KnowledgeProblem.Reason
  ) {
    let names = "en:Gula kelapa"
    let block = line.hasPrefix("<") ? "\(line)\n\(names)" : "\(names)\n\(line)"
    let knowledge = Knowledge.embedded.adding([Taxonomy(block, of: .food)])
    #expect(
      knowledge.problems
        == [KnowledgeProblem(substanceID: "en:gula-kelapa", text: text, reason: reason)])
  }

  @Test func aPropertyOfOthersIsNone() {
    let text = "en:Gula kelapa\nwikidata:en:Q1\nvegan:en:yes"
    #expect(Knowledge.embedded.adding([Taxonomy(text, of: .food)]).problems == [])
  }
}
