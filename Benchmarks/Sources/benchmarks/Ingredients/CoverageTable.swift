import BenchmarkHarness
import IngredientAnalysis

/// How many of the ingredients that labels mention the embedded knowledge recognizes.
struct CoverageTable {
  /// Everything to print: a line a file, and the most frequent unknown names.
  let text: String

  /// Counts every ingredient of every list, also those within others and those that hold others.
  init(_ files: [LabelFile], unknown limit: Int) {
    let analyzer = IngredientAnalyzer(knowledge: .embedded)
    var table = Table([
      "labels", "number", "mentions", "recognized", "share", "mended", "unknown, each once",
    ])
    var lists = ""
    for file in files {
      var (mentions, recognized, mended) = (0, 0, 0)
      var unknown: [String: Int] = [:]
      for label in file.labels {
        for ingredient in analyzer.list(of: label).allIngredients {
          mentions += 1
          if ingredient.substance != nil {
            recognized += 1
            if ingredient.isCorrected { mended += 1 }
          } else {
            unknown[TextFolding.folded(ingredient.name), default: 0] += 1
          }
        }
      }
      let share = Double(recognized) / Double(max(mentions, 1)) * 100
      table.append([
        file.name, String(file.labels.count), String(mentions), String(recognized),
        decimal(share, 2) + " %", String(mended), String(unknown.count),
      ])
      let frequent = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
      if !frequent.isEmpty {
        lists += "\nunknown in \(file.name):\n"
        lists += frequent.map { "\($0.value)\t\($0.key)\n" }.joined()
      }
    }
    text = table.text + lists
  }
}
