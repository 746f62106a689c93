/// Adding, changing, and removing nodes of the tree.
extension LabelParser {
  /// Adds a node for a mention.
  mutating func addNode(
    _ start: Int, upTo end: Int, _ phrase: PhraseID, _ lexicon: borrowing Lexicon,
    isPlural: Bool = false
  ) {
    let parent = frame.colonParent.exists ? frame.colonParent : frame.parent
    var start = start
    var entry: EntryID = .none
    var isPlural = isPlural
    if phrase.exists {
      while start + 1 < end, tokens[start].known.contains(.stop) {
        tokens[start].account = .grammar
        start += 1
      }
      let record = lexicon.heads[phrase]
      entry = record.primary
      if record.hasPlural {
        isPlural = isPlural || isInflected(start, end)
        if isPlural { entry = lexicon[phrase].plural }
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
    frame.last = NodeID(tree.nodes.count)
    tree.append(node)
  }

  mutating func isInflected(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].traits.contains(.isInflected) { return true }
    return false
  }

  /// The last mention in the list of the innermost bracket, or none if there is none or it was
  /// removed.
  var lastMention: NodeID { frame.last.index < tree.nodes.count ? frame.last : .none }

  mutating func setPhrase(_ phrase: PhraseID, of node: Int, _ lexicon: borrowing Lexicon) {
    tree[node].phrase = phrase
    tree[node].entry = lexicon[phrase].primary
  }

  mutating func setAmount(_ mention: Mention, of node: Int) {
    tree[node].percent = mention.percent
    tree[node].highest = mention.highest
    tree[node].amountKind = mention.amountKind
    tree[node].mark = mention.mark
  }
}
