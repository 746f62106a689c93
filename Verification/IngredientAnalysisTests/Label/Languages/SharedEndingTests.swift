import IngredientAnalysis
import TestSupport
import Testing

/// Words whose ending stands only in a later word: "gluten- und laktosefrei", "ægge- og mælkepulver".
@Suite("Compound words: shared endings") struct SharedEndingTests {
  @Test(arguments: [
    ("de", "Gluten- und laktosefrei. Zutaten: Zucker", "-gluten"),
    ("de", "Zucker. Gluten-, laktose- und nussfrei", "-gluten -nuts -peanuts"),
    ("nl", "Suiker. Gluten- en lactosevrij", "-gluten"),
    ("sv", "Socker. Gluten- och laktosfri", "-gluten"),
    ("en", "Sugar. Gluten- and lactose-free", "-gluten"),
    ("en", "Sugar. Gluten-, soy- and nut-free", "-gluten -nuts -peanuts -soybeans"),
    ("en", "Sugar. Gluten and dairy free.", "-gluten -milk"),
    ("en", "Gluten and lactose free\nIngredients: sugar", "-gluten"),
    // A list is no sentence of its own, and its first name may be an ingredient.
    ("en", "sugar, milk and gluten free, salt", "milk -gluten"),
    ("en", "Milk and gluten free oats", "milk"),
    ("de", "Milch und glutenfreie Haferflocken", "milk -gluten"),
    ("de", "Milch, laktose- und glutenfrei", "milk -gluten"),
  ])
  func aClaimDeniesTheNamesThatShareItsEnding(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected, "\(text)")
  }

  @Test(arguments: [
    ("da", "ægge- og mælkepulver", "eggs milk"), ("da", "mælke- og æggepulver", "eggs milk"),
    ("nb", "egge- og melkepulver", "eggs milk"), ("nb", "melke- og eggepulver", "eggs milk"),
    ("de", "Sonnenblumen- und Sojalecithin", "soybeans"),
    ("nl", "zonnebloem- en sojalecithine", "soybeans"),
    ("de", "Ei- und Milchpulver", "eggs milk"), ("de", "Weizen- und Roggenmehl", "gluten wheat"),
  ])
  func aNameMayEndInTheNextOne(code: String, text: String, expected: String) {
    let report = EveryLanguage.report(text, code)
    expectEqual(EveryLanguage.allergens(of: report), expected)
    expectEqual(report.list.ingredients.count, 2)
    expect(report.list.ingredients.allSatisfy { $0.substance != nil })
  }

  /// Whatever is not a compound stays unread.
  @Test(arguments: [("de", "Xylol- und Sojalecithin"), ("da", "ægge- og hønsefond")])
  func aWordWithoutThatEndingIsUnknown(code: String, text: String) {
    let milk = LabelPreferences(avoiding: [.allergen(.milk)])
    expectEqual(EveryLanguage.report(text, code, milk).verdict.severity, .unknown)
  }

  @Test(arguments: [
    ("en", "Sugar. Not milk free", "~milk"),
    ("en", "Sugar. This product is not nut free.", "~nuts"),
    ("en", "Sugar. It isn't gluten free", "~gluten"), ("de", "Zucker. Nicht milchfrei", ""),
    ("en", "Sugar. Milk free", "-milk"), ("en", "Soy lecithin non gmo, salt", "soybeans"),
    ("de", "Zucker, Ei aus Bodenhaltung", "eggs"), ("de", "Zucker, Ei glutenfrei", "eggs -gluten"),
  ])
  func aDeniedClaimFreesOfNothing(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected, "\(text)")
  }

  /// "Without" governs a case in Polish and Finnish, and what is in the nominative is an ingredient.
  @Test(arguments: [
    ("pl", "Cukier. Bez jaj, mleko.", "milk -eggs"),
    ("pl", "Cukier. Bez orzechów, soja", "soybeans -nuts"),
    ("pl", "Cukier. Bez jaj, mleka, soi.", "-eggs -milk -soybeans"),
    ("pl", "Cukier. Nie zawiera GLUTENU, MLEKA", "-gluten -milk"),
    ("pl", "Cukier. BEZ JAJ, MLEKO", "milk -eggs"),
    ("pl", "Cukier. Bez glutenu, jaj i ryb", "-eggs -fish -gluten"),
    ("fi", "Sokeri. Ilman munaa, maito.", "milk -eggs"),
    ("fi", "Sokeri. Ei sisällä gluteenia, maitoa, soijaa", "-gluten -milk -soybeans"),
    ("fi", "Sokeri. Ilman pähkinöitä, soija", "soybeans -nuts"),
    ("en", "Sugar. No eggs, milk.", "-eggs -milk"),
  ])
  func withoutDeniesOnlyTheCaseThatItGoverns(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected, "\(text)")
  }
}
