import TestSupport
import Testing

@testable import IngredientAnalysis

/// Requirements for the tables that `Scripts/embedded-tables` has written.
///
/// If one fails, the texts or the layout of the tables have changed since: run the script.
@Suite("Knowledge: embedded tables match the texts") struct EmbeddedTablesTests {
  private static let parts: [(domain: EmbeddedDomain, read: IngredientKnowledge)] = [
    (.foods, .foods), (.cosmetics, .cosmetics), (.all, .embedded),
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

  /// By default, one entry, name, or word in sixty-one is compared.
  private static let step = LongTest.size(1, small: 61)

  @Test(arguments: LongTest.values([0, 1, 2], small: 1))
  func theTablesAreThoseOfTheTexts(part: Int) throws {
    let (domain, read) = Self.parts[part]
    let built = BuiltKnowledge.part(domain)
    let (left, right) = (read.base, built.base)
    try #require(left.entries.count == right.entries.count)
    for index in stride(from: 0, to: left.entries.count, by: Self.step) {
      let (old, new) = (Self.description(index, left), Self.description(index, right))
      guard old == new else {
        Issue.record("The tables have \(old), the texts have \(new).")
        return
      }
    }
    expect(left.allergens == right.allergens)
    expect(left.firstEntry == right.firstEntry)
    expect(left.evidence.count == right.evidence.count)
    expect(left.groupNames.map(\.category) == right.groupNames.map(\.category))
    expect(left.groupNames.map(\.name) == right.groupNames.map(\.name))
    expect(
      left.stopwords.map { Self.line($0, left) } == right.stopwords.map { Self.line($0, right) })
    let (oldNames, newNames) = (left.names, right.names)
    try #require(oldNames.count == newNames.count)
    expect(
      stride(from: 0, to: oldNames.count, by: Self.step).allSatisfy { place in
        let (old, new) = (oldNames[place], newNames[place])
        return old.entry == new.entry && old.language == new.language
          && left.string(old.names) == right.string(new.names)
      })
    expect(read.asOf == built.asOf)
  }

  private static func line(_ line: KnowledgeBase.StopwordLine, _ base: KnowledgeBase) -> String {
    "\(line.kind) \(line.language.code) \(line.isSynonyms) \(base.string(line.words))"
  }

  private static let english = Lexicon(
    BuiltKnowledge.all.base, in: .english, correctsScanErrors: true)

  @Test(arguments: LongTest.values([0, 1, 2], small: 1))
  func theEnglishNamesAreThoseOfTheTexts(part: Int) throws {
    let (domain, read) = Self.parts[part]
    let tables = try #require(read.tables)
    let left = Lexicon(read.base, english: tables, correctsScanErrors: true)
    let right =
      domain == .all
      ? Self.english
      : Lexicon(BuiltKnowledge.part(domain).base, in: .english, correctsScanErrors: true)
    try #require(left.words.count == right.words.count)
    let others = left.words.ids.filter { word in
      word.index % Self.step == 0
        && !left.words.bytes(of: word).elementsEqual(right.words.bytes(of: word))
    }
    expect(others == [])
    expect(left.stems == right.stems)
    expect(left.traits == right.traits)
    expect(left.meanings == right.meanings)
    try #require(left.heads.count == right.heads.count)
    let changed = left.heads.indices.filter { phrase in
      guard phrase % Self.step == 0 else { return false }
      let (old, new) = (left.phrases[phrase], right.phrases[phrase])
      return old.primary != new.primary || old.plural != new.plural || old.kinds != new.kinds
        || old.hasPlural != new.hasPlural || old.meanings != new.meanings
        || old.plurals != new.plurals
    }
    expect(changed == [])
    expect(left.spelled == right.spelled)
    expect(
      [left.andWord, left.percentWord, left.vitaminWord, left.numberWord]
        == [right.andWord, right.percentWord, right.vitaminWord, right.numberWord])
    expectSameNodes(left.trie, right.trie)
    expectSameNodes(left.grammar, right.grammar)
  }

  /// Checks that a tree has the nodes of another one, which may be in another order.
  private func expectSameNodes(_ left: PhraseTrie, _ right: PhraseTrie) {
    expect(left.nodes.count == right.nodes.count)
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
    expect(Set(places).count == left.nodes.count && !places.contains(.none))
    for remainder in 0..<20 {
      let isWanted = { (phrase: PhraseID) in phrase.index % 997 == remainder }
      expect(left.firstWords(where: isWanted) == right.firstWords(where: isWanted))
    }
  }

  /// The allergens that each phrase of a language may mean, by name.
  private static func allergens(
    _ base: KnowledgeBase, _ lexicon: Lexicon
  ) -> [[String]: Set<String>] {
    let ids = base.allergens.map { base.string(base[$0].id) }
    var found: [[String]: Set<String>] = [:]
    for (node, record) in lexicon.trie.nodes.enumerated() where record.phrase.exists {
      let last = lexicon.words.bytes(of: lexicon.trie.origins[PhraseTrie.StepID(node)].word)
      guard hasFullSizes || last.first == UInt8(ascii: "m") else { continue }
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

  private static let finnish: [Lexicon] =
    LabelLanguage(code: "fi").map { language in
      [IngredientKnowledge.embedded, .foods, .cosmetics].map {
        Lexicon($0.base, in: language, correctsScanErrors: false)
      }
    } ?? []

  // By default, only the names of the last one that end in a word with "m" are compared.
  private static let codes = [
    "en", "fr", "de", "es", "it", "nl", "pl", "sv", "da", "nb", "pt", "fi",
  ]

  @Test(arguments: LongTest.values(codes, small: 1))
  func aNameThatAPartKnowsHasItsAllergens(code: String) throws {
    let language = try #require(LabelLanguage(code: code))
    let knowledge = [IngredientKnowledge.embedded, .foods, .cosmetics]
    let lexicons =
      code == "fi"
      ? Self.finnish
      : knowledge.map { Lexicon($0.base, in: language, correctsScanErrors: false) }
    let all = Self.allergens(knowledge[0].base, lexicons[0])
    for (part, lexicon) in zip(knowledge, lexicons).dropFirst() {
      let others = Self.allergens(part.base, lexicon).filter { all[$0.key] != $0.value }
      expect(others.keys.map { $0.reversed().joined(separator: " ") } == [])
    }
  }

  @Test func theAllergensOfAFoodAreUnknownToCosmetics() {
    let analyzer = IngredientAnalyzer(knowledge: .cosmetics)
    let preferences = LabelPreferences(avoiding: [.allergen(.milk)])
    let label = IngredientLabel("Aqua, glycerin, cheddar")
    expect(analyzer.report(on: label, for: preferences).verdict.severity == .unknown)
    let caseinate = IngredientLabel("Aqua, glycerin, sodium caseinate")
    expect(analyzer.report(on: caseinate, for: preferences).verdict.severity == .avoid)
  }

  private static let extended = [IngredientKnowledge.foods, .cosmetics].map { part in
    part.adding([
      IngredientTaxonomy("en:Gula kelapa\nvegan:en:yes\nallergens:en:milk", of: .food)
    ])
  }

  @Test(arguments: [0, 1])
  func aPartTakesTheHostsSubstances(number: Int) {
    let (part, mine) = ([IngredientKnowledge.foods, .cosmetics][number], Self.extended[number])
    expect(mine.count == part.count + 1)
    expect(mine.problems == [])
    expect(mine.asOf == part.asOf)
    expect(mine.substance(id: "en:gula-kelapa")?.allergens.map(\.id) == ["en:milk"])
  }

  @Test func entriesThatShareASynonymAreCollectedInLinearTime() {
    let size = LongTest.size(1_000, small: 100)
    let isLinear = ProcessorTime.grows(below: 24, from: size, to: size * 8) { count in
      let text = (0..<count).map { "en:thing \($0), shared name\n" }.joined(separator: "\n")
      let base = KnowledgeBase.of([.food: text])
      return ProcessorTime.measure {
        let lexicon = Lexicon(base, in: .english, correctsScanErrors: false)
        expect(lexicon.entries(named: "shared name").count == count)
      }
    }
    expect(isLinear)
  }
}
