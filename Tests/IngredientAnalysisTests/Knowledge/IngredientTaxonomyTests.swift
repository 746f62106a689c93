import IngredientAnalysis
import TestSupport
import Testing

@Suite struct IngredientTaxonomyTests {
  private static func knowledge(_ text: String, of kind: KnownSubstance.Kind = .food)
    -> IngredientKnowledge
  {
    IngredientKnowledge([IngredientTaxonomy(text, of: kind)])
  }

  @Test func blocksAreSeparatedByEmptyLines() {
    let taxonomy = IngredientTaxonomy(
      "en:alpha\n\n\nen:beta, bee\nfr:bete\n \t\nen:gamma", of: .food)
    #expect(taxonomy.count == 3)
    #expect(taxonomy.problems.isEmpty)
    #expect(taxonomy.kind == .food)
    let knowledge = IngredientKnowledge([taxonomy])
    let foods = knowledge.substances.filter { $0.kind == .food }
    #expect(foods.map(\.id) == ["en:alpha", "en:beta", "en:gamma"])
    #expect(foods.map(\.name) == ["alpha", "beta", "gamma"])
  }

  @Test(
    arguments: [
      "en:alpha, first\nfr:alphe\n\nen:beta", "\u{FEFF}en:alpha, first\nfr:alphe\n\nen:beta",
      "en:alpha, first\r\nfr:alphe\r\n\r\nen:beta\r\n",
      "# x\nen:alpha, first\n# y\nfr:alphe\n#\n\nen:beta\n\n\n",
      "  en:alpha , first \n\tfr: alphe\n\n  en: beta  ",
    ])
  func spacesCommentsAndLineEndsDoNotMatter(text: String) {
    let knowledge = Self.knowledge(text)
    #expect(IngredientTaxonomy(text, of: .food).count == 2)
    #expect(IngredientTaxonomy(text, of: .food).problems.isEmpty)
    for name in ["alpha", "first", "Alpha", "ALPHA"] {
      #expect(knowledge.substance(named: name)?.id == "en:alpha")
    }
    #expect(knowledge.substance(named: "alphe", in: .french)?.id == "en:alpha")
    #expect(knowledge.substance(named: "alphe") == nil)
    #expect(knowledge.substance(named: "beta")?.id == "en:beta")
    #expect(knowledge.substance(named: "") == nil)
  }

  @Test(
    arguments: [
      ("en:alpha, one\\, two, three", ["one, two", "three"]), ("en:alpha,,one,", ["one"]),
      ("en:alpha, one\nen:two", ["one", "two"]), ("xx:alpha, one", ["one"]),
    ])
  func namesAreSynonyms(text: String, names: [String]) {
    let knowledge = Self.knowledge(text)
    for name in names { #expect(knowledge.substance(named: name)?.name == "alpha") }
  }

  @Test(
    arguments: [
      ("en:Coconut Blossom Sugar", "en:coconut-blossom-sugar"),
      ("fr:Crème Fraîche", "fr:creme-fraiche"),
      ("de:Öl", "de:öl"), ("en:E 330, citric acid", "en:e330"), ("en:E160a(ii)", "en:e160aii"),
      ("nl_be:kaas", "nl_be:kaas"), ("en:--a--b--", "en:a-b"),
    ])
  func theFirstNameMakesTheIdentifier(text: String, id: String) {
    #expect(Self.knowledge(text).substance(id: id)?.id == id)
  }

  @Test func parentsAreInheritedFrom() {
    let knowledge = Self.knowledge(
      """
      en:oil
      vegan:en:yes
      from_palm_oil:en:no

      <en:oil
      en:palm oil
      from_palm_oil:en:yes

      <en:palm oil
      en:red palm oil

      <en:nowhere
      en:alpha

      <en:Palm_OIL
      en:beta
      """)
    let red = knowledge.substance(id: "en:red-palm-oil")
    #expect(red?.parents.map(\.id) == ["en:palm-oil"])
    #expect(red?.ancestors.map(\.id) == ["en:palm-oil", "en:oil"])
    #expect(red?.vegan == .yes && red?.palmOil == .yes)
    #expect(knowledge.substance(id: "en:oil")?.palmOil == .no)
    #expect(knowledge.substance(id: "en:alpha")?.parents.isEmpty == true)
    #expect(knowledge.substance(id: "en:beta")?.parents.map(\.id) == ["en:palm-oil"])
  }

  @Test func propertiesAreRead() {
    let knowledge = IngredientKnowledge([
      IngredientTaxonomy("en:preservative", of: .function),
      IngredientTaxonomy("en:milk", of: .allergen),
      IngredientTaxonomy(
        """
        en:alpha
        vegan:en:no
        vegetarian:en:maybe
        functions:en:preservative
        allergens:en:milk
        exempt:en:EU
        fodmap:en:lactose, polyols
        plain:en:yes
        unheard_of:en:thing

        en:beta
        vegan:en:perhaps
        additives_classes:en:en:preservative
        exempt:en:US
        plain:en:no
        """, of: .food),
    ])
    let alpha = knowledge.substance(id: "en:alpha")
    #expect(alpha?.vegan == .no && alpha?.vegetarian == .maybe && alpha?.palmOil == .unknown)
    #expect(alpha?.functions.map(\.id) == ["en:preservative"])
    #expect(alpha?.allergens.map(\.id) == ["en:milk"])
    #expect(
      alpha?.isExempt(in: .europeanUnion) == true && alpha?.isExempt(in: .unitedKingdom) == true)
    #expect(alpha?.isExempt(in: .unitedStates) == false && alpha?.isExempt(in: .world) == false)
    #expect(alpha?.fodmaps == [.lactose, .polyols])
    #expect(alpha?.isPlainFood == true)
    let beta = knowledge.substance(id: "en:beta")
    #expect(beta?.vegan == .unknown && beta?.isPlainFood == false)
    #expect(beta?.functions.map(\.id) == ["en:preservative"])
    #expect(beta?.isExempt(in: .california) == true && beta?.isExempt(in: .europeanUnion) == false)
  }

  @Test func blocksOfOneEntryAreMerged() {
    let knowledge = IngredientKnowledge([
      IngredientTaxonomy("en:alpha\nvegan:en:yes", of: .food),
      IngredientTaxonomy("en:alpha, first\nvegan:en:no", of: .food),
      IngredientTaxonomy("en:alpha", of: .additive),
    ])
    #expect(knowledge.substances.filter { $0.id == "en:alpha" }.map(\.kind) == [.food, .additive])
    #expect(knowledge.substance(named: "first")?.vegan == .no)
    #expect(knowledge.substance(id: "en:alpha")?.kind == .additive)
    #expect(knowledge.substance(id: "en:alpha", kind: .food)?.kind == .food)
    #expect(knowledge.substances(named: "alpha").count == 2)
  }

  @Test func stopwordsDoNotCount() {
    let knowledge = Self.knowledge("stopwords:en:le, du\n\nen:fruit alpha")
    let analyzer = IngredientAnalyzer(knowledge: knowledge, correctsScanErrors: false)
    let list = analyzer.list(of: IngredientLabel("fruit du alpha, fruit x alpha"))
    #expect(identifiers(of: list) == "en:fruit-alpha; ?")
  }

  @Test func synonymsAreOneWord() {
    let knowledge = Self.knowledge("synonyms:en:colour, color\n\nen:red colour")
    let analyzer = IngredientAnalyzer(knowledge: knowledge, correctsScanErrors: false)
    #expect(identifiers(of: analyzer.list(of: IngredientLabel("red color"))) == "en:red-colour")
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
    #expect(
      IngredientTaxonomy(text, of: .food).problems == [
        IngredientTaxonomy.Problem(line: line, reason: reason)
      ])
  }

  @Test func problemsAreInOrderAndTheRestIsRead() {
    let taxonomy = IngredientTaxonomy("a\nen:alpha\nb\n\nc\nen:beta", of: .food)
    #expect(taxonomy.problems.map(\.line) == [1, 3, 5])
    #expect(taxonomy.count == 2)
  }

  @Test func circularParentsAreHarmless() {
    let knowledge = Self.knowledge(
      "<en:gamma\nen:alpha\nvegan:en:yes\n\n<en:alpha\nen:beta\n\n<en:beta\nen:gamma\n\n<en:delta\nen:delta"
    )
    for id in ["en:alpha", "en:beta", "en:gamma"] {
      let substance = knowledge.substance(id: id)
      #expect(substance?.vegan == .yes)
      #expect(Set((substance?.ancestors ?? []).map(\.id)).count == 2)
    }
    #expect(knowledge.substance(id: "en:delta")?.ancestors.isEmpty == true)
  }
}
