import IngredientAnalysis
import TestSupport

/// Checks any bytes as a label in several languages: each language reads its own words at their places,
/// the worst of them decides, and the order of the analyzer's languages loses no report.
///
/// The first byte selects the language that is assumed. The other bytes are the text.
func checkMultilingualLabels(_ bytes: [UInt8]) throws {
  let languages = MultilingualChecks.languages
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let label = IngredientLabel(text, in: languages[Int(bytes.first ?? 0) % languages.count])
  let report = MultilingualChecks.analyzer.multilingualReport(
    on: label, for: MultilingualChecks.preferences)
  try require(!report.reports.isEmpty, "A label has a report")
  try require(Set(report.languages).count == report.reports.count, "A language has one report")
  try require(
    report.languages.allSatisfy { languages.contains($0) },
    "The languages are those of the analyzer")
  for own in report.reports { try checkPlaces(of: own, in: text) }
  let listed = report.reports.filter { !$0.list.ingredients.isEmpty }
  let worst = listed.map(\.severity).max() ?? .fits
  try require(report.severity >= worst, "The worst list decides")
  let all = Set(report.reports.flatMap(\.allergens))
  try require(Set(report.allergens) == all, "What one language names is in the product")
  try require(Set(report.traces).isDisjoint(with: all), "What is in the product is no trace")
  if report.severity == .fits {
    let avoided = Set(["en:milk", "en:eggs"])
    try require(all.allSatisfy { !avoided.contains($0.id) }, "A product that fits has no allergen")
  }
  for item in report.disagreements {
    try require(
      Set(item.languages).isDisjoint(with: item.otherLanguages) && !item.otherLanguages.isEmpty,
      "No language disagrees with itself")
  }
}

/// An analyzer that is created once.
private enum MultilingualChecks {
  static let languages: [LabelLanguage] = [.english, .french, .german]
  static let analyzer = IngredientAnalyzer(languages: languages)
  static let preferences = LabelPreferences(avoiding: [.allergen(.milk), .allergen(.eggs)])
}

/// Checks that each name stands in the whole text, although a report has only its part of it.
private func checkPlaces(of report: IngredientReport, in text: String) throws {
  let bytes = Array(text.utf8)
  for ingredient in report.list.allIngredients.prefix(64) {
    let range = ingredient.range
    try require(
      range.lowerBound >= 0 && range.upperBound <= bytes.count && !range.isEmpty,
      "A name stands in the text")
    let letters = String(decoding: bytes[range], as: UTF8.self).filter(\.isLetter)
    try require(
      ingredient.name.filter(\.isLetter).allSatisfy { letters.contains($0) },
      "A name has the letters of its place")
  }
}
