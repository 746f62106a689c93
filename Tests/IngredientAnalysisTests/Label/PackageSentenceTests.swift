import TestSupport
import Testing

@testable import IngredientAnalysis

/// Sentences on packages that name no ingredients, built from their parts.
@Suite("Labels: sentences about the package") struct PackageSentenceTests {
  /// The start of a list, sentences with slots for a place and a temperature, places, and a word that is in none of
  /// them, for a language.
  private struct Sentences {
    let code: String
    let list: String
    let frames: [String]
    let places: [String]
    let stranger: String
  }

  private static let all = [
    Sentences(
      code: "en", list: "Rice, salt. ",
      frames: [
        "Store in a @", "Keep in a @, below # °C", "Once opened, keep in the @",
        "Best before: see @",
        "Shake well before use", "Do not refreeze", "Packaged in a protective atmosphere",
        "Not suitable for home freezing", "Microwave on full power for # minutes",
      ], places: ["cool, dry place", "refrigerator", "freezer", "dark cupboard"],
      stranger: "grumbel"),
    Sentences(
      code: "de", list: "Reis, Salz. ",
      frames: [
        "@ lagern", "Bitte @ aufbewahren", "Nach dem Öffnen @ aufbewahren", "Bei max. # °C lagern",
        "Mindestens haltbar bis: siehe Deckel", "Vor Gebrauch schütteln", "Vor Wärme schützen",
        "Nicht zum Einfrieren geeignet",
      ], places: ["kühl und trocken", "im Kühlschrank", "an einem dunklen Ort", "kühl"],
      stranger: "grumbel"),
    Sentences(
      code: "fr", list: "Riz, sel. ",
      frames: [
        "À conserver @", "Après ouverture, conserver @", "Conserver à # °C maximum",
        "Agiter avant emploi", "Conditionné sous atmosphère protectrice", "Ne pas recongeler",
        "Ne convient pas à la congélation",
      ],
      places: ["dans un endroit frais et sec", "au réfrigérateur", "à l'abri de la lumière"],
      stranger: "groumbel"),
    Sentences(
      code: "es", list: "Arroz, sal. ",
      frames: [
        "Conservar @", "Una vez abierto, conservar @", "Conservar a # °C", "Agitar antes de usar",
        "Envasado en atmósfera protectora", "No congelar", "No apto para congelar",
      ],
      places: ["en lugar fresco y seco", "en frigorífico", "al abrigo de la luz"].dropLast()
        + ["protegido de la luz"], stranger: "grumbelo"),
    Sentences(
      code: "it", list: "Riso, sale. ",
      frames: [
        "Conservare @", "Dopo l'apertura conservare @", "Conservare a # °C",
        "Agitare prima dell'uso",
        "Confezionato in atmosfera protettiva", "Non ricongelare",
        "Non ricongelare dopo lo scongelamento",
      ],
      places: ["in luogo fresco e asciutto", "in frigorifero", "al buio"].dropLast()
        + ["lontano da fonti di calore"], stranger: "grumbelo"),
    Sentences(
      code: "nl", list: "Rijst, zout. ",
      frames: [
        "@ bewaren", "Na openen @ bewaren", "Bewaren bij # °C", "Schudden voor gebruik",
        "Verpakt onder beschermende atmosfeer", "Ten minste houdbaar tot: zie deksel",
        "Niet geschikt om in te vriezen",
      ], places: ["koel en droog", "in de koelkast", "donker"], stranger: "grombel"),
    Sentences(
      code: "pl", list: "Ryż, sól. ",
      frames: [
        "Przechowywać @", "Po otwarciu przechowywać @", "Przechowywać w temperaturze # °C",
        "Wstrząsnąć przed użyciem", "Pakowano w atmosferze ochronnej", "Nie zamrażać ponownie",
      ], places: ["w suchym i chłodnym miejscu", "w lodówce", "w ciemnym miejscu"],
      stranger: "grumbel"),
    Sentences(
      code: "sv", list: "Ris, salt. ",
      frames: [
        "Förvaras @", "Öppnad förpackning förvaras @", "Förvaras vid # °C",
        "Skakas före användning", "Förpackad i skyddande atmosfär", "Bäst före: se locket",
      ], places: ["torrt och svalt", "i kylskåp", "mörkt"], stranger: "grumbel"),
  ]

  private let person = LabelPreferences(avoiding: [.allergen(.peanuts)], market: .europeanUnion)

  @Test func sentencesOfKnownWordsAreNoIngredients() {
    var random = SeededGenerator(seed: 1)
    for language in Self.all {
      for frame in language.frames {
        let place = language.places.randomElement(using: &random) ?? ""
        let text =
          language.list
          + frame.replacing("@", with: place)
          .replacing("#", with: "\(Int.random(in: 2...25, using: &random))") + "."
        let report = EveryLanguage.report(text, language.code, person)
        expectEqual(report.severity, .fits, "\(text)")
        expectEqual(report.list.allIngredients.count, 2, "\(text)")
      }
    }
  }

  @Test func anAllergenInASentenceCounts() {
    for language in Self.all {
      let peanut = EveryLanguage.name(of: "en:peanut", in: language.code)
      guard !peanut.isEmpty, let place = language.places.first else { continue }
      for frame in language.frames.prefix(2) {
        let text = language.list + frame.replacing("@", with: place).replacing("#", with: "4")
        let report = EveryLanguage.report("\(text), \(peanut).", language.code, person)
        expect(report.severity != .fits, "\(text), \(peanut).")
      }
    }
  }

  @Test func aSentenceWithAnotherWordIsNotRead() {
    for language in Self.all {
      let text = language.list + "\(language.stranger) \(language.stranger)."
      expectEqual(
        EveryLanguage.report(text, language.code, person).severity, .unknown, "\(text)")
    }
  }

  // MARK: Totals

  @Test(arguments: [
    ("en", "Pork, salt. ", "Meat content @ %."),
    ("en", "Sugar, cocoa mass. ", "Cocoa solids @ % minimum."),
    ("en", "Strawberries, sugar. ", "Prepared with @ g of fruit per 100 g."),
    ("de", "Erdbeeren, Zucker. ", "Fruchtgehalt: @ g je 100 g."),
    ("de", "Kakaomasse, Zucker. ", "Kakao: mindestens @ %."),
    ("de", "Zucker, Kakaomasse. ", "Gesamtzuckergehalt @ g je 100 g."),
    ("fr", "Fraises, sucre. ", "Teneur totale en sucres : @ g pour 100 g."),
    ("fr", "Fraises, sucre. ", "Préparé avec @ g de fruits pour 100 g."),
    ("es", "Fresas, azúcar. ", "Contenido total de azúcares: @ g por 100 g."),
    ("es", "Pasta de cacao, azúcar. ", "Cacao: @ % mínimo."),
    ("it", "Fragole, zucchero. ", "Zuccheri totali: @ g per 100 g."),
    ("nl", "Aardbeien, suiker. ", "Totaal suikergehalte: @ g per 100 g."),
    ("nl", "Varkensvlees, zout. ", "Vleesgehalte @ %."),
    ("pl", "Cukier, sól. ", "Zawartość mięsa @ %."),
    ("sv", "Socker, salt. ", "Fruktmängd @ g per 100 g."),
  ])
  func anAmountOfTheWholeIsNoIngredient(code: String, list: String, total: String) {
    var random = SeededGenerator(seed: 1)
    let amount = "\(Int.random(in: 20...90, using: &random))"
    let text = list + total.replacing("@", with: amount)
    let report = EveryLanguage.report(text, code)
    expectEqual(report.list.allIngredients.count, 2, "\(text)")
    expect(
      report.list.ingredients(statedAs: .unread).isEmpty, "\(text)")
  }

  @Test func anAllergenInATotalCounts() {
    for (code, text) in [
      ("en", "Sugar, cocoa mass. Milk solids 20 % minimum."),
      ("en", "Sugar. Total milk content 70 %."), ("de", "Zucker. Milchanteil 20 %."),
    ] {
      let report = EveryLanguage.report(
        text, code, LabelPreferences(avoiding: [.allergen(.milk)], market: .europeanUnion))
      expect(report.severity != .fits, "\(text)")
    }
  }
}
