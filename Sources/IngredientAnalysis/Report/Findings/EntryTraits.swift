import Essentials

/// The traits of each entry that reports need, computed once.
struct EntryTraits: Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt32
    /// A preservative or flavoring, of which a product contains at most about one percent.
    static let isMinor = Traits(rawValue: 1)
    /// The word for the function of such an ingredient.
    static let isMinorFunction = Traits(rawValue: 2)
    /// One of its categories has evidence.
    static let hasCategoryEvidence = Traits(rawValue: 4)
    /// An added sugar.
    static let isAddedSugar = Traits(rawValue: 8)
    /// A claim that something has no gluten.
    static let deniesGluten = Traits(rawValue: 16)
    /// Its usual recipe contains an allergen that its name does not say.
    static let hasLikelyAllergens = Traits(rawValue: 32)
    /// The word for a food that was not cooked.
    static let isRaw = Traits(rawValue: 64)
    /// Meat or shellfish, which is a hazard if it is raw.
    static let isRiskyRaw = Traits(rawValue: 128)
    /// It or one of its categories has evidence for an audience.
    static let hasAdvice = Traits(rawValue: 256)
    /// An ingredient that is a plain food, which needs no evidence.
    static let isPlain = Traits(rawValue: 512)
    /// An ingredient in the European inventory of cosmetic ingredients.
    static let isListed = Traits(rawValue: 1024)
    /// An ingredient with evidence of its own.
    static let hasEvidence = Traits(rawValue: 2048)
    /// It is a kind of an additive.
    static let isKindOfAdditive = Traits(rawValue: 4096)
    /// It is exempt from allergen labeling in the European Union, or in the United States.
    static let isExemptEuropeanUnion = Traits(rawValue: 8192)
    static let isExemptUnitedStates = Traits(rawValue: 16384)
    /// It or one of its categories has evidence by which an audience should not have it at all.
    static let isProhibitedForSome = Traits(rawValue: 32768)
    /// A protein or sugar of milk or egg that no food from plants is named after, so that a claim such as "vegan"
    /// means the same substance, made by microbes.
    static let hasNoNamesake = Traits(rawValue: 1 << 16)
    /// A collective name that may hide gluten where the law does not require its name.
    static let mayHideGluten = Traits(rawValue: 1 << 17)
    /// A plant whose nuts, seeds, grains, or roots people make into milk or butter.
    static let givesMilk = Traits(rawValue: 1 << 18)
    /// A fruit, which is commonly treated with sulfites before it is dried.
    static let isFruit = Traits(rawValue: 1 << 19)
    /// The word for a food that was dried or candied.
    static let isPreserved = Traits(rawValue: 1 << 20)
    /// Meat, fish, or shellfish, which people also imitate from plants.
    static let isFlesh = Traits(rawValue: 1 << 21)
    /// A claim that a food is made from plants.
    static let isFromPlants = Traits(rawValue: 1 << 22)
  }

  private let traits: ContiguousArray<Traits>
  /// The objections of diets to each entry.
  let diets: ContiguousArray<DietObjections>
  /// The facts of ``KnowledgeBase/evidence``.
  let facts: ContiguousArray<EvidenceFact>

  /// The category with the facts about raw meat and shellfish, or none.
  let rawAnimals: EntryID
  /// The bits of gluten and wheat among the allergens.
  let gluten: UInt64
  /// The bit of wheat among them.
  let wheat: UInt64
  /// The bit of tree nuts.
  let nuts: UInt64
  /// The bit of coconut.
  let coconut: UInt64
  /// The bit of sulfites.
  let sulfites: UInt64
  /// The bits of what imitations of meat are made from.
  let imitations: UInt64
  /// The bits of allergens from animals, of milk, of fish and shellfish, and of shellfish.
  let animals: UInt64
  let milk: UInt64
  let fishes: UInt64
  let shellfish: UInt64

  private static let minorFunctions: [StaticString] = [
    "en:preservative", "en:flavouring-agent", "en:curing-agent",
  ]
  private static let minorThings: [StaticString] = [
    "en:flavouring", "en:flavourings", "en:natural-flavouring", "en:artificial-flavouring",
    "en:fragrance",
    "en:parfum",
  ]

  private static let withoutNamesake: [StaticString] = [
    "en:whey", "en:whey-protein-concentrate", "en:casein", "en:caseinate", "en:sodium-caseinate",
    "en:lactose", "en:lactoferrin", "en:alpha-lactalbumin", "en:milk-protein-concentrate",
    "en:lactoperoxidase", "en:butter-oil", "en:egg-whites", "en:dried-egg-whites",
    "en:fish-gelatin", "en:marine-collagen", "en:fish-oil", "en:egg-protein",
    "en:ovalbumin", "en:ovomucoid", "en:livetin", "en:albumin", "en:egg-yolks",
    "en:dried-egg-yolks", "en:egg-lecithin", "en:e1105", "en:milk-powder", "en:skim-milk-powder",
    "en:nfdm", "en:buttermilk-powder", "en:malted-milk", "en:whey-cream", "en:curds",
    "en:milk-calcium", "en:recaldent", "en:tryptone", "en:galactooligosaccharides", "en:e966",
    "en:milk-kefir-grains", "en:goat-milk", "en:sheep-milk", "en:buffalo-milk", "en:camel-milk",
    "en:ultrafiltered-milk", "en:isinglass", "en:fish-liver", "en:krill-oil", "en:krill-extract",
  ]

  private static let milkPlants: [StaticString] = [
    "en:tree-nut", "en:peanut", "en:seed", "en:legume", "en:soybeans", "en:lupin", "en:coconut",
    "en:tiger-nut", "en:cereals-and-pseudocereals", "en:spelt", "en:root-vegetable",
    "en:tropical-fruit", "en:pumpkin", "en:sunflower-oil",
  ]

  /// Returns the allergens of the usual way to process a food: dried and candied fruit is preserved with sulfites, and
  /// imitations of meat and fish are made from soy and wheat.
  func likelyAllergens(of process: EntryID, on food: EntryID) -> UInt64 {
    guard food.exists else { return 0 }
    let (process, food) = (traits[process], traits[food])
    if process.contains(.isPreserved), food.contains(.isFruit) { return sulfites }
    return process.contains(.isFromPlants) && food.contains(.isFlesh) ? imitations : 0
  }

  /// The bits of the allergens that a diet excludes.
  func bits(against diet: LabelDiet) -> UInt64 {
    switch diet {
    case .vegan: animals
    case .vegetarian: fishes
    case .kosher: shellfish
    case .glutenFree: gluten
    case .halal, .keto, .lowFodmap: 0
    }
  }

  init(_ base: borrowing KnowledgeBase) {
    var traits = ContiguousArray(repeating: Traits(), count: base.entries.count)
    func mark(_ id: StaticString, _ trait: Traits, of kinds: [KnownSubstance.Kind]) {
      let bytes = id.withUTF8Buffer { unsafe ContiguousArray($0) }
      for kind in kinds {
        if let entry = base.entry(bytes, of: kind) { traits[entry].insert(trait) }
      }
    }
    for id in Self.minorFunctions { mark(id, .isMinorFunction, of: [.function]) }
    for id in Self.minorThings { mark(id, .isMinor, of: [.food, .additive, .cosmetic, .category]) }
    mark("en:added-sugars", .isAddedSugar, of: [.food, .category])
    mark("en:gluten-free", .deniesGluten, of: [.certification])
    mark("en:no-gluten", .deniesGluten, of: [.certification])
    mark("en:raw", .isRaw, of: [.processing])
    for id in ["en:dried", "en:dehydrated", "en:candied", "en:crystallised"] as [StaticString] {
      mark(id, .isPreserved, of: [.processing])
    }
    mark("en:fruit", .isFruit, of: [.food])
    for id in ["en:meat", "en:fish", "en:molluscs", "en:crustaceans"] as [StaticString] {
      mark(id, .isFlesh, of: [.food])
    }
    for id in ["en:vegan", "en:vegetarian", "en:plant-based"] as [StaticString] {
      mark(id, .isFromPlants, of: [.certification])
    }
    for id in Self.withoutNamesake { mark(id, .hasNoNamesake, of: [.food, .additive]) }
    for id in Self.milkPlants { mark(id, .givesMilk, of: [.food]) }
    if let hiding = base.entry("en:possible-gluten".utf8, of: .category) {
      for entry in base.entries.indices
      where base.links[base.entries[entry].parents].contains(hiding) {
        traits[entry].insert(.mayHideGluten)
      }
    }
    for id in ["en:meat", "en:molluscs", "en:crustaceans"] as [StaticString] {
      mark(id, .isRiskyRaw, of: [.food])
    }
    rawAnimals = base.entry("en:raw-meat-and-shellfish".utf8, of: .category) ?? .none
    for entry in base.entries.indices {
      for id in base.entries[entry].evidence.lazy.map(EvidenceID.init(number:)) {
        let terms = base.evidence.terms[id]
        guard terms.audience != .everyone, terms.status == .inForce else { continue }
        traits[entry].insert(.hasAdvice)
        if terms.level == .prohibited { traits[entry].insert(.isProhibitedForSome) }
      }
    }
    let own = traits
    let inherited = Self.inherited(own, base)
    for entry in base.entries.indices {
      let record = base.entries[entry]
      traits[entry].formUnion(Self.traits(of: record))
      for ancestor in base.links[record.ancestors] where inherited[ancestor].rawValue != 0 {
        traits[entry].formUnion(inherited[ancestor])
      }
      if record.likelyAllergens != 0 { traits[entry].insert(.hasLikelyAllergens) }
      // The first function is the main one: an acid may also preserve, but not in small amounts.
      if let first = base.links[record.functions].first,
        own[first].contains(.isMinorFunction)
      {
        traits[entry].insert(.isMinor)
      }
    }
    self.traits = traits
    diets = ContiguousArray(base.entries.map { DietObjections($0) })
    var facts: ContiguousArray<EvidenceFact> = []
    facts.reserveCapacity(base.evidence.count)
    for terms in base.evidence.terms { facts.append(EvidenceFact(terms)) }
    self.facts = facts
    let bits = [
      Allergen.gluten, .wheat, .treeNuts, .coconut, .milk, .eggs, .fish, .crustaceans, .mollusks,
      .sulfites,
    ].map { allergen in
      base.entry(allergen.id.utf8, of: .allergen).map { base.ownBit(ofAllergen: $0) } ?? 0
    }
    shellfish = bits[7] | bits[8]
    fishes = bits[6] | shellfish
    milk = bits[4]
    animals = milk | bits[5] | fishes
    gluten = bits[0] | bits[1]
    wheat = bits[1]
    nuts = bits[2]
    coconut = bits[3]
    sulfites = bits[9]
    imitations =
      base.entry("en:meat-substitute".utf8, of: .food).map { base.entries[$0].likelyAllergens } ?? 0
  }

  /// Returns for each entry what all kinds of it have as well; most have nothing.
  private static func inherited(
    _ own: ContiguousArray<Traits>, _ base: borrowing KnowledgeBase
  ) -> ContiguousArray<Traits> {
    var inherited = ContiguousArray(repeating: Traits(), count: own.count)
    for entry in own.indices {
      let kind = base.entries[entry].kind
      if own[entry].rawValue != 0 {
        inherited[entry] = own[entry].intersection([
          .isMinor, .isAddedSugar, .deniesGluten, .isRiskyRaw, .hasNoNamesake, .givesMilk, .isFruit,
          .isFlesh,
        ])
      }
      if kind == .additive { inherited[entry].insert(.isKindOfAdditive) }
      guard kind == .category, !base.entries[entry].evidence.isEmpty else { continue }
      inherited[entry].insert(.hasCategoryEvidence)
      inherited[entry].formUnion(own[entry].intersection([.hasAdvice, .isProhibitedForSome]))
    }
    return inherited
  }

  /// Returns the traits that follow from an entry alone.
  private static func traits(of entry: borrowing KnowledgeBase.Entry) -> Traits {
    var traits: Traits = []
    if entry.marks.contains(.exemptEuropeanUnion) { traits.insert(.isExemptEuropeanUnion) }
    if entry.marks.contains(.exemptUnitedStates) { traits.insert(.isExemptUnitedStates) }
    guard KnownSubstance.Kinds.ingredients.includes(entry.kind) else { return traits }
    if entry.marks.contains(.isPlain) { traits.insert(.isPlain) }
    if entry.marks.contains(.isListed) { traits.insert(.isListed) }
    if !entry.evidence.isEmpty { traits.insert(.hasEvidence) }
    return traits
  }

  @inline(__always)
  subscript(entry: EntryID) -> Traits { traits[entry] }
}

extension KnowledgeBase {
  /// Returns the bit of an allergen itself, without those of its parents, or 0.
  func ownBit(ofAllergen entry: EntryID) -> UInt64 {
    guard let bit = allergens.firstIndex(of: entry) else { return 0 }
    return 1 << UInt64(bit)
  }
}

/// The parts of a ``SafetyEvidence`` that the rating needs, without the texts, so that they are
/// close together in memory.
struct EvidenceFact: Sendable {
  let level: ConcernLevel
  /// Whether the fact is neither enjoined nor repealed nor only planned.
  let counts: Bool
  let routes: SafetyEvidence.Routes
  let audience: LabelAudience
  let market: Jurisdiction
  /// Whether a law prohibits the substance, so that advice to an audience is no ban.
  let isBan: Bool
  /// Whether an agency advises an audience against the substance, and not only to take care.
  let advisesAgainst: Bool
  /// The first day of the year of the document, from which a ban is announced, in days since
  /// 1970-01-01.
  let announced: Int32
  /// The first and the last day on which it applies, in days since 1970-01-01.
  let from: Int32
  let until: Int32
  /// The factor for the kind of evidence.
  let certainty: Double

  init(_ evidence: EvidenceTable.Terms) {
    level = evidence.level
    counts = evidence.status == .inForce
    routes = evidence.routes
    audience = evidence.audience
    market = evidence.market
    isBan =
      evidence.level == .prohibited && (evidence.kind == .ban || evidence.audience == .everyone)
    advisesAgainst = SafetyEvidence.advisesAgainst(evidence.level, evidence.kind)
    announced = (try? CalendarDate(Int(evidence.year), 1, 1))?.daysSinceEpoch ?? .min
    from = evidence.from
    until = evidence.until
    certainty = Self.certainty(evidence.kind, evidence.basis)
  }

  private static func certainty(_ kind: SafetyEvidence.Kind, _ basis: SafetyEvidence.Basis)
    -> Double
  {
    switch kind {
    case .ban, .limit, .warning, .listing: 1
    case .opinion: basis == .hazard ? 0.5 : 1
    case .hazard, .allergen: 0.5
    case .gap: 0.25
    }
  }
}

extension SafetyEvidence {
  /// Whether an agency advises an audience against the substance.
  ///
  /// A limit, an opinion on amounts, or a hazard class asks for care.
  var advisesAgainst: Bool { Self.advisesAgainst(level, kind) }

  fileprivate static func advisesAgainst(_ level: ConcernLevel, _ kind: Kind) -> Bool {
    level == .prohibited || level == .high && (kind == .warning || kind == .ban)
  }
}

/// The facts that reports need about the names of a language, collected once from all entries of a name.
///
/// A report reads most names here and not in the tables of the knowledge, which are much larger.
struct NameTraits: Sendable {
  struct Name: Sendable {
    /// The bits of the allergens in it, by position in ``KnowledgeBase/allergens``.
    var allergens: UInt64 = 0
    /// The traits of any entry that it means.
    var traits: EntryTraits.Traits = []
    /// The kinds that it is a name of.
    var kinds: KnownSubstance.Kinds

    /// Whether it is only the word for a function, or such a word before the substances that have
    /// the function.
    @inline(__always)
    func isFunction(hasParts: Bool) -> Bool {
      kinds == .function || hasParts && kinds.contains(.function)
    }
  }

  /// The names that mean one entry, by entry, and behind them those that mean several.
  private let names: ContiguousArray<Name>
  /// For each word, whether a name that begins with it matters within a longer name.
  private let advised: ContiguousArray<Bool>
  private let phrases: PhraseTable
  private let entryCount: Int

  init(_ lexicon: Lexicon, _ traits: EntryTraits) {
    let base = lexicon.base
    let phrases = lexicon.phrases
    self.phrases = phrases
    let kinds = base.entries.kinds
    let entryCount = kinds.count
    self.entryCount = entryCount
    var names: ContiguousArray<Name> = []
    names.reserveCapacity(entryCount + phrases.ambiguous.count)
    for entry in kinds.indices {
      names.append(
        Name(
          allergens: base.entries[entry].allergens, traits: traits[EntryID(entry)],
          kinds: kinds[entry]))
    }
    for phrase in phrases.ambiguous {
      var name = Name(kinds: phrase.kinds)
      for entry in phrases.meanings[phrase.meanings] {
        name.allergens |= base[entry].allergens
        name.traits.formUnion(traits[entry])
      }
      names.append(name)
    }
    self.names = names
    let wanted: EntryTraits.Traits = [.isProhibitedForSome, .isRaw]
    let matters = ContiguousArray(names.map { $0.traits.rawValue & wanted.rawValue != 0 })
    advised = lexicon.trie.firstWords {
      matters[phrases.row(of: $0, entries: entryCount)]
    }
  }

  /// The name that a phrase is.
  @inline(__always)
  subscript(phrase: PhraseID) -> Name {
    names[phrases.row(of: phrase, entries: entryCount)]
  }

  /// Whether a name that begins with a word is of something that an audience should not have at all,
  /// or means raw.
  @inline(__always)
  func isAdvised(_ word: WordID) -> Bool {
    word.exists && word.index < advised.count && advised[word]
  }
}
