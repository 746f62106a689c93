import TestSupport
import Testing

@testable import IngredientAnalysis

/// Requirements for the tables that `Scripts/embedded-tables` has written.
///
/// If one fails, the texts or the layout of the tables have changed since: run the script.
@Suite("Knowledge: embedded tables match the texts") struct EmbeddedTablesTests {
  private static let parts: [(part: KnowledgePart, read: IngredientKnowledge)] = [
    (.foods, .foods), (.cosmetics, .cosmetics), (.all, .embedded),
    (.labels, IngredientKnowledge([])),
  ]

  /// Returns the facts of an entry, in words.
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

  @Test(arguments: LongTest.values([0, 1, 2, 3], small: 1))
  func theTablesAreThoseOfTheTexts(part: Int) throws {
    let (part, read) = Self.parts[part]
    try Self.expectSame(read.base, BuiltKnowledge.part(part))
    expect((read.asOf == nil) == (part == .labels))
  }

  /// Checks that tables say the same; identifiers may have other numbers.
  private static func expectSame(_ left: KnowledgeBase, _ right: KnowledgeBase) throws {
    try #require(left.entries.count == right.entries.count)
    for index in stride(from: 0, to: left.entries.count, by: step) {
      let (old, new) = (description(index, left), description(index, right))
      guard old == new else {
        Issue.record("The tables have \(old), the texts have \(new).")
        return
      }
    }
    expect(left.allergens == right.allergens)
    for word in right.identifiers.ids where word.index % step == 0 {
      let found = left.identifier(ContiguousArray(right.identifiers.bytes(of: word)))
      expectEqual(found.exists ? left.firstEntry[found] : .none, right.firstEntry[word])
    }
    expect(left.evidence.count == right.evidence.count)
    expect(left.groupNames.map(\.category) == right.groupNames.map(\.category))
    expect(left.groupNames.map(\.name) == right.groupNames.map(\.name))
    expect(left.stopwords.map { line($0, left) } == right.stopwords.map { line($0, right) })
    let (oldNames, newNames) = (left.names, right.names)
    try #require(oldNames.count == newNames.count)
    expect(
      stride(from: 0, to: oldNames.count, by: step).allSatisfy { place in
        let (old, new) = (oldNames[place], newNames[place])
        return old.entry == new.entry && old.language == new.language
          && names(old, left) == names(new, right)
      })
  }

  /// The names of a line, without the spaces behind commas, which tables leave out.
  private static func names(_ line: KnowledgeBase.NameLine, _ base: KnowledgeBase) -> [Substring] {
    base.string(line.names).split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
  }

  private static func line(_ line: KnowledgeBase.StopwordLine, _ base: KnowledgeBase) -> String {
    "\(line.kind) \(line.language.code) \(line.isSynonyms) \(base.string(line.words))"
  }

  @Test(arguments: LongTest.values([0, 1, 2], small: 1))
  func theEnglishNamesAreThoseOfTheTexts(part: Int) throws {
    let (part, read) = Self.parts[part]
    let names = try #require(read.english)
    let left = Lexicon(read.base, english: names, correctsScanErrors: true)
    let right = Lexicon(BuiltKnowledge.part(part), in: .english, correctsScanErrors: true)
    try #require(left.words.count == right.words.count)
    let others = left.words.ids.filter { word in
      word.index % Self.step == 0
        && !left.words.bytes(of: word).elementsEqual(right.words.bytes(of: word))
    }
    expect(others == [])
    expect(left.stems == right.stems)
    expect(left.traits == right.traits)
    try #require(left.heads.count == right.heads.count)
    expect(left.spelled == right.spelled)
    expect(
      [left.andWord, left.percentWord, left.vitaminWord, left.numberWord]
        == [right.andWord, right.percentWord, right.vitaminWord, right.numberWord])
    expectSameNodes(left.trie, right.trie) { phrase, other in
      phrase.index % Self.step != 0 || Self.means(phrase, in: left) == Self.means(other, in: right)
    }
    expectSameNodes(left.grammar, right.grammar) { $0 == $1 }
    for remainder in 0..<20 {
      let first = [left, right].map { lexicon in
        lexicon.trie.firstWords { lexicon[$0].primary.index % 997 == remainder }
      }
      expect(first[0] == first[1])
    }
  }

  /// Returns the meaning of a phrase, whose number may be another one.
  private static func means(_ phrase: PhraseID, in lexicon: Lexicon) -> String {
    guard phrase.exists else { return "nothing" }
    let (found, meanings) = (lexicon[phrase], lexicon.meanings)
    return """
      \(found.primary.index) \(found.plural.index) \(found.kinds) \(found.hasPlural) \
      \(meanings[found.meanings].map(\.index)) \(meanings[found.plurals].map(\.index))
      """
  }

  /// Checks that a tree has the nodes of another one, which may be in another order.
  private func expectSameNodes(
    _ left: PhraseTrie, _ right: PhraseTrie, _ isSame: (PhraseID, PhraseID) -> Bool
  ) {
    expect(left.nodes.count == right.nodes.count)
    var places: [PhraseTrie.StepID] = []
    for (node, origin) in right.origins.enumerated() {
      let place =
        origin.parent.exists
        ? left.child(of: places[origin.parent.index], origin.word) : left.root(origin.word)
      places.append(place)
      guard place.exists else { continue }
      let (old, new) = (left[place], right.nodes[node])
      if !isSame(old.phrase, new.phrase) || old.hasChildren != new.hasChildren {
        Issue.record("Node \(node) differs.")
      }
    }
    expect(Set(places).count == left.nodes.count && !places.contains(.none))
  }

  /// The entries that each phrase of a language may mean, and their allergens, by name.
  private static func allergens(
    _ base: KnowledgeBase, _ lexicon: Lexicon
  ) -> [[String]: (entries: Set<String>, allergens: Set<String>)] {
    let ids = base.allergens.map { base.string(base[$0].id) }
    var found: [[String]: (entries: Set<String>, allergens: Set<String>)] = [:]
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
      var (entries, names): (Set<String>, Set<String>) = ([], [])
      let phrase = lexicon[record.phrase]
      guard !phrase.kinds.isDisjoint(with: .ingredientsAndAllergens) else { continue }
      for meaning in lexicon.meanings[phrase.meanings] + lexicon.meanings[phrase.plurals] {
        let entry = base[meaning]
        entries.insert(base.string(entry.id))
        guard entry.allergens | entry.likelyAllergens != 0 else { continue }
        for (bit, id) in ids.enumerated() {
          if entry.allergens & 1 << UInt64(bit) != 0 { names.insert(id) }
          if entry.likelyAllergens & 1 << UInt64(bit) != 0 { names.insert("likely \(id)") }
        }
      }
      found[words] = (entries, names)
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
      // A form of a name that only the part has is read as another form by the other, and an
      // abbreviation may be a word of the language there.
      let others = Self.allergens(part.base, lexicon).filter { name, found in
        guard let known = all[name] else { return false }
        return known.entries == found.entries && known.allergens != found.allergens
      }
      expectEqual(others.keys.map { $0.reversed().joined(separator: " ") }, [])
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

  /// The texts of hosts, each with something that changes what the embedded texts mean.
  private static let hosts: [[IngredientTaxonomy]] = {
    let texts: [(KnownSubstance.Kind, String)] = [
      (
        .food,
        """
        <en:sugar
        en:Gula kelapa, gula jawa
        fr:gula
        vegan:en:yes
        allergens:en:milk
        evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. X; 2008; Art. 16; -; -; note

        <en:plugh
        <en:whole milk
        en:My milk
        allergens:en:milk, plugh
        vegan:en:perhaps
        """
      ),
      (
        .allergen,
        """
        en:Zorb

        <en:zorb
        en:Milk

        <en:nuts
        en:Zornut, zornuts

        en:Plugh
        """
      ),
      (
        .cosmetic,
        """
        en:Kaolin
        functions:en:abrasive

        en:Milk

        <en:milk
        en:Cheddar

        <en:cheddar
        en:CI 73015, zorb blue

        en:Palm oil
        vegan:en:yes
        """
      ),
      (
        .category,
        """
        en:Our colors
        avoided_as:en:bright colors
        members:en:beet juice, E102, plugh dust, kaolin

        en:Corn
        members:en:gula kelapa, cheddar, milk
        avoided_as:en:maizey, zorn

        en:Alcohol
        members:en:sugar
        """
      ),
      (
        .food,
        """
        <en:almond
        en:Cheddar, my cheddar
        vegan:en:yes
        allergens:en:nuts
        plain:en:no
        nova:en:2
        fodmap:en:polyols
        evidence:en:2; limit; exposure; oral; infant; EU; EU; Reg. X; 2008; Art. 16; -; -; note

        en:Sugar, my sugar
        exempt:en:EU x
        likely-allergens:en:
        functions:en:colour, plughs
        evidence:en:1; limit

        en:Milk
        keto:en:wrong
        allergens:en:soybeans
        """
      ),
      (
        .food,
        """
        en:CI 73015

        en:Palm oil
        vegan:en:no

        en:Cocoa

        en:Tortilla, e150d

        <en:corn starch
        en:Zorb starch

        en:Camellia sinensis leaf extract
        allergens:en:fish
        """
      ),
      (
        .additive,
        """
        en:E999, zorbic acid
        functions:en:preservative

        en:Kaolin

        en:Cocoa

        en:Tocopherol, vitamin e zorb
        """
      ),
      (
        .food,
        """
        stopwords:en:zorbly

        synonyms:en:zorb, plugh

        xx:Flumo
        en:flumo milk

        <fr:lait
        en:Lait zorb

        <en:colby
        en:Colby zorb
        """
      ),
      (
        .certification,
        """
        en:Zorb free
        free_of:en:milk, plugh, zorb
        likely-allergens:en:milk
        """
      ),
      (
        .function,
        """
        en:Colour

        en:Zorber

        <en:zorber
        en:Preservative
        """
      ),
    ]
    let taxonomies = texts.map { IngredientTaxonomy($0.1, of: $0.0) }
    return [taxonomies, taxonomies.reversed()] + taxonomies.map { [$0] }
  }()

  @Test(
    arguments: LongTest.values(KnowledgePart.allCases, small: 1),
    LongTest.values(Array(hosts.indices), small: 1))
  func theTextsOfAHostMeanTheSameBehindTables(part: KnowledgePart, host: Int) throws {
    let read = KnowledgeBuilder.base(of: Self.hosts[host], behind: part.tables)
    let built = KnowledgeTexts.base(of: part, adding: Self.hosts[host])
    try Self.expectSame(read, built)
    // The members that a part lacks are no problems of a host.
    let own = part == .all ? [] : Set(BuiltKnowledge.part(part).problems)
    expectEqual(read.problems, built.problems.filter { !own.contains($0) })
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
