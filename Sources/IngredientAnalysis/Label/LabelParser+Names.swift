/// Lookup of the words of a mention.
extension LabelParser {
  /// Returns the phrase of certain kinds that the words of a range form, or none.
  @inline(__always)
  mutating func match(
    _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon,
    of kinds: KnownSubstance.Kinds = .ingredients
  )
    -> PhraseID
  {
    accepted(walk(.none, start, upTo: end, lexicon), lexicon, of: kinds)
  }

  @inline(__always)
  mutating func accepted(
    _ node: PhraseTrie.StepID, _ lexicon: borrowing Lexicon, of kinds: KnownSubstance.Kinds
  )
    -> PhraseID
  {
    guard node.exists else { return .none }
    let phrase = lexicon.trie[node].phrase
    return phrase.exists && !lexicon.heads[phrase].kinds.isDisjoint(with: kinds) ? phrase : .none
  }

  /// Returns the node in the tree of phrases after the words of a range, or none.
  ///
  /// Stop words are skipped unless the range ends with one.
  @inline(__always)
  mutating func walk(
    _ node: PhraseTrie.StepID, _ start: Int, upTo end: Int, _ lexicon: borrowing Lexicon,
    isLast: Bool = true
  ) -> PhraseTrie.StepID {
    var node = node
    var position = start
    while position < end {
      let token = tokens[position]
      position &+= 1
      if token.kind != .word || (token.known.contains(.stop) && (position < end || !isLast)) {
        continue
      }
      node = !node.exists ? lexicon.trie.root(token.word) : lexicon.trie.child(of: node, token.word)
      if !node.exists { return .none }
    }
    return node
  }

  /// Returns the phrase that the words of two ranges form together, or none.
  mutating func match(
    _ first: Range<Int>, _ second: Range<Int>, _ lexicon: borrowing Lexicon,
    of kinds: KnownSubstance.Kinds = .ingredients
  ) -> PhraseID {
    let node = walk(
      .none, first.lowerBound, upTo: first.upperBound, lexicon, isLast: second.isEmpty)
    guard node.exists else { return .none }
    return accepted(
      walk(node, second.lowerBound, upTo: second.upperBound, lexicon), lexicon, of: kinds)
  }

  /// Returns the phrase that a word of the lexicon forms with the words of a range, or none.
  mutating func match(
    after word: WordID, _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon
  ) -> PhraseID {
    let root = lexicon.trie.root(word)
    guard root.exists else { return .none }
    return accepted(walk(root, start, upTo: end, lexicon), lexicon, of: .ingredients)
  }

  // MARK: Mentions

  /// Adds the nodes of a mention: one node, or several if names are joined.
  mutating func emit(_ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    let count = tree.nodes.count
    if frame.section != .ingredients { return emitStatement(mention, text, lexicon) }
    if (frame.salt.exists || frame.hasVitamins), emitShared(mention, lexicon) {
      return finish(mention, count)
    }
    if mention.end - mention.start > 1, emitCertified(mention, text, lexicon) {
      return finish(mention, count)
    }
    let phrase = match(mention.start, mention.end, lexicon)
    if phrase.exists {
      addNode(mention.start, upTo: mention.end, phrase, lexicon)
      noteHeads(mention, phrase, lexicon)
      return finish(mention, count)
    }
    clearTaken()
    if !emitOther(mention.start, upTo: mention.end, text, lexicon) {
      if isNothing(mention, lexicon) { return mark(mention.start..<mention.end, as: .grammar) }
      if !emitRepaired(mention, text, lexicon) {
        addNode(mention.start, upTo: mention.end, .none, lexicon)
      }
    }
    finish(mention, count)
  }

  /// Reads a name with a certification before or behind it.
  ///
  /// The certification is removed even if the whole is a known name, unless that is another food:
  /// "pflanzliches Eiweiß" is no egg white of plants.
  mutating func emitCertified(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard mayBeCertified(mention.start, mention.end) else { return false }
    var start = mention.start
    var end = mention.end
    let (phrase, next) = longest(start, end, lexicon, of: .certification)
    clearTaken()
    if phrase.exists, next < end {
      taken.append(Taken(phrase))
      start = next
    } else {
      let last = match(end - 1, end, lexicon, of: .certification)
      guard last.exists else { return false }
      taken.append(Taken(last, isBehind: lexicon.sharesLastWord))
      end -= 1
    }
    let name = match(start, end, lexicon)
    let whole = match(mention.start, mention.end, lexicon)
    guard name.exists, !whole.exists || lexicon.isKind(whole, of: name) else {
      clearTaken()
      return false
    }
    mark(mention.start..<mention.end, around: start..<end, as: .attribute)
    addResolved(Resolution(start: start, end: end, phrase: name), lexicon)
    return true
  }

  mutating func finish(_ mention: Mention, _ count: Int) {
    guard tree.nodes.count > count else { return settleLast(mention) }
    setAmount(mention, of: tree.nodes.count - 1)
  }

  mutating func settleLast(_ mention: Mention) {
    guard frame.parent.exists, mention.amountKind != .none else { return }
    if tree[frame.parent].amountKind == .none {
      setAmount(mention, of: frame.parent.index)
    }
  }

  /// Whether no word of a mention has a meaning of its own, such as "made from" before a bracket.
  mutating func isNothing(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    var position = mention.start
    while position < mention.end {
      let token = tokens[position]
      if token.known.contains(.startsGrammar), token.kind == .word {
        let (role, next) = grammar(position, mention.end, lexicon)
        if role == .leads || role == .origin || role == .purpose || role == .orLess
          || role == .lessThan
        {
          position = next
          continue
        }
      }
      let isLittle =
        token.known.contains(.stop) || token.known.contains(.joins)
        || token.traits.contains(.isNumber)
      guard isLittle || token.kind != .word else { return false }
      position += 1
    }
    return true
  }

  /// Notes what the words of a mention allow for later ones: letters of vitamins, metals of a salt.
  mutating func noteHeads(_ mention: Mention, _ phrase: PhraseID, _ lexicon: borrowing Lexicon) {
    if tokens[mention.start].known.contains(.vitamin) { frame.hasVitamins = true }
    if mention.end - mention.start > 1 { noteSalt(mention.start, phrase, lexicon) }
  }

  /// Notes a salt in the plural, which may be followed by other metals.
  mutating func noteSalt(_ start: Int, _ phrase: PhraseID, _ lexicon: borrowing Lexicon) {
    let isSalt = !lexicon[phrase].kinds.isDisjoint(with: [.mineral, .additive])
    guard isSalt, !lexicon.sharesLastWord, tokens[start].traits.contains(.isInflected) else {
      return
    }
    frame.salt = tokens[start].word
  }

  /// Reads a letter of a vitamin, or a metal whose salt was named before.
  mutating func emitShared(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    if frame.hasVitamins, tokens[mention.start].end - tokens[mention.start].start <= 3,
      emitVitamin(mention.start, mention.end, lexicon)
    {
      return true
    }
    return frame.salt.exists && emitSalts(frame.salt, mention, lexicon)
  }

  /// Reads metals whose salt was named before, possibly joined by "and".
  mutating func emitSalts(_ salt: WordID, _ mention: Mention, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let kinds: KnownSubstance.Kinds = [.mineral, .additive]
    let mark = tree.mark
    let count = tree.nodes.count
    var start = mention.start
    while start < mention.end {
      var end = start
      while end < mention.end, !tokens[end].known.contains(.joins) { end += 1 }
      let phrase = end > start ? match(after: salt, start, end, lexicon) : .none
      guard phrase.exists, !lexicon[phrase].kinds.isDisjoint(with: kinds) else {
        tree.reset(to: mark)
        return false
      }
      addNode(start, upTo: end, phrase, lexicon, isPlural: true)
      start = end + 1
    }
    return tree.nodes.count > count
  }

  /// Reads a mention whose words are not a name, and returns whether it became nodes or attributes.
  mutating func emitOther(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if emitNumber(start, end, lexicon) || emitVitamin(start, end, lexicon) { return true }
    if emitNegatedDenial(start, end, text, lexicon) || emitDenial(start, end, text, lexicon) {
      return true
    }
    if emitAttribute(start, end, lexicon) { return true }
    if let found = resolve(start, upTo: end, text, lexicon) {
      mark(start..<end, around: found.start..<found.end, as: .attribute)
      addResolved(found, lexicon)
      return true
    }
    return emitClass(start, upTo: end, text, lexicon) || emitJoined(start, upTo: end, text, lexicon)
  }
}
