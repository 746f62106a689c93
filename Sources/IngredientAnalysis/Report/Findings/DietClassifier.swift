/// Whether a list is vegan, vegetarian, halal, and kosher.
struct DietClassifier: Sendable {
  private(set) var vegan = LabelDiet.Suitability.unknown
  private(set) var vegetarian = LabelDiet.Suitability.unknown
  private(set) var halal = LabelDiet.Suitability.unknown
  private(set) var kosher = LabelDiet.Suitability.unknown

  /// The objections that the name of each ingredient denies, as in "vegan cheese"; empty if no name
  /// does.
  private var claims: ContiguousArray<DietObjections> = []
  /// The objections to each ingredient, with ``DietObjections/isCounted`` if it counts.
  private var nodes: ContiguousArray<DietObjections> = []

  /// Returns the answer for one ingredient, or `nil` if it does not count.
  func answer(of node: Int, for diet: DietObjections.Diet) -> LabelDiet.Suitability? {
    nodes[node].contains(.isCounted) ? nodes[node].answer(for: diet) : nil
  }

  private mutating func readClaims(_ tree: borrowing LabelTree, _ traits: borrowing EntryTraits) {
    if !claims.isEmpty { claims.removeAll(keepingCapacity: true) }
    for attribute in tree.attributes {
      let objections = traits.diets[attribute.entry]
      var claim: DietObjections = []
      if objections.isDisjoint(with: DietObjections.vegan.all) {
        claim.formUnion(DietObjections.vegan.all)
      }
      if objections.isDisjoint(with: DietObjections.vegetarian.all) {
        claim.formUnion(DietObjections.vegetarian.all)
      }
      guard !claim.isEmpty else { continue }
      if claims.isEmpty {
        claims.append(contentsOf: repeatElement([], count: tree.nodes.count))
      }
      claims[attribute.node].formUnion(claim)
    }
  }

  mutating func read(
    _ tree: borrowing LabelTree, names: borrowing NameTraits, _ traits: borrowing EntryTraits,
    _ allergens: borrowing AllergenFinder, _ probable: borrowing ProbableAllergenFinder
  ) {
    readClaims(tree, traits)
    nodes.removeAll(keepingCapacity: true)
    var found: DietObjections = []
    var isEmpty = true
    for index in tree.nodes.indices {
      let phrase = tree.nodes[index].phrase
      nodes.append([])
      var objections = Self.objections(
        to: tree.nodes[index], allergens.nodes[index], probable[index],
        isExempt: allergens.exemptNodes[index], traits)
      switch tree.nodes[index].section {
      case .ingredients: break
      case .contains where phrase.exists:
        // A statement can show that something does not suit, but not that all does.
        objections.formUnion(traits.diets[tree.nodes[index].entry].intersection(.certain))
        if !objections.isEmpty { nodes[index] = objections.union(.isCounted) }
        found.formUnion(objections)
        continue
      case .contains, .mayContain, .facility, .freeFrom, .unread, .skipped: continue
      }
      let hasParts = tree.hasOwnParts(index)
      if phrase.exists {
        // The word for a function is not an ingredient.
        if names[phrase].isFunction(hasParts: hasParts) { continue }
        isEmpty = false
        objections.formUnion(traits.diets[tree.nodes[index].entry])
        if !claims.isEmpty, !claims[index].isEmpty {
          let isMade = names[phrase].traits.contains(.hasNoNamesake)
          objections.subtract(claims[index])
          // "Vegan whey protein" is the protein of milk, made by microbes.
          if isMade { objections.insert(DietObjections.vegan.maybe) }
        }
        if hasParts { objections.subtract(.open) }
      } else if !hasParts {
        isEmpty = false
        objections.formUnion(.unrecognized)
      }
      // The parts of an unknown mixture say what it is made of.
      if phrase.exists || !objections.isEmpty { nodes[index] = objections.union(.isCounted) }
      found.formUnion(objections)
    }
    if isEmpty { found.formUnion(.unrecognized) }
    vegan = found.answer(for: DietObjections.vegan)
    vegetarian = found.answer(for: DietObjections.vegetarian)
    halal = found.answer(for: DietObjections.halal)
    kosher = found.answer(for: DietObjections.kosher)
  }
}

extension DietClassifier {
  /// Returns the objections that follow from the allergens of an ingredient, and from those that its usual recipe has.
  ///
  /// A flavoring may taste of a food without being made from it, and what is exempt from labeling hardly contains it.
  @inline(__always)
  private static func objections(
    to node: LabelTree.Node, _ certain: UInt64, _ likely: UInt64, isExempt: Bool,
    _ traits: borrowing EntryTraits
  ) -> DietObjections {
    guard (certain | likely) & traits.animals != 0 else { return [] }
    let isSure = !isExempt && !(node.entry.exists && traits[node.entry].contains(.isMinor))
    var objections: DietObjections = []
    func object(_ diet: DietObjections.Diet, _ bits: UInt64) {
      if certain & bits != 0 {
        objections.insert(isSure ? diet.no : diet.maybe)
      } else if likely & bits != 0 {
        objections.insert(diet.maybe)
      }
    }
    object(DietObjections.vegan, traits.animals)
    object(DietObjections.vegetarian, traits.fishes)
    object(DietObjections.kosher, traits.shellfish)
    return objections
  }
}

/// The objections to an ingredient in each diet, as bits, so that the objections to a list are united.
struct DietObjections: OptionSet, Sendable {
  let rawValue: UInt32

  /// The bits of a diet.
  struct Diet {
    let no: DietObjections
    let unknown: DietObjections
    let maybe: DietObjections

    fileprivate init(_ number: UInt32) {
      no = DietObjections(rawValue: 1 << number)
      unknown = DietObjections(rawValue: 1 << (number + 8))
      maybe = DietObjections(rawValue: 1 << (number + 16))
    }

    /// The objections that do not decide.
    var open: DietObjections { unknown.union(maybe) }
    var all: DietObjections { open.union(no) }
  }

  static let vegan = Diet(0)
  static let vegetarian = Diet(1)
  static let halal = Diet(2)
  static let kosher = Diet(3)
  static let keto = Diet(4)
  /// Carbohydrates that always count in a low FODMAP diet.
  static let fructans = DietObjections(rawValue: 1 << 24)
  /// Carbohydrates that count in a low FODMAP diet except in small amounts.
  static let fodmaps = DietObjections(rawValue: 1 << 25)
  /// The ingredient counts in the answers for a list.
  static let isCounted = DietObjections(rawValue: 1 << 26)

  /// The objections to an ingredient that is not recognized.
  static let unrecognized: DietObjections = [
    vegan.unknown, vegetarian.unknown, halal.unknown, kosher.unknown,
  ]

  /// The objections to a mixture that its named parts remove.
  static let open = [vegan, vegetarian, halal, kosher].reduce(into: DietObjections()) {
    $0.formUnion($1.open)
  }

  /// The objections that decide.
  static let certain: DietObjections = [vegan.no, vegetarian.no, halal.no, kosher.no]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ entry: borrowing KnowledgeBase.Entry) {
    self = []
    add(entry.vegan, to: Self.vegan)
    add(entry.vegetarian, to: Self.vegetarian)
    // An ingredient suits these diets unless something is known against it.
    if entry.halal != .unknown { add(entry.halal, to: Self.halal) }
    if entry.kosher != .unknown { add(entry.kosher, to: Self.kosher) }
    if entry.keto != .unknown { add(entry.keto, to: Self.keto) }
    let fodmaps = entry.fodmaps
    guard fodmaps.rawValue != 0 else { return }
    insert(Self.fodmaps)
    if !fodmaps.isDisjoint(with: [.fructans, .galactoOligosaccharides]) { insert(Self.fructans) }
  }

  private mutating func add(_ answer: LabelDiet.Suitability, to diet: Diet) {
    switch answer {
    case .yes: break
    case .no: insert(diet.no)
    case .unknown: insert(diet.unknown)
    case .maybe: insert(diet.maybe)
    }
  }

  /// The answer for a diet, in which a single unknown ingredient makes a list unknown.
  func answer(for diet: Diet) -> LabelDiet.Suitability {
    isDisjoint(with: diet.all)
      ? .yes : contains(diet.no) ? .no : contains(diet.unknown) ? .unknown : .maybe
  }
}

/// Whether a list suits diets for which amounts or allergens count.
struct RankedDietClassifier: Sendable {
  private(set) var keto = LabelDiet.Suitability.unknown
  private(set) var lowFodmap = LabelDiet.Suitability.unknown
  private(set) var glutenFree = LabelDiet.Suitability.unknown

  /// The answers seen for one diet.
  private struct Tally {
    private var seen: UInt8 = 0

    @inline(__always)
    mutating func add(_ value: LabelDiet.Suitability?) {
      guard let value else { return }
      seen |= 1 << value.rawValue
    }

    /// An ingredient that does not suit decides first, then an unknown one, then one that depends.
    var status: LabelDiet.Suitability {
      func has(_ value: LabelDiet.Suitability) -> Bool { seen & 1 << value.rawValue != 0 }
      if has(.no) { return .no }
      if has(.unknown) || seen == 0 { return .unknown }
      return has(.maybe) ? .maybe : .yes
    }
  }

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ allergens: borrowing AllergenFinder, _ probable: borrowing ProbableAllergenFinder,
    with traits: borrowing EntryTraits
  ) {
    var tallies = (keto: Tally(), lowFodmap: Tally(), glutenFree: Tally())
    var isEmpty = true
    for index in tree.nodes.indices {
      let section = tree.nodes[index].section
      if section == .ingredients { isEmpty = false }
      tallies.keto.add(Self.keto(index, of: tree, mentions, with: traits))
      tallies.lowFodmap.add(Self.lowFodmap(index, of: tree, mentions, with: traits))
      tallies.glutenFree.add(
        Self.glutenFree(index, of: tree, mentions, allergens, probable, with: traits))
    }
    keto = isEmpty ? .unknown : tallies.keto.status
    lowFodmap = isEmpty ? .unknown : tallies.lowFodmap.status
    // A statement without a list can show that there is gluten, but not that there is none.
    glutenFree =
      isEmpty && tallies.glutenFree.status != .no ? .unknown : tallies.glutenFree.status
  }

  /// Returns the answer for an ingredient, or `nil` if its parts decide.
  private static func unless(_ flags: MentionClassifier.Flags, _ value: LabelDiet.Suitability)
    -> LabelDiet.Suitability?
  {
    flags.contains(.hasParts) && (value == .unknown || value == .maybe) ? nil : value
  }

  /// Sugars and starches count if they make up more than about one percent.
  @inline(__always)
  static func keto(
    _ index: Int, of tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    with traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let flags = mentions[index]
    guard tree.nodes[index].section == .ingredients, !flags.contains(.isFunction) else {
      return nil
    }
    guard tree.nodes[index].phrase.exists else { return unless(flags, .unknown) }
    switch traits.diets[tree.nodes[index].entry].answer(for: DietObjections.keto) {
    // An ingredient suits the diet unless something is known against it.
    case .yes, .unknown: return .yes
    case .maybe: return flags.contains(.isMinor) ? .yes : unless(flags, .maybe)
    case .no: return flags.contains(.isMinor) ? unless(flags, .maybe) : .no
    }
  }

  /// Fructans and galacto-oligosaccharides always count; other fermentable carbohydrates count if
  /// they make up more than about one percent.
  @inline(__always)
  static func lowFodmap(
    _ index: Int, of tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    with traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let flags = mentions[index]
    guard tree.nodes[index].section == .ingredients, !flags.contains(.isFunction) else {
      return nil
    }
    guard tree.nodes[index].phrase.exists else { return unless(flags, .unknown) }
    let objections = traits.diets[tree.nodes[index].entry]
    if objections.contains(DietObjections.fructans) { return .no }
    return !objections.contains(DietObjections.fodmaps) || flags.contains(.isMinor) ? .yes : .no
  }

  /// Traces, ingredients that are exempt from allergen labeling, usual recipes, and collective names may contain gluten.
  @inline(__always)
  static func glutenFree(
    _ index: Int, of tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ allergens: borrowing AllergenFinder, _ probable: borrowing ProbableAllergenFinder,
    with traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let flags = mentions[index]
    let mayHaveGluten = probable[index] & traits.gluten != 0 && !flags.contains(.hasNoGluten)
    let hasGluten = allergens.nodes[index] & traits.gluten != 0 && !flags.contains(.hasNoGluten)
    switch tree.nodes[index].section {
    case .ingredients:
      if hasGluten {
        let entry = tree.nodes[index].entry
        guard entry.exists else { return .no }
        let exemptions: EntryTraits.Traits = [.isExemptEuropeanUnion, .isExemptUnitedStates]
        return traits[entry].isDisjoint(with: exemptions) ? .no : .maybe
      }
      if flags.contains(.isFunction) { return nil }
      guard tree.nodes[index].phrase.exists else { return unless(flags, .unknown) }
      let isHidden =
        allergens.mayHideGluten && traits[tree.nodes[index].entry].contains(.mayHideGluten)
        && flags.isDisjoint(with: [.hasNoGluten, .hasParts])
      return mayHaveGluten || isHidden ? .maybe : .yes
    case .contains: return hasGluten ? .no : mayHaveGluten ? .maybe : nil
    case .mayContain, .facility, .unread: return hasGluten || mayHaveGluten ? .maybe : nil
    case .freeFrom, .skipped: return nil
    }
  }
}
