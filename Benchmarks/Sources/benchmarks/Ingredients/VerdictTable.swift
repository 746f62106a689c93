import BenchmarkHarness
import IngredientAnalysis

/// How often a label fits, is to avoid, or cannot be answered, for people who avoid one allergen.
struct VerdictTable {
  /// Everything to print: a line for each set of labels and person, and the commonest reasons of
  /// the verdict "unknown" for who avoids peanuts.
  let text: String

  /// Labels of one language and market.
  private struct Labels {
    let name: String
    let market: Jurisdiction
    let language: LabelLanguage
    var texts: [String]
  }

  /// Counts the verdicts on the labels of a folder.
  init(folder: String) throws {
    var table = Table(["labels", "number", "avoids", "fits", "avoid", "caution", "unknown"])
    var reasons = ""
    for labels in try Self.labels(in: folder) {
      let analyzer = IngredientAnalyzer(knowledge: .embedded, languages: [labels.language])
      var workspace = IngredientAnalyzer.Workspace()
      for allergen in [Allergen.peanuts, .milk, .gluten, .celery] {
        let preferences = LabelPreferences(
          avoiding: [.allergen(allergen)], market: labels.market)
        var counts: [LabelVerdict.Severity: Int] = [:]
        var unread: [String: Int] = [:]
        for text in labels.texts {
          let label = IngredientLabel(text, in: labels.language)
          analyzer.withReport(on: label, for: preferences, using: &workspace) { report in
            counts[report.severity, default: 0] += 1
            for reason in Self.reasons(of: report.verdict) { unread[reason, default: 0] += 1 }
          }
        }
        let shares = [LabelVerdict.Severity.fits, .avoid, .caution, .unknown].map { severity in
          decimal(Double(counts[severity] ?? 0) / Double(max(labels.texts.count, 1)) * 100, 1)
            + " %"
        }
        table.append(
          [labels.name, String(labels.texts.count), String(allergen.id.dropFirst(3))] + shares)
        if allergen == .peanuts {
          let commonest = unread.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
          reasons += "\nunknown in \(labels.name):\n"
          reasons += commonest.map { "\($0.value)\t\($0.key)\n" }.joined()
        }
      }
    }
    text = table.text + reasons
  }

  /// The reasons of a verdict "unknown", each once.
  private static func reasons(of verdict: LabelVerdict) -> Set<String> {
    guard case .unknown(let causes) = verdict else { return [] }
    return Set(
      causes.map { cause in
        switch cause {
        case .unread(let ingredient): TextFolding.folded(ingredient.name)
        case .unreadLanguage(let language): "(in \(language.code))"
        case .noIngredients: "(no ingredients)"
        default: "(cannot be checked)"
        }
      })
  }

  /// The labels that mark their allergens, by language, and those of the United States.
  private static func labels(in folder: String) throws -> [Labels] {
    var all = ["en", "fr", "de", "es", "it", "nl", "pl", "sv"].map { code in
      Labels(
        name: "\(code) EU", market: .europeanUnion, language: LabelLanguage(code: code) ?? .english,
        texts: [])
    }
    for item in try LabelCase.all(in: "\(folder)/marked-allergens.jsonl") {
      guard let place = all.firstIndex(where: { $0.language == item.language }) else { continue }
      all[place].texts.append(item.text)
    }
    let food = try LabelFile.lines(at: "\(folder)/labels-food.txt")
    // The longer ones were cut.
    let sweep = try LabelFile.lines(at: "\(folder)/labels-sweep-en.txt").filter { $0.count < 254 }
    all.append(
      Labels(name: "en US", market: .unitedStates, language: .english, texts: food + sweep))
    return all
  }
}
