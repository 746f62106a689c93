import Foundation
import TestSupport

@testable import IngredientAnalysis

/// A part of the embedded knowledge, as `Knowledge/contents.txt` names it.
enum KnowledgePart: String, CaseIterable {
  case labels, foods, cosmetics, all

  var tables: [KnowledgeTables] {
    switch self {
    case .labels: [EmbeddedTables.labels]
    case .foods: [EmbeddedTables.foods]
    case .cosmetics: [EmbeddedTables.cosmeticWords, EmbeddedTables.cosmetics]
    case .all: [EmbeddedTables.foods, EmbeddedTables.cosmetics]
    }
  }
}

/// The texts from which the embedded tables are made.
enum KnowledgeTexts {
  private static let folder = SourceFiles.root.appending(path: "Knowledge")

  /// Each file with its taxonomy and the parts that it belongs to, in the order of the texts.
  static let files: [(name: String, taxonomy: IngredientTaxonomy, parts: [String])] = {
    let list = folder.appending(path: "contents.txt")
    guard let contents = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    return contents.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard !line.hasPrefix("#"),
        let kind = KnownSubstance.Kind.allCases.first(where: { "\($0)" == words[1] }),
        let text = try? Data(contentsOf: folder.appending(path: words[0]))
      else { return nil }
      let taxonomy = IngredientTaxonomy(utf8: text, of: kind, isInventory: kind == .cosmetic)
      return (words[0], taxonomy, Array(words.dropFirst(2)))
    }
  }()

  static func taxonomies(of part: KnowledgePart) -> [IngredientTaxonomy] {
    files.filter { $0.parts.contains(part.rawValue) }.map(\.taxonomy)
  }

  /// The tables of a part with the texts of a host, built from all texts.
  static func base(of part: KnowledgePart, adding host: [IngredientTaxonomy] = []) -> KnowledgeBase
  {
    KnowledgeBuilder.base(of: taxonomies(of: part) + host)
  }
}
