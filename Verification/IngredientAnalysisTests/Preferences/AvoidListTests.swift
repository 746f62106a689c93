import TestSupport
import Testing

@testable import IngredientAnalysis

/// The meaning of the words of people's avoid lists.
@Suite("Avoid list: meaning of its words") struct AvoidListTests {
  private static func report(
    _ text: String, avoiding wish: LabelPreferences.AvoidedIngredient, _ use: ProductUse = .food
  ) -> IngredientReport {
    Analyzers.embedded.report(
      on: IngredientLabel(text, for: use), for: LabelPreferences(avoiding: [wish]))
  }

  @Test(arguments: [
    ("fragrance", "Aqua, Citric Acid", LabelVerdict.Severity.fits),
    ("fragrance", "Aqua, Parfum", .avoid), ("fragrance", "Aqua, Limonene", .fits),
    ("preservative", "Aqua, Phenoxyethanol", .avoid),
    ("formaldehyde donors", "Aqua, DMDM Hydantoin", .avoid),
    ("aluminum", "Aqua, Aluminum Chlorohydrate", .avoid), ("aluminum", "Aqua, Kaolin", .avoid),
    ("latex", "Aqua, Natural Rubber Latex", .avoid), ("alcohol", "Aqua, Alcohol Denat.", .avoid),
    ("alcohol", "Aqua, Cetearyl Alcohol", .fits), ("artificial colors", "Aqua, CI 42090", .avoid),
    ("artificial colors", "Aqua, CI 77491", .fits),
    ("caffeine", "Aqua, Coffea Arabica Seed Extract", .avoid),
  ])
  func aWordMeansItsGroupInCosmetics(
    name: String, text: String, severity: LabelVerdict.Severity
  ) {
    expectEqual(Self.report(text, avoiding: .named(name), .leaveOnCosmetic).severity, severity)
  }

  @Test(arguments: [
    ("corn", "Water, corn syrup", LabelVerdict.Severity.avoid),
    ("corn", "Water, cornstarch", .avoid),
    ("corn", "Water, grits", .avoid), ("corn", "Water, dextrose", .caution),
    ("corn", "Water, rice maltodextrin", .fits), ("corn", "Water, rice starch", .fits),
    ("pork", "Beans, bacon", .avoid), ("pork", "Beans, salt, bacon quorvel", .caution),
    ("pork", "Beans, salt, pork free quorvel", .fits), ("pork", "Beans, salt, quorvel", .fits),
    ("pork", "Sugar, gelatin", .caution),
    ("pork", "Sugar, fish gelatin", .fits), ("pork", "Turkey bacon, salt", .fits),
    ("alcohol", "Tomatoes, red wine", .avoid), ("alcohol", "Cream, vanilla extract", .avoid),
    ("alcohol", "Water, sugar, natural flavor", .caution), ("alcohol", "Salt, wine vinegar", .fits),
    ("caffeine", "Water, green tea", .avoid), ("caffeine", "Milk, chocolate", .caution),
    ("caffeine", "Water, rooibos", .fits), ("artificial colors", "Sugar, red 40", .avoid),
    ("artificial colors", "Sugar, beet juice", .fits), ("nightshades", "Water, paprika", .avoid),
    ("nightshades", "Potatoes, salt", .avoid), ("nightshades", "Rice, spices", .caution),
    ("nightshades", "Sweet potatoes, black pepper", .fits), ("latex", "Sugar, gum base", .caution),
  ])
  func aWordMeansItsGroupInFoods(name: String, text: String, severity: LabelVerdict.Severity) {
    expectEqual(Self.report(text, avoiding: .named(name)).severity, severity)
  }

  @Test(arguments: [
    (IngredientCategory.corn, "Water, dextrose", LabelDiet.Suitability.maybe),
    (.corn, "Water, corn oil", .yes), (.corn, "Water, salt", .no),
    (.corn, "Water, quorv", .unknown),
  ])
  func aReportKnowsWhatMayBelongToACategory(
    category: IngredientCategory, text: String, expected: LabelDiet.Suitability
  ) {
    expectEqual(Analyzers.embedded.report(on: IngredientLabel(text)).holds(category), expected)
  }

  @Test(arguments: [
    ("Water, citric acid (preservative)", LabelVerdict.Severity.avoid),
    ("Water, citric acid", .fits), ("Water, sodium benzoate", .avoid),
    // It is first of all an antioxidant.
    ("Water, BHT", .caution),
  ])
  func theStatedAndTheMainFunctionCount(text: String, severity: LabelVerdict.Severity) {
    expectEqual(Self.report(text, avoiding: .named("preservatives")).severity, severity)
  }

  @Test func aNameThatNothingHasIsReported() {
    let report = Self.report("Water, salt", avoiding: .named("penuts"))
    expectEqual(report.severity, .unknown)
    expectEqual(
      report.verdict.causes.map { ReportMessages().text(for: $0) },
      ["Could not check for penuts; please read the label"])
    // A label with the words is checked all the same.
    expectEqual(Self.report("Water, roasted penuts", avoiding: .named("penuts")).severity, .avoid)
  }

  @Test(
    arguments: LongTest.values(
      [
        ("Milk", "Milk"), ("shellf", "Crustaceans"), ("parabenes", "Parabens"),
        ("glutin", "Gluten"), ("corn syr", "Corn syrup"), ("sulfits", "Sulphites"),
        ("penuts", "Peanuts"),
      ], small: 1))
  func aNameHasSuggestions(name: String, expected: String) {
    let found = Analyzers.embedded.suggestions(for: name).map(\.name)
    expect(found.contains(expected), "\(found)")
    expect(found.count <= 5 && Set(found).count == found.count)
  }

  @Test(arguments: LongTest.values(["qqzzx vvkkw", "", " ,", "\u{0}"], small: 3))
  func nonsenseHasNoSuggestions(name: String) {
    expect(Analyzers.embedded.suggestions(for: name).isEmpty)
    expect(Analyzers.embedded.suggestions(for: "milk", limit: 0).isEmpty)
  }

  private static let suggestions = LongTest.values(
    ["penuts", "shellf", "parabenes", "corn syr"], small: 1
  ).map { Analyzers.embedded.suggestions(for: $0) }

  @Test func aSuggestionCanBeChecked() {
    for substance in Self.suggestions.joined() {
      let report = Self.report("Water, salt", avoiding: .named(substance.name))
      expect(report.severity != .unknown, "\(substance.name)")
    }
  }

  @Test func aGroupOfTheHostHasItsMembers() {
    let group = LabelPreferences.AvoidedIngredient.group(
      "Grandma's list", members: ["palm oil", "E102", "corn"])
    expectEqual(Self.report("Sugar, tartrazine", avoiding: group).severity, .avoid)
    expectEqual(Self.report("Sugar, salt", avoiding: group).severity, .fits)
    expectEqual(
      Self.report("Sugar, corn syrup", avoiding: group).verdict.causes.map {
        ReportMessages().text(for: $0)
      }, ["Contains corn syrup, and you avoid Grandma's list"])
  }

  @Test func aGroupNamesTheMemberThatCannotBeChecked() {
    let group = LabelPreferences.AvoidedIngredient.group("Mine", members: ["salt", "zorblax"])
    expectEqual(
      Self.report("Sugar, water", avoiding: group).verdict.causes.map {
        ReportMessages().text(for: $0)
      }, ["Could not check for zorblax; please read the label"])
    let empty = LabelPreferences.AvoidedIngredient.group("Mine", members: [])
    expectEqual(Self.report("Sugar, water", avoiding: empty).severity, .unknown)
  }

  @Test func aCategoryOfTheHostHasMembersAndNames() {
    let analyzer = BuiltKnowledge.analyzer
    let problems = analyzer.knowledge.problems.filter { $0.substanceID == "en:our-colors" }
    expectEqual(problems.map(\.text), ["beet juice, E102, plugh dust"])
    for wish: LabelPreferences.AvoidedIngredient in [
      .named("bright colors"), .category(IngredientCategory(id: "en:our-colors")),
    ] {
      let preferences = LabelPreferences(avoiding: [wish])
      for (text, severity) in [
        ("Sugar, yellow 5", LabelVerdict.Severity.avoid), ("Sugar, red 40", .fits),
      ] {
        expectEqual(analyzer.report(on: IngredientLabel(text), for: preferences).severity, severity)
      }
    }
  }
}
