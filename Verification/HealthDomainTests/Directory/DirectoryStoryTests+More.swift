import Essentials
import Geo
import HealthDomain
import IngredientAnalysis
import TestSupport
import Testing

extension DirectoryStoryTests {
  static let analyzer = RecipeIngredientsTests.analyzer

  static func recipe(
    _ id: String, _ meals: Set<String>, _ stars: [Int64], isFeatured: Bool = false,
    _ lines: String...
  ) throws -> DirectoryRecord {
    var record = DirectoryRecord(try #require(ItemReference(.recipe, id)), title: id)
    record.labels[.mealTypes] = meals
    record.ingredients = .init(lines, reading: analyzer)
    record.reviews = try ReviewSummary(counts: stars)
    record.isFeatured = isFeatured
    return record
  }

  static func recipes() throws -> DirectoryIndex { try read.get() }

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

  /// Twenty markets first, then the rest, with the same numbers on each page.
  @Test func marketsAreListedByTwenties() throws {
    let index = DirectoryIndex(
      try (0..<45).map { number in
        var record = DirectoryRecord(
          try #require(ItemReference(.market, "\(100 + number)")), title: "Market \(100 + number)")
        record.labels[.payment] = number.isMultiple(of: 3) ? ["SNAP"] : ["WIC"]
        record.isFeatured = number.isMultiple(of: 5)
        return record
      })
    var (pages, cursor): ([DirectoryPage], DirectoryPage.Cursor?) = ([], nil)
    repeat {
      pages.append(
        try index.page(of: DirectoryQuery(kinds: [.market]), after: cursor, countsChoices: true))
      cursor = pages.last?.next
    } while cursor != nil
    expect(pages.map(\.hits.count) == [20, 20, 5] && DirectoryIndex.pageSize == 20)
    expect(pages.allSatisfy { $0.total == 45 && $0.correctedText == nil })
    expect(pages.allSatisfy { $0.choices?.labels(of: .payment) == ["SNAP": 15, "WIC": 30] })
    expect(pages.allSatisfy { $0.choices?.featured == 9 && $0.choices?.kinds == [.market: 45] })
    expectEqual(pages.flatMap(\.hits).map(\.id.id), (100..<145).map { "\($0)" })
    expect(pages.flatMap(\.hits).allSatisfy { $0.distance == nil && $0.match == nil })
  }

  /// The words of every field find a record, with a filter beside them, and what else it says does not.
  @Test func wordsOfEveryFieldFindARecord() throws {
    var record = DirectoryRecord(try #require(ItemReference(.market, "1")), title: "Alpha")
    (record.subtitle, record.details, record.address) = ("Bravo", "Charlie", "Delta Street")
    record.labels = [.tags: ["Echo"], .payment: ["Foxtrot"]]
    record.directions = ["Golf"]
    record.produce[.fall] = ["Hotel"]
    record.photos = [.init("a.jpg", caption: "India")]
    record.city = City("Juliett", .arizona)
    let index = DirectoryIndex([
      record, DirectoryRecord(try #require(ItemReference(.park, "2")), title: "Alpha"),
    ])
    let words = [
      "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    ]
    for (word, isFound) in zip(
      words, [true, true, true, false, true] + [false, false, false, false, false])
    {
      var query = DirectoryQuery(kinds: [.market])
      query.text = try SearchIndex.Query(word)
      let page = try index.page(of: query, countsChoices: true)
      expectEqual(page.hits.map(\.id.id), isFound ? ["1"] : [], "\(word)")
      expectEqual(page.total, isFound ? 1 : 0)
      expect(page.hits.allSatisfy { $0.match != nil })
      expectEqual(
        page.choices?.kinds, word == "alpha" ? [.market: 1, .park: 1] : [.market: isFound ? 1 : 0])
    }
  }
}
