/// Parses the tokens of a label into a list of ingredients.
///
/// The parser goes over the tokens once. It keeps a stack of open brackets, so that no label makes
/// it recurse.
///
/// All methods are mutating, even if they only read, because a nonmutating method would receive a
/// copy of the whole value.
struct LabelParser {
  var tree = LabelTree()
  var tokens: ContiguousArray<LabelToken> = []
  /// The innermost open bracket, or the whole text.
  ///
  /// It is not in an array, because it is read and changed for every mention.
  var frame = Frame(end: 0, parent: .none, section: .ingredients, bound: .infinity, firstNode: 0)
  /// The brackets around it, and the whole text.
  var outer: ContiguousArray<Frame> = []
  /// The attributes that were removed from a name.
  var taken: ContiguousArray<Taken> = []
  /// Scratch memory for the correction of misread words.
  var misread = MisreadWords()
  /// Scratch memory for the division of compound words.
  var compounds = CompoundWords()
  /// The node whose parts follow in the same mention, as in "juice from concentrate", or none.
  var madeNode: NodeID = .none
  /// Whether the parts of such a mention are being read, which are not divided again.
  var isMadeOf = false
  /// The nesting depth of joined names.
  var joinDepth = 0
  /// Whether the header of a list was found.
  var hasHeader = false
  /// Whether the text before the header of a list is part of another list, and so no title.
  var keepsPreface = false
  /// Whether passages of the label were skipped.
  var hasSkipped = false
  /// The end of the title before the header of the list.
  var titleEnd = 0

  /// An attribute that was removed from a name.
  struct Taken {
    var phrase: PhraseID
    /// Whether it stood behind the name in a language that puts such words before it, so that it describes the
    /// name less surely: "butter dairy free" is butter.
    var isBehind: Bool

    init(_ phrase: PhraseID, isBehind: Bool = false) {
      self.phrase = phrase
      self.isBehind = isBehind
    }
  }

  /// An open bracket, or the whole text.
  struct Frame {
    /// The token that closes it.
    var end: Int
    /// The node that it belongs to, or none.
    var parent: NodeID
    var section: LabelTree.Section
    /// The upper bound for all that follows, in percent.
    var bound: Float
    /// The node before a colon, which contains what follows up to the next comma, or none.
    var colonParent: NodeID = .none
    /// Whether semicolons separate the members of this list, so that commas are within a member.
    var hasSemicolons = false
    /// The last mention of the list itself, or none.
    var last: NodeID = .none
    /// Whether letters are vitamins.
    var hasVitamins = false
    /// Whether places are expected, because "origin:" precedes.
    var hasOrigins = false
    /// The mention before a statement that ends at a bracket, which belongs to that mention, or none.
    var statementHolder: NodeID = .none
    /// The kind of bound that a word before a colon named, as in "min: 5 %".
    var pendingBound = LabelTree.AmountKind.none
    /// The word for the salt that a list of metals shares, as in "chlorides of calcium and potassium", or none.
    var salt: WordID = .none
    /// Whether the names are alternatives, of which the product may contain any.
    var isAlternative = false
    /// Whether the sentence says that the product is not surely free from what it names.
    var isNotGuaranteed = false
    /// The number of nodes when the frame was opened.
    var firstNode: Int
    /// A warning that has named nothing so far, or none.
    var warning = Warning()
  }

  /// The words that begin a warning about allergens, whose names may be missing.
  struct Warning {
    /// The tokens of its words; empty if there is no warning.
    var words = 0..<0
    /// The number of nodes when it began.
    var nodes = 0
  }

  mutating func append(_ frame: Frame) {
    outer.append(self.frame)
    self.frame = frame
  }

  /// Removes and returns the frame of the innermost bracket.
  mutating func removeFrame() -> Frame {
    let last = frame
    frame = outer.removeLast()
    return last
  }

  /// Parses the tokens of a label.
  ///
  /// The tokens are moved and not shared, so that the next label reuses their memory.
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

  mutating func parse(_ text: Span<UInt8>, with lexicon: borrowing Lexicon) {
    tree.removeAll()
    hasHeader = false
    hasSkipped = false
    titleEnd = 0
    if !outer.isEmpty { outer.removeAll(keepingCapacity: true) }
    frame = Frame(
      end: tokens.count, parent: .none, section: .ingredients, bound: .infinity, firstNode: 0)
    if lexicon.hasCompounds { readCompounds(text, lexicon) }
    var position = 0
    while true {
      if position >= frame.end {
        settleWarning()
        if outer.isEmpty { break }
        position = frame.end + 1
        closeGroup(lexicon)
        continue
      }
      switch tokens[position].kind {
      case .word, .percent, .mark:
        position = readMentions(position, text, lexicon)
      case .open:
        // A bracket without a name before it contains members of the list itself. A bracket behind
        // another bracket belongs to the same name.
        let isSecond = position > 0 && tokens[position - 1].kind == .close && lastMention.exists
        let holder = frame.colonParent.exists ? frame.colonParent : frame.parent
        open(position, parent: isSecond ? lastMention : holder)
        position += 1
      case .comma:
        if !frame.hasSemicolons { frame.colonParent = .none }
        position += 1
      case .semicolon:
        frame.hasSemicolons = true
        frame.colonParent = .none
        frame.salt = .none
        position += 1
      case .period:
        endSentence()
        position += 1
      case .dash:
        frame.colonParent = .none
        frame.salt = .none
        position += 1
      case .plusMinus:
        settleWarning()
        frame.section = .mayContain
        position += 1
      case .colon:
        // "Filling (25 %): sugar".
        if position > 0, tokens[position - 1].kind == .close, lastMention.exists,
          frame.section == .ingredients
        {
          frame.colonParent = lastMention
        }
        position += 1
      case .close: position += 1
      }
    }
    settleFootnotes()
    if hasSkipped { openForeign(lexicon) }
    openLastName(text, lexicon)
    settleAccounts(lexicon)
    settleEnd(text, lexicon)
    settleBrokenWords(text, lexicon)
    if lexicon.hasCompounds { orderCompounds() }
  }

  // MARK: Plain mentions

  /// Reads the words from a position up to the next sign, and returns the position to continue at.
  ///
  /// Most mentions are plain words without directions, percentages, and signs, so they are looked
  /// up at once.
  @inline(__always)
  mutating func readMentions(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    let word = tokens[start].kind == .mark && start + 1 < frame.end ? start + 1 : start
    if !tokens[word].known.isDisjoint(with: [.handles, .isOfPackage]),
      let end = packageSentenceEnd(word, text, lexicon)
    {
      mark(start..<end, as: .ignored)
      return end
    }
    // In prose without signs, only this many words are read together.
    var limit = min(frame.end, start &+ Self.longestRun)
    var end = start
    // Behind the signs of a footnote.
    var first = start
    var known: Lexicon.WordTraits = []
    var traits: LabelToken.Traits = []
    var isWords = true
    while end < limit {
      let kind = tokens[end].kind
      guard kind.isRun else { break }
      if end > first {
        let mayState = frame.section != .ingredients || known.contains(.directs)
        if startsClaimLine(end, limit, lexicon) || startsPackageLine(end, text, lexicon)
          || isSeparated(end, from: start, upTo: limit, mayState: mayState, text, lexicon)
        {
          break
        }
      } else if kind == .mark {
        first = end &+ 1
      } else if let last = claimLineEnd(end, limit, lexicon) {
        limit = last
      }
      isWords = isWords && kind == .word
      known.formUnion(tokens[end].known)
      traits.formUnion(tokens[end].traits)
      end &+= 1
    }
    // A number before a unit is an amount.
    let isPlain =
      isWords && !known.contains(.directs)
      && !(known.contains(.measures) && traits.contains(.isNumber))
    let isOne = !traits.contains(.isBeforeSlash)
    if isPlain, frame.section != .skipped {
      if end >= frame.end || tokens[end].kind.isEnd {
        if isOne, emitPlain(start, upTo: end, known, lexicon) { return end }
        emit(Mention(start: start, end: end), text, lexicon)
        return end
      }
      if end < limit, tokens[end].kind == .open {
        // If no word follows the closing bracket, the name ends before the bracket.
        let next = min(tokens[end].partner, frame.end) &+ 1
        let isWhole = next >= frame.end || tokens[next].kind != .word
        if isOne, isWhole, !frame.statementHolder.exists,
          emitPlain(start, upTo: end, known, lexicon)
        {
          open(end, parent: NodeID(tree.nodes.count &- 1))
          if known.contains(.vitamin) { frame.hasVitamins = true }
          return end &+ 1
        }
        return finishRun(start, upTo: end, text, lexicon)
      }
    }
    if end < limit, tokens[end].kind == .dash { end = behindDash(start, end, lexicon) }
    return readRun(start, upTo: end, text, lexicon)
  }

  /// The maximum number of words that are read together; no list has so many without a comma.
  static let longestRun = 256

  /// Adds the node of words that are exactly a name, as most mentions are.
  @inline(__always)
  mutating func emitPlain(
    _ start: Int, upTo end: Int, _ known: Lexicon.WordTraits, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard frame.section == .ingredients, !frame.salt.exists, !frame.hasVitamins,
      known.isDisjoint(with: [.startsCertification, .certifies]) || !mayBeCertified(start, end)
        || !isCertified(start, end, lexicon)
    else { return false }
    let phrase = match(start, end, lexicon)
    guard phrase.exists, !known.contains(.joins) || lexicon.sharesLastWord,
      !known.contains(.stop) || !comesWith(start..<end, phrase, lexicon)
    else {
      return false
    }
    addNode(start, upTo: end, phrase, lexicon)
    if known.contains(.vitamin), tokens[start].known.contains(.vitamin) { frame.hasVitamins = true }
    if !lexicon.sharesLastWord, end &- start > 1 { noteSalt(start, phrase, lexicon) }
    return true
  }

  /// Whether a word for "with" parts a name from a food with another allergen before it: "cream with coconut" is no cream
  /// of coconut.
  mutating func comesWith(
    _ words: Range<Int>, _ phrase: PhraseID, _ lexicon: borrowing Lexicon
  ) -> Bool {
    for position in words.dropFirst().dropLast()
    where tokens[position].known.contains(.stop)
      && lexicon.withWords.contains(tokens[position].word)
    {
      let own = lexicon.allergens(of: phrase)
      return namesAllergen(words.lowerBound..<position, lexicon, besides: own)
    }
    return false
  }

  /// Whether a mention is a name with a certification before or behind it.
  mutating func isCertified(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    let (phrase, next) = longest(start, end, lexicon, of: .certification)
    if phrase.exists, next < end { return match(next, end, lexicon).exists }
    return match(end - 1, end, lexicon, of: .certification).exists
      && match(start, end - 1, lexicon).exists
  }

  /// Whether the first word of a mention may begin a certification, or the last word may be one.
  @inline(__always)
  mutating func mayBeCertified(_ start: Int, _ end: Int) -> Bool {
    end &- start > 1
      && (tokens[start].known.contains(.startsCertification)
        || tokens[end &- 1].known.contains(.certifies))
  }

  mutating func endSentence() {
    settleWarning()
    frame.colonParent = .none
    frame.salt = .none
    frame.hasSemicolons = false
    frame.hasOrigins = false
    frame.isAlternative = outer.isEmpty ? false : outer[outer.count - 1].isAlternative
    frame.isNotGuaranteed = false
    if frame.section != .skipped {
      frame.section = outer.isEmpty ? .ingredients : outer[outer.count - 1].section
    }
  }

  mutating func open(_ bracket: Int, parent: NodeID) {
    let end = min(tokens[bracket].partner, frame.end)
    var inner = Frame(
      end: max(end, bracket + 1), parent: parent, section: frame.section, bound: frame.bound,
      firstNode: tree.nodes.count)
    inner.hasVitamins = frame.hasVitamins
    inner.isAlternative = frame.isAlternative
    inner.isNotGuaranteed = frame.isNotGuaranteed
    append(inner)
  }
}

/// The text before the header of a list: a title, or a list in a language that is not read.
extension LabelParser {
  /// Whether words that no one has read stand in a row as in a list: three names or more between commas.
  ///
  /// A name has at most six words and no number other than a percentage, so that neither a table of
  /// nutrients nor a sentence of advertising is a list.
  ///
  /// - Complexity: O(*n*)
  func readsAsList(_ range: Range<Int>) -> Bool {
    var names = 0
    var words = 0
    for position in range {
      let token = tokens[position]
      switch token.kind {
      case .word:
        if token.traits.contains(.startsLine), words > Self.mostWords { words = 0 }
        if token.traits.contains(.isNumber), !isOfName(position) { words = Self.mostWords }
        words += 1
      case .comma, .semicolon, .dash, .period:
        names = (1...Self.mostWords).contains(words) ? names + 1 : 0
        if names == Self.fewestNames { return true }
        if token.kind == .period { names = 0 }
        words = 0
      case .percent, .mark, .close, .open, .colon, .plusMinus:
        break
      }
    }
    return names + 1 == Self.fewestNames && (1...Self.mostWords).contains(words)
  }

  /// Whether a number is a percentage, such as 3.5 %, or that of an additive, such as E 471.
  private func isOfName(_ number: Int) -> Bool {
    if number > 0, tokens[number - 1].known.contains(.numberPrefix) { return true }
    let next = number + (tokens[number].traits.contains(.isBeforeDecimal) ? 2 : 1)
    return next < tokens.count && tokens[next].kind == .percent
  }

  /// The most words of a header, as in "sudėtinės dalys".
  private static var longestHeader: Int { 3 }
  /// The fewest names of a list that is told from a title.
  private static var fewestNames: Int { 3 }
  /// The most words of such a name.
  private static var mostWords: Int { 6 }

  /// Whether an unknown word with a colon behind it precedes a list of names, as a header in a language that is not read
  /// does: "Komposisi: beras, gula".
  ///
  /// - Complexity: O(*n*)
  func hasForeignHeader(_ range: Range<Int>) -> Bool {
    range.contains { isForeignHeader($0, before: range.upperBound) != nil }
  }

  /// Returns the end of a list in a language that is not read, if an unknown word at a position is its header: two names
  /// or more of unknown words follow behind a colon.
  private func isForeignHeader(_ position: Int, before limit: Int) -> Int? {
    guard position + 2 < limit, isUnknown(position),
      position == 0 || tokens[position - 1].kind == .period
        || tokens[position].traits.contains(.startsLine)
    else { return nil }
    var end = position + 1
    while end < position + Self.longestHeader, end < limit, isUnknown(end) { end += 1 }
    guard end + 1 < limit, tokens[end].kind == .colon else { return nil }
    end += 1
    var words = 0
    var unknown = 0
    var commas = 0
    while end < limit, tokens[end].kind != .period {
      let token = tokens[end]
      if token.kind == .word {
        guard !token.traits.contains(.isNumber) else { break }
        words += 1
        if isUnknown(end) { unknown += 1 }
      } else if token.kind == .comma || token.kind == .semicolon {
        commas += 1
      }
      end += 1
    }
    return commas > 0 && unknown * 2 > words ? end : nil
  }

  /// Whether a token is a word that no name and no phrase of the grammar has.
  private func isUnknown(_ position: Int) -> Bool {
    let token = tokens[position]
    return token.kind == .word && !token.word.exists
      && token.traits.isDisjoint(with: [.isNumber, .isCode])
  }

  /// Whether an allergen or a statement of allergens begins with a word in a language that is not read.
  private mutating func isForeignName(_ position: Int, _ lexicon: borrowing Lexicon) -> Bool {
    grammar(position, tokens.count, lexicon).0 == .foreignName
      && !longest(position, tokens.count, lexicon, of: .ingredientsAndAllergens).0.exists
  }

  /// Opens passages of skipped text again that may be a list or a statement in another script or in a language that is
  /// not read, so that they count as not read.
  ///
  /// - Complexity: O(*n*)
  mutating func openForeign(_ lexicon: borrowing Lexicon) {
    var position = 0
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .word, token.account == .skipped || token.account == .ignored {
        if let end = isForeignHeader(position, before: tokens.count) {
          mark(position..<end, as: .unread)
          position = end
          continue
        }
        if token.word.exists
          ? isForeignName(position, lexicon) : token.traits.contains(.isForeign)
        {
          tokens[position].account = .unread
        }
      }
      position += 1
    }
  }
}
