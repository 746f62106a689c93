import Essentials

/// The traits of each entry that reports need, computed once.
struct EntryTraits: Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
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
  }

  private let traits: ContiguousArray<Traits>
  /// What each entry means for diets.
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

  private static let minorFunctions: [StaticString] = [
    "en:preservative", "en:flavouring-agent", "en:curing-agent",
  ]
  private static let minorThings: [StaticString] = [
    "en:flavouring", "en:flavourings", "en:natural-flavouring", "en:artificial-flavouring",
    "en:fragrance",
    "en:parfum",
  ]

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
    for id in ["en:meat", "en:molluscs", "en:crustaceans"] as [StaticString] {
      mark(id, .isRiskyRaw, of: [.food])
    }
    rawAnimals = base.entry("en:raw-meat-and-shellfish".utf8, of: .category) ?? .none
    for entry in base.entries.indices {
      for id in base.entries[entry].evidence.lazy.map(EvidenceID.init(number:)) {
        let terms = base.evidence.terms[id]
        guard terms.audience != .everyone else { continue }
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
    let bits = [Allergen.gluten, .wheat, .treeNuts, .coconut].map { allergen in
      base.entry(allergen.id.utf8, of: .allergen).map { base.ownBit(ofAllergen: $0) } ?? 0
    }
    gluten = bits[0] | bits[1]
    wheat = bits[1]
    nuts = bits[2]
    coconut = bits[3]
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
          .isMinor, .isAddedSugar, .deniesGluten, .isRiskyRaw,
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
