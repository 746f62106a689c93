/// The numbers of additives and the letters of vitamins.
extension LabelParser {
  /// Reads a bare number of an additive after its class, a number with a name, or several numbers.
  mutating func emitNumber(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    if tokens[start].traits.contains(.isNumber) || isCodeOfNumber(start)
      || tokens[start].known.contains(.numberPrefix)
    {
      let phrase = number(from: start, end, lexicon)
      if phrase.exists {
        addNode(start, upTo: end, phrase, lexicon)
        return true
      }
    }
    // A name and a number that agree are one mention. If they disagree, the mention is unknown.
    if let split = numberEnd(start, end, lexicon), split < end {
      if emitAgreeing(start..<split, split..<end, in: start..<end, lexicon)
        || emitNumbers(start, end, lexicon)
      {
        return true
      }
    }
    guard let split = numberStart(start, end, lexicon), split > start else { return false }
    return emitAgreeing(split..<end, start..<split, in: start..<end, lexicon)
  }

  /// Adds the node of an additive's number and a name, if they agree.
  mutating func emitAgreeing(
    _ number: Range<Int>, _ name: Range<Int>, in whole: Range<Int>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let coded = coded(number, lexicon)
    let named = !coded.exists ? .none : match(name.lowerBound, name.upperBound, lexicon)
    guard named.exists, lexicon.agree(coded, named) else { return false }
    // "Soya lecithin E322" says more than its number.
    let isKind = lexicon.base.isKind(
      lexicon[named].primary, of: lexicon[coded].primary)
    addNode(whole.lowerBound, upTo: whole.upperBound, isKind ? named : coded, lexicon)
    return true
  }

  /// Returns the phrase of an additive's number behind a prefix and a sign, as in "INS no 330", or
  /// alone behind a class.
  mutating func number(from start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> PhraseID {
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
    }
    guard position < end,
      tokens[position].traits.contains(.isNumber) || isCodeOfNumber(position) || position > start
    else { return .none }
    let phrase = match(after: lexicon.numberWord, position, end, lexicon)
    // A number in a list that may be an allergen is one: "water, 220".
    guard
      position > start || followsAdditive(lexicon)
        || phrase.exists && lexicon.allergens(of: phrase) != 0
    else { return .none }
    return phrase
  }

  /// Whether a word may be a number with its letter, such as "160a".
  private func isCodeOfNumber(_ position: Int) -> Bool {
    let token = tokens[position]
    // Three or four digits and a letter.
    return token.isCode && (3...4).contains(token.detail)
      && token.end - token.start == Int32(token.detail) + 1
      && !token.known.contains(.numberPrefix)
  }

  /// Whether numbers are numbers of additives, because a class or another number precedes them, as in
  /// "preservatives: 202, 220", "colors (102)", and "E330, 331".
  private mutating func followsAdditive(_ lexicon: borrowing Lexicon) -> Bool {
    let holder = frame.colonParent.exists ? frame.colonParent : frame.parent
    // "Vegetable gums (412)" and "mineral salts (450)" are groups of additives, too.
    if holder.exists, tree[holder].phrase.exists,
      !lexicon[tree[holder].phrase].kinds.isDisjoint(with: [.function, .additive, .mineral])
        || !lexicon.base[lexicon[tree[holder].phrase].primary].functions.isEmpty
    {
      return true
    }
    let last = lastMention
    return last.exists
      && (tree[last].isNumbered
        || tree[last].phrase.exists && lexicon[tree[last].phrase].kinds.contains(.function))
  }

  /// Returns the end of a number at the start of a mention.
  mutating func numberEnd(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int? {
    let (phrase, next) = longest(start, end, lexicon, of: .additive)
    guard phrase.exists, isNumber(start..<next) else { return nil }
    return next
  }

  /// Returns the start of a number at the end of a mention.
  mutating func numberStart(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int? {
    for first in [end - 1, end - 2, end - 3] where first > start {
      if isNumber(first..<end), coded(first..<end, lexicon).exists { return first }
    }
    return nil
  }

  /// Returns the additive of a number with a prefix.
  private mutating func coded(_ number: Range<Int>, _ lexicon: borrowing Lexicon) -> PhraseID {
    let phrase = match(number.lowerBound, number.upperBound, lexicon)
    guard !phrase.exists, isPrefix(number.lowerBound) else { return phrase }
    return match(after: lexicon.numberWord, number.lowerBound + 1, number.upperBound, lexicon)
  }

  /// Whether words are a number with a prefix: E 330, E330, INS 471.
  private func isNumber(_ range: Range<Int>) -> Bool {
    isPrefix(range.lowerBound) ? range.count > 1 : tokens[range.lowerBound].isCode
  }

  /// Whether a word is the prefix of a number; "e" is also "and", as in "pectina E 440".
  private func isPrefix(_ position: Int) -> Bool {
    let token = tokens[position]
    if token.known.contains(.numberPrefix) { return true }
    guard token.known.contains(.joins), token.end - token.start == 1, position + 1 < tokens.count
    else { return false }
    return tokens[position + 1].traits.contains(.isNumber) || isCodeOfNumber(position + 1)
  }

  /// Reads several numbers in a row: E 322/E 333, E 474-E 475.
  mutating func emitNumbers(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    var position = start
    while position < end {
      guard let next = numberEnd(position, end, lexicon) else { return false }
      position = next
    }
    position = start
    while position < end, let next = numberEnd(position, end, lexicon) {
      addNode(position, upTo: next, match(position, next, lexicon), lexicon)
      position = next
    }
    return true
  }

  /// Reads vitamins: "Vitamin C", "vitamins A and D", "vit B12".
  mutating func emitVitamin(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    var position = start
    while position < end, tokens[position].known.contains(.vitamin) { position += 1 }
    guard position > start || frame.hasVitamins else { return false }
    var first = position > start ? start : position
    let isOpened = position > start
    guard position < end else { return false }
    let mark = tree.mark
    while position < end {
      // The letter E is "and" in some languages.
      var next = position + 1
      while next < end, !tokens[next].known.contains(.joins) { next += 1 }
      var phrase =
        next > position ? match(after: lexicon.vitaminWord, position, next, lexicon) : .none
      if !phrase.exists { phrase = next > position ? match(position, next, lexicon) : .none }
      guard phrase.exists else {
        tree.reset(to: mark)
        return false
      }
      addNode(first, upTo: next, phrase, lexicon)
      tree[tree.nodes.count - 1].isVitamin = true
      position = next
      if position < end, tokens[position].known.contains(.joins) { position += 1 }
      while position + 1 < end,
        tokens[position].known.contains(.joins) || tokens[position].known.contains(.vitamin)
      { position += 1 }
      self.mark(next..<position, as: .grammar)
      first = position
    }
    if isOpened { frame.hasVitamins = true }
    return true
  }
}
