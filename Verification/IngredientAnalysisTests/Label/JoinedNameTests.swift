import IngredientAnalysis
import TestSupport
import Testing

/// Names that share a noun, and names beside each other without a comma.
@Suite("Label grammar: names that share a noun") struct JoinedNameTests {
  private static func read(_ text: String) -> String {
    identifiers(of: Analyzers.exact.list(of: IngredientLabel(text)))
  }

  /// A noun, and words before it that make it a name each.
  static let shared: [(noun: String, words: [String])] = [
    ("oil", ["palm", "peanut", "canola", "sesame", "coconut", "almond"]),
    ("flour", ["wheat", "rice", "rye", "corn", "oat", "soy", "barley", "whole wheat"]),
    ("starch", ["wheat", "corn", "potato", "tapioca"]),
    ("milk", ["almond", "coconut", "oat", "soy"]),
    ("protein", ["pea", "soy", "milk", "egg"]),
    ("butter", ["peanut", "almond", "cashew", "cocoa"]), ("chocolate", ["dark", "milk", "white"]),
    ("powder", ["egg", "milk", "cocoa", "whey", "onion"]),
    ("seeds", ["sesame", "sunflower", "poppy"]),
    ("sauce", ["soy", "fish", "oyster"]), ("juice", ["apple", "lemon", "carrot"]),
  ]

  /// "A and b oil" is a oil and b oil, in any order and whatever word joins them.
  @Test(arguments: shared.indices)
  func bothNamesHaveTheSharedNoun(index: Int) {
    let (noun, words) = Self.shared[index]
    for first in words {
      for second in words where second != first {
        let expected = Self.read("\(first) \(noun), \(second) \(noun)")
        expect(!expected.contains("?"), "\(first), \(second)")
        for joint in ["and", "or", "&", "and/or", "AND"] {
          let text = "\(first) \(joint) \(second) \(noun)"
          expectEqual(Self.read(text), expected, "\(text)")
          let upper = "\(text.uppercased()), salt"
          expectEqual(Self.read(upper), "\(expected); en:salt", "\(upper)")
        }
      }
    }
  }

  /// Words for flavorings, for "and", and for functions, as the laws on additives name them.
  static let functions: [(code: String, and: String, flavorings: String, words: [String])] = [
    ("en", "and", "flavourings", ["antioxidant", "preservative", "emulsifier", "acid"]),
    ("fr", "et", "arômes", ["antioxydant", "conservateur", "émulsifiant", "acidifiant"]),
    ("de", "und", "Aromen", ["Antioxidationsmittel", "Konservierungsstoff", "Emulgator"]),
    ("es", "y", "aromas", ["antioxidante", "conservador", "emulgente", "acidulante"]),
    ("it", "e", "aromi", ["antiossidante", "conservante", "emulsionante", "acidificante"]),
    ("nl", "en", "aroma's", ["antioxidant", "conserveermiddel", "emulgator"]),
    ("pl", "i", "aromaty", ["przeciwutleniacz", "emulgator"]),
    ("sv", "och", "aromer", ["antioxidationsmedel", "konserveringsmedel", "emulgeringsmedel"]),
    ("da", "og", "aromaer", ["antioxidant", "konserveringsmiddel", "emulgator"]),
    ("pt", "e", "aromas", ["antioxidante", "conservante", "emulsionante", "acidificante"]),
  ]

  /// "Flavorings and antioxidant (E 300)" are two, of which only the second one has a part.
  @Test(arguments: functions.indices)
  func aFlavoringBesideAFunctionIsKept(index: Int) {
    let (code, and, flavorings, words) = Self.functions[index]
    for word in words {
      for part in ["", " (E 300)"] {
        let list = EveryLanguage.report("E 330, \(flavorings) \(and) \(word)\(part)", code).list
        let comma = EveryLanguage.report("E 330, \(flavorings), \(word)\(part)", code).list
        expectEqual(identifiers(of: list), identifiers(of: comma), "\(code) \(word)\(part)")
      }
    }
  }

  /// The metals and prefixes of two salts that share their word.
  @Test(arguments: [
    ("en", "di- and triphosphates"), ("fr", "di- et triphosphates"), ("de", "Di- und Triphosphate"),
    ("es", "di- y trifosfatos"), ("it", "di- e trifosfati"), ("nl", "di- en trifosfaten"),
    ("pl", "di- i trifosforany"), ("sv", "di- och trifosfater"), ("pt", "di- e trifosfatos"),
  ])
  func prefixesShareAWord(code: String, text: String) {
    let list = EveryLanguage.report("E 330, \(text)", code).list
    expectEqual(identifiers(of: list), "en:e330; en:e450; en:e451", text)
  }

  @Test(arguments: [
    ("mono - and diacetyl tartaric acid esters of mono - and diglycerides", "en:e472e"),
    ("sugar and milk and egg", "en:sugar; en:milk; en:eggs"),
    ("sugar with milk and egg, salt", "en:sugar; en:milk; en:eggs; en:salt"),
    ("egg white and yolk", "en:egg-whites; en:egg-yolks"),
    ("egg yolks and whites, salt", "en:egg-yolks; en:egg-whites; en:salt"),
    ("cow and goat milk", "en:milk; en:goat-milk"),
    ("almond and cow milk", "en:almond-milk; en:milk"),
    ("dried milk and egg, salt", "en:milk-powder; en:egg-powder; en:salt"),
    ("organic milk and egg, salt", "en:milk; en:eggs; en:salt"),
    ("milk and xyz, salt", "?; en:salt"), ("xyz and milk, salt", "?; en:salt"),
    ("salt and pepper and milk", "en:salt; en:pepper; en:milk"),
    ("natural and artificial milk flavors", "en:milk-flavouring"),
    ("lecithin from soy and egg, salt", "en:soya-lecithin; en:egg-lecithin; en:salt"),
    ("wheat, rye and barley flour", "en:wheat; en:rye-flour; en:barley-flour"),
    ("cheese and onion flavour", "en:cheese-flavouring; en:onion-flavouring"),
    ("almonds coated with milk chocolate, salt", "en:almond; en:milk-chocolate; en:salt"),
    ("cookies and cream (wheat), salt", "en:cookies-and-cream (en:wheat); en:salt"),
    ("milk and", "en:milk"), ("and milk", "en:milk"), ("and/or, salt", "en:salt"),
    ("milk and and egg", "en:milk; en:eggs"), ("milk and, egg", "en:milk; en:eggs"),
  ])
  func joinedNamesAreRead(text: String, expected: String) {
    expectEqual(Self.read(text), expected)
  }

  @Test(arguments: [
    ("egg/milk, salt", "en:eggs; en:milk; en:salt"),
    ("salt/sugar/milk/egg", "en:salt; en:sugar; en:milk; en:eggs"),
    ("soy/wheat protein", "en:soybeans; en:wheat-protein"),
    ("milk/soy protein", "en:milk; en:soy-protein"),
    ("wheat gluten/soy protein, salt", "en:wheat-gluten; en:soy-protein; en:salt"),
    ("xyz/milk, salt", "?; en:milk; en:salt"),
    ("egg/xyz/milk, salt", "en:eggs; ?; en:milk; en:salt"),
    ("Water/Aqua/Eau, salt", "en:water; en:salt"), ("E 322/E 471", "en:e322; en:e471"),
    ("cake (milk/egg), salt", "en:cake (en:milk; en:eggs); en:salt"),
  ])
  func aSlashPartsNames(text: String, expected: String) {
    expectEqual(Self.read(text), expected)
  }

  /// A word between two names that no rule joins makes them unknown, but hides no allergen.
  @Test(arguments: [
    "sugar milk egg", "sugar in milk with egg", "egg-milk powder mix", "sugar / milk / egg",
    "sugar\u{2013}milk\u{2013}egg", "sugar > milk > egg", "sugar _milk_ egg", "sugar @ milk # egg",
    "sugar \"milk\" 'egg'", "1) sugar 2) milk 3) egg", "sugar? milk? egg", "sugar\nmilk\negg",
    "sugar (milk-egg)", "egg made with xyz and milk", "xyz and milk with egg", "egg & xyz / milk",
    "biscuit (our best, with real milk and egg)", "sugar incl. milk and egg",
    "sugar w/ milk & egg", "rich creamy milk, farm fresh brown egg", "milk/xyz/egg", "xyz/egg/milk",
    "either milk or egg", "egg, free-flowing milk powder", "milk-based egg mix",
  ])
  func noAllergenBesideAnotherNameIsLost(text: String) {
    for written in [text, text.uppercased(), "flour, \(text), salt"] {
      let report = Analyzers.exact.report(on: IngredientLabel(written))
      let found = Set((report.allergens + report.traces).map(\.id))
      expect(found.isSuperset(of: ["en:milk", "en:eggs"]), "\(written)")
    }
  }

  @Test(arguments: [
    "egg", "milk", "peanut", "almond", "wheat flour", "soy", "cod", "shrimp", "mustard", "celery",
  ])
  func anAllergenIsFoundInEachPlaceOfJoinedNames(name: String) {
    let expected = Set(
      Analyzers.exact.report(on: IngredientLabel(name)).allergens.map(\.id))
    expect(!expected.isEmpty)
    let forms = [
      "# and salt", "salt and #", "#/salt", "salt/#", "# & salt & water", "salt, water and #",
      "xyz and #", "# and xyz", "salt (# and water)", "salt: # and water", "# + salt", "salt + #",
      "salt with #", "salt plus #", "salt or #", "salt and/or #", "salt 5 % #", "salt (with #)",
      "salt and (#)", "salt (including #)", "salt, including #",
    ]
    for form in forms {
      let text = form.split(separator: "#", omittingEmptySubsequences: false).joined(
        separator: name)
      let report = Analyzers.exact.report(on: IngredientLabel(text))
      expect(Set(report.allergens.map(\.id)).isSuperset(of: expected), "\(text)")
    }
  }

  /// Any number of names may be joined.
  @Test(arguments: ["and", "or", "&", "+", "and/or"])
  func longChainsOfNamesAreRead(joint: String) {
    let names = [
      "sugar", "milk", "alpha", "salt", "beta", "gamma", "delta", "epsilon", "sauerkraut",
    ]
    for count in 2...names.count {
      let chosen = names.prefix(count)
      let text = chosen.joined(separator: " \(joint) ")
      let expected = chosen.joined(separator: "; ")
      for (label, outlined) in [
        ("\(text), oil", "\(expected); oil"), ("oil (\(text)), sugar", "oil (\(expected)); sugar"),
      ] {
        expectEqual(
          outline(of: Analyzers.host.list(of: IngredientLabel(label))), outlined, "\(label)")
      }
    }
  }
}
