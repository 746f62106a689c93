import TestSupport
import Testing

@testable import IngredientAnalysis

/// Compound words in six languages: every allergen's word before every word for a part of a food.
@Suite("Compound words: every allergen in six languages") struct CompoundMatrixTests {
  /// The words of a language, joined without a space.
  struct Words: Sendable, CustomTestStringConvertible {
    let code: String
    /// Words for allergens with their linking letters, and the allergens.
    let stems: [(word: String, allergens: [String])]
    let heads: String

    var testDescription: String { code }
  }

  private static let wheat = ["gluten", "wheat"]

  static let languages = [
    Words(
      code: "de",
      stems: [
        ("Weizen", wheat), ("Dinkel", wheat), ("Roggen", ["gluten"]), ("Gersten", ["gluten"]),
        ("Hafer", ["gluten"]), ("Haselnuss", ["nuts"]), ("Mandel", ["nuts"]),
        ("Erdnuss", ["peanuts"]), ("Soja", ["soybeans"]), ("Sesam", ["sesame-seeds"]),
        ("Lupinen", ["lupin"]),
      ],
      heads: """
        mehl pulver stärke eiweiß protein fett öl mus mark masse paste creme kleie flocken grieß \
        schrot malz extrakt sirup
        """),
    Words(
      code: "nl",
      stems: [
        ("tarwe", wheat), ("spelt", wheat), ("rogge", ["gluten"]), ("gerst", ["gluten"]),
        ("haver", ["gluten"]), ("hazelnoot", ["nuts"]), ("amandel", ["nuts"]),
        ("pinda", ["peanuts"]), ("soja", ["soybeans"]), ("sesam", ["sesame-seeds"]),
        ("lupine", ["lupin"]),
      ],
      heads: """
        meel bloem poeder zetmeel eiwit vet olie pasta massa zemelen vlokken gries mout extract \
        siroop
        """),
    Words(
      code: "sv",
      stems: [
        ("vete", wheat), ("råg", ["gluten"]), ("korn", ["gluten"]), ("havre", ["gluten"]),
        ("hasselnöts", ["nuts"]), ("mandel", ["nuts"]), ("jordnöts", ["peanuts"]),
        ("soja", ["soybeans"]), ("sesam", ["sesame-seeds"]), ("lupin", ["lupin"]),
      ],
      heads: """
        mjöl pulver stärkelse protein fett olja massa kräm kli flingor gryn malt extrakt sirap
        """),
    Words(
      code: "da",
      stems: [
        ("hvede", wheat), ("rug", ["gluten"]), ("byg", ["gluten"]), ("havre", ["gluten"]),
        ("hasselnødde", ["nuts"]), ("mandel", ["nuts"]), ("jordnødde", ["peanuts"]),
        ("soja", ["soybeans"]), ("sesam", ["sesame-seeds"]), ("lupin", ["lupin"]),
      ],
      heads: "mel pulver stivelse protein fedt olie masse creme klid flager gryn malt sirup"),
    Words(
      code: "nb",
      stems: [
        ("hvete", wheat), ("rug", ["gluten"]), ("bygg", ["gluten"]), ("havre", ["gluten"]),
        ("hasselnøtt", ["nuts"]), ("mandel", ["nuts"]), ("peanøtt", ["peanuts"]),
        ("soya", ["soybeans"]), ("sesam", ["sesame-seeds"]), ("lupin", ["lupin"]),
      ],
      heads: "mel pulver stivelse protein fett olje masse krem kli flak gryn malt sirup"),
    Words(
      code: "fi",
      stems: [
        ("vehnä", wheat), ("ruis", ["gluten"]), ("ohra", ["gluten"]), ("kaura", ["gluten"]),
        ("hasselpähkinä", ["nuts"]), ("manteli", ["nuts"]), ("maapähkinä", ["peanuts"]),
        ("soija", ["soybeans"]), ("seesami", ["sesame-seeds"]), ("lupiini", ["lupin"]),
      ],
      heads: """
        jauho jauhe tärkkelys proteiini rasva öljy massa tahna lese hiutale rouhe mallas uute \
        siirappi
        """),
  ]

  @Test(arguments: LongTest.values(languages, small: 3))
  func everyPartOfAFoodKeepsItsAllergen(words: Words) {
    for (stem, allergens) in words.stems {
      for (place, head) in words.heads.split(separator: " ").enumerated() {
        let others = [(stem + head).uppercased(), "\(stem)-\(head)"]
        for word in [stem + head] + (place == 0 ? others : []) {
          let report = EveryLanguage.report(word, words.code)
          let found = report.allergens + report.exemptAllergens
          expectEqual(EveryLanguage.ids(found), allergens, "\(word)")
          expect(report.traces.isEmpty, "\(word)")
          expectEqual(report.coverage.recognizedShare, 1, "\(word)")
        }
      }
    }
  }

  /// Words that share their head or their first part, and repeated prepositions.
  @Test(
    arguments: [
      ("de", "Weizen- und Roggenmehl", wheat), ("nl", "tarwe- en roggebloem", wheat),
      ("sv", "vete- och rågmjöl", wheat), ("da", "hvede- og rugmel", wheat),
      ("nb", "hvete- og rugmel", wheat), ("fi", "vehnä- ja ruisjauho", wheat),
      ("de", "Weizen-, Roggen- und Gerstenmehl", wheat),
      ("de", "Mandelmehl und -öl", ["nuts"]), ("de", "Soja-Lecithin", ["soybeans"]),
      ("de", "Lecithine (Soja)", ["soybeans"]), ("de", "E 322 (Soja)", ["soybeans"]),
      ("fr", "farine de blé, de seigle et d'orge", wheat),
      ("it", "farina di grano tenero e di segale", wheat),
      ("es", "harina de trigo y centeno", wheat), ("pt", "farinha de trigo e centeio", wheat),
      ("fr", "lait entier et écrémé en poudre", ["milk"]),
      ("it", "latte intero e scremato in polvere", ["milk"]),
      ("es", "leche entera y desnatada en polvo", ["milk"]),
      ("pl", "mąka pszenna i żytnia", wheat),
      ("pl", "serwatka (z mleka)", ["milk"]), ("en", "wheat and rye flour", wheat),
      ("en", "emulsifier (soya)", ["soybeans"]),
    ] as [(String, String, [String])])
  func namesThatShareAWordAreBothRead(code: String, text: String, allergens: [String]) {
    let report = EveryLanguage.report(text, code)
    let found = report.allergens + report.exemptAllergens
    expectEqual(EveryLanguage.ids(found), allergens)
    expect(report.traces.isEmpty)
    expectEqual(report.coverage.recognizedShare, 1, "\(report.list.allIngredients.map(\.name))")
  }

  /// A plant before a word for a dairy product makes it no milk.
  @Test(
    arguments: [
      ("de", "Kakao Shea", "butter"), ("de", "Kokos Hafer Reis", "milch drink"),
      ("nl", "cacao shea", "boter"), ("nl", "kokos haver rijst", "melk drank"),
      ("sv", "kakao shea", "smör"), ("sv", "kokos havre ris", "mjölk dryck"),
      ("da", "kakao shea", "smør"), ("da", "kokos havre ris", "mælk drik"),
      ("nb", "kakao shea", "smør"), ("nb", "kokos havre ris", "melk drikk"),
      ("fi", "kaakao shea", "voi"), ("fi", "kookos kaura riisi", "maito juoma"),
    ])
  func aPlantBeforeADairyWordIsNoMilk(code: String, plants: String, heads: String) {
    for plant in plants.split(separator: " ") {
      for head in heads.split(separator: " ") {
        let report = EveryLanguage.report("\(plant)\(head)", code)
        expect(!EveryLanguage.ids(report.allergens).contains("milk"), "\(plant)\(head)")
      }
    }
  }
}
