@testable import IngredientAnalysis

/// The embedded knowledge, built from its texts, which several suites share because it takes long.
enum BuiltKnowledge {
  static let all = IngredientKnowledge(.all, [])
  static let foods = IngredientKnowledge(.foods, [])
  static let cosmetics = IngredientKnowledge(.cosmetics, [])

  static func part(_ domain: EmbeddedDomain) -> IngredientKnowledge {
    switch domain {
    case .all: all
    case .foods: foods
    case .cosmetics: cosmetics
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
