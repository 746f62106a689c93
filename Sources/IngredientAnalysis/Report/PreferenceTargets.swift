import Essentials

/// Collects the ways in which preferences are matched.
struct PreferenceTargets {
  private(set) var targets: ContiguousArray<PreferenceTable.Target> = []
  /// The other kinds of the allergens of which targets are kinds.
  private(set) var otherKinds: ContiguousArray<EntryID> = []
  private(set) var words = PreferenceWords()

  private let preferences: LabelPreferences
  private let reader: LabelReader
  private var base: KnowledgeBase { reader.base }
  /// The lines of names, read once.
  private lazy var lines = reader.base.names
  /// The names of plants of cosmetic ingredients, read once.
  private lazy var botanicalNames = readBotanicalNames()

  init(_ preferences: LabelPreferences, _ reader: LabelReader) {
    self.preferences = preferences
    self.reader = reader
    for (item, avoided) in preferences.avoided.enumerated() {
      add(avoided, for: PreferenceTable.Wish(item: item, isLiked: false))
    }
    for (item, liked) in preferences.liked.enumerated() {
      let wish = PreferenceTable.Wish(item: item, isLiked: true)
      switch liked {
      case .named(let name): add(name, for: wish)
      case .category(let category): add(category, for: wish)
      }
    }
  }

  private mutating func add(
    _ avoided: LabelPreferences.AvoidedIngredient, for wish: PreferenceTable.Wish
  ) {
    switch avoided {
    case .allergen(let allergen, let traces, let probable):
      var target = PreferenceTable.Target(wish: wish, match: .none)
      target.isAllergen = true
      target.tolerance = traces
      target.probableTolerance = probable
      add(allergen, target)
      addGroups(allergen, target)
      addHiding(allergen, for: wish)
    case .named(let name): add(name, for: wish)
    case .category(let category): add(category, for: wish)
    case .group(_, let members):
      for (member, name) in members.enumerated() {
        var wish = wish
        wish.member = member
        add(name, for: wish)
      }
      if members.isEmpty { targets.append(PreferenceTable.Target(wish: wish, match: .none)) }
    }
  }

  // MARK: Allergens

  private mutating func add(_ allergen: Allergen, _ target: PreferenceTable.Target) {
    var target = target
    guard let entry = base.entry(allergen.id.utf8, of: .allergen) else {
      targets.append(target)
      return
    }
    // An allergen beyond the limit of the knowledge matches by its name, and cannot be checked in other foods.
    if base[entry].allergens == 0 { targets.append(target) }
    target.entry = entry
    target.bits = base.ownBit(ofAllergen: entry)
    target.match = target.bits != 0 ? .allergen : .kind
    targets.append(target)
    if target.bits == 0 { addKind(target) }
  }

  /// Adds a kind of an allergen without a bit of its own: it matches the foods of its name, and
  /// whatever contains the allergen and is not of another kind.
  private mutating func addKind(_ target: PreferenceTable.Target) {
    var target = target
    let entry = target.entry
    for food in foods(of: entry) where food != entry {
      target.entry = food
      targets.append(target)
    }
    target.entry = entry
    target.match = .group
    target.bits = base[entry].allergens
    let start = otherKinds.count
    for other in base.entries.indices.lazy.map({ EntryID($0) })
    where base[other].kind == .allergen && !base[other].parents.isEmpty
      && base[other].allergens & target.bits != 0
      && !base.isKind(other, of: entry) && !base.isKind(entry, of: other)
    {
      otherKinds.append(other)
      otherKinds.append(contentsOf: foods(of: other))
    }
    target.otherKinds = start..<otherKinds.count
    if target.bits != 0 { targets.append(target) }
  }

  /// Returns the ingredients with the name of an entry.
  private func foods(of entry: EntryID) -> ContiguousArray<EntryID> {
    let name = KnownSubstance(knowledge: reader.knowledge, index: entry).name
    return reader.lexicon.entries(named: name).filter { food in
      KnownSubstance.Kinds.ingredients.includes(base[food].kind)
    }
  }

  /// Adds the collective names that may hide an allergen, unless the law of the market requires
  /// that the label names it: "spices" in the United States may be mustard.
  private mutating func addHiding(_ allergen: Allergen, for wish: PreferenceTable.Wish) {
    guard let entry = base.entry(allergen.id.utf8, of: .allergen) else { return }
    let required = Allergen.required(in: preferences.market, on: preferences.date).compactMap {
      base.entry($0.id.utf8, of: .allergen)
    }
    guard !required.contains(where: { base.isKind(entry, of: $0) }) else { return }
    for kind in CollectionOfOne(entry) + base.links[base[entry].ancestors] {
      addPossible(
        IngredientCategory(id: base.string(base[kind].id)), for: wish, hiding: base[kind].allergens)
    }
  }

  /// Whether the law of the market requires that the label names all of some allergens.
  private func mustBeNamed(_ allergens: UInt64) -> Bool {
    guard allergens != 0 else { return false }
    var required: UInt64 = 0
    for allergen in Allergen.required(in: preferences.market, on: preferences.date) {
      if let entry = base.entry(allergen.id.utf8, of: .allergen) {
        required |= base[entry].allergens
      }
    }
    return allergens & ~required == 0
  }

  /// Adds the words for groups that may mean an allergen: "nuts" may mean peanuts.
  private mutating func addGroups(_ allergen: Allergen, _ target: PreferenceTable.Target) {
    var target = target
    target.groupWords = reader.groupWords.phrases(for: allergen.id)
    guard !target.groupWords.isEmpty else { return }
    target.match = .groupWord
    target.isPossible = true
    targets.append(target)
  }

  // MARK: Categories and names

  private mutating func add(_ category: IngredientCategory, for wish: PreferenceTable.Wish) {
    guard let entry = base.entry(category.id.utf8, of: .category) ?? base.entry(category.id.utf8)
    else {
      targets.append(PreferenceTable.Target(wish: wish, match: .none))
      return
    }
    add(entry, for: wish)
    if !wish.isLiked, !mustBeNamed(category) { addPossible(category, for: wish) }
  }

  /// Whether the law of the market requires that the label names each substance of a category.
  private func mustBeNamed(_ category: IngredientCategory) -> Bool {
    preferences.market.isInEurope && category == .fragranceAllergens
  }

  /// Adds the ingredients that may belong to a category.
  private mutating func addPossible(
    _ category: IngredientCategory, for wish: PreferenceTable.Wish, hiding allergens: UInt64 = 0
  ) {
    guard let entry = base.entry(category.possibleID.utf8, of: .category) else { return }
    var target = PreferenceTable.Target(wish: wish, match: .kind, entry: entry)
    target.isPossible = true
    target.hidden = allergens
    targets.append(target)
  }

  private mutating func add(_ entry: EntryID, for wish: PreferenceTable.Wish) {
    var target = PreferenceTable.Target(wish: wish, match: .kind, entry: entry)
    target.mustBeNamed = mustBeNamed(base[entry].allergens)
    switch base[entry].kind {
    case .function: target.match = .function
    case .allergen:
      // A kind of an allergen without a bit of its own matches by its name only.
      target.bits = base.ownBit(ofAllergen: entry)
      if target.bits != 0 { target.match = .allergen }
    case .food where !wish.isLiked:
      target.hasProducts = true
      target.identifiers = base.identifiers(ofFood: entry)
    default: break
    }
    targets.append(target)
    guard target.match == .kind, base.string(base[entry].id) == IngredientCategory.palmOil.id
    else { return }
    target.match = .palmOil
    targets.append(target)
  }

  private mutating func add(_ name: String, for wish: PreferenceTable.Wish) {
    var entries = entries(named: name)
    if !wish.isLiked {
      for allergen in reader.groupWords.allergens(of: reader.lexicon.phrase(named: name)) {
        let entry = base.entry(allergen.id.utf8, of: .allergen)
        if let entry, allergen != .coconut, !entries.contains(entry) { entries.append(entry) }
      }
    }
    // "Grains" of an unstated kind are an entry of their own, but who avoids grains avoids each kind.
    if !wish.isLiked, let grains = base.entry("en:cereals".utf8, of: .food),
      entries.contains(grains)
    {
      entries += base.links[base[grains].ancestors].filter { !entries.contains($0) }
    }
    if !wish.isLiked {
      for plant in plants(named: name, of: entries) where !entries.contains(plant) {
        entries.append(plant)
      }
    }
    // Citric acid is no fragrance, although perfuming is among its functions.
    let isSubstance = entries.contains { base[$0].kind != .function }
    for entry in entries where !isSubstance || base[entry].kind != .function {
      add(entry, for: wish)
      guard !wish.isLiked else { continue }
      switch base[entry].kind {
      case .category:
        let category = IngredientCategory(id: base.string(base[entry].id))
        if !mustBeNamed(category) { addPossible(category, for: wish) }
      case .allergen:
        let allergen = Allergen(id: base.string(base[entry].id))
        addGroups(allergen, PreferenceTable.Target(wish: wish, match: .none))
        addHiding(allergen, for: wish)
        guard base.ownBit(ofAllergen: entry) == 0 else { continue }
        addKind(PreferenceTable.Target(wish: wish, match: .kind, entry: entry))
      default:
        let category = IngredientCategory.fragranceAllergens
        guard let group = base.entry(category.id.utf8, of: .category),
          base.isKind(entry, of: group),
          !mustBeNamed(category)
        else { continue }
        addPossible(category, for: wish)
      }
    }
    guard entries.isEmpty else { return }
    var target = PreferenceTable.Target(wish: wish, match: .none)
    if let words = words.add(name, in: reader.lexicon.language) {
      target.match = .words
      target.words = words
    }
    targets.append(target)
  }

  /// Returns the cosmetic ingredients from a plant with a common name, which stands in brackets in one of their names:
  /// "Rosa Damascena (Rose) Flower Oil".
  ///
  /// The name may be one of another language or of all kinds of a food: "Minze" means peppermint, too. It may say what
  /// is made of the plant, as in "argan oil", and it may be the first word of the botanical name, as in "aloe", or the
  /// last one of the common name, as almond is of "sweet almond". All that begins with the botanical name is made of
  /// the plant, too.
  private mutating func plants(
    named name: String, of entries: ContiguousArray<EntryID>
  ) -> ContiguousArray<EntryID> {
    let foods = entries.filter { base[$0].kind == .food }
    var wanted: Set<String> = [TextFolding.folded(name)]
    if !foods.isEmpty {
      for kind in base.entries.indices.lazy.map({ EntryID($0) })
      where base[kind].kind == .food && foods.contains(where: { base.isKind(kind, of: $0) }) {
        wanted.insert(
          TextFolding.folded(KnownSubstance(knowledge: reader.knowledge, index: kind).name))
      }
    }
    wanted.remove("")
    let initials = Set(wanted.compactMap { $0.utf8.first })
    let text = base.text
    var plants: ContiguousArray<EntryID> = []
    var species: Set<String> = []
    for plant in botanicalNames where plants.last != plant.entry {
      // Folding takes time, and most names begin with another letter.
      func folded(_ part: Range<Int>) -> String? {
        guard !part.isEmpty else { return nil }
        let first = text[part.lowerBound]
        guard !first.isLetter || initials.contains(first | 0x20) else { return nil }
        return TextFolding.folded(String(decoding: text[part], as: UTF8.self))
      }
      let common = folded(plant.common)
      let names = [common, folded(plant.lastWord), folded(plant.genus)]
      if names.contains(where: { $0.map { wanted.contains($0) } ?? false })
        || common.map({ wanted.contains("\($0) \(product(of: plant))") }) ?? false
      {
        plants.append(plant.entry)
        let words = String(decoding: text[plant.species], as: UTF8.self).split(separator: " ")
        if words.count > 1 { species.insert(words.joined(separator: " ")) }
      }
    }
    let genera = Set(species.compactMap { $0.utf8.first })
    guard !genera.isEmpty else { return plants }
    for line in lines where base[line.entry].kind == .cosmetic && plants.last != line.entry {
      let isOfPlant = base.parts(of: line.names).contains { part in
        guard !part.isEmpty, genera.contains(text[Int(part.lowerBound)]) else { return false }
        let words = base.string(part).split(separator: " ")
        return (2...4).contains {
          $0 <= words.count && species.contains(words[..<$0].joined(separator: " "))
        }
      }
      if isOfPlant, !plants.contains(line.entry) { plants.append(line.entry) }
    }
    return plants
  }

  /// Returns the folded last word behind the brackets, such as "oil".
  private func product(of plant: BotanicalName) -> String {
    let words = TextFolding.folded(String(decoding: base.text[plant.rest], as: UTF8.self))
    return words.split(separator: " ").last.map { String($0) } ?? ""
  }

  /// Returns the names of cosmetic ingredients with the common name of a plant in brackets.
  private mutating func readBotanicalNames() -> ContiguousArray<BotanicalName> {
    let base = base
    let text = base.text
    var names: ContiguousArray<BotanicalName> = []
    for line in lines where base[line.entry].kind == .cosmetic {
      for part in base.parts(of: line.names) {
        let (start, end) = (Int(part.lowerBound), Int(part.upperBound))
        var (open, close, genusEnd, lastWord) = (end, end, end, end)
        var index = start
        while index < end, close == end {
          switch text[index] {
          case UInt8(ascii: "(") where open == end: (open, lastWord) = (index, index + 1)
          case UInt8(ascii: ")") where open < end: close = index
          case UInt8(ascii: " "), UInt8(ascii: "-"):
            if open < end { lastWord = index + 1 } else { genusEnd = min(genusEnd, index) }
          default: break
          }
          index += 1
        }
        guard close < end, open > start else { continue }
        names.append(
          BotanicalName(
            entry: line.entry, common: open + 1..<close, lastWord: lastWord..<close,
            genus: start..<min(genusEnd, open), rest: close + 1..<end))
      }
    }
    return names
  }

  /// Returns the substances, functions, allergens, and categories that a person means by a name.
  private mutating func entries(named name: String) -> ContiguousArray<EntryID> {
    let kinds = KnownSubstance.Kinds.ingredientsAndAllergens
    var entries: ContiguousArray<EntryID> = reader.lexicon.entries(named: name).filter { entry in
      kinds.includes(base[entry].kind)
    }
    // People type words of their own language and read labels in others. A name that means no food in the language
    // of the label means what it does in English. If it means none there either, every language counts.
    for language in [LabelLanguage.english, nil]
    where language != reader.lexicon.language
      && entries.allSatisfy({ base[$0].kind == .cosmetic })
    {
      for entry in base.entries(named: name, in: language, among: lines)
      where kinds.includes(base[entry].kind) && !entries.contains(entry) {
        entries.append(entry)
      }
    }
    // "Cerdo" is the food that in English has the name of a group.
    let names =
      [TextFolding.folded(name)]
      + entries.filter { base[$0].kind == .food }.map {
        TextFolding.folded(KnownSubstance(knowledge: reader.knowledge, index: $0).name)
      }
    let bytes = names.map { ContiguousArray($0.utf8) }
    for group in base.groupNames
    where !entries.contains(group.category) && bytes.contains(group.name) {
      entries.append(group.category)
    }
    return entries
  }
}

/// The parts of a name such as "Prunus Amygdalus Dulcis (Sweet Almond) Oil" in the text of the knowledge.
private struct BotanicalName {
  let entry: EntryID
  /// The common name.
  let common: Range<Int>
  /// The last word of the common name.
  let lastWord: Range<Int>
  /// The first word of the botanical name.
  let genus: Range<Int>
  /// The words behind the brackets.
  let rest: Range<Int>

  /// The botanical name before the brackets.
  var species: Range<Int> { genus.lowerBound..<common.lowerBound - 1 }
}

/// The words of preferences that name no known ingredient, which match by the letter.
struct PreferenceWords: Sendable {
  /// The words in the singular, with a space before and after each name.
  private var words: ContiguousArray<UInt8> = []
  /// The words of a name on the label.
  private var folded: ContiguousArray<UInt8> = []
  private var singulars: ContiguousArray<UInt8> = []

  /// Adds a name, and returns the range of its words, or `nil` if it has none.
  mutating func add(_ name: String, in language: LabelLanguage) -> Range<Int>? {
    let start = words.count
    Self.appendSingulars(
      of: ContiguousArray(TextFolding.folded(name).utf8), to: &words, in: language)
    return words.count - start > 2 ? start..<words.count : nil
  }

  /// Prepares a name on the label for ``contains(_:)``.
  mutating func read(_ text: Span<UInt8>, in language: LabelLanguage) {
    folded.removeAll(keepingCapacity: true)
    singulars.removeAll(keepingCapacity: true)
    FoldedText.append(text, to: &folded)
    Self.appendSingulars(of: folded, to: &singulars, in: language)
  }

  /// Whether the prepared name contains the words in a range in a row.
  ///
  /// - Complexity: O(*n* · *m*)
  func contains(_ wanted: Range<Int>) -> Bool {
    guard wanted.count <= singulars.count else { return false }
    for start in 0...(singulars.count - wanted.count) {
      var length = 0
      while length < wanted.count, singulars[start + length] == words[wanted.lowerBound + length] {
        length += 1
      }
      if length == wanted.count { return true }
    }
    return false
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
}

extension Lexicon {
  /// Returns all entries with a name in this language.
  func entries(named name: String) -> ContiguousArray<EntryID> {
    let phrase = phrase(named: name)
    return phrase.exists ? ContiguousArray(meanings(of: phrase)) : []
  }
}
