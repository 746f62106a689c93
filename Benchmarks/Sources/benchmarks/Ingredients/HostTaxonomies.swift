import Foundation
import IngredientAnalysis

/// The taxonomies that a host hands over, read from a folder.
struct HostTaxonomies {
  let all: [IngredientTaxonomy]

  private static let files: [(name: String, kind: KnownSubstance.Kind)] = [
    ("additives_classes", .function), ("additives", .additive), ("vitamins", .vitamin),
    ("minerals", .mineral),
    ("amino_acids", .nutrient), ("nucleotides", .nutrient),
    ("other_nutritional_substances", .nutrient),
    ("ingredients", .food), ("allergens", .allergen), ("ingredients_processing", .processing),
  ]

  /// Reads the files of a folder.
  init(folder: String) throws {
    all = try Self.files.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file.name).txt"))
      return IngredientTaxonomy(utf8: data, of: file.kind)
    }
  }
}
