import TestSupport
import Testing

@testable import IngredientAnalysis

/// How the languages of one label are compared, and the causes that they have together.
@Suite("Multilingual labels: causes in several languages") struct MultilingualCauseTests {
  private static func report(
    _ text: String, _ preferences: LabelPreferences = LabelPreferences()
  ) -> MultilingualReport {
    EveryLanguage.analyzer.multilingualReport(on: IngredientLabel(text), for: preferences)
  }

  private static let milk = LabelPreferences(avoiding: [.allergen(.milk)])

  private static func texts(_ report: MultilingualReport) -> [String] {
    report.causes.map { "\($0.severity): " + ReportMessages().text(for: $0.cause) }
  }

  @Test func whatIsUnreadIsNamedInEachLanguage() {
    let report = Self.report("Ingredients: sugar, zorblax. Zutaten: Zucker, Brellin.", Self.milk)
    expectEqual(
      Self.texts(report),
      [
        "unknown: “zorblax” was not recognized; please read the label",
        "unknown: “Brellin” was not recognized; please read the label",
      ])
  }

  @Test func aCauseOfSeveralLanguagesIsNamedOnce() {
    let report = Self.report(
      "Ingredients: sugar, milk. Zutaten: Zucker, Milch. Ingrédients : sucre, lait.", Self.milk)
    expectEqual(Self.texts(report), ["avoid: Contains milk: milk"])
    // The same ingredient twice in one language is two causes there.
    let twice = Self.report(
      "Ingredients: sugar, milk, cream. Zutaten: Zucker, Milch, Sahne.", Self.milk)
    expectEqual(Self.texts(twice), ["avoid: Contains milk: milk", "avoid: Contains milk: cream"])
  }

  /// A trace in one language does not stand for the allergen in another.
  @Test func causesOfOtherSeverityAreKept() {
    let report = Self.report(
      "Ingredients: sugar. May contain milk. Zutaten: Zucker, Milch.", Self.milk)
    expectEqual(
      Self.texts(report),
      [
        "caution: May contain traces of milk: milk", "avoid: Contains milk: Milch",
      ])
    expect(report.verdict.causes.count == 1 && report.severity == .avoid)
  }

  /// Which languages count as silent: those with a list that was read as a whole.
  @Test(arguments: [
    ("Ingredients: sugar, milk. Zutaten: Zucker, Salz.", ["milk en / de"]),
    ("Ingredients: sugar, milk. Zutaten: Zucker, Zorblax.", []),
    ("Ingredients: sugar, milk. Zutaten: Zorblax (Zucker, Salz).", ["milk en / de"]),
    ("Ingredients: sugar, milk. Zutaten: Zucker, Salz. Ohne Zorblax.", ["milk en / de"]),
    // A language with statements alone has no list.
    ("Ingredients: sugar, milk. Enthält: Soja.", ["soybeans de / en"]),
    ("Ingredients: sugar, milk. Zutaten: Zucker, Salz. Enthält: Milch.", []),
    // Traces are compared only where no language says that the allergen is in the product.
    ("Ingredients: sugar. May contain milk. Zutaten: Zucker.", ["~milk en / de"]),
    ("Ingredients: sugar. May contain milk. Zutaten: Zucker, Milch.", ["milk de / en"]),
    ("Ingredients: sugar. May contain milk. Zutaten: Zucker. Kann Milch enthalten.", []),
    (
      "Ingredients: sugar, milk. Zutaten: Zucker, Salz. Ingrédients : sucre, lait.",
      ["milk en fr / de"]
    ),
    (
      "Ingredients: sugar, milk, soy. Zutaten: Zucker, Milch, Salz. Ingrédients : sucre, sel.",
      ["milk en de / fr", "soybeans en / de fr"]
    ),
  ])
  func silentLanguagesAreThoseThatWereRead(text: String, expected: [String]) {
    let found = Self.report(text).disagreements.map { item in
      (item.isTrace ? "~" : "") + item.allergen.id.dropFirst(3) + " "
        + item.languages.map(\.code).joined(separator: " ") + " / "
        + item.otherLanguages.map(\.code).joined(separator: " ")
    }
    expectEqual(found.sorted(), expected.sorted(), "\(text)")
  }

  /// A language without a list adds what its statements say, and no doubt.
  @Test(arguments: [
    (
      "Ingredients: sugar, salt. Enthält: Weizen.", LabelDiet.glutenFree,
      LabelVerdict.Severity.avoid
    ),
    ("Ingredients: sugar, salt. Enthält: Soja.", .glutenFree, .fits),
    ("Ingredients: sugar, salt. Enthält: Soja.", .vegan, .fits),
    ("Ingredients: sugar, milk. Enthält: Soja.", .vegan, .avoid),
    ("Contains: soy. Enthält: Soja.", .vegan, .unknown),
    ("Ingredients: sugar, salt. Zutaten: Zucker, Speck.", .vegetarian, .avoid),
    ("Ingredients: sugar, bacon. Zutaten: Zucker, Salz.", .vegetarian, .avoid),
  ])
  func aLanguageWithoutAListAddsItsStatements(
    text: String, diet: LabelDiet, severity: LabelVerdict.Severity
  ) {
    expectEqual(Self.report(text, LabelPreferences(diets: [diet])).severity, severity)
  }

  /// The order of the languages decides which name is shown, and never the verdict.
  @Test func theOrderOfTheLanguagesDecidesNothing() {
    let parts = [
      "Ingredients: sugar, salt.", "Zutaten: Zucker. Kann Milch enthalten.",
      "Ingrediënten: suiker, boter.", "Ingredienti: zucchero, sale.",
    ]
    for first in parts {
      for second in parts where second != first {
        let forward = Self.report(first + " " + second, Self.milk)
        let backward = Self.report(second + " " + first, Self.milk)
        expectEqual(forward.severity, backward.severity, "\(first) \(second)")
        expectEqual(forward.causes.count, backward.causes.count, "\(first) \(second)")
        expectEqual(Set(forward.allergens), Set(backward.allergens))
        expectEqual(Set(forward.traces), Set(backward.traces))
        expectEqual(forward.disagreements.count, backward.disagreements.count)
        expectEqual(forward.languages, backward.languages.reversed())
      }
    }
  }
}
