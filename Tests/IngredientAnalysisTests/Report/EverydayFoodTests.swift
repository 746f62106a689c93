import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Everyday foods: names, forms, and products in seven languages")
struct EverydayFoodTests {
  /// A language's words: foods with the entry that each means, forms that describe any food, and
  /// what is made of a food, written as a language joins the two.
  private struct Words: Sendable {
    let language: String
    let foods: [(word: String, id: String)]
    let forms: [String]
    let made: [@Sendable (String) -> String]
  }

  // The foods are common words of dictionaries; the entry is the food, whatever is made of it.
  private static let all: [Words] = [
    Words(
      language: "fr",
      foods: [
        ("riz", "rice"), ("carotte", "carrot"), ("framboise", "raspberry"), ("seigle", "rye"),
        ("mangue", "mango"), ("noisette", "hazelnut"), ("cresson", "cress"),
      ],
      forms: ["séché", "rouge", "concentré", "bio", "de qualité supérieure"],
      made: [
        { "jus de \($0)" }, { "arôme naturel de \($0)" }, { "farine complète de \($0)" },
        { "extrait de \($0)" },
      ]),
    Words(
      language: "es",
      foods: [
        ("zanahoria", "carrot"), ("frambuesa", "raspberry"), ("centeno", "rye"), ("mango", "mango"),
        ("avellana", "hazelnut"), ("acelga", "chard"),
      ],
      forms: ["seca", "roja", "en polvo", "picante"],
      made: [{ "zumo de \($0)" }, { "aroma natural de \($0)" }, { "extracto de \($0)" }]),
    Words(
      language: "it",
      foods: [
        ("carota", "carrot"), ("lampone", "raspberry"), ("segale", "rye"), ("mango", "mango"),
        ("nocciola", "hazelnut"), ("sedano", "celery"),
      ],
      forms: ["essiccata", "rossa", "in polvere", "biologica"],
      made: [{ "succo di \($0)" }, { "aroma naturale di \($0)" }, { "farina integrale di \($0)" }]),
    Words(
      language: "de",
      foods: [
        ("Karotten", "carrot"), ("Himbeeren", "raspberry"), ("Roggen", "rye"), ("Mango", "mango"),
        ("Haselnüssen", "hazelnut"), ("Liebstöckel", "lovage"),
      ],
      forms: ["getrocknet", "gemahlen", "gehackt"],
      made: [{ "Saft aus \($0)" }, { "Extrakt aus \($0)" }, { "färbender Auszug aus \($0)" }]),
    Words(
      language: "nl",
      foods: [
        ("wortel", "carrot"), ("frambozen", "raspberry"), ("rogge", "rye"), ("mango", "mango"),
        ("hazelnoten", "hazelnut"), ("lavas", "lovage"),
      ],
      forms: ["gedroogd", "gemalen", "in stukjes"],
      made: [{ "sap van \($0)" }, { "extract van \($0)" }, { "gedroogde \($0)" }]),
    Words(
      language: "pl",
      foods: [
        ("marchwi", "carrot"), ("malin", "raspberry"), ("mango", "mango"), ("selera", "celery"),
        ("lubczyku", "lovage"),
      ],
      forms: ["suszonej", "mielone", "w proszku"],
      made: [{ "sok z \($0)" }, { "ekstrakt z \($0)" }, { "płatki \($0)" }]),
    Words(
      language: "sv",
      foods: [
        ("morötter", "carrot"), ("hallon", "raspberry"), ("råg", "rye"), ("mango", "mango"),
        ("hasselnötter", "hazelnut"), ("libbsticka", "lovage"),
      ],
      forms: ["torkad", "malet", "i bitar"],
      made: [{ "saft av \($0)" }, { "extrakt från \($0)" }, { "torkade \($0)" }]),
  ]

  /// A food remains that food in each form and in what is made of it, with all its allergens, and no
  /// word of the label stays unread.
  @Test(arguments: 0..<7)
  func aFoodIsTheSameInEachFormAndProduct(place: Int) {
    let words = Self.all[place]
    var generator = SeededGenerator(seed: UInt64(place))
    for (number, food) in words.foods.enumerated() {
      let made = words.made[number % words.made.count](food.word)
      let form = words.forms.randomElement(using: &generator) ?? ""
      for text in [food.word, "\(food.word) \(form)", made] {
        let plain = EveryLanguage.report(food.word, words.language)
        let report = EveryLanguage.report(text, words.language)
        let found = report.list.allIngredients.compactMap { ingredient in
          ingredient.meanings.contains {
            $0.id == "en:\(food.id)" || $0.ancestors.contains { $0.id == "en:\(food.id)" }
          } ? ingredient : nil
        }
        expect(!found.isEmpty, "\(words.language): \(text)")
        expect(
          report.list.allIngredients.allSatisfy { $0.substance != nil },
          "unread in \(words.language): \(text)")
        expectEqual(
          EveryLanguage.ids(report.allergens), EveryLanguage.ids(plain.allergens),
          "\(words.language): \(text)")
      }
    }
  }

  @Test func labelsOfEverydayFoodsAreRead() throws {
    try LabelQuestion.check(
      #"""
      de m:EU;a:peanuts fits | Wasser, fettarmes Kakaopulver, Zitronensaft aus Zitronensaftkonzentrat
      de m:EU;a:peanuts fits | Steinpilze, Schnittlauch, Dillspitzen, Röstzwiebeln, Leinsaat geschrotet
      de m:EU;a:peanuts fits | natürliches Vanillearoma mit anderen natürlichen Aromen, Weizenmehl Type 550
      fr m:EU;a:peanuts fits | amidon transformé de maïs, jambon de porc, tomates mi-séchées, sucre roux non raffiné
      fr m:EU;a:peanuts fits | farine de fèves, lécithine de tournesol, poivre gris, vinaigre de cidre, gras de canard
      es m:EU;a:peanuts fits | alubias rojas, azúcar moreno de caña, aceite de oliva virgen extra, fibra de avena
      it m:EU;a:peanuts fits | farina di grano tenero tipo 0, olio extravergine di oliva, scorze d'arancia, fecola di patata
      nl m:EU;a:peanuts fits | gemodificeerd maïszetmeel, rode ui, gebrande suiker, citroengras, katoenzaad
      pl m:EU;a:peanuts fits | cebula suszona, tłuszcz wieprzowy, kakao o obniżonej zawartości tłuszczu, liść lubczyku
      sv m:EU;a:peanuts fits | vitvinsvinäger, modifierad potatisstärkelse, torkad lök, citrongräs, brytbönor
      sv m:EU;a:fish avoid | vatten, Gadus morhua
      fr m:EU;a:fish avoid | eau, Katsuwonus pelamis
      """#)
  }

  /// Words whose parts or neighbors are known keep the allergens of the whole.
  @Test func aPartOfAWordHidesNoAllergen() throws {
    try LabelQuestion.check(
      #"""
      de m:EU;a:fish avoid | Wasser, Rotzunge
      de m:EU;a:milk caution | Wasser, Kaffeeweißer
      de m:EU;a:celery caution | Wasser, Wurzelgemüse
      de m:EU;a:eggs caution | Wasser, Kartoffelsalat
      de m:EU;a:milk caution|avoid | Wasser, weiße Soße
      de m:EU;a:wheat avoid | Wasser, Mehl aus Weizen
      de m:EU;a:wheat not-avoid | Wasser, Mehl aus Kichererbsen
      fr m:EU;a:milk caution|avoid | eau, sauce blanche
      fr m:EU;a:wheat avoid | eau, farine lait
      fr m:EU;a:milk avoid | eau, farine lait
      fr m:EU;a:milk avoid | eau, beurre de baratte
      fr m:EU;a:milk avoid | eau, fromage de brebis
      fr m:EU;a:nuts avoid | eau, farine de noisettes
      fr m:EU;a:milk not-fits | eau, chocolat blanc
      fr m:EU;a:molluscs avoid | eau, coques
      es m:EU;a:eggs avoid | agua, yemas
      sv m:EU;a:fish avoid | vatten, rödtunga
      sv m:EU;a:fish avoid | vatten, rom
      sv m:EU;a:wheat avoid | vatten, vete mjöl
      sv m:EU;a:wheat not-fits | vatten, havre mjöl
      pl m:EU;a:wheat not-fits | woda, mąka mleko
      pl m:EU;a:wheat fits | woda, mąka z ciecierzycy
      pl m:EU;a:fish fits | woda, sól, soli
      nl m:EU;a:eggs not-fits | water, eiwit
      """#)
  }
}
