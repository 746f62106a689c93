import HealthDomain
import TestSupport
import Testing

/// A directory of recipes, found by any name of their ingredients.
@Suite("Recipe directory: search by ingredient") struct RecipeDirectoryTests {
  private static let analyzer = RecipeIngredientsTests.analyzer

  private static func recipe(
    _ id: String, _ meals: Set<String>, _ stars: [Int64], isFeatured: Bool = false,
    _ lines: String...
  ) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(.recipe, id), title: id)
    record.labels[.mealTypes] = meals
    record.ingredients = .init(lines, reading: analyzer)
    record.reviews = try ReviewSummary(counts: stars)
    record.isFeatured = isFeatured
    return record
  }

  private static func recipes() throws -> DirectoryIndex { try read.get() }

  private static let read = Result {
    DirectoryIndex([
      try recipe(
        "Pancakes", ["Breakfast"], [0, 0, 0, 0, 5], isFeatured: true, "2 cups all-purpose flour",
        "3 eggs, beaten", "1 cup milk"),
      try recipe(
        "Bread", ["Breakfast", "Lunch"], [0, 0, 0, 3, 0], "500 g wheat flour", "1 tsp salt",
        "1 cup water"),
      try recipe("Omelet", ["Breakfast", "Dinner"], [0, 1, 0, 0, 1], "3 eggs", "1 tbsp butter"),
      try recipe(
        "Salad", ["Lunch"], [0, 0, 0, 0, 0], isFeatured: true, "2 tomatoes", "1 pinch salt"),
      try recipe("Secret", ["Dinner"], [1, 0, 0, 0, 0], "1 jar Satayella", "1 tsp salt"),
    ])
  }

  @Test(arguments: [
    (["Flour"], "any", ["Bread", "Pancakes"]),
    (["all-purpose flour"], "any", ["Bread", "Pancakes"]),
    (["FLOUR", "eggs"], "all", ["Pancakes"]),
    (["Flour", "Egg"], "any", ["Bread", "Omelet", "Pancakes"]),
    (["salt"], "any", ["Bread", "Salad", "Secret"]), (["Satayella"], "all", ["Secret"]),
    (["salt", "Satayella"], "all", ["Secret"]), (["coconut milk"], "any", []),
    (["milk", "butter"], "all", []), (["tomato"], "any", ["Salad"]),
  ])
  func ingredientsFindRecipes(names: [String], mode: String, expected: [String]) throws {
    let found = DirectoryQuery.LabelFilter.names(of: names, by: Self.analyzer)
    var query = DirectoryQuery(kinds: [.recipe])
    query.labels[.ingredients] = mode == "any" ? .any(found) : .all(found)
    try expectEqual(Self.recipes().items(of: query).map(\.id), expected)
  }

  @Test func recipesAreFiltered() throws {
    let index = try Self.recipes()
    func found(_ change: (inout DirectoryQuery) -> Void) -> [String] {
      var query = DirectoryQuery(kinds: [.recipe])
      change(&query)
      return index.items(of: query).map(\.id)
    }
    expectEqual(found { $0.isFeatured = true }, ["Pancakes", "Salad"])
    expectEqual(
      found { $0.labels[.mealTypes] = .any(["Breakfast"]) }, ["Bread", "Omelet", "Pancakes"])
    expectEqual(found { $0.labels[.mealTypes] = .all(["Breakfast", "Dinner"]) }, ["Omelet"])
    expectEqual(found { $0.labels[.mealTypes] = .any(["breakfast"]) }, [])
    expectEqual(found { $0.minimumRating = 4 }, ["Bread", "Pancakes"])
    expectEqual(found { $0.minimumRating = 3.5 }, ["Bread", "Omelet", "Pancakes"])
    expectEqual(found { $0.minimumRating = 1 }, ["Bread", "Omelet", "Pancakes", "Secret"])
    expectEqual(
      found {
        $0.minimumRating = 4
        $0.labels[.mealTypes] = .any(["Lunch", "Dinner"])
      }, ["Bread"])
    expectEqual(
      found { $0.order = .highestRating }, ["Pancakes", "Bread", "Omelet", "Secret", "Salad"])
    // What is free from milk, as far as its words tell; of the secret, nobody knows.
    expectEqual(found { $0.labels[.freeFrom] = .without([.milk]) }, ["Bread", "Salad"])
    expectEqual(found { $0.labels[.freeFrom] = .without([.milk, .wheat]) }, ["Salad"])
    expectEqual(
      found {
        $0.labels[.freeFrom] = .without([])
        $0.isFeatured = true
      }, ["Pancakes", "Salad"])
  }
}
