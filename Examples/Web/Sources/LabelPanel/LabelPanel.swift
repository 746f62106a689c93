import IngredientAnalysis
import WebGlue

/// A label as it is read in eight languages.
public enum LabelPanel {
  /// Answers `read LANGUAGE ALLERGENS DIETS`, with the label below it.
  ///
  /// The language is a code, or `auto` for a package in any of the eight languages. Allergens are
  /// positions in the list of the European Union, and diets are positions in the list of all diets,
  /// each with commas between them.
  public static func answer(_ question: Question) -> JSON {
    guard question.name == "read" else { return ["problem": .text("The question is unknown.")] }
    let preferences = LabelPreferences(
      avoiding: positions(question[1]).compactMap { position in
        Allergen.europeanUnion.indices.contains(position)
          ? .allergen(Allergen.europeanUnion[position]) : nil
      },
      diets: Set(
        positions(question[2]).compactMap { position in
          LabelDiet.allCases.indices.contains(position) ? LabelDiet.allCases[position] : nil
        }), market: .europeanUnion)
    let text = String(question.text)
    guard let language = languages.first(where: { $0.code == question[0] }) else {
      let report = analyzer(of: nil).multilingualReport(
        on: IngredientLabel(text), for: preferences)
      return answer(report.severity, report.verdict, report.causes, report.reports)
    }
    let report = analyzer(of: language).report(
      on: IngredientLabel(text, in: language), for: preferences)
    return answer(report.severity, report.verdict, report.causes, [report])
  }

  private static let languages: [LabelLanguage] = [
    .english, .german, .french, .spanish, .italian, .dutch, .polish, .swedish,
  ]

  /// The analyzers that were needed so far, by the position of their language, and at the end that
  /// of all languages.
  nonisolated(unsafe) private static var analyzers = [IngredientAnalyzer?](
    repeating: nil, count: languages.count + 1)

  private static func analyzer(of language: LabelLanguage?) -> IngredientAnalyzer {
    let position = language.flatMap { languages.firstIndex(of: $0) } ?? languages.count
    if let analyzer = analyzers[position] { return analyzer }
    let analyzer = IngredientAnalyzer(
      knowledge: .foods, languages: language.map { [$0] } ?? languages)
    analyzers[position] = analyzer
    return analyzer
  }

  private static func positions(_ text: Substring) -> [Int] {
    Question.parts(of: text, at: 0x2C).compactMap { Int($0) }
  }

  private static let messages = ReportMessages()

  private static func answer(
    _ severity: LabelVerdict.Severity, _ verdict: LabelVerdict,
    _ causes: [(cause: LabelVerdict.Cause, severity: LabelVerdict.Severity)],
    _ reports: [IngredientReport]
  ) -> JSON {
    let causes = causes.map { cause in
      JSON.array([
        .text(name(of: cause.severity)), .text(messages.text(for: cause.cause, in: .foods)),
      ])
    }
    return [
      "severity": .text(name(of: severity)), "verdict": .text(messages.text(for: verdict)),
      "causes": .array(causes), "reports": .array(reports.map(json)),
      "disclaimer": .text(IngredientReport.disclaimer),
    ]
  }

  private static func json(_ report: IngredientReport) -> JSON {
    var rows: [JSON] = []
    for statement in IngredientList.Statement.allCases {
      for ingredient in report.list.ingredients(statedAs: statement) {
        add(ingredient, depth: 0, of: report, to: &rows)
      }
    }
    let diets = LabelDiet.allCases.map { diet in
      JSON.integer(Int(report.status(of: diet).rawValue))
    }
    return [
      "language": .text(report.list.label.language.code),
      "mentions": .integer(report.coverage.mentions),
      "recognized": .integer(report.coverage.recognized), "allergens": names(report.allergens),
      "traces": names(report.traces), "probable": names(report.probableAllergens),
      "additives": names(report.additives), "diets": .array(diets), "rows": .array(rows),
    ]
  }

  /// Adds an ingredient and its parts: the depth, the range in bytes of the label, the statement,
  /// the printed name, the known name, whether it was corrected, and the bounds of its share.
  private static func add(
    _ ingredient: Ingredient, depth: Int, of report: IngredientReport, to rows: inout [JSON]
  ) {
    let bounds = ingredient.statement == .ingredients ? ingredient.amount?.bounds : nil
    let range = ingredient.range
    rows.append(
      .array([
        .integer(depth), .integer(range.lowerBound), .integer(range.upperBound),
        .text(name(of: ingredient.statement)), .text(ingredient.name),
        .optional(ingredient.substance.map { messages.name(of: $0) }),
        .flag(ingredient.isCorrected),
        bounds.map { .array([.decimal($0.lowerBound), .decimal($0.upperBound)]) } ?? .null,
        .optional(ingredient.substance?.additiveNumber?.description),
      ]))
    for part in ingredient.ingredients { add(part, depth: depth + 1, of: report, to: &rows) }
  }

  private static func names(_ substances: [KnownSubstance]) -> JSON {
    .array(substances.map { .text(messages.name(of: $0)) })
  }

  private static func name(of severity: LabelVerdict.Severity) -> String {
    switch severity {
    case .fits: "fits"
    case .unknown: "unknown"
    case .caution: "caution"
    case .avoid: "avoid"
    }
  }

  private static func name(of statement: IngredientList.Statement) -> String {
    switch statement {
    case .ingredients: "ingredients"
    case .contains: "contains"
    case .mayContain: "mayContain"
    case .facility: "facility"
    case .freeFrom: "freeFrom"
    case .unread: "unread"
    @unknown default: "unread"
    }
  }
}
