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
    case beyond
  }

  static let classes: ContiguousArray<Class> = {
    var classes = ContiguousArray(repeating: Class.other, count: 256)
    for byte in 0x00...0x20 { classes[byte] = .space }
    classes[0x0A] = .newline
    classes[0x0D] = .newline
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
    while position < end {
      if let cut = cutWord, count > cut {
        if count == cut &+ 1 { joinCutWord(text, in: &output, &count, with: lexicon) }
        cutWord = nil
      }
      let byte = text[position]
      switch classes[Int(byte)] {
      case .letter, .digit:
        position = scanWord(
          text, to: &output, count: &count, from: position, table: table, classes: classes, lexicon,
          startsLine: startsLine)
        startsLine = false
      case .beyond:
        let (scalar, length) = TextFolding.scalar(in: text, at: position)
        let isDash =
          (scalar == 0x2013 || scalar == 0x2014)
          && isSpaced(text, position, length: length, classes: classes)
        if let kind = isDash ? .dash : Self.sign(scalar) {
          if kind == .open || kind == .close {
            bracket(kind, to: &output, count: &count, at: position, length: length, 0)
          } else {
            Self.add(
              kind, to: &output, &count, position, length,
              detail: UInt8(truncatingIfNeeded: scalar))
          }
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
          Self.add(.comma, to: &output, &count, position, 1)
        }
        position = Self.behindSpace(text, position &+ 1)
      case .semicolon:
        Self.add(.semicolon, to: &output, &count, position, 1)
        position &+= 1
      case .colon:
        Self.add(.colon, to: &output, &count, position, 1)
        position &+= 1
      case .percent:
        Self.add(.percent, to: &output, &count, position, 1)
        position &+= 1
      case .mark:
        Self.add(.mark, to: &output, &count, position, 1, detail: byte)
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
          Self.add(.period, to: &output, &count, position, 1)
        } else if !endsSentence && Self.endsLongWord(output, count, position) {
          Self.add(.period, to: &output, &count, position, 1)
        }
        position &+= 1
      case .hyphen:
        if isSpaced(text, position, length: 1, classes: classes) {
          Self.add(.dash, to: &output, &count, position, 1)
        } else if count > 0, output[count &- 1].end == Int32(position),
          let next = Self.nextLine(text, position &+ 1, classes)
        {
          cutWord = count
          startsLine = true
          position = next
          continue
        }
        position &+= 1
      case .slash:
        if position > 0,
          text[position - 1] == UInt8(ascii: "+")
            || (count > 0 && output[count - 1].kind == .plusMinus)
        {
          position &+= 1
        } else {
          if count > 0, output[count - 1].kind == .word, output[count - 1].end == Int32(position) {
            output[count - 1].traits.insert(.isBeforeSlash)
          }
          position &+= 1
        }
      case .plus:
        let rest = position &+ 1
        if rest < text.count, text[rest] == UInt8(ascii: "/") || text[rest] == UInt8(ascii: "-") {
          var length = 2
          if rest + 1 < text.count, text[rest + 1] == UInt8(ascii: "-") { length = 3 }
          Self.add(.plusMinus, to: &output, &count, position, length)
          position &+= length
        } else {
          addJoint(text, position, to: &output, count: &count, classes: classes, lexicon)
          position &+= 1
        }
      case .ampersand:
        addJoint(text, position, to: &output, count: &count, classes: classes, lexicon)
        position &+= 1
      }
    }
    if let cutWord, count == cutWord &+ 1 {
      joinCutWord(text, in: &output, &count, with: lexicon)
    }
    closeBrackets(&output, count)
  }
}
