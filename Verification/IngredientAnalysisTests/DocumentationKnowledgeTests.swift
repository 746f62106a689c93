import Foundation
import IngredientAnalysis
import Testing

/// The examples of the article about knowledge hold.
@Suite struct DocumentationKnowledgeTests {
  @Test func theExamplesOfTheKnowledgeHold() throws {
    let bht = try #require(
      IngredientKnowledge.embedded.substance(named: "butylated hydroxytoluene"))
    #expect(bht.functions.map(\.name) == ["antioxidant", "preservative"])
    #expect(bht.additiveNumber?.description == "E321")
    #expect(bht.evidence.first?.document.isEmpty == false)

    var counts: [KnownSubstance.Kind: Int] = [:]
    var facts = 0
    for substance in IngredientKnowledge.embedded.substances {
      counts[substance.kind, default: 0] += 1
      facts += substance.evidence.count
    }
    #expect(counts[.additive, default: 0] > 600 && counts[.food, default: 0] > 2000)
    #expect(counts[.cosmetic, default: 0] > 3000 && facts > 1500)
  }

  @Test func theTextOfTheHostHolds() throws {
    let text = """
      # A comment.
      <en:sugar
      en:nipa palm sugar, nipa sugar
      fr:sucre de nipa
      vegan:en:yes
      functions:en:sweetener

      stopwords:en:fresh

      <en:sugar
      en:moon dust
      evidence:en:2; limit; exposure; oral; everyone; US; Example Agency; Order 1; 2026; § 2; 2026-07-01; -; 1 g/kg
      evidence:en:2; limit; exposure; oral; everyone; US; Example Agency; ; 2026; § 2; -; -;
      """
    let mine = IngredientTaxonomy(text, of: .food)
    #expect(mine.problems.isEmpty)
    let knowledge = IngredientKnowledge.embedded.adding([mine])
    let sugar = try #require(knowledge.substance(named: "nipa sugar"))
    #expect(
      sugar.id == "en:nipa-palm-sugar" && sugar.vegan == .yes
        && sugar.functions.map(\.name) == ["sweetener"])
    #expect(knowledge.substance(named: "sucre de nipa", in: .french)?.id == sugar.id)
    let dust = try #require(knowledge.substance(id: "en:moon-dust"))
    #expect(dust.parents.map(\.id) == ["en:sugar"])
    #expect(dust.evidence.map(\.document) == ["Order 1"])
    #expect(dust.evidence.first?.note == "1 g/kg")
    #expect(dust.evidence.first?.validFrom?.iso8601 == "2026-07-01")

    let alone = IngredientAnalyzer(knowledge: IngredientKnowledge([mine]))
    let list = alone.list(of: IngredientLabel("fresh moon dust, oats"))
    #expect(list.ingredients.map { $0.substance?.id } == ["en:moon-dust", nil])
  }
}
