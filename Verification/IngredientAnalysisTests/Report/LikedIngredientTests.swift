import TestSupport
import Testing

@testable import IngredientAnalysis

/// The ingredients that a report shows first: liked ones, favorable ones, and concerns.
@Suite("Report: liked ingredients, favorable ones, and concerns") struct LikedIngredientTests {
  private static func names(_ ingredients: [Ingredient]) -> [String] { ingredients.map(\.name) }

  /// A liked ingredient is favorable, whatever it is, unless the person avoids it too.
  @Test(arguments: [
    (LabelPreferences.LikedIngredient.named("sugar"), "Water, sugar", ["Water", "sugar"]),
    (.named("E102"), "Water, yellow 5", ["Water", "yellow 5"]),
    (.category(.azoDyes), "Water, tartrazine", ["Water", "tartrazine"]),
    (.named("colors"), "Water, tartrazine", ["Water", "tartrazine"]),
    (.named("quux"), "Water, red quux powder", ["Water", "red quux powder"]),
    (.named("palm oil"), "Sugar, palm olein", ["palm olein"]),
    (.named("milk"), "Sugar, chocolate (butter)", ["butter"]),
    (.named("honey"), "Sugar, honey zorblax", []), (.named("quux"), "Sugar, quuxed", []),
    (.category(.parabens), "Sugar, tartrazine", []), (.named(""), "Sugar, zorblax", []),
    (.named("sugar"), "Salt. Free from sugar.", []),
    (.named("soy"), "Salt. Contains: soy.", []),
  ])
  func whatIsLikedIsFavorable(
    liked: LabelPreferences.LikedIngredient, text: String, expected: [String]
  ) {
    let report = Pantry.report(text, LabelPreferences(liking: [liked]))
    expectEqual(Self.names(report.favorableFindings), expected)
    // A wish of this kind is no reason for a verdict.
    expect(report.severity == .fits && report.causes.isEmpty)
    let both = LabelPreferences(
      avoiding: [
        .named("sugar"), .named("E102"), .named("palm oil"), .named("milk"), .named("quux"),
      ],
      liking: [liked])
    let rest = Self.names(Pantry.report(text, both).favorableFindings)
    expectEqual(rest, expected.filter { $0 == "Water" }, "\(rest)")
  }

  /// Foods with added sugar, salt, additives, unknown names, and mixtures are not favorable of
  /// themselves.
  @Test(arguments: [
    ("Water, sugar, salt, flour", ["Water", "flour"]), ("Tartrazine, zorblax, chocolate", []),
    ("Honey, beef, butter, palm oil", ["Honey", "beef", "butter", "palm oil"]),
    ("Water, water", ["Water", "water"]), ("Almonds. May contain walnuts.", ["Almonds"]),
    ("Chocolate (almonds, sugar)", ["almonds"]), ("Trans fat", []), ("", []),
  ])
  func plainFoodsAreFavorable(text: String, expected: [String]) {
    expectEqual(Self.names(Pantry.report(text).favorableFindings), expected)
  }

  /// Concern for the audience takes a food from the favorable ones.
  @Test func whatIsOfConcernIsNotFavorable() {
    let infant = LabelPreferences(audience: .infant)
    expectEqual(Self.names(Pantry.report("Water, honey", infant).favorableFindings), ["Water"])
    expectEqual(Self.names(Pantry.report("Water, honey", infant).concerns), ["honey"])
    expect(Pantry.report("Water, honey").concerns.isEmpty)
  }

  /// Concerns are what the person avoids and what is of moderate concern or more.
  @Test(arguments: [
    ("Water, tartrazine, BHA, mineral wax, potassium sorbate", ["tartrazine", "BHA"]),
    ("Water, titanium dioxide", ["titanium dioxide"]), ("Water, zorblax", []),
    ("Chocolate (tartrazine), tartrazine", ["tartrazine", "tartrazine"]),
    ("Water. May contain tartrazine.", []), ("Sugar, pesto", ["Sugar"]),
    ("Sugar, vegetable fat", ["Sugar"]), ("Palm olein, sugar", ["Palm olein", "sugar"]),
  ])
  func concernsAreAvoidedOrPublished(text: String, expected: [String]) {
    let preferences = LabelPreferences(
      avoiding: [.named("sugar"), .allergen(.treeNuts), .named("palm oil")])
    expectEqual(Self.names(Pantry.report(text, preferences).concerns), expected)
  }

  /// The first five of the list, and all that the person avoids, may avoid, or likes.
  @Test(arguments: [
    (
      "alfa, bravo, charly, delta, ecko, foxtrot, golf",
      ["alfa", "bravo", "charly", "delta", "ecko"]
    ),
    (
      "alfa, bravo, charly, delta, ecko, foxtrot, sugar, salt",
      ["alfa", "bravo", "charly", "delta", "ecko", "sugar"]
    ),
    (
      "alfa, bravo, charly, delta, ecko, foxtrot, vegetable fat",
      ["alfa", "bravo", "charly", "delta", "ecko", "vegetable fat"]
    ),
    (
      "alfa, bravo, charly, delta, ecko, foxtrot, honey",
      ["alfa", "bravo", "charly", "delta", "ecko", "honey"]
    ),
    (
      "alfa (xray, yankee, sugar), bravo, charly, delta, ecko, foxtrot",
      ["alfa", "sugar", "bravo", "charly", "delta", "ecko"]
    ),
    (
      "colour: tartrazine, alfa, bravo, charly, delta, ecko",
      ["tartrazine", "alfa", "bravo", "charly", "delta"]
    ),
    ("alfa, bravo. Contains: soy.", ["alfa", "bravo"]), ("", []),
  ])
  func keyIngredientsAreTheFirstAndTheWished(text: String, expected: [String]) {
    let preferences = LabelPreferences(
      avoiding: [.named("sugar"), .named("palm oil")], liking: [.named("honey")])
    expectEqual(Self.names(Pantry.report(text, preferences).keyIngredients), expected)
  }

  /// Whatever is on the label, the three lists follow from one another.
  @Test(arguments: 0..<60)
  func theListsAgree(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = Pantry.randomList(&generator).joined(separator: ", ")
    let preferences = LabelPreferences(
      avoiding: [.named("sugar"), .allergen(.milk)], liking: [.named("honey"), .named("salt")])
    let report = Pantry.report(text, preferences)
    let favorable = Set(report.favorableFindings.map(\.range.lowerBound))
    let concerns = Set(report.concerns.map(\.range.lowerBound))
    let key = Set(report.keyIngredients.map(\.range.lowerBound))
    for ingredient in report.list.allIngredients {
      let place = ingredient.range.lowerBound
      let name = ingredient.name
      if ["sugar", "butter"].contains(name) {
        expect(concerns.contains(place) && key.contains(place), "\(name) in \(text)")
        expect(!favorable.contains(place), "\(name) in \(text)")
      }
      if ["honey", "salt"].contains(name) {
        expect(favorable.contains(place) && key.contains(place), "\(name) in \(text)")
      }
    }
    expect(favorable.isDisjoint(with: concerns), "\(text)")
  }
}
