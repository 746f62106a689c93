import HealthDomain
import IngredientAnalysis
import TestSupport
import Testing

@Suite("Recipes: ingredients found by name") struct RecipeIngredientsTests {
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
    expect(!Self.names(name).isEmpty && Self.names(name).isSubset(of: found), "\(found)")
  }

  @Test(arguments: [
    ("milk", "1 can coconut milk"), ("butter", "2 tbsp peanut butter"), ("nuts", "1 pinch nutmeg"),
    ("flour", "1 flower"), ("2 cups", "2 cups milk"), ("egg", "1 eggplant"),
  ])
  func aNameDoesNotFindAnother(name: String, line: String) {
    let found = Self.read(line).names
    expect(!Self.names(name).isSubset(of: found) || Self.names(name).isEmpty, "\(found)")
  }

  /// What is not understood could contain anything.
  @Test(arguments: [
    "1 jar Satayella", "half and then half", "1 cup", "2", "chopped", "1 stick, melted", "",
    String(repeating: "salt ", count: 41), "½ cup mystery mix",
  ])
  func anUnknownWordLetsNoAllergenBeRuledOut(line: String) {
    expect(Self.read("1 tsp salt", "?", line).freeFrom.isEmpty || line.isEmpty)
    expect(Self.read(line).freeFrom.isEmpty)
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
    expect(!flour.names.isEmpty && flour.freeFrom.contains(.milk))
    let read = Self.read(line)
    expectEqual(read.lines, [line])
    expect(read.names.isSuperset(of: flour.names), "\(read.names)")
    expect(!Self.names("Flour").isDisjoint(with: read.names))
  }
}
