/// Finds the allergens that a label names in its list, in statements, and as traces.
struct AllergenFinder: Sendable {
  /// The bits of the allergens in the product, by position in ``KnowledgeBase/allergens``.
  private(set) var present: UInt64 = 0
  /// The bits of the allergens of which there may be traces.
  private(set) var traces: UInt64 = 0
  /// The bits of the allergens in the product that are exempt from labeling in the market.
  private(set) var exempt: UInt64 = 0
  /// The bits of the allergens of each node.
  private(set) var nodes: ContiguousArray<UInt64> = []
  /// Whether each node is exempt from allergen labeling.
  private(set) var exemptNodes: ContiguousArray<Bool> = []

  mutating func read(
    _ tree: borrowing LabelTree, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon,
    _ base: borrowing KnowledgeBase, in market: Jurisdiction
  ) {
    present = 0
    traces = 0
    nodes.removeAll(keepingCapacity: true)
    exemptNodes.removeAll(keepingCapacity: true)
    var exemptions: UInt64 = 0
    var token = 0
    for node in tree.nodes {
      let bits: UInt64
      var isExempt = false
      if node.phrase >= 0 {
        bits = allergens(of: node.phrase, lexicon, base)
        isExempt = isExemption(node.entry, base, in: market)
      } else {
        while token < tokens.count, tokens[token].start < node.start { token += 1 }
        bits = within(node, from: token, tokens, lexicon, base)
      }
      nodes.append(bits)
      exemptNodes.append(isExempt)
    }
    readCompounds(tree, lexicon, base)
    // Processes add allergens: "sulfured apricots". Claims remove them: "gluten free oats", "vegan
    // cheese".
    for attribute in tree.attributes {
      nodes[Int(attribute.node)] |= base.entries[Int(attribute.entry)].allergens
      nodes[Int(attribute.node)] &= ~base.entries[Int(attribute.entry)].denied
    }
    for index in tree.nodes.indices {
      switch tree.nodes[index].section {
      case .ingredients where exemptNodes[index]: exemptions |= nodes[index]
      case .ingredients, .contains: present |= nodes[index]
      case .mayContain, .facility: traces |= nodes[index]
      case .freeFrom, .skipped: break
      }
    }
    exempt = exemptions & ~present
    traces &= ~present
  }

  /// Adds the allergens that compound words name, as traces if the rest of the word is unknown.
  private mutating func readCompounds(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase
  ) {
    guard !tree.compoundParts.isEmpty else { return }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      var low = 0
      var high = tree.compoundParts.count
      while low < high {
        let middle = (low + high) / 2
        if tree.compoundParts[middle].start < node.start { low = middle + 1 } else { high = middle }
      }
      while low < tree.compoundParts.count, tree.compoundParts[low].start < node.end {
        let part = tree.compoundParts[low]
        low += 1
        let bits = allergens(of: part.phrase, lexicon, base)
        if !part.isUncertain {
          nodes[index] |= bits
        } else if node.section != .freeFrom, node.section != .skipped {
          traces |= bits
        }
      }
    }
  }

  private func isExemption(_ entry: Int32, _ base: borrowing KnowledgeBase, in market: Jurisdiction)
    -> Bool
  {
    switch market {
    case .europeanUnion, .unitedKingdom: base.entries[Int(entry)].exemptEuropeanUnion
    case .unitedStates, .california: base.entries[Int(entry)].exemptUnitedStates
    case .world: false
    }
  }

  private func allergens(
    of phrase: Int32, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase
  ) -> UInt64 {
    var bits: UInt64 = 0
    for index in lexicon.phrases[Int(phrase)].meanings {
      bits |= base.entries[Int(lexicon.meanings[Int(index)])].allergens
    }
    return bits
  }

  /// Returns the allergens among the words of a name that is not recognized as a whole, except
  /// those before the word "free".
  private func within(
    _ node: LabelTree.Node, from first: Int, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase
  ) -> UInt64 {
    var bits: UInt64 = 0
    var denied: UInt64 = 0
    var position = first
    while position < tokens.count, tokens[position].end <= node.end {
      var next = position + 1
      var found: UInt64 = 0
      var claimed: UInt64 = 0
      var step = lexicon.trie.root(tokens[position].word)
      var word = position + 1
      // Only the longest known name counts: "nutmeg butter" does not contain nuts.
      while step >= 0 {
        let record = lexicon.trie.nodes[Int(step)]
        if record.phrase >= 0 {
          found = allergens(of: record.phrase, lexicon, base)
          claimed = base.entries[Int(lexicon.attribute(record.phrase))].denied
          next = word
        }
        guard record.hasChildren, word < tokens.count, tokens[word].end <= node.end else { break }
        let child = lexicon.trie.child(of: step, tokens[word].word)
        // Names are without their inner stop words: "fruits à coque".
        if child >= 0 || !tokens[word].known.contains(.stop) { step = child }
        word += 1
      }
      let isDenied =
        next < tokens.count && tokens[next].end <= node.end && tokens[next].known.contains(.denies)
      if !isDenied { bits |= found }
      denied |= claimed
      position = next
    }
    return bits & ~denied
  }
}
