import TestSupport
import Testing

@testable import IngredientAnalysis

/// Requirements for the tables that `Scripts/embedded-tables` has written.
///
/// If one fails, the texts or the layout of the tables have changed since: run the script.
@Suite struct EmbeddedTablesTests {
  private static let parts: [(domain: EmbeddedDomain, read: IngredientKnowledge)] = [
    (.all, .embedded), (.foods, .foods), (.cosmetics, .cosmetics),
  ]

  /// What is known of an entry, in words.
  private static func description(_ index: Int, _ base: KnowledgeBase) -> String {
    let entry = base.entries[index]
    let links = [entry.parents, entry.functions, entry.requiredFunctions, entry.ancestors].map {
      base.links[$0].map(\.index)
    }
    let diets = [
      entry.vegan, entry.vegetarian, entry.palmOil, entry.halal, entry.kosher, entry.keto,
    ]
    return """
      \(entry.kind) \(base.string(entry.id)) \(base.string(entry.name)) \(links) \(entry.allergens) \
      \(entry.likelyAllergens) \(entry.denied) \(diets) \(entry.markBits) \(entry.foodBits) \
      \(entry.evidence.map { base.evidence[Int($0)] }) \(base.nextEntry[index])
      """
  }

  @Test(arguments: 0..<3)
  func theTablesAreThoseOfTheTexts(part: Int) throws {
    let (domain, read) = Self.parts[part]
    let built = IngredientKnowledge(domain, [])
    let (left, right) = (read.base, built.base)
    try #require(left.entries.count == right.entries.count)
    for index in left.entries.indices {
      let (old, new) = (Self.description(index, left), Self.description(index, right))
      guard old == new else {
        Issue.record("The tables have \(old), the texts have \(new).")
        return
      }
    }
    #expect(left.allergens == right.allergens)
    #expect(left.firstEntry == right.firstEntry)
    #expect(left.evidence.count == right.evidence.count)
    #expect(left.groupNames.map(\.category) == right.groupNames.map(\.category))
    #expect(left.groupNames.map(\.name) == right.groupNames.map(\.name))
    #expect(
      left.stopwords.map { Self.line($0, left) } == right.stopwords.map { Self.line($0, right) })
    #expect(
      left.names.elementsEqual(right.names) {
        $0.entry == $1.entry && $0.language == $1.language
          && left.string($0.names) == right.string($1.names)
      })
    #expect(read.asOf == built.asOf)
  }

  private static func line(_ line: KnowledgeBase.StopwordLine, _ base: KnowledgeBase) -> String {
    "\(line.kind) \(line.language.code) \(line.isSynonyms) \(base.string(line.words))"
  }

  @Test(arguments: 0..<3)
  func theEnglishNamesAreThoseOfTheTexts(part: Int) throws {
    let (domain, read) = Self.parts[part]
    let tables = try #require(read.tables)
    let left = Lexicon(read.base, english: tables, correctsScanErrors: true)
    let right = Lexicon(
      IngredientKnowledge(domain, []).base, in: .english, correctsScanErrors: true)
    try #require(left.words.count == right.words.count)
    let others = left.words.ids.filter { word in
      !left.words.bytes(of: word).elementsEqual(right.words.bytes(of: word))
    }
    #expect(others == [])
    #expect(left.stems == right.stems)
    #expect(left.traits == right.traits)
    #expect(left.meanings == right.meanings)
    try #require(left.heads.count == right.heads.count)
    let changed = left.heads.indices.filter { phrase in
      let (old, new) = (left.phrases[phrase], right.phrases[phrase])
      return old.primary != new.primary || old.plural != new.plural || old.kinds != new.kinds
        || old.hasPlural != new.hasPlural || old.meanings != new.meanings
        || old.plurals != new.plurals
    }
    #expect(changed == [])
    #expect(left.spelled == right.spelled)
    #expect(
      [left.andWord, left.percentWord, left.vitaminWord, left.numberWord]
        == [right.andWord, right.percentWord, right.vitaminWord, right.numberWord])
    expectEqual(left.trie, right.trie)
    expectEqual(left.grammar, right.grammar)
  }

  /// Checks that a tree has the nodes of another one, which may be in another order.
  private func expectEqual(_ left: PhraseTrie, _ right: PhraseTrie) {
    #expect(left.nodes.count == right.nodes.count)
    var places: [PhraseTrie.StepID] = []
    for (node, origin) in right.origins.enumerated() {
      let place =
        origin.parent.exists
        ? left.child(of: places[origin.parent.index], origin.word) : left.root(origin.word)
      places.append(place)
      guard place.exists else { continue }
      let (old, new) = (left[place], right.nodes[node])
      if old.phrase != new.phrase || old.hasChildren != new.hasChildren {
        Issue.record("Node \(node) differs.")
      }
    }
    #expect(Set(places).count == left.nodes.count && !places.contains(.none))
    for remainder in 0..<20 {
      let isWanted = { (phrase: PhraseID) in phrase.index % 997 == remainder }
      #expect(left.firstWords(where: isWanted) == right.firstWords(where: isWanted))
    }
  }

  /// The allergens that each phrase of a language may mean, by name.
  private static func allergens(
    _ base: KnowledgeBase, _ language: LabelLanguage
  ) -> [[String]: Set<String>] {
    let lexicon = Lexicon(base, in: language, correctsScanErrors: false)
    let ids = base.allergens.map { base.string(base[$0].id) }
    var found: [[String]: Set<String>] = [:]
    for (node, record) in lexicon.trie.nodes.enumerated() where record.phrase.exists {
      var words: [String] = []
      var next = PhraseTrie.StepID(node)
      while next.exists {
        let origin = lexicon.trie.origins[next]
        words.append(String(decoding: lexicon.words.bytes(of: origin.word), as: UTF8.self))
        next = origin.parent
      }
      var names: Set<String> = []
      for meaning in lexicon.meanings(of: record.phrase) {
        let entry = base[meaning]
        guard entry.allergens | entry.likelyAllergens != 0 else { continue }
        for (bit, id) in ids.enumerated() {
          if entry.allergens & 1 << UInt64(bit) != 0 { names.insert(id) }
          if entry.likelyAllergens & 1 << UInt64(bit) != 0 { names.insert("likely \(id)") }
        }
      }
      found[words] = names
    }
    return found
  }

  @Test(arguments: ["en", "fr", "de", "es", "it", "nl", "pl", "sv", "da", "nb", "fi", "pt"])
  func aNameThatAPartKnowsHasItsAllergens(code: String) throws {
    let language = try #require(LabelLanguage(code: code))
    let all = Self.allergens(IngredientKnowledge.embedded.base, language)
    for part in [IngredientKnowledge.foods, .cosmetics] {
      let others = Self.allergens(part.base, language).filter { all[$0.key] != $0.value }
      #expect(others.keys.map { $0.reversed().joined(separator: " ") } == [])
    }
  }

  @Test func theAllergensOfAFoodAreUnknownToCosmetics() {
    let analyzer = IngredientAnalyzer(knowledge: .cosmetics)
    let preferences = LabelPreferences(avoiding: [.allergen(.milk)])
    let label = IngredientLabel("Aqua, glycerin, cheddar")
    #expect(analyzer.report(on: label, for: preferences).verdict.severity == .unknown)
    let caseinate = IngredientLabel("Aqua, glycerin, sodium caseinate")
    #expect(analyzer.report(on: caseinate, for: preferences).verdict.severity == .avoid)
  }

  @Test(arguments: [IngredientKnowledge.foods, .cosmetics])
  func aPartTakesTheHostsSubstances(part: IngredientKnowledge) {
    let taxonomy = IngredientTaxonomy(
      "en:Gula kelapa\nvegan:en:yes\nallergens:en:milk", of: .food)
    let mine = part.adding([taxonomy])
    #expect(mine.count == part.count + 1)
    #expect(mine.problems == [])
    #expect(mine.asOf == part.asOf)
    #expect(mine.substance(named: "gula kelapa")?.allergens.map(\.id) == ["en:milk"])
  }

  @Test func entriesThatShareASynonymAreCollectedInLinearTime() {
    let isLinear = ProcessorTime.grows(below: 24, from: 1_000, to: 8_000) { count in
      let text = (0..<count).map { "en:thing \($0), shared name\n" }.joined(separator: "\n")
      let base = IngredientKnowledge([IngredientTaxonomy(text, of: .food)]).base
      return ProcessorTime.measure {
        let lexicon = Lexicon(base, in: .english, correctsScanErrors: false)
        #expect(lexicon.entries(named: "shared name").count == count)
      }
    }
    #expect(isLinear)
  }
}
