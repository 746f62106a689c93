/// Preferences, translated into entries and bits of a knowledge.
struct PreferenceTable: Sendable {
  private(set) var targets: ContiguousArray<Target> = []
  /// The bits of all allergens that a target matches.
  private(set) var allergens: UInt64 = 0
  /// Whether a target is about an allergen, so that an unknown ingredient may matter.
  private(set) var hasAllergens = false
  /// Whether the person minds traces of one of the allergens.
  private(set) var mindsTraces = false
  private(set) var hasPalmOil = false
  private(set) var hasWords = false
  private(set) var hasFunctions = false
  /// Whether a target that is not liked is matched by an entry or a kind of it.
  private(set) var hasKinds = false
  /// The other kinds of the allergens of which targets are kinds.
  private var otherKinds: ContiguousArray<EntryID> = []
  /// For each entry, whether it may match a target.
  private var marks: ContiguousArray<Mark> = []

  private enum Mark: UInt8 {
    /// Not yet computed.
    case open
    /// The entry of a target.
    case target
    /// Marked because of a parent, a function, or palm oil; or not marked.
    case marked, unmarked
  }
  /// The words in the singular, with a space before and after each name.
  private var words: ContiguousArray<UInt8> = []
  private var reader: LabelReader?
  private var preferences: LabelPreferences?
  /// The words of a name on the label.
  private var folded: ContiguousArray<UInt8> = []
  private var singulars: ContiguousArray<UInt8> = []

  // MARK: Making

  /// Fills the table, unless it already holds these preferences.
  mutating func fill(_ preferences: LabelPreferences, _ reader: LabelReader) {
    if self.reader === reader, self.preferences == preferences { return }
    self.reader = reader
    self.preferences = preferences
    targets.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    otherKinds.removeAll(keepingCapacity: true)
    marks = []
    for (item, avoided) in preferences.avoided.enumerated() {
      switch avoided {
      case .allergen(let allergen, let traces, let probable):
        var target = Target(item: Int32(item), isLiked: false, match: .none)
        target.isAllergen = true
        target.tolerance = traces
        target.probableTolerance = probable
        add(allergen, target, reader)
        addHiding(allergen, item: Int32(item), preferences, reader.base)
      case .named(let name): add(name, Int32(item), isLiked: false, reader)
      case .category(let category): add(category, Int32(item), isLiked: false, reader.base)
      case .group(_, let members):
        for (member, name) in members.enumerated() {
          let start = targets.count
          add(name, Int32(item), isLiked: false, reader)
          for place in start..<targets.count { targets[place].member = Int32(member) }
        }
        guard members.isEmpty else { continue }
        targets.append(Target(item: Int32(item), isLiked: false, match: .none))
      }
    }
    for (item, liked) in preferences.liked.enumerated() {
      switch liked {
      case .named(let name): add(name, Int32(item), isLiked: true, reader)
      case .category(let category): add(category, Int32(item), isLiked: true, reader.base)
      }
    }
    allergens = 0
    hasAllergens = false
    mindsTraces = false
    hasPalmOil = false
    hasWords = false
    hasFunctions = false
    hasKinds = false
    if !targets.isEmpty {
      marks = ContiguousArray(repeating: .open, count: reader.base.entries.count)
    }
    for target in targets {
      if target.isAllergen || target.match == .allergen || target.match == .group, !target.isLiked {
        hasAllergens = true
        mindsTraces = mindsTraces || target.tolerance != .accepts
      }
      allergens |= target.bits
      hasPalmOil = hasPalmOil || target.match == .palmOil
      hasWords = hasWords || target.match == .words
      hasKinds = hasKinds || target.match == .kind && !target.isLiked
      hasFunctions = hasFunctions || target.match == .function
      if target.match == .kind || target.match == .function {
        marks[target.entry] = .target
      }
    }
  }

  private mutating func add(_ allergen: Allergen, _ target: Target, _ reader: LabelReader) {
    var target = target
    guard let entry = reader.base.entry(allergen.id.utf8, of: .allergen) else {
      targets.append(target)
      return
    }
    target.entry = entry
    target.bits = reader.base.ownBit(ofAllergen: entry)
    target.match = target.bits != 0 ? .allergen : .kind
    targets.append(target)
    if target.bits == 0 { addKind(target, reader) }
  }

  /// Adds a kind of an allergen without a bit of its own: it matches the foods of its name, and
  /// whatever contains the allergen and is not of another kind.
  private mutating func addKind(_ target: Target, _ reader: LabelReader) {
    var target = target
    let base = reader.base
    let entry = target.entry
    for food in Self.foods(of: entry, reader) where food != entry {
      target.entry = food
      targets.append(target)
    }
    target.entry = entry
    target.match = .group
    target.bits = base[entry].allergens
    let start = otherKinds.count
    for other in base.entries.indices
    where base.entries[other].kind == .allergen && !base.entries[other].parents.isEmpty
      && base.entries[other].allergens & target.bits != 0
      && !base.isKind(EntryID(other), of: entry) && !base.isKind(entry, of: EntryID(other))
    {
      otherKinds.append(EntryID(other))
      otherKinds.append(contentsOf: Self.foods(of: EntryID(other), reader))
    }
    target.otherKinds = start..<otherKinds.count
    if target.bits != 0 { targets.append(target) }
  }

  /// Returns the ingredients with the name of an entry.
  private static func foods(of entry: EntryID, _ reader: LabelReader) -> ContiguousArray<EntryID> {
    let name = KnownSubstance(knowledge: reader.knowledge, index: entry).name
    return reader.lexicon.entries(named: name).filter { food in
      let kind = reader.base[food].kind
      return Lexicon.Phrase.ingredients & Lexicon.Phrase.bit(kind) != 0
    }
  }

  private mutating func add(
    _ category: IngredientCategory, _ item: Int32, isLiked: Bool, _ base: borrowing KnowledgeBase
  ) {
    guard let entry = base.entry(category.id.utf8, of: .category) ?? base.entry(category.id.utf8)
    else {
      targets.append(Target(item: item, isLiked: isLiked, match: .none))
      return
    }
    add(entry, item, isLiked, base)
    if !isLiked { addPossible(category, item, base) }
  }

  /// Adds the collective names that may hide an allergen, unless the law of the market requires
  /// that the label names it: "spices" in the United States may be mustard.
  private mutating func addHiding(
    _ allergen: Allergen, item: Int32, _ preferences: LabelPreferences,
    _ base: borrowing KnowledgeBase
  ) {
    guard !Allergen.required(in: preferences.market, on: preferences.date).contains(allergen)
    else { return }
    addPossible(IngredientCategory(id: allergen.id), item, base)
  }

  /// Adds the ingredients that may belong to a category.
  private mutating func addPossible(
    _ category: IngredientCategory, _ item: Int32, _ base: borrowing KnowledgeBase
  ) {
    guard let entry = base.entry(category.possibleID.utf8, of: .category) else { return }
    var target = Target(item: item, isLiked: false, match: .kind, entry: entry)
    target.isPossible = true
    targets.append(target)
  }

  private mutating func add(
    _ entry: EntryID, _ item: Int32, _ isLiked: Bool, _ base: borrowing KnowledgeBase
  ) {
    switch base[entry].kind {
    case .function:
      targets.append(Target(item: item, isLiked: isLiked, match: .function, entry: entry))
    case .allergen:
      // A kind of an allergen without a bit of its own matches by its name only.
      let bits = base.ownBit(ofAllergen: entry)
      targets.append(
        bits == 0
          ? Target(item: item, isLiked: isLiked, match: .kind, entry: entry)
          : Target(item: item, isLiked: isLiked, match: .allergen, entry: entry, bits: bits))
    default:
      targets.append(Target(item: item, isLiked: isLiked, match: .kind, entry: entry))
      if base.string(base[entry].id) == IngredientCategory.palmOil.id {
        targets.append(Target(item: item, isLiked: isLiked, match: .palmOil, entry: entry))
      }
    }
  }

  private mutating func add(_ name: String, _ item: Int32, isLiked: Bool, _ reader: LabelReader) {
    let base = reader.base
    let entries = Self.entries(named: name, reader)
    // Citric acid is no fragrance, although perfuming is among its functions.
    let isSubstance = entries.contains { base[$0].kind != .function }
    for entry in entries where !isSubstance || base[entry].kind != .function {
      add(entry, item, isLiked, base)
      guard !isLiked else { continue }
      switch base[entry].kind {
      case .category:
        addPossible(IngredientCategory(id: base.string(base[entry].id)), item, base)
      case .allergen:
        if let preferences {
          let allergen = Allergen(id: base.string(base[entry].id))
          addHiding(allergen, item: item, preferences, base)
        }
        guard base.ownBit(ofAllergen: entry) == 0 else { continue }
        addKind(Target(item: item, isLiked: false, match: .kind, entry: entry), reader)
      default: break
      }
    }
    guard entries.isEmpty else { return }
    let start = words.count
    Self.appendSingulars(
      of: ContiguousArray(LabelFolding.folded(name).utf8), to: &words, in: reader.lexicon.language)
    targets.append(
      words.count - start > 2
        ? Target(item: item, isLiked: isLiked, match: .words, words: start..<words.count)
        : Target(item: item, isLiked: isLiked, match: .none))
  }

  /// Returns the substances, functions, allergens, and categories that a person means by a name.
  private static func entries(named name: String, _ reader: LabelReader) -> ContiguousArray<EntryID>
  {
    let base = reader.base
    let kinds = Lexicon.Phrase.ingredients | Lexicon.Phrase.bit(.allergen)
    var entries: ContiguousArray<EntryID> = reader.lexicon.entries(named: name).filter { entry in
      kinds & Lexicon.Phrase.bit(base[entry].kind) != 0
    }
    if entries.isEmpty, reader.lexicon.language != .english {
      for substance in reader.knowledge.substances(named: name)
      where kinds & Lexicon.Phrase.bit(substance.kind) != 0 {
        entries.append(substance.index)
      }
    }
    let folded = LabelFolding.folded(name)
    for group in base.groupNames
    where group.name.elementsEqual(folded.utf8) && !entries.contains(group.category) {
      entries.append(group.category)
    }
    return entries
  }

  /// Appends the words of a folded text in the singular, with a space before and after each.
  private static func appendSingulars(
    of folded: ContiguousArray<UInt8>, to bytes: inout ContiguousArray<UInt8>,
    in language: LabelLanguage
  ) {
    bytes.append(0x20)
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      if let singular = Inflection.singular(of: folded.span, start..<end, in: language) {
        for index in start..<(start + singular.kept) { bytes.append(folded[index]) }
        if let ending = singular.ending { bytes.append(ending) }
      } else {
        for index in start..<end { bytes.append(folded[index]) }
      }
      bytes.append(0x20)
      start = end + 1
    }
  }

  // MARK: Matching

  /// Whether an entry may match a target that matches entries.
  @inline(__always)
  mutating func isMarked(_ entry: EntryID, _ base: borrowing KnowledgeBase) -> Bool {
    if marks[entry] == .open { marks[entry] = mark(of: entry, base) }
    return marks[entry] != .unmarked
  }

  private func mark(of entry: EntryID, _ base: borrowing KnowledgeBase) -> Mark {
    let record = base[entry]
    if hasPalmOil, record.palmOil == .yes || record.palmOil == .maybe { return .marked }
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
      guard target.isPossible else { return base.isKind(entry, of: target.entry) ? .yes : .no }
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
    case .allergen, .group, .words, .none: return .no
    }
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

  /// Prepares a name for ``hasWords(of:)``.
  mutating func readWords(of text: Span<UInt8>, in language: LabelLanguage) {
    folded.removeAll(keepingCapacity: true)
    singulars.removeAll(keepingCapacity: true)
    LabelFolding.append(text, to: &folded)
    Self.appendSingulars(of: folded, to: &singulars, in: language)
  }

  /// Whether the prepared name contains the words of a target in a row.
  func hasWords(of target: Target) -> Bool {
    guard target.words.count <= singulars.count else { return false }
    for start in 0...(singulars.count - target.words.count) {
      var length = 0
      while length < target.words.count,
        singulars[start + length] == words[target.words.lowerBound + length]
      {
        length += 1
      }
      if length == target.words.count { return true }
    }
    return false
  }
}
