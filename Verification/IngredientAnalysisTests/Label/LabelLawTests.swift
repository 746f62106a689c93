import TestSupport
import Testing

@testable import IngredientAnalysis

/// Laws that hold for every label.
@Suite("Label reading: laws") struct LabelLawTests {
  /// Labels like those of products.
  static let labels = [
    "Ingredients: Enriched flour (wheat flour, niacin, reduced iron, thiamine mononitrate, riboflavin, folic acid), sugar, palm oil, cocoa (processed with alkali), high fructose corn syrup, leavening (baking soda and/or calcium phosphate), salt, soy lecithin, chocolate, artificial flavor. CONTAINS: WHEAT, SOY.",
    "Water, sugar, cream 12 % (milk), glucose syrup, skimmed milk powder 4,5 %, emulsifier: mono- and diglycerides of fatty acids; stabilizers (E410, E412), flavoring.",
    "Tomatoes (65%), onions, rapeseed oil, salt, herbs (basil, oregano 0.5%), acidity regulator: citric acid. May contain traces of celery and milk.",
    "Organic rolled oats*, honey* 18%, almonds* (7 %), sunflower oil*, salt. *organic. Made in a facility that also processes peanuts.",
    "Pork, water, contains 2% or less of: salt, sodium phosphates, sodium erythorbate, sodium nitrite.",
    "Aqua, Glycerin, Butyrospermum Parkii (Shea) Butter, Cetearyl Alcohol, Parfum (Linalool, Limonene), 1,2-Hexanediol, [+/- CI 77891, CI 77491].",
    "CORN, VEGETABLE OIL (SUNFLOWER, CANOLA AND/OR CORN OIL), MALTODEXTRIN (MADE FROM CORN), SALT, CHEDDAR CHEESE (MILK, CHEESE CULTURES, SALT, ENZYMES), YELLOW 6, RED 40",
    "crème fra\u{ee}che, jalape\u{f1}o peppers, s0dium chloride, pota ssium sorbate, \u{435}330",
    "((((, )))) ; [} 12 % % 5 . : , * ** + / +/- - & and or (and) [of, the] {} e 330 ins vit. a",
  ]

  private static func check(_ list: IngredientList, _ text: String) {
    let bytes = Array(text.utf8)
    var pending = IngredientList.Statement.allCases.flatMap { list.ingredients(statedAs: $0) }
    while let ingredient = pending.popLast() {
      let range = ingredient.range
      expect(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= bytes.count)
      expectEqual(Array(ingredient.name.utf8), Array(bytes[range]))
      for part in ingredient.ingredients {
        expect(
          part.range.lowerBound >= range.lowerBound, "\(part.name) stands in \(ingredient.name)")
      }
      pending.append(contentsOf: ingredient.ingredients)
    }
    let all = list.allIngredients
    expect(zip(all, all.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound })
  }

  @Test(arguments: labels, [ProductUse.food, .leaveOnCosmetic])
  func rangesCutTheTextExactly(text: String, use: ProductUse) {
    Self.check(Analyzers.embedded.list(of: IngredientLabel(text, for: use)), text)
    Self.check(Analyzers.host.list(of: IngredientLabel(text, for: use)), text)
    Self.check(Analyzers.host.list(of: IngredientLabel(text, in: .french, for: use)), text)
  }

  @Test(arguments: [
    "Milk (organic milk, organic)", "Milk (organic milk, organic), sugar",
    "E160a (organic ii, organic), salt", "Milk (milk* organic, organic). *organic",
  ])
  func attributesOfARemovedNodeAreRemoved(text: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    Self.checkAttributes(of: report.list)
    expect(report.list.ingredients.dropFirst().allSatisfy { $0.certifications.isEmpty })
  }

  @Test(arguments: LongTest.seeds(40, small: 20))
  func everyAttributeBelongsToANode(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "milk", "organic milk", "organic", "dried", "oil", "palm", "E160a", "ii", "color", " (", ")",
      ", ", ": ", " and ", " for color", "vitamins ", "A", "*", ". ", "; ", "contains milk ",
      "Ingredients: ", "from Italy",
    ]
    for _ in 0..<40 {
      let text = (0..<Int.random(in: 0...16, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let report = Analyzers.embedded.report(on: IngredientLabel(text))
      Self.checkAttributes(of: report.list)
    }
  }

  private static func checkAttributes(of list: IngredientList) {
    let nodes = list.tree.nodes.indices
    expect(list.tree.attributes.allSatisfy { nodes.contains($0.node.index) }, "\(list.label.text)")
  }

  @Test(arguments: LongTest.seeds(60, small: 12))
  func rangesCutTextsOfPiecesExactly(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "sugar", "salt", " ", " ", ", ", "(", ")", "[", "]", "{", "}", "12 %", "%", "*", "°", ":",
      ".", ";",
      "-", " and ", "or ", "contains ", "may contain ", "E 330", "vitamin ", "A", "oil", "palm",
      "é", "\u{301}", "\u{AD}",
      "\0", "\n", "ingredients: ", "&", "+/-", "2% or less of ", "for color", "organic", "\u{FFFD}",
      "s0dium", "\u{1F95B}",
    ]
    for _ in 0..<40 {
      let text = (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      Self.check(Analyzers.embedded.list(of: IngredientLabel(text)), text)
    }
  }

  /// Writes a list as a label would.
  private static func rendered(_ list: IngredientList) -> String {
    func render(_ ingredients: [Ingredient]) -> String {
      ingredients.map { ingredient in
        var text = ingredient.name
        switch ingredient.percentage {
        case .exactly(let value): text += " \(value) %"
        case .atLeast(let value): text += " min \(value) %"
        case .atMost(let value): text += " max \(value) %"
        case .between(let values): text += " \(values.lowerBound)-\(values.upperBound) %"
        case nil: break
        }
        let parts = ingredient.ingredients
        return parts.isEmpty ? text : "\(text) (\(render(parts)))"
      }.joined(separator: ", ")
    }
    return render(list.ingredients)
  }

  @Test(arguments: labels.dropLast())
  func aLabelThatWasWrittenAgainReadsTheSame(text: String) {
    // Attributes such as processes are not written, so the second reading may differ from the
    // first.
    let once = Analyzers.exact.list(of: IngredientLabel(text))
    let first = Analyzers.exact.list(of: IngredientLabel(Self.rendered(once)))
    let second = Analyzers.exact.list(of: IngredientLabel(Self.rendered(first)))
    expect(!first.ingredients.isEmpty)
    expectEqual(outline(of: second), outline(of: first))
    expectEqual(identifiers(of: second), identifiers(of: first))
  }

  /// A random list to write as a label.
  private struct Part {
    var name: String
    var percent: String?
    var parts: [Part]

    var outline: String {
      var text = name
      if let percent { text += " " + percent }
      return parts.isEmpty ? text : "\(text) (\(parts.map(\.outline).joined(separator: "; ")))"
    }

    static func random(depth: Int, using generator: inout SeededGenerator) -> Part {
      let names = [
        "alpha", "beta", "gamma", "delta", "epsilon", "sugar", "milk", "citric acid", "palm oil",
        "salt",
      ]
      let signs = ["=", ">", "<"]
      let count = depth > 3 ? 0 : max(0, Int.random(in: -3...3, using: &generator))
      let value = Double(Int.random(in: 0...200, using: &generator)) / 2
      return Part(
        name: names.randomElement(using: &generator) ?? "salt",
        percent: Bool.random(using: &generator)
          ? (signs.randomElement(using: &generator) ?? "=") + "\(value)" : nil,
        parts: (0..<max(count == 1 ? 2 : count, 0)).map { _ in
          random(depth: depth + 1, using: &generator)
        })
    }

    func written(using generator: inout SeededGenerator) -> String {
      var text = name
      if let percent {
        let word = percent.hasPrefix(">") ? "min " : percent.hasPrefix("<") ? "max " : ""
        let amount = "\(percent.dropFirst())" + (Bool.random(using: &generator) ? " %" : "%")
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text += " \(word)\(amount)"
        case 1: text += " (\(word)\(amount))"
        default: text = "\(word)\(amount) \(name)"
        }
      }
      guard !parts.isEmpty else { return text }
      let (open, close) =
        [("(", ")"), ("[", "]"), ("{", "}")].randomElement(using: &generator) ?? ("(", ")")
      let separator = Bool.random(using: &generator) ? ", " : ","
      var written: [String] = []
      for part in parts { written.append(part.written(using: &generator)) }
      return text + " " + open + written.joined(separator: separator) + close
    }
  }

  @Test(arguments: 0..<200)
  func aListIsReadAsItWasWritten(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var parts: [Part] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      parts.append(Part.random(depth: 0, using: &generator))
    }
    var written: [String] = []
    for part in parts { written.append(part.written(using: &generator)) }
    let text = written.joined(separator: ", ")
    let list = Analyzers.host.list(of: IngredientLabel(text))
    expectEqual(outline(of: list), parts.map(\.outline).joined(separator: "; "), "\(text)")
  }

  @Test func anAnalyzerWithoutLanguagesReadsEnglish() {
    let analyzer = IngredientAnalyzer(languages: [])
    for language in [LabelLanguage.english, .french] {
      let label = IngredientLabel("Sugar. May contain milk.", in: language)
      expectEqual(analyzer.list(of: label).ingredients.map(\.name), ["Sugar"])
      expectEqual(analyzer.list(of: label).ingredients(statedAs: .mayContain).map(\.name), ["milk"])
    }
  }

  @Test func aUsedWorkspaceReadsTheSame() {
    var workspace = IngredientAnalyzer.Workspace()
    for _ in 0..<3 {
      for text in Self.labels {
        let fresh = Analyzers.embedded.list(of: IngredientLabel(text))
        Analyzers.embedded.withReport(on: IngredientLabel(text), using: &workspace) { report in
          expectEqual(identifiers(of: report.list), identifiers(of: fresh))
          expectEqual(outline(of: report.list), outline(of: fresh))
        }
      }
    }
  }

  @Test func otherLanguagesAreReadAsTheFirst() {
    let label = IngredientLabel("sugar, salt", in: .polish)
    expectEqual(identifiers(of: Analyzers.embedded.list(of: label)), "en:sugar; en:salt")
    expectEqual(Analyzers.embedded.list(of: label).label, label)
  }

  /// One cause names the language instead of each word, and the verdict stays the same.
  @Test func aLanguageThatIsNotReadIsOneCause() {
    let milk = LabelPreferences(avoiding: [.allergen(.milk)])
    for words in LabelWords.all where words.code != "en" {
      guard let language = LabelLanguage(code: words.code) else { continue }
      let (own, english) = (
        Analyzers.exact.report(on: IngredientLabel(words.list, in: language), for: milk),
        Analyzers.exact.report(on: IngredientLabel(words.list), for: milk)
      )
      expectEqual(own.severity, english.severity, words.list)
      var languages: [LabelLanguage] = []
      for (cause, _) in own.causes {
        if case .unreadLanguage(let language) = cause { languages.append(language) }
        if case .unread(let ingredient) = cause { Issue.record("\(ingredient.name) is unread.") }
      }
      let hasUnread = english.causes.contains { if case .unread = $0.cause { true } else { false } }
      expectEqual(languages, hasUnread ? [language] : [], words.list)
    }
  }

  @Test func labelsAreEqualByTheirBytes() {
    expect(IngredientLabel("e\u{301}") != IngredientLabel("\u{E9}"))
    expectEqual(IngredientLabel("a"), IngredientLabel("a"))
    expect(IngredientLabel("a") != IngredientLabel("a", in: .french))
    expect(IngredientLabel("a") != IngredientLabel("a", for: .sprayCosmetic))
    expectEqual(
      Set([IngredientLabel("e\u{301}"), IngredientLabel("\u{E9}"), IngredientLabel("\u{E9}")])
        .count, 2)
  }
}
