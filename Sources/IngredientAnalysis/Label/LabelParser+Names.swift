/// Finding what the words of a mention mean.
extension LabelParser {
  /// The phrase that the words of a range make, of certain kinds, or -1.
  @inline(__always)
  mutating func match(
    _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon,
    of kinds: UInt16 = Lexicon.Phrase.ingredients
  )
    -> Int32
  {
    accepted(walk(-1, start, end, lexicon), lexicon, of: kinds)
  }

  @inline(__always)
  private mutating func accepted(_ node: Int32, _ lexicon: borrowing Lexicon, of kinds: UInt16)
    -> Int32
  {
    guard node >= 0 else { return -1 }
    let phrase = lexicon.trie.nodes[Int(node)].phrase
    return phrase >= 0 && lexicon.heads[Int(phrase)].kinds & kinds != 0 ? phrase : -1
  }

  /// The node of the tree of phrases after the words of a range, or -1; words that count for nothing are
  /// passed over, unless the range ends with one.
  @inline(__always)
  private mutating func walk(
    _ node: Int32, _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon, isLast: Bool = true
  ) -> Int32 {
    var node = node
    var position = start
    while position < end {
      let token = tokens[position]
      position &+= 1
      if token.kind != .word || (token.known.contains(.stop) && (position < end || !isLast)) {
        continue
      }
      node = node < 0 ? lexicon.trie.root(token.word) : lexicon.trie.child(of: node, token.word)
      if node < 0 { return -1 }
    }
    return node
  }

  /// The phrase that the words of two ranges make together, or -1.
  mutating func match(
    _ first: Range<Int>, _ second: Range<Int>, _ lexicon: borrowing Lexicon,
    of kinds: UInt16 = Lexicon.Phrase.ingredients
  ) -> Int32 {
    let node = walk(-1, first.lowerBound, first.upperBound, lexicon, isLast: second.isEmpty)
    guard node >= 0 else { return -1 }
    return accepted(walk(node, second.lowerBound, second.upperBound, lexicon), lexicon, of: kinds)
  }

  /// The phrase that a word of the lexicon and the words of a range make, or -1.
  private mutating func match(
    after word: Int32, _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon
  ) -> Int32 {
    let root = lexicon.trie.root(word)
    guard root >= 0 else { return -1 }
    return accepted(walk(root, start, end, lexicon), lexicon, of: Lexicon.Phrase.ingredients)
  }

  // MARK: Mentions

  /// Adds the nodes of a mention: one, or several where names are joined.
  mutating func emit(_ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    let count = tree.nodes.count
    if frame.section != .ingredients { return emitStatement(mention, lexicon) }
    if (frame.salt >= 0 || frame.hasVitamins), emitShared(mention, lexicon) {
      return finish(mention, count)
    }
    if mention.end - mention.start > 1, emitCertified(mention, text, lexicon) {
      return finish(mention, count)
    }
    let phrase = match(mention.start, mention.end, lexicon)
    if phrase >= 0 {
      addNode(mention.start, mention.end, phrase, lexicon)
      noteHeads(mention, phrase, lexicon)
      return finish(mention, count)
    }
    clearTaken()
    if !emitOther(mention.start, mention.end, text, lexicon) {
      if isNothing(mention, lexicon) { return }
      if !emitRepaired(mention, text, lexicon) { addNode(mention.start, mention.end, -1, lexicon) }
    }
    finish(mention, count)
  }

  /// A name with a certification before or behind it, which is taken off even where the whole is known.
  private mutating func emitCertified(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let kinds = Lexicon.Phrase.bit(.certification)
    guard mayBeCertified(mention.start, mention.end) else { return false }
    var start = mention.start
    var end = mention.end
    let (phrase, next) = longest(start, end, lexicon, of: kinds)
    clearTaken()
    if phrase >= 0, next < end {
      taken.append(phrase)
      start = next
    } else {
      let last = match(end - 1, end, lexicon, of: kinds)
      guard last >= 0 else { return false }
      taken.append(last)
      end -= 1
    }
    let name = match(start, end, lexicon)
    guard name >= 0 else {
      clearTaken()
      return false
    }
    addResolved(Resolution(start: start, end: end, phrase: name), lexicon)
    return true
  }

  private mutating func finish(_ mention: Mention, _ count: Int) {
    guard tree.nodes.count > count else { return settleLast(mention) }
    setAmount(mention, of: tree.nodes.count - 1)
  }

  private mutating func settleLast(_ mention: Mention) {
    guard frame.parent >= 0, mention.amountKind != .none else { return }
    if tree.nodes[Int(frame.parent)].amountKind == .none {
      setAmount(mention, of: Int(frame.parent))
    }
  }

  /// Whether no word of a mention says anything, as where "made from" stands before a bracket.
  private mutating func isNothing(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
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

  /// What the words of a mention allow for those after it: letters of vitamins, metals of a salt.
  private mutating func noteHeads(_ mention: Mention, _ phrase: Int32, _ lexicon: borrowing Lexicon)
  {
    if tokens[mention.start].known.contains(.vitamin) { frame.hasVitamins = true }
    if mention.end - mention.start > 1 { noteSalt(mention.start, phrase, lexicon) }
  }

  /// A salt in the plural may be followed by other metals of which it is one.
  mutating func noteSalt(_ start: Int, _ phrase: Int32, _ lexicon: borrowing Lexicon) {
    let isSalt = lexicon.phrases[Int(phrase)].hasAny(
      of: Lexicon.Phrase.bit(.mineral) | Lexicon.Phrase.bit(.additive))
    guard isSalt, !lexicon.sharesLastWord, tokens[start].traits.contains(.isInflected) else {
      return
    }
    frame.salt = tokens[start].word
  }

  /// A vitamin's letter, or a metal whose salt was named before.
  private mutating func emitShared(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    if frame.hasVitamins, tokens[mention.start].end - tokens[mention.start].start <= 3,
      emitVitamin(mention.start, mention.end, lexicon)
    {
      return true
    }
    return frame.salt >= 0 && emitSalts(frame.salt, mention, lexicon)
  }

  /// Metals whose salt was named before, possibly several joined by "and".
  private mutating func emitSalts(_ salt: Int32, _ mention: Mention, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let kinds = Lexicon.Phrase.bit(.mineral) | Lexicon.Phrase.bit(.additive)
    let count = tree.nodes.count
    var start = mention.start
    while start < mention.end {
      var end = start
      while end < mention.end, !tokens[end].known.contains(.joins) { end += 1 }
      let phrase = end > start ? match(after: salt, start, end, lexicon) : -1
      guard phrase >= 0, lexicon.phrases[Int(phrase)].hasAny(of: kinds) else {
        while tree.nodes.count > count { removeLastNode() }
        return false
      }
      addNode(start, end, phrase, lexicon, isPlural: true)
      start = end + 1
    }
    return tree.nodes.count > count
  }

  /// A mention whose words are no name by themselves.
  ///
  /// Returns whether it became nodes, or was said of another.
  mutating func emitOther(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if emitNumber(start, end, lexicon) || emitVitamin(start, end, lexicon) { return true }
    if emitAttribute(start, end, lexicon) { return true }
    if let found = resolve(start, end, text, lexicon) {
      addResolved(found, lexicon)
      return true
    }
    return emitClass(start, end, text, lexicon) || emitJoined(start, end, text, lexicon)
  }

  // MARK: Attributes

  /// A name without what was taken off its ends.
  struct Resolution {
    var start: Int
    var end: Int
    var phrase: Int32
    /// Where the name ends in the text, if within a compound word.
    var textEnd: Int32?
  }

  private mutating func addResolved(_ found: Resolution, _ lexicon: borrowing Lexicon) {
    addNode(found.start, found.end, found.phrase, lexicon)
    let node = Int32(tree.nodes.count - 1)
    if let end = found.textEnd { tree.nodes[Int(node)].end = end }
    addTaken(to: node, lexicon)
  }

  /// Says of a node what was taken off its name.
  private mutating func addTaken(to node: Int32, _ lexicon: borrowing Lexicon) {
    for phrase in taken { add(lexicon.attribute(phrase), to: node) }
    clearTaken()
  }

  /// Takes processes, certifications and places off both ends of a name until the rest is known.
  private mutating func resolve(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Resolution? {
    let count = taken.count
    var first = start
    var last = end
    while last - first > 1 {
      guard takePrefix(&first, last, lexicon) || takeSuffix(first, &last, lexicon) else { break }
      let phrase = match(first, last, lexicon)
      if phrase >= 0 { return Resolution(start: first, end: last, phrase: phrase) }
    }
    if lexicon.hasCompounds, last - first == 1, let phrase = compound(first, text, lexicon) {
      return Resolution(start: first, end: last, phrase: phrase.name, textEnd: phrase.textEnd)
    }
    taken.removeLast(taken.count - count)
    return nil
  }

  private mutating func isLittle(_ position: Int) -> Bool {
    tokens[position].known.contains(.stop) || tokens[position].known.contains(.joins)
      || tokens[position].kind != .word
  }

  private mutating func takePrefix(_ first: inout Int, _ last: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    // "Dés" are dice, "des" is an article.
    if isLittle(first),
      !tokens[first].known.contains(.isAttribute) || !tokens[first].traits.contains(.isAccented)
    {
      first += 1
      return true
    }
    guard tokens[first].known.contains(.isAttribute) else { return isRole(&first, last, lexicon) }
    let (phrase, next) = longest(first, last, lexicon, of: Lexicon.Phrase.attributes)
    guard phrase >= 0, next < last else { return isRole(&first, last, lexicon) }
    taken.append(phrase)
    first = next
    return true
  }

  /// Passes over "from" or "certified" at the start of a name.
  private mutating func isRole(_ first: inout Int, _ last: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    guard tokens[first].known.contains(.startsGrammar) else { return false }
    let (found, next) = grammar(first, last, lexicon)
    guard found == .origin || found == .leads, next < last else { return false }
    first = next
    return true
  }

  private mutating func takeSuffix(_ first: Int, _ last: inout Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let isWord =
      tokens[last - 1].known.contains(.isAttribute) && tokens[last - 1].traits.contains(.isAccented)
    if isLittle(last - 1) && !isWord || isLastRole(first, last, lexicon) {
      last -= 1
      return true
    }
    guard tokens[last - 1].known.contains(.isAttribute) else { return false }
    // The longest name of an attribute that ends here.
    var start = max(first + 1, last - 5)
    while start < last {
      if tokens[start].known.contains(.isAttribute) {
        let phrase = match(start, last, lexicon, of: Lexicon.Phrase.attributes)
        if phrase >= 0 {
          taken.append(phrase)
          last = start
          return true
        }
      }
      start += 1
    }
    return false
  }

  /// Whether the last word is "from" or "certified", after what it stood before was taken off.
  private mutating func isLastRole(_ first: Int, _ last: Int, _ lexicon: borrowing Lexicon) -> Bool
  {
    guard last - 1 > first, tokens[last - 1].known.contains(.startsGrammar), !taken.isEmpty else {
      return false
    }
    let role = grammar(last - 1, last, lexicon).0
    return role == .origin || role == .leads
  }

  /// A compound word of a known name and a process, as in "Sauerkrautpulver".
  private mutating func compound(_ position: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon)
    -> (name: Int32, textEnd: Int32)?
  {
    let token = tokens[position]
    guard token.word < 0, token.end - token.start <= 64 else { return nil }
    var folded: ContiguousArray<UInt8> = []
    Folding.append(text.extracting(Int(token.start)..<Int(token.end)), to: &folded)
    guard folded.count > 6, !folded.contains(0x20) else { return nil }
    var split = folded.count - 3
    while split >= 3 {
      let process = single(folded, split..<folded.count, lexicon, of: Lexicon.Phrase.attributes)
      if process >= 0 {
        let name = single(folded, 0..<split, lexicon, of: Lexicon.Phrase.ingredients)
        if name >= 0 {
          taken.append(process)
          return (name, token.start + textLength(of: split, text, token))
        }
      }
      split -= 1
    }
    return nil
  }

  /// How many bytes of a word in the text fold to a number of bytes.
  mutating func textLength(of folded: Int, _ text: Span<UInt8>, _ token: LabelToken) -> Int32 {
    // In ASCII every letter folds to one byte.
    guard token.traits.contains(.isAccented) else { return Int32(folded) }
    misread.second.removeAll(keepingCapacity: true)
    var position = Int(token.start)
    while position < Int(token.end), misread.second.count < folded {
      let byte = text[position]
      let step = byte < 0x80 ? (UInt32(byte), 1) : Folding.scalar(in: text, at: position)
      _ = FoldingTable.fold(step.0, into: &misread.second)
      position += step.1
    }
    return Int32(position) - token.start
  }

  /// The phrase of a single word, given by its folded bytes, or -1.
  private mutating func single(
    _ folded: ContiguousArray<UInt8>, _ range: Range<Int>, _ lexicon: borrowing Lexicon,
    of kinds: UInt16
  ) -> Int32 {
    var key = WordTable.Key()
    for index in range { key.append(folded[index]) }
    let word = lexicon.words.find(key, in: folded.span, range)
    guard word >= 0 else { return -1 }
    return accepted(lexicon.trie.root(lexicon.stems[Int(word)]), lexicon, of: kinds)
  }

  /// In brackets, a mention that is only a process, a certification or a place says something of the name
  /// before the bracket.
  private mutating func emitAttribute(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    if isClaim(start, end, lexicon), outer.isEmpty { return true }
    if lastMention >= 0, frame.parent < 0 || frame.firstNode < tree.nodes.count {
      // "Peaches, dried".
      return match(start, end, lexicon, of: Lexicon.Phrase.bit(.processing)) >= 0
        && attach(start, end, to: lastMention, lexicon)
        || frame.parent >= 0 && attach(start, end, to: frame.parent, lexicon)
    }
    return frame.parent >= 0 && attach(start, end, to: frame.parent, lexicon)
  }

  /// Whether words are only claims, such as "gluten free", of the product and not of an ingredient.
  private mutating func isClaim(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    match(start, end, lexicon, of: Lexicon.Phrase.bit(.certification)) >= 0
  }

  /// Says of a node what words mean, if all of them are processes, certifications and places.
  mutating func attach(_ start: Int, _ end: Int, to node: Int32, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    clearTaken()
    var position = start
    var found = false
    while position < end {
      if isLittle(position) || isRole(&position, end, lexicon) {
        position += isLittle(position) ? 1 : 0
        continue
      }
      let (phrase, next) = longest(position, end, lexicon, of: Lexicon.Phrase.attributes)
      guard phrase >= 0 else {
        clearTaken()
        return false
      }
      taken.append(phrase)
      found = true
      position = next
    }
    guard found else { return false }
    addTaken(to: node, lexicon)
    return true
  }

  // MARK: Numbers and letters

  /// A bare number of an additive after its class, a number with a name, or several numbers.
  private mutating func emitNumber(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    if tokens[start].traits.contains(.isNumber) || tokens[start].known.contains(.numberPrefix) {
      let phrase = number(from: start, end, lexicon)
      if phrase >= 0 {
        addNode(start, end, phrase, lexicon)
        return true
      }
    }
    // A name and a number that agree are one mention; two that do not are none that is known.
    if let split = numberEnd(start, end, lexicon), split < end {
      if emitAgreeing(start..<split, split..<end, start..<end, lexicon)
        || emitNumbers(start, end, lexicon)
      {
        return true
      }
    }
    guard let split = numberStart(start, end, lexicon), split > start else { return false }
    return emitAgreeing(split..<end, start..<split, start..<end, lexicon)
  }

  /// Adds the node of a number of an additive and a name, if they agree.
  private mutating func emitAgreeing(
    _ number: Range<Int>, _ name: Range<Int>, _ whole: Range<Int>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let coded = match(number.lowerBound, number.upperBound, lexicon)
    let named = coded < 0 ? -1 : match(name.lowerBound, name.upperBound, lexicon)
    guard named >= 0, lexicon.agree(coded, named) else { return false }
    addNode(whole.lowerBound, whole.upperBound, coded, lexicon)
    return true
  }

  /// The phrase of an additive's number that begins behind a prefix and a sign, as in "INS no 330",
  /// or that stands alone behind a class.
  private mutating func number(from start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int32 {
    var position = start
    if tokens[position].known.contains(.numberPrefix) {
      position += 1
      if position < end,
        tokens[position].kind == .mark || tokens[position].end - tokens[position].start <= 2,
        !tokens[position].traits.contains(.isNumber)
      {
        position += 1
      }
      if position < end, tokens[position].kind == .mark { position += 1 }
    } else {
      let holder = frame.colonParent >= 0 ? frame.colonParent : frame.parent
      guard holder >= 0, tree.nodes[Int(holder)].phrase >= 0,
        lexicon.phrases[Int(tree.nodes[Int(holder)].phrase)].has(.function)
      else { return -1 }
    }
    guard position < end, tokens[position].traits.contains(.isNumber) || position > start else {
      return -1
    }
    return match(after: lexicon.numberWord, position, end, lexicon)
  }

  /// Where a number that begins a mention ends.
  private mutating func numberEnd(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int? {
    let (phrase, next) = longest(start, end, lexicon, of: Lexicon.Phrase.bit(.additive))
    guard phrase >= 0, isNumber(start..<next) else { return nil }
    return next
  }

  /// Where a number that ends a mention begins.
  private mutating func numberStart(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int?
  {
    for first in [end - 1, end - 2, end - 3] where first > start {
      if isNumber(first..<end), match(first, end, lexicon) >= 0 { return first }
    }
    return nil
  }

  /// Whether words are a number with a prefix: E 330, E330, INS 471.
  private mutating func isNumber(_ range: Range<Int>) -> Bool {
    let first = tokens[range.lowerBound]
    if first.known.contains(.numberPrefix) { return range.count > 1 }
    return first.isCode
  }

  /// Several numbers in a row: E 322/E 333, E 474-E 475.
  private mutating func emitNumbers(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool
  {
    var position = start
    while position < end {
      guard let next = numberEnd(position, end, lexicon) else { return false }
      position = next
    }
    position = start
    while position < end, let next = numberEnd(position, end, lexicon) {
      addNode(position, next, match(position, next, lexicon), lexicon)
      position = next
    }
    return true
  }

  /// "Vitamin C", "vitamins A and D", "vit B12".
  private mutating func emitVitamin(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool
  {
    var position = start
    while position < end, tokens[position].known.contains(.vitamin) { position += 1 }
    guard position > start || frame.hasVitamins else { return false }
    var first = position > start ? start : position
    let isOpened = position > start
    guard position < end else { return false }
    let count = tree.nodes.count
    while position < end {
      // The letter E is "and" in some languages.
      var next = position + 1
      while next < end, !tokens[next].known.contains(.joins) { next += 1 }
      var phrase = next > position ? match(after: lexicon.vitaminWord, position, next, lexicon) : -1
      if phrase < 0 { phrase = next > position ? match(position, next, lexicon) : -1 }
      guard phrase >= 0 else {
        while tree.nodes.count > count { removeLastNode() }
        return false
      }
      addNode(first, next, phrase, lexicon)
      tree.nodes[tree.nodes.count - 1].isVitamin = true
      position = next
      if position < end, tokens[position].known.contains(.joins) { position += 1 }
      while position + 1 < end,
        tokens[position].known.contains(.joins) || tokens[position].known.contains(.vitamin)
      { position += 1 }
      first = position
    }
    if isOpened { frame.hasVitamins = true }
    return true
  }

  // MARK: Classes and joined names

  /// "Emulsifier soy lecithin": a function, and behind it, without a colon, what has it.
  private mutating func emitClass(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tokens[start].known.contains(.startsFunction) else { return false }
    let (phrase, next) = longest(start, end, lexicon, of: Lexicon.Phrase.bit(.function))
    guard phrase >= 0, next < end, joinDepth < Self.mostJoined else { return false }
    joinDepth += 1
    defer { joinDepth -= 1 }
    let count = tree.nodes.count
    addNode(start, next, phrase, lexicon)
    let last = frame.colonParent
    frame.colonParent = Int32(count)
    let rest = match(next, end, lexicon)
    if rest >= 0 {
      addNode(next, end, rest, lexicon)
    } else if !emitOther(next, end, text, lexicon) {
      removeLastNode()
      frame.colonParent = last
      return false
    }
    frame.colonParent = last
    return true
  }

  /// "Sugar and water", "sunflower and/or safflower oil", "carbonates of sodium and ammonium".
  private mutating func emitJoined(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    var joint = start
    while joint < end, !tokens[joint].known.contains(.joins) { joint += 1 }
    guard joint < end else { return emitSlashed(start, end, text, lexicon) }
    var next = joint
    while next < end, tokens[next].known.contains(.joins) { next += 1 }
    guard joint > start, next < end else { return false }
    guard joinDepth < Self.mostJoined else { return emitEach(start, end, lexicon) }
    joinDepth += 1
    defer { joinDepth -= 1 }
    if emitSharing(start..<joint, next..<end, text, lexicon) { return true }
    let count = tree.nodes.count
    let attributes = tree.attributes.count
    // What stands before the vitamins need not be known.
    let isOpen = tokens[next].known.contains(.vitamin)
    if emitPart(start, joint, text, lexicon) || isOpen {
      if tree.nodes.count == count { addNode(start, joint, -1, lexicon) }
      if emitPart(next, end, text, lexicon) { return true }
    }
    tree.nodes.removeLast(tree.nodes.count - count)
    tree.attributes.removeLast(tree.attributes.count - attributes)
    return false
  }

  /// So many names joined by "and" may share nouns or have processes; each of more is looked up as it stands,
  /// as trying all their combinations would take exponential time.
  private static let mostJoined = 6

  /// Adds the nodes of any number of joined names, if each is known as it stands.
  private mutating func emitEach(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    let count = tree.nodes.count
    var position = start
    while position < end {
      var next = position
      while next < end, !tokens[next].known.contains(.joins) { next += 1 }
      let phrase = next > position ? match(position, next, lexicon) : -1
      if phrase >= 0 {
        addNode(position, next, phrase, lexicon)
      } else if next > position {
        tree.nodes.removeLast(tree.nodes.count - count)
        return false
      }
      position = next + 1
    }
    return tree.nodes.count > count
  }

  private mutating func emitPart(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let phrase = match(start, end, lexicon)
    if phrase >= 0 {
      addNode(start, end, phrase, lexicon)
      if tokens[start].known.contains(.vitamin) { frame.hasVitamins = true }
      return true
    }
    clearTaken()
    return emitOther(start, end, text, lexicon)
  }

  /// Two names that share a noun, which only one of them has.
  private mutating func emitSharing(
    _ left: Range<Int>, _ right: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if lexicon.sharesLastWord {
      let noun = (right.upperBound - 1)..<right.upperBound
      let phrase = right.count > 1 ? match(left, noun, lexicon) : -1
      guard phrase >= 0 else { return emitSharingFirst(left, right, text, lexicon) }
      addNode(left.lowerBound, left.upperBound, phrase, lexicon)
      return emitPart(right.lowerBound, right.upperBound, text, lexicon) || undo()
    }
    return emitSharingFirst(left, right, text, lexicon)
  }

  /// "Carbonates of sodium and ammonium", "yellow 5 and 6": the shared noun stands first.
  private mutating func emitSharingFirst(
    _ left: Range<Int>, _ right: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard left.count > 1 else { return false }
    var end = left.upperBound - 1
    while end > left.lowerBound {
      let noun = left.lowerBound..<end
      let shared = match(noun, right, lexicon)
      if shared >= 0 {
        guard emitPart(left.lowerBound, left.upperBound, text, lexicon) else { return false }
        addNode(
          right.lowerBound, right.upperBound, shared, lexicon,
          isPlural: isInflected(noun.lowerBound, noun.upperBound))
        noteSalt(left.lowerBound, shared, lexicon)
        return true
      }
      end -= 1
    }
    return false
  }

  private mutating func undo() -> Bool {
    removeLastNode()
    return false
  }

  /// "Water/Aqua/Eau" is one name thrice; "E 322/E 333" are two.
  private mutating func emitSlashed(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    var slash = start
    while slash < end, !tokens[slash].traits.contains(.isBeforeSlash) { slash += 1 }
    guard slash + 1 < end else { return false }
    let first = match(start, slash + 1, lexicon)
    guard first >= 0 else { return false }
    addNode(start, slash + 1, first, lexicon)
    var position = slash + 1
    while position < end {
      var next = position
      while next < end - 1, !tokens[next].traits.contains(.isBeforeSlash) { next += 1 }
      let phrase = match(position, next + 1, lexicon)
      if phrase >= 0, !lexicon.agree(first, phrase) { addNode(position, next + 1, phrase, lexicon) }
      position = next + 1
    }
    return true
  }

  // MARK: Statements

  /// In a statement of allergens, every known name within the words is one.
  private mutating func emitStatement(_ mention: Mention, _ lexicon: borrowing Lexicon) {
    var position = mention.start
    var start = position
    var isKnown = false
    while position < mention.end {
      if tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, mention.end, lexicon)
        if role == .allergenFiller || role == .and || role == .or {
          if role != .allergenFiller {
            if !isKnown { flush(start, position, lexicon) }
            isKnown = false
            start = next
          } else if start == position {
            start = next
          }
          position = next
          continue
        }
      }
      let (phrase, next) = longest(
        position, mention.end, lexicon,
        of: Lexicon.Phrase.ingredients | Lexicon.Phrase.bit(.allergen))
      if phrase >= 0 {
        addNode(position, next, phrase, lexicon)
        isKnown = true
        position = next
      } else {
        position += 1
      }
    }
    if !isKnown { flush(start, mention.end, lexicon) }
  }

  private mutating func flush(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) {
    guard start < end else { return }
    let mention = Mention(start: start, end: end)
    guard !isNothing(mention, lexicon) else { return }
    addNode(start, end, -1, lexicon)
  }

  // MARK: Brackets

  /// A name with a bracket in it: the words before, within and behind it.
  struct Bracketed {
    var before: Range<Int>
    var within: Range<Int>
    /// Empty if the name ends with its bracket.
    var behind: Range<Int>
  }

  /// "Lavandula Angustifolia (Lavender) Oil": one name with a bracket in it.
  ///
  /// Returns where it ends.
  mutating func joined(
    _ start: Int, _ end: Int, _ close: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int? {
    guard frame.section == .ingredients || frame.section == .mayContain, close > end + 1,
      close - end < 12,
      isWords(end + 1, close)
    else { return nil }
    let behind = close + 1
    var last = min(behind, frame.end)
    while last < frame.end, tokens[last].kind == .word { last += 1 }
    let name = Bracketed(
      before: start..<end, within: end + 1..<close, behind: min(behind, last)..<last)
    guard emitBracketed(name, lexicon) || emitRepaired(name, text, lexicon) else {
      return lexicon.spelling == nil || name.behind.isEmpty ? nil : emitBetween(name, lexicon)
    }
    return max(last, behind)
  }

  /// A name with a bracket in it, before or behind which a comma is lost.
  ///
  /// Returns where it ends.
  private mutating func emitBetween(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Int? {
    let nodes = tree.nodes.count
    var ends = name.behind.upperBound
    while ends > name.behind.lowerBound {
      var starts = name.before.lowerBound
      while starts < name.before.upperBound, starts - name.before.lowerBound < 8 {
        let first =
          starts > name.before.lowerBound ? match(name.before.lowerBound, starts, lexicon) : -1
        if first >= 0 || starts == name.before.lowerBound {
          if first >= 0 { addNode(name.before.lowerBound, starts, first, lexicon) }
          let rest = Bracketed(
            before: starts..<name.before.upperBound, within: name.within,
            behind: name.behind.lowerBound..<ends)
          if emitBracketed(rest, lexicon) {
            for node in nodes..<tree.nodes.count { tree.nodes[node].isRepaired = true }
            return ends
          }
          if first >= 0 { removeLastNode() }
        }
        starts += 1
      }
      ends -= 1
      guard name.behind.upperBound - ends < 8 else { break }
    }
    return nil
  }

  /// Adds the node of a name with a bracket in it.
  ///
  /// Returns whether it is one.
  mutating func emitBracketed(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Bool {
    if name.behind.isEmpty {
      // "Butyrospermum Parkii (Shea Butter)".
      guard match(name.before.lowerBound, name.before.upperBound, lexicon) < 0 else { return false }
      let phrase = match(name.before, name.within, lexicon)
      guard phrase >= 0 else { return false }
      addNode(name.before.lowerBound, name.within.upperBound, phrase, lexicon)
      return true
    }
    var phrase = match(name, lexicon)
    if phrase < 0 {
      phrase = match(name.before, name.behind, lexicon)
      // What the bracket names must not be lost, unless it is only the common name of a plant.
      let isName =
        phrase >= 0
        && (lexicon.phrases[Int(phrase)].has(.cosmetic)
          || match(name.within.lowerBound, name.within.upperBound, lexicon) < 0)
      guard isName else { return emitParts(name, lexicon) }
    }
    addNode(name.before.lowerBound, name.behind.upperBound, phrase, lexicon)
    return true
  }

  /// "Salvia Officinalis (Sage) Leaf Extract": a plant, its common name, and what is taken of it.
  private mutating func emitParts(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Bool {
    clearTaken()
    var position = name.behind.lowerBound
    while position < name.behind.upperBound {
      let (phrase, next) = longest(
        position, name.behind.upperBound, lexicon, of: Lexicon.Phrase.bit(.processing))
      guard phrase >= 0 else {
        clearTaken()
        return false
      }
      taken.append(phrase)
      position = next
    }
    let kinds = Lexicon.Phrase.bit(.cosmetic)
    var phrase = match(name.before.lowerBound, name.before.upperBound, lexicon, of: kinds)
    if phrase < 0 { phrase = match(name.before, name.within, lexicon, of: kinds) }
    guard phrase >= 0 else {
      clearTaken()
      return false
    }
    addResolved(
      Resolution(start: name.before.lowerBound, end: name.behind.upperBound, phrase: phrase),
      lexicon)
    return true
  }

  private mutating func isWords(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].kind != .word { return false }
    return true
  }

  /// The phrase that the words of a name make with those in its bracket, or -1.
  private mutating func match(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Int32 {
    var node = walk(-1, name.before.lowerBound, name.before.upperBound, lexicon, isLast: false)
    guard node >= 0 else { return -1 }
    node = walk(node, name.within.lowerBound, name.within.upperBound, lexicon, isLast: false)
    guard node >= 0 else { return -1 }
    return accepted(
      walk(node, name.behind.lowerBound, name.behind.upperBound, lexicon), lexicon,
      of: Lexicon.Phrase.ingredients)
  }

  /// Ends a bracket, and looks at what its members were to the name before it.
  mutating func closeGroup(_ lexicon: borrowing Lexicon) {
    let closed = removeFrame()
    let head = Int(closed.parent)
    let first = closed.firstNode
    guard head >= 0, head == first - 1, first < tree.nodes.count,
      tree.nodes[head].section == .ingredients
    else { return }
    if first == tree.nodes.count - 1, settleSingle(head, first, lexicon) {
      frame.last = Int32(head)
      return
    }
    if distribute(head, first, closed.firstAttribute, lexicon) {
      frame.last = Int32(tree.nodes.count - 1)
    } else {
      frame.last = Int32(head)
    }
  }

  /// A single member may be the same thing by another name, or the purpose of the name before it.
  private mutating func settleSingle(_ head: Int, _ member: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let child = tree.nodes[member]
    let holder = tree.nodes[head]
    guard child.parent == Int32(head), holder.phrase >= 0 else { return false }
    guard child.phrase >= 0 else {
      // The roman numeral of "E160a(ii)".
      guard lexicon.phrases[Int(holder.phrase)].has(.additive), child.end - child.start <= 4 else {
        return false
      }
      setSubtype(head, member, lexicon)
      removeLastNode()
      return true
    }
    let isPurpose =
      lexicon.phrases[Int(child.phrase)].kinds == Lexicon.Phrase.bit(.function)
      && !lexicon.phrases[Int(holder.phrase)].has(.function)
    guard isPurpose || lexicon.share(child.phrase, holder.phrase) else { return false }
    if isPurpose {
      removeLastNode()
      add(child.entry, to: Int32(head))
    } else {
      removeLastNode()
    }
    return true
  }

  /// Makes an additive's number the one of its subtype, if round brackets hold its numeral, as the Codex writes it.
  private mutating func setSubtype(_ head: Int, _ member: Int, _ lexicon: borrowing Lexicon) {
    guard tree.nodes[head].isNumbered, let number = headWords(tree.nodes[head]),
      let numeral = headWords(tree.nodes[member]),
      numeral.lowerBound > 0, tokens[numeral.lowerBound - 1].detail == UInt8(ascii: "(")
    else { return }
    let phrase = match(number, numeral, lexicon)
    if phrase >= 0 { setPhrase(phrase, of: head, lexicon) }
  }

  /// "Vegetable oil (palm, rapeseed)": the members are palm oil and rapeseed oil, if all of them are known so.
  private mutating func distribute(
    _ head: Int, _ first: Int, _ firstAttribute: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let holder = tree.nodes[head]
    guard tree.nodes.count - first <= 16, let words = headWords(holder),
      tokens[lexicon.sharesLastWord ? words.upperBound - 1 : words.lowerBound].known.contains(
        .namesGroup)
    else { return false }
    clearTaken()
    for member in first..<tree.nodes.count {
      guard tree.nodes[member].parent == Int32(head), let own = headWords(tree.nodes[member]) else {
        return false
      }
      let phrase = combined(words, own, lexicon)
      guard phrase >= 0 else { return false }
      taken.append(phrase)
    }
    for index in taken.indices { setPhrase(taken[index], of: first + index, lexicon) }
    clearTaken()
    removeHead(head, attributesFrom: firstAttribute)
    return true
  }

  /// The tokens of a node's name.
  private mutating func headWords(_ node: LabelTree.Node) -> Range<Int>? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < node.start { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < tokens.count, tokens[end].end <= node.end { end += 1 }
    return end > low ? low..<end : nil
  }

  private mutating func combined(
    _ head: Range<Int>, _ member: Range<Int>, _ lexicon: borrowing Lexicon
  ) -> Int32 {
    let noun =
      lexicon.sharesLastWord
      ? (head.upperBound - 1)..<head.upperBound : head.lowerBound..<(head.lowerBound + 1)
    for part in [head, noun] {
      let phrase =
        lexicon.sharesLastWord ? match(member, part, lexicon) : match(part, member, lexicon)
      if phrase >= 0 { return phrase }
    }
    return -1
  }
}
