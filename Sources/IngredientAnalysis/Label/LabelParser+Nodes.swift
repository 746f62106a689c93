/// Adding the nodes of a tree, and changing the last ones.
extension LabelParser {
  /// Adds a node for a mention.
  mutating func addNode(
    _ start: Int, _ end: Int, _ phrase: Int32, _ lexicon: borrowing Lexicon, isPlural: Bool = false
  ) {
    let parent = frame.colonParent >= 0 ? frame.colonParent : frame.parent
    var start = start
    var entry: Int32 = -1
    var isPlural = isPlural
    if phrase >= 0 {
      while start + 1 < end, tokens[start].known.contains(.stop) { start += 1 }
      let record = lexicon.heads[Int(phrase)]
      entry = record.primary
      if record.hasPlural {
        isPlural = isPlural || isInflected(start, end)
        if isPlural { entry = lexicon.phrases[Int(phrase)].plural }
      }
    }
    let first = tokens[start]
    var node = LabelTree.Node(
      start: first.start, end: tokens[end &- 1].end, phrase: phrase, entry: entry, parent: parent,
      section: frame.section)
    node.bound = frame.bound
    node.isPlural = isPlural
    node.isNumbered =
      !first.traits.isDisjoint(with: [.isCode, .isNumber]) || first.known.contains(.numberPrefix)
    frame.last = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes.append(node)
  }

  mutating func isInflected(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].traits.contains(.isInflected) { return true }
    return false
  }

  /// The last mention of the innermost bracket's list, or -1 if there is none or it was taken back.
  var lastMention: Int32 { Int(frame.last) < tree.nodes.count ? frame.last : -1 }

  mutating func removeLastNode() {
    let removed = Int32(tree.nodes.count - 1)
    tree.nodes.removeLast()
    while let last = tree.attributes.last, last.node == removed { tree.attributes.removeLast() }
  }

  mutating func setPhrase(_ phrase: Int32, of node: Int, _ lexicon: borrowing Lexicon) {
    tree.nodes[node].phrase = phrase
    tree.nodes[node].entry = lexicon.phrases[Int(phrase)].primary
  }

  mutating func setAmount(_ mention: Mention, of node: Int) {
    tree.nodes[node].percent = mention.percent
    tree.nodes[node].amountKind = mention.amountKind
    tree.nodes[node].mark = mention.mark
  }

  /// Takes out the node at a place, before which no node is gone from the list; its children move
  /// up to its parent.
  mutating func removeHead(_ head: Int, attributesFrom firstAttribute: Int) {
    let parent = tree.nodes[head].parent
    tree.nodes.remove(at: head)
    for node in head..<tree.nodes.count {
      let held = tree.nodes[node].parent
      if held == Int32(head) {
        tree.nodes[node].parent = parent
      } else if held > Int32(head) {
        tree.nodes[node].parent = held - 1
      }
    }
    var index = tree.attributes.count
    // What was said of nodes since the head was read stands at the end.
    while index > firstAttribute {
      index -= 1
      if tree.attributes[index].node > Int32(head) {
        tree.attributes[index].node -= 1
      } else if tree.attributes[index].node == Int32(head) {
        tree.attributes.remove(at: index)
      }
    }
  }
}
