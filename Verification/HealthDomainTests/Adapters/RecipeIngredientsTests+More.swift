import HealthDomain
import IngredientAnalysis
import TestSupport
import Testing

extension RecipeIngredientsTests {
  @Test func allergensAreFoundByTheirKinds() {
    let bread = Self.read("2 cups all-purpose flour", "1 cup water", "1 tsp salt")
    expect(bread.freeFrom.isSuperset(of: [.milk, .eggs, .peanuts, .fish]))
    expect(bread.freeFrom.isDisjoint(with: [.wheat, .gluten]))
    let omelet = Self.read("3 eggs, beaten", "1 tbsp unsalted butter")
    expect(omelet.freeFrom.isDisjoint(with: [.eggs, .milk]))
    expect(omelet.freeFrom.contains(.wheat))
    expect(!Self.read("2 tbsp peanut butter").freeFrom.contains(.peanuts))
    expect(!Self.read("1 cup almonds").freeFrom.contains(.treeNuts))
    expect(!Self.read("1 cup half and half").freeFrom.contains(.milk))
    expect(!Self.read("1 tbsp soy sauce").freeFrom.contains(.soybeans))
  }

  /// An administrator may write any name of an ingredient on a button.
  @Test(arguments: ["Flour", "all-purpose flour", "wheat flour"])
  func aButtonFindsRecipesByAnyName(name: String) throws {
    let choice = try #require(AdminConfig.Choice.ingredient(name, by: Self.analyzer))
    guard case .label(let label, of: "ingredients") = choice else {
      Issue.record("\(choice) is no label of ingredients")
      return
    }
    let found = ["2 cups all-purpose flour", "150 g wheat flour"].map { Self.read($0).names }
    expect(found.allSatisfy { $0.contains(label) }, "\(label)")
    expect(!Self.read("1 egg").names.contains(label))
    expect(AdminConfig.Choice.ingredient("½ 2", by: Self.analyzer) == nil)
  }

  @Test func recipesWithoutAnAllergenAreListed() throws {
    func recipe(_ id: String, _ lines: [String]) throws -> DirectoryRecord {
      var record = DirectoryRecord(try ItemReference(.recipe, id), title: id)
      record.ingredients = .init(lines, reading: Self.analyzer)
      return record
    }
    let index = DirectoryIndex([
      try recipe("bread", ["2 cups all-purpose flour", "salt"]),
      try recipe("custard", ["2 cups milk", "3 eggs"]),
      try recipe("riddle", ["1 tsp salt", "1 jar Satayella"]),
      DirectoryRecord(try ItemReference(.recipe, "unread"), title: "unread"),
    ])
    var query = DirectoryQuery()
    query.labels[.freeFrom] = .without([.milk, .peanuts])
    try expectEqual(index.page(of: query).hits.map(\.id.id), ["bread"])
    query.labels[.freeFrom] = .without([Allergen(id: "en:moonlight")])
    try expectEqual(index.page(of: query).total, 0)
    query.labels = [.ingredients: .all(Self.names("Flour"))]
    try expectEqual(index.page(of: query).hits.map(\.id.id), ["bread"])
    query.labels = [.ingredients: .any(Self.names("Satayella").union(Self.names("EGG")))]
    try expectEqual(index.page(of: query).hits.map(\.id.id), ["custard", "riddle"])
  }

  /// Lines come together: names are those of each line, and an allergen of one is in all.
  @Test func aRecipeIsTheSumOfItsLines() {
    let lines = ["2 cups milk", "3 eggs", "1 tsp salt", "1 jar Satayella", "", "500 g wheat flour"]
    let alone = lines.map { ($0, Self.read($0)) }
    for (first, one) in alone {
      for (second, two) in alone {
        let both = Self.read(first, second)
        expectEqual(both.lines, [first, second])
        expectEqual(both.names, one.names.union(two.names), "\(first), \(second)")
        // An empty line says nothing, and an unknown one could be anything.
        let known =
          first.isEmpty
          ? two.freeFrom
          : second.isEmpty
            ? one.freeFrom
            : one.freeFrom.intersection(two.freeFrom)
        expectEqual(both.freeFrom, known, "\(first), \(second)")
      }
    }
    expect(
      Self.read().names == [] && Self.read().freeFrom == [] && Self.read(" ", "\n").names == [])
  }

  /// A filter of no name finds every recipe, and one of no known name is compared as it is.
  @Test func namesWithoutWordsAreLeftOut() {
    expect(Self.names("") == [] && Self.names("—") == [] && Self.names("½ 2") == [])
    expectEqual(Self.names("Satayella"), ["satayella"])
    expectEqual(Self.names("SATAYÉLLA"), ["satayella"])
    expectEqual(
      DirectoryQuery.LabelFilter.names(of: ["Flour", "all-purpose flour", ""], by: Self.analyzer),
      Self.names("flour").union(Self.names("all-purpose flour")))
    expectEqual(DirectoryQuery.LabelFilter.names(of: [], by: Self.analyzer), [])
  }
}
