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
    let base = analyzer.knowledge.base
    guard let entry = base.entry(food.utf8, of: .food) else { return "" }
    let lines = base.names.filter { $0.entry == entry && $0.language.code == code }
    return lines.first.flatMap { base.parts(of: $0.names).first }.map { part in
      String(
        decoding: base.text[Int(part.lowerBound)..<Int(part.upperBound)], as: UTF8.self)
    } ?? ""
  }

  /// The identifiers without their language, in ascending order.
  static func ids(_ substances: [KnownSubstance]) -> [String] {
    substances.map { String($0.id.dropFirst(3)) }.sorted()
  }
}
