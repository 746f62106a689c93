import IngredientAnalysis
import TestSupport
import Testing

/// Short, long, and hostile texts of taxonomies.
@Suite struct IngredientTaxonomyEdgeTests {
  private static func knowledge(_ text: String, of kind: KnownSubstance.Kind = .food)
    -> IngredientKnowledge
  {
    IngredientKnowledge([IngredientTaxonomy(text, of: kind)])
  }

  private static let longLine = LongTest.size(1_000_000, small: 200_000)

  @Test(arguments: ["", "\n\n", "# only this\n", "   ", "\u{FEFF}"])
  func textsWithoutBlocksAreRead(text: String) {
    let taxonomy = IngredientTaxonomy(text, of: .food)
    #expect(taxonomy.count == 0 && taxonomy.problems.isEmpty)
  }

  @Test func aBackslashIsNotPartOfAName() {
    #expect(Self.knowledge("en:fat\\, solid").substance(id: "en:fat-solid")?.name == "fat, solid")
  }

  @Test func namesOfAllLanguagesHoldInEach() {
    let knowledge = Self.knowledge("xx:Alpha\n\nfr:bete")
    #expect(knowledge.substance(named: "alpha", in: .german)?.id == "xx:alpha")
    #expect(knowledge.substance(named: "bete", in: .german) == nil)
    #expect(knowledge.substance(id: "fr:bete")?.name == "bete")
  }

  @Test func aParentMayBeNamedByASynonym() {
    let knowledge = Self.knowledge("en:alpha, first\n\n<en:first\nen:beta")
    #expect(knowledge.substance(id: "en:beta")?.parents.map(\.id) == ["en:alpha"])
  }

  @Test func aHundredThousandParentsAreRead() {
    var chain = "en:n0\n\n"
    for index in 1..<2_000 { chain += "<en:n\(index - 1)\nen:n\(index)\n\n" }
    let deep = Self.knowledge(chain)
    #expect(deep.substance(id: "en:n1999")?.parents.map(\.id) == ["en:n1998"])
    #expect((deep.substance(id: "en:n1999")?.ancestors.count ?? 0) <= 256)
    var wide = ""
    for index in 0..<LongTest.size(100_000, small: 20_000) { wide += "<en:p\(index)\n" }
    #expect(Self.knowledge(wide + "en:alpha").substance(id: "en:alpha")?.parents.isEmpty == true)
  }

  @Test(
    arguments: [
      String(repeating: "a", count: longLine), String(repeating: ":", count: longLine),
      "en:" + String(repeating: "a,", count: longLine / 2),
      "en:" + String(repeating: "\\,", count: longLine / 2),
      String(repeating: "<", count: longLine), String(repeating: "\n", count: longLine),
      "<en:" + String(repeating: "b", count: longLine) + "\nen:alpha",
      "vegan:en:" + String(repeating: "x", count: longLine),
      "stopwords:en:" + String(repeating: "x,", count: longLine / 2),
      String(repeating: "en:a\n\n", count: longLine / 10),
    ])
  func longLinesAreRead(text: String) {
    let taxonomy = IngredientTaxonomy(text, of: .food)
    #expect(taxonomy.problems.count <= 1)
    #expect(IngredientKnowledge([taxonomy]).substances.count { $0.kind == .food } <= 1)
  }

  @Test(arguments: 0..<10)
  func anyBytesAreRead(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      "en:", "<", "\n", "\n\n", ",", "\\,", "a", "b c", ":", "#", "xx:", "vegan:en:", "E 330", "\r",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<4 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        bytes +=
          Bool.random(using: &generator)
          ? pieces.randomElement(using: &generator) ?? []
          : [UInt8.random(in: 0...255, using: &generator)]
      }
      let taxonomy = IngredientTaxonomy(utf8: bytes, of: .additive)
      #expect(taxonomy.problems.allSatisfy { $0.line >= 1 && $0.reason != .textTooLong })
      let knowledge = IngredientKnowledge([taxonomy])
      for substance in knowledge.substances where substance.kind == .additive {
        #expect(knowledge.substance(id: substance.id, kind: .additive) == substance)
        #expect(substance.ancestors.allSatisfy { $0 != substance })
      }
    }
  }
}
