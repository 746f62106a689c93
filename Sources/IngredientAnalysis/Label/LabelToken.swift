/// A word or sign of a label.
struct LabelToken {
  enum Kind: UInt8 {
    // Those of which a mention consists stand first, those that only end one next.
    case word
    case percent
    /// A sign that points to a footnote.
    case mark
    case comma, semicolon
    /// The end of a sentence.
    case period
    case close
    case open, colon
    /// A hyphen or dash between spaces, or a bullet.
    case dash
    /// +/-, before colors that may be in a cosmetic.
    case plusMinus

    /// Whether mentions consist of it.
    @inline(__always)
    var isRun: Bool { rawValue <= Kind.mark.rawValue }

    /// Whether it ends a mention and says nothing of it.
    @inline(__always)
    var isEnd: Bool { rawValue >= Kind.comma.rawValue && rawValue <= Kind.close.rawValue }
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A word of digits only.
    static let isNumber = Traits(rawValue: 1)
    /// Digits follow without a space after a comma or period, as in 1.5 and 1,2-hexanediol.
    static let isBeforeDecimal = Traits(rawValue: 2)
    /// A slash follows without a space.
    static let isBeforeSlash = Traits(rawValue: 4)
    /// A line ends before it.
    static let startsLine = Traits(rawValue: 8)
    /// The word in the label is a plural, or another form of the one in the lexicon.
    static let isInflected = Traits(rawValue: 32)
    /// A word of letters and then digits, as in E330.
    static let isCode = Traits(rawValue: 64)
    /// A word with letters outside ASCII.
    static let isAccented = Traits(rawValue: 128)
  }

  var kind: Kind
  var traits: Traits = []
  /// What the lexicon knows of the word.
  var known: Lexicon.WordTraits = []
  /// In the label's text, in bytes.
  var start: Int32
  var end: Int32
  /// The stem of the word in the lexicon, or -1.
  ///
  /// For a bracket, the token that matches it.
  var word: Int32 = -1
  /// The value of a word of at most six digits, or -1.
  var value: Int32 = -1
  /// For a bracket, 0 to 2 for its shape; for a mark, the sign.
  var detail: UInt8 = 0

  /// Whether it may be a number of an additive, such as E330.
  var isCode: Bool { traits.contains(.isCode) }

  /// The value of a word of digits, if it has at most six.
  var number: Int? { value >= 0 ? Int(value) : nil }
}
