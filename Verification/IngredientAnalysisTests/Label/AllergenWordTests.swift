import TestSupport
import Testing

@testable import IngredientAnalysis

/// The words for allergens, and words that only look like them, in languages besides English.
@Suite("Allergens: words in other languages") struct AllergenWordTests {
  private static func language(_ code: String) -> LabelLanguage {
    LabelLanguage(code: code) ?? .english
  }

  /// The allergens, traces, and unknown names of a label in a language.
  private static func reading(_ text: String, _ code: String) -> (
    allergens: Set<String>, traces: Set<String>, unknown: [String]
  ) {
    let report = EveryLanguage.report(text, code)
    func names(_ substances: [KnownSubstance]) -> Set<String> {
      Set(substances.map { String($0.id.dropFirst(3)) })
    }
    return (
      names(report.allergens + report.exemptAllergens), names(report.traces),
      report.list.allIngredients.filter { $0.substance == nil }.map(\.name)
    )
  }

  private static let wheat = ["wheat", "gluten"]

  /// Lists that are known as a whole, with all their allergens.
  @Test(
    arguments: [
      ("fr", "Farine de blé et de lupin, sucre", wheat + ["lupin"]),
      (
        "fr", "Lactosérum en poudre, jaune d'œuf, émulsifiant : lécithines (soja)",
        ["milk", "eggs", "soybeans"]
      ),
      (
        "de", "Vollmilchpulver, Haselnussmasse, Kakaobutter, Emulgator: Sojalecithin",
        ["milk", "nuts", "soybeans"]
      ),
      ("de", "Hühnereiklarpulver, Weizeneiweiß", wheat + ["eggs"]),
      ("es", "Leche entera y desnatada en polvo, manteca de cacao", ["milk"]),
      ("es", "Huevas de merluza, sal", ["fish"]),
      ("it", "Semola di grano duro, uova 20 %", wheat + ["eggs"]),
      ("it", "Latte intero in polvere, nocciole, siero di latte", ["milk", "nuts"]),
      ("nl", "Tarwebloem, melkpoeder, hazelnootpasta, cacaoboter", wheat + ["milk", "nuts"]),
      ("nl", "Pindakaas (pinda's, zout)", ["peanuts"]),
      ("nl", "Inktvis, erwteneiwit", ["molluscs"]),
      (
        "pl", "Mąka pszenna, serwatka w proszku (z mleka), żółtko jaj",
        wheat + ["milk", "eggs"]
      ),
      ("pl", "Masło orzechowe (orzeszki ziemne 95 %, sól)", ["peanuts"]),
      ("sv", "Vetemjöl, skummjölkspulver, kornmalt, vassle", wheat + ["milk"]),
      ("sv", "Jordnötssmör, havregryn", ["peanuts", "gluten"]),
      ("da", "Hvedemel, sødmælkspulver, æggeblomme", wheat + ["milk", "eggs"]),
      ("nb", "Hvete- og rugmel, skummetmelkpulver", wheat + ["milk"]),
      ("fi", "Vehnäjauho, maitojauhe, kananmunankeltuainen", wheat + ["milk", "eggs"]),
      ("fi", "Mustekala, lohkoperuna, maitohappo", ["molluscs"]),
      ("pt", "Farinha de trigo, soro de leite em pó, avelãs", wheat + ["milk", "nuts"]),
    ] as [(String, String, [String])])
  func listsAreRead(language: String, text: String, allergens: [String]) {
    let found = Self.reading(text, language)
    expectEqual(found.allergens, Set(allergens))
    expect(found.traces.isEmpty && found.unknown.isEmpty, "\(found)")
  }

  /// Foods with the name of an allergen that hold none.
  @Test(
    arguments: [
      ("fr", "Beurre de cacao, lait de coco, noix de muscade, farine de sarrasin"),
      ("fr", "beurre de karité, crème de tartre, acide lactique, laitue, crème de marrons"),
      ("de", "Buchweizenmehl, Kokosmilch, Muskatnuss, Milchsäure"),
      ("de", "Reis, Mais, Eisensulfat, Preiselbeeren"),
      ("de", "Sheabutter, Butterbohnen, Butternusskürbis, Erdmandeln, Nussschinken, Leberkäse"),
      ("de", "Maronen, Mandarinen, Erbseneiweiß, Austernpilze, Pflanzeneiweiß, Sahnesteif"),
      ("es", "Harina de trigo sarraceno, manteca de cerdo, nuez moscada"),
      ("es", "leche de coco, crémor tártaro, ácido láctico, cardo mariano, seta ostra"),
      ("it", "Grano saraceno, burro di cacao, noce moscata, lattuga"),
      ("it", "burro di karité, latte di cocco, pesche, pepe in grani, solfato di calcio"),
      ("nl", "Boekweitmeel, kokosmelk, rijst, nootmuskaat, melkzuur"),
      ("nl", "cacaoboter, sheaboter, boterboon, leverkaas, kastanjes, oesterzwam, prei"),
      ("pl", "Masło kakaowe, mleko kokosowe, mąka gryczana, gałka muszkatołowa"),
      ("pl", "Wzmacniacz smaku: 5'-rybonukleotydy disodowe, siarczan magnezu"),
      ("pl", "kwas mlekowy, ostropest, kasztany, boczniak ostrygowaty, mleczko pszczele"),
      ("sv", "Bovetemjöl, kokosmjölk, nötkött, äggplanta"),
      ("sv", "kakaosmör, mjölksyra, muskotnöt, kastanjer, pepparkorn, majskorn, nötbuljong"),
      ("da", "Boghvedemel, kakaosmør, mælkesyre, muskatnød"),
      ("nb", "Maismel, kokosmelk, kakaosmør, eggplante"),
      ("nb", "bokhvetemel, melkesyre, muskatnøtt, østerssopp, melis"),
      ("fi", "Tattarijauho, kaakaovoi, kookosmaito, munakoiso"),
      ("fi", "maitohappobakteeri, muskottipähkinä, kasvivalkuainen, osterivinokas, maksajuusto"),
      ("pt", "manteiga de cacau, leite de coco, trigo sarraceno, beringela, noz moscada"),
    ])
  func lookAlikesAreNone(language: String, text: String) {
    let found = Self.reading(text, language)
    expect(
      found.allergens.subtracting(["buckwheat", "chestnut", "coconut"]).isEmpty,
      "\(found.allergens)")
    expect(found.traces.isEmpty, "\(found.traces)")
    expect(found.unknown.isEmpty, "\(found.unknown)")
  }

  /// Compound words that no table lists.
  @Test(
    arguments: [
      ("de", "Haselnussvollmilchschokolade", ["nuts", "milk"]),
      ("de", "Weizenröstmalz", wheat), ("de", "Süßlupinenmehl", ["lupin"]),
      ("de", "Ziegenfrischkäse", ["milk"]), ("de", "Dinkelgrieß", wheat),
      ("de", "Hühnereieiweißpulver", ["eggs"]), ("de", "Sellerieextrakt", ["celery"]),
      ("de", "Soja-Eiweiß-Isolat", ["soybeans"]), ("de", "Bio-Vollmilch-Pulver", ["milk"]),
      ("de", "Reisstärke", []), ("de", "Erbsenprotein", []),
      ("de", "Butterkeks", wheat + ["milk"]), ("de", "Erdbeerjoghurt", ["milk"]),
      ("de", "Kräuterbutter", ["milk"]), ("sv", "smördeg", wheat + ["milk"]),
      ("nl", "cashewnotenpasta", ["nuts"]), ("nl", "geitenkaaspoeder", ["milk"]),
      ("nl", "scharrelei-eiwit", ["eggs"]), ("nl", "sesamzaadpasta", ["sesame-seeds"]),
      ("sv", "senapsfröpulver", ["mustard"]), ("sv", "rågmalt", ["gluten"]),
      ("sv", "äggulapulver", ["eggs"]), ("sv", "cashewnötssmör", ["nuts"]),
      ("da", "mandelmælkepulver", ["nuts"]), ("da", "rugklid", ["gluten"]),
      ("nb", "melkeproteinkonsentrat", ["milk"]), ("nb", "byggflak", ["gluten"]),
      ("fi", "ohramallasuute", ["gluten"]), ("fi", "kauraproteiini", ["gluten"]),
      ("fi", "soijaproteiinitiiviste", ["soybeans"]),
    ] as [(String, String, [String])])
  func compoundWordsAreDivided(language: String, text: String, allergens: [String]) {
    let found = Self.reading("\(text), \(text)", language)
    expectEqual(found.allergens, Set(allergens))
    expect(found.traces.isEmpty && found.unknown.isEmpty, "\(found)")
  }

  /// Compound words of which a part is not known.
  @Test(
    arguments: [
      ("de", "Milchxylol", "milk"), ("de", "Xylomandel", "nuts"), ("nl", "melkxyl", "milk"),
      ("sv", "mjölkxyl", "milk"), ("da", "mælkexyl", "milk"), ("nb", "melkexyl", "milk"),
      ("fi", "maitoxyl", "milk"),
    ])
  func aPartThatIsNotKnownLeavesAPossibleTrace(
    language: String, text: String, allergen: String
  ) {
    let found = Self.reading(text, language)
    expect(found.allergens.isEmpty)
    expectEqual(found.traces, [allergen])
    expectEqual(found.unknown, [text])
  }

  /// Every word for an allergen is found before an unknown rest of the word.
  @Test(arguments: ["de", "nl", "sv", "da", "nb", "fi"])
  func noWordForAnAllergenIsLostInALongerOne(language: String) {
    let base = IngredientKnowledge.embedded.base
    var count = 0
    for line in base.names where line.language == Self.language(language) {
      let entry = base[line.entry]
      guard entry.kind == .food, entry.allergens != 0 else { continue }
      let wanted = Set(
        base.allergens.indices.filter { entry.allergens >> UInt64($0) & 1 == 1 }.map {
          String(base.string(base[base.allergens[$0]].id).dropFirst(3))
        })
      for part in base.parts(of: line.names) {
        let name = base.string(part)
        guard TextFolding.folded(name).allSatisfy(\.isLetter), (4...50).contains(name.count) else {
          continue
        }
        count += 1
        guard count.isMultiple(of: LongTest.size(1, small: 16)) else { continue }
        let found = Self.reading("\(name)qxz", language)
        expect(wanted.isSubset(of: found.allergens.union(found.traces)), "\(name)")
      }
    }
    expect(count > 150)
  }

  @Test(
    arguments: [
      ("de", "haselnussfreies Xylol"), ("nl", "notenvrij xylol"), ("sv", "mjölkfri xylol"),
      ("fi", "maidoton xylol"),
    ])
  func whatAWordDeniesIsNoTrace(language: String, text: String) {
    let found = Self.reading(text, language)
    expect(found.allergens.isEmpty && found.traces.isEmpty, "\(found)")
  }

  /// Short words for allergens stand within many words that have nothing to do with them.
  @Test(
    arguments: [
      ("de", "Brei"), ("de", "Geleimasse"), ("de", "Arznei"), ("nl", "boerenweide"),
      ("sv", "rostad"), ("sv", "frukost"), ("da", "brug"), ("da", "vægt"), ("fi", "savoisa"),
    ])
  func shortWordsDoNotCountWithinOthers(language: String, text: String) {
    let found = Self.reading(text, language)
    expect(found.allergens.isEmpty && found.traces.isEmpty, "\(found)")
  }

  @Test func longCompoundWordsAreReadInLinearTime() {
    let size = LongTest.size(1_000, small: 30)
    let isLinear = ProcessorTime.grows(below: 12, from: size, to: size * 4) { count in
      let word = "nussnussnussnussnussnussnussnussnussnussx"
      let text = Array(repeating: word, count: count).joined(separator: ", ")
      return ProcessorTime.measure {
        let found = Self.reading(text, "de")
        expectEqual(found.traces, ["nuts"])
      }
    }
    expect(isLinear)
  }
}
