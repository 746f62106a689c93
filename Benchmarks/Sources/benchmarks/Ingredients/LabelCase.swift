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

  /// The market whose law applies.
  var market: Jurisdiction { fields["market"] as? String == "EU" ? .europeanUnion : .unitedStates }

  /// The allergens that a person may avoid, each alone.
  var avoided: [String] { fields["avoid"] as? [String] ?? [] }

  /// Returns a field that is given besides the text, as a list of identifiers or names.
  func given(_ name: String) -> [String] {
    switch fields["given_" + name] {
    case let list as [String]: list
    case let text as String: [text]
    default: []
    }
  }
}
