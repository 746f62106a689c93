import TestSupport
import Testing

@testable import IngredientAnalysis

/// The words that begin a list or a statement in twelve languages.
@Suite("Label grammar: header words in twelve languages") struct HeaderWordTests {
  /// The usual headers of a list, and of a statement of contents.
  private static let words: [(code: String, headers: [String], contains: [String])] = [
    ("en", ["Ingredients", "Ingredients list"], ["Contains", "Allergens"]),
    ("fr", ["Ingrédients", "Composition"], ["Contient", "Allergènes"]),
    (
      "de", ["Zutaten", "Zutatenverzeichnis", "Zutatenliste", "Bestandteile"],
      ["Enthält", "Allergene"]
    ),
    ("es", ["Ingredientes", "Lista de ingredientes", "Composición"], ["Contiene", "Alérgenos"]),
    ("it", ["Ingredienti", "Composizione"], ["Contiene", "Allergeni"]),
    ("nl", ["Ingrediënten", "Samenstelling"], ["Bevat", "Allergenen"]),
    ("pl", ["Składniki", "Skład"], ["Zawiera", "Alergeny"]),
    ("sv", ["Ingredienser", "Innehåll", "Ingrediensförteckning"], ["Innehåller", "Allergener"]),
    ("da", ["Ingredienser", "Indhold"], ["Indeholder", "Allergener"]),
    ("nb", ["Ingredienser", "Innhold"], ["Inneholder", "Allergener"]),
    (
      "fi", ["Ainesosat", "Ainekset", "Valmistusaineet", "Sisältö"], ["Sisältää", "Allergeenit"]
    ),
    (
      "pt", ["Ingredientes", "Lista de ingredientes", "Composição"],
      ["Contém", "Alergénios", "Alérgenos"]
    ),
  ]

  @Test(arguments: words)
  func aHeaderBeginsAList(code: String, headers: [String], contains: [String]) throws {
    let words = try #require(LabelWords.all.first { $0.code == code })
    for header in headers {
      for text in [
        "\(header): \(words.list), \(words.milk)", "\(header) : \(words.list), \(words.milk)",
        "\(header)\n\(words.list), \(words.milk)",
        "\(header.uppercased())\n\(words.list), \(words.milk)",
        "Zorblax. \(header): \(words.list), \(words.milk)",
        "Zorblax. \(header) - \(words.list), \(words.milk)",
        "Zorblax\n\(header) - \(words.list), \(words.milk)",
        "\(words.mayHaveNuts). \(header): \(words.list), \(words.milk)",
      ] {
        let report = EveryLanguage.report(text, code)
        expectEqual(EveryLanguage.ids(report.allergens), ["milk"], "\(text)")
        expectEqual(report.list.ingredients.count, 3, "\(text)")
        expect(report.list.ingredients.allSatisfy { $0.substance != nil }, "\(text)")
      }
    }
  }

  @Test(arguments: words)
  func aWordBeginsAStatement(code: String, headers: [String], contains: [String]) throws {
    let words = try #require(LabelWords.all.first { $0.code == code })
    for word in contains {
      for text in [
        "\(words.list). \(word): \(words.milk), \(words.egg)",
        "\(words.list). \(word.uppercased()) : \(words.egg)/\(words.milk).",
        "\(words.list)\n\(word):\n\(words.milk)\n\(words.egg)",
        "\(word): \(words.milk); \(words.egg). \(words.header): \(words.list)",
        "\(words.header): \(words.list). \(words.remarks[0]). \(word): \(words.egg), \(words.milk)",
      ] {
        let report = EveryLanguage.report(text, code)
        expectEqual(EveryLanguage.allergens(of: report), "eggs milk", "\(text)")
        expectEqual(report.list.ingredients.count, 2, "\(text)")
      }
    }
  }

  /// What a part of an ingredient is made of stands behind words such as "of which".
  @Test(
    arguments: [
      ("en", "Sugar (of which milk 12 %), salt"), ("fr", "Sucre (dont lait 12 %), sel"),
      ("de", "Zucker (davon Milch 12 %), Salz"), ("es", "Azúcar (de los cuales leche 12 %), sal"),
      ("it", "Zucchero (di cui latte 12 %), sale"), ("nl", "Suiker (waarvan melk 12 %), zout"),
      ("pl", "Cukier (w tym mleko 12 %), sól"), ("sv", "Socker (varav mjölk 12 %), salt"),
      ("da", "Sukker (heraf mælk 12 %), salt"), ("nb", "Sukker (hvorav melk 12 %), salt"),
      ("fi", "Sokeri (josta maitoa 12 %), suola"), ("pt", "Açúcar (dos quais leite 12 %), sal"),
    ])
  func aPartOfAnIngredientIsPresent(code: String, text: String) throws {
    let report = EveryLanguage.report(text, code)
    expectEqual(EveryLanguage.allergens(of: report), "milk")
    let part = try #require(report.list.ingredients.first?.ingredients.first)
    expectEqual(part.percentage, .exactly(12), "\(part.name)")
    expectEqual(report.list.ingredients.count, 2)
  }

  /// Oils in varying proportions are each present.
  @Test(
    arguments: [
      ("en", "Vegetable oils in varying proportions (peanut, soy), salt"),
      ("fr", "Huiles végétales en proportion variable (arachide, soja), sel"),
      ("de", "Pflanzliche Öle in veränderlichen Gewichtsanteilen (Erdnuss, Soja), Salz"),
      ("es", "Aceites vegetales en proporción variable (cacahuete, soja), sal"),
      ("it", "Oli vegetali in proporzione variabile (arachidi, soia), sale"),
      ("nl", "Plantaardige oliën in wisselende verhouding (pinda, soja), zout"),
      ("pl", "Oleje roślinne w zmiennych proporcjach (arachidowy, sojowy), sól"),
      ("sv", "Vegetabiliska oljor i varierande proportioner (jordnöt, soja), salt"),
      ("da", "Vegetabilske olier i varierende mængdeforhold (jordnød, soja), salt"),
      ("nb", "Vegetabilske oljer i varierende mengdeforhold (peanøtt, soya), salt"),
      ("fi", "Kasviöljyt vaihtelevina osuuksina (maapähkinä, soija), suola"),
      ("pt", "Óleos vegetais em proporções variáveis (amendoim, soja), sal"),
    ])
  func oilsInVaryingProportionsArePresent(code: String, text: String) {
    let report = EveryLanguage.report(text, code)
    expectEqual(EveryLanguage.allergens(of: report), "peanuts soybeans")
    expectEqual(report.list.allIngredients.last?.substance?.id, "en:salt")
  }

  /// What is not added may still be there, so that the claim frees the label of nothing.
  @Test(
    arguments: [
      ("en", "Sugar without added milk, egg"), ("de", "Zucker ohne Zusatz von Milch, Ei"),
      ("de", "Zucker ohne zugesetzte Milch, Ei"), ("fr", "Sucre sans lait ajouté, œufs"),
      ("es", "Azúcar sin leche añadida, huevo"), ("it", "Zucchero senza latte aggiunto, uova"),
      ("nl", "Suiker zonder toegevoegde melk, ei"), ("pl", "Cukier bez dodatku mleka, jaja"),
      ("sv", "Socker utan tillsatt mjölk, ägg"), ("da", "Sukker uden tilsat mælk, æg"),
      ("nb", "Sukker uten tilsatt melk, egg"), ("fi", "Sokeri ilman lisättyä maitoa, muna"),
      ("pt", "Açúcar sem adição de leite, ovos"),
    ])
  func whatIsNotAddedIsNoClaim(code: String, text: String) {
    expectEqual(EveryLanguage.allergens(of: text, code), "eggs", "\(text)")
  }
}
