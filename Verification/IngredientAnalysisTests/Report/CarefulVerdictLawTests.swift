import Essentials
import TestSupport
import Testing

@testable import IngredientAnalysis

/// Generated labels: allergens in frames of separators, brackets, claims, statements, and cuts.
@Suite("Allergy: generated labels never fit wrongly") struct CarefulVerdictLawTests {
  /// In the United States, a label need not say that its spices are mustard.
  @Test(arguments: [
    ("Beef, spices", Jurisdiction.unitedStates, LabelVerdict.Severity.caution),
    ("Beef, spices", .europeanUnion, .fits), ("Beef, paprika", .unitedStates, .fits),
    ("Beef. May contain spices.", .unitedStates, .caution),
    ("Beef, mustard", .unitedStates, .avoid),
  ])
  func aCollectiveNameMayHideANameToAvoid(
    text: String, market: Jurisdiction, severity: LabelVerdict.Severity
  ) {
    let mustard = LabelPreferences(avoiding: [.named("mustard")], market: market)
    expectEqual(
      Analyzers.exact.report(on: IngredientLabel(text), for: mustard).severity, severity,
      "\(text), \(market)")
  }

  /// Behind the sentences of a package, and in front of the list, a statement in any other language is never passed over.
  @Test func aStatementInAnotherLanguageNeverFits() throws {
    let labels = [
      ("en", "Rice, salt. Store in a cool place."), ("de", "Reis, Salz. Kühl lagern."),
      ("fr", "Riz, sel. À conserver au frais."), ("es", "Arroz, sal. Conservar en lugar fresco."),
      ("it", "Riso, sale. Conservare in luogo fresco."), ("nl", "Rijst, zout. Koel bewaren."),
      ("pl", "Ryż, sól. Przechowywać w chłodnym miejscu."), ("sv", "Ris, salt. Förvaras svalt."),
      ("en", "Ingredients: rice, salt."), ("de", "Zutaten: Reis, Salz."),
    ]
    let statements = [
      ("en", "Contains milk."), ("de", "Enthält Milch."), ("fr", "Contient du lait."),
      ("es", "Contiene leche"), ("it", "Può contenere latte."), ("pt", "Contém leite."),
      ("nl", "Bevat melk."), ("pl", "Zawiera mleko"), ("sv", "Innehåller mjölk."),
      ("da", "Indeholder mælk."), ("nb", "Inneholder melk."), ("fi", "Sisältää maitoa"),
      ("cs", "Obsahuje mléko."), ("hu", "Tejport tartalmaz."), ("ro", "Conține lapte."),
      ("sk", "mlieko, soľ"), ("et", "Sisaldab piima."), ("tr", "Süt ürünü içerir."),
    ]
    for (language, label) in labels {
      for (other, statement) in statements where other != language {
        let text = label.contains(":") ? "\(statement)\n\(label)" : "\(label) \(statement)"
        let report = Analyzers.embedded.report(
          on: IngredientLabel(text, in: try #require(LabelLanguage(code: language))),
          for: LabelPreferences(avoiding: [.allergen(.milk)], market: .europeanUnion))
        expect(report.severity != .fits, text)
      }
    }
  }

  @Test func aNameHasItsEverydayMeaning() throws {
    try LabelQuestion.check(
      #"""
      en n:shellfish avoid | Rice, clams
      en n:seafood avoid | Rice, salmon
      en n:nuts not-fits | Rice, peanuts
      en COS;n:rose avoid | Aqua, Rosa Damascena Flower Oil
      en COS;n:aloe_vera avoid | Aqua, Aloe Barbadensis Leaf Juice
      en COS;n:jojoba avoid | Aqua, Simmondsia Chinensis Seed Oil
      en COS;n:coconut avoid | Aqua, Cocos Nucifera Oil
      en COS;n:sunflower avoid | Aqua, Helianthus Annuus Seed Oil
      en COS;n:lanolin avoid | Aqua, Lanolin Alcohol
      en COS;n:rose fits | Aqua, Rosmarinus Officinalis Leaf Oil
      en COS;n:argan_oil avoid | Aqua, Argania Spinosa Kernel Oil
      en COS;n:aloe avoid | Aqua, Aloe Barbadensis Leaf Juice
      en COS;n:mint avoid | Aqua, Mentha Piperita Oil
      en COS;n:almond avoid | Aqua, Prunus Amygdalus Dulcis Oil
      en COS;n:lanolin avoid | Aqua, PEG-75 Lanolin
      en COS;n:formaldehyde avoid | Aqua, DMDM Hydantoin
      en COS;n:tea fits | Aqua, Melaleuca Alternifolia Leaf Oil
      de COS;n:Lavendel avoid | Aqua, Lavandula Angustifolia Oil
      fr COS;n:huile_de_coco avoid | Aqua, Cocos Nucifera Oil
      de n:Schweinefleisch avoid | Reis, Speck
      fr n:porc avoid | Riz, lardons
      es n:cerdo avoid | Arroz, jamón
      en n:licorice avoid | Sugar, licorice candy
      en COS;n:alcohol fits | Aqua, Cetyl Alcohol
      en n:grains avoid | Salt, oats
      en n:cereals avoid | Water, rice
      en n:oats caution | Salt, grains
      en n:grains fits | Salt, potato
      en n:paprika caution | Beef, spice extracts
      en n:canola_oil caution | Rice, vegetable fat
      en n:peppers avoid | Rice, bell peppers
      en n:capsicum avoid | Rice, jalapeno
      en n:cocoa avoid | Water, milk chocolate
      en n:grapes avoid | Water, wine
      en n:apples avoid | Water, cider
      en n:cilantro avoid | Water, coriander
      en n:turmeric avoid | Water, E100
      en n:seaweed avoid | Water, agar
      en n:beef avoid | Water, bresaola
      en n:beef not-fits | Water, gelatin
      en n:offal avoid | Rice, liver
      en n:sugar_alcohols avoid | Water, xylitol
      en n:capsicum fits | Rice, black pepper
      en n:apples fits | Rice, pineapple
      en n:cocoa fits | Rice, coconut
      de n:Kakao avoid | Wasser, Schokolade
      fr n:pomme avoid | Eau, cidre
      en COS;n:potato avoid | Aqua, Solanum Tuberosum Starch
      en COS;n:witch_hazel avoid | Aqua, Hamamelis Virginiana Leaf Water
      en COS;n:coconut avoid | Aqua, Cocamidopropyl Betaine
      en COS;n:cocoa fits | Aqua, Cocamidopropyl Betaine
      """#)
  }

  private static let allergens: [(name: String, allergen: Allergen)] = [
    ("lactose", .milk), ("whey", .milk), ("butter", .milk), ("cream", .milk), ("lysozyme", .eggs),
    ("egg", .eggs),
    ("fish sauce", .fish), ("shrimp", .crustaceans), ("squid", .mollusks), ("almonds", .treeNuts),
    ("peanuts", .peanuts), ("wheat flour", .wheat), ("malt vinegar", .gluten),
    ("soy sauce", .soybeans), ("tahini", .sesame), ("celery salt", .celery),
    ("mustard seed", .mustard), ("lupin flour", .lupin), ("sodium sulfite", .sulfites),
  ]
  private static let harmless = [
    "sugar", "salt", "spices", "starch", "vinegar", "sauce", "enzymes", "rice", "vegetable oil",
    "corn starch", "flavoring", "tomato", "thickener", "emulsifier", "color",
  ]

  private static func severity(
    _ text: String, _ allergen: Allergen, traces: LabelPreferences.TraceTolerance = .isCautious,
    _ market: Jurisdiction = .unitedStates
  ) -> LabelVerdict.Severity {
    Analyzers.embedded.report(
      on: IngredientLabel(text),
      for: LabelPreferences(avoiding: [.allergen(allergen, traces: traces)], market: market)
    ).severity
  }

  @Test("A slash is never judged better than a comma", arguments: LongTest.seeds(20, small: 2))
  func slashes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<LongTest.size(400, small: 60) {
      var names = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
        Self.harmless.randomElement(using: &generator)
      }
      guard let (name, allergen) = Self.allergens.randomElement(using: &generator) else { return }
      names.insert(name, at: Int.random(in: 0...names.count, using: &generator))
      let sign =
        ["/", " / ", "\u{2044}", "\u{2215}", "\u{FF0F}"].randomElement(using: &generator) ?? "/"
      let slash = "Water, \(names.joined(separator: sign)), salt"
      let comma = "Water, \(names.joined(separator: ", ")), salt"
      expect(Self.severity(slash, allergen) >= Self.severity(comma, allergen), slash)
      let diet = LabelPreferences(diets: [.vegan, .glutenFree])
      expect(
        Analyzers.embedded.report(on: IngredientLabel(slash), for: diet).severity
          >= Analyzers.embedded.report(on: IngredientLabel(comma), for: diet).severity, slash)
    }
  }

  /// A photo that cuts a warning off leaves no label that fits.
  @Test("A statement that is cut off never fits", arguments: LabelWords.all)
  func cutStatements(words: LabelWords) {
    for (statement, allergen) in [(words.mayHaveNuts, Allergen.treeNuts), (words.hasMilk, .milk)] {
      // "May" alone is no statement.
      for end in statement.indices where statement[end] == " " && statement[..<end] != "May" {
        for sign in ["", ":", "."] {
          let text = "\(words.list). \(statement[..<end])\(sign)"
          let report = EveryLanguage.report(
            text, words.code, LabelPreferences(avoiding: [.allergen(allergen)]))
          expect(report.severity != .fits, text)
        }
      }
    }
  }

  /// A photo that cuts off a statement of many allergens leaves no label that fits who avoids one of the others,
  /// unless it ends behind the name of an allergen.
  @Test("A list of allergens that is cut off never fits", arguments: CutStatements.all)
  func cutLists(statements: CutStatements) {
    var generator = SeededGenerator(seed: statements.frames.count)
    for _ in 0..<LongTest.size(400, small: 4) {
      let (text, cuts) = statements.random(using: &generator)
      for (end, allergen) in cuts {
        let cut = String(text[..<end])
        let report = EveryLanguage.report(
          cut, statements.code,
          LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion))
        expect(report.severity != .fits, cut)
      }
    }
  }

  /// The beginnings of sentences that may go on to name what the food may contain.
  @Test(arguments: [
    "Manufactured", "Processed", "This product", "Made in a", "Contains cereals",
    "May contain milk, other",
    "Contains milk /",
  ])
  func aBegunSentenceNeverFits(end: String) {
    expect(Self.severity("Rice, salt. \(end)", .peanuts) != .fits, end)
  }

  /// The same endings say nothing in a list, or behind a sentence that ends.
  @Test(arguments: [
    ("Rice, salt,", Allergen.milk), ("Rice, flavoring (contains wheat), salt,", .milk),
    ("Wheat flour, contains 2 % or less of: salt, yeast", .milk),
    ("Rice, salt. Contains wheat", .milk),
    ("Rice, salt. Made in Italy", .milk), ("Rice, salt. Keep refrigerated", .milk),
    ("Rice, salt, vitamin A", .milk), ("Rice, processed cheese product", .eggs),
    ("Rice, salt. May contain fruits.", .milk),
  ])
  func aCompleteEndFits(text: String, allergen: Allergen) {
    expectEqual(Self.severity(text, allergen), .fits, text)
  }

  @Test("A passage in another script never fits", arguments: LongTest.seeds(20, small: 2))
  func otherScripts(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let letters: [[Character]] = [
      Array("小麦粉卵乳成分米砂糖塩大豆"), Array("пшеничнамукарис"), Array("دقيقالقمحأرز"),
      Array("แป้งสาลีข้าว"), Array("밀가루쌀설탕"), Array("σιτάριρύζι"), Array("חיטהאורז"),
    ]
    let ends = [
      "Store in a cool dry place.", "Best before 2027-01-01.", "Nutrition facts: fat 3 g.",
      "Distributed by Acme LLC, Houston TX 77001.",
    ]
    for _ in 0..<LongTest.size(400, small: 60) {
      guard let script = letters.randomElement(using: &generator),
        let end = ends.randomElement(using: &generator)
      else { return }
      let words = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 2...6, using: &generator)).compactMap { _ in
            script.randomElement(using: &generator)
          })
      }
      let passage = words.joined(
        separator: [", ", "、", " ", ": "].randomElement(using: &generator) ?? " ")
      for text in [
        "Ingredients: rice, sugar. \(end)\n\(passage)",
        "Ingredients: rice, sugar. \(end) \(passage)",
        "\(passage) Ingredients: rice, sugar.", "Ingredients: rice, sugar, \(passage)",
      ] {
        expect(Self.severity(text, .wheat) != .fits, text)
      }
    }
  }

  @Test("No claim removes a protein of milk or egg that plants lack")
  func claims() {
    let claims = ["vegan", "plant-based", "dairy-free", "egg-free", "animal-free", "non-dairy"]
    let proteins: [(String, Allergen)] = [
      ("whey", .milk), ("whey protein", .milk), ("whey powder", .milk), ("casein", .milk),
      ("sodium caseinate", .milk), ("calcium caseinate", .milk), ("lactose", .milk),
      ("lactoferrin", .milk), ("milk protein isolate", .milk), ("whey protein isolate", .milk),
      ("ovalbumin", .eggs), ("lysozyme", .eggs), ("egg albumin", .eggs), ("albumen", .eggs),
      ("ovomucoid", .eggs), ("livetin", .eggs), ("egg protein", .eggs),
      ("egg white protein", .eggs), ("egg white powder", .eggs), ("dried egg whites", .eggs),
      ("milk fat", .milk), ("fish gelatin", .fish), ("fish oil", .fish),
      ("milk solids", .milk), ("nonfat milk solids", .milk), ("skim milk powder", .milk),
      ("buttermilk powder", .milk), ("milk minerals", .milk), ("goat milk", .milk),
      ("egg yolks", .eggs), ("egg yolk powder", .eggs), ("egg lecithin", .eggs),
      ("isinglass", .fish), ("krill oil", .crustaceans),
    ]
    for claim in claims {
      for (protein, allergen) in proteins {
        let text = "Water, \(claim) \(protein), salt"
        expectEqual(Self.severity(text, allergen), .avoid, text)
      }
    }
  }

  /// The names of these foods are those of dictionaries and of Regulation (EU) No 1169/2011, Annex II.
  @Test(
    "No claim removes a protein that plants lack, in any language",
    arguments: [
      ("fr", ["gélatine de poisson % végane", "lait en poudre % végétal"]),
      ("de", ["% vegane Fischgelatine", "% veganes Milchpulver", "% veganes Eigelb"]),
      ("es", ["gelatina de pescado % vegana", "leche en polvo % vegana"]),
      ("it", ["gelatina di pesce % vegana", "latte in polvere % vegano"]),
      ("nl", ["% veganistische visgelatine", "% plantaardige melkpoeder"]),
      ("pl", ["% wegańska żelatyna rybna", "% wegańskie mleko w proszku"]),
      ("sv", ["% vegansk fiskgelatin", "% veganskt mjölkpulver"]),
      ("da", ["% vegansk fiskegelatine", "% vegansk mælkepulver"]),
      ("pt", ["gelatina de peixe % vegana", "leite em pó % vegano"]),
    ])
  func claimsOfEveryLanguage(code: String, names: [String]) {
    let animals: [Allergen] = [.milk, .eggs, .fish]
    for name in names {
      let text = name.replacing("% ", with: "").replacing(" %", with: "")
      let severities = animals.map { allergen in
        EveryLanguage.report(
          "X. \(text)", code,
          LabelPreferences(avoiding: [.allergen(allergen)], market: .europeanUnion)
        ).severity
      }
      expect(severities.contains(.avoid), "\(code) \(text): \(severities)")
    }
  }

  /// Words of dictionaries for fruit that is commonly dried, and for "dried"; the process stands where the language
  /// puts it.
  @Test(
    "Dried fruit usually has sulfites until the label says how it was dried",
    arguments: [
      ("en", "dried %", ["pineapple", "papaya", "pears", "peaches", "mango", "apples"]),
      ("de", "getrocknete %", ["Ananas", "Papaya", "Birnen", "Pfirsiche", "Mango", "Äpfel"]),
      ("fr", "% séchées", ["papayes", "poires", "pêches", "mangues", "pommes"]),
      ("es", "% deshidratada", ["papaya", "pera", "manzana"]),
      ("nl", "gedroogde %", ["ananas", "papaja", "peren", "perziken", "appels"]),
      ("sv", "torkad %", ["ananas", "papaya", "mango"]),
      ("da", "tørrede %", ["pærer", "æbler", "abrikoser", "ferskner"]),
      ("pt", "% secas", ["peras", "mangas"]),
    ])
  func driedFruit(code: String, frame: String, fruits: [String]) {
    let sulfites = LabelPreferences(avoiding: [.allergen(.sulfites)], market: .europeanUnion)
    for fruit in fruits {
      let text = frame.replacing("%", with: fruit)
      expectEqual(EveryLanguage.report(text, code, sulfites).severity, .caution, text)
      expectEqual(EveryLanguage.report(fruit, code, sulfites).severity, .fits, fruit)
    }
  }

  /// Every word for a group is read by itself, in the list and in a statement.
  @Test("Every word for a group warns in its language")
  func groupWords() {
    let base = EveryLanguage.analyzer.knowledge.base
    let prefix = "xx:may-be-"
    for line in base.names where base.string(base[line.entry].id).hasPrefix(prefix) {
      let code = line.language.code
      let allergen = Allergen(id: "en:\(base.string(base[line.entry].id).dropFirst(prefix.count))")
      let preferences = LabelPreferences(avoiding: [.allergen(allergen)])
      for part in base.parts(of: line.names) {
        let name = String(
          decoding: base.text[Int(part.lowerBound)..<Int(part.upperBound)], as: UTF8.self)
        let text = "\(LabelWords.all.first { $0.code == code }?.list ?? "salt"), \(name)"
        expect(EveryLanguage.report(text, code, preferences).severity != .fits, "\(code) \(text)")
      }
    }
  }

  /// In everyday words, nuts may be peanuts and seeds may be sesame, however they are processed.
  @Test(arguments: [
    ("nuts", Allergen.peanuts), ("nut pieces", .peanuts), ("nut blend", .peanuts),
    ("nut flour", .peanuts), ("nut oil", .peanuts), ("nut protein", .peanuts),
    ("nut milk", .peanuts), ("seeds", .sesame), ("seed mix", .sesame), ("seed butter", .sesame),
    ("multigrain flour", .wheat), ("grain blend", .wheat), ("shellfish extract", .mollusks),
  ])
  func aGroupMayBeAnyOfItsKinds(name: String, allergen: Allergen) {
    for word in ["", "organic ", "roasted ", "mixed "] {
      for text in ["Rice, \(word)\(name)", "Rice, \(word)\(name) 5 %, salt"] {
        expectEqual(Self.severity(text, allergen), .caution, text)
      }
    }
  }

  /// Every name of gluten and of legumes, in every language, may mean what the group has.
  @Test func everyNameOfAGroupMayMeanItsKinds() {
    let base = EveryLanguage.analyzer.knowledge.base
    var seen = 0
    for line in base.names {
      let code = line.language.code
      let id = base.string(base[line.entry].id)
      let kinds: [Allergen]
      switch (id, base[line.entry].kind) {
      case ("en:gluten", .allergen): kinds = [.wheat]
      case ("en:legume", .food) where code != "en": kinds = [.peanuts, .soybeans, .lupin]
      default: continue
      }
      guard EveryLanguage.codes.contains(code) else { continue }
      let names = base.parts(of: line.names).map { base.string($0) }
      for name in names.prefix(LongTest.size(20, small: 4)) {
        for kind in kinds {
          let preferences = LabelPreferences(
            avoiding: [.allergen(kind)], market: .europeanUnion)
          let report = EveryLanguage.report("E330, \(name), E300", code, preferences)
          expect(report.severity != .fits, "\(code): \(name), \(kind.id)")
          seen += 1
        }
      }
    }
    expect(seen > 60)
  }

  /// What else a food has, and in which order, does not make its nuts almonds.
  @Test(arguments: LongTest.seeds(10, small: 1))
  func aMixtureDoesNotSayWhichNutsItHas(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let mixtures = [
      "trail mix", "granola", "praline", "nougat", "muesli", "mixed nuts", "snack mix", "filling",
    ]
    let nuts = LabelPreferences(avoiding: [.allergen(.peanuts)])
    for mixture in mixtures {
      let count = Int.random(in: 1...3, using: &generator)
      var parts = (0..<count).map { _ in
        ["raisins", "sugar", "almonds", "oats", "salt"].randomElement(using: &generator) ?? ""
      }
      let place = Int.random(in: 0...count, using: &generator)
      parts.insert("nuts", at: place)
      let text = "Rice, \(mixture) (\(parts.joined(separator: ", ")))"
      let report = Analyzers.exact.report(on: IngredientLabel(text), for: nuts)
      expect(report.severity != .fits, text)
    }
  }

  /// A collective name may be any of its kinds, and nothing else.
  @Test(arguments: [
    ("strawberry", "fruit", "vegetables"), ("cheddar", "cheese", "butter"),
    ("annatto", "natural colors", "natural flavor"),
  ])
  func aCollectiveNameMayBeWhatAPersonAvoidsByName(name: String, group: String, other: String) {
    let preferences = LabelPreferences(avoiding: [.named(name)])
    var workspace = IngredientAnalyzer.Workspace()
    for (word, severity) in [(group, LabelVerdict.Severity.caution), (other, .fits)] {
      for text in ["Sugar, \(word)", "Sugar, \(word) 2 %, salt"] {
        Analyzers.embedded.withReport(
          on: IngredientLabel(text), for: preferences, using: &workspace
        ) { report in
          expectEqual(report.severity, severity, "\(name): \(text)")
        }
      }
    }
  }

  /// In "water, NAME", for every name of the knowledge.
  @Test("A diet is never better than the allergens of the same report")
  func diets() {
    let substances = IngredientKnowledge.embedded.substances.filter { $0.kind == .food }
    let step = max(1, substances.count / LongTest.size(10_000, small: 60))
    for index in stride(from: 0, to: substances.count, by: step) {
      let text = "water, \(substances[index].name)"
      let report = Analyzers.embedded.report(on: IngredientLabel(text))
      func rank(_ status: LabelDiet.Suitability) -> Int { status == .yes ? 1 : 0 }
      for (diet, allergens) in [
        (LabelDiet.vegan, [Allergen.milk, .eggs, .fish, .crustaceans, .mollusks]),
        (.vegetarian, [.fish, .crustaceans, .mollusks]), (.glutenFree, [.gluten, .wheat]),
        (.kosher, [.crustaceans, .mollusks]),
      ] {
        let ids = allergens.map(\.id)
        let isIn = (report.allergens + report.probableAllergens).contains { ids.contains($0.id) }
        expect(!isIn || report.status(of: diet) != .yes, "\(text): \(diet)")
      }
    }
  }

  @Test(
    "Both readings of a hyphen between spaces count",
    arguments: [
      ("pea", "nuts", Allergen.peanuts), ("butter", "milk", .milk), ("hazel", "nuts", .treeNuts),
      ("butter", "nut squash", .milk), ("water", "milk", .milk), ("cocoa", "butter", .milk),
      ("soy", "beans", .soybeans), ("oat", "meal", .gluten),
    ])
  func hyphens(first: String, second: String, allergen: Allergen) {
    for frame in ["Sugar, %, salt", "%", "Sugar - % - salt", "Rice (%), salt"] {
      let text = frame.replacing("%", with: "\(first) - \(second)")
      expect(Self.severity(text, allergen) != .fits, text)
    }
  }
}
