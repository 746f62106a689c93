import TestSupport
import Testing

@testable import IngredientAnalysis

/// Labels in several languages, built from the names of the embedded knowledge.
@Suite("Multilingual labels: reports from known names") struct MultilingualReportTests {
  private static let headers: [(code: String, header: String)] = [
    ("en", "Ingredients"), ("fr", "Ingrédients"), ("de", "Zutaten"), ("es", "Ingredientes"),
    ("it", "Ingredienti"), ("nl", "Ingrediënten"), ("pl", "Składniki"), ("sv", "Ingredienser"),
    ("da", "Ingredienser"), ("nb", "Ingredienser"), ("fi", "Ainesosat"), ("pt", "Ingredientes"),
  ]
  private static let languages = headers.compactMap { LabelLanguage(code: $0.code) }
  // By default, it is the shared one, which does not correct what cameras misread.
  private static let analyzer =
    hasFullSizes ? IngredientAnalyzer(languages: languages) : EveryLanguage.analyzer
  private static let foods = [
    "en:sugar", "en:sunflower-oil", "en:sesame-seed", "en:egg-yolks", "en:olive-oil",
    "en:skim-milk-powder",
  ]
  private static let milk = LabelPreferences(avoiding: [.allergen(.milk)])

  private static func name(_ food: String, _ language: LabelLanguage) -> String {
    EveryLanguage.name(of: food, in: language.code)
  }

  /// A list of ingredients in the language at a position.
  private static func list(_ place: Int, _ foods: [String] = foods) -> String {
    let names = foods.map { name($0, languages[place]) }
    return "\(headers[place].header): \(names.joined(separator: ", ")). "
  }

  private static func report(
    _ text: String, in language: LabelLanguage = .english,
    for preferences: LabelPreferences = LabelPreferences()
  ) -> MultilingualReport {
    analyzer.multilingualReport(on: IngredientLabel(text, in: language), for: preferences)
  }

  @Test func everyFoodHasANameInEveryLanguage() {
    for language in Self.languages {
      for food in Self.foods {
        expect(!Self.name(food, language).isEmpty, "\(food) \(language.code)")
      }
    }
  }

  // MARK: Pairs and triples

  @Test(arguments: LongTest.values(Array(0..<headers.count), small: 3))
  func theSameListInTwoLanguagesAgrees(first: Int) {
    for second in Self.headers.indices where second != first {
      let report = Self.report(Self.list(first) + Self.list(second), for: Self.milk)
      let codes = [Self.headers[first].code, Self.headers[second].code]
      expectEqual(report.languages.map(\.code), codes)
      expect(report.disagreements.isEmpty, "\(codes)")
      expectEqual(report.severity, .avoid)
      expectEqual(report.verdict.causes.count, 1, "\(codes)")
      expect(
        report.reports.allSatisfy { $0.list.ingredients.count == Self.foods.count }, "\(codes)")
    }
  }

  @Test(arguments: LongTest.values(Array(0..<headers.count), small: 3))
  func anAllergenThatOneLanguageLeavesOutIsADisagreement(first: Int) throws {
    for second in Self.headers.indices where second != first {
      let text = Self.list(first, Self.foods.dropLast()) + Self.list(second)
      let report = Self.report(text, for: Self.milk)
      let codes = [Self.headers[first].code, Self.headers[second].code]
      expectEqual(report.languages.map(\.code), codes)
      expectEqual(report.severity, .avoid, "\(codes)")
      expectEqual(report.reports.first?.severity, .fits, "\(codes)")
      let disagreement = try #require(report.disagreements.first, "\(codes)")
      expectEqual(report.disagreements.count, 1, "\(codes)")
      expectEqual(disagreement.allergen.id, "en:milk")
      expect(!disagreement.isTrace)
      expectEqual(disagreement.languages, [Self.languages[second]])
      expectEqual(disagreement.otherLanguages, [Self.languages[first]])
    }
  }

  @Test(arguments: 0..<headers.count)
  func threeLanguagesAreToldApart(first: Int) {
    let count = Self.headers.count
    let places = [first, (first + 4) % count, (first + 7) % count]
    let report = Self.report(places.map { Self.list($0) }.joined())
    expectEqual(report.languages, places.map { Self.languages[$0] })
    expect(report.disagreements.isEmpty)
  }

  @Test(arguments: 0..<headers.count)
  func aCodeStandsForAHeader(place: Int) {
    let names = Self.foods.map { Self.name($0, Self.languages[place]) }.joined(separator: ", ")
    let other = place == 0 ? 2 : 0
    let code = Self.headers[place].code.uppercased()
    for text in ["\(code): \(names)", "(\(code)) \(names)", "\(code) - \(names)"] {
      let report = Self.report(Self.list(other) + text)
      expectEqual(report.languages, [Self.languages[other], Self.languages[place]], "\(text)")
      expectEqual(report.reports.last?.list.ingredients.count, Self.foods.count, "\(text)")
      expect(report.disagreements.isEmpty, "\(text)")
    }
  }

  @Test func aCodeMayNameSeveralCountries() {
    let report = Self.report(
      "D/A/CH: Zucker, Salz, Butter. DK/NO: Sukker, salt, melk. GB Ingredients: sugar, salt.")
    expectEqual(report.languages.map(\.code), ["de", "nb", "en"])
    expectEqual(report.disagreements.map(\.otherLanguages), [[.english]])
  }

  @Test(arguments: [
    "Ingredients: water, vitamins (A, D), salt.", "Ingredients: salt, E-471, sugar.",
    "Ingredients: flour. (D) Vitamin.", "NO ADDED SUGAR. IT: salt", "Sugar, salt", "",
    "Ingredients: water, sugar, crème fraîche, sel de mer.",
  ])
  func aLabelInOneLanguageHasOneReport(text: String) {
    let report = Self.report(text, for: Self.milk)
    let plain = Self.analyzer.report(on: IngredientLabel(text), for: Self.milk)
    expectEqual(report.languages, [.english])
    expectEqual(report.severity, plain.severity)
    expectEqual(report.reports.first?.list.description, plain.list.description)
    expect(report.disagreements.isEmpty)
  }

  // MARK: Statements

  @Test func aStatementInOneLanguageCounts() {
    let text = "Ingredients: sugar, salt. Ingrédients : sucre, sel. Peut contenir du lait."
    let report = Self.report(text, for: Self.milk)
    expectEqual(report.severity, .caution)
    expectEqual(report.traces.map(\.id), ["en:milk"])
    let messages = report.disagreements.map { ReportMessages().text(for: $0) }
    expectEqual(messages, ["traces of milk: named in French, but not in English"])
  }

  @Test func aLanguageWithoutAListIsNoReasonForDoubt() {
    let text = "Ingredients: sugar, wheat flour. Contains: Wheat. Contient : Blé."
    let vegan = LabelPreferences(avoiding: [.allergen(.milk)], diets: [.vegan])
    let report = Self.report(text, for: vegan)
    expectEqual(report.languages, [.english, .french])
    expectEqual(report.report(in: .french)?.severity, .unknown)
    expectEqual(report.severity, .fits)
    expect(report.disagreements.isEmpty)
    let statements = Self.report("Contains: Wheat. Contient : Blé.", for: vegan)
    expectEqual(statements.severity, .unknown)
  }

  @Test func aLanguageWithUnreadWordsIsNotCountedAsSilent() {
    let text = "Ingredients: sugar, zorblax. Ingrédients : sucre, lait."
    let report = Self.report(text, for: Self.milk)
    expectEqual(report.severity, .avoid)
    expect(report.disagreements.isEmpty)
  }

  @Test func theWorstLanguageDecides() {
    let parts = [
      "Ingredients: sugar, salt.", "Ingredients: sugar, zorblax.",
      "Ingredients: sugar. May contain milk.", "Ingredients: sugar, milk.",
    ]
    let others = [
      "Zutaten: Zucker, Salz.", "Zutaten: Zucker, Zorblax.",
      "Zutaten: Zucker. Kann Spuren von Milch enthalten.", "Zutaten: Zucker, Milch.",
    ]
    for (left, text) in parts.enumerated() {
      for (right, other) in others.enumerated() {
        let report = Self.report(text + "\n" + other, for: Self.milk)
        expectEqual(report.severity, LabelVerdict.Severity.allCases[max(left, right)])
        expectEqual(report.severity, report.reports.map(\.severity).max())
      }
    }
  }

  @Test func aPositionIsThatInTheWholeText() {
    let text = "DE: Zucker, Öl. FR: sucre, lait"
    let report = Self.report(text)
    for own in report.reports {
      for ingredient in own.list.ingredients {
        expectEqual(
          String(decoding: Array(text.utf8)[ingredient.range], as: UTF8.self), ingredient.name)
      }
    }
    expectEqual(
      report.reports.map { $0.list.ingredients.map(\.name) },
      [
        ["Zucker", "Öl"], ["sucre", "lait"],
      ])
  }

  // MARK: Hostile labels

  @Test(
    arguments: LongTest.values(
      [
        "Zutaten: Zucker. Ingrédients: sucre. ", "(D) Zucker (F) sucre ", "DE: FR: IT: ", "D/A/CH/",
        "(D,", ". ", "a. ", "A|", "Contient lait. Contains milk. ", "•", "\n ", "DE ", "(((",
      ], small: 6))
  func timeGrowsWithTheLength(shape: String) {
    let size = LongTest.size(5_000, small: 60)
    let isLinear = ProcessorTime.grows(below: 30, from: size, to: size * 10) { count in
      let text = String(repeating: shape, count: count / shape.utf8.count)
      return ProcessorTime.measure { _ = Self.report(text).reports.count }
    }
    expect(isLinear)
  }
}
