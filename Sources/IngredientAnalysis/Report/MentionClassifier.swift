/// Which nodes of a list are ingredients by themselves, and which of them stand behind the "1 %
/// line".
///
/// Ingredients of at most one percent stand behind the first preservative or flavoring of their
/// list, in any order, or in a group of "2 % or less". Within a compound ingredient its own list
/// counts.
struct MentionClassifier: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// Other nodes stand within it.
    static let hasParts = Flags(rawValue: 1)
    /// There is about one percent of it at most.
    static let isMinor = Flags(rawValue: 2)
    /// It is the word for a function and no ingredient.
    static let isFunction = Flags(rawValue: 4)
    /// Such an ingredient stood in its list before.
    static let endsMajor = Flags(rawValue: 8)
    /// The label says that it is a preservative or a flavoring.
    static let hasMinorPurpose = Flags(rawValue: 16)
    /// The label says that it has no gluten.
    static let hasNoGluten = Flags(rawValue: 32)
  }

  private(set) var flags: ContiguousArray<Flags> = []
  /// How many ingredients the list has, words for functions and mixtures left out.
  private(set) var mentions = 0
  /// Of how many it is known what they are.
  private(set) var recognized = 0

  @inline(__always)
  subscript(node: Int) -> Flags { flags[node] }

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ traits: borrowing EntryTraits
  ) {
    flags.removeAll(keepingCapacity: true)
    mentions = 0
    recognized = 0
    for _ in tree.nodes.indices { flags.append([]) }
    for attribute in tree.attributes where Int(attribute.node) < flags.count {
      if traits[attribute.entry].contains(.isMinorFunction) {
        flags[Int(attribute.node)].insert(.hasMinorPurpose)
      }
      if traits[attribute.entry].contains(.deniesGluten) {
        flags[Int(attribute.node)].insert(.hasNoGluten)
      }
    }
    var endsMajor = false
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let hasParts = index + 1 < tree.nodes.count && tree.nodes[index + 1].parent == Int32(index)
      if hasParts { flags[index].insert(.hasParts) }
      var isFunction = false
      var startsMinor = flags[index].contains(.hasMinorPurpose)
      if node.phrase >= 0 {
        let phrase = lexicon.phrases[Int(node.phrase)]
        isFunction =
          phrase.has(.function) && (hasParts || phrase.kinds == Lexicon.Phrase.bit(.function))
        if isFunction { flags[index].insert(.isFunction) }
        for meaning in phrase.meanings where !startsMinor {
          let trait = traits[lexicon.meanings[Int(meaning)]]
          startsMinor = trait.contains(.isMinor) || (isFunction && trait.contains(.isMinorFunction))
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

  /// A stated percentage decides, then a group's bound, then the place in the list.
  private func isMinor(_ node: LabelTree.Node, _ isBehind: Bool) -> Bool {
    switch node.amountKind {
    case .exact: return node.percent <= 1
    case .atMost where node.percent <= 1: return true
    case .atLeast where node.percent > 1: return false
    case .none, .atMost, .atLeast: return isBehind || node.bound <= 2
    }
  }
}
