/// A word or sign of a label.
struct LabelToken {
  enum Kind: UInt8 {
    // The kinds that mentions consist of come first, followed by the kinds that only end one.
    case word
    case percent
    /// A sign that refers to a footnote.
    case mark
    case comma, semicolon
    /// The end of a sentence.
    case period
    case close
    case open, colon
    /// A hyphen or dash between spaces, or a bullet.
    case dash
    /// The sign +/- before colors that a cosmetic may contain.
    case plusMinus

    /// Whether mentions consist of such tokens.
    @inline(__always)
    var isRun: Bool { rawValue <= Kind.mark.rawValue }

    /// Whether it only ends a mention.
    @inline(__always)
    var isEnd: Bool { rawValue >= Kind.comma.rawValue && rawValue <= Kind.close.rawValue }
  }

  /// What a word was read as.
  enum Account: UInt8 {
    // The accounts that may have to be opened again come first.
    case unread
    /// A phrase that says nothing about ingredients, unless it names an allergen.
    case ignored
    /// Text outside a list, unless it names an allergen.
    case skipped
    /// A process, certification, place, or purpose, or another name of the same ingredient.
    case attribute
    /// A number, a unit, or a word that makes a number a bound.
    case amount
    /// A word that says what the words around it are, or one without a meaning of its own.
    case grammar

    /// Whether the words may still become a node.
    var isOpen: Bool { rawValue <= Self.skipped.rawValue }
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A word that consists of digits.
    static let isNumber = Traits(rawValue: 1)
    /// Digits follow a comma or period without a space, as in 1.5 and 1,2-hexanediol.
    static let isBeforeDecimal = Traits(rawValue: 2)
    /// A slash follows without a space.
    static let isBeforeSlash = Traits(rawValue: 4)
    /// The first word of a line.
    static let startsLine = Traits(rawValue: 8)
    /// A fraction that is one character, such as a half.
    static let isFraction = Traits(rawValue: 16)
    /// A plural or another form of the word in the lexicon.
    static let isInflected = Traits(rawValue: 32)
    /// Letters followed by digits, as in E330.
    static let isCode = Traits(rawValue: 64)
    /// A word with letters outside ASCII.
    static let isAccented = Traits(rawValue: 128)
  }

  var kind: Kind
  var traits: Traits = []
  /// The traits of the word in the lexicon.
  var known: Lexicon.WordTraits = []
  /// The range in the label's text, in bytes.
  var start: Int32
  var end: Int32
  /// The stem of the word in the lexicon, or none; for a bracket, ``partner``.
  var word: WordID = .none
  /// The value of a word of at most six digits, or ``noValue``.
  ///
  /// That of a character such as a half is in thousandths.
  var value = Self.noValue
  /// The sign of a mark or bracket, the lowest byte of the scalar of another sign, or the number of digits.
  var detail: UInt8 = 0
  /// What the parser read it as.
  var account = Account.unread

  /// The index of the token that matches a bracket.
  @inline(__always)
  var partner: Int {
    get { word.index }
    set { word = WordID(newValue) }
  }

  /// Whether it is a hyphen or dash, which may stand within a name, and no bullet.
  var isHyphen: Bool { kind == .dash && (detail == 0 || detail == 0x13 || detail == 0x14) }

  /// Whether it may be the number of an additive, such as E330.
  var isCode: Bool { traits.contains(.isCode) }

  /// The value of a token that is no number, or too long.
  static let noValue = Int32.min

  /// The value of a word of at most six digits.
  var number: Int? { value == Self.noValue ? nil : Int(value) }
}
