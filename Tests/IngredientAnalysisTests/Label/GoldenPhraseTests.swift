import TestSupport
import Testing

@testable import IngredientAnalysis

/// Whole labels in twelve languages, and what they say to a person with any single allergy.
///
/// The words are those of Annex II of Regulation (EU) No 1169/2011 in each language, and the
/// phrases those of national guidance on precautionary labels.
@Suite("Labels: golden phrases in twelve languages") struct GoldenPhraseTests {
  /// A label with the allergens in it, the possible traces, and what it claims to be free from.
  struct Phrase: Sendable, CustomTestStringConvertible {
    let code: String
    let text: String
    var present = ""
    var traces = ""
    var free = ""

    var testDescription: String { "\(code): \(text)" }
  }

  private static func set(_ ids: String) -> Set<String> {
    Set(ids.split(separator: " ").map(String.init))
  }

  private static func set(_ substances: [KnownSubstance]) -> Set<String> {
    Set(substances.map { String($0.id.dropFirst(3)) })
  }

  static let phrases = [
    Phrase(
      code: "en",
      text: "Vegetable oil (contains one or more of the following: peanut, corn, soybean)",
      present: "peanuts soybeans"),
    Phrase(
      code: "en", text: "Apples without added sugar, almonds, milk", present: "nuts milk"),
    Phrase(code: "en", text: "Soya lecithin E322", present: "soybeans"),
    Phrase(code: "en", text: "Cocoa butter, coconut milk, nutmeg, water chestnut"),
    Phrase(
      code: "en", text: "Sugar. Made on equipment that also processes tree nuts and egg.",
      traces: "nuts eggs"),
    Phrase(
      code: "en", text: "Dairy-free spread (shea butter, sunflower oil, almond paste)",
      present: "nuts", free: "milk"),
    Phrase(code: "fr", text: "Farine de blé et de lupin, sucre", present: "wheat gluten lupin"),
    Phrase(
      code: "fr", text: "Noix de Saint-Jacques (mollusques), crème fraîche",
      present: "molluscs milk"),
    Phrase(
      code: "fr", text: "Fabriqué dans un atelier qui utilise des fruits à coque et du sésame.",
      traces: "nuts sesame-seeds"),
    Phrase(code: "fr", text: "Sans lait ni œufs.", free: "milk eggs"),
    Phrase(
      code: "de", text: "Weizen- und Roggenmehl, Wasser, Hefe, Salz", present: "wheat gluten"),
    Phrase(
      code: "de", text: "Vollmilchpulver, Haselnussmasse, Kakaobutter, Emulgator: Sojalecithin",
      present: "milk nuts soybeans"),
    Phrase(code: "de", text: "Buchweizenmehl, Kokosmilch, Muskatnuss, Milchsäure"),
    Phrase(
      code: "de", text: "Kann Spuren von Schalenfrüchten, Erdnüssen und Sesam enthalten.",
      traces: "nuts peanuts sesame-seeds"),
    Phrase(
      code: "de", text: "Tintenfisch, Weißwein (enthält Sulfite)",
      present: "molluscs sulphur-dioxide-and-sulphites"),
    Phrase(
      code: "es", text: "Leche entera y desnatada en polvo, manteca de cacao", present: "milk"),
    Phrase(code: "es", text: "Harina de trigo sarraceno, manteca de cerdo, nuez moscada"),
    Phrase(code: "es", text: "Huevas de merluza, sal", present: "fish"),
    Phrase(
      code: "es", text: "Puede contener trazas de frutos de cáscara y altramuces.",
      traces: "nuts lupin"),
    Phrase(
      code: "es", text: "Sin gluten. Elaborado en una fábrica donde se manipula trigo.",
      traces: "wheat gluten", free: "gluten"),
    Phrase(code: "it", text: "Semola di grano duro, uova 20 %", present: "wheat gluten eggs"),
    Phrase(code: "it", text: "Grano saraceno, burro di cacao, noce moscata, lattuga"),
    Phrase(
      code: "it", text: "Può contenere tracce di frutta a guscio, soia e senape.",
      traces: "nuts soybeans mustard"),
    Phrase(code: "it", text: "Senza latte e senza uova.", free: "milk eggs"),
    Phrase(
      code: "nl", text: "Tarwebloem, melkpoeder, hazelnootpasta, cacaoboter",
      present: "wheat gluten milk nuts"),
    Phrase(code: "nl", text: "Boekweitmeel, kokosmelk, rijst, nootmuskaat, melkzuur"),
    Phrase(code: "nl", text: "Pindakaas (pinda's, zout)", present: "peanuts"),
    Phrase(code: "nl", text: "Kan noten en sesam bevatten.", traces: "nuts sesame-seeds"),
    Phrase(code: "nl", text: "Niet geschikt voor mensen met een melkallergie.", traces: "milk"),
    Phrase(
      code: "pl", text: "Mąka pszenna, serwatka w proszku (z mleka), żółtko jaj",
      present: "wheat gluten milk eggs"),
    Phrase(code: "pl", text: "Masło kakaowe, mleko kokosowe, mąka gryczana, gałka muszkatołowa"),
    Phrase(
      code: "pl", text: "Może zawierać śladowe ilości orzechów, selera i gorczycy.",
      traces: "nuts celery mustard"),
    Phrase(code: "pl", text: "Masło orzechowe (orzeszki ziemne 95 %, sól)", present: "peanuts"),
    Phrase(code: "pl", text: "Nie zawiera mleka ani jaj.", free: "milk eggs"),
    Phrase(code: "sv", text: "Jordnötssmör, havregryn", present: "peanuts gluten"),
    Phrase(code: "sv", text: "Kan innehålla spår av mandel och hasselnöt.", traces: "nuts"),
    Phrase(
      code: "da", text: "Hvedemel, sødmælkspulver, æggeblomme", present: "wheat gluten milk eggs"),
    Phrase(
      code: "da", text: "Kan indeholde spor af nødder og bløddyr.", traces: "nuts molluscs"),
    Phrase(
      code: "nb", text: "Hvete- og rugmel, skummetmelkpulver", present: "wheat gluten milk"),
    Phrase(code: "nb", text: "Produsert i samme lokale som peanøtter.", traces: "peanuts"),
    Phrase(code: "fi", text: "Tattarijauho, kaakaovoi, kookosmaito, munakoiso"),
    Phrase(code: "fi", text: "Voi sisältää pieniä määriä pähkinää.", traces: "nuts"),
    Phrase(
      code: "fi", text: "Maidoton, munaton. Sisältää soijaa.", present: "soybeans",
      free: "milk eggs"),
    Phrase(
      code: "pt", text: "Farinha de trigo, soro de leite em pó, avelãs",
      present: "wheat gluten milk nuts"),
    Phrase(
      code: "pt", text: "ALÉRGICOS: CONTÉM DERIVADOS DE SOJA. PODE CONTER AMENDOIM E GERGELIM.",
      present: "soybeans", traces: "peanuts sesame-seeds"),
  ]

  private static func report(
    _ phrase: Phrase, _ preferences: LabelPreferences = LabelPreferences()
  ) -> IngredientReport {
    EveryLanguage.report(phrase.text, phrase.code, preferences)
  }

  @Test(arguments: phrases)
  func allergensTracesAndClaimsAreKeptApart(phrase: Phrase) {
    let report = Self.report(phrase)
    let others: Set<String> = ["coconut", "chestnut", "buckwheat"]
    expectEqual(
      Self.set(report.allergens).union(Self.set(report.exemptAllergens)).subtracting(others),
      Self.set(phrase.present))
    expectEqual(Self.set(report.traces).subtracting(others), Self.set(phrase.traces))
    expect(Self.set(report.freeFromAllergens).isSuperset(of: Self.set(phrase.free)))
    expect(Self.set(report.probableAllergens).isEmpty)
  }

  /// The verdict for a person with one allergy, for each of the fourteen groups of the law, or by
  /// default for those of the phrase and the three that most phrases name.
  @Test(arguments: phrases)
  func eachAllergicPersonIsTold(phrase: Phrase) {
    let present = Self.set(phrase.present)
    let traces = Self.set(phrase.traces)
    let hasList = Self.report(phrase).coverage.mentions > 0
    let isFull = LongTest.size(1, small: 0) > 0
    for allergen in Allergen.europeanUnion {
      let id = String(allergen.id.dropFirst(3))
      guard isFull || present.union(traces).union(["milk", "eggs", "nuts"]).contains(id) else {
        continue
      }
      for tolerance in LabelPreferences.TraceTolerance.allCases {
        let preferences = LabelPreferences(
          avoiding: [.allergen(allergen, traces: tolerance)], market: .europeanUnion)
        var expected: LabelVerdict.Severity = hasList ? .fits : .unknown
        if present.contains(id) {
          expected = .avoid
        } else if traces.contains(id), tolerance != .accepts {
          expected = tolerance == .avoids ? .avoid : .caution
        }
        expectEqual(Self.report(phrase, preferences).severity, expected, "\(id) \(tolerance)")
      }
    }
  }

  /// Capital letters, no accents on the capitals, or line ends between the words change nothing.
  @Test(arguments: phrases)
  func lettersAndLineEndsChangeNothing(phrase: Phrase) {
    let expected = Self.report(phrase)
    for text in [
      phrase.text.uppercased(), phrase.text.replacing(" ", with: "\n"),
      phrase.text.replacing(" ", with: "  "), "\u{FEFF}" + phrase.text + " ",
    ] {
      let report = Self.report(Phrase(code: phrase.code, text: text))
      expectEqual(Self.set(report.allergens), Self.set(expected.allergens), "\(text)")
      expectEqual(Self.set(report.traces), Self.set(expected.traces), "\(text)")
    }
  }
}
