import IngredientAnalysis
import TestSupport
import Testing

/// What stands before the header of a list is a title, or a list that nobody can read.
@Suite("Label grammar: titles before a list") struct LabelPrefaceTests {
  /// A person to whom "fits" would be a risk.
  private static let allergic = LabelPreferences(avoiding: [.allergen(.milk), .allergen(.treeNuts)])

  private static func names(in text: String) -> [String] {
    Analyzers.exact.list(of: IngredientLabel(text)).ingredients.map(\.name)
  }

  @Test(arguments: [
    "Mandelplätzchen. Ingredients: sugar", "Zucker, Mandeln. Ingredients: sugar",
    // A period ends a list.
    "Zucker, Mandeln. Milch. Ingredients: sugar",
    // Amounts that are no percentages are those of a table.
    "Zorg 8 g, Blorb 5 mg, Fnord 3 g, Quux 12 %. Ingredients: sugar",
    "Zucker, Mandeln, Milch 3 g. Ingredients: sugar",
    "Zucker, Mandeln 3 g, Milch, Salz. Ingredients: sugar",
    // So are sentences of advertising.
    "Knackig, lecker und nicht zu schwer für den kleinen Hunger, Ingredients: sugar",
    "Ganz neu jetzt mit noch mehr Geschmack, knackig, lecker Ingredients: sugar",
    // A name needs words.
    "Mandelplätzchen, , . Ingredients: sugar", "Zucker, Mandeln, \nIngredients: sugar",
  ])
  func aTitleIsSkipped(text: String) {
    expectEqual(Self.names(in: text), ["sugar"])
  }

  @Test(arguments: [
    "Zucker, Mandeln, Milch. Ingredients: sugar", "Zucker, Mandeln, Milch Ingredients: sugar",
    "Zucker • Mandeln • Milch\nIngredients: sugar",
    "Zucker 30,5 %, Mandeln, Milch. Ingredients: sugar",
    "Zucker; Mandeln; Milch\nIngredients: sugar", "Zucker, Mandeln, Milch, Ingredients: sugar",
    "Zucker 30 %, Mandeln 20 %, Milch. Ingredients: sugar",
    "Zutaten: Zucker, Mandeln, Milch. Ingredients: sugar",
    "Ein langes Wort nach dem anderen steht hier\nZucker, Mandeln, Milch. Ingredients: sugar",
  ])
  func aListThatNobodyReadsIsNoTitle(text: String) {
    let names = Self.names(in: text)
    expectEqual(names.first?.hasSuffix("Zucker"), true)
    expectEqual(names.suffix(3), ["Mandeln", "Milch", "sugar"])
    let verdict = Analyzers.exact.report(on: IngredientLabel(text), for: Self.allergic).verdict
    expectEqual(verdict.severity, .unknown)
  }

  @Test func theNumberOfAnAdditiveIsNoAmount() {
    expectEqual(Self.names(in: "Zucker, Mandeln, E 471. Ingredients: sugar").count, 4)
  }

  /// Six words are a name, and seven are not.
  @Test func aNameHasAtMostSixWords() {
    let name = "von der Milch mit viel Fett"
    expectEqual(Self.names(in: "Zucker, Mandeln, \(name). Ingredients: sugar").count, 4)
    expectEqual(Self.names(in: "Zucker, Mandeln, \(name) drin. Ingredients: sugar"), ["sugar"])
  }

  @Test(arguments: [
    "Zutaten: Mandeln", "ZUTATEN - Mandeln", "Sastojci: bademi", "Složení: mandle",
    "Összetevők: mandula",
    "Съставки: бадеми", "Συστατικά: αμύγδαλα", "Ingrediente: migdale", "Ainekset: manteli",
    "INGREDIENSER\nmandel",
  ])
  func aHeaderOfAnotherLanguageBeginsAList(list: String) {
    for text in ["\(list). Ingredients: sugar", "Ingredients: sugar. \(list)"] {
      let names = Self.names(in: text)
      expect(names.count == 2 && names.contains("sugar"), "\(text): \(names)")
      let report = Analyzers.exact.report(on: IngredientLabel(text), for: Self.allergic)
      expectEqual(report.verdict.severity, .unknown)
    }
  }

  /// Such a word is a name like any other where nothing shows that a list follows.
  @Test func aHeaderNeedsAColonOrALine() {
    expectEqual(Self.names(in: "sugar, zutaten, salt"), ["sugar", "zutaten", "salt"])
  }

  /// The header of a cosmetic is "Ingredients" in every language of the European Union.
  @Test func everyLanguageReadsForeignHeaders() throws {
    let german = EveryLanguage.analyzer
    let list = german.list(of: IngredientLabel("Ingredients: Aqua, Glycerin", in: .german))
    expectEqual(list.ingredients.map(\.name), ["Aqua", "Glycerin"])
    let both = german.list(of: IngredientLabel("Sastojci: bademi. Zutaten: Zucker", in: .german))
    expectEqual(both.ingredients.map(\.name), ["bademi", "Zucker"])
  }

  /// A long word of a claim ends before such a header.
  @Test func aSentenceEndsBeforeAForeignHeader() {
    expect(
      Self.names(in: "Ingredients: sugar. Visit our shop zutaten: Mandeln").contains("Mandeln"))
  }

  /// A header with another one beside it is no ingredient, and what follows a list is none either.
  @Test(arguments: [
    "Ingredients (INCI): sugar, salt", "Zutaten/Ingredients/Ingrédients: sugar, salt",
    "Ingredients: sugar, salt. Nutritional composition per 100 g: energy 200 kJ, fat 1 g",
    "Ingredients: sugar, salt\nComposition of packaging: PET",
    "Ingredients: sugar, salt. Energy 1500 kJ / 350 kcal, fat 3 g, of which saturates 1 g",
    "Ingredients: sugar, salt\nEnergy: 1500kJ\nFat 3 g",
    "Ingredients: sugar, salt. Calories 120, total fat 3 g",
  ])
  func onlyTheListIsRead(text: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel(text))
    expectEqual(list.ingredients.map(\.name), ["sugar", "salt"])
    expect(list.ingredients(statedAs: .unread).isEmpty)
  }

  /// A table of energy begins with a number; other things of that name do not end a list.
  @Test(arguments: [
    ("es", "azúcar, sal. Energía 1500 kJ, grasas 3 g"),
    ("de", "Zucker, Salz. Energie 1500 kJ, Fett 3 g"),
    ("it", "zucchero, sale. Energia 1500 kJ"), ("nl", "suiker, zout. Energie 1500 kJ"),
    ("pl", "cukier, sól. Energia 1500 kJ"), ("sv", "socker, salt. Energi 1500 kJ"),
    ("da", "sukker, salt. Energi 1500 kJ"), ("nb", "sukker, salt. Energi 1500 kJ"),
    ("fi", "sokeri, suola. Energiaa 1500 kJ"), ("pt", "açúcar, sal. Energia 1500 kJ"),
  ])
  func aTableOfEnergyEndsTheList(code: String, text: String) {
    expectEqual(EveryLanguage.report(text, code).list.ingredients.count, 2)
  }

  @Test(arguments: [
    "sugar, energy blend 500 mg (taurine, milk)", "sugar, energy, milk", "sugar, energy 100 milk",
    "sugar. Energy. Milk", "sugar (energy 100, milk)",
  ])
  func energyWithoutATableEndsNoList(text: String) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    expectEqual(report.allergens.map(\.id), ["en:milk"])
  }
}
