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

  /// Amounts, sizes, and preparations are no ingredients, however they are written.
  @Test(arguments: [
    "flour", "2 cups flour", "2 Cups FLOUR", "½ cup flour", "1/2 cup of flour", "500g flour",
    "500 g flour, sifted", "  flour  ", "2-3 tbsp. flour", "1 (8 oz) package flour",
    "Flour, divided",
    "1 1/2 cups (180 g) flour", "2\u{A0}cups\u{2009}flour", "\u{FF12} cups flour",
    "flour (optional)",
    "about 2 heaping tablespoons flour", "flour for dusting",
  ])
  func onlyTheIngredientIsRead(line: String) throws {
    let flour = Self.read("flour")
    #expect(!flour.names.isEmpty && flour.freeFrom.contains(.milk))
    let read = Self.read(line)
    #expect(read.lines == [line])
    #expect(read.names.isSuperset(of: flour.names), "\(read.names)")
    #expect(!Self.names("Flour").isDisjoint(with: read.names))
  }

  /// Lines come together: names are those of each line, and an allergen of one is in all.
  @Test func aRecipeIsTheSumOfItsLines() {
    let lines = ["2 cups milk", "3 eggs", "1 tsp salt", "1 jar Satayella", "", "500 g wheat flour"]
    for first in lines {
      for second in lines {
        let (one, two) = (Self.read(first), Self.read(second))
        let both = Self.read(first, second)
        #expect(both.lines == [first, second])
        #expect(both.names == one.names.union(two.names), "\(first), \(second)")
        // An empty line says nothing, and an unknown one could be anything.
        let known =
          first.isEmpty
          ? two.freeFrom
          : second.isEmpty
            ? one.freeFrom
            : one.freeFrom.intersection(two.freeFrom)
        #expect(both.freeFrom == known, "\(first), \(second)")
      }
    }
    #expect(
      Self.read().names == [] && Self.read().freeFrom == [] && Self.read(" ", "\n").names == [])
  }

  /// A filter of no name finds every recipe, and one of no known name is compared as it is.
  @Test func namesWithoutWordsAreLeftOut() {
    #expect(Self.names("") == [] && Self.names("—") == [] && Self.names("½ 2") == [])
    #expect(Self.names("Satayella") == ["satayella"])
    #expect(Self.names("SATAYÉLLA") == ["satayella"])
    #expect(
      DirectoryQuery.LabelFilter.names(of: ["Flour", "all-purpose flour", ""], by: Self.analyzer)
        == Self.names("flour").union(Self.names("all-purpose flour")))
    #expect(DirectoryQuery.LabelFilter.names(of: [], by: Self.analyzer) == [])
  }
}
