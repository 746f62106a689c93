/// Preferences, translated into entries and bits of a knowledge.
struct PreferenceTable: Sendable {
  private(set) var targets: ContiguousArray<Target> = []
  /// The bits of all allergens that a target matches.
  private(set) var allergens: UInt64 = 0
  /// The kinds of targets that there are.
  private(set) var traits: Traits = []
  /// The words of the targets that match by words.
  var words = PreferenceWords()
  /// The other kinds of the allergens of which targets are kinds.
  private var otherKinds: ContiguousArray<EntryID> = []
  /// For each entry, whether it may match a target.
  private var marks: ContiguousArray<Mark> = []
  /// The entries of ``collectiveNames``.
  private var collective: ContiguousArray<(name: EntryID, of: EntryID)> = []
  private var reader: LabelReader?
  private var preferences: LabelPreferences?

  /// The kinds of targets that there are.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// A target is about an allergen, so that an unknown ingredient may matter.
    static let hasAllergens = Traits(rawValue: 1)
    /// The person minds traces of one of the allergens.
    static let mindsTraces = Traits(rawValue: 2)
    static let hasPalmOil = Traits(rawValue: 4)
    static let hasWords = Traits(rawValue: 8)
    static let hasFunctions = Traits(rawValue: 16)
    /// A target that is not liked is matched by an entry or a kind of it.
    static let hasKinds = Traits(rawValue: 32)
    /// A target is also matched by what is made of its entry.
    static let hasProducts = Traits(rawValue: 64)
    /// A target is matched by words for groups.
    static let hasGroupWords = Traits(rawValue: 128)
  }

  private enum Mark: UInt8 {
    /// Not yet computed.
    case open
    /// The entry of a target.
    case target
    /// Marked because of a parent, a function, or palm oil; or not marked.
    case marked, unmarked
  }

  /// Fills the table, unless it already holds these preferences.
  mutating func fill(_ preferences: LabelPreferences, _ reader: LabelReader) {
    if self.reader === reader, self.preferences == preferences { return }
    self.reader = reader
    self.preferences = preferences
    let collected = PreferenceTargets(preferences, reader)
    targets = collected.targets
    otherKinds = collected.otherKinds
    words = collected.words
    allergens = 0
    traits = []
    marks =
      targets.isEmpty
      ? [] : ContiguousArray(repeating: .open, count: reader.base.entries.count)
    for target in targets {
      allergens |= target.bits
      traits.formUnion(target.traits)
      if target.match == .kind || target.match == .function { marks[target.entry] = .target }
    }
    guard traits.contains(.hasKinds) else { return }
    let base = reader.base
    collective.removeAll(keepingCapacity: true)
    for (name, kinds) in Self.collectiveNames {
      if let name = base.entry(name.utf8), let kinds = base.entry(kinds.utf8) {
        collective.append((name, kinds))
      }
    }
    for target in targets where target.match == .kind {
      for entry in base.links[base[target.entry].functions] + collective.map({ $0.name })
      where marks[entry] == .open && isCollective(entry, of: target, base) {
        marks[entry] = .marked
      }
    }
  }

  /// The names that labels may use for any kind of something: Regulation (EU) No 1169/2011, Annex VII, part B, and 21
  /// CFR 101.22(h)(1) and (k)(2).
  private static let collectiveNames =
    [
      "en:fats-and-oils", "en:vegetable-oils", "en:starch", "en:fish", "en:cheese", "en:spice",
      "en:herb", "en:meat", "en:poultry", "en:flavouring", "en:natural-flavouring",
      "en:natural-and-artificial-flavouring", "en:artificial-flavouring", "en:fruit",
      "en:vegetable", "en:mushroom", "en:bean", "en:legume", "en:nut", "en:tree-nut", "en:seed",
      "en:cereals-and-pseudocereals", "en:modified-starch", "en:vegetable-gum", "en:fruit-juice",
      "en:fruit-juice-concentrate", "en:sugar",
    ].map { (name: $0, kinds: $0) } + [
      (name: "en:seasoning", kinds: "en:spice"), (name: "en:seasoning", kinds: "en:herb"),
      (name: "en:seasoning", kinds: "en:garlic"), (name: "en:seasoning", kinds: "en:onion"),
      (name: "en:spice-extract", kinds: "en:spice"),
      (name: "en:vegetable-fats", kinds: "en:vegetable-oils"),
      (name: "en:artificial-flavouring", kinds: "en:flavouring"),
      (name: "en:natural-and-artificial-flavouring", kinds: "en:flavouring"),
      (name: "en:natural-colour", kinds: "en:natural-colour-additives"),
      (name: "en:added-colour", kinds: "en:natural-colour-additives"),
      (name: "en:artificial-colour", kinds: "en:synthetic-colours"),
      (name: "en:certified-colour", kinds: "en:synthetic-colours"),
    ]

  // MARK: Matching

  /// Whether an entry may match a target that matches entries.
  @inline(__always)
  mutating func isMarked(_ entry: EntryID, _ base: borrowing KnowledgeBase) -> Bool {
    if marks[entry] == .open { marks[entry] = mark(of: entry, base) }
    return marks[entry] != .unmarked
  }

  private func mark(of entry: EntryID, _ base: borrowing KnowledgeBase) -> Mark {
    let record = base[entry]
    if traits.contains(.hasProducts) {
      let isProduct = targets.contains {
        $0.hasProducts && base.isMade(entry, of: $0.entry, identifiers: $0.identifiers) != .no
      }
      if isProduct { return .marked }
    }
    if traits.contains(.hasPalmOil), record.palmOil == .yes || record.palmOil == .maybe {
      return .marked
    }
    for place in record.ancestors where marks[base.links[place]] == .target {
      return .marked
    }
    for place in record.functions {
      let function = base.links[place]
      if marks[function] == .target { return .marked }
      for above in base[function].ancestors where marks[base.links[above]] == .target {
        return .marked
      }
    }
    return .unmarked
  }

  /// Returns whether an entry matches a target; an ingredient may contain palm oil.
  func suitability(
    of entry: EntryID, for target: Target, _ base: borrowing KnowledgeBase
  ) -> LabelDiet.Suitability {
    switch target.match {
    case .kind:
      guard target.isPossible else {
        if base.isKind(entry, of: target.entry) { return .yes }
        guard target.hasProducts else { return .no }
        return base.isMade(entry, of: target.entry, identifiers: target.identifiers)
      }
      // A more specific kind says what it is made from: rice maltodextrin holds no corn.
      return base.links[base[entry].parents].contains(target.entry) ? .maybe : .no
    case .function:
      if base.isKind(entry, of: target.entry) { return .yes }
      // The first function is the main one.
      let functions = base.links[base[entry].functions]
      let first = functions.firstIndex { base.isKind($0, of: target.entry) }
      guard let first else { return .no }
      return first == functions.startIndex ? .yes : .maybe
    case .palmOil: return base[entry].palmOil
    case .allergen, .group, .groupWord, .words, .none: return .no
    }
  }

  /// Whether a name is a collective name that may stand for the avoided ingredient: "sweetener" for aspartame, and
  /// "vegetable oil" for sunflower oil.
  func isCollective(
    _ entry: EntryID, of target: Target, _ base: borrowing KnowledgeBase
  ) -> Bool {
    guard !target.wish.isLiked, !target.isPossible, target.match == .kind, entry != target.entry
    else { return false }
    // An "emulsifier" of soy must name it, so others have none. "Cheese" already names the milk of Cheddar.
    if target.mustBeNamed, base[target.entry].allergens & ~base[entry].allergens != 0 {
      return false
    }
    for place in base[target.entry].functions where base.links[place] == entry { return true }
    return collective.contains { $0.name == entry && base.isKind(target.entry, of: $0.of) }
  }

  /// Whether a name means another kind of the allergen of which a target is a kind.
  func isOfAnotherKind(_ phrase: PhraseID, _ target: Target, _ reader: LabelReader) -> Bool {
    for entry in reader.lexicon.meanings(of: phrase) {
      for place in target.otherKinds where reader.base.isKind(entry, of: otherKinds[place]) {
        return true
      }
    }
    return false
  }

  /// Whether one of several names means what a target means.
  func matches(
    _ target: Target, anyOf phrases: ContiguousArray<PhraseID>, _ reader: LabelReader
  ) -> Bool {
    for phrase in phrases {
      let isMeant = reader.lexicon.meanings(of: phrase).contains {
        suitability(of: $0, for: target, reader.base) == .yes
      }
      if isMeant { return true }
    }
    return false
  }
}

extension PreferenceTable {
  /// How a preference is matched.
  enum Match: UInt8, Sendable {
    /// By an entry or a kind of it.
    case kind
    /// By a substance with a function.
    case function
    /// By an ingredient that contains an allergen.
    case allergen
    /// By an ingredient that contains an allergen of which the avoided one is a kind, unless it is
    /// of another kind: marzipan for almonds, but not walnuts.
    case group
    /// By a word for a group that may mean the avoided allergen.
    case groupWord
    /// By an ingredient made from palm oil.
    case palmOil
    /// By words in the name of an ingredient.
    case words
    /// Not at all: the knowledge has no entry for it.
    case none
  }

  /// A person's wish to avoid an ingredient, or to have it.
  struct Wish: Hashable, Sendable {
    /// The position among the avoided or liked ingredients.
    var item: Int
    var isLiked: Bool
    /// The position among the members of the host's group, if it is one.
    var member: Int?
  }

  /// One way in which a preference is matched.
  struct Target: Sendable {
    var wish: Wish
    var match: Match
    /// The entry, or none.
    var entry: EntryID = .none
    /// The bits of the allergen itself.
    var bits: UInt64 = 0
    /// The range in ``PreferenceTable/otherKinds``.
    var otherKinds: Range<Int> = 0..<0
    /// The range of the words in ``PreferenceTable/words``.
    var words: Range<Int> = 0..<0
    /// Whether an ingredient that the entry has as a direct kind may be one.
    var isPossible = false
    /// The words for groups that may mean the avoided allergen.
    var groupWords: ContiguousArray<PhraseID> = []
    /// Whether the law requires that a label names it, so that no collective name may stand for it.
    var mustBeNamed = false
    /// The bits of the allergens that a collective name may hide, if the preference is about that.
    var hidden: UInt64 = 0
    /// Whether products of the entry, by their names, match too: starch of rice.
    var hasProducts = false
    /// The identifiers of all names of the entry, if its products match.
    var identifiers: Set<String> = []
    /// Whether the preference is about an allergen, so that traces count too.
    var isAllergen = false
    var tolerance = LabelPreferences.TraceTolerance.isCautious
    /// How the person handles ingredients that usually contain the allergen.
    var probableTolerance = LabelPreferences.TraceTolerance.isCautious

    /// The traits that the target gives the table.
    var traits: Traits {
      var traits: Traits = []
      if !wish.isLiked, isAllergen || match == .allergen || match == .group {
        traits.insert(.hasAllergens)
        if tolerance != .accepts { traits.insert(.mindsTraces) }
      }
      if hasProducts { traits.insert(.hasProducts) }
      switch match {
      case .palmOil: traits.insert(.hasPalmOil)
      case .words: traits.insert(.hasWords)
      case .groupWord: traits.insert(.hasGroupWords)
      case .function: traits.insert(.hasFunctions)
      case .kind where !wish.isLiked: traits.insert(.hasKinds)
      case .kind, .allergen, .group, .none: break
      }
      return traits
    }
  }
}
