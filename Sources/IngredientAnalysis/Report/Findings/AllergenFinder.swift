import Essentials

/// Finds the allergens that a label names in its list, in statements, and as traces.
struct AllergenFinder: Sendable {
  /// The bits of the allergens in the product, by position in ``KnowledgeBase/allergens``.
  private(set) var present: UInt64 = 0
  /// The bits of the allergens of which there may be traces.
  private(set) var traces: UInt64 = 0
  /// The bits of the allergens that the label claims the product to be free from.
  private(set) var free: UInt64 = 0
  /// The bits of the allergens in the product that are exempt from labeling in the market.
  private(set) var exempt: UInt64 = 0
  /// Whether a collective name may hide gluten: the law does not require its name, and the label does not claim that
  /// there is none.
  private(set) var mayHideGluten = false
  /// The bits of the allergens of each node.
  private(set) var nodes: ContiguousArray<UInt64> = []
  /// Whether each node is exempt from allergen labeling.
  private(set) var exemptNodes: ContiguousArray<Bool> = []
  /// The names within a name that is not recognized.
  private var within = NamesWithin()

  mutating func read(
    _ tree: borrowing LabelTree, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon,
    names: borrowing NameTraits, traits: borrowing EntryTraits, in market: Jurisdiction
  ) {
    present = 0
    traces = 0
    free = 0
    nodes.removeAll(keepingCapacity: true)
    exemptNodes.removeAll(keepingCapacity: true)
    var exemptions: UInt64 = 0
    var all: UInt64 = 0
    let exemption = Self.exemption(in: market)
    for index in tree.nodes.indices {
      let phrase = tree.nodes[index].phrase
      if phrase.exists {
        let milk = milkWithAPlant(tree.nodes[index], tokens, lexicon, names, milk: traits.milk)
        nodes.append(names[phrase].allergens | milk)
        all |= names[phrase].allergens | milk
        exemptNodes.append(!traits[tree.nodes[index].entry].isDisjoint(with: exemption))
        continue
      }
      within.read(tree.nodes[index], tokens, lexicon)
      let found = allergensWithin(lexicon, names)
      if tree.nodes[index].section != .unread { free |= found.claimed & ~traits.wheat }
      let doubtful = allergensOfAnotherPlant(tree.nodes[index], tokens, lexicon, names, traits)
      traces |= doubtful & ~found.denied
      nodes.append(found.named & ~found.denied & ~doubtful)
      all |= found.named & ~found.denied
      exemptNodes.append(false)
    }
    readCompounds(tree, lexicon)
    if all & traits.coconut != 0 { readCoconut(tree, traits) }
    // Processes add allergens: "sulfured apricots". Claims remove them: "gluten free oats", "vegan
    // cheese".
    let gluten = traits.gluten & ~traits.wheat
    for attribute in tree.attributes {
      nodes[attribute.node] |= lexicon.base[attribute.entry].allergens
      var denied = lexicon.base[attribute.entry].denied
      if traits[attribute.entry].contains(.deniesGluten) {
        // Wheat starch without gluten is still wheat, but soy sauce without gluten has none.
        let node = tree[attribute.node]
        let isWheat = namesWheat(node, tokens, lexicon, wheat: traits.wheat)
        if isWheat { denied &= ~traits.wheat }
        free |= gluten
      } else if attribute.isBehind, tree[attribute.node].phrase.exists {
        // "Dairy free butter" names another food, but "ghee (dairy free)" is ghee all the same. The
        // law gives no meaning to such claims other than "gluten-free" (21 CFR 101.91).
        denied &= ~names[tree[attribute.node].phrase].allergens
      } else if tree[attribute.node].phrase.exists,
        names[tree[attribute.node].phrase].traits.contains(.hasNoNamesake)
      {
        denied = 0
      }
      nodes[attribute.node] &= ~denied
    }
    for index in tree.nodes.indices {
      switch tree.nodes[index].section {
      case .ingredients where exemptNodes[index]: exemptions |= nodes[index]
      case .ingredients, .contains: present |= nodes[index]
      case .mayContain, .facility, .unread: traces |= nodes[index]
      case .freeFrom:
        free |= claimed(by: tree.nodes[index].phrase, lexicon, lexicon.base, traits: traits)
      case .skipped: break
      }
    }
    mayHideGluten = !market.isInEurope && free & gluten != gluten
    exempt = exemptions & ~present
    traces &= ~present
  }

  /// Returns the allergens that a claim to be free from something names as such.
  ///
  /// A food without soy lecithin may still contain soy.
  private func claimed(
    by phrase: PhraseID, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase,
    traits: borrowing EntryTraits
  ) -> UInt64 {
    guard phrase.exists else { return 0 }
    let isProduct = lexicon.namesProduct(phrase)
    var bits: UInt64 = 0
    for entry in lexicon.meanings(of: phrase) {
      switch base[entry].kind {
      // A food without butter may still contain milk.
      case .allergen where !isProduct: bits |= base.ownBit(ofAllergen: entry)
      // "Vegan" and "vegetarian" are no proof against an allergen.
      case .certification where base[entry].vegetarian != .yes:
        bits |= base[entry].denied & ~traits.wheat
      case .food: bits |= base.group(ofFood: entry)
      default: break
      }
    }
    return bits
  }

  /// Reads "contains tree nuts (coconut)" as coconut.
  ///
  /// The FDA counted coconut among the tree nuts until the guidance of 2025-01-06 (Questions and
  /// Answers Regarding Food Allergens, fifth edition), so that labels name it so.
  private mutating func readCoconut(_ tree: borrowing LabelTree, _ traits: borrowing EntryTraits) {
    for index in tree.nodes.indices
    where tree.nodes[index].section != .ingredients && nodes[index] == traits.nuts
      && tree.hasOwnParts(index)
    {
      var part = index + 1
      while part < tree.nodes.count, tree.nodes[part].parent == NodeID(index),
        nodes[part] == traits.coconut
      {
        part += 1
      }
      let isEnd = part == tree.nodes.count || tree.nodes[part].parent < NodeID(index)
      if isEnd { nodes[index] = 0 }
    }
  }

  /// Whether wheat is a word of a name, or may be a part of one.
  private func namesWheat(
    _ node: LabelTree.Node, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon, wheat: UInt64
  ) -> Bool {
    if lexicon.hasCompounds { return true }
    var position = tokens.partitioningIndex { $0.start >= node.start }
    while position < tokens.count, tokens[position].end <= node.end {
      let token = tokens[position]
      let step = token.kind == .word ? lexicon.trie.root(token.word) : .none
      let phrase = !step.exists ? .none : lexicon.trie[step].phrase
      if phrase.exists, lexicon[phrase].kinds.contains(.allergen),
        lexicon.allergens(of: phrase) & wheat != 0
      {
        return true
      }
      position += 1
    }
    return false
  }

  /// Adds the allergens that compound words name, as traces if the rest of the word is unknown.
  private mutating func readCompounds(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon
  ) {
    guard !tree.compoundParts.isEmpty else { return }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      var place = tree.compoundParts.partitioningIndex { $0.start >= node.start }
      while place < tree.compoundParts.count, tree.compoundParts[place].start < node.end {
        let part = tree.compoundParts[place]
        place += 1
        let bits = lexicon.allergens(of: part.phrase)
        if !part.isUncertain {
          nodes[index] |= bits
        } else if node.section != .freeFrom, node.section != .skipped {
          traces |= bits
        }
      }
    }
  }

  /// Returns the trait of entries that are exempt from allergen labeling in a market.
  private static func exemption(in market: Jurisdiction) -> EntryTraits.Traits {
    market.isInEurope
      ? .isExemptEuropeanUnion : market.isInUnitedStates ? .isExemptUnitedStates : []
  }

  /// Returns the allergens of a flour, butter, or milk that an unknown name says to be of another plant, as in
  /// "farine de châtaigne", in a language that puts the plant behind it.
  ///
  /// Flour of an unknown plant is doubtful, because the knowledge has names for the flours of few plants. Butter and
  /// milk are doubtful only if the plant is known to give them: "beurre d'ail" is butter with garlic.
  private func allergensOfAnotherPlant(
    _ node: LabelTree.Node, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon, _ names: borrowing NameTraits, _ traits: borrowing EntryTraits
  ) -> UInt64 {
    guard node.section == .ingredients, !lexicon.sharesLastWord || lexicon.language == .polish,
      let first = within.phrases.first, let next = within.firstEnd, next < tokens.count,
      tokens[next].end <= node.end
    else { return 0 }
    // In Polish, an adjective follows.
    guard tokens[next].known.contains(.stop) || lexicon.sharesLastWord else { return 0 }
    let bits = lexicon.allergens(of: first)
    var rest: UInt64 = 0
    var isMilkPlant = false
    for phrase in within.phrases.dropFirst() {
      rest |= lexicon.allergens(of: phrase)
      isMilkPlant = isMilkPlant || names[phrase].traits.contains(.givesMilk)
    }
    let isFlour = bits & traits.wheat != 0 && lexicon.namesProduct(first)
    return isFlour || bits == traits.milk && isMilkPlant ? bits & ~rest : 0
  }

  /// Returns the bit of milk if the knowledge takes a name for the milk, butter, or cream of a plant although the
  /// label says "with".
  ///
  /// "Beurre aux amandes" can be butter with almonds, and the careful reading counts.
  private func milkWithAPlant(
    _ node: LabelTree.Node, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon, _ names: borrowing NameTraits, milk: UInt64
  ) -> UInt64 {
    guard node.section == .ingredients, names[node.phrase].allergens & milk == 0 else { return 0 }
    let start = tokens.partitioningIndex { $0.start >= node.start }
    // A plant stands behind the word.
    guard start + 2 < tokens.count, tokens[start + 2].end <= node.end,
      lexicon.withWords.contains(tokens[start + 1].word)
    else { return 0 }
    let first = lexicon.trie.root(tokens[start].word)
    guard first.exists, lexicon.trie[first].phrase.exists else { return 0 }
    return names[lexicon.trie[first].phrase].allergens & milk
  }

  /// Returns the allergens among the names within a name that is not recognized as a whole, and
  /// those that its claims deny.
  ///
  /// A claim such as "vegan" denies allergens, but is no claim to be free from them.
  private func allergensWithin(
    _ lexicon: borrowing Lexicon, _ names: borrowing NameTraits
  ) -> (named: UInt64, denied: UInt64, claimed: UInt64) {
    var bits: (named: UInt64, denied: UInt64, claimed: UInt64) = (0, 0, 0)
    var kept: UInt64 = 0
    for phrase in within.phrases {
      bits.named |= lexicon.allergens(of: phrase)
      if names[phrase].traits.contains(.hasNoNamesake) { kept |= lexicon.allergens(of: phrase) }
      let entry = lexicon.base[lexicon.attribute(phrase)]
      bits.denied |= entry.denied
      if entry.vegetarian != .yes { bits.claimed |= entry.denied }
    }
    bits.denied &= ~kept
    return bits
  }
}

/// The known names within the text of a node, such as "liqueur" in "chocolate liqueur".
///
/// No name counts before the word "free".
struct NamesWithin: Sendable {
  /// The phrases of the lexicon, in the order of the text.
  private(set) var phrases: ContiguousArray<PhraseID> = []
  /// The token behind the first name, if the node begins with it.
  private(set) var firstEnd: Int?

  mutating func removeAll() { phrases.removeAll(keepingCapacity: true) }

  /// Reads the names within a node: all of them, or only the longest one at each word, so that
  /// "nutmeg butter" does not contain butter.
  ///
  /// - Complexity: O(*n*) in the tokens of the node, and logarithmic in those of the label.
  mutating func read(
    _ node: LabelTree.Node, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ lexicon: borrowing Lexicon, all isComplete: Bool = false
  ) {
    phrases.removeAll(keepingCapacity: true)
    firstEnd = nil
    var position = tokens.partitioningIndex { $0.start >= node.start }
    let start = position
    // A word has no names within it.
    if isComplete, position < tokens.count, tokens[position].end == node.end { return }
    while position < tokens.count, tokens[position].end <= node.end {
      var next = position + 1
      var found: PhraseID = .none
      var step = lexicon.trie.root(tokens[position].word)
      var word = position + 1
      while step.exists {
        let record = lexicon.trie[step]
        if record.phrase.exists, record.phrase != found {
          if isComplete, found.exists { phrases.append(found) }
          found = record.phrase
          next = word
        }
        guard record.hasChildren, word < tokens.count, tokens[word].end <= node.end else { break }
        let child = lexicon.trie.child(of: step, tokens[word].word)
        // Names are without their inner stop words: "fruits à coque".
        if child.exists || !tokens[word].known.contains(.stop) { step = child }
        word += 1
      }
      let isDenied =
        next < tokens.count && tokens[next].end <= node.end && tokens[next].known.contains(.denies)
      if found.exists, !isDenied {
        if position == start, phrases.isEmpty { firstEnd = next }
        phrases.append(found)
      }
      position = isComplete ? position + 1 : next
    }
  }
}

/// Finds the allergens that the usual recipes of ingredients contain, although their names do not
/// say so.
///
/// The recipe of an ingredient does not count if the label names its parts.
struct ProbableAllergenFinder: Sendable {
  /// The bits of the probable allergens of each node, by position in ``KnowledgeBase/allergens``;
  /// empty if there are none.
  private var nodes: ContiguousArray<UInt64> = []
  /// The bits of all nodes in the list and in statements about what is in the product.
  private(set) var all: UInt64 = 0

  /// The bits of the probable allergens of a node.
  @inline(__always)
  subscript(node: Int) -> UInt64 { nodes.isEmpty ? 0 : nodes[node] }

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ traits: borrowing EntryTraits, with reader: LabelReader
  ) {
    nodes.removeAll(keepingCapacity: true)
    all = 0
    guard mentions.hasLikelyAllergens else { return }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      var bits: UInt64 = 0
      if isUsual(index, in: tree, mentions), node.phrase.exists {
        for entry in reader.lexicon.meanings(of: node.phrase) {
          bits |= reader.base[entry].likelyAllergens
        }
      }
      nodes.append(bits)
    }
    // Processes add allergens: "battered fish". Claims remove them, "vegan pesto", or leave them
    // likely: a "nondairy" food may contain a protein of milk.
    for attribute in tree.attributes where isUsual(attribute.node.index, in: tree, mentions) {
      nodes[attribute.node] |=
        reader.base[attribute.entry].likelyAllergens
        | traits.likelyAllergens(of: attribute.entry, on: tree[attribute.node].entry)
    }
    for attribute in tree.attributes {
      let entry = reader.base[attribute.entry]
      nodes[attribute.node] &= ~(entry.denied & ~entry.likelyAllergens)
    }
    for index in nodes.indices where !tree.nodes[index].section.isPrecaution { all |= nodes[index] }
  }

  /// Whether an ingredient or its process has a usual recipe with allergens, which the label does
  /// not name.
  private func isUsual(
    _ index: Int, in tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier
  ) -> Bool {
    let section = tree.nodes[index].section
    return mentions[index].contains(.hasLikelyAllergens) && !tree.hasOwnParts(index)
      && (section == .ingredients || section == .contains || section.isPrecaution)
  }
}

extension LabelTree {
  /// Whether the label names the parts of a node, and not only a statement within its brackets.
  func hasOwnParts(_ index: Int) -> Bool {
    index + 1 < nodes.count && nodes[index + 1].parent == NodeID(index)
      && nodes[index + 1].section == nodes[index].section
  }
}
