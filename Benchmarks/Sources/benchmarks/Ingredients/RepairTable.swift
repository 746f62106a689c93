import BenchmarkHarness
import BlackHole
import IngredientAnalysis

/// How much of what is recognized of clean labels is still recognized when a camera misread them.
struct RepairTable {
  /// Everything to print: a line for all kinds of errors together, and one for each.
  let text: String

  private let mending = IngredientAnalyzer(knowledge: .embedded)
  private let plain = IngredientAnalyzer(knowledge: .embedded, correctsScanErrors: false)

  init(_ files: [LabelFile], seed: UInt64, isQuick: Bool) {
    let step = isQuick ? 100 : 10
    let labels = files.flatMap { file in
      stride(from: 0, to: file.labels.count, by: step).map { file.labels[$0] }
    }
    var table = Table([
      "errors", "number", "clean", "kept", "without mending", "mended", "wrongly",
      "wrongly, of the recognized", "time to clean",
    ])
    let sets = [("all", ReadingError.allCases)] + ReadingError.allCases.map { ($0.name, [$0]) }
    for (name, kinds) in sets {
      var generator = SplitMix64(seed: seed)
      var tally = Tally()
      let noisy = labels.map { label in
        let (text, errors) = ReadingError.read(label.text, with: kinds, using: &generator)
        tally.errors += errors
        return IngredientLabel(text, in: label.language, for: label.use)
      }
      for (label, misread) in zip(labels, noisy) { tally.add(label, misread, mending, plain) }
      let ratio = Self.time(noisy, mending) / Self.time(labels, mending)
      table.append(tally.cells(name, ratio: ratio))
    }
    text = table.text
  }

  private static func time(_ labels: [IngredientLabel], _ analyzer: IngredientAnalyzer) -> Double {
    (0..<3).map { _ in
      let watch = Stopwatch()
      for label in labels { blackHole(analyzer.list(of: label)) }
      return watch.lap().processor
    }.min() ?? 0
  }

  private struct Tally {
    var errors = 0
    var clean = 0
    var kept = 0
    var keptUnmended = 0
    var recognized = 0
    var mended = 0
    var wrong = 0

    mutating func add(
      _ label: IngredientLabel, _ misread: IngredientLabel, _ mending: IngredientAnalyzer,
      _ plain: IngredientAnalyzer
    ) {
      let expected = Self.identifiers(mending.list(of: label).allIngredients)
      let found = mending.list(of: misread).allIngredients
      clean += expected.values.reduce(0, +)
      kept += Self.common(expected, Self.identifiers(found))
      keptUnmended += Self.common(
        expected, Self.identifiers(plain.list(of: misread).allIngredients))
      for ingredient in found {
        guard let substance = ingredient.substance else { continue }
        recognized += 1
        guard ingredient.isCorrected else { continue }
        mended += 1
        if expected[substance.id] == nil { wrong += 1 }
      }
    }

    private static func identifiers(_ ingredients: [Ingredient]) -> [String: Int] {
      var counts: [String: Int] = [:]
      for ingredient in ingredients {
        if let substance = ingredient.substance { counts[substance.id, default: 0] += 1 }
      }
      return counts
    }

    private static func common(_ lhs: [String: Int], _ rhs: [String: Int]) -> Int {
      lhs.reduce(0) { $0 + min($1.value, rhs[$1.key] ?? 0) }
    }

    func cells(_ name: String, ratio: Double) -> [String] {
      func percent(_ part: Int, _ whole: Int) -> String {
        decimal(Double(part) / Double(max(whole, 1)) * 100, 2) + " %"
      }
      return [
        name, String(errors), String(clean), percent(kept, clean), percent(keptUnmended, clean),
        String(mended), percent(wrong, mended), percent(wrong, recognized), decimal(ratio, 2),
      ]
    }
  }
}
