/// Reading of the words between two signs.
extension LabelParser {
  /// Reads the words between two signs, and returns the position to continue at.
  mutating func readRun(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    var start = start
    var position = start
    while position < end {
      let token = tokens[position]
      let mayBegin = token.known.contains(.startsGrammar) && token.kind == .word
      if mayBegin && token.known.contains(.directs) || token.traits.contains(.isNumber) {
        if let group = boundedGroup(position, end, lexicon) {
          readMention(start, position, text, lexicon)
          return beginGroup(group, end)
        }
      }
      guard mayBegin else {
        position += 1
        continue
      }
      let (role, next) = grammar(position, end, lexicon)
      switch role {
      case .none, .and, .or, .atLeast, .atMost, .orLess, .lessThan, .leads, .percent, .vitamin,
        .numberPrefix, .stop,
        .unit, .allergenFiller, .denial, .group, .abbreviation:
        // Phrases of both lessThan and contains are read as contains.
        let section = frame.section
        if role == .lessThan, section != .mayContain, section != .facility,
          let after = containsStatement(position, end, lexicon)
        {
          readMention(start, position, text, lexicon)
          return beginStatement(after, lexicon)
        }
        position = max(next, position + 1)
      case .contains:
        let section = frame.section
        if section == .mayContain || section == .facility {
          // "May contain: contains milk" is still about traces.
          position = next
          continue
        }
        if let after = containsStatement(position, end, lexicon) {
          readMention(start, position, text, lexicon)
          return beginStatement(after, lexicon)
        }
        position = next
      case .mayContain, .facility, .freeFrom:
        if role == .freeFrom, position > start, next == end {
          position = next
          continue
        }
        readMention(start, position, text, lexicon)
        frame.section =
          role == .mayContain ? .mayContain : role == .facility ? .facility : .freeFrom
        return skipColon(next)
      case .ignored:
        readMention(start, position, text, lexicon)
        start = next
        position = next
      case .ignoredSentence:
        guard !hasWords(start, position) else {
          position = next
          continue
        }
        return sentenceEnd(next)
      case .header:
        guard isHeader(position, next) else {
          position = next
          continue
        }
        readMention(start, position, text, lexicon)
        beginList(lexicon)
        return skipColon(next)
      case .end:
        guard outer.isEmpty, position == start || token.traits.contains(.startsLine) else {
          position = next
          continue
        }
        readMention(start, position, text, lexicon)
        frame.section = .skipped
        return next
      case .origin:
        // "Origin: France" in brackets, or "from" before a place, which belongs to the name before
        // it.
        if position == start, next == end, next < tokens.count, tokens[next].kind == .colon {
          frame.hasOrigins = true
          return next + 1
        }
        position = next
      case .purpose:
        if let after = purpose(position, next, start, end, text, lexicon) { return after }
        position = next
      }
    }
    return finishRun(start, end, text, lexicon)
  }

  /// Reads the last words before a sign, and the sign.
  mutating func finishRun(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    guard frame.section != .skipped else { return end }
    if end < frame.end, tokens[end].kind == .open {
      let close = min(Int(tokens[end].word), frame.end)
      if let after = joined(start, end, close, text, lexicon) { return after }
      let count = tree.nodes.count
      readMention(start, end, text, lexicon)
      // If the words are not a mention, such as a percentage, the bracket belongs to the previous
      // mention.
      let holder = tree.nodes.count > count ? Int32(tree.nodes.count - 1) : lastMention
      let statementHolder = frame.statementHolder
      if statementHolder >= 0 {
        // In "Wheat flour contains gluten (wheat flour, iron)", the bracket belongs to the flour.
        frame.section = .ingredients
        frame.statementHolder = -1
        frame.last = statementHolder
      }
      open(
        end, parent: statementHolder >= 0 ? statementHolder : holder >= 0 ? holder : frame.parent)
      if isVitaminGroup(start, end) { frame.hasVitamins = true }
      return end + 1
    }
    let count = tree.nodes.count
    readMention(start, end, text, lexicon)
    if end < frame.end, tokens[end].kind == .colon {
      if let bound = bound(start, end, lexicon), bound.next == end {
        if tree.nodes.count > count { removeLastNode() }
        frame.pendingBound = bound.kind
      } else {
        frame.colonParent = tree.nodes.count > count ? Int32(tree.nodes.count - 1) : -1
      }
      return end + 1
    }
    return end
  }

  mutating func hasWords(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].kind == .word { return true }
    return false
  }

  mutating func isVitaminGroup(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].known.contains(.vitamin) { return true }
    return false
  }

  /// Returns the end of a mention with a dash between spaces, as in "céleri - rave", or `end`.
  mutating func behindDash(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = frame.end
    guard end + 1 < limit, tokens[end].kind == .dash, tokens[end + 1].kind == .word else {
      return end
    }
    var last = end + 1
    while last < limit, tokens[last].kind == .word, last - end < 12 { last += 1 }
    return match(start..<end, end + 1..<last, lexicon) >= 0 ? last : end
  }

  /// Returns the role of the longest phrase of the grammar at a word, and its end.
  mutating func grammar(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> (
    GrammarRole, Int
  ) {
    var node = lexicon.grammar.root(tokens[start].word)
    var best = GrammarRole.none
    var next = start + 1
    var position = start + 1
    while node >= 0 {
      let record = lexicon.grammar.nodes[Int(node)]
      if record.phrase >= 0, let role = GrammarRole(rawValue: UInt8(record.phrase)) {
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

  /// Returns the end of the sentence or bracket that contains a token.
  mutating func sentenceEnd(_ start: Int) -> Int {
    let limit = frame.end
    var position = start
    while position < limit, tokens[position].kind != .period {
      // A bracket within the sentence is skipped at once.
      position =
        tokens[position].kind == .open
        ? max(min(Int(tokens[position].word), limit), position + 1) : position + 1
    }
    return position
  }
}
