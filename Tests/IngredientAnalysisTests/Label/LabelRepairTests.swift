import IngredientAnalysis
import TestSupport
import Testing

/// Names that a camera misread.
@Suite("Label repair: names that a camera misread") struct LabelRepairTests {
  @Test(
    arguments: [
      ("s0dium chloride", "en:salt"), ("sod1um benzoate", "en:e211"), ("sa1t", "en:salt"),
      ("g1ucose syrup", "en:glucose-syrup"), ("citrlc acid", "en:e330"),
      ("pota ssium sorbate", "en:e202"),
      ("potassiumsorbate", "en:e202"), ("cinnarnon", "en:cinnamon"),
      ("palm oil salt", "en:palm-oil; en:salt"),
      ("palm oil sea salt", "en:palm-oil; en:sea-salt"),
    ])
  func misreadNamesAreCorrected(text: String, expected: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, " + text + ", butter"))
    expectEqual(identifiers(of: list), "en:water; " + expected + "; en:butter")
    expect(!list.ingredients[0].isCorrected)
    for ingredient in list.ingredients.dropFirst().dropLast() { expect(ingredient.isCorrected) }
    let plain = Analyzers.exact.list(of: IngredientLabel("water, " + text + ", butter"))
    expect(plain.ingredients.allSatisfy { !$0.isCorrected })
    expectEqual(identifiers(of: plain), "en:water; ?; en:butter")
  }

  @Test func aCorrectedNameIsThatOfTheLabel() {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, s0dium chloride"))
    expectEqual(list.ingredients[1].name, "s0dium chloride")
  }

  @Test(arguments: ["water", "wheat flour", "soy lecithin", "E330", "sea salt", "rice"])
  func namesThatAreKnownAreLeftAlone(text: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel(text))
    expectEqual(list.ingredients.map(\.isCorrected), [false])
  }

  /// A word with another first letter, a short one, and one with two wrong letters may be another food, whose allergens
  /// nobody knows; a long one is hardly.
  @Test(arguments: LongTest.seeds(10, small: 1))
  func otherWordsAreNoMisreadNames(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "turmeric", "cinnamon", "tomatoes", "potatoes", "molasses", "raisins", "tapioca",
      "spinach", "parsnips",
    ]
    for word in words {
      var letters = Array(word)
      letters[0] = "kwxzy".randomElement(using: &generator) ?? "k"
      let text = "water, \(String(letters)), salt"
      let list = Analyzers.embedded.list(of: IngredientLabel(text))
      expectEqual(identifiers(of: list), "en:water; ?; en:salt", text)
    }
  }

  @Test(arguments: ["oets", "rixe", "turxerik", "chokolete"])
  func shortWordsAndTwoMistakesAreNotGuessed(word: String) throws {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, \(word), salt"))
    expect(list.ingredients[1].substance == nil, word)
  }

  @Test(arguments: [
    ("suger", "en:sugar"), ("oregeno", "en:oregano"), ("cinamon", "en:cinnamon"),
    ("nozzarella", "en:mozzarella-cheese"), ("maltodexin", "en:maltodextrin"),
  ])
  func likelyMistakesAreCorrected(text: String, expected: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, \(text), salt"))
    expectEqual(identifiers(of: list), "en:water; \(expected); en:salt")
  }

  @Test(arguments: ["xyzzy", "qwertz uiop", "zzzzzzzz", "a quite unknown thing of no name"])
  func unlikeNamesStayUnknown(text: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, " + text))
    expect(list.ingredients.dropFirst().allSatisfy { $0.substance == nil && !$0.isCorrected })
  }
}
