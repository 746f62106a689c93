import Foundation
import IngredientAnalysis
import TestSupport
import Testing

/// The examples of the article about knowledge hold.
@Suite("Documentation: examples of the knowledge article") struct DocumentationKnowledgeTests {
  @Test func theExamplesOfTheKnowledgeHold() throws {
    // To look for a name among all takes long.
    let embedded = IngredientKnowledge.embedded
    let bht = try #require(
      hasFullSizes
        ? embedded.substance(named: "butylated hydroxytoluene") : embedded.substance(id: "en:e321"))
    expectEqual(bht.functions.map(\.name), ["antioxidant", "preservative"])
    expectEqual(bht.additiveNumber?.description, "E321")
    expectEqual(bht.evidence.first?.document.isEmpty, false)

    var counts: [KnownSubstance.Kind: Int] = [:]
    var facts = 0
    for substance in embedded.substances {
      counts[substance.kind, default: 0] += 1
      facts += substance.evidence.count
    }
    expect(counts[.additive, default: 0] > 600 && counts[.food, default: 0] > 2000)
    expect(counts[.cosmetic, default: 0] > 3000 && facts > 1500)
  }

  /// The text of a host in the article.
  static let mine = IngredientTaxonomy(
    """
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
    """, of: .food)

  private static let alone = IngredientAnalyzer(knowledge: IngredientKnowledge([mine]))

  @Test func theTextOfTheHostHolds() throws {
    expect(Self.mine.problems.isEmpty)
    let knowledge = BuiltKnowledge.extended
    let sugar = try #require(
      hasFullSizes
        ? knowledge.substance(named: "nipa sugar") : knowledge.substance(id: "en:nipa-palm-sugar"))
    expect(
      sugar.id == "en:nipa-palm-sugar" && sugar.vegan == .yes
        && sugar.functions.map(\.name) == ["sweetener"])
    expectEqual(knowledge.substance(named: "sucre de nipa", in: .french)?.id, sugar.id)
    let dust = try #require(knowledge.substance(id: "en:moon-dust"))
    expectEqual(dust.parents.map(\.id), ["en:sugar"])
    expectEqual(dust.evidence.map(\.document), ["Order 1"])
    expectEqual(dust.evidence.first?.note, "1 g/kg")
    expectEqual(dust.evidence.first?.validFrom?.iso8601, "2026-07-01")

    let list = Self.alone.list(of: IngredientLabel("fresh moon dust, oats"))
    expectEqual(list.ingredients.map { $0.substance?.id }, ["en:moon-dust", nil])
  }
}
