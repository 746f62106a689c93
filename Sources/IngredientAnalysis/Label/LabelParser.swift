/// Reads the list of ingredients out of a label's tokens.
///
/// It goes over the tokens once, with a stack of the brackets that are open, so that no label makes
/// it recurse.
///
/// Its methods are all mutating, even those that only read, since a method that is not would be
/// handed a copy of the whole value.
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
  var hasHeader = false

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

  mutating func append(_ frame: Frame) {
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
  /// The tokens are moved, not shared, so that those of the next label are written into the same
  /// memory.
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
        // A bracket without a name before it holds members of the list itself; one behind a
        // bracket, of the same name.
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
  /// Most are words alone that direct nothing; what they mean is looked up without a search for
  /// directions, percentages and signs.
  @inline(__always)
  mutating func readMentions(
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
  static let longestRun = 256

  /// Adds the node of words that are a name and nothing else, as most mentions are.
  @inline(__always)
  mutating func emitPlain(
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
  mutating func isCertified(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
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

  mutating func endSentence() {
    frame.colonParent = -1
    frame.salt = -1
    frame.hasSemicolons = false
    frame.hasOrigins = false
    if frame.section != .skipped {
      frame.section = outer.isEmpty ? .ingredients : outer[outer.count - 1].section
    }
  }

  mutating func open(_ bracket: Int, parent: Int32) {
    let end = min(Int(tokens[bracket].word), frame.end)
    var inner = Frame(
      end: max(end, bracket + 1), parent: parent, section: frame.section, bound: frame.bound,
      firstNode: tree.nodes.count)
    inner.hasVitamins = frame.hasVitamins
    inner.firstAttribute = tree.attributes.count
    append(inner)
  }
}
