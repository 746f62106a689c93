import HealthDomain
import IngredientAnalysis
import Testing

struct RecipeIngredientsTests {
  static let analyzer = IngredientAnalyzer()

  static func read(_ lines: String...) -> DirectoryRecord.Ingredients {
    .init(lines, reading: analyzer)
  }

  static func names(_ text: String) -> Set<String> {
    DirectoryQuery.LabelFilter.names(of: [text], by: analyzer)
  }

  @Test(arguments: [
    ("flour", "2 cups all-purpose flour"), ("Flour", "150g (1 cup) wheat flour, sifted"),
    ("all-purpose flour", "2 cups all-purpose flour"), ("butter", "1 stick unsalted butter"),
    ("milk", "1 - 2L (1/4 - 1/2 gal) milk"), ("onions", "3 onions (medium size)"),
    ("onion", "3 onions, finely chopped"), ("hot sauce", "1 dash hot sauce"),
    ("za'atar", "1 tsp Za’atar"), ("blåbærsyltetøy", "3 tbsp Blåbærsyltetøy"),
    ("salt", "Salt to taste"), ("ground beef", "1 lb ground beef"),
  ])
  func aNameFindsALine(name: String, line: String) {
    let found = Self.read(line).names
    #expect(!Self.names(name).isEmpty && Self.names(name).isSubset(of: found), "\(found)")
  }

  @Test(arguments: [
    ("milk", "1 can coconut milk"), ("butter", "2 tbsp peanut butter"), ("nuts", "1 pinch nutmeg"),
    ("flour", "1 flower"), ("2 cups", "2 cups milk"), ("egg", "1 eggplant"),
  ])
  func aNameDoesNotFindAnother(name: String, line: String) {
    let found = Self.read(line).names
    #expect(!Self.names(name).isSubset(of: found) || Self.names(name).isEmpty, "\(found)")
  }

  @Test func allergensAreFoundByTheirKinds() {
    let bread = Self.read("2 cups all-purpose flour", "1 cup water", "1 tsp salt")
    #expect(bread.freeFrom.isSuperset(of: [.milk, .eggs, .peanuts, .fish]))
    #expect(bread.freeFrom.isDisjoint(with: [.wheat, .gluten]))
    let omelet = Self.read("3 eggs, beaten", "1 tbsp unsalted butter")
    #expect(omelet.freeFrom.isDisjoint(with: [.eggs, .milk]))
    #expect(omelet.freeFrom.contains(.wheat))
    #expect(!Self.read("2 tbsp peanut butter").freeFrom.contains(.peanuts))
    #expect(!Self.read("1 cup almonds").freeFrom.contains(.treeNuts))
    #expect(!Self.read("1 cup half and half").freeFrom.contains(.milk))
    #expect(!Self.read("1 tbsp soy sauce").freeFrom.contains(.soybeans))
  }

  /// What is not understood could contain anything.
  @Test(arguments: [
    "1 jar Satayella", "half and then half", "1 cup", "2", "chopped", "1 stick, melted", "",
    String(repeating: "salt ", count: 41), "½ cup mystery mix",
  ])
  func anUnknownWordLetsNoAllergenBeRuledOut(line: String) {
    #expect(Self.read("1 tsp salt", "?", line).freeFrom.isEmpty || line.isEmpty)
    #expect(Self.read(line).freeFrom.isEmpty)
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
    #expect(found.allSatisfy { $0.contains(label) }, "\(label)")
    #expect(!Self.read("1 egg").names.contains(label))
    #expect(AdminConfig.Choice.ingredient("½ 2", by: Self.analyzer) == nil)
  }

  @Test func recipesWithoutAnAllergenAreListed() throws {
    func recipe(_ id: String, _ lines: [String]) throws -> DirectoryRecord {
      var record = DirectoryRecord(try #require(ItemReference(.recipe, id)), title: id)
      record.ingredients = .init(lines, reading: Self.analyzer)
      return record
    }
    let index = DirectoryIndex([
      try recipe("bread", ["2 cups all-purpose flour", "salt"]),
      try recipe("custard", ["2 cups milk", "3 eggs"]),
      try recipe("riddle", ["1 tsp salt", "1 jar Satayella"]),
      DirectoryRecord(try #require(ItemReference(.recipe, "unread")), title: "unread"),
    ])
    var query = DirectoryQuery()
    query.labels[.freeFrom] = .without([.milk, .peanuts])
    #expect(try index.page(of: query).hits.map(\.id.id) == ["bread"])
    query.labels[.freeFrom] = .without([Allergen(id: "en:moonlight")])
    #expect(try index.page(of: query).total == 0)
    query.labels = [.ingredients: .all(Self.names("Flour"))]
    #expect(try index.page(of: query).hits.map(\.id.id) == ["bread"])
    query.labels = [.ingredients: .any(Self.names("Satayella").union(Self.names("EGG")))]
    #expect(try index.page(of: query).hits.map(\.id.id) == ["custard", "riddle"])
  }
}
