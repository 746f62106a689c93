import Testing

@testable import IngredientAnalysis

/// The words of one language from which several suites build labels.
struct LabelWords: Sendable, CustomTestStringConvertible {
  let code: String
  /// A list without an allergen of the European Union.
  let list: String
  let header: String
  /// The names of milk and egg in a list.
  let milk: String
  let egg: String
  let hasMilk: String
  let mayHaveNuts: String
  /// Claims, with what they deny in its case.
  let noEgg: String
  let noEggAndMilk: String
  let noGlutenEggAndMilk: String
  /// Sentences that say nothing about ingredients.
  let remarks: [String]

  var testDescription: String { code }

  static let all = [
    LabelWords(
      code: "en", list: "Sugar, salt", header: "Ingredients", milk: "milk", egg: "egg",
      hasMilk: "Contains milk", mayHaveNuts: "May contain nuts", noEgg: "Without egg",
      noEggAndMilk: "Without egg and milk", noGlutenEggAndMilk: "Without gluten, egg or milk",
      remarks: ["Store in a cool dry place", "Best before end: see lid", "Net weight 100 g"]),
    LabelWords(
      code: "fr", list: "Sucre, sel", header: "Ingrédients", milk: "lait", egg: "œufs",
      hasMilk: "Contient du lait", mayHaveNuts: "Peut contenir des noix", noEgg: "Sans œufs",
      noEggAndMilk: "Sans œufs ni lait", noGlutenEggAndMilk: "Sans gluten, œufs ni lait",
      remarks: [
        "À conserver au sec", "À consommer de préférence avant : voir couvercle",
        "Poids net 100 g",
      ]),
    LabelWords(
      code: "de", list: "Zucker, Salz", header: "Zutaten", milk: "Milch", egg: "Ei",
      hasMilk: "Enthält Milch", mayHaveNuts: "Kann Nüsse enthalten", noEgg: "Ohne Ei",
      noEggAndMilk: "Ohne Ei und Milch", noGlutenEggAndMilk: "Ohne Gluten, Ei und Milch",
      remarks: ["Kühl lagern", "Mindestens haltbar bis: siehe Deckel", "Nettogewicht 100 g"]),
    LabelWords(
      code: "es", list: "Azúcar, sal", header: "Ingredientes", milk: "leche", egg: "huevo",
      hasMilk: "Contiene leche", mayHaveNuts: "Puede contener nueces", noEgg: "Sin huevo",
      noEggAndMilk: "Sin huevo ni leche", noGlutenEggAndMilk: "Sin gluten, huevo ni leche",
      remarks: [
        "Conservar en lugar fresco", "Consumir preferentemente antes de: ver tapa",
        "Peso neto 100 g",
      ]),
    LabelWords(
      code: "it", list: "Zucchero, sale", header: "Ingredienti", milk: "latte", egg: "uova",
      hasMilk: "Contiene latte", mayHaveNuts: "Può contenere noci", noEgg: "Senza uova",
      noEggAndMilk: "Senza uova né latte", noGlutenEggAndMilk: "Senza glutine, uova né latte",
      remarks: [
        "Conservare in luogo fresco", "Da consumarsi preferibilmente entro: vedi coperchio",
        "Peso netto 100 g",
      ]),
    LabelWords(
      code: "nl", list: "Suiker, zout", header: "Ingrediënten", milk: "melk", egg: "ei",
      hasMilk: "Bevat melk", mayHaveNuts: "Kan noten bevatten", noEgg: "Zonder ei",
      noEggAndMilk: "Zonder ei of melk", noGlutenEggAndMilk: "Zonder gluten, ei en melk",
      remarks: ["Koel bewaren", "Ten minste houdbaar tot: zie deksel", "Netto gewicht 100 g"]),
    LabelWords(
      code: "pl", list: "Cukier, sól", header: "Składniki", milk: "mleko", egg: "jaja",
      hasMilk: "Zawiera mleko", mayHaveNuts: "Może zawierać orzechy", noEgg: "Bez jaj",
      noEggAndMilk: "Bez jaj i mleka", noGlutenEggAndMilk: "Bez glutenu, jaj i mleka",
      remarks: [
        "Przechowywać w suchym miejscu", "Najlepiej spożyć przed: patrz wieczko",
        "Masa netto 100 g",
      ]),
    LabelWords(
      code: "sv", list: "Socker, salt", header: "Ingredienser", milk: "mjölk", egg: "ägg",
      hasMilk: "Innehåller mjölk", mayHaveNuts: "Kan innehålla nötter", noEgg: "Utan ägg",
      noEggAndMilk: "Utan ägg och mjölk", noGlutenEggAndMilk: "Utan gluten, ägg och mjölk",
      remarks: ["Förvaras svalt", "Bäst före: se lock", "Nettovikt 100 g"]),
    LabelWords(
      code: "da", list: "Sukker, salt", header: "Ingredienser", milk: "mælk", egg: "æg",
      hasMilk: "Indeholder mælk", mayHaveNuts: "Kan indeholde nødder", noEgg: "Uden æg",
      noEggAndMilk: "Uden æg eller mælk", noGlutenEggAndMilk: "Uden gluten, æg eller mælk",
      remarks: ["Opbevares tørt", "Bedst før: se låg", "Nettovægt 100 g"]),
    LabelWords(
      code: "nb", list: "Sukker, salt", header: "Ingredienser", milk: "melk", egg: "egg",
      hasMilk: "Inneholder melk", mayHaveNuts: "Kan inneholde nøtter", noEgg: "Uten egg",
      noEggAndMilk: "Uten egg eller melk", noGlutenEggAndMilk: "Uten gluten, egg eller melk",
      remarks: ["Oppbevares tørt", "Best før: se lokk", "Nettovekt 100 g"]),
    LabelWords(
      code: "fi", list: "Sokeri, suola", header: "Ainesosat", milk: "maito", egg: "muna",
      hasMilk: "Sisältää maitoa", mayHaveNuts: "Saattaa sisältää pähkinää",
      noEgg: "Ilman munaa", noEggAndMilk: "Ilman munaa ja maitoa",
      noGlutenEggAndMilk: "Ilman gluteenia, munaa ja maitoa",
      remarks: ["Säilytys kuivassa", "Parasta ennen: katso kansi", "Nettopaino 100 g"]),
    LabelWords(
      code: "pt", list: "Açúcar, sal", header: "Ingredientes", milk: "leite", egg: "ovos",
      hasMilk: "Contém leite", mayHaveNuts: "Pode conter nozes", noEgg: "Sem ovos",
      noEggAndMilk: "Sem ovos nem leite", noGlutenEggAndMilk: "Sem glúten, ovos nem leite",
      remarks: [
        "Conservar em local seco", "Consumir de preferência antes de: ver tampa",
        "Peso líquido 100 g",
      ]),
  ]
}

extension EveryLanguage {
  /// What a label says of allergens: those in it, possible traces behind `~`, and what it claims to
  /// be free from behind `-`, as in `eggs ~nuts -milk`.
  static func allergens(of text: String, _ code: String) -> String {
    allergens(of: report(text, code))
  }

  static func allergens(of report: IngredientReport) -> String {
    let all =
      ids(report.allergens) + ids(report.traces).map { "~" + $0 }
      + ids(report.freeFromAllergens).map { "-" + $0 }
    return all.joined(separator: " ")
  }

  /// What each language of a label says of allergens, in the order of the label.
  static func allergensByLanguage(of text: String, _ code: String) -> [String] {
    let language = LabelLanguage(code: code) ?? .english
    return analyzer.multilingualReport(on: IngredientLabel(text, in: language)).reports.map {
      "\($0.list.label.language.code): \(allergens(of: $0))"
    }
  }
}
