/// Statements about what may be in a product, and about what is not in it.
extension LabelParser {
  /// Begins a statement about possible traces, which ends with the sentence.
  mutating func beginPrecaution(_ role: GrammarRole, _ words: Range<Int>) {
    if frame.warning.words.isEmpty {
      frame.warning = Warning(words: words, nodes: tree.nodes.count)
    } else if tree.nodes.count == frame.warning.nodes {
      frame.warning.words = frame.warning.words.lowerBound..<words.upperBound
    }
    frame.section = role == .facility ? .facility : .mayContain
    if role == .notGuaranteed { frame.isNotGuaranteed = true }
  }

  /// Whether words begin a statement about the place where a food is made.
  ///
  /// The word for a place does so only at the start of a sentence, as it may be part of a name.
  mutating func isAboutPlace(_ start: Int, _ next: Int, _ lexicon: borrowing Lexicon) -> Bool {
    next - start > 1 ? namesPlace(start, lexicon) : startsSentence(start)
  }

  /// Whether the words up to the next sign name a place where foods are made.
  mutating func namesPlace(_ start: Int, _ lexicon: borrowing Lexicon) -> Bool {
    var position = start
    let limit = min(frame.end, start + 16)
    while position < limit, tokens[position].kind == .word {
      let token = tokens[position]
      if token.known.contains(.startsGrammar) {
        let (role, next) = grammar(position, position + 1, lexicon)
        if next == position + 1, role == .place || role == .facility { return true }
      }
      position += 1
    }
    return false
  }

  /// Whether a token is the first of its sentence or bracket.
  mutating func startsSentence(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = tokens[position - 1].kind
    return before == .period || before == .open || before == .close || before == .dash
      || tokens[position].traits.contains(.startsLine)
  }

  /// Whether a word begins a line, or follows a comma or semicolon.
  func startsClause(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = tokens[position - 1].kind
    return before == .comma || before == .semicolon
      || tokens[position].traits.contains(.startsLine)
  }

  /// Whether "no" at a position denies the words behind it, unlike that in "Red No 40".
  ///
  /// Nor does the code of Norway: "NO: soya" is a list in Norwegian, and "Origin: NO." a sentence.
  mutating func isClaim(
    _ position: Int, _ next: Int, before end: Int, in text: Span<UInt8>
  ) -> Bool {
    let last = Int(tokens[next - 1].end)
    let isCode = next - position == 1 && last - Int(tokens[position].start) == 2
    guard next < end else {
      return next < frame.end && tokens[next].kind == .colon && !isCode
    }
    if isCode, last < text.count, text[last] == UInt8(ascii: ".") { return false }
    return tokens[next].kind == .word
      && !(tokens[next].traits.contains(.isNumber) && next == position + 1)
  }

  /// Whether a line begins with the name of a certification, which is about the product, as in "butter"
  /// above "Suitable for vegans".
  @inline(__always)
  mutating func startsClaimLine(_ position: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    tokens[position].traits.contains(.startsLine)
      && tokens[position].known.contains(.startsCertification)
      && longest(position, end, lexicon, of: .certification).phrase.exists
  }

  // MARK: Free from

  /// Reads the names that a claim such as "free from" denies, and returns its end.
  ///
  /// The claim ends at the first comma, bracket, or exception. Only a sentence of its own may deny
  /// a whole list: "Contains no egg, milk or soy."
  mutating func readFreeFrom(
    _ claim: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    let start = skipColon(claim.upperBound)
    var end = claimEnd(start, lexicon)
    if startsSentence(claim.lowerBound) || frame.section == .contains,
      let list = deniedListEnd(start, isOneWord: start - claim.lowerBound == 1, text, lexicon)
    {
      end = list
    }
    let section = frame.section
    let holder = lastMention
    certifyParent(claim.lowerBound..<end, lexicon)
    frame.section = .freeFrom
    var position = start
    while position < end {
      guard tokens[position].kind.isRun else {
        position += 1
        continue
      }
      var after = position
      while after < end, tokens[after].kind.isRun { after += 1 }
      emitDenied(position..<after, text, lexicon)
      position = after
    }
    frame.section = section
    frame.last = holder
    guard end < frame.end, tokens[end].kind == .open else { return end }
    // The bracket belongs to the ingredient before the claim: "ham without nitrite (pork, salt)".
    open(end, parent: holder.exists ? holder : frame.parent)
    return end + 1
  }

  /// Adds the nodes of the names that a claim denies.
  mutating func emitDenied(
    _ words: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    var isAdded = false
    for position in words where tokens[position].known.contains(.startsGrammar) {
      if grammar(position, position + 1, lexicon).0 == .added {
        isAdded = true
        mark(position..<position + 1, as: .grammar)
      }
    }
    let count = tree.nodes.count
    let before = tree.mark
    emitStatement(Mention(start: words.lowerBound, end: words.upperBound), text, lexicon)
    if tree.nodes.count > count, namesAllergen(words, lexicon),
      isUnclear(words, before: tree.nodes[count].start, lexicon)
        || hidesName(behind: count, words, lexicon)
    {
      // In "No Name peanut butter", nothing may be denied.
      tree.reset(to: before)
      return mark(words, as: .unread)
    }
    guard isAdded else { return }
    // What is not added may be in the product all the same, so the claim frees it of nothing.
    for node in count..<tree.nodes.count {
      tree[node].phrase = .none
      tree[node].entry = .none
    }
  }

  /// Reads "0 % milk" as a claim, but not "milk 0 %" and "0 % yogurt", which have no fat.
  mutating func emitNone(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    guard mention.amountKind == .exact, mention.percent == 0, outer.isEmpty, mention.start > 0,
      tokens[mention.start - 1].kind == .percent
    else { return false }
    let phrase = match(mention.start, mention.end, lexicon, of: .allergen)
    guard phrase.exists, !lexicon.namesProduct(phrase) else { return false }
    addClaim(mention.start..<mention.end, phrase, lexicon)
    return true
  }

  /// Adds the node of an ingredient that the product is claimed to be free from.
  ///
  /// The text that follows does not belong to it.
  mutating func addClaim(_ name: Range<Int>, _ phrase: PhraseID, _ lexicon: borrowing Lexicon) {
    let (section, last) = (frame.section, frame.last)
    frame.section = .freeFrom
    addNode(name.lowerBound, upTo: name.upperBound, phrase, lexicon)
    frame.section = section
    frame.last = last
  }

  /// Whether an unknown word is before the first name of a claim.
  private mutating func isUnclear(
    _ words: Range<Int>, before name: Int32, _ lexicon: borrowing Lexicon
  ) -> Bool {
    for position in words where tokens[position].start < name {
      let token = tokens[position]
      let isKnown = !token.known.isDisjoint(with: [.stop, .joins])
      if token.kind == .word, token.account.isOpen, !isKnown,
        !match(position, position + 1, lexicon, of: .attributes).exists
      {
        return true
      }
    }
    return false
  }

  /// Whether the name of an allergen directly follows a harmless name in a claim, as in "no salt butter", so that a
  /// comma may be lost between them.
  private mutating func hidesName(
    behind first: Int, _ words: Range<Int>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tree.nodes.count > first + 1, tree.nodes[first].phrase.exists,
      tree.nodes[first + 1].phrase.exists, lexicon.allergens(of: tree.nodes[first].phrase) == 0,
      lexicon.allergens(of: tree.nodes[first + 1].phrase) != 0
    else { return false }
    let between = tree.nodes[first].end..<tree.nodes[first + 1].start
    return !words.contains { between.contains(tokens[$0].start) }
  }

  /// Returns the end of a claim within a list.
  mutating func claimEnd(_ start: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = min(frame.end, start + Self.longestRun)
    var position = start
    while position < limit, tokens[position].kind.isRun {
      if position > start,
        endsClaim(position, limit, lexicon) || startsLine(position, behind: start, lexicon)
      {
        return position
      }
      position += 1
      // "No sugar added" ends here, and "no added sugar" with the sugar.
      if position - start > 1, tokens[position - 1].known.contains(.startsGrammar),
        grammar(position - 1, position, lexicon).0 == .added
      {
        return position
      }
    }
    return position
  }

  /// Whether a new line begins at a position, and what a claim denies ends with a name above it.
  private mutating func startsLine(
    _ position: Int, behind start: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tokens[position].traits.contains(.startsLine), !tokens[position].known.contains(.joins)
    else { return false }
    let last = tokens[position - 1]
    guard last.kind == .word, last.known.isDisjoint(with: [.joins, .stop]) else {
      return false
    }
    return (max(start, position - Self.longestName)..<position).contains {
      let (phrase, next) = longest($0, position, lexicon, of: .ingredientsAndAllergens)
      return phrase.exists && next == position
    }
  }

  /// The number of words before the end of a line in which the name of a claim is looked for.
  private static var longestName: Int { 8 }

  /// Whether a word ends the claim before it, because it begins another statement or an exception.
  mutating func endsClaim(_ position: Int, _ limit: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard tokens[position].known.contains(.startsGrammar) else { return false }
    let (role, next) = grammar(position, limit, lexicon)
    switch role {
    case .leads: return next > position + 1
    case .except, .contains, .allergens, .mayContain, .facility, .notGuaranteed, .precaution,
      .header, .foreignHeader, .end, .ignoredSentence, .guide:
      return true
    default: return false
    }
  }

  /// Returns the end of a sentence that denies a whole list, or `nil` if only its first name is
  /// surely denied.
  ///
  /// Such a list has only allergens, or none and ends with "or". If it mixes them, it may be a list
  /// of ingredients: "no preservatives, wheat flour, soy or canola oil". Behind one word without a
  /// colon, so may foods without "or" or "and": "no butter, wheat flour". In Polish and Finnish, the nominative
  /// behind a comma is an ingredient.
  mutating func deniedListEnd(
    _ start: Int, isOneWord: Bool, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int? {
    let limit = min(frame.end, start + Self.longestRun)
    var position = start
    var hasOnlyAllergens = true
    var isHarmless = true
    var hasComma = false
    var isLastOr = false
    var isJoined = !isOneWord
    var hasProduct = false
    loop: while position < limit {
      switch tokens[position].kind {
      case .period, .open, .close, .dash, .plusMinus, .semicolon, .colon: break loop
      case .comma:
        hasComma = true
        isLastOr = false
        position += 1
        continue
      case .percent, .mark:
        position += 1
        continue
      case .word: break
      }
      if position > start,
        endsClaim(position, limit, lexicon) || startsLine(position, behind: start, lexicon)
      {
        break
      }
      if tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, limit, lexicon)
        if role == .and || role == .or || role == .allergenFiller || role == .freeFrom {
          if role == .or { isLastOr = true }
          isJoined = isJoined || hasComma
          position = next
          continue
        }
      }
      let (phrase, next) = longest(position, limit, lexicon, of: .allergen)
      if phrase.exists {
        let last = tokens[next - 1]
        if hasComma,
          GrammaticalCase.isNominative(
            text.extracting(Int(last.start)..<Int(last.end)), in: lexicon.language)
        {
          break
        }
        isHarmless = false
        hasProduct = hasProduct || lexicon.namesProduct(phrase)
        position = next
      } else {
        hasOnlyAllergens = hasOnlyAllergens && tokens[position].known.contains(.stop)
        position += 1
      }
    }
    guard hasComma, isJoined || !hasProduct else { return nil }
    isHarmless = isHarmless && isLastOr && !namesAllergen(start..<position, lexicon)
    return hasOnlyAllergens || isHarmless ? position : nil
  }

  // MARK: Sentences

  /// Returns the end of a sentence or bracket, or the next statement in it.
  mutating func clauseEnd(
    _ start: Int, _ lexicon: borrowing Lexicon, within count: Int = .max
  ) -> Int {
    let limit = count < frame.end - start ? start + count : frame.end
    var position = start
    while position < limit, tokens[position].kind != .period {
      if tokens[position].kind == .word, tokens[position].known.contains(.directs) {
        let (role, next) = grammar(position, limit, lexicon)
        switch role {
        case .mayContain, .precaution, .notGuaranteed: return position
        case .header, .foreignHeader:
          if next < limit, tokens[next].kind == .colon { return position }
        case .facility where isAboutPlace(position, next, lexicon): return position
        case .contains, .allergens:
          if containsStatement(position, limit, lexicon) != nil { return position }
        default: break
        }
      }
      // A bracket within the sentence is skipped at once.
      position =
        tokens[position].kind == .open
        ? max(min(tokens[position].partner, limit), position + 1) : position + 1
    }
    return position
  }

  /// Reads a sentence that says how the label shows allergens, such as "for allergens, including
  /// wheat, see ingredients in bold", and returns its end.
  ///
  /// Without a word for that, "for allergens" begins a statement of allergens.
  mutating func readGuide(_ start: Int, _ next: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = clauseEnd(next, lexicon, within: Self.longestRun)
    var end = next
    var position = start
    while position < limit {
      if tokens[position].kind == .word, tokens[position].known.contains(.startsGrammar),
        grammar(position, position + 1, lexicon).0 == .shows
      {
        // The list may go on behind the next comma.
        while position < limit, tokens[position].kind.isRun { position += 1 }
        end = position
      }
      position += 1
    }
    // "See" alone may begin any remark.
    mark(start..<end, as: next - start > 1 ? .grammar : .ignored)
    if end > next { return end }
    frame.section = .contains
    return skipColon(next)
  }
}

/// Claims whose last word denies the names before it, such as "nut free" and "laktosefrei".
extension LabelParser {
  /// Reads a claim about the product such as "nut free", "milk allergen free", or "gluten- and lactose-free".
  ///
  /// Without the hyphen, only a sentence of its own denies all of its names.
  mutating func emitDenial(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
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
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
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
