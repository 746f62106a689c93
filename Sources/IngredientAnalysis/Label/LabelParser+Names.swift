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
    if phrase.exists, !comesWith(mention.start..<mention.end, phrase, lexicon) {
      if emitSaltsNamedAsOne(mention, phrase, text, lexicon) { return finish(mention, count) }
      addNode(mention.start, upTo: mention.end, phrase, lexicon)
      noteHeads(mention, phrase, lexicon)
      return finish(mention, count)
    }
    clearTaken()
    if !emitJoined(mention, text, lexicon), !emitPrefixes(mention, text, lexicon),
      !emitHanging(mention, text, lexicon),
      !emitOther(mention.start, upTo: mention.end, text, lexicon)
    {
      if isNothing(mention, lexicon) || isLetter(mention, text) || isCode(mention, text) {
        return mark(mention.start..<mention.end, as: .grammar)
      }
      if !emitStrain(mention, text, lexicon), !emitRepaired(mention, text, lexicon) {
        addNode(mention.start, upTo: mention.end, .none, lexicon)
      }
    }
    finish(mention, count)
  }

  /// Reads the salts of two metals whose names together are also a name of one of them: "carbonates d'ammonium et de
  /// sodium" are two substances.
  private mutating func emitSaltsNamedAsOne(
    _ mention: Mention, _ phrase: PhraseID, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let kinds: KnownSubstance.Kinds = [.additive, .mineral]
    guard !lexicon.sharesLastWord,
      tokens[mention.start..<mention.end].contains(where: { $0.known.contains(.joins) })
    else { return false }
    let mark = tree.mark
    let count = tree.nodes.count
    if emitJoined(mention.start, upTo: mention.end, text, lexicon), tree.nodes.count > count + 1 {
      let parts = tree.nodes[count...].map { $0.phrase }
      if parts.allSatisfy({ $0.exists && !lexicon[$0].kinds.isDisjoint(with: kinds) }),
        parts.contains(where: { lexicon.isKind(phrase, of: $0) })
      {
        return true
      }
    }
    tree.reset(to: mark)
    return false
  }

  /// Reads a name whose numeral prefixes stand apart, as in "tri-sodium citrate" and "mono - and di-glycerides".
  private mutating func emitJoined(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    var node: PhraseTrie.StepID = .none
    var hasPrefix = false
    var position = mention.start
    while position < mention.end {
      let token = tokens[position]
      position += 1
      guard token.kind == .word, !token.known.contains(.stop) else { continue }
      var word = token.word
      if position < mention.end, tokens[position].kind == .word,
        tokens[position].start - token.end == 1,
        isWord(position - 1, in: Self.numeralPrefixes, text)
      {
        let joined = wholeWord(
          Int(token.start)..<Int(token.end),
          Int(tokens[position].start)..<Int(tokens[position].end), text, lexicon)
        if joined.stem.exists {
          word = joined.stem
          position += 1
          hasPrefix = true
        }
      }
      node = !node.exists ? lexicon.trie.root(word) : lexicon.trie.child(of: node, word)
      guard node.exists else { return false }
    }
    let isAnyApart = hasPrefix || tokens[mention.start..<mention.end].contains { $0.isHyphen }
    guard isAnyApart else { return false }
    let phrase = accepted(node, lexicon, of: .ingredients)
    guard phrase.exists else { return false }
    addNode(mention.start, upTo: mention.end, phrase, lexicon)
    return true
  }

  private static let numeralPrefixes = ["mono", "di", "tri", "tetra", "hexa", "poly", "poli"].map {
    ContiguousArray($0.utf8)
  }

  /// Reads a word with a hyphen behind it in a list of words that share their ending, as in "ammonium-, sodium- and
  /// potassium carbonate" and "Ammonium-, Natrium- und Kaliumcarbonat".
  private mutating func emitHanging(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard mention.end - mention.start == 1, isHanging(mention.start, text) else { return false }
    let limit = min(frame.end, mention.start + 12)
    var last = mention.end
    while last < limit,
      tokens[last].kind == .comma || tokens[last].isHyphen || tokens[last].known.contains(.joins)
        || tokens[last].kind == .word && isHanging(last, text)
    { last += 1 }
    guard last < limit, tokens[last].kind == .word else { return false }
    var end = last + 1
    while end < frame.end, tokens[end].kind == .word { end += 1 }
    var phrase = match(mention.start..<mention.end, last + 1..<end, lexicon)
    if !phrase.exists, lexicon.hasCompounds {
      phrase = suspendedName(mention.start, endingOf: last, text, lexicon)
    }
    guard phrase.exists else { return false }
    addNode(mention.start, upTo: mention.end, phrase, lexicon)
    return true
  }

  /// Whether a hyphen stands behind a word, with or without a space before it.
  private func isHanging(_ word: Int, _ text: Span<UInt8>) -> Bool {
    let end = tokens[word].end
    return isSuspended(end, text)
      || word + 1 < tokens.count && tokens[word + 1].isHyphen && tokens[word + 1].start - end <= 1
  }

  /// Reads numeral prefixes whose word stands behind the last of them, as in "di- and triphosphates" and "di-, tri- and
  /// polyphosphates of sodium".
  private mutating func emitPrefixes(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard isWord(mention.start, in: Self.numeralPrefixes, text) else { return false }
    let limit = min(frame.end, mention.start + 12)
    var last = mention.start
    while last < limit,
      tokens[last].kind == .comma || tokens[last].isHyphen || tokens[last].known.contains(.joins)
        || isWord(last, in: Self.numeralPrefixes, text)
    { last += 1 }
    guard last < limit, tokens[last].kind == .word else { return false }
    // The metals of a salt stand in the mention of the last word.
    var end = last + 1
    while end < frame.end, tokens[end].kind == .word { end += 1 }
    let word = Int(tokens[last].start)..<Int(tokens[last].end)
    let own = Self.numeralPrefixes.first { prefix in
      word.count > prefix.count + 4
        && prefix.indices.allSatisfy { text[word.lowerBound + $0] | 0x20 == prefix[$0] }
    }
    let isApart =
      tokens[last].start - tokens[last - 1].end == 1
      && isWord(last - 1, in: Self.numeralPrefixes, text)
    guard own != nil || isApart else { return false }
    let stem = word.lowerBound + (own?.count ?? 0)..<word.upperBound
    let mark = tree.mark
    let count = tree.nodes.count
    for position in mention.start..<min(mention.end, last)
    where isWord(position, in: Self.numeralPrefixes, text) {
      let prefix = Int(tokens[position].start)..<Int(tokens[position].end)
      let whole = wholeWord(prefix, stem, text, lexicon)
      let salt =
        whole.stem.exists ? match(after: whole.stem, last + 1, end, lexicon) : .none
      let phrase =
        salt.exists
        ? salt : accepted(lexicon.trie.root(whole.stem), lexicon, of: .ingredients)
      if phrase.exists { addNode(position, upTo: position + 1, phrase, lexicon) }
    }
    let isRead = mention.end <= last || emitPart(last, upTo: mention.end, text, lexicon)
    guard tree.nodes.count > count, isRead else {
      tree.reset(to: mark)
      return false
    }
    self.mark(mention.start..<min(mention.end, last), as: .grammar)
    return true
  }

  /// Reads the name of a culture with the designation of its strain behind it, as in "Bifidobacterium lactis CNCM
  /// I-2494".
  private mutating func emitStrain(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard isDesignation(mention.end - 1, text, lexicon) else { return false }
    let (phrase, next) = longest(mention.start, mention.end, lexicon, of: .food)
    guard phrase.exists, next < mention.end,
      (next..<mention.end).allSatisfy({ isDesignation($0, text, lexicon) }),
      let cultures = lexicon.base.entry("en:probiotics".utf8, of: .food),
      lexicon.base.isKind(lexicon[phrase].primary, of: cultures)
    else { return false }
    addNode(mention.start, upTo: next, phrase, lexicon)
    mark(next..<mention.end, as: .attribute)
    return true
  }

  /// Whether a token can be part of a designation: a hyphen, a number, a letter, or a short word in capital letters
  /// that does not begin a name or that a number follows.
  private func isDesignation(
    _ position: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let token = tokens[position]
    guard token.kind == .word else { return token.isHyphen }
    if token.traits.contains(.isNumber) || token.isCode || token.end - token.start == 1 {
      return true
    }
    let isBeforeNumber =
      position + 1 < tokens.count && tokens[position + 1].start - token.end == 1
      && tokens[position + 1].traits.contains(.isNumber)
    return token.end - token.start <= 6
      && (isBeforeNumber || !lexicon.trie.root(token.word).exists)
      && (Int(token.start)..<Int(token.end)).allSatisfy { place in
        text[place] &- UInt8(ascii: "A") < 26 || text[place] &- UInt8(ascii: "0") < 10
      }
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
      taken.append(Taken(last, isBehind: lexicon.notesClaimsBehind))
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
    // "Apple juice from concentrate 20 %" states the amount of the juice.
    let last = tree.nodes.count - 1
    setAmount(mention, of: madeNode.index == count ? count : last)
    madeNode = .none
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

  /// Notes the later words that a mention allows: letters of vitamins, metals of a salt.
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
    if emitNegatedDenial(start, upTo: end, text, lexicon)
      || emitDenial(start, upTo: end, text, lexicon)
    {
      return true
    }
    if emitAttribute(start, end, lexicon) { return true }
    if let found = resolve(start, upTo: end, text, lexicon) {
      mark(start..<end, around: found.start..<found.end, as: .attribute)
      addResolved(found, lexicon)
      return true
    }
    return emitColors(start, upTo: end, text, lexicon)
      || emitClass(start, upTo: end, text, lexicon)
      || emitJoined(start, upTo: end, text, lexicon) || emitMade(start, upTo: end, text, lexicon)
      || emitFlavor(start, upTo: end, text, lexicon)
      || emitCounted(start, upTo: end, text, lexicon)
      || emitJoinedToLast(start, upTo: end, text, lexicon)
  }
}

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
