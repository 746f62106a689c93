import IngredientAnalysis
import TestSupport
import Testing

/// Further labels for the rules of the grammar.
@Suite("Label grammar: further labels") struct LabelGrammarExampleTests {
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
    expectEqual(identifiers(of: Analyzers.host.list(of: IngredientLabel(text))), expected)
  }

  @Test func compoundWordsAreNamesAndProcesses() {
    let list = Analyzers.host.list(of: IngredientLabel("Sauerkrautpulver, Salz", in: .german))
    expectEqual(outline(of: list), "Sauerkraut; Salz")
    expectEqual(list.ingredients[0].processing.map(\.id), ["en:powder"])
  }

  @Test func aFunctionBeforeANameContainsIt() {
    let list = Analyzers.host.list(of: IngredientLabel("emulsifier citric acid, salt"))
    expectEqual(identifiers(of: list), "en:emulsifier (en:e330); en:salt")
  }

  @Test(
    arguments: [
      ("Milk from France, salt", "en:france"), ("Milk (origin: France), salt", "en:france"),
      ("Milk (France), salt", "en:france"),
    ])
  func originsAreAttributes(text: String, origin: String) {
    let list = Self.list(text)
    expectEqual(outline(of: list), "Milk; salt")
    expectEqual(list.ingredients[0].origins.map(\.id), [origin])
  }

  @Test func severalListsAreReadInTheirOrder() {
    let list = Self.list("Cake: Ingredients: sugar, flour. Frosting: Ingredients: butter, salt.")
    expectEqual(outline(of: list), "Cake; sugar; flour; Frosting; butter; salt")
  }

  @Test func lettersAloneAreNotVitamins() {
    expectEqual(identifiers(of: Self.list("sugar, C, salt")), "en:sugar; ?; en:salt")
  }
}
