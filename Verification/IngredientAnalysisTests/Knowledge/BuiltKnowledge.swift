@testable import IngredientAnalysis

/// The embedded knowledge, built from its texts or with those of hosts, which several suites share because it
/// takes long.
enum BuiltKnowledge {
  private static let foods = KnowledgeTexts.base(of: .foods)
  private static let cosmetics = KnowledgeTexts.base(of: .cosmetics)
  private static let all = KnowledgeTexts.base(of: .all)

  static func part(_ part: KnowledgePart) -> KnowledgeBase {
    switch part {
    case .labels: KnowledgeTexts.base(of: .labels)
    case .foods: foods
    case .cosmetics: cosmetics
    case .all: all
    }
  }

  /// The embedded knowledge with the texts of hosts from several suites.
  static let extended = IngredientKnowledge.embedded.adding(
    [
      IngredientTaxonomy("en:Zorblaxide\nfunctions:en:solvent", of: .cosmetic),
      IngredientTaxonomy(
        """
        en:Our colors
        avoided_as:en:bright colors
        members:en:beet juice, E102, plugh dust
        """, of: .category),
      DocumentationKnowledgeTests.mine,
      EmbeddedKnowledgeTests.addition,
    ] + IngredientKnowledgeProblemTests.blocks)

  /// The number of substances and categories that ``extended`` has besides the embedded ones.
  static let additions = 5 + IngredientKnowledgeProblemTests.blocks.count

  static let analyzer = IngredientAnalyzer(knowledge: extended)
}
