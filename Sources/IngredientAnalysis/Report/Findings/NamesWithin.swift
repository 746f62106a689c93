import Essentials

/// The known names within the text of a node, such as "liqueur" in "chocolate liqueur".
///
/// No name counts before the word "free".
struct NamesWithin: Sendable {
  /// The phrases of the lexicon, in the order of the text.
  private(set) var phrases: ContiguousArray<PhraseID> = []

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
    var position = tokens.partitioningIndex { $0.start >= node.start }
    // A word has no names within it.
    if isComplete, position < tokens.count, tokens[position].end == node.end { return }
    while position < tokens.count, tokens[position].end <= node.end {
      var next = position + 1
      var found: PhraseID = .none
      var step = lexicon.trie.root(tokens[position].word)
      var word = position + 1
      while step.exists {
        let record = lexicon.trie[step]
        if record.phrase.exists {
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
      if found.exists, !isDenied { phrases.append(found) }
      position = isComplete ? position + 1 : next
    }
  }
}
