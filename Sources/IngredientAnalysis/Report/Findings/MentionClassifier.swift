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
    _ tree: borrowing LabelTree, names: borrowing NameTraits, _ traits: borrowing EntryTraits
  ) {
    let count = tree.nodes.count
    flags.removeAll(keepingCapacity: true)
    flags.append(contentsOf: repeatElement([], count: count))
    var (mentions, recognized, hasLikelyAllergens) = (0, 0, false)
    // A span spares the check before each change that the array is not shared.
    var flags = self.flags.mutableSpan
    for attribute in tree.attributes where attribute.node.index < count {
      let trait = traits[attribute.entry]
      guard
        !trait.isDisjoint(
          with: [.isMinorFunction, .deniesGluten, .hasLikelyAllergens, .isPreserved, .isFromPlants])
      else { continue }
      let node = attribute.node.index
      if trait.contains(.isMinorFunction) { flags[node].insert(.hasMinorPurpose) }
      if trait.contains(.deniesGluten) { flags[node].insert(.hasNoGluten) }
      if trait.contains(.hasLikelyAllergens)
        || traits.likelyAllergens(of: attribute.entry, on: tree.nodes[node].entry) != 0
      {
        flags[node].insert(.hasLikelyAllergens)
        hasLikelyAllergens = true
      }
    }
    var endsMajor = false
    for index in 0..<count {
      let phrase = tree.nodes[index].phrase
      var own = flags[index]
      let hasParts = tree.hasOwnParts(index)
      if hasParts { own.insert(.hasParts) }
      var isFunction = false
      var startsMinor = own.contains(.hasMinorPurpose)
      if phrase.exists {
        let name = names[phrase]
        isFunction = name.isFunction(hasParts: hasParts)
        if isFunction { own.insert(.isFunction) }
        startsMinor =
          startsMinor || name.traits.contains(.isMinor)
          || (isFunction && name.traits.contains(.isMinorFunction))
        if name.traits.contains(.hasLikelyAllergens) {
          own.insert(.hasLikelyAllergens)
          hasLikelyAllergens = true
        }
      }
      if tree.nodes[index].section == .ingredients {
        let parent = tree.nodes[index].parent
        if startsMinor {
          if parent.exists {
            flags[parent.index].insert(.endsMajor)
          } else {
            endsMajor = true
          }
        }
        let isBehind =
          parent.exists
          ? !flags[parent.index].isDisjoint(with: [.endsMajor, .isMinor]) : endsMajor
        if Self.isMinor(tree.nodes[index], isBehind) { own.insert(.isMinor) }
        if !isFunction, !hasParts {
          mentions &+= 1
          if phrase.exists { recognized &+= 1 }
        }
      }
      flags[index] = own
    }
    (self.mentions, self.recognized) = (mentions, recognized)
    self.hasLikelyAllergens = hasLikelyAllergens
  }

  /// A stated percentage decides, then the bound of a group, then the position in the list.
  @inline(__always)
  private static func isMinor(_ node: LabelTree.Node, _ isBehind: Bool) -> Bool {
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
