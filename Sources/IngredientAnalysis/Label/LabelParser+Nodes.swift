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
      while start + 1 < end, tokens[start].known.contains(.stop) {
        tokens[start].account = .grammar
        start += 1
      }
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
    node.isAlternative = frame.isAlternative
    node.isNumbered =
      !first.traits.isDisjoint(with: [.isCode, .isNumber]) || first.known.contains(.numberPrefix)
    frame.last = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.append(node)
  }

  mutating func isInflected(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].traits.contains(.isInflected) { return true }
    return false
  }

  /// The last mention in the list of the innermost bracket, or -1 if there is none or it was
  /// removed.
  var lastMention: Int32 { Int(frame.last) < tree.nodes.count ? frame.last : -1 }

  mutating func setPhrase(_ phrase: Int32, of node: Int, _ lexicon: borrowing Lexicon) {
    tree[node].phrase = phrase
    tree[node].entry = lexicon.phrases[Int(phrase)].primary
  }

  mutating func setAmount(_ mention: Mention, of node: Int) {
    tree[node].percent = mention.percent
    tree[node].highest = mention.highest
    tree[node].amountKind = mention.amountKind
    tree[node].mark = mention.mark
  }
}
