/// The bounds of lists and of statements about allergens.
extension LabelParser {
  mutating func isHeader(_ start: Int, _ next: Int) -> Bool {
    guard next < tokens.count else { return tokens[start].traits.contains(.startsLine) }
    switch tokens[next].kind {
    case .colon, .dash: return true
    // "Ingredients (INCI)".
    case .close where start > 0 && tokens[start - 1].kind == .open: return true
    // "Zutaten/Ingredients", which the header of the language follows.
    default:
      return tokens[start].traits.contains(.startsLine)
        || tokens[next - 1].traits.contains(.isBeforeSlash)
    }
  }

  /// Begins the list of ingredients.
  ///
  /// The nodes before it are removed as those of a title, unless many of them are known or a statement, they read as
  /// a list, or ``keepsPreface`` is set.
  mutating func beginList(at position: Int, _ lexicon: borrowing Lexicon) {
    endSentence()
    frame.section = .ingredients
    frame.bound = .infinity
    if !hasHeader, outer.isEmpty {
      let known = tree.nodes.reduce(0) {
        $0 + ($1.entry.exists || $1.section != .ingredients ? 1 : 0)
      }
      if known * 2 < tree.nodes.count, !keepsPreface, !readsAsList(0..<position),
        !hasForeignHeader(0..<position)
      {
        tree.removeNodes()
        mark(0..<position, as: .skipped)
        hasSkipped = true
        titleEnd = position
      }
      frame.last = .none
    }
    hasHeader = true
  }

  /// Returns the end and the percentage of "2 % or less of" or "contains less than 1 % of each", or
  /// `nil`.
  mutating func boundedGroup(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> (
    next: Int, percent: Double
  )? {
    var position = start
    var isBound = false
    while position < end, tokens[position].known.contains(.startsGrammar) {
      let (role, next) = grammar(position, end, lexicon)
      guard role == .lessThan || role == .contains else { break }
      // "Contains" by itself is not a bound.
      isBound = isBound || next - position > 1
      position = next
    }
    guard position < end, let amount = number(position, end), amount.next < end,
      tokens[amount.next].kind == .percent
    else { return nil }
    position = amount.next + 1
    if position < end, tokens[position].known.contains(.startsGrammar) {
      let (role, next) = grammar(position, end, lexicon)
      if role == .orLess {
        isBound = true
        position = next
      }
    }
    guard isBound else { return nil }
    while position < end, tokens[position].known.contains(.stop) { position += 1 }
    return (position, amount.value)
  }

  mutating func beginGroup(_ group: (next: Int, percent: Double), _ end: Int) -> Int {
    if frame.section != .skipped {
      frame.section = outer.isEmpty ? .ingredients : outer[outer.count - 1].section
    }
    frame.bound = min(frame.bound, Float(group.percent))
    frame.colonParent = .none
    return skipColon(group.next)
  }

  /// Returns the number at a token with its decimals, and its end.
  mutating func number(_ start: Int, _ end: Int) -> (value: Double, next: Int)? {
    guard start < end, tokens[start].traits.contains(.isNumber) else { return nil }
    guard let whole = tokens[start].number else { return nil }
    if tokens[start].traits.contains(.isFraction) { return (Double(whole) / 1000, start + 1) }
    if let fraction = fraction(start, end) { return (fraction, start + 2) }
    var value = Double(whole)
    var next = start + 1
    if next < end, tokens[next].traits.contains(.isFraction) {
      return (value + Double(tokens[next].value) / 1000, next + 1)
    }
    if let fraction = fraction(next, end) { return (value + fraction, next + 2) }
    if tokens[start].traits.contains(.isBeforeDecimal), next < end,
      tokens[next].traits.contains(.isNumber),
      let decimals = tokens[next].number
    {
      var scale = 1.0
      for _ in 0..<tokens[next].detail { scale *= 10 }
      value += Double(decimals) / scale
      next += 1
    }
    return (value, next)
  }

  /// Returns the value of a fraction of two numbers, such as 1/2.
  mutating func fraction(_ start: Int, _ end: Int) -> Double? {
    guard start + 1 < end, tokens[start].traits.contains([.isNumber, .isBeforeSlash]),
      let top = tokens[start].number, let bottom = tokens[start + 1].number,
      tokens[start + 1].traits.contains(.isNumber), top > 0, top < bottom, bottom <= 100
    else { return nil }
    return Double(top) / Double(bottom)
  }

  // MARK: Statements

  /// Returns the start of the names in "Contains: milk, soy", or `nil` if the rest of the sentence
  /// is not a list of allergens.
  ///
  /// The word then only joins two names.
  mutating func containsStatement(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> Int?
  {
    var next = start
    while next < end, tokens[next].known.contains(.startsGrammar) {
      let (role, after) = grammar(next, end, lexicon)
      guard role == .contains || role == .allergens || role == .lessThan else { break }
      next = after
    }
    guard next > start else { return nil }
    next = skipColon(next)
    let end = allergensEnd(next, lexicon)
    guard end > next else { return nil }
    return next
  }

  /// Whether nothing follows the word that begins a statement of allergens, because the text ends there or a photo
  /// cut it off.
  mutating func isCutOff(_ start: Int, _ next: Int) -> Bool {
    guard !frame.section.isPrecaution, startsSentence(start) || startsClause(start) else {
      return false
    }
    var behind = skipColon(next)
    while behind < tokens.count, tokens[behind].kind == .word, tokens[behind].known.contains(.stop)
    {
      behind += 1
    }
    return behind >= tokens.count || tokens[behind].kind == .period
  }

  /// Adds the node of a statement of allergens whose names are missing.
  mutating func addUnnamed(_ words: Range<Int>, in section: LabelTree.Section) {
    tree.append(
      LabelTree.Node(
        start: tokens[words.lowerBound].start, end: tokens[words.upperBound - 1].end,
        phrase: .none, entry: .none, parent: .none, section: section))
  }

  /// Ends the warning of a sentence, which is a node of its own if it named nothing: nobody knows what it is about.
  @inline(__always)
  mutating func settleWarning() {
    guard !frame.warning.words.isEmpty else { return }
    let warning = frame.warning
    frame.warning = Warning()
    guard tree.nodes.count <= warning.nodes else { return }
    addUnnamed(warning.words, in: .mayContain)
  }

  /// Removes a name at the end of the text that is only the beginning of another one, so that its words are unread.
  mutating func openLastName(_ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    let last = tokens.count - 1
    guard last > 0, tokens[last].kind == .word, let node = node(naming: last) else { return }
    let name = tree.nodes[node]
    // "Contains pean" may be pecans, or the beginning of peanuts.
    guard name.phrase.exists,
      name.isCorrected && isInStatement(last, lexicon)
        || goesOn(to: name.phrase, last, text, lexicon)
    else { return }
    tree.removeNode(node)
    var first = last
    while first > 0, tokens[first - 1].start >= name.start { first -= 1 }
    mark(first..<last + 1, as: .unread)
  }

  /// The node that names a token, if any.
  private func node(naming position: Int) -> Int? {
    let start = tokens[position].start
    return tree.nodes.lastIndex { $0.section != .unread && $0.start <= start && start < $0.end }
  }

  /// Adds the words or the sign at the end of the text that show that it goes on: "and", "of the", an opening bracket,
  /// a colon, a slash; and in a statement of allergens a comma and the first word of a longer name, too.
  mutating func settleEnd(_ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    guard let last = tokens.lastIndex(where: { $0.kind != .period }) else { return }
    let isOpen = last == tokens.count - 1
    let token = tokens[last]
    let isNamed = node(naming: last) != nil
    if isOpen, isNamed || frame.section != .skipped,
      let sign = joiningSign(behind: Int(token.end), text)
    {
      tree.append(
        LabelTree.Node(
          start: Int32(sign), end: Int32(sign) + 1, phrase: .none, entry: .none, parent: .none,
          section: .unread))
      return
    }
    switch token.kind {
    case .open: break
    case .colon: guard frame.section == .ingredients else { return }
    case .comma, .semicolon, .dash: guard isOpen, isInStatement(last, lexicon) else { return }
    case .word:
      guard last > 0, !isNamed, token.account != .unread, !closesStatement(last, text),
        goesOn(last, text) || isWord(last, in: Self.lastVerbs, text)
          || isOpen && goesOn(to: .none, last, text, lexicon)
      else { return }
    default: return
    }
    addUnread(last..<last + 1)
  }

  /// The verbs that can end a statement of what a product may contain, in German and Dutch.
  private static let lastVerbs = ["enthalten", "beinhalten", "aufweisen", "bevatten"].map {
    ContiguousArray($0.utf8)
  }

  /// Whether a word, which is not the first one, is the verb behind the names of a statement, as in "Kann Milch enthalten".
  private func closesStatement(_ word: Int, _ text: Span<UInt8>) -> Bool {
    guard let name = tree.nodes.last, name.section == .mayContain,
      isWord(word, in: Self.lastVerbs, text),
      tokens[..<word].allSatisfy({
        $0.start < name.end || $0.kind == .word || $0.kind == .close
      })
    else { return false }
    return tokens[word - 1].start < name.end
      || !goesOn(word - 1, text) && !isWord(word - 1, in: Self.openAdjectives, text)
  }

  /// Returns the place of a sign at the end of the text that joins the last word to what a photo cut off, or `nil`.
  private func joiningSign(behind end: Int, _ text: Span<UInt8>) -> Int? {
    var place = text.count - 1
    while place >= end, text[place] == 0 { place -= 1 }
    // More blanks stand where the next word is of another language.
    if place >= end, text[place] <= UInt8(ascii: " ") { place -= 1 }
    guard place >= end else { return nil }
    switch Character(Unicode.Scalar(text[place])) {
    case "/", "&": return place
    default: return nil
    }
  }

  /// Whether the last sentence is a statement of allergens, also if none of them was read.
  private mutating func isInStatement(_ last: Int, _ lexicon: borrowing Lexicon) -> Bool {
    if frame.section.isStatement || tree.nodes.last?.section.isStatement ?? false { return true }
    var start = last
    while start > 0, tokens[start - 1].kind != .period, last - start < Self.longestRun {
      start -= 1
      // A statement in a bracket ends there.
      guard tokens[start].kind != .close else { return false }
      guard tokens[start].known.contains(.startsGrammar) else { continue }
      switch grammar(start, last + 1, lexicon).0 {
      case .contains, .allergens, .mayContain, .facility: return true
      default: break
      }
    }
    return false
  }

  /// The first token of the sentence or clause of a token.
  private mutating func clauseStart(_ position: Int) -> Int {
    var start = position
    while start > 0, !startsSentence(start), !startsClause(start) { start -= 1 }
    return start
  }

  /// Whether the text ends within the name of something else than the phrase, or before it.
  private mutating func goesOn(
    to phrase: PhraseID, _ last: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    isOpenEnded(last, phrase, text, lexicon)
      || isInStatement(last, lexicon) && beginsAllergen(last, phrase, lexicon)
  }

  /// Whether the last word only introduces what a photo cut off: "other"; or as a clause of its own "this product", and
  /// "manufactured" of "manufactured in a facility".
  private mutating func isOpenEnded(
    _ last: Int, _ phrase: PhraseID, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if isWord(last, in: Self.openAdjectives, text) { return true }
    // "Processed" is a way to make a food, and names none.
    if phrase.exists, !lexicon.heads[phrase].kinds.isDisjoint(with: .ingredientsAndAllergens) {
      return false
    }
    let start = clauseStart(last)
    let isSubject =
      last - start <= 1 || grammar(last - 1, last + 1, lexicon) == (.ignored, last + 1)
    return isSubject && isWord(last, in: Self.products, text)
      || isBegun(start..<last + 1, lexicon)
  }

  /// Whether the last word of a statement names no allergen itself, and is the first one of an allergen's name, as
  /// "cereals" of "cereals containing gluten".
  private mutating func beginsAllergen(
    _ last: Int, _ phrase: PhraseID, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if phrase.exists, lexicon.allergens(of: phrase) != 0 { return false }
    // "Spannmål som innehåller".
    if tokens[last].known.contains(.startsGrammar), grammar(last, last + 1, lexicon).0 == .contains
    {
      return true
    }
    return lexicon.trie.hasPhrase(from: tokens[last].word) { phrase in
      !lexicon.heads[phrase].kinds.isDisjoint(with: .allergen)
    } || last == tokens.count - 1 && lexicon.beginsAllergen(tokens[last].word)
  }

  /// Begins a statement of allergens, after the previous mention was read.
  ///
  /// If it is no sentence of its own, a bracket behind it belongs to that mention.
  mutating func beginStatement(
    _ next: Int, isSentence: Bool, _ lexicon: borrowing Lexicon
  ) -> Int {
    let end = allergensEnd(next, lexicon)
    if !isSentence, end < frame.end, tokens[end].kind == .open {
      frame.statementHolder = lastMention
    }
    settleWarning()
    frame.section = .contains
    return next
  }

  /// Returns the end of a list of allergens: a period, a bracket, or the next statement.
  ///
  /// The result is `start` if the list contains anything else.
  mutating func allergensEnd(_ start: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = min(frame.end, start + Self.longestRun)
    var position = start
    var found = false
    while position < limit, tokens[position].kind != .period {
      guard tokens[position].kind == .word else {
        // The first bracket decides: "contains gluten (with …" has no more allergens.
        if tokens[position].kind == .open, found { return position }
        position += 1
        continue
      }
      if tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, limit, lexicon)
        if role == .mayContain || role == .facility || role == .header
          || role == .foreignHeader || role == .end || role == .freeFrom
        {
          return found ? position : start
        }
        if role == .and || role == .or || role == .allergenFiller {
          position = next
          continue
        }
      }
      let (phrase, next) = longest(position, limit, lexicon, of: .allergen)
      guard phrase.exists else {
        guard tokens[position].known.contains(.stop) else { return start }
        position += 1
        continue
      }
      found = true
      position = next
    }
    return found ? position : start
  }

  /// Returns the longest name of certain kinds at a word, and its end.
  mutating func longest(
    _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon, of kinds: KnownSubstance.Kinds
  )
    -> (phrase: PhraseID, next: Int)
  {
    var best: PhraseID = .none
    var next = start
    var node: PhraseTrie.StepID = .none
    var position = start
    while position < end, tokens[position].kind == .word {
      let word = tokens[position].word
      if tokens[position].known.contains(.stop), node.exists {
        // A stop word counts only if no longer name continues without it.
        position += 1
        continue
      }
      node = !node.exists ? lexicon.trie.root(word) : lexicon.trie.child(of: node, word)
      guard node.exists else { break }
      position += 1
      let record = lexicon.trie[node]
      if record.phrase.exists, !lexicon.heads[record.phrase].kinds.isDisjoint(with: kinds) {
        best = record.phrase
        next = position
      }
      guard record.hasChildren else { break }
    }
    return (best, next)
  }

  /// Returns the end of a purpose such as "for color", "to preserve freshness", or "a mold
  /// inhibitor", or `nil`.
  mutating func purpose(
    _ position: Int, then next: Int, from start: Int, upTo end: Int, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Int? {
    // "Vitamins (A, B1)".
    guard !frame.hasVitamins else { return nil }
    // "Sodium caseinate (a milk derivative)".
    let (name, _) = longest(
      next, end, lexicon, of: .ingredientsAndAllergens)
    guard !name.exists || lexicon.allergens(of: name) == 0 else { return nil }
    let isAlone = position == start && frame.parent.exists && !outer.isEmpty
    guard
      isAlone || (position > start && tokens[position].end - tokens[position].start > 2)
        || isTo(position, start)
    else { return nil }
    if !isAlone {
      readMention(start, upTo: position, text, lexicon)
    }
    let holder = isAlone ? frame.parent : lastMention
    guard holder.exists else { return isAlone ? nil : end }
    var word = next
    mark(next..<end, as: .ignored)
    while word < end {
      if tokens[word].known.contains(.startsFunction) {
        let (phrase, after) = longest(word, end, lexicon, of: .function)
        if phrase.exists {
          tree.add(lexicon[phrase].primary, to: holder)
          word = after
          continue
        }
      }
      word += 1
    }
    return end
  }

  /// Whether the word is "to", and not "a" or an accented letter of two bytes, such as "à".
  mutating func isTo(_ position: Int, _ start: Int) -> Bool {
    position > start && tokens[position].end - tokens[position].start == 2
      && !tokens[position].traits.contains(.isAccented)
  }
}
