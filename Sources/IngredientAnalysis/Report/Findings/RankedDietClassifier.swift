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
    _ allergens: borrowing AllergenFinder, with traits: borrowing EntryTraits
  ) {
    var tallies = (keto: Tally(), lowFodmap: Tally(), glutenFree: Tally())
    var isEmpty = true
    for index in tree.nodes.indices {
      let section = tree.nodes[index].section
      if section == .ingredients { isEmpty = false }
      tallies.keto.add(Self.keto(index, of: tree, mentions, with: traits))
      tallies.lowFodmap.add(Self.lowFodmap(index, of: tree, mentions, with: traits))
      tallies.glutenFree.add(Self.glutenFree(index, of: tree, mentions, allergens, with: traits))
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

  /// Traces, and ingredients that are exempt from allergen labeling, may contain gluten.
  @inline(__always)
  static func glutenFree(
    _ index: Int, of tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ allergens: borrowing AllergenFinder, with traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let flags = mentions[index]
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
      return tree.nodes[index].phrase.exists ? .yes : unless(flags, .unknown)
    case .contains: return hasGluten ? .no : nil
    case .mayContain, .facility, .unread: return hasGluten ? .maybe : nil
    case .freeFrom, .skipped: return nil
    }
  }
}
