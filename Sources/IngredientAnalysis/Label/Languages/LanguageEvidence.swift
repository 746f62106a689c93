import Essentials

/// The evidence on a label for one language: the words in names and phrases that its lexicon knows,
/// and the phrases that begin a list or a statement.
struct LanguageEvidence {
  /// The starts of the words in the text, in bytes, without numbers and single letters.
  private(set) var words: ContiguousArray<Int32> = []
  /// For each word, the number of known words before it; and at the end, of all.
  private(set) var knownBefore: ContiguousArray<Int32> = [0]
  /// The same number, without the words that English knows, too.
  private(set) var ownBefore: ContiguousArray<Int32> = [0]
  /// The names that begin at some word, in the order of the text.
  private(set) var names: ContiguousArray<Name> = []
  /// The starts of the phrases that begin a list or a statement, in bytes.
  private(set) var cues: ContiguousArray<Cue> = []
  /// The starts of the sentences, in bytes.
  private(set) var sentences: ContiguousArray<Int32> = []

  /// A phrase that begins a list or a statement.
  struct Cue {
    var position: Int32
    /// The first token behind it.
    var next: Int32
    /// Whether it begins a list of ingredients.
    var isHeader: Bool
  }

  /// The longest name that begins at a word.
  struct Name {
    /// The range in the text, in bytes.
    var start: Int32
    var end: Int32
    var phrase: PhraseID
  }

  /// Returns the name that is all of a range, or `nil`.
  func name(_ range: Range<Int>) -> PhraseID? {
    let place = names.partitioningIndex { Int($0.start) >= range.lowerBound }
    guard place < names.count, Int(names[place].start) == range.lowerBound,
      Int(names[place].end) == range.upperBound
    else { return nil }
    return names[place].phrase
  }

  /// Returns the number of words in a range, and how many of them are known.
  func count(_ range: Range<Int>) -> (words: Int, known: Int) {
    let first = words.partitioningIndex { Int($0) >= range.lowerBound }
    let last = words.partitioningIndex { Int($0) >= range.upperBound }
    return (last - first, first < last ? Int(knownBefore[last] - knownBefore[first]) : 0)
  }

  /// Returns the phrase that begins a list or a statement at a position, or `nil`.
  func cue(at position: Int) -> Cue? {
    let place = cues.partitioningIndex { Int($0.position) >= position }
    return place < cues.count && Int(cues[place].position) == position ? cues[place] : nil
  }

  /// Forgets the words and statements that another language knows, too.
  ///
  /// Every lexicon has English names and phrases, so that only its other words tell it from
  /// English.
  ///
  /// - Complexity: O(*n*)
  mutating func forget(wordsOf other: LanguageEvidence) {
    var next = 0
    for index in words.indices {
      while next < other.words.count, other.words[next] < words[index] { next += 1 }
      let isShared =
        next < other.words.count && other.words[next] == words[index]
        && other.knownBefore[next + 1] > other.knownBefore[next]
      let isKnown = knownBefore[index + 1] > knownBefore[index] && !isShared
      ownBefore[index + 1] = ownBefore[index] + (isKnown ? 1 : 0)
    }
    cues.removeAll { cue in
      guard !cue.isHeader, let same = other.cue(at: Int(cue.position)) else { return false }
      return same.next >= cue.next
    }
  }

  fileprivate mutating func addWord(_ position: Int32, isKnown: Bool) {
    words.append(position)
    knownBefore.append(knownBefore[knownBefore.count - 1] + (isKnown ? 1 : 0))
    ownBefore.append(ownBefore[ownBefore.count - 1] + (isKnown ? 1 : 0))
  }

  fileprivate mutating func addName(_ name: Name) { names.append(name) }

  fileprivate mutating func addCue(_ cue: Cue) { cues.append(cue) }

  fileprivate mutating func addSentence(_ position: Int32) { sentences.append(position) }
}

extension LabelParser {
  /// Returns the evidence in the tokens for the language of a lexicon.
  ///
  /// - Complexity: O(*n*)
  mutating func languageEvidence(
    in text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> LanguageEvidence {
    var evidence = LanguageEvidence()
    var isAfterPeriod = true
    // The end of the name or phrase that was found last.
    var known = 0
    for position in tokens.indices {
      let token = tokens[position]
      guard token.kind == .word else {
        isAfterPeriod = isAfterPeriod || token.kind == .period
        continue
      }
      if isAfterPeriod { evidence.addSentence(token.start) }
      isAfterPeriod = false
      // A word of a longer name, such as "sel" in "fleur de sel", is not known by itself.
      let (phrase, end) = longest(position, tokens.count, lexicon, of: .all)
      known = max(known, end)
      if phrase.exists {
        evidence.addName(
          LanguageEvidence.Name(start: token.start, end: tokens[end - 1].end, phrase: phrase))
      }
      var (role, next) = (GrammarRole.none, position)
      if token.known.contains(.startsGrammar) {
        (role, next) = grammar(position, tokens.count, lexicon)
        // A header of another language tells nothing about this one.
        if role != .none, role != .foreignHeader { known = max(known, next) }
      }
      if !token.traits.contains(.isNumber), !token.isCode, token.end - token.start > 1 {
        evidence.addWord(
          token.start, isKnown: position < known || token.known.contains(.stop))
      }
      let cue = LanguageEvidence.Cue(
        position: token.start, next: Int32(truncatingIfNeeded: next), isHeader: role == .header)
      switch role {
      case .header where isHeader(position, next): evidence.addCue(cue)
      case .contains, .allergens, .mayContain, .facility, .notGuaranteed, .freeFrom, .guide, .end,
        .ignoredSentence:
        if LabelSections.startsClause(Int(token.start), in: text) {
          evidence.addCue(cue)
        }
      default: break
      }
    }
    return evidence
  }
}

/// The words between two signs of a label, such as those between commas, which are in one language.
struct LabelFragment {
  /// The sign before a fragment.
  enum Sign: UInt8 {
    case comma, colon
    /// A bracket that opens or closes.
    case bracket
    case slash
    /// A slash or dash between spaces, or a bullet.
    case dash
    /// The end of a line, and a semicolon or line between.
    case line
    /// The end of a sentence.
    case period

    /// Whether it may stand between the names of one ingredient in two languages.
    var pairs: Bool { self == .bracket || self == .slash || self == .dash || self == .line }
  }

  /// The range in the text, in bytes.
  var range: Range<Int>
  /// The sign before it; the last of several.
  var sign: Sign
  /// Whether it is within a bracket.
  var isNested: Bool
  /// The words and numbers in ``LabelFragments/words``.
  var words: Range<Int>
}

/// The fragments of a label, in the order of the text.
struct LabelFragments {
  private(set) var all: ContiguousArray<LabelFragment> = []
  /// The ranges of the words without digits in the text, in bytes.
  private(set) var words: ContiguousArray<Range<Int>> = []

  fileprivate mutating func add(
    _ token: LabelToken, behind sign: LabelFragment.Sign?, isNested: Bool
  ) {
    let range = Int(token.start)..<Int(token.end)
    if let sign {
      all.append(
        LabelFragment(
          range: range, sign: sign, isNested: isNested, words: words.count..<words.count))
    }
    guard !all.isEmpty else { return }
    let last = all.count - 1
    all[last].range = all[last].range.lowerBound..<range.upperBound
    if token.kind == .word, !token.traits.contains(.isNumber), !token.isCode {
      words.append(range)
      all[last].words = all[last].words.lowerBound..<words.count
    }
  }
}

extension LabelParser {
  /// Divides the tokens into fragments, which also end at `cuts`, in ascending order, such as the header
  /// of a list that follows a name without a sign.
  ///
  /// - Complexity: O(*n*)
  mutating func fragments(of text: Span<UInt8>, cutAt cuts: [Int]) -> LabelFragments {
    var fragments = LabelFragments()
    var cut = 0
    var sign: LabelFragment.Sign? = .period
    var depth = 0
    // The end of the last word or number.
    var last = 0
    for token in tokens {
      switch token.kind {
      case .word, .percent, .mark:
        while cut < cuts.count, cuts[cut] < Int(token.start) { cut += 1 }
        let isCut = cut < cuts.count && cuts[cut] == Int(token.start)
        sign = sign ?? Self.sign(in: text, last..<Int(token.start)) ?? (isCut ? .period : nil)
        fragments.add(token, behind: sign, isNested: depth > 0)
        sign = nil
        last = Int(token.end)
      case .comma: sign = .comma
      case .colon: sign = .colon
      case .semicolon, .plusMinus: sign = .line
      case .period: sign = .period
      case .dash: sign = .dash
      case .open:
        depth += 1
        sign = .bracket
      case .close:
        depth = max(0, depth - 1)
        sign = .bracket
      }
    }
    return fragments
  }

  /// Returns the sign between two words that are not parted by a token, or `nil`.
  private static func sign(in text: Span<UInt8>, _ gap: Range<Int>) -> LabelFragment.Sign? {
    var sign: LabelFragment.Sign?
    for position in gap {
      switch text[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .line
      case UInt8(ascii: "/"):
        let isSpaced =
          position > gap.lowerBound && position + 1 < gap.upperBound
          && text[position - 1] == UInt8(ascii: " ") && text[position + 1] == UInt8(ascii: " ")
        sign = isSpaced ? .dash : .slash
      // A bracket without its other half.
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        sign = .bracket
      default: break
      }
    }
    return sign
  }
}
