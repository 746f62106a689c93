import Foundation
import IngredientAnalysis

/// A case of the label tests: a text, and an answer to it in the format that the scorer reads.
struct LabelCase {
  let id: String
  let language: LabelLanguage
  let text: String
  private let fields: [String: Any]

  /// Reads a file of cases, one JSON object a line.
  static func all(in path: String) throws -> [LabelCase] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let fields = object as? [String: Any], let id = fields["id"] as? String,
        let text = fields["text"] as? String
      else { return nil }
      let language = LabelLanguage(code: fields["lang"] as? String ?? "en") ?? .english
      return LabelCase(id: id, language: language, text: text, fields: fields)
    }
  }

  /// What is given besides the text, as a list of identifiers or names.
  func given(_ name: String) -> [String] {
    switch fields["given_" + name] {
    case let list as [String]: list
    case let text as String: [text]
    default: []
    }
  }
}

/// Answers label cases with a host's taxonomies or with the embedded knowledge.
struct LabelAnswers {
  let analyzer: IngredientAnalyzer

  /// The answer to a case, as a line of JSON.
  func line(for item: LabelCase) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: answer(item), options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private func answer(_ item: LabelCase) -> [String: Any] {
    let list = analyzer.list(of: IngredientLabel(item.text, in: item.language))
    return [
      "id": item.id,
      "ingredient_ids": breadthFirst(list.ingredients).map { id($0, item.language) },
      "ingredients": list.ingredients.map { tree($0, item.language) },
    ]
  }

  private func breadthFirst(_ top: [Ingredient]) -> [Ingredient] {
    var all = top
    var next = 0
    while next < all.count {
      all += all[next].ingredients
      next += 1
    }
    return all
  }

  private func id(_ ingredient: Ingredient, _ language: LabelLanguage) -> String {
    ingredient.substance?.id ?? "\(language.code):\(ingredient.name)"
  }

  private func tree(_ ingredient: Ingredient, _ language: LabelLanguage) -> [String: Any] {
    var node: [String: Any] = ["id": id(ingredient, language), "text": ingredient.name]
    if let percentage = ingredient.percentage { node["percent"] = percentage.value }
    func join(_ key: String, _ list: [Substance], _ separator: String) {
      if !list.isEmpty { node[key] = list.map(\.id).joined(separator: separator) }
    }
    join("processing", ingredient.processing, ", ")
    join("labels", ingredient.certifications, ", ")
    join("origins", ingredient.origins, ",")
    let parts = ingredient.ingredients
    if !parts.isEmpty { node["ingredients"] = parts.map { tree($0, language) } }
    return node
  }
}
