import TestSupport
import Testing

@testable import IngredientAnalysis

/// Names that a person writes, in any language, on labels in any language.
@Suite("Avoid list: names in any language") struct AvoidedNameTests {
  private static let foods = [
    "en:sugar", "en:sunflower-oil", "en:sesame-seed", "en:egg-yolks", "en:olive-oil",
    "en:skim-milk-powder",
  ]

  /// The first name of a food in a language.
  private static func name(_ food: String, _ code: String) throws -> String {
    let name = EveryLanguage.name(of: food, in: code)
    try #require(!name.isEmpty)
    return name
  }

  /// A name in the language of the label means the food on it, and no other.
  @Test(arguments: LongTest.values(EveryLanguage.codes, small: 1))
  func aNameIsUnderstoodInItsLanguage(code: String) throws {
    for avoided in Self.foods {
      let preferences = LabelPreferences(avoiding: [.named(try Self.name(avoided, code))])
      for listed in Self.foods {
        let text = try Self.name(listed, code)
        let report = EveryLanguage.report(text, code, preferences)
        expectEqual(
          report.severity, avoided == listed ? .avoid : .fits, "\(avoided) on \(text) (\(code))")
      }
    }
  }

  /// A name in English means the food on a label in any language, avoided or liked.
  @Test(arguments: LongTest.values(EveryLanguage.codes, small: 1))
  func anEnglishNameIsUnderstoodOnAnyLabel(code: String) throws {
    let food = "en:egg-yolks"
    let name = try Self.name(food, "en")
    for avoided in LongTest.values(["en:olive-oil", food], small: 1) {
      let preferences = LabelPreferences(avoiding: [.named(try Self.name(avoided, "en"))])
      for listed in LongTest.values(["en:sugar", "en:olive-oil", food], small: 1) {
        let report = EveryLanguage.report(try Self.name(listed, code), code, preferences)
        expectEqual(report.severity, listed == avoided ? .avoid : .fits, "\(listed) (\(code))")
      }
    }
    // To look for an English name on a label in another language takes long.
    guard hasFullSizes else { return }
    let liked = EveryLanguage.report(
      try Self.name(food, code), code, LabelPreferences(liking: [.named(name)]))
    expect(liked.favorableFindings.count == 1 && liked.severity == .fits, "\(code)")
  }

  /// A name in any language, or its English plural, means the food on a label in any other language.
  @Test(arguments: LongTest.values(EveryLanguage.codes, small: 2))
  func aNameOfAnyLanguageIsUnderstoodOnAnyLabel(code: String) throws {
    var generator = SeededGenerator(seed: 4_711)
    for _ in 0..<LongTest.size(60, small: 3) {
      let spoken = EveryLanguage.codes.randomElement(using: &generator) ?? "pl"
      let (avoided, listed) = (
        Self.foods.randomElement(using: &generator) ?? "en:sugar",
        Self.foods.randomElement(using: &generator) ?? "en:sugar"
      )
      let name = try Self.name(avoided, spoken)
      let report = EveryLanguage.report(
        try Self.name(listed, code), code, LabelPreferences(avoiding: [.named(name)]))
      if avoided == listed { expectEqual(report.severity, .avoid, "\(name) (\(spoken), \(code))") }
      expect(report.severity != .unknown, "\(name) (\(spoken), \(code))")
    }
    let plural = EveryLanguage.report(
      try Self.name("en:almond", code), code, LabelPreferences(avoiding: [.named("almonds")]))
    expectEqual(plural.severity, .avoid, code)
  }

  /// A name that nothing has is looked for by its words, in the singular of the language.
  @Test(
    arguments: LongTest.values(
      [
        ("de", "Zorblaxe", "roter Zorblaxe"), ("fr", "zorblax rouge", "poudre de zorblax rouge"),
        ("nl", "zorblax", "rode zorblax"), ("en", "zorblaxes", "red zorblax powder"),
      ], small: 1))
  func anUnknownNameIsFoundByItsWords(code: String, name: String, text: String) {
    let preferences = LabelPreferences(avoiding: [.named(name)])
    expectEqual(EveryLanguage.report(text, code, preferences).severity, .avoid)
    expectEqual(EveryLanguage.report("xyzzy", code, preferences).severity, .unknown)
  }

  // MARK: Products of a food

  /// What a name says to be made of a food is avoided with it, or asks for caution if it need not
  /// be made of it.
  @Test(
    arguments: [
      ("rice", "rice starch", LabelVerdict.Severity.avoid), ("rice", "brown rice flour", .avoid),
      ("rice", "brown rice syrup powder", .avoid), ("pea", "pea protein", .avoid),
      ("beef", "beef fat", .avoid), ("dill", "dill seed oil", .avoid),
      ("lemon", "lemon flavor", .caution), ("lemon", "natural lemon flavor", .caution),
      ("potato", "sweet potato starch", .fits), ("lemon", "lemon balm", .fits),
      ("tapioca", "tapioca syrup", .avoid), ("canola", "canola protein", .avoid),
      ("sesame", "sesame flour", .avoid), ("chilli", "chilli paste", .avoid),
      ("starch", "rice", .fits), ("flour", "rice starch", .fits),
    ])
  func whatIsMadeOfAFoodIsAvoided(
    name: String, text: String, severity: LabelVerdict.Severity
  ) {
    let report = EveryLanguage.report(text, "en", LabelPreferences(avoiding: [.named(name)]))
    expectEqual(report.severity, severity, "\(name): \(text)")
  }

  @Test func whatIsMadeOfAFoodIsAvoidedInEveryLanguage() {
    let preferences = LabelPreferences(avoiding: [.named("pois")])
    expectEqual(EveryLanguage.report("protéines de pois", "fr", preferences).severity, .avoid)
    expectEqual(EveryLanguage.report("farine de riz", "fr", preferences).severity, .fits)
  }

  @Test func whatIsMadeOfALikedFoodIsNotTheFood() {
    let preferences = LabelPreferences(liking: [.named("rice")])
    expect(EveryLanguage.report("rice starch", "en", preferences).favorableFindings.isEmpty)
    expectEqual(EveryLanguage.report("rice", "en", preferences).favorableFindings.count, 1)
  }

  // MARK: Possible members

  /// What may belong to a category asks for caution, by the category and by its name; what the
  /// person likes is no reason for it.
  @Test(arguments: [
    (IngredientCategory.corn, "corn", "dextrose", "corn syrup"),
    (.pork, "pork", "gelatin", "bacon"), (.latex, "latex", "gum base", "natural rubber latex"),
    (.alcohol, "alcohol", "natural flavor", "red wine"),
    (.nightshades, "nightshades", "spices", "paprika"),
    (.caffeine, "caffeine", "chocolate", "green tea"),
  ])
  func aPossibleMemberAsksForCaution(
    category: IngredientCategory, name: String, possible: String, certain: String
  ) {
    func severity(_ text: String, _ preferences: LabelPreferences) -> LabelVerdict.Severity {
      Analyzers.exact.report(on: IngredientLabel(text), for: preferences).severity
    }
    for wish in [
      LabelPreferences.AvoidedIngredient.category(category), .named(name),
      .group("Mine", members: [name]),
    ] {
      let preferences = LabelPreferences(avoiding: [wish])
      expectEqual(severity("Water, \(possible)", preferences), .caution, "\(wish)")
      expectEqual(severity("Water, \(certain)", preferences), .avoid, "\(wish)")
      expectEqual(severity("Water. May contain \(certain).", preferences), .caution, "\(wish)")
      expectEqual(severity("Water", preferences), .fits, "\(wish)")
      // The named parts say what it is made of.
      expectEqual(severity("Water, \(possible) (water, salt)", preferences), .fits, "\(wish)")
    }
    for liked in [LabelPreferences.LikedIngredient.category(category), .named(name)] {
      let preferences = LabelPreferences(liking: [liked])
      for text in ["Water, \(possible)", "Water, \(certain)"] {
        let report = Analyzers.exact.report(on: IngredientLabel(text), for: preferences)
        expect(report.severity == .fits && report.causes.isEmpty, "\(liked)")
      }
      let found = Analyzers.exact.report(on: IngredientLabel("\(certain)"), for: preferences)
      expectEqual(found.favorableFindings.count, 1, "\(liked)")
    }
  }

  /// In the United States, mustard may be in spices; a person who likes mustard is told of nothing.
  @Test func aLikedAllergenIsNoCause() {
    for text in ["Water, spices", "Water, mustard", "Water. May contain mustard."] {
      let report = Analyzers.exact.report(
        on: IngredientLabel(text), for: LabelPreferences(liking: [.named("mustard")]))
      expect(report.severity == .fits && report.causes.isEmpty, "\(text)")
    }
  }

  // MARK: Kinds of nuts

  private static let nuts = [
    "almond", "brazil-nut", "cashew", "hazelnut", "macadamia", "pecan", "pistachio", "walnut",
  ]
  private static let words = [
    "almonds", "Brazil nuts", "cashews", "hazelnuts", "macadamia nuts", "pecans", "pistachios",
    "walnuts",
  ]

  /// Each of the nuts of Annex II of Regulation (EU) No 1169/2011 is told from the others.
  @Test(arguments: LongTest.values(Array(nuts.indices), small: 2))
  func eachNutIsItsOwnAllergen(place: Int) throws {
    let allergen = Allergen(id: "en:\(Self.nuts[place])")
    try #require(allergen.substance(in: .embedded) != nil)
    let preferences = LabelPreferences(avoiding: [.allergen(allergen)])
    for (other, word) in Self.words.enumerated()
    where hasFullSizes || other == place || other == 0 {
      for (text, severity) in [
        ("Salt, \(word)", LabelVerdict.Severity.avoid), ("Salt. Contains \(word).", .avoid),
        ("Salt. May contain \(word).", .caution), ("Salt, roasted \(word)", .avoid),
      ] {
        let report = Analyzers.exact.report(on: IngredientLabel(text), for: preferences)
        expectEqual(report.severity, other == place ? severity : .fits, "\(allergen.id) in \(text)")
      }
    }
    for text in ["Salt, nuts", "Salt, tree nuts", "Salt. May contain tree nuts."] {
      let report = Analyzers.exact.report(on: IngredientLabel(text), for: preferences)
      expectEqual(report.severity, .caution, "\(allergen.id) in \(text)")
    }
    let peanuts = IngredientLabel("Salt, peanuts, coconut, nutmeg")
    expectEqual(Analyzers.exact.report(on: peanuts, for: preferences).severity, .fits)
  }

  /// Peanuts, coconut, and nuts are three different things to a person.
  @Test(arguments: [
    (Allergen.treeNuts, "almonds", LabelVerdict.Severity.avoid), (.treeNuts, "peanuts", .fits),
    (.treeNuts, "coconut", .fits), (.peanuts, "peanuts", .avoid), (.peanuts, "almonds", .fits),
    (.peanuts, "coconut", .fits), (.coconut, "coconut", .avoid), (.coconut, "almonds", .fits),
    (.coconut, "peanuts", .fits), (.peanuts, "nuts", .caution), (.treeNuts, "chestnuts", .fits),
    (.treeNuts, "nutmeg", .fits), (.treeNuts, "water chestnuts", .fits),
    (.treeNuts, "tiger nuts", .fits), (.treeNuts, "pine nuts", .avoid),
    (.wheat, "rye", .fits), (.gluten, "rye", .avoid), (.wheat, "spelt", .avoid),
    (.gluten, "spelt", .avoid), (.gluten, "oats", .avoid), (.wheat, "oats", .fits),
    (.gluten, "buckwheat", .fits), (.fish, "shrimp", .fits), (.crustaceans, "mussels", .fits),
    (.mollusks, "mussels", .avoid), (.fish, "squid", .fits), (.milk, "eggs", .fits),
  ])
  func likeAllergensAreToldApart(
    allergen: Allergen, word: String, severity: LabelVerdict.Severity
  ) {
    let report = Analyzers.exact.report(
      on: IngredientLabel("Salt, \(word)"), for: LabelPreferences(avoiding: [.allergen(allergen)]))
    expectEqual(report.severity, severity)
  }
}
