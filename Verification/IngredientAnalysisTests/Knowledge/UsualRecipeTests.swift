import IngredientAnalysis
import TestSupport
import Testing

/// Foods whose names do not tell a person what is in them.
@Suite("Knowledge: usual recipes of compound foods") struct UsualRecipeTests {
  private static func verdict(on text: String, avoiding allergen: Allergen, in code: String)
    -> LabelVerdict.Severity
  {
    let person = LabelPreferences(avoiding: [.allergen(allergen)])
    let report =
      code == "en"
      ? Analyzers.embedded.report(on: IngredientLabel(text), for: person)
      : EveryLanguage.report(text, code, person)
    return report.verdict.severity
  }

  @Test(arguments: [
    ("chicken nuggets", Allergen.gluten), ("chicken tenders", .gluten), ("fish sticks", .gluten),
    ("fish cakes", .gluten), ("crab cakes", .gluten), ("breaded shrimp", .gluten),
    ("veggie burger", .gluten), ("veggie burger", .soybeans), ("meatloaf", .gluten),
    ("croquettes", .gluten), ("black pudding", .gluten), ("coleslaw", .eggs),
    ("choux pastry", .eggs),
    ("panettone", .eggs), ("cantuccini", .treeNuts), ("fresh pasta", .eggs), ("wine", .sulfites),
    ("shellfish", .mollusks), ("shellfish", .crustaceans), ("chitosan", .crustaceans),
    ("dahi", .milk), ("kashk", .milk), ("caramel", .milk), ("multigrain", .gluten),
    ("wholemeal", .gluten), ("cereals", .gluten), ("veal stock", .celery),
    ("demi-glace", .gluten), ("demi-glace", .milk),
  ])
  func anEnglishNameWarns(name: String, allergen: Allergen) {
    expect(Self.verdict(on: "sugar, \(name), salt", avoiding: allergen, in: "en") > .unknown)
  }

  @Test(arguments: [
    ("de", "Biskuit", Allergen.eggs), ("de", "Vollkorn", .gluten), ("de", "Getreide", .gluten),
    ("de", "Salzstangen", .gluten), ("de", "Pfannkuchen", .eggs), ("de", "Nussmischung", .peanuts),
    ("de", "Gemüsebrühe", .celery), ("de", "Karamell", .milk), ("fr", "crêpe", .gluten),
    ("fr", "tarte", .gluten), ("fr", "glace", .milk), ("fr", "pain perdu", .eggs),
    ("fr", "crème anglaise", .eggs), ("fr", "protéines végétales", .soybeans),
    ("es", "proteína vegetal", .soybeans), ("es", "cereales", .gluten), ("it", "cereali", .gluten),
    ("it", "pan di spagna", .eggs), ("it", "vino", .sulfites), ("nl", "pepernoten", .gluten),
    ("nl", "pannenkoek", .eggs), ("pl", "biszkopt", .eggs), ("pl", "zboża", .gluten),
    ("sv", "kaka", .gluten), ("sv", "vaniljsås", .eggs), ("da", "pebernødder", .gluten),
    ("nb", "pannekaker", .eggs), ("fi", "kasvisliemi", .celery), ("pt", "bolo", .gluten),
    ("pt", "pralinê", .treeNuts), ("fr", "fond de veau", .celery), ("nl", "kalfsfond", .celery),
    ("de", "pflanzliches Eiweiß", .soybeans), ("nl", "plantaardig eiwit", .soybeans),
  ])
  func anotherLanguageWarns(code: String, name: String, allergen: Allergen) {
    expect(Self.verdict(on: name, avoiding: allergen, in: code) > .unknown)
  }

  /// A compound word whose last part is a food of its own is not only its first part.
  @Test(arguments: ["Hefeteig", "Butterstreusel", "Gemüsesoße", "Reismischung"])
  func aCompoundFoodIsNotItsFirstPart(name: String) {
    expect(Self.verdict(on: "Zucker, \(name), Salz", avoiding: .gluten, in: "de") > .fits)
  }

  /// What a recipe is not made of is no reason to warn.
  @Test(arguments: [
    ("rice flour", Allergen.gluten), ("shrimp", .mollusks), ("pea protein", .soybeans),
    ("cooked pasta", .eggs), ("grape juice", .sulfites), ("caramel color", .milk),
  ])
  func othersStillFit(name: String, allergen: Allergen) {
    expectEqual(Self.verdict(on: "sugar, \(name), salt", avoiding: allergen, in: "en"), .fits)
  }
}
