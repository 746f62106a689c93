/// Whether a list suits diets for which amounts or allergens count.
struct RankedDietClassifier: Sendable {
  private(set) var keto = LabelDiet.Suitability.unknown
  private(set) var lowFodmap = LabelDiet.Suitability.unknown
  private(set) var glutenFree = LabelDiet.Suitability.unknown

  /// The answers seen for one diet.
  private struct Tally {
    private var worst = LabelDiet.Suitability.yes
    private var isEmpty = true

    mutating func add(_ value: LabelDiet.Suitability) {
      isEmpty = false
      if Self.weight(value) > Self.weight(worst) { worst = value }
    }

    /// An ingredient that does not suit decides first, then an unknown one, then one that depends.
    private static func weight(_ value: LabelDiet.Suitability) -> Int {
      switch value {
      case .yes: 0
      case .maybe: 1
      case .unknown: 2
      case .no: 3
      }
    }

    var status: LabelDiet.Suitability { isEmpty ? .unknown : worst }
  }

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ allergens: borrowing AllergenFinder,
    _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase, _ traits: borrowing EntryTraits
  ) {
    var tallies = (keto: Tally(), lowFodmap: Tally(), glutenFree: Tally())
    var isEmpty = true
    for index in tree.nodes.indices {
      let section = tree.nodes[index].section
      if section == .ingredients { isEmpty = false }
      if let value = Self.keto(index, tree, mentions, base) { tallies.keto.add(value) }
      if let value = Self.lowFodmap(index, tree, mentions, lexicon, base) {
        tallies.lowFodmap.add(value)
      }
      if let value = Self.glutenFree(index, tree, mentions, allergens, base, traits) {
        tallies.glutenFree.add(value)
      }
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
  static func keto(
    _ index: Int, _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ base: borrowing KnowledgeBase
  ) -> LabelDiet.Suitability? {
    let node = tree.nodes[index]
    let flags = mentions[index]
    guard node.section == .ingredients, !flags.contains(.isFunction) else { return nil }
    guard node.phrase >= 0 else { return unless(flags, .unknown) }
    switch base.entries[Int(node.entry)].keto {
    // An ingredient suits the diet unless something is known against it.
    case .yes, .unknown: return .yes
    case .maybe: return flags.contains(.isMinor) ? .yes : unless(flags, .maybe)
    case .no: return flags.contains(.isMinor) ? unless(flags, .maybe) : .no
    }
  }

  /// Fructans and galacto-oligosaccharides always count; other fermentable carbohydrates count if
  /// they make up more than about one percent.
  static func lowFodmap(
    _ index: Int, _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ lexicon: borrowing Lexicon,
    _ base: borrowing KnowledgeBase
  ) -> LabelDiet.Suitability? {
    let node = tree.nodes[index]
    let flags = mentions[index]
    guard node.section == .ingredients, !flags.contains(.isFunction) else { return nil }
    guard node.phrase >= 0 else { return unless(flags, .unknown) }
    let fodmaps = base.entries[Int(node.entry)].fodmaps
    if !fodmaps.isDisjoint(with: [.fructans, .galactoOligosaccharides]) { return .no }
    return fodmaps.isEmpty || flags.contains(.isMinor) ? .yes : .no
  }

  /// Traces, and ingredients that are exempt from allergen labeling, may contain gluten.
  static func glutenFree(
    _ index: Int, _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ allergens: borrowing AllergenFinder, _ base: borrowing KnowledgeBase,
    _ traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let node = tree.nodes[index]
    let flags = mentions[index]
    let hasGluten = allergens.nodes[index] & traits.gluten != 0 && !flags.contains(.hasNoGluten)
    switch node.section {
    case .ingredients:
      if hasGluten {
        guard node.entry >= 0 else { return .no }
        let entry = base.entries[Int(node.entry)]
        return entry.exemptEuropeanUnion || entry.exemptUnitedStates ? .maybe : .no
      }
      if flags.contains(.isFunction) { return nil }
      return node.phrase >= 0 ? .yes : unless(flags, .unknown)
    case .contains: return hasGluten ? .no : nil
    case .mayContain, .facility, .unread: return hasGluten ? .maybe : nil
    case .freeFrom, .skipped: return nil
    }
  }
}
