/// Claims whose last word denies the names before it, such as "nut free" and "laktosefrei".
extension LabelParser {
  /// Reads a claim about the product such as "nut free", "milk allergen free", or "gluten- and lactose-free".
  ///
  /// Without the hyphen, only a sentence of its own denies all of its names.
  mutating func emitDenial(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard end - start > 1, outer.isEmpty, !frame.colonParent.exists,
      !tokens[end - 1].known.isDisjoint(with: [.denies, .certifies]),
      let names = deniedNames(start, end, lexicon)
    else { return false }
    let isSuspended = isSuspended(tokens[names[0].words.upperBound - 1].end, text)
    let isDenied = isSuspended || isSentence(start..<end) && tokens[end - 1].known.contains(.denies)
    guard names.count == 1 || isDenied else { return false }
    if isSuspended { denySuspended(text) }
    mark(start..<end, as: .grammar)
    for name in names { addClaim(name.words, name.phrase, lexicon) }
    return true
  }

  /// Returns the allergens that words before "free" name, or `nil` if the words say anything else.
  private mutating func deniedNames(
    _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon
  ) -> ContiguousArray<(words: Range<Int>, phrase: PhraseID)>? {
    var names: ContiguousArray<(words: Range<Int>, phrase: PhraseID)> = []
    var position = start
    while position < end {
      if position == end - 1, tokens[position].known.contains(.denies) {
        return names.isEmpty ? nil : names
      }
      // "Laktosefrei" is one word.
      let (claim, last) = longest(position, end, lexicon, of: .certification)
      if claim.exists, last == end, !names.isEmpty {
        names.append((position..<end, claim))
        return names
      }
      let (phrase, next) = longest(position, end, lexicon, of: .allergen)
      if phrase.exists {
        names.append((position..<next, phrase))
        position = next
        continue
      }
      guard tokens[position].known.contains(.startsGrammar) else { return nil }
      let (role, after) = grammar(position, end, lexicon)
      guard role.isFiller || role == .allergens else { return nil }
      position = after
    }
    return nil
  }

  /// Whether a hyphen without a word behind it ends a name, whose ending follows later.
  func isSuspended(_ end: Int32, _ text: Span<UInt8>) -> Bool {
    Int(end) < text.count && text[Int(end)] == UInt8(ascii: "-")
  }

  /// Denies the names that end with a hyphen before a claim, as in "gluten-, laktose- und nussfrei".
  private mutating func denySuspended(_ text: Span<UInt8>) {
    var node = tree.nodes.count - 1
    while node >= frame.firstNode, tree.nodes[node].section == .ingredients,
      isSuspended(tree.nodes[node].end, text)
    {
      tree[node].section = .freeFrom
      node -= 1
    }
  }

  /// Whether words are a sentence of their own.
  private mutating func isSentence(_ words: Range<Int>) -> Bool {
    let end = words.upperBound
    return startsSentence(words.lowerBound)
      && (end >= tokens.count || tokens[end].kind == .period
        || tokens[end].traits.contains(.startsLine))
  }

  /// Reads "is not nut free", which is no claim to be free from nuts, as a sentence that was not understood.
  mutating func emitNegatedDenial(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard end - start > 1, !tokens[end - 1].known.isDisjoint(with: [.denies, .certifies]),
      let name = (start + 1..<end).first(where: { isNegated($0, text) }),
      // "Ei" is an egg in German, and "no" in Finnish.
      !namesAllergen(start..<name, lexicon)
    else { return false }
    guard tokens[end - 1].known.contains(.denies) else {
      // "Nicht milchfrei", but not "soy lecithin non GMO".
      let claim = match(end - 1, end, lexicon, of: .certification)
      guard claim.exists, lexicon.base[lexicon.attribute(claim)].denied != 0 else { return false }
      mark(start..<end, as: .unread)
      return true
    }
    mark(start..<name, as: .grammar)
    let (section, isNotGuaranteed) = (frame.section, frame.isNotGuaranteed)
    (frame.section, frame.isNotGuaranteed) = (.mayContain, true)
    emitStatement(Mention(start: name, end: end), text, lexicon)
    (frame.section, frame.isNotGuaranteed) = (section, isNotGuaranteed)
    return true
  }

  /// Whether "free" or "allergen free" follows a name.
  mutating func isDenied(_ position: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    var position = position
    if position + 1 < end, tokens[position].known.contains(.startsGrammar) {
      let (role, next) = grammar(position, position + 1, lexicon)
      if role.isFiller || role == .allergens { position = next }
    }
    guard position < end, tokens[position].known.contains(.denies) else { return false }
    mark(position..<position + 1, as: .grammar)
    return true
  }

  /// The words that deny what follows, in ASCII.
  private static let negations = [
    "not", "non", "t", "nicht", "pas", "niet", "inte", "ikke", "ej", "nie", "ei",
  ]
  .map { ContiguousArray($0.utf8) }

  /// Whether a word before a name denies what follows, as in "is not nut free" and "isn't nut free".
  func isNegated(_ name: Int, _ text: Span<UInt8>) -> Bool {
    guard name > 0, tokens[name - 1].kind == .word else { return false }
    let word = Int(tokens[name - 1].start)..<Int(tokens[name - 1].end)
    return Self.negations.contains { negation in
      negation.count == word.count
        && negation.indices.allSatisfy { text[word.lowerBound + $0] | 0x20 == negation[$0] }
    }
  }
}
