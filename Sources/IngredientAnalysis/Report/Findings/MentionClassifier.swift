/// Finds which nodes are ingredients in their own right, and which make up at most about one
/// percent.
///
/// Ingredients of at most one percent follow the first preservative or flavoring of their list, in
/// any order, or are in a group of "2 % or less". The parts of an ingredient form a list of their
/// own.
struct MentionClassifier: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// It contains other nodes.
    static let hasParts = Flags(rawValue: 1)
    /// The product contains at most about one percent of it.
    static let isMinor = Flags(rawValue: 2)
    /// It is the word for a function and not an ingredient.
    static let isFunction = Flags(rawValue: 4)
    /// A preservative or flavoring precedes it in its list.
    static let endsMajor = Flags(rawValue: 8)
    /// The label says that it is a preservative or a flavoring.
    static let hasMinorPurpose = Flags(rawValue: 16)
    /// The label says that it has no gluten.
    static let hasNoGluten = Flags(rawValue: 32)
    /// Its usual recipe contains an allergen that its name does not say.
    static let hasLikelyAllergens = Flags(rawValue: 64)
  }

  private(set) var flags: ContiguousArray<Flags> = []
  /// The number of ingredients, without words for functions and without mixtures.
  private(set) var mentions = 0
  /// Whether a node has ``Flags/hasLikelyAllergens``.
  private(set) var hasLikelyAllergens = false
  /// The number of ingredients that were recognized.
  private(set) var recognized = 0

  @inline(__always)
  subscript(node: Int) -> Flags { flags[node] }

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ traits: borrowing EntryTraits
  ) {
    flags.removeAll(keepingCapacity: true)
    mentions = 0
    recognized = 0
    hasLikelyAllergens = false
    for _ in tree.nodes.indices { flags.append([]) }
    for attribute in tree.attributes where Int(attribute.node) < flags.count {
      if traits[attribute.entry].contains(.isMinorFunction) {
        flags[Int(attribute.node)].insert(.hasMinorPurpose)
      }
      if traits[attribute.entry].contains(.deniesGluten) {
        flags[Int(attribute.node)].insert(.hasNoGluten)
      }
      if traits[attribute.entry].contains(.hasLikelyAllergens) {
        flags[Int(attribute.node)].insert(.hasLikelyAllergens)
        hasLikelyAllergens = true
      }
    }
    var endsMajor = false
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let hasParts = tree.hasOwnParts(index)
      if hasParts { flags[index].insert(.hasParts) }
      var isFunction = false
      var startsMinor = flags[index].contains(.hasMinorPurpose)
      if node.phrase >= 0 {
        let phrase = lexicon.phrases[Int(node.phrase)]
        isFunction =
          phrase.has(.function) && (hasParts || phrase.kinds == Lexicon.Phrase.bit(.function))
        if isFunction { flags[index].insert(.isFunction) }
        for meaning in phrase.meanings {
          let trait = traits[lexicon.meanings[Int(meaning)]]
          startsMinor =
            startsMinor || trait.contains(.isMinor)
            || (isFunction && trait.contains(.isMinorFunction))
          if trait.contains(.hasLikelyAllergens) {
            flags[index].insert(.hasLikelyAllergens)
            hasLikelyAllergens = true
          }
        }
      }
      guard node.section == .ingredients else { continue }
      let parent = Int(node.parent)
      if parent < 0, startsMinor { endsMajor = true }
      if parent >= 0, startsMinor { flags[parent].insert(.endsMajor) }
      let isBehind =
        parent < 0
        ? endsMajor : flags[parent].contains(.endsMajor) || flags[parent].contains(.isMinor)
      if isMinor(node, isBehind) { flags[index].insert(.isMinor) }
      guard !isFunction, !hasParts else { continue }
      mentions += 1
      if node.phrase >= 0 { recognized += 1 }
    }
  }

  /// A stated percentage decides, then the bound of a group, then the position in the list.
  private func isMinor(_ node: LabelTree.Node, _ isBehind: Bool) -> Bool {
    switch node.amountKind {
    case .exact: return node.percent <= 1
    case .atMost where node.percent <= 1: return true
    case .atLeast where node.percent > 1: return false
    case .between where node.highest <= 1: return true
    case .between where node.percent > 1: return false
    case .none, .atMost, .atLeast, .between: return isBehind || node.bound <= 2
    }
  }
}
