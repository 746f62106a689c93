import Essentials

/// Splits the bytes of a label into words and signs, and looks up each word.
struct LabelScanner {
  var tokens: ContiguousArray<LabelToken> = []
  /// Room for the tokens of the longest label so far, so that they are written without allocations.
  var room: ContiguousArray<LabelToken> = []
  /// The folded bytes of the word being read.
  var folded: ContiguousArray<UInt8> = []
  var brackets: ContiguousArray<Int32> = []

  /// The class of an ASCII byte.
  enum Class: UInt8 {
    case other, letter, digit, space, newline
    case comma, semicolon, colon, period, open, close, percent, mark, hyphen, slash, ampersand, plus
    case seam
    case beyond
  }

  static let classes: ContiguousArray<Class> = {
    var classes = ContiguousArray(repeating: Class.other, count: 256)
    for byte in 0x00...0x20 { classes[byte] = .space }
    classes[0x0A] = .newline
    classes[0x0D] = .newline
    classes[Int(Markup.seam)] = .seam
    for byte in 0x30...0x39 { classes[byte] = .digit }
    for byte in 0x41...0x5A { classes[byte] = .letter }
    for byte in 0x61...0x7A { classes[byte] = .letter }
    for byte in 0x80...0xFF { classes[byte] = .beyond }
    for (sign, kind): (Character, Class) in [
      (",", .comma), (";", .semicolon), (":", .colon), (".", .period), ("(", .open), ("[", .open),
      ("{", .open), (")", .close), ("]", .close), ("}", .close), ("%", .percent), ("*", .mark),
      ("-", .hyphen), ("/", .slash), ("&", .ampersand), ("+", .plus), ("|", .semicolon),
      ("!", .period),
    ] { classes[Int(sign.asciiValue ?? 0)] = kind }
    return classes
  }()

  /// Scans a label, whose text is followed by ``WordChunk/slack`` extra bytes.
  ///
  /// - Complexity: O(*n*)
  mutating func scan(_ text: Span<UInt8>, with lexicon: borrowing Lexicon) {
    var room: ContiguousArray<LabelToken> = []
    swap(&room, &self.room)
    // Every token has at least one byte.
    if room.count < text.count {
      room = ContiguousArray(
        repeating: LabelToken(kind: .word, start: 0, end: 0), count: text.count)
    }
    var count = 0
    var output = room.mutableSpan
    write(text, to: &output, &count, lexicon)
    tokens.removeAll(keepingCapacity: true)
    tokens.append(contentsOf: room[..<count])
    swap(&room, &self.room)
  }

  mutating func write(
    _ text: Span<UInt8>, to output: inout MutableSpan<LabelToken>, _ count: inout Int,
    _ lexicon: borrowing Lexicon
  ) {
    if !brackets.isEmpty { brackets.removeAll(keepingCapacity: true) }
    let classes = Self.classes
    let table = FoldingTable.unicode
    var position = 0
    var startsLine = true
    let end = text.count - WordChunk.slack
    // The number of tokens when a word ended with a hyphen and a line.
    var cutWord: Int?
    // The first part of a word that marks part.
    var seamStart: Int?
    // The number of tokens behind the last hyphen between spaces, and whether there was a dash at all.
    var brokenWord: Int?
    var hasDash = false
    while position < end {
      if let broken = brokenWord, count > broken {
        if count == broken &+ 1 { joinBrokenWord(text, in: &output, &count, with: lexicon) }
        brokenWord = nil
      }
      if let cut = cutWord, count > cut {
        if count == cut &+ 1 { joinCutWord(text, in: &output, &count, with: lexicon) }
        cutWord = nil
      }
      if let seam = seamStart, count > seam &+ 1,
        text[Int(output[count &- 1].end)] != Markup.seam
      {
        joinParts(from: seam, text, in: &output, &count, with: lexicon)
        seamStart = nil
      }
      let byte = text[position]
      switch classes[Int(byte)] {
      case .letter, .digit:
        position = scanWord(
          text, to: &output, count: &count, from: position, table: table, classes: classes, lexicon,
          startsLine: startsLine)
        startsLine = false
      case .beyond:
        let (scalar, length) = FoldedText.scalar(in: text, at: position)
        let isDash =
          (scalar == 0x2013 || scalar == 0x2014)
          && isSpaced(text, position, length: length, classes: classes)
        if let kind = isDash ? .dash : Self.sign(scalar) {
          if kind == .open || kind == .close {
            bracket(kind, to: &output, count: &count, at: position, length: length, 0)
          } else {
            Self.add(
              kind, to: &output, count: &count, at: position, length: length,
              detail: UInt8(truncatingIfNeeded: scalar))
          }
          position &+= length
        } else if Self.isSlash(scalar) {
          Self.addSlash(text, behind: &output, count: count, position)
          position &+= length
        } else if let value = Self.thousandths(scalar) {
          output[count] = LabelToken(
            kind: .word, traits: [.isNumber, .isFraction],
            start: Int32(truncatingIfNeeded: position),
            end: Int32(truncatingIfNeeded: position &+ length), value: value)
          count &+= 1
          position &+= length
        } else if Self.isDecimalSign(scalar) {
          position &+= length
        } else if Self.isBlank(scalar) || !isWord(scalar, table) {
          position &+= length
        } else {
          position = scanWord(
            text, to: &output, count: &count, from: position, table: table, classes: classes,
            lexicon, startsLine: startsLine)
          startsLine = false
        }
      case .space, .other: position &+= 1
      case .newline:
        startsLine = true
        position &+= 1
      case .comma:
        let isBeforeDigit = text[position &+ 1] &- UInt8(ascii: "0") < 10
        if !isBeforeDigit
          || !Self.isDecimal(text, behind: &output, count: count, position, classes: classes)
        {
          Self.add(.comma, to: &output, count: &count, at: position, length: 1)
        }
        position = Self.behindSpace(text, position &+ 1)
      case .semicolon:
        Self.add(.semicolon, to: &output, count: &count, at: position, length: 1)
        position &+= 1
      case .colon:
        Self.add(.colon, to: &output, count: &count, at: position, length: 1)
        position &+= 1
      case .percent:
        Self.add(.percent, to: &output, count: &count, at: position, length: 1)
        position &+= 1
      case .mark:
        Self.add(.mark, to: &output, count: &count, at: position, length: 1, detail: byte)
        position &+= 1
      case .open:
        bracket(.open, to: &output, count: &count, at: position, length: 1, byte)
        position &+= 1
      case .close:
        bracket(.close, to: &output, count: &count, at: position, length: 1, byte)
        position &+= 1
      case .period:
        let next = position &+ 1
        let endsSentence =
          next >= text.count
          || classes[Int(text[next])] != .letter && classes[Int(text[next])] != .digit
        if endsSentence && !Self.endsAbbreviation(output, count) || byte == UInt8(ascii: "!") {
          Self.add(.period, to: &output, count: &count, at: position, length: 1)
        } else if !endsSentence && Self.endsLongWord(output, count, position) {
          Self.add(.period, to: &output, count: &count, at: position, length: 1)
        }
        position &+= 1
      case .hyphen:
        if isSpaced(text, position, length: 1, classes: classes) {
          Self.add(.dash, to: &output, count: &count, at: position, length: 1)
          brokenWord = count
          hasDash = true
        } else if hasDash, Self.isItemDash(text, position, behind: output, count, classes) {
          Self.add(.dash, to: &output, count: &count, at: position, length: 1)
        } else if count > 0, output[count &- 1].end == Int32(position),
          let next = Self.nextLine(text, position &+ 1, classes)
        {
          cutWord = count
          startsLine = true
          position = next
          continue
        }
        position &+= 1
      case .seam:
        // The parts of a word around a mark, as in "pea_nuts".
        if seamStart == nil, count > 0, output[count &- 1].end == Int32(position) {
          seamStart = count &- 1
        }
        position &+= 1
      case .slash:
        Self.addSlash(text, behind: &output, count: count, position)
        position &+= 1
      case .plus:
        let rest = position &+ 1
        if rest < text.count, text[rest] == UInt8(ascii: "/") || text[rest] == UInt8(ascii: "-") {
          var length = 2
          if rest + 1 < text.count, text[rest + 1] == UInt8(ascii: "-") { length = 3 }
          Self.add(.plusMinus, to: &output, count: &count, at: position, length: length)
          position &+= length
        } else {
          addJoint(text, at: position, to: &output, count: &count, classes: classes, lexicon)
          position &+= 1
        }
      case .ampersand:
        addJoint(text, at: position, to: &output, count: &count, classes: classes, lexicon)
        position &+= 1
      }
    }
    if let seamStart { joinParts(from: seamStart, text, in: &output, &count, with: lexicon) }
    if let cutWord, count == cutWord &+ 1 {
      joinCutWord(text, in: &output, &count, with: lexicon)
    }
    if let brokenWord, count == brokenWord &+ 1 {
      joinBrokenWord(text, in: &output, &count, with: lexicon)
    }
    closeBrackets(&output, count)
  }
}

/// Commas, brackets, periods, and other signs.
extension LabelScanner {
  /// Adds the word for a sign that joins two names, "&" or "+", unless it is part of a word.
  func addJoint(
    _ text: Span<UInt8>, at position: Int, to output: inout MutableSpan<LabelToken>,
    count: inout Int, classes: ContiguousArray<Class>, _ lexicon: borrowing Lexicon
  ) {
    guard isSpaced(text, position, length: 1, classes: classes) else { return }
    output[count] = LabelToken(
      kind: .word, known: [.joins, .startsGrammar], start: Int32(position),
      end: Int32(position + 1), word: lexicon.andWord)
    count &+= 1
  }

  /// Whether a comma is part of a number, as in 1,5 and 1,2-hexanediol.
  ///
  /// Between two numbers of additives, as in 330,331, it is not.
  static func isDecimal(
    _ text: Span<UInt8>, behind output: inout MutableSpan<LabelToken>, count: Int, _ comma: Int,
    classes: ContiguousArray<Class>
  ) -> Bool {
    let last = count - 1
    guard last >= 0, output[last].traits.contains(.isBeforeDecimal),
      output[last].end == Int32(comma)
    else {
      return false
    }
    var end = comma + 1
    while end < text.count, end < comma + 4, classes[Int(text[end])] == .digit { end += 1 }
    guard end - comma > 3, output[last].end - output[last].start >= 3 else { return true }
    output[last].traits.remove(.isBeforeDecimal)
    return false
  }

  @inline(__always)
  static func add(
    _ kind: LabelToken.Kind, to output: inout MutableSpan<LabelToken>, count: inout Int,
    at position: Int, length: Int, detail: UInt8 = 0
  ) {
    output[count] = LabelToken(
      kind: kind, start: Int32(truncatingIfNeeded: position),
      end: Int32(truncatingIfNeeded: position &+ length),
      detail: detail)
    count &+= 1
  }

  /// Notes a slash right behind a word; before that of "+/-" stands a sign.
  static func addSlash(
    _ text: Span<UInt8>, behind output: inout MutableSpan<LabelToken>, count: Int, _ position: Int
  ) {
    guard count > 0, output[count - 1].kind == .word,
      (Int(output[count - 1].end)..<position).allSatisfy({ text[$0] == 0x20 })
    else { return }
    output[count - 1].traits.insert(.isBeforeSlash)
  }

  /// Whether a scalar is a slash outside ASCII: of fractions, of division, or of full width.
  static func isSlash(_ scalar: UInt32) -> Bool {
    scalar == 0x2044 || scalar == 0x2215 || scalar == 0xFF0F
  }

  /// Adds a bracket, and links matching brackets.
  ///
  /// A closing bracket closes the last open one, regardless of its shape, because labels mix them.
  /// A closing bracket without an open one is ignored.
  mutating func bracket(
    _ kind: LabelToken.Kind, to output: inout MutableSpan<LabelToken>, count: inout Int,
    at position: Int, length: Int,
    _ byte: UInt8
  ) {
    if kind == .open {
      brackets.append(Int32(truncatingIfNeeded: count))
      Self.add(.open, to: &output, count: &count, at: position, length: length, detail: byte)
    } else if let open = brackets.popLast() {
      output[Int(open)].partner = count
      Self.add(.close, to: &output, count: &count, at: position, length: length, detail: byte)
      output[count - 1].partner = Int(open)
    }
  }

  /// Ends brackets that are never closed with the text.
  func closeBrackets(_ output: inout MutableSpan<LabelToken>, _ count: Int) {
    for open in brackets { output[Int(open)].partner = count }
  }

  /// Whether a period follows a letter or an abbreviation, so that it does not end a sentence.
  static func endsAbbreviation(_ output: borrowing MutableSpan<LabelToken>, _ count: Int)
    -> Bool
  {
    guard count > 0 else { return false }
    let last = output[count - 1]
    guard last.kind == .word, !last.traits.contains(.isNumber) else { return false }
    return last.end - last.start == 1 || last.known.contains(.isAbbreviation)
  }

  /// Whether a period without a space after it ends a sentence: behind a long word, but not in
  /// "L.casei".
  static func endsLongWord(
    _ output: borrowing MutableSpan<LabelToken>, _ count: Int, _ position: Int
  ) -> Bool {
    guard count > 0 else { return false }
    let last = output[count - 1]
    guard last.kind == .word, last.end == Int32(position) else { return false }
    return last.end - last.start > 3 && !last.traits.contains(.isNumber)
  }

  func isSpaced(
    _ text: Span<UInt8>, _ position: Int, length: Int, classes: ContiguousArray<Class>
  ) -> Bool {
    let next = position + length
    let isBefore =
      position == 0 || classes[Int(text[position - 1])] == .space
      || classes[Int(text[position - 1])] == .newline
    let isAfter =
      next >= text.count || classes[Int(text[next])] == .space
      || classes[Int(text[next])] == .newline
    return isBefore && isAfter
  }

  /// Returns the sign that a scalar outside ASCII stands for.
  static func sign(_ scalar: UInt32) -> LabelToken.Kind? {
    switch scalar {
    case 0x060C, 0x3001, 0xFF0C: .comma
    case 0x061B, 0xFF1B: .semicolon
    case 0xFF1A: .colon
    case 0x3002: .period
    case 0xFF08, 0x3010: .open
    case 0xFF09, 0x3011: .close
    case 0xFF05, 0x066A: .percent
    case 0xB7, 0x2022, 0x25CF, 0x25AA, 0x25E6, 0x2027, 0x30FB, 0x2043, 0x2023: .dash
    case 0x2020, 0x2021, 0xB0, 0x2070, 0xB9, 0xB2, 0xB3: .mark
    case 0xB1: .plusMinus
    default: nil
    }
  }

  /// Whether a scalar is invisible or a space: no-break and zero-width spaces, and trademark signs.
  static func isBlank(_ scalar: UInt32) -> Bool {
    scalar == 0xA0 || scalar == 0xAD || (0x2000...0x200F).contains(scalar) || scalar == 0x202F
      || scalar == 0xFEFF || scalar == 0xAE || scalar == 0xA9 || isTrademark(scalar)
  }

  /// Whether a scalar is a sign that would be folded to letters, "tm" or "sm".
  static func isTrademark(_ scalar: UInt32) -> Bool { scalar == 0x2122 || scalar == 0x2120 }

  /// Returns the letter of a white letter in a black circle or square, which Unicode does not decompose.
  static func letter(_ scalar: UInt32) -> UInt8? {
    let first: UInt32
    switch scalar {
    case 0x1F150...0x1F169: first = 0x1F150
    case 0x1F170...0x1F189: first = 0x1F170
    default: return nil
    }
    return UInt8(ascii: "a") + UInt8(truncatingIfNeeded: scalar - first)
  }

  mutating func isWord(_ scalar: UInt32, _ table: borrowing FoldingTable) -> Bool {
    if Self.letter(scalar) != nil { return true }
    folded.removeAll(keepingCapacity: true)
    return table.fold(scalar, into: &folded) && !folded.isEmpty && folded[0] != 0x20
  }
}

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

  /// The role in which a word was read.
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
    let rawValue: UInt16
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
    /// A word in another script than Latin.
    static let isForeign = Traits(rawValue: 256)
    /// Two words with a hyphen between spaces that are one known word together, as in "pea - nuts".
    static let isBroken = Traits(rawValue: 512)
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
  /// The value of a character such as a half is in thousandths.
  var value = Self.noValue
  /// The sign of a mark or bracket, the lowest byte of the scalar of another sign, or the number of digits.
  var detail: UInt8 = 0
  /// The role in which the parser read it.
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
