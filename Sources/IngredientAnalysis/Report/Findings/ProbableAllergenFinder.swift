/// Finds the allergens that the usual recipes of ingredients contain, although their names do not
/// say so.
///
/// The recipe of an ingredient does not count if the label names its parts.
struct ProbableAllergenFinder: Sendable {
  /// The bits of the probable allergens of each node, by position in ``KnowledgeBase/allergens``;
  /// empty if there are none.
  private var nodes: ContiguousArray<UInt64> = []
  /// The bits of all nodes.
  private(set) var all: UInt64 = 0

  /// The bits of the probable allergens of a node.
  @inline(__always)
  subscript(node: Int) -> UInt64 { nodes.isEmpty ? 0 : nodes[node] }

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier, with reader: LabelReader
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
      nodes[attribute.node] |= reader.base[attribute.entry].likelyAllergens
    }
    for attribute in tree.attributes {
      let entry = reader.base[attribute.entry]
      nodes[attribute.node] &= ~(entry.denied & ~entry.likelyAllergens)
    }
    for bits in nodes { all |= bits }
  }

  /// Whether an ingredient or its process has a usual recipe with allergens, which the label does
  /// not name.
  private func isUsual(
    _ index: Int, in tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier
  ) -> Bool {
    let section = tree.nodes[index].section
    return mentions[index].contains(.hasLikelyAllergens) && !tree.hasOwnParts(index)
      && (section == .ingredients || section == .contains)
  }
}

extension LabelTree {
  /// Whether the label names the parts of a node, and not only a statement within its brackets.
  func hasOwnParts(_ index: Int) -> Bool {
    index + 1 < nodes.count && nodes[index + 1].parent == NodeID(index)
      && nodes[index + 1].section == nodes[index].section
  }
}
