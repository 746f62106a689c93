import Foundation
import IngredientAnalysis
import TestSupport
import Testing

/// The examples of the README, the front page, and the articles print the documented output.
@Suite("Documentation: examples of the README, the front page, and the articles")
struct DocumentationTests {
  private let analyzer = Analyzers.embedded
  private let messages = ReportMessages()

  @Test func theExampleOfTheFrontPageHolds() {
    let label = IngredientLabel(
      """
      Oats, sugar, almonds 8 %, vegetable oil (palm, canola), contains 2 % or less of: salt, red 40, \
      BHT (to preserve freshness).
      """)
    let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
    let report = analyzer.report(on: label, for: preferences)

    var output: [String] = []
    output.append(messages.text(for: report.verdict))
    for cause in report.verdict.causes { output.append(messages.text(for: cause)) }
    output.append(messages.text(for: report.rating))
    for reason in report.reasons where reason.pointsLost > 0 {
      output.append(messages.text(for: reason))
    }
    expectEqual(
      output,
      [
        "Avoid", "Contains tree nuts: almonds", "Contains palm, and you avoid palm oil",
        "89 of 100",
        "red 40: moderate concern (EU, Reg. (EC) 1333/2008, Art. 24, Annex V, 2008)",
        "BHT: moderate concern (FDA, 21 CFR 182, 182.3173, 2024)",
      ])
  }

  @Test func theExampleOfTheReadmeHolds() {
    let label = IngredientLabel("Oats, sugar, almonds, palm oil, salt, red 40")
    let wishes = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")])
    let report = analyzer.report(on: label, for: wishes)

    var output: [String] = []
    for cause in report.verdict.causes { output.append(messages.text(for: cause)) }
    output.append("\(messages.text(for: report.verdict)), \(messages.text(for: report.rating))")
    expectEqual(
      output,
      [
        "Contains tree nuts: almonds", "Contains palm oil, and you avoid palm oil",
        "Avoid, 94 of 100",
      ])
  }

  // MARK: Reading labels

  /// The rows of the tables in the article; those of cosmetics follow their own heading.
  private static let rows: [Row] = {
    let page = "Sources/IngredientAnalysis/IngredientAnalysis.docc/ReadingLabels.md"
    guard let text = try? SourceFiles.text(page) else { return [] }
    var rows: [Row] = []
    var use = ProductUse.food
    for line in text.split(separator: "\n") {
      if line.hasPrefix("| on the label") {
        use = line.hasPrefix("| on the label of a cosmetic") ? .leaveOnCosmetic : .food
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells.allSatisfy({ $0.hasPrefix("`") }) else { continue }
      let parts = cells.map { $0.trimmingCharacters(in: ["`"]) }
      rows.append(Row(label: parts[0], reading: parts[1], use: use))
    }
    return rows
  }()

  struct Row: Sendable, CustomTestStringConvertible {
    let label: String
    let reading: String
    let use: ProductUse
    var testDescription: String { label }
  }

  @Test(arguments: rows)
  func aRowOfTheTableHolds(_ row: Row) {
    let list = analyzer.list(of: IngredientLabel(row.label, for: row.use))
    var parts: [String] = []
    for statement in IngredientList.Statement.allCases {
      let names = list.ingredients(statedAs: statement).map(reading).joined(separator: ", ")
      if !names.isEmpty {
        parts.append(statement == .ingredients ? names : "\(statement): \(names)")
      }
    }
    expectEqual(parts.joined(separator: "; "), row.reading)
  }

  @Test(.readsSources) func theTableIsThere() {
    expect(Self.rows.count > 20)
    expect(Self.rows.contains { $0.use == .leaveOnCosmetic })
  }

  /// An ingredient as the article writes it.
  private func reading(_ ingredient: Ingredient) -> String {
    var text = ingredient.substance.map { String($0.id.dropFirst(3)) } ?? "\"\(ingredient.name)\""
    switch ingredient.percentage {
    case .exactly(let value): text += " \(number(value)) %"
    case .atLeast(let value): text += " at least \(number(value)) %"
    case .atMost(let value): text += " at most \(number(value)) %"
    case .between(let values):
      text += " \(number(values.lowerBound)) to \(number(values.upperBound)) %"
    case nil: break
    }
    let said =
      ingredient.processing + ingredient.certifications + ingredient.origins + ingredient.purposes
    for word in said { text += " + \(word.name)" }
    if ingredient.isCorrected { text += " corrected" }
    guard !ingredient.ingredients.isEmpty else { return text }
    return text + " (" + ingredient.ingredients.map(reading).joined(separator: ", ") + ")"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  // MARK: Verdicts

  /// The lines of the plain blocks of the article.
  private static let verdicts: [String] = {
    let page = "Sources/IngredientAnalysis/IngredientAnalysis.docc/Verdicts.md"
    guard let text = try? SourceFiles.text(page) else { return [] }
    var lines: [String] = []
    var fence: Substring?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? line : nil
      } else if fence == "```" {
        lines.append(String(line))
      }
    }
    return lines
  }()

  @Test(.readsSources) func theExamplesOfTheVerdictsHold() {
    var output: [String] = []
    func check(_ text: String, for person: LabelPreferences) {
      let report = analyzer.report(on: IngredientLabel(text), for: person)
      output.append("\(messages.text(for: report.verdict)): \(text)")
      for cause in report.verdict.causes { output.append("- \(messages.text(for: cause))") }
    }
    let allergic = LabelPreferences(avoiding: [.allergen(.treeNuts)])
    check("Oats, sugar, salt", for: allergic)
    check("Oats, sugar, quorvel, salt", for: allergic)
    check("Oats, sugar, salt. May contain almonds.", for: allergic)
    let mustard = [LabelPreferences.AvoidedIngredient.allergen(.mustard)]
    check("Beef, spices", for: LabelPreferences(avoiding: mustard))
    check("Beef, spices", for: LabelPreferences(avoiding: mustard, market: .europeanUnion))
    check("Beef, seasoning (salt, garlic)", for: LabelPreferences(avoiding: mustard))
    let pregnant = LabelPreferences(audience: .pregnancy)
    check("Tomatoes, cream, vodka", for: pregnant)
    check("Milk, sugar, coffee", for: pregnant)
    check("Milk, sugar, vanilla extract", for: pregnant)
    check("Oats, honey", for: LabelPreferences(audience: .infant))
    check("Water, corn syrup, citric acid", for: LabelPreferences(avoiding: [.named("corn")]))
    check("Water, dextrose", for: LabelPreferences(avoiding: [.named("corn")]))
    check(
      "Water, red 40, salt",
      for: LabelPreferences(avoiding: [.group("my migraine list", members: ["MSG", "red 40"])]))
    check("Water, salt", for: LabelPreferences(avoiding: [.named("penuts")]))
    output.append("\(analyzer.suggestions(for: "penuts", limit: 2).map(\.name))")
    expectEqual(output, Self.verdicts)
  }

  @Test func theExampleOfTheRatingHolds() throws {
    let label = IngredientLabel(
      "Sugar, corn syrup, red 40, natural flavor, BHT (to preserve freshness), zorgite")
    let report = analyzer.report(on: label)
    let expected: [(String, Double, Double, Double, ClosedRange<Double>)] = [
      ("Sugar", 1, 1, 0, 0...0), ("corn syrup", 1, 1, 0, 0...0), ("red 40", 1, 0.5, 6, 6...6),
      ("natural flavor", 0.6, 1, 0, 0...0), ("BHT", 0.6, 1, 6.768, 7.2...7.2),
      ("zorgite", 0.6, 1, 0, 0...7.2),
    ]
    expectEqual(report.reasons.map(\.ingredient.name), expected.map(\.0))
    for (reason, row) in zip(report.reasons, expected) {
      expect(reason.exposure == row.1 && reason.certainty == row.2)
      expect(abs(reason.pointsLost - row.3) < 1e-9)
      expect(abs(reason.deduction.lowerBound - row.4.lowerBound) < 1e-9)
      expect(abs(reason.deduction.upperBound - row.4.upperBound) < 1e-9)
    }
    let bounds = try #require(report.rating.bounds)
    expect(abs(bounds.upperBound - 87.232) < 1e-9)
    expect(abs(bounds.lowerBound - 87.232 * 0.928) < 1e-9)
    let again = SafetyRating(
      recomputedFrom: report.reasons, knownShare: report.coverage.knownShare)
    expectEqual(again, report.rating)
    let european = analyzer.report(on: label, for: LabelPreferences(market: .europeanUnion))
    expect(european.rating != report.rating)
  }

  // MARK: Knowledge
}
