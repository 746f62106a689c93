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
