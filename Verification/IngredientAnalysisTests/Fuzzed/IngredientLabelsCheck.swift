import IngredientAnalysis
import TestSupport

/// Checks any bytes as a label: names are ranges of the text, parents precede their parts, and the
/// report has a valid rating.
///
/// The first byte selects the language and the use, and the second the knowledge. The other bytes
/// are the text.
func checkIngredientLabels(_ bytes: [UInt8]) throws {
  let languages = LabelChecks.languages
  let first = Int(bytes.first ?? 0)
  let label = IngredientLabel(
    String(decoding: bytes.dropFirst(2), as: UTF8.self), in: languages[first % languages.count],
    for: ProductUse.allCases[first / languages.count % ProductUse.allCases.count])
  let isHost = bytes.count > 1 && bytes[1] & 1 == 1
  let analyzer = isHost ? LabelChecks.host : LabelChecks.embedded
  let report = analyzer.report(on: label)
  try checkMentions(of: report.list)
  try checkUnread(of: report.list)
  try checkAmounts(of: report.list)
  if let bounds = report.rating.bounds {
    try require(0 <= bounds.lowerBound && bounds.upperBound <= 100, "A score is in 0...100")
  }
  if let stars = report.rating.stars {
    try require(0 <= stars.lowerBound && stars.upperBound <= 5, "Stars are in 0...5")
  }
  try require((0...1).contains(report.coverage.knownShare), "What is known is a share")
  let again = SafetyRating(recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
  try require(again == report.rating, "The reasons make the rating")
}

/// Analyzers that are created once.
private enum LabelChecks {
  static let languages: [LabelLanguage] = [.english, .french, .german, .spanish]
  static let embedded = IngredientAnalyzer(languages: languages)
  static let host = IngredientAnalyzer(
    knowledge: IngredientKnowledge([
      IngredientTaxonomy(
        "en:oil\nfr:huile\n\n<en:oil\nen:palm oil\nfr:huile de palme\n\nen:salt\nfr:sel\nde:Salz",
        of: .food),
      IngredientTaxonomy(
        "en:E330, citric acid\n\nen:E322, lecithin\n\n<en:e322\nen:E322i, soy lecithin",
        of: .additive),
      IngredientTaxonomy("en:emulsifier", of: .function),
      IngredientTaxonomy("en:dried\nde:Pulver", of: .processing),
    ]), languages: languages)
}

private func checkMentions(of list: IngredientList) throws {
  let text = Array(list.label.text.utf8)
  let all = IngredientList.Statement.allCases.flatMap { list.ingredients(statedAs: $0) }
  // Brackets may be deep, so this does not recurse.
  var pending = all
  while let ingredient = pending.popLast() {
    let range = ingredient.range
    try require(
      range.lowerBound >= 0 && range.upperBound <= text.count && !range.isEmpty,
      "A name stands in the text")
    try require(
      ingredient.name == String(decoding: text[range], as: UTF8.self), "A name is its bytes")
    let parts = ingredient.ingredients
    try require(
      parts.allSatisfy { $0.range.lowerBound >= range.lowerBound },
      "A name stands before what it is made of")
    pending.append(contentsOf: parts.prefix(64))
    if pending.count > 10_000 { break }
  }
  let mentions = list.allIngredients
  try require(
    zip(mentions, mentions.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound },
    "Mentions are in the order of the text")
}

/// Checks that words are read or unread, and that an allergen in unread words is not absent.
private func checkUnread(of list: IngredientList) throws {
  let unread = list.ingredients(statedAs: .unread)
  try require(
    zip(unread, unread.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound },
    "Unread words are in the order of the text")
  let named = list.allIngredients.map(\.range)
  var next = 0
  for words in unread.map(\.range) {
    while next < named.count, named[next].upperBound <= words.lowerBound { next += 1 }
    try require(
      next == named.count || named[next].lowerBound >= words.upperBound
        || named[next].upperBound <= words.lowerBound, "Unread words are in no name")
  }
  for ingredient in list.allIngredients.prefix(64) {
    _ = ingredient.processing.count + ingredient.certifications.count + ingredient.origins.count
  }
}

private func checkAmounts(of list: IngredientList) throws {
  let amounts = list.amounts
  try require(amounts.count == list.allIngredients.count, "Each ingredient has an amount")
  for amount in amounts {
    try require(
      amount.bounds.lowerBound >= -1e-6 && amount.bounds.upperBound <= 100 + 1e-6,
      "Amounts are percents")
    try require((-1e-6...100.000001).contains(amount.estimate), "Estimates are percents")
  }
}
