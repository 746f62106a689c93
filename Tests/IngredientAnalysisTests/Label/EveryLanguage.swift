@testable import IngredientAnalysis

/// An analyzer of labels in each of the twelve languages, which several suites share.
enum EveryLanguage {
  static let codes = ["en", "fr", "de", "es", "it", "nl", "pl", "sv", "da", "nb", "fi", "pt"]

  static let analyzer = IngredientAnalyzer(
    languages: codes.compactMap { LabelLanguage(code: $0) }, correctsScanErrors: false)

  static func report(
    _ text: String, _ code: String, _ preferences: LabelPreferences = LabelPreferences()
  ) -> IngredientReport {
    let language = LabelLanguage(code: code) ?? .english
    return analyzer.report(on: IngredientLabel(text, in: language), for: preferences)
  }

  /// The first name of a food in a language, or an empty text.
  static func name(of food: String, in code: String) -> String {
    guard let entry = analyzer.knowledge.base.entry(food.utf8, of: .food) else { return "" }
    return firstNames[code]?[entry.number] ?? ""
  }

  /// The first name of each entry in each language, by code.
  ///
  /// To look for one name among all of the knowledge takes longer than to read a label.
  private static let firstNames: [String: [Int32: String]] = {
    let base = analyzer.knowledge.base
    var names: [String: [Int32: String]] = [:]
    for line in base.names where names[line.language.code]?[line.entry.number] == nil {
      guard let part = base.parts(of: line.names).first else { continue }
      names[line.language.code, default: [:]][line.entry.number] = String(
        decoding: base.text[Int(part.lowerBound)..<Int(part.upperBound)], as: UTF8.self)
    }
    return names
  }()

  /// The identifiers without their language, in ascending order.
  static func ids(_ substances: [KnownSubstance]) -> [String] {
    substances.map { String($0.id.dropFirst(3)) }.sorted()
  }
}
