import TestSupport
import Testing

@testable import IngredientAnalysis

/// Requirements for the embedded knowledge.
@Suite("Knowledge: requirements for the embedded texts") struct EmbeddedKnowledgeTests {
  private static let base = IngredientKnowledge.embedded.base

  /// The texts, except those of the labels' own words.
  private static let taxonomies = KnowledgeTexts.files.filter {
    $0.parts.contains("all") && !$0.parts.contains("labels")
  }.map(\.taxonomy)

  @Test func theWordsOfLabelsAreReadable() {
    let own = KnowledgeTexts.taxonomies(of: .labels)
    expectEqual(
      own.map(\.kind),
      [.grammar, .grammar, .grammar, .certification, .certification, .origin])
    for taxonomy in own {
      expect(taxonomy.problems.isEmpty && taxonomy.count > 0, "\(taxonomy.kind)")
    }
  }

  private static func isTranslation(_ file: String) -> Bool { file.hasPrefix("translations/") }

  /// A block of translations that misspells its English name would make an entry of its own.
  @Test func translationsBelongToEnglishEntries() {
    let files = KnowledgeTexts.files.filter { Self.isTranslation($0.name) }
    expect(files.count > 5)
    for file in LongTest.values(files, small: 4) {
      let base = KnowledgeBuilder.base(of: [file.taxonomy])
      for entry in base.entries {
        let id = base.string(entry.id)
        expect(Self.english.entry(id.utf8, of: file.taxonomy.kind) != nil, "\(id)")
      }
    }
  }

  /// The tables of the texts that are no translations.
  private static let english = KnowledgeBuilder.base(
    of: KnowledgeTexts.files.filter {
      $0.parts.contains("all") && !$0.parts.contains("labels") && !isTranslation($0.name)
    }.map(\.taxonomy))

  private static func text(_ range: Range<Int32>, _ taxonomy: IngredientTaxonomy) -> String {
    String(decoding: taxonomy.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  private static func isNamed(
    _ line: IngredientTaxonomy.Line, _ names: [StaticString], _ taxonomy: IngredientTaxonomy
  )
    -> Bool
  {
    line.kind == .property && names.contains { taxonomy.equals(line.name, $0) }
  }

  @Test func everyTableLineIsReadable() {
    expect(Self.taxonomies.count >= 25)
    for taxonomy in Self.taxonomies {
      expect(taxonomy.problems.isEmpty, "\(taxonomy.kind)")
      expect(taxonomy.count > 0)
    }
  }

  @Test func everyLineOfEvidenceIsRead() {
    var count = 0
    for taxonomy in Self.taxonomies {
      for line in taxonomy.lines where Self.isNamed(line, ["evidence"], taxonomy) {
        count += 1
        let value = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
        expect(SafetyEvidence(line: value) != nil, "\(Self.text(line.value, taxonomy))")
      }
      // A misspelled line would be a name or another property.
      let bytes = taxonomy.text
      let written = String(decoding: bytes, as: UTF8.self).split(separator: "\n").count { line in
        line.drop { $0 == " " }.hasPrefix("evidence")
      }
      expectEqual(written, taxonomy.lines.count { Self.isNamed($0, ["evidence"], taxonomy) })
    }
    expectEqual(count, Self.base.evidence.count)
    expect(count > 1_000)
  }

  @Test func allEvidenceSaysWhereToReadIt() {
    for evidence in Self.base.evidence {
      expect(!evidence.body.isEmpty && !evidence.document.isEmpty && !evidence.section.isEmpty)
      expect((1900...2026).contains(evidence.year))
      expect(!evidence.routes.isEmpty)
      if let from = evidence.validFrom, let until = evidence.validUntil { expect(from <= until) }
    }
  }

  /// The names of the entries of a kind, or of all, folded.
  private static func names(of kind: KnownSubstance.Kind? = nil) -> Set<String> {
    Set(
      base.names.filter { kind == nil || base[$0.entry].kind == kind }.flatMap {
        line in
        base.parts(of: line.names).map { TextFolding.folded(base.string($0)) }
      })
  }

  private static let allNames = names()

  @Test func everyParentIsKnown() {
    let known = Self.allNames
    for taxonomy in Self.taxonomies {
      for line in taxonomy.lines where line.kind == .parent {
        let name = Self.text(line.value, taxonomy)
        let id =
          "\(line.language.code):\(TextFolding.folded(name).split(separator: " ").joined(separator: "-"))"
        expect(
          known.contains(TextFolding.folded(name)) || Self.base.entry(id.utf8) != nil, "\(name)")
      }
    }
    for entry in Self.base.entries.indices {
      let ancestors = Self.base.links[Self.base.entries[entry].ancestors]
      expect(
        !ancestors.contains(EntryID(entry)), "\(Self.base.string(Self.base.entries[entry].id))")
    }
  }

  @Test(
    arguments: [
      (["functions", "additives_classes"], KnownSubstance.Kind.function),
      (["allergens", "likely-allergens"], .allergen),
    ] as [([String], KnownSubstance.Kind)])
  func everyListNamesWhatIsKnown(names: [String], kind: KnownSubstance.Kind) {
    let known = Self.names(of: kind)
    for taxonomy in Self.taxonomies {
      for line in taxonomy.lines
      where line.kind == .property && names.contains(Self.text(line.name, taxonomy)) {
        for part in taxonomy.parts(of: line.value) {
          let name = Self.text(part, taxonomy)
          let bare = name.hasPrefix("en:") ? String(name.dropFirst(3)) : name
          expect(known.contains(TextFolding.folded(bare)), "\(name)")
        }
      }
    }
  }

  @Test func answersAreWords() {
    let names: [StaticString] = ["vegan", "vegetarian", "from_palm_oil", "halal", "kosher", "keto"]
    for taxonomy in Self.taxonomies {
      for line in taxonomy.lines where Self.isNamed(line, names, taxonomy) {
        let value = Self.text(line.value, taxonomy)
        expect(["yes", "no", "maybe", "unknown"].contains(value), "\(value)")
      }
    }
  }

  /// Looking up other names takes a third of the time to build the knowledge.
  @Test func membersAreNamedByIdentifiers() {
    for taxonomy in Self.taxonomies where taxonomy.kind == .category {
      for line in taxonomy.lines where Self.text(line.name, taxonomy) == "members" {
        for part in taxonomy.parts(of: line.value) {
          var id: ContiguousArray<UInt8> = []
          let name = Self.text(part, taxonomy)
          KnowledgeBuilder.identifier(of: ContiguousArray(name.utf8), .english, &id)
          expect(Self.base.entry(id) != nil, "\(name)")
        }
      }
    }
  }

  @Test func propertiesAreKnownByName() {
    let known: Set<String> = [
      "allergens", "cas", "colour_index", "evidence", "exempt", "fodmap", "from_palm_oil",
      "functions", "halal", "keto",
      "kosher", "likely-allergens", "markets", "nova", "plain", "vegan", "vegetarian", "members",
      "avoided_as",
    ]
    for taxonomy in Self.taxonomies {
      for line in taxonomy.lines where line.kind == .property {
        let name = Self.text(line.name, taxonomy)
        expect(known.contains(name), "\(name)")
      }
    }
  }

  @Test func aThousandSubstancesAreKnown() {
    let kinds: Set<KnownSubstance.Kind> = [
      .additive, .vitamin, .mineral, .nutrient, .food, .cosmetic,
    ]
    let substances = IngredientKnowledge.embedded.substances.filter { kinds.contains($0.kind) }
    expect(substances.count >= 1_000)
    let some = LongTest.values(substances, small: 2_000)
    expectEqual(Set(some).count, some.count)
    expect(some.allSatisfy { !$0.name.isEmpty && !$0.id.isEmpty })
    for kind in kinds { expect(substances.contains { $0.kind == kind }) }
  }

  @Test func additivesWithANumberForAnIdentifierHaveThatNumber() {
    var numbered = 0
    for entry in Self.base.entries where entry.kind == .additive && entry.marks.contains(.hasNumber)
    {
      let id = Self.base.string(entry.id)
      guard let number = AdditiveNumber("E" + id.dropFirst(4)) else { continue }
      numbered += 1
      expectEqual("en:" + number.description.lowercased().filter { $0 != "(" && $0 != ")" }, id)
    }
    expect(numbered >= 250)
    expectEqual(
      IngredientKnowledge.embedded.substance(id: "en:e330")?.additiveNumber, AdditiveNumber("E330"))
    expectEqual(IngredientKnowledge.embedded.substance(id: "en:sugar")?.additiveNumber, nil)
  }

  @Test(
    arguments: [
      ("phenoxyethanol", "en:preservative"), ("citric acid", "en:acidity-regulator"),
      ("tartrazine", "en:colour"),
      ("soy lecithin", "en:emulsifier"),
    ])
  func substancesHaveFunctions(name: String, function: String) {
    // To look for a name among all takes long.
    let list = Analyzers.exact.list(of: IngredientLabel(name))
    let substances =
      hasFullSizes
      ? IngredientKnowledge.embedded.substances(named: name)
      : list.ingredients.compactMap(\.substance)
    expect(substances.contains { $0.functions.contains { $0.id == function } })
  }

  @Test func knowledgeIsTheSameEachTime() {
    let some = LongTest.values(Self.taxonomies, small: 1)
    let (first, again) = (Self.lastTexts, KnowledgeBuilder.base(of: some))
    expectEqual(
      first.entries.map { first.string($0.id) }, again.entries.map { again.string($0.id) })
    expect(first.evidence.elementsEqual(again.evidence))
    expectEqual(first.links, again.links)
    for (left, right) in zip(first.entries, again.entries) {
      expect(left.id == right.id && left.allergens == right.allergens && left.vegan == right.vegan)
    }
  }

  private static let lastTexts = KnowledgeBuilder.base(
    of: LongTest.values(taxonomies, small: 1))

  @Test func theDayOfTheFactsIsStated() {
    expect(IngredientKnowledge.embedded.asOf != nil)
    expectEqual(IngredientKnowledge([]).asOf, nil)
    expectEqual(BuiltKnowledge.extended.asOf, IngredientKnowledge.embedded.asOf)
  }

  /// A text that adds a substance, and a name to another one.
  static let addition = IngredientTaxonomy(
    """
    <en:sugar
    en:zzalpha sugar, zzalpha
    vegan:en:no

    en:sugar, zzsucrose
    """, of: .food)

  @Test func addingExtends() {
    let (embedded, knowledge) = (IngredientKnowledge.embedded, BuiltKnowledge.extended)
    expectEqual(knowledge.count, embedded.count + BuiltKnowledge.additions)
    let alpha = knowledge.substance(id: "en:zzalpha-sugar")
    expect(alpha?.parents.map(\.id) == ["en:sugar"] && alpha?.vegan == .no)
    let label = IngredientLabel("zzalpha, zzsucrose, salt")
    let expected = "en:zzalpha-sugar; en:sugar; en:salt"
    expectEqual(identifiers(of: BuiltKnowledge.analyzer.list(of: label)), expected)
    expectEqual(identifiers(of: Analyzers.exact.list(of: label)), "?; ?; en:salt")
    // To look for a name takes long.
    guard hasFullSizes else { return }
    expectEqual(embedded.substance(named: "zzalpha"), nil)
    expectEqual(knowledge.substance(named: "zzalpha")?.id, "en:zzalpha-sugar")
    expectEqual(knowledge.substance(named: "zzsucrose")?.id, "en:sugar")
    expectEqual(knowledge.substance(named: "sugar")?.id, "en:sugar")
  }

  // MARK: Likely allergens

  /// The IDs of the allergens that an entry likely contains.
  private static func likely(_ id: String, in base: KnowledgeBase) -> Set<String> {
    guard let entry = base.entry(id.utf8) else { return ["no entry"] }
    let bits = base[entry].likelyAllergens
    return Set(
      base.allergens.indices.filter { bits >> UInt64($0) & 1 == 1 }.map {
        base.string(base[base.allergens[$0]].id)
      })
  }

  @Test func likelyAllergensAreInheritedUnlessStated() {
    let allergens = IngredientTaxonomy("en:Milk\n\nen:Nuts", of: .allergen)
    let foods = IngredientTaxonomy(
      """
      en:Pesto
      likely-allergens:en:milk, nuts

      <en:pesto
      en:Red pesto

      <en:pesto
      en:Pesto with cheese
      allergens:en:milk

      <en:pesto
      en:Vegan pesto
      likely-allergens:en:

      <en:vegan pesto
      en:Green vegan pesto
      """, of: .food)
    let base = KnowledgeBuilder.base(of: [allergens, foods])
    expectEqual(Self.likely("en:pesto", in: base), ["en:milk", "en:nuts"])
    expectEqual(Self.likely("en:red-pesto", in: base), ["en:milk", "en:nuts"])
    expectEqual(Self.likely("en:pesto-with-cheese", in: base), ["en:nuts"])
    expect(Self.likely("en:vegan-pesto", in: base).isEmpty)
    expect(Self.likely("en:green-vegan-pesto", in: base).isEmpty)
    expect(base.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("en:pesto", ["en:milk", "en:nuts"]), ("en:e322", ["en:soybeans"]),
      ("en:sunflower-lecithin", []), ("en:glucosamine", ["en:crustaceans"]),
      ("en:dark-chocolate", ["en:milk", "en:soybeans"]), ("en:milk-chocolate", ["en:soybeans"]),
      ("en:kefir-grains", ["en:milk"]), ("en:water-kefir-grains", []),
    ])
  func usualRecipesAreKnown(id: String, allergens: [String]) {
    expectEqual(Self.likely(id, in: Self.base), Set(allergens))
  }
}
