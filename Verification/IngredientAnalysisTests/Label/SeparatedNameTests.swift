import IngredientAnalysis
import TestSupport
import Testing

/// Signs and lines between two words that together name another food, which has fewer allergens.
@Suite("Label grammar: signs and lines between names") struct SeparatedNameTests {
  @Test(arguments: [
    ("coconut/milk, salt", "coconut milk"), ("coconut / milk", "coconut milk"),
    ("cocoa/butter", "milk"), ("soy/milk", "milk soybeans"), ("milk/soy", "milk soybeans"),
    ("cocoa \"butter\", salt", "milk"), ("cocoa _butter_", "milk"), ("cocoa = butter", "milk"),
    ("coconut? milk", "coconut milk"), ("cocoa) butter, salt", "milk"), ("egg) plant", "eggs"),
    ("sugar, coconut\n\nmilk", "coconut milk"),
    // Together they have no other allergen than apart, or a sign belongs to the name.
    ("coconut milk, cocoa butter", "coconut"), ("coconut-milk", "coconut"),
    ("sugar, coconut\nmilk, cocoa\nbutter", "coconut"), ("peanut/almond butter", "nuts peanuts"),
    ("natural/artificial flavor, shea/cocoa butter", ""), ("Skim Milk/Lait, Salt/Sel", "milk"),
  ])
  func aSignSeparatesNames(text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, "en"), expected)
  }

  @Test(arguments: [
    ("en", "Contains: Soy/Milk/Egg", "eggs milk soybeans"),
    ("en", "Contains soy/milk", "milk soybeans"), ("en", "May contain: almond/milk", "~milk ~nuts"),
    ("en", "Contains: soy\nmilk", "milk soybeans"),
    ("en", "Contains: Coconut\nMilk", "coconut milk"),
    ("en", "Sugar. MAY CONTAIN NUTS\nMILK", "~milk ~nuts"),
    // The first line names no allergen without the second.
    ("en", "Contains: water\nchestnut, tree\nnuts", "nuts"),
    ("fr", "Sucre. Peut contenir des fruits\nà\ncoque", "~nuts"),
  ])
  func aLineSeparatesTheAllergensOfAStatement(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected)
  }

  /// What begins a line or a clause of its own is no trace, whatever precedes it.
  @Test(arguments: [
    ("en", "Sugar. May contain nuts\nContains milk", "milk ~nuts"),
    ("en", "Sugar. May contain nuts, contains milk.", "milk ~nuts"),
    ("en", "Sugar. May contain nuts; contains milk.", "milk ~nuts"),
    ("de", "Kann Nüsse enthalten, enthält Milch.", "milk ~nuts"),
    ("en", "Sugar. May contain: contains milk", "~milk"),
  ])
  func aStatementOfItsOwnIsNoTrace(code: String, text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), expected)
  }

  /// A claim on a line of its own is about the product, not about the line below.
  @Test(arguments: [
    ("sugar, salt\nVegan\nmilk, egg", "eggs milk"), ("sugar\n*plant-based\nmilk", "milk"),
    ("sugar, vegan milk", ""), ("sugar,\nvegan milk", ""), ("sugar, kosher dairy, salt", "milk"),
    ("🅜🅘🅛🅚, salt", "milk"), ("🅼🅸🅻🅺 powder", "milk"), ("egg\u{2122}, salt", "eggs"),
    ("Butter\u{2122} blend", "milk"), ("whey\u{2120}, salt", "milk"),
  ])
  func aClaimOrSignBesideANameHidesNoAllergen(text: String, expected: String) {
    expectEqual(EveryLanguage.allergens(of: text, "en"), expected)
  }

  @Test func aFootnoteThatNamesAnAllergenIsRead() {
    let text = "Sugar*, flavor**. *organic **milk"
    expectEqual(EveryLanguage.allergens(of: text, "en"), "milk")
  }

  /// Each sign begins a footnote, however near the one before is.
  @Test func eachSignBeginsAFootnote() {
    let list = Analyzers.exact.list(
      of: IngredientLabel("milk*, salt**. *organic **fair trade", in: .english))
    expectEqual(
      list.allIngredients.map { "\($0.name) \($0.certifications.map { $0.id.dropFirst(3) })" },
      ["milk [\"organic\"]", "salt [\"fair-trade\"]"])
  }

  /// A footnote at the start of a line is read like any other.
  @Test(arguments: ["egg*, salt.\n*organic", "egg*, salt\n* organic"])
  func aFootnoteMayBeginALine(text: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text, in: .english))
    expectEqual(list.allIngredients.first?.certifications.map(\.id), ["en:organic"])
  }

  /// Wheat without gluten is wheat, by its adjective too.
  @Test(arguments: [
    "mąka pszenna bezglutenowa", "skrobia pszenna bezglutenowa", "bezglutenowe białko pszenne",
  ])
  func polishWheatWithoutGlutenIsWheat(text: String) {
    expectEqual(EveryLanguage.allergens(of: text, "pl"), "wheat -gluten")
  }
}
