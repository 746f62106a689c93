import IngredientAnalysis
import TestSupport
import Testing

@Suite("Ingredient taxonomy: blocks, names, and parents") struct IngredientTaxonomyTests {
  /// The knowledge of all tests: to build it takes long, so each test has names of its own.
  private static let knowledge = IngredientKnowledge(
    [
      IngredientTaxonomy(blocks, of: .food), IngredientTaxonomy(parents, of: .food),
      IngredientTaxonomy("en:preservative", of: .function),
      IngredientTaxonomy("en:milk", of: .allergen), IngredientTaxonomy(properties, of: .food),
      IngredientTaxonomy("en:merged\nvegan:en:yes", of: .food),
      IngredientTaxonomy("en:merged, merged first\nvegan:en:no", of: .food),
      IngredientTaxonomy("en:merged", of: .additive), IngredientTaxonomy(circles, of: .food),
      IngredientTaxonomy("stopwords:en:le, du\n\nen:fruit alpha", of: .food),
      IngredientTaxonomy("synonyms:en:colour, color\n\nen:red colour", of: .food),
    ] + (forms + synonyms.map(\.0) + firstNames.map(\.0)).map { IngredientTaxonomy($0, of: .food) }
  )

  private static let analyzer = IngredientAnalyzer(
    knowledge: knowledge, languages: [.english, .french], correctsScanErrors: false)

  private static func found(_ text: String, _ language: LabelLanguage = .english) -> String {
    identifiers(of: analyzer.list(of: IngredientLabel(text, in: language)))
  }

  private static let blocks = "en:block\n\n\nen:second, bee\nfr:bete\n \t\nen:third"

  @Test func blocksAreSeparatedByEmptyLines() {
    let taxonomy = IngredientTaxonomy(Self.blocks, of: .food)
    expectEqual(taxonomy.count, 3)
    expect(taxonomy.problems.isEmpty)
    expectEqual(taxonomy.kind, .food)
    let foods = Self.knowledge.substances.filter { $0.kind == .food }.prefix(3)
    expectEqual(foods.map(\.id), ["en:block", "en:second", "en:third"])
    expectEqual(foods.map(\.name), ["block", "second", "third"])
  }

  /// Two blocks with names that end in a letter of their own.
  private static let forms = [
    "en:alphaq, firstq\nfr:alpheq\n\nen:betaq", "\u{FEFF}en:alphaw, firstw\nfr:alphew\n\nen:betaw",
    "en:alphak, firstk\r\nfr:alphek\r\n\r\nen:betak\r\n",
    "# x\nen:alphav, firstv\n# y\nfr:alphev\n#\n\nen:betav\n\n\n",
    "  en:alphaz , firstz \n\tfr: alphez\n\n  en: betaz  ",
  ]

  @Test(arguments: zip(forms, "qwkvz"))
  func spacesCommentsAndLineEndsDoNotMatter(text: String, end: Character) {
    expectEqual(IngredientTaxonomy(text, of: .food).count, 2)
    expect(IngredientTaxonomy(text, of: .food).problems.isEmpty)
    let label = ["alpha", "first", "Alpha", "ALPHA", "alphe", "beta"].map { "\($0)\(end)" }
    expectEqual(
      Self.found(label.joined(separator: ", ")),
      "en:alpha\(end); en:alpha\(end); en:alpha\(end); en:alpha\(end); ?; en:beta\(end)")
    expectEqual(Self.found("alphe\(end)", .french), "en:alpha\(end)")
  }

  @Test func aNameIsFoundInItsLanguage() {
    for name in ["alphaq", "FIRSTQ"] {
      expectEqual(Self.knowledge.substance(named: name)?.id, "en:alphaq")
    }
    expectEqual(Self.knowledge.substance(named: "alpheq", in: .french)?.id, "en:alphaq")
    expectEqual(Self.knowledge.substance(named: "alpheq"), nil)
    expectEqual(Self.knowledge.substance(named: ""), nil)
  }

  private static let synonyms = [
    ("en:names, one\\, two, three", ["one, two", "three"]), ("en:names,,four,", ["four"]),
    ("en:names, five\nen:six", ["five", "six"]), ("xx:names, seven", ["seven"]),
  ]

  @Test(arguments: synonyms)
  func namesAreSynonyms(text: String, names: [String]) {
    for name in names { expectEqual(Self.knowledge.substance(named: name)?.name, "names") }
  }

  private static let firstNames = [
    ("en:Coconut Blossom Sugar", "en:coconut-blossom-sugar"),
    ("fr:Crème Fraîche", "fr:creme-fraiche"),
    ("de:Öl", "de:öl"), ("en:E 330, citric acid", "en:e330"), ("en:E160a(ii)", "en:e160aii"),
    ("nl_be:kaas", "nl_be:kaas"), ("en:--a--b--", "en:a-b"),
  ]

  @Test(arguments: firstNames)
  func theFirstNameMakesTheIdentifier(text: String, id: String) {
    expectEqual(Self.knowledge.substance(id: id)?.id, id)
  }

  private static let parents = """
    en:oil
    vegan:en:yes
    from_palm_oil:en:no

    <en:oil
    en:palm oil
    from_palm_oil:en:yes

    <en:palm oil
    en:red palm oil

    <en:nowhere
    en:orphan

    <en:Palm_OIL
    en:underscored
    """

  @Test func parentsAreInheritedFrom() {
    let red = Self.knowledge.substance(id: "en:red-palm-oil")
    expectEqual(red?.parents.map(\.id), ["en:palm-oil"])
    expectEqual(red?.ancestors.map(\.id), ["en:palm-oil", "en:oil"])
    expect(red?.vegan == .yes && red?.palmOil == .yes)
    expectEqual(Self.knowledge.substance(id: "en:oil")?.palmOil, .no)
    expectEqual(Self.knowledge.substance(id: "en:orphan")?.parents.isEmpty, true)
    expectEqual(Self.knowledge.substance(id: "en:underscored")?.parents.map(\.id), ["en:palm-oil"])
  }

  private static let properties = """
    en:rich
    vegan:en:no
    vegetarian:en:maybe
    functions:en:preservative
    allergens:en:milk
    exempt:en:EU
    fodmap:en:lactose, polyols
    plain:en:yes
    unheard_of:en:thing

    en:poor
    vegan:en:perhaps
    additives_classes:en:en:preservative
    exempt:en:US
    plain:en:no
    """

  @Test func propertiesAreRead() {
    let rich = Self.knowledge.substance(id: "en:rich")
    expect(rich?.vegan == .no && rich?.vegetarian == .maybe && rich?.palmOil == .unknown)
    expectEqual(rich?.functions.map(\.id), ["en:preservative"])
    expectEqual(rich?.allergens.map(\.id), ["en:milk"])
    expect(rich?.isExempt(in: .europeanUnion) == true && rich?.isExempt(in: .unitedKingdom) == true)
    expect(rich?.isExempt(in: .unitedStates) == false && rich?.isExempt(in: .world) == false)
    expectEqual(rich?.fodmaps, [.lactose, .polyols])
    expectEqual(rich?.isPlainFood, true)
    let poor = Self.knowledge.substance(id: "en:poor")
    expect(poor?.vegan == .unknown && poor?.isPlainFood == false)
    expectEqual(poor?.functions.map(\.id), ["en:preservative"])
    expect(poor?.isExempt(in: .california) == true && poor?.isExempt(in: .europeanUnion) == false)
  }

  @Test func blocksOfOneEntryAreMerged() {
    let merged = Self.knowledge.substances.filter { $0.id == "en:merged" }
    expectEqual(merged.map(\.kind), [.food, .additive])
    expectEqual(Self.knowledge.substance(named: "merged first")?.vegan, .no)
    expectEqual(Self.knowledge.substance(id: "en:merged")?.kind, .additive)
    expectEqual(Self.knowledge.substance(id: "en:merged", kind: .food)?.kind, .food)
    expectEqual(Self.knowledge.substances(named: "merged").count, 2)
  }

  @Test func stopwordsDoNotCount() {
    expectEqual(Self.found("fruit du alpha, fruit x alpha"), "en:fruit-alpha; ?")
  }

  @Test func synonymsAreOneWord() {
    expectEqual(Self.found("red color"), "en:red-colour")
  }

  @Test(
    arguments: [
      ("no colon", 1, IngredientTaxonomy.Problem.Reason.missingColon),
      ("en:alpha\nwhat", 2, .missingColon),
      ("en:alpha\r\n\r\n<parent\r\nen:beta", 3, .missingColon),
      ("<english:parent\nen:beta", 1, .unknownLanguage),
      ("# x\nEN:alpha", 2, .unknownLanguage), ("1:alpha", 1, .unknownLanguage),
      (":alpha", 1, .unknownLanguage),
      ("vegan:yes", 1, .unknownLanguage), ("vegan:EN:yes", 1, .unknownLanguage),
    ])
  func linesThatCannotBeReadAreProblems(
    text: String, line: Int, reason: IngredientTaxonomy.Problem.Reason
  ) {
    expectEqual(
      IngredientTaxonomy(text, of: .food).problems,
      [IngredientTaxonomy.Problem(line: line, reason: reason)])
  }

  @Test func problemsAreInOrderAndTheRestIsRead() {
    let taxonomy = IngredientTaxonomy("a\nen:alpha\nb\n\nc\nen:beta", of: .food)
    expectEqual(taxonomy.problems.map(\.line), [1, 3, 5])
    expectEqual(taxonomy.count, 2)
  }

  private static let circles = """
    <en:circle c
    en:circle a
    vegan:en:yes

    <en:circle a
    en:circle b

    <en:circle b
    en:circle c

    <en:own parent
    en:own parent
    """

  @Test func circularParentsAreHarmless() {
    for id in ["en:circle-a", "en:circle-b", "en:circle-c"] {
      let substance = Self.knowledge.substance(id: id)
      expectEqual(substance?.vegan, .yes)
      expectEqual(Set((substance?.ancestors ?? []).map(\.id)).count, 2)
    }
    expectEqual(Self.knowledge.substance(id: "en:own-parent")?.ancestors.isEmpty, true)
  }
}
