/// Adding, changing, and removing nodes of the tree.
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

  /// The last mention in the list of the innermost bracket, or -1 if there is none or it was
  /// removed.
  var lastMention: Int32 { Int(frame.last) < tree.nodes.count ? frame.last : -1 }

  /// Removes the last node and the attributes at the end that describe it.
  mutating func removeLastNode() {
    let removed = Int32(tree.nodes.count - 1)
    tree.nodes.removeLast()
    while let last = tree.attributes.last, last.node == removed { tree.attributes.removeLast() }
  }

  /// Removes the last node and its attributes from an index on.
  ///
  /// Attributes of other nodes may be between and behind them.
  mutating func removeLastNode(attributesFrom firstAttribute: Int) {
    let removed = Int32(tree.nodes.count - 1)
    tree.nodes.removeLast()
    removeAttributes(of: removed, from: firstAttribute)
  }

  /// Removes the attributes of a node from an index on.
  private mutating func removeAttributes(of node: Int32, from firstAttribute: Int) {
    var kept = firstAttribute
    for index in firstAttribute..<tree.attributes.count
    where tree.attributes[index].node != node {
      tree.attributes[kept] = tree.attributes[index]
      kept += 1
    }
    tree.attributes.removeLast(tree.attributes.count - kept)
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

  /// Removes a node.
  ///
  /// Its children move to its parent.
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
    // The attributes since the head was read are at the end.
    removeAttributes(of: Int32(head), from: firstAttribute)
    for index in firstAttribute..<tree.attributes.count
    where tree.attributes[index].node > Int32(head) {
      tree.attributes[index].node -= 1
    }
  }
}
