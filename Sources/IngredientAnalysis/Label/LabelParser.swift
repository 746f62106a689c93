/// Reads the list of ingredients out of a label's tokens.
///
/// It goes over the tokens once, with a stack of the brackets that are open, so that no label makes it recurse.
///
/// Its methods are all mutating, even those that only read, since a method that is not would be handed a copy of the
/// whole value.
struct LabelParser {
  var tree = LabelTree()
  var tokens: ContiguousArray<LabelToken> = []
  /// The innermost bracket that is open, or the whole text.
  ///
  /// It is no element of an array, since it is read and changed with every mention.
  var frame = Frame(end: 0, parent: -1, section: .ingredients, bound: .infinity, firstNode: 0)
  /// The brackets around it, and the whole text.
  var outer: ContiguousArray<Frame> = []
  /// What was taken off a name while it was resolved.
  var taken: ContiguousArray<Int32> = []
  /// The memory of looking up misread words.
  var misread = MisreadWords()
  /// How many names joined to others are being read, one within the rest of another.
  var joinDepth = 0
  /// Whether a list was found behind its header.
  private var hasHeader = false

  /// A bracket that is open, or the whole text.
  struct Frame {
    /// The token that closes it.
    var end: Int
    /// The node that it belongs to, or -1.
    var parent: Int32
    var section: LabelTree.Section
    /// The upper bound for all that follows, in percent.
    var bound: Float
    /// The node that a colon stands behind, which holds what follows up to the next comma, or -1.
    var colonParent: Int32 = -1
    /// Whether semicolons part this list, so that commas are within one of its members.
    var hasSemicolons = false
    /// The last mention of the list itself, or -1.
    var last: Int32 = -1
    /// Whether letters are vitamins.
    var hasVitamins = false
    /// Whether places are expected: "origin:" stands before.
    var hasOrigins = false
    /// The mention before a statement that ends at a bracket, which is that mention's, or -1.
    var statementHolder: Int32 = -1
    /// The kind of bound that a word before a colon named, as in "min: 5 %".
    var pendingBound = LabelTree.AmountKind.none
    /// The salt that a list of metals shares, as in "chlorides of calcium and potassium", or -1.
    var salt: Int32 = -1
    /// The count of nodes when it was opened.
    var firstNode: Int
    /// The count of attributes then.
    var firstAttribute = 0
  }

  private mutating func append(_ frame: Frame) {
    outer.append(self.frame)
    self.frame = frame
  }

  /// Takes off the frame of the innermost bracket.
  mutating func removeFrame() -> Frame {
    let last = frame
    frame = outer.removeLast()
    return last
  }

  /// Parses a label's tokens.
  ///
  /// The tokens are moved, not shared, so that those of the next label are written into the same memory.
  ///
  /// - Complexity: O(*n*)
  mutating func parse(
    _ tokens: inout ContiguousArray<LabelToken>, _ text: Span<UInt8>,
    with lexicon: borrowing Lexicon
  ) {
    swap(&self.tokens, &tokens)
    parse(text, with: lexicon)
    swap(&self.tokens, &tokens)
  }

  private mutating func parse(_ text: Span<UInt8>, with lexicon: borrowing Lexicon) {
    tree.removeAll()
    hasHeader = false
    outer.removeAll(keepingCapacity: true)
    frame = Frame(
      end: tokens.count, parent: -1, section: .ingredients, bound: .infinity, firstNode: 0)
    var position = 0
    while true {
      if position >= frame.end {
        if outer.isEmpty { break }
        position = frame.end + 1
        closeGroup(lexicon)
        continue
      }
      switch tokens[position].kind {
      case .word, .percent, .mark:
        position = readMentions(position, text, lexicon)
      case .open:
        // A bracket without a name before it holds members of the list itself; one behind a bracket, of the
        // same name.
        let isSecond = position > 0 && tokens[position - 1].kind == .close && lastMention >= 0
        let holder = frame.colonParent >= 0 ? frame.colonParent : frame.parent
        open(position, parent: isSecond ? lastMention : holder)
        position += 1
      case .comma:
        if !frame.hasSemicolons { frame.colonParent = -1 }
        position += 1
      case .semicolon:
        frame.hasSemicolons = true
        frame.colonParent = -1
        frame.salt = -1
        position += 1
      case .period:
        endSentence()
        position += 1
      case .dash:
        frame.colonParent = -1
        frame.salt = -1
        position += 1
      case .plusMinus:
        frame.section = .mayContain
        position += 1
      case .colon, .close: position += 1
      }
    }
    settleFootnotes()
  }

  // MARK: Plain mentions

  /// Reads the words from a place up to the next sign, and returns where to go on.
  ///
  /// Most are words alone that direct nothing; what they mean is looked up without a search for directions,
  /// percentages and signs.
  @inline(__always)
  private mutating func readMentions(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    // Of prose without a sign, so many words are looked at together.
    let limit = min(frame.end, start &+ Self.longestRun)
    var end = start
    var known: Lexicon.WordTraits = []
    var traits: LabelToken.Traits = []
    var isWords = true
    while end < limit {
      let kind = tokens[end].kind
      guard kind.isRun else { break }
      isWords = isWords && kind == .word
      known.formUnion(tokens[end].known)
      traits.formUnion(tokens[end].traits)
      end &+= 1
    }
    // A number before a unit is an amount.
    let isPlain =
      isWords && !known.contains(.directs)
      && !(known.contains(.measures) && traits.contains(.isNumber))
    if isPlain, frame.section != .skipped {
      if end >= frame.end || tokens[end].kind.isEnd {
        if emitPlain(start, end, known, lexicon) { return end }
        emit(Mention(start: start, end: end), text, lexicon)
        return end
      }
      if end < limit, tokens[end].kind == .open {
        // Where no word follows the closing bracket, the name does not go on behind it.
        let next = min(Int(tokens[end].word), frame.end) &+ 1
        let isWhole = next >= frame.end || tokens[next].kind != .word
        if isWhole, frame.statementHolder < 0, emitPlain(start, end, known, lexicon) {
          open(end, parent: Int32(truncatingIfNeeded: tree.nodes.count &- 1))
          if known.contains(.vitamin) { frame.hasVitamins = true }
          return end &+ 1
        }
        return finishRun(start, end, text, lexicon)
      }
    }
    if end < limit, tokens[end].kind == .dash { end = behindDash(start, end, lexicon) }
    return readRun(start, end, text, lexicon)
  }

  /// No list goes on for so many words without a comma.
  private static let longestRun = 256

  /// Adds the node of words that are a name and nothing else, as most mentions are.
  @inline(__always)
  private mutating func emitPlain(
    _ start: Int, _ end: Int, _ known: Lexicon.WordTraits, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard frame.section == .ingredients, frame.salt < 0, !frame.hasVitamins,
      known.isDisjoint(with: [.startsCertification, .certifies]) || !mayBeCertified(start, end)
        || !isCertified(start, end, lexicon)
    else { return false }
    let phrase = match(start, end, lexicon)
    guard phrase >= 0 else { return false }
    addNode(start, end, phrase, lexicon)
    if known.contains(.vitamin), tokens[start].known.contains(.vitamin) { frame.hasVitamins = true }
    if !lexicon.sharesLastWord, end &- start > 1 { noteSalt(start, phrase, lexicon) }
    return true
  }

  /// Whether a mention is a name with a certification before or behind it.
  private mutating func isCertified(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool
  {
    let kinds = Lexicon.Phrase.bit(.certification)
    let (phrase, next) = longest(start, end, lexicon, of: kinds)
    if phrase >= 0, next < end { return match(next, end, lexicon) >= 0 }
    return match(end - 1, end, lexicon, of: kinds) >= 0 && match(start, end - 1, lexicon) >= 0
  }

  /// Whether a certification may begin with the first word of a mention, or be its last.
  @inline(__always)
  mutating func mayBeCertified(_ start: Int, _ end: Int) -> Bool {
    end &- start > 1
      && (tokens[start].known.contains(.startsCertification)
        || tokens[end &- 1].known.contains(.certifies))
  }

  private mutating func endSentence() {
    frame.colonParent = -1
    frame.salt = -1
    frame.hasSemicolons = false
    frame.hasOrigins = false
    if frame.section != .skipped {
      frame.section = outer.isEmpty ? .ingredients : outer[outer.count - 1].section
    }
  }

  private mutating func open(_ bracket: Int, parent: Int32) {
    let end = min(Int(tokens[bracket].word), frame.end)
    var inner = Frame(
      end: max(end, bracket + 1), parent: parent, section: frame.section, bound: frame.bound,
      firstNode: tree.nodes.count)
    inner.hasVitamins = frame.hasVitamins
    inner.firstAttribute = tree.attributes.count
    append(inner)
  }

  // MARK: Runs

  /// Reads the words between two signs, and returns where to go on.
  private mutating func readRun(
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
        // What lessThan and contains share is left to the latter.
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
        if role == .freeFrom, position > start, !isStatementEnd(next, end) {
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
        // "origin: France" in brackets, or "from" before a place, which belongs to the name before it.
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

  /// Reads the last words before a sign, and what the sign says about them.
  private mutating func finishRun(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    guard frame.section != .skipped else { return end }
    if end < frame.end, tokens[end].kind == .open {
      let close = min(Int(tokens[end].word), frame.end)
      if let after = joined(start, end, close, text, lexicon) { return after }
      let count = tree.nodes.count
      readMention(start, end, text, lexicon)
      // Words that became no mention, such as a percentage, leave the bracket to the one before.
      let holder = tree.nodes.count > count ? Int32(tree.nodes.count - 1) : lastMention
      let statementHolder = frame.statementHolder
      if statementHolder >= 0 {
        // "Wheat flour contains gluten (wheat flour, iron)": the bracket is the flour's.
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

  private mutating func hasWords(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].kind == .word { return true }
    return false
  }

  private mutating func isVitaminGroup(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].known.contains(.vitamin) { return true }
    return false
  }

  /// Where a mention ends that a dash between spaces parts, as in "céleri - rave", or `end`.
  private mutating func behindDash(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = frame.end
    guard end + 1 < limit, tokens[end].kind == .dash, tokens[end + 1].kind == .word else {
      return end
    }
    var last = end + 1
    while last < limit, tokens[last].kind == .word, last - end < 12 { last += 1 }
    return match(start..<end, end + 1..<last, lexicon) >= 0 ? last : end
  }

  /// The role of the longest phrase of the grammar that begins at a word, and where it ends.
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

  private mutating func skipColon(_ position: Int) -> Int {
    position < tokens.count && tokens[position].kind == .colon ? position + 1 : position
  }

  /// Where the sentence ends that a token stands in, or the bracket.
  private mutating func sentenceEnd(_ start: Int) -> Int {
    let limit = frame.end
    var position = start
    while position < limit, tokens[position].kind != .period {
      // What a bracket holds is passed over at once.
      position =
        tokens[position].kind == .open
        ? max(min(Int(tokens[position].word), limit), position + 1) : position + 1
    }
    return position
  }

  private mutating func isStatementEnd(_ position: Int, _ end: Int) -> Bool { position < end }

  // MARK: Lists

  private mutating func isHeader(_ start: Int, _ next: Int) -> Bool {
    if next < tokens.count, tokens[next].kind == .colon || tokens[next].kind == .dash {
      return true
    }
    return tokens[start].traits.contains(.startsLine)
  }

  /// Begins the list of ingredients: what was read before it was no list, unless much of it is known.
  private mutating func beginList(_ lexicon: borrowing Lexicon) {
    frame.section = .ingredients
    frame.bound = .infinity
    frame.colonParent = -1
    if !hasHeader, outer.isEmpty {
      let known = tree.nodes.reduce(0) { $0 + ($1.entry >= 0 ? 1 : 0) }
      if known * 2 < tree.nodes.count {
        tree.nodes.removeAll(keepingCapacity: true)
        tree.attributes.removeAll(keepingCapacity: true)
      }
      frame.last = -1
    }
    hasHeader = true
  }

  /// "2 % or less of", "contains less than 1 % of each": where it ends and the percentage, or `nil`.
  private mutating func boundedGroup(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> (
    next: Int, percent: Double
  )? {
    var position = start
    var isBound = false
    while position < end, tokens[position].known.contains(.startsGrammar) {
      let (role, next) = grammar(position, end, lexicon)
      guard role == .lessThan || role == .contains else { break }
      // "Contains" alone bounds nothing.
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

  private mutating func beginGroup(_ group: (next: Int, percent: Double), _ end: Int) -> Int {
    if frame.section != .skipped {
      frame.section = outer.isEmpty ? .ingredients : outer[outer.count - 1].section
    }
    frame.bound = min(frame.bound, Float(group.percent))
    frame.colonParent = -1
    return skipColon(group.next)
  }

  /// The number at a token, with its decimals, and where it ends.
  mutating func number(_ start: Int, _ end: Int) -> (value: Double, next: Int)? {
    guard start < end, tokens[start].traits.contains(.isNumber) else { return nil }
    guard let whole = tokens[start].number else { return nil }
    var value = Double(whole)
    var next = start + 1
    if tokens[start].traits.contains(.isBeforeDecimal), next < end,
      tokens[next].traits.contains(.isNumber),
      let decimals = tokens[next].number
    {
      var scale = 1.0
      for _ in tokens[next].start..<tokens[next].end { scale *= 10 }
      value += Double(decimals) / scale
      next += 1
    }
    return (value, next)
  }

  // MARK: Statements

  /// "Contains: milk, soy": where its names begin, if all that follows up to the end of the sentence are
  /// allergens; else `nil`, as the word may only join two names.
  private mutating func containsStatement(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> Int?
  {
    var next = start
    while next < end, tokens[next].known.contains(.startsGrammar) {
      let (role, after) = grammar(next, end, lexicon)
      guard role == .contains || role == .lessThan else { break }
      next = after
    }
    guard next > start else { return nil }
    next = skipColon(next)
    let end = allergensEnd(next, lexicon)
    guard end > next else { return nil }
    return next
  }

  /// Begins a statement of allergens, after the mention before it was read.
  private mutating func beginStatement(_ next: Int, _ lexicon: borrowing Lexicon) -> Int {
    let end = allergensEnd(next, lexicon)
    if end < frame.end, tokens[end].kind == .open { frame.statementHolder = lastMention }
    frame.section = .contains
    return next
  }

  /// Where a list of allergens and little words ends, at a period, a bracket or the next statement; `start`
  /// if it holds anything else.
  private mutating func allergensEnd(_ start: Int, _ lexicon: borrowing Lexicon) -> Int {
    let limit = min(frame.end, start + Self.longestRun)
    var position = start
    var found = false
    while position < limit, tokens[position].kind != .period {
      guard tokens[position].kind == .word else {
        // The first bracket decides: "contains gluten (with …" holds no more allergens.
        if tokens[position].kind == .open, found { return position }
        position += 1
        continue
      }
      if tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, limit, lexicon)
        if role == .mayContain || role == .facility || role == .header || role == .end
          || role == .freeFrom
        {
          return found ? position : start
        }
        if role == .and || role == .or || role == .allergenFiller {
          position = next
          continue
        }
      }
      let (phrase, next) = longest(position, limit, lexicon, of: Lexicon.Phrase.bit(.allergen))
      guard phrase >= 0 else {
        guard tokens[position].known.contains(.stop) else { return start }
        position += 1
        continue
      }
      found = true
      position = next
    }
    return found ? position : start
  }

  /// The longest name of certain kinds that begins at a word, and where it ends.
  mutating func longest(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon, of kinds: UInt16)
    -> (phrase: Int32, next: Int)
  {
    var best: Int32 = -1
    var next = start
    var node: Int32 = -1
    var position = start
    while position < end, tokens[position].kind == .word {
      let word = tokens[position].word
      if tokens[position].known.contains(.stop), node >= 0 {
        // A stop word counts only where no longer name goes on without it.
        position += 1
        continue
      }
      node = node < 0 ? lexicon.trie.root(word) : lexicon.trie.child(of: node, word)
      guard node >= 0 else { break }
      position += 1
      let record = lexicon.trie.nodes[Int(node)]
      if record.phrase >= 0, lexicon.heads[Int(record.phrase)].kinds & kinds != 0 {
        best = record.phrase
        next = position
      }
      guard record.hasChildren else { break }
    }
    return (best, next)
  }

  /// "For color", "to preserve freshness", "a mold inhibitor": where to go on if it is a purpose.
  private mutating func purpose(
    _ position: Int, _ next: Int, _ start: Int, _ end: Int, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Int? {
    // "Vitamins (A, B1)".
    guard !frame.hasVitamins else { return nil }
    let isAlone = position == start && frame.parent >= 0 && !outer.isEmpty
    guard
      isAlone || (position > start && tokens[position].end - tokens[position].start > 2)
        || isTo(position, start)
    else { return nil }
    if !isAlone {
      readMention(start, position, text, lexicon)
    }
    let holder = isAlone ? frame.parent : lastMention
    guard holder >= 0 else { return isAlone ? nil : end }
    var word = next
    while word < end {
      if tokens[word].known.contains(.startsFunction) {
        let (phrase, after) = longest(word, end, lexicon, of: Lexicon.Phrase.bit(.function))
        if phrase >= 0 {
          add(lexicon.phrases[Int(phrase)].primary, to: holder)
          word = after
          continue
        }
      }
      word += 1
    }
    return end
  }

  private mutating func isTo(_ position: Int, _ start: Int) -> Bool {
    position > start && tokens[position].end - tokens[position].start == 2
  }

  // MARK: Mentions

  @inline(__always)
  mutating func clearTaken() {
    if !taken.isEmpty { taken.removeAll(keepingCapacity: true) }
  }

  mutating func add(_ entry: Int32, to node: Int32) {
    tree.attributes.append(.init(node: node, entry: entry))
  }

  private mutating func readMention(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    guard start < end, frame.section != .skipped else { return }
    var mention = Mention(start: start, end: end)
    takeSigns(&mention, lexicon)
    guard mention.start < mention.end else {
      settle(mention)
      return
    }
    if mention.isFootnote, readFootnote(mention, lexicon) {
      // What stands in brackets behind a note belongs to no ingredient.
      frame.last = -1
      return
    }
    emit(mention, text, lexicon)
    if let rest = mention.rest { readRest(rest, text, lexicon) }
  }

  /// Reads the words behind a percentage or a sign: a place or process of the same name, or another one.
  private mutating func readRest(
    _ rest: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    var mention = Mention(start: rest.lowerBound, end: rest.upperBound)
    takeSigns(&mention, lexicon)
    let last = lastMention
    guard last >= 0, mention.rest == nil, mention.start < mention.end,
      attach(mention.start, mention.end, to: last, lexicon)
    else {
      readMention(rest.lowerBound, rest.upperBound, text, lexicon)
      return
    }
    settle(mention)
  }

  /// The words of a mention, without signs, and what the signs said.
  struct Mention {
    var start: Int
    var end: Int
    var percent: Double = 0
    var amountKind = LabelTree.AmountKind.none
    var mark: UInt8 = 0
    var isFootnote = false
    /// Words behind a percentage in the middle, which are another mention.
    var rest: Range<Int>?
  }

  /// Takes percentages, amounts and footnote signs off the ends of a mention.
  private mutating func takeSigns(_ mention: inout Mention, _ lexicon: borrowing Lexicon) {
    while mention.start < mention.end {
      let first = tokens[mention.start]
      if first.kind == .mark {
        mention.isFootnote = true
        mention.mark = max(mention.mark, markCode(mention.start, mention.end))
        mention.start += 1
      } else if first.kind == .percent {
        mention.start += 1
      } else if first.traits.contains(.isNumber) || first.known.contains(.startsGrammar),
        takeLeadingAmount(&mention, lexicon)
      {
        continue
      } else {
        break
      }
    }
    var middle = mention.start
    while middle < mention.end {
      let token = tokens[middle]
      if token.kind == .mark {
        if !isWithin(middle, mention) {
          if !mention.isFootnote { mention.mark = max(mention.mark, markCode(middle, mention.end)) }
          // What stands behind the sign of another note is that note.
          cut(
            &mention, middle, restFrom: mention.isFootnote ? middle : markEnd(middle, mention.end))
          break
        }
      } else if token.kind == .percent {
        cut(&mention, middle, restFrom: middle + 1)
        break
      } else if token.traits.contains(.isNumber), let amount = number(middle, mention.end),
        amount.next < mention.end,
        tokens[amount.next].kind == .percent || isUnit(amount.next, lexicon)
      {
        var from = middle
        var kind = LabelTree.AmountKind.exact
        if tokens[amount.next].kind == .percent {
          if let bound = boundBefore(&from, mention.start, lexicon) { kind = bound }
          var rest = amount.next + 1
          if let bound = boundAfter(&rest, mention.end, lexicon) { kind = bound }
          while rest < mention.end, tokens[rest].kind == .mark {
            if !mention.isFootnote { mention.mark = max(mention.mark, markCode(rest, mention.end)) }
            rest = markEnd(rest, mention.end)
          }
          mention.percent = amount.value
          mention.amountKind = pending(kind)
          cut(&mention, from, restFrom: rest)
        } else {
          var rest = amount.next + 1
          while rest < mention.end, tokens[rest].kind == .mark { rest += 1 }
          cut(&mention, from, restFrom: rest)
        }
        break
      }
      middle += 1
    }
  }

  /// The bound that a word before a colon named, else the one that stands with the number.
  private mutating func pending(_ kind: LabelTree.AmountKind) -> LabelTree.AmountKind {
    defer { frame.pendingBound = .none }
    return frame.pendingBound == .none ? kind : frame.pendingBound
  }

  /// Ends a mention before a sign; what words stand behind it are another one.
  private mutating func cut(_ mention: inout Mention, _ end: Int, restFrom rest: Int) {
    if rest < mention.end { mention.rest = rest..<mention.end }
    mention.end = end
  }

  /// Whether a sign stands within a number of an additive, as the degree sign in "INS°950".
  private mutating func isWithin(_ position: Int, _ mention: Mention) -> Bool {
    position > mention.start && tokens[mention.start].known.contains(.numberPrefix)
      && position + 1 < mention.end
      && tokens[position + 1].traits.contains(.isNumber)
  }

  private mutating func markCode(_ position: Int, _ end: Int) -> UInt8 {
    // One code for each sign, and others for two and three in a row.
    var count: UInt8 = 0
    var index = position
    while index < end, tokens[index].kind == .mark, count < 3 {
      count += 1
      index += 1
    }
    return (tokens[position].detail & 0x3F) << 2 | count
  }

  private mutating func markEnd(_ position: Int, _ end: Int) -> Int {
    var index = position
    while index < end, tokens[index].kind == .mark { index += 1 }
    return index
  }

  private mutating func isUnit(_ position: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard tokens[position].known.contains(.startsGrammar) else { return false }
    return grammar(position, position + 1, lexicon).0 == .unit
  }

  /// "min" before a number: the kind of its bound, and where it begins.
  private mutating func boundBefore(_ from: inout Int, _ start: Int, _ lexicon: borrowing Lexicon)
    -> LabelTree.AmountKind?
  {
    for length in 1...3 where from - length >= start {
      if let bound = bound(from - length, from, lexicon), bound.next == from {
        from -= length
        return bound.kind
      }
    }
    return nil
  }

  /// "minimum" behind a percentage: the kind of its bound, and where it ends.
  private mutating func boundAfter(_ rest: inout Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> LabelTree.AmountKind?
  {
    guard rest < end, let bound = bound(rest, end, lexicon) else { return nil }
    rest = bound.next
    return bound.kind
  }

  /// The words of a bound that begin at a place, such as "at least", and where they end.
  private mutating func bound(_ position: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> (kind: LabelTree.AmountKind, next: Int)?
  {
    guard tokens[position].known.contains(.startsGrammar) else { return nil }
    let (role, next) = grammar(position, end, lexicon)
    switch role {
    case .atLeast: return (.atLeast, next)
    case .atMost: return (.atMost, next)
    default: return nil
    }
  }

  /// Takes "12 %" or "min 12 %" off the start of a mention.
  private mutating func takeLeadingAmount(_ mention: inout Mention, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    var from = mention.start
    var kind = LabelTree.AmountKind.exact
    if let bound = bound(from, mention.end, lexicon) {
      kind = bound.kind
      from = bound.next
    }
    guard let amount = number(from, mention.end), amount.next < mention.end else { return false }
    if tokens[amount.next].kind == .percent {
      var rest = amount.next + 1
      if let bound = boundAfter(&rest, mention.end, lexicon) { kind = bound }
      mention.percent = amount.value
      mention.amountKind = pending(kind)
      mention.start = rest
      return true
    }
    return false
  }

  /// A percentage or a footnote sign without a name belongs to the mention before it, or to the one that the
  /// bracket belongs to.
  private mutating func settle(_ mention: Mention) {
    let isAfter = lastMention >= 0
    let node =
      isAfter && (frame.parent < 0 || frame.firstNode < tree.nodes.count)
      ? lastMention : frame.parent
    guard node >= 0 else { return }
    if mention.amountKind != .none, tree.nodes[Int(node)].amountKind == .none {
      tree.nodes[Int(node)].percent = mention.percent
      tree.nodes[Int(node)].amountKind = mention.amountKind
    }
    if mention.mark != 0 { tree.nodes[Int(node)].mark = mention.mark }
  }

  // MARK: Footnotes

  /// "* organic": what a sign stands for.
  ///
  /// Returns whether the mention is such a note.
  private mutating func readFootnote(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    var found = false
    var position = mention.start
    while position < mention.end {
      let (phrase, next) = longest(
        position, mention.end, lexicon, of: Lexicon.Phrase.bit(.certification))
      if phrase >= 0 {
        found = true
        for index in lexicon.phrases[Int(phrase)].meanings {
          addFootnote(mention.mark, lexicon.meanings[Int(index)])
        }
        position = next
      } else {
        position += 1
      }
    }
    return found
  }

  /// Notes what a sign stands for; of many notes, which no label has, the first ones.
  private mutating func addFootnote(_ mark: UInt8, _ entry: Int32) {
    guard tree.footnotes.count < 32,
      !tree.footnotes.contains(where: { $0.mark == mark && $0.entry == entry })
    else { return }
    tree.footnotes.append((mark, entry))
  }

  private mutating func settleFootnotes() {
    guard !tree.footnotes.isEmpty else { return }
    for node in tree.nodes.indices where tree.nodes[node].mark != 0 {
      for note in tree.footnotes where note.mark == tree.nodes[node].mark {
        add(note.entry, to: Int32(node))
      }
    }
  }

  // MARK: Nodes

  /// Adds a node for a mention.
  mutating func addNode(
    _ start: Int, _ end: Int, _ phrase: Int32, _ lexicon: borrowing Lexicon, isPlural: Bool = false
  ) {
    let parent = frame.colonParent >= 0 ? frame.colonParent : frame.parent
    var start = start
    var entry: Int32 = -1
    var isPlural = isPlural
    if phrase >= 0 {
      while start + 1 < end, tokens[start].known.contains(.stop) { start += 1 }
      let record = lexicon.heads[Int(phrase)]
      entry = record.primary
      if record.hasPlural {
        isPlural = isPlural || isInflected(start, end)
        if isPlural { entry = lexicon.phrases[Int(phrase)].plural }
      }
    }
    let first = tokens[start]
    var node = LabelTree.Node(
      start: first.start, end: tokens[end &- 1].end, phrase: phrase, entry: entry, parent: parent,
      section: frame.section)
    node.bound = frame.bound
    node.isPlural = isPlural
    node.isNumbered =
      !first.traits.isDisjoint(with: [.isCode, .isNumber]) || first.known.contains(.numberPrefix)
    frame.last = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes.append(node)
  }

  mutating func isInflected(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].traits.contains(.isInflected) { return true }
    return false
  }

  /// The last mention of the innermost bracket's list, or -1 if there is none or it was taken back.
  var lastMention: Int32 { Int(frame.last) < tree.nodes.count ? frame.last : -1 }

  mutating func removeLastNode() {
    let removed = Int32(tree.nodes.count - 1)
    tree.nodes.removeLast()
    while let last = tree.attributes.last, last.node == removed { tree.attributes.removeLast() }
  }

  mutating func setPhrase(_ phrase: Int32, of node: Int, _ lexicon: borrowing Lexicon) {
    tree.nodes[node].phrase = phrase
    tree.nodes[node].entry = lexicon.phrases[Int(phrase)].primary
  }

  mutating func setAmount(_ mention: Mention, of node: Int) {
    tree.nodes[node].percent = mention.percent
    tree.nodes[node].amountKind = mention.amountKind
    tree.nodes[node].mark = mention.mark
  }

  mutating func setParent(_ parent: Int32, of node: Int) { tree.nodes[node].parent = parent }

  /// Takes out the node at a place, before which no node is gone from the list; its children move up to its
  /// parent.
  mutating func removeHead(_ head: Int, attributesFrom firstAttribute: Int) {
    let parent = tree.nodes[head].parent
    tree.nodes.remove(at: head)
    for node in head..<tree.nodes.count {
      let held = tree.nodes[node].parent
      if held == Int32(head) {
        tree.nodes[node].parent = parent
      } else if held > Int32(head) {
        tree.nodes[node].parent = held - 1
      }
    }
    var index = tree.attributes.count
    // What was said of nodes since the head was read stands at the end.
    while index > firstAttribute {
      index -= 1
      if tree.attributes[index].node > Int32(head) {
        tree.attributes[index].node -= 1
      } else if tree.attributes[index].node == Int32(head) {
        tree.attributes.remove(at: index)
      }
    }
  }
}
