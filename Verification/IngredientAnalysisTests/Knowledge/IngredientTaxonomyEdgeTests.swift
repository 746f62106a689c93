import TestSupport
import Testing

@testable import IngredientAnalysis

/// Short, long, and hostile texts of taxonomies.
@Suite("Ingredient taxonomy: long and hostile texts") struct IngredientTaxonomyEdgeTests {
  private static func knowledge(_ text: String, of kind: KnownSubstance.Kind = .food)
    -> IngredientKnowledge
  {
    IngredientKnowledge([IngredientTaxonomy(text, of: kind)])
  }

  private static let longLine = LongTest.size(1_000_000, small: 10_000)

  @Test(arguments: ["", "\n\n", "# only this\n", "   ", "\u{FEFF}"])
  func textsWithoutBlocksAreRead(text: String) {
    let taxonomy = IngredientTaxonomy(text, of: .food)
    expect(taxonomy.count == 0 && taxonomy.problems.isEmpty)
  }

  /// The knowledge of the next tests, because to build it takes long.
  private static let short = knowledge(
    "en:fat\\, solid\n\nxx:Alpha\n\nfr:bete\n\nen:gamma, first\n\n<en:first\nen:delta")

  @Test func aBackslashIsNotPartOfAName() {
    expectEqual(Self.short.substance(id: "en:fat-solid")?.name, "fat, solid")
  }

  @Test func namesOfAllLanguagesHoldInEach() {
    expectEqual(Self.short.substance(named: "alpha", in: .german)?.id, "xx:alpha")
    expectEqual(Self.short.substance(named: "bete", in: .german), nil)
    expectEqual(Self.short.substance(id: "fr:bete")?.name, "bete")
  }

  @Test func aParentMayBeNamedByASynonym() {
    expectEqual(Self.short.substance(id: "en:delta")?.parents.map(\.id), ["en:gamma"])
  }

  @Test func aHundredThousandParentsAreRead() {
    let length = LongTest.size(2_000, small: 300)
    var chain = "en:n0\n\n"
    for index in 1..<length { chain += "<en:n\(index - 1)\nen:n\(index)\n\n" }
    let deep = KnowledgeBase.of([.food: chain])
    expectEqual(deep.parents(of: "en:n\(length - 1)"), ["en:n\(length - 2)"])
    expect((deep.record("en:n\(length - 1)")?.ancestors.count ?? 0) <= 256)
    var wide = ""
    for index in 0..<LongTest.size(100_000, small: 2_000) { wide += "<en:p\(index)\n" }
    expectEqual(KnowledgeBase.of([.food: wide + "en:alpha"]).parents(of: "en:alpha"), [])
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
    expect(taxonomy.problems.count <= 1)
    expect(KnowledgeBuilder.base(of: [taxonomy]).entries.count <= 1)
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
      expect(taxonomy.problems.allSatisfy { $0.line >= 1 && $0.reason != .textTooLong })
      let base = KnowledgeBuilder.base(of: [taxonomy])
      for (number, entry) in base.entries.enumerated() {
        expectEqual(base.entry(base.string(entry.id).utf8, of: .additive), EntryID(number))
        expect(!base.links[entry.ancestors].contains(EntryID(number)))
      }
    }
  }
}
