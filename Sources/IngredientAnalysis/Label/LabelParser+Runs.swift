/// Reading of the words between two signs.
extension LabelParser {
  /// Reads the words between two signs, and returns the position to continue at.
  mutating func readRun(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    if isLeastAmount(start, lexicon) || isAmountPerAmount(start, end, text, lexicon) {
      return readTotal(start, text, lexicon)
    }
    var start = start
    var position = start
    while position < end {
      let token = tokens[position]
      let mayBegin = token.known.contains(.startsGrammar) && token.kind == .word
      if mayBegin && token.known.contains(.directs) || token.traits.contains(.isNumber) {
        if let group = boundedGroup(position, end, lexicon) {
          readMention(start, upTo: position, text, lexicon)
          mark(position..<group.next, as: .grammar)
          return beginGroup(group, end)
        }
      }
      guard mayBegin else {
        position += 1
        continue
      }
      let (role, next) = grammar(position, end, lexicon)
      switch role {
      case .none, .and, .or, .atLeast, .atMost, .about, .orLess, .lessThan, .leads, .percent,
        .vitamin,
        .numberPrefix, .stop, .with, .unit, .allergenFiller, .denial, .group, .abbreviation, .place,
        .except, .added, .shows, .whole, .handling, .package, .content, .foreignName:
        // Phrases of both lessThan and contains are read as contains.
        if role == .lessThan, !frame.section.isPrecaution,
          let after = containsStatement(position, end, lexicon)
        {
          readMention(start, upTo: position, text, lexicon)
          mark(position..<after, as: .grammar)
          return beginStatement(after, isSentence: startsSentence(position), lexicon)
        }
        if role == .lessThan, isCutOff(position, next) {
          return readCutOff(start, position..<next, text, lexicon)
        }
        // "Prepared with 45 g of fruit per 100 g."
        if role == .leads, !hasWords(start, position), startsSentence(position), outer.isEmpty,
          position > 0, next < end, tokens[next].traits.contains(.isNumber)
        {
          return readTotal(position, text, lexicon)
        }
        position = max(next, position + 1)
      case .contains, .allergens:
        // "May contain: contains milk" is still about traces, but a line or a clause of its own is not.
        let isOwn = !frame.section.isPrecaution || startsClause(position)
        if isOwn, let after = containsStatement(position, end, lexicon) {
          readMention(start, upTo: position, text, lexicon)
          mark(position..<after, as: .grammar)
          return beginStatement(after, isSentence: startsSentence(position), lexicon)
        }
        if isCutOff(position, next) { return readCutOff(start, position..<next, text, lexicon) }
        if frame.section == .skipped, startsSentence(position), isMisread(next..<end) {
          mark(start..<position, as: .skipped)
          addUnread(position..<end)
          return end
        }
        if role == .contains, position == start, startsSentence(position), next < end,
          frame.section == .ingredients, match(next, end, lexicon).exists
        {
          // "Innehåller frön." names a group or a food, which is an ingredient.
          mark(position..<next, as: .grammar)
          start = next
          position = next
          continue
        }
        // "Allergens:" only precedes them, but who reads "may contain other allergens" is warned.
        let isHeading = next < tokens.count && tokens[next].kind == .colon
        guard role == .allergens, isHeading || position == start && !frame.section.isPrecaution
        else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .ignored)
        start = next
        position = next
      case .alternatives:
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .grammar)
        frame.isAlternative = true
        return skipColon(next)
      case .mayContain, .facility, .notGuaranteed:
        guard role != .facility || isAboutPlace(position, next, lexicon) else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .grammar)
        beginPrecaution(role, position..<next)
        guard next < end else { return skipColon(next) }
        start = next
        position = next
      case .precaution:
        mark(position..<next, as: .grammar)
        beginPrecaution(role, position..<next)
        readMention(start, upTo: position, text, lexicon)
        guard next < end else { return skipColon(next) }
        start = next
        position = next
      case .freeFrom:
        guard !frame.isNotGuaranteed, isClaim(position, next, before: end, in: text) else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .grammar)
        return readFreeFrom(position..<next, text, lexicon)
      case .ignored:
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .ignored)
        start = next
        position = next
      case .guide:
        // "Best before: see lid."
        guard frame.section != .skipped || next - position > 1 else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        return readGuide(position, next, lexicon)
      case .ignoredSentence:
        let isFirst = tokens[start..<position].allSatisfy {
          $0.kind != .word || $0.traits.contains(.isNumber)
        }
        guard isFirst else {
          position = next
          continue
        }
        var end = clauseEnd(next, lexicon)
        // What follows a colon is the list: "Percentages of the filling: spinach, milk".
        if let colon = (next..<max(next, end)).first(where: { tokens[$0].kind == .colon }) {
          end = colon + 1
        }
        mark(position..<end, as: .ignored)
        return end
      case .total:
        guard !hasWords(start, position), startsSentence(position), outer.isEmpty else {
          position = next
          continue
        }
        return readTotal(position, text, lexicon)
      case .header, .foreignHeader:
        guard isHeader(position, next) else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        beginList(at: position, lexicon)
        mark(position..<next, as: .grammar)
        return skipColon(next)
      case .end, .energy:
        guard outer.isEmpty, role == .end || isBeforeNumber(next, text),
          token.traits.contains(.startsLine) || position == start && endsList(position, next)
        else {
          position = next
          continue
        }
        readMention(start, upTo: position, text, lexicon)
        mark(position..<next, as: .grammar)
        settleWarning()
        frame.section = .skipped
        hasSkipped = true
        return next
      case .origin:
        // "Origin: France" in brackets, or "from" before a place, which belongs to the name before
        // it.
        if position == start, next == end, next < tokens.count, tokens[next].kind == .colon {
          mark(position..<next, as: .grammar)
          frame.hasOrigins = true
          return next + 1
        }
        position = next
      case .purpose:
        if frame.section == .ingredients,
          let after = purpose(position, then: next, from: start, upTo: end, text, lexicon)
        {
          mark(position..<next, as: .grammar)
          return after
        }
        position = next
      }
    }
    return finishRun(start, upTo: end, text, lexicon)
  }

  /// Reads the words before a statement of allergens whose names are missing, and the statement.
  private mutating func readCutOff(
    _ start: Int, _ statement: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    readMention(start, upTo: statement.lowerBound, text, lexicon)
    mark(statement, as: .grammar)
    addUnnamed(statement, in: .contains)
    return skipColon(statement.upperBound)
  }

  /// Reads the last words before a sign, and the sign.
  mutating func finishRun(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    guard frame.section != .skipped else {
      mark(start..<end, as: .skipped)
      return end
    }
    if end < frame.end, tokens[end].kind == .open {
      let close = min(tokens[end].partner, frame.end)
      if let after = joined(start, upTo: end, closingAt: close, text, lexicon) { return after }
      let count = tree.nodes.count
      readMention(start, upTo: end, text, lexicon)
      // If the words are not a mention, such as a percentage, the bracket belongs to the previous
      // mention.
      let holder = tree.nodes.count > count ? NodeID(tree.nodes.count - 1) : lastMention
      let statementHolder = frame.statementHolder
      if statementHolder.exists {
        // In "Wheat flour contains gluten (wheat flour, iron)", the bracket belongs to the flour.
        frame.section = .ingredients
        frame.statementHolder = .none
        frame.last = statementHolder
      }
      open(
        end,
        parent: statementHolder.exists ? statementHolder : holder.exists ? holder : frame.parent)
      if isVitaminGroup(start, end) { frame.hasVitamins = true }
      return end + 1
    }
    if end < frame.end, tokens[end].kind == .colon, isTotal(start, end, lexicon) {
      return readTotal(start, text, lexicon)
    }
    let count = tree.nodes.count
    readMention(start, upTo: end, text, lexicon)
    if end < frame.end, tokens[end].kind == .colon {
      if let bound = bound(start, end, lexicon), bound.next == end {
        if tree.nodes.count > count { tree.removeLastNode() }
        mark(start..<end, as: .amount)
        frame.pendingBound = bound.kind
      } else {
        frame.colonParent = tree.nodes.count > count ? NodeID(tree.nodes.count - 1) : .none
      }
      return end + 1
    }
    return end
  }

  /// Whether few words stand in a range, and one of them is no word of the knowledge, as in "Contains m1lk".
  private func isMisread(_ range: Range<Int>) -> Bool {
    range.count <= Self.mostMisread
      && range.contains {
        let token = tokens[$0]
        return token.kind == .word && !token.word.exists && !token.traits.contains(.isNumber)
      }
  }

  /// The most words of a statement with a misread allergen outside a list; longer ones are prose.
  private static var mostMisread: Int { 4 }

  /// Whether a phrase such as "preparation" ends a list, unlike that behind a comma in "sugar, preparation of fruit".
  private func endsList(_ start: Int, _ next: Int) -> Bool {
    start == 0 || tokens[start - 1].kind != .comma
      || next < tokens.count && tokens[next].kind == .colon
  }

  /// Whether a word that begins with a digit, such as "1500kJ", stands at a position or behind a colon there.
  private func isBeforeNumber(_ position: Int, _ text: Span<UInt8>) -> Bool {
    let isColon = position < tokens.count && tokens[position].kind == .colon
    let word = isColon ? position + 1 : position
    guard word < tokens.count, tokens[word].kind == .word else { return false }
    return text[Int(tokens[word].start)] &- UInt8(ascii: "0") < 10
  }

  mutating func hasWords(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].kind == .word { return true }
    return false
  }

  mutating func isVitaminGroup(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].known.contains(.vitamin) { return true }
    return false
  }

  /// Returns the end of a mention with a dash between spaces, as in "céleri - rave" and "3 - 5 %",
  /// or `end`.
  ///
  /// A dash parts the items of a list where one of them names an allergen that the whole does not have, as
  /// in "cocoa - butter". Bullets and dashes at the start of a line always do.
  mutating func behindDash(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = frame.end
    guard end + 1 < limit, tokens[end].isHyphen, tokens[end + 1].kind == .word,
      !tokens[end + 1].traits.contains(.startsLine)
    else { return end }
    var last = end + 1
    while last < limit, last - end < 12,
      tokens[last].kind == .word || isSuspendedDash(last, limit)
    { last += 1 }
    // "3 - 5 %".
    if last < limit, tokens[last].kind == .percent, tokens[end - 1].traits.contains(.isNumber),
      tokens[end + 1].traits.contains(.isNumber), let highest = number(end + 1, limit),
      highest.next == last
    {
      return last + 1
    }
    if isSuspendedDash(end, limit), last > end + 2 { return last }
    let whole = match(start..<end, end + 1..<last, lexicon)
    guard whole.exists else { return end }
    let allergens = lexicon.allergens(of: whole)
    let hidesAllergen =
      namesAllergen(start..<end, lexicon, besides: allergens)
      || namesAllergen(end + 1..<last, lexicon, besides: allergens)
    return hidesAllergen ? end : last
  }

  /// Whether a hyphen before "and" belongs to the word before it, as in "mono - and diglycerides".
  private func isSuspendedDash(_ dash: Int, _ limit: Int) -> Bool {
    tokens[dash].isHyphen && dash + 1 < limit && tokens[dash + 1].kind == .word
      && tokens[dash + 1].known.contains(.joins)
  }

  /// Returns the role of the longest phrase of the grammar at a word, and its end.
  mutating func grammar(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> (
    GrammarRole, Int
  ) {
    var node = lexicon.grammar.root(tokens[start].word)
    var best = GrammarRole.none
    var next = start + 1
    var position = start + 1
    while node.exists {
      let record = lexicon.grammar[node]
      if record.phrase.exists, let role = GrammarRole(rawValue: UInt8(record.phrase.number)) {
        best = role
        next = position
      }
      guard record.hasChildren, position < end, tokens[position].kind == .word else { break }
      node = lexicon.grammar.child(of: node, tokens[position].word)
      position += 1
    }
    return (best, next)
  }

  mutating func skipColon(_ position: Int) -> Int {
    position < tokens.count && tokens[position].kind == .colon ? position + 1 : position
  }
}

/// Signs and lines that separate two names, although the words together name another food.
///
/// "Coconut milk" has no milk, but "coconut/milk" does. So if something other than a space stands between two words,
/// they are read together only if that hides no allergen. A name may continue on the next line. A line end
/// separates names only in a statement, and only two allergens: "Contains soy" above "milk".
extension LabelParser {
  /// Whether a word begins another name than the words before it.
  @inline(__always)
  mutating func isSeparated(
    _ word: Int, from start: Int, upTo limit: Int, mayState: Bool, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    let begin = Int(tokens[word].start)
    // Most words have one space between them.
    if begin &- Int(tokens[word &- 1].end) == 1, text[begin &- 1] == 0x20 { return false }
    return isSeparatedBySign(word, from: start, upTo: limit, mayState: mayState, text, lexicon)
  }

  @inline(never)
  private mutating func isSeparatedBySign(
    _ word: Int, from start: Int, upTo limit: Int, mayState: Bool, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tokens[word].kind == .word else { return startsFootnoteLine(word, limit, in: text) }
    guard tokens[word - 1].kind == .word else { return false }
    let isLine =
      mayState && tokens[word].traits.contains(.startsLine)
      && (frame.section != .ingredients || beginsStatement(start..<word, lexicon))
    guard isLine || isBehindSign(word, in: text) else { return false }
    return joiningHidesAllergen(start..<word, word..<limit, lexicon, needsBoth: isLine)
  }

  /// Whether words begin a statement about allergens.
  private mutating func beginsStatement(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    for word in words where tokens[word].known.contains(.startsGrammar) {
      switch grammar(word, words.upperBound, lexicon).0 {
      case .mayContain, .facility, .notGuaranteed, .precaution, .contains, .allergens: return true
      default: break
      }
    }
    return false
  }

  /// Whether a sign such as a slash or a quotation mark, or an empty line, stands between a word and the
  /// one before.
  private func isBehindSign(_ word: Int, in text: Span<UInt8>) -> Bool {
    var lines = 0
    for position in Int(tokens[word - 1].end)..<Int(tokens[word].start) {
      switch text[position] {
      case UInt8(ascii: "\n"): lines += 1
      // Hyphens, apostrophes, periods of abbreviations, and what is not ASCII belong to names.
      case 0...0x20, UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "."), 0x80...: break
      default: return true
      }
    }
    return lines > 1
  }

  /// Whether a name that goes across the bound of two ranges lacks an allergen that one of its parts names;
  /// with `needsBoth`, only if each part names an allergen.
  private mutating func joiningHidesAllergen(
    _ before: Range<Int>, _ behind: Range<Int>, _ lexicon: borrowing Lexicon, needsBoth: Bool
  ) -> Bool {
    for first in before.suffix(Self.longestStart) where tokens[first].kind == .word {
      let (phrase, next) = longest(
        first, behind.upperBound, lexicon, of: .ingredientsAndAllergens)
      guard phrase.exists, next > behind.lowerBound else { continue }
      let parts = [first..<before.upperBound, behind.lowerBound..<next]
      if needsBoth, !parts.allSatisfy({ namesAllergen($0, lexicon) }) { continue }
      let allergens = lexicon.allergens(of: phrase)
      if parts.contains(where: { namesAllergen($0, lexicon, besides: allergens) }) { return true }
    }
    return false
  }

  /// The most words before a sign with which a name may begin.
  private static var longestStart: Int { 6 }

  /// Whether a sign at the start of a line begins a footnote, as in "*organic" below "egg*, salt".
  private func startsFootnoteLine(_ sign: Int, _ limit: Int, in text: Span<UInt8>) -> Bool {
    guard tokens[sign].kind == .mark,
      (Int(tokens[sign - 1].end)..<Int(tokens[sign].start)).contains(where: { text[$0] == 0x0A })
    else { return false }
    var word = sign
    while word < limit, tokens[word].kind == .mark { word += 1 }
    return word < limit && tokens[word].traits.contains(.startsLine)
  }

  /// The end of a line that is only a claim about the product, such as "Vegan", if one begins at a word.
  mutating func claimLineEnd(_ start: Int, _ limit: Int, _ lexicon: borrowing Lexicon) -> Int? {
    guard startsClaimLine(start, limit, lexicon) else { return nil }
    let next = longest(start, limit, lexicon, of: .certification).next
    return next < limit && tokens[next].traits.contains(.startsLine) ? next : nil
  }
}
