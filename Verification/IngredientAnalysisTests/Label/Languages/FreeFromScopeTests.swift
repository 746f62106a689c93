import TestSupport
import Testing

@testable import IngredientAnalysis

/// How far a claim such as "without milk" reaches in twelve languages.
@Suite("Claims: reach of free-from words in twelve languages") struct FreeFromScopeTests {
  /// The same words in different places, with what a reader is told.
  ///
  /// A sign or a line ends what a claim in a list denies, and "and" or "nor" does not.
  private static func shapes(_ words: LabelWords) -> [(text: String, expected: String)] {
    let claim = words.noEgg.lowercased()
    let both = words.noEggAndMilk.lowercased()
    return [
      ("\(words.list), \(claim), \(words.milk)", "milk -eggs"),
      ("\(words.list), \(both)", "-eggs -milk"),
      ("\(words.list), \(claim); \(words.milk)", "milk -eggs"),
      ("\(words.list) (\(claim)), \(words.milk)", "milk -eggs"),
      ("\(words.list) [\(both)], \(words.egg)", "eggs -eggs -milk"),
      ("\(words.list). \(words.noEgg). \(words.milk)", "milk -eggs"),
      ("\(words.list)\n\(words.noEgg)\n\(words.milk)", "milk -eggs"),
      ("\(words.list) • \(words.noEgg) • \(words.milk)", "milk -eggs"),
      ("\(words.list). \(words.noEggAndMilk).", "-eggs -milk"),
      ("\(words.list). \(words.noGlutenEggAndMilk).", "-eggs -gluten -milk"),
      ("\(words.noEgg): \(words.milk), \(words.list)", "milk -eggs"),
      ("\(words.noEggAndMilk), \(words.milk), \(words.list)", "milk -eggs -milk"),
      ("\(words.milk), \(words.list). \(words.noEggAndMilk).", "milk -eggs -milk"),
      ("\(words.noEgg). \(words.header): \(words.egg), \(words.milk)", "eggs milk -eggs"),
    ]
  }

  @Test(arguments: LabelWords.all)
  func aClaimReachesAsFarAsItsGrammar(words: LabelWords) {
    for (text, expected) in Self.shapes(words) {
      expectEqual(EveryLanguage.allergens(of: text, words.code), expected, "\(text)")
    }
  }

  /// A label in capital letters denies no more than the same label in small ones.
  @Test(arguments: LabelWords.all)
  func capitalsDoNotChangeTheReach(words: LabelWords) {
    for (text, expected) in Self.shapes(words) {
      let capitals = text.uppercased()
      expectEqual(EveryLanguage.allergens(of: capitals, words.code), expected, "\(capitals)")
    }
  }

  /// A claim is no ingredient, and the list around it stays whole.
  @Test(arguments: LabelWords.all)
  func theListAroundAClaimIsWhole(words: LabelWords) {
    let claim = words.noEggAndMilk.lowercased()
    for text in ["\(words.list), \(claim), \(words.milk)", "\(words.list). \(words.noEgg)."] {
      let expected = text.contains(claim) ? 3 : 2
      let list = EveryLanguage.report(text, words.code).list
      expectEqual(list.ingredients.count, expected, "\(list)")
      expect(list.ingredients.allSatisfy { $0.substance != nil }, "\(list)")
    }
  }

  // MARK: Adjectives

  /// What is free of gluten or lactose is still made of its cereal or milk.
  @Test(
    arguments: [
      ("en", "gluten-free wheat starch, sugar", "wheat"), ("en", "lactose-free milk", "milk"),
      ("de", "glutenfreie Weizenstärke, Zucker", "wheat"), ("de", "laktosefreie Milch", "milk"),
      ("nl", "glutenvrije tarwezetmeel, suiker", "wheat"), ("nl", "lactosevrije melk", "milk"),
      ("sv", "glutenfri vetestärkelse, socker", "wheat"), ("sv", "laktosfri mjölk", "milk"),
      ("da", "glutenfri hvedestivelse, sukker", "wheat"), ("da", "laktosefri mælk", "milk"),
      ("nb", "glutenfri hvetestivelse, sukker", "wheat"), ("nb", "laktosefri melk", "milk"),
      ("fi", "gluteeniton vehnätärkkelys, sokeri", "wheat"), ("fi", "laktoositon maito", "milk"),
      ("fr", "amidon de blé sans gluten, sucre", "wheat"), ("fr", "lait sans lactose", "milk"),
      ("es", "almidón de trigo sin gluten, azúcar", "wheat"), ("es", "leche sin lactosa", "milk"),
      ("it", "amido di frumento senza glutine", "wheat"), ("it", "latte senza lattosio", "milk"),
      ("pt", "amido de trigo sem glúten, açúcar", "wheat"), ("pt", "leite sem lactose", "milk"),
      ("pl", "mleko bez laktozy, cukier", "milk"),
    ])
  func aFoodWithoutAPartKeepsItsAllergen(code: String, text: String, allergen: String) {
    let report = EveryLanguage.report(text, code)
    expect(EveryLanguage.ids(report.allergens).contains(allergen), "\(text)")
    expect(!EveryLanguage.ids(report.freeFromAllergens).contains("milk"), "\(text)")
  }

  /// A word such as "milk-free" says nothing about the name behind it.
  @Test(
    arguments: [
      ("en", "dairy free, egg, sugar", "eggs -milk"), ("de", "milchfrei, Ei", "eggs -milk"),
      ("de", "Zucker, eifrei, Milch", "milk -eggs"), ("nl", "melkvrij, ei", "eggs -milk"),
      ("sv", "mjölkfri, ägg", "eggs -milk"), ("sv", "Socker. Nötfri. Ägg", "eggs -nuts -peanuts"),
      ("fi", "maidoton, muna", "eggs -milk"), ("fi", "munaton, maito", "milk -eggs"),
      ("fi", "gluteeniton ja maidoton, muna", "eggs -gluten -milk"),
      ("pl", "Cukier. Produkt bezglutenowy. Mleko", "milk -gluten"),
      ("en", "Milk free. Nut free. Egg", "eggs -milk -nuts"),
    ])
  func aWordOfDenialBindsOnlyItsOwnFood(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected, "\(text)")
  }

  /// A word such as "but" or "only" ends what is denied.
  @Test(
    arguments: [
      ("en", "Contains no nuts but milk"), ("en", "No nuts except milk"),
      ("en", "Free from nuts (contains milk)"), ("en", "Free from nuts, contains milk"),
      ("de", "Enthält keine Nüsse, aber Milch"), ("de", "Keine Nüsse, nur Milch"),
      ("de", "Ohne Nüsse (enthält Milch)"), ("nl", "Bevat geen noten maar wel melk"),
      ("pl", "Nie zawiera orzechów, zawiera mleko"),
      ("pl", "Nie zawiera orzechów, ale zawiera mleko"),
      ("sv", "Innehåller inte nötter men mjölk"), ("da", "Indeholder ikke nødder, men mælk"),
      ("nb", "Inneholder ikke nøtter, men melk"),
      ("fi", "Ei sisällä pähkinää, mutta sisältää maitoa"),
    ])
  func whatFollowsButIsPresent(code: String, text: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), "milk -nuts", "\(text)")
  }
}
