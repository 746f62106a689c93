import IngredientAnalysis
import Testing

/// Further labels for the rules of the grammar.
@Suite struct LabelGrammarExampleTests {
  private static func list(_ text: String) -> IngredientList {
    Analyzers.embedded.list(of: IngredientLabel(text))
  }

  @Test(
    arguments: [
      ("oil (palm, rapeseed), salt", "en:palm-oil; en:rapeseed-oil; en:salt"),
      ("oils [palm, rapeseed], salt", "en:palm-oil; en:rapeseed-oil; en:salt"),
      ("oil (palm, alpha), salt", "en:oil (?; en:alpha); en:salt"),
      ("oil, salt", "en:oil; en:salt"),
      ("alpha (beta, gamma), delta", "en:alpha (en:beta; en:gamma); en:delta"),
    ])
  func bracketsBehindAGroupNameItsKinds(text: String, expected: String) {
    #expect(identifiers(of: Analyzers.host.list(of: IngredientLabel(text))) == expected)
  }

  @Test func compoundWordsAreNamesAndProcesses() {
    let list = Analyzers.host.list(of: IngredientLabel("Sauerkrautpulver, Salz", in: .german))
    #expect(outline(of: list) == "Sauerkraut; Salz")
    #expect(list.ingredients[0].processing.map(\.id) == ["en:powder"])
  }

  @Test func aFunctionBeforeANameContainsIt() {
    let list = Analyzers.host.list(of: IngredientLabel("emulsifier citric acid, salt"))
    #expect(identifiers(of: list) == "en:emulsifier (en:e330); en:salt")
  }

  @Test(
    arguments: [
      ("Milk from France, salt", "en:france"), ("Milk (origin: France), salt", "en:france"),
      ("Milk (France), salt", "en:france"),
    ])
  func originsAreAttributes(text: String, origin: String) {
    let list = Self.list(text)
    #expect(outline(of: list) == "Milk; salt")
    #expect(list.ingredients[0].origins.map(\.id) == [origin])
  }

  @Test func severalListsAreReadInTheirOrder() {
    let list = Self.list("Cake: Ingredients: sugar, flour. Frosting: Ingredients: butter, salt.")
    #expect(outline(of: list) == "Cake; sugar; flour; Frosting; butter; salt")
  }

  @Test func lettersAloneAreNotVitamins() {
    #expect(identifiers(of: Self.list("sugar, C, salt")) == "en:sugar; ?; en:salt")
  }
}
