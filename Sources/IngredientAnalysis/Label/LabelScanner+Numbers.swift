import Essentials

/// Reading of numbers: digits of several scripts, fractions, and signs.
extension LabelScanner {
  /// Returns the ASCII digit that a full-width, Arabic, or Persian digit stands for.
  static func digit(_ scalar: UInt32) -> UInt8? {
    let zero: UInt32
    switch scalar {
    case 0x0660...0x0669: zero = 0x0660
    case 0x06F0...0x06F9: zero = 0x06F0
    case 0xFF10...0xFF19: zero = 0xFF10
    default: return nil
    }
    return UInt8(ascii: "0") + UInt8(truncatingIfNeeded: scalar - zero)
  }

  /// Returns the value of a fraction that is one character, such as a half, in thousandths.
  static func thousandths(_ scalar: UInt32) -> Int32? {
    switch scalar {
    case 0xBC: 250
    case 0xBD: 500
    case 0xBE: 750
    case 0x2150: 143
    case 0x2151: 111
    case 0x2152: 100
    case 0x2153: 333
    case 0x2154: 667
    case 0x2155: 200
    case 0x2156: 400
    case 0x2157: 600
    case 0x2158: 800
    case 0x2159: 167
    case 0x215A: 833
    case 0x215B: 125
    case 0x215C: 375
    case 0x215D: 625
    case 0x215E: 875
    default: nil
    }
  }

  /// Whether a scalar separates the decimals of a number in digits outside ASCII.
  static func isDecimalSign(_ scalar: UInt32) -> Bool { scalar == 0x066B || scalar == 0xFF0E }

  /// Returns what the digits of a word mean: a number or a code.
  @inline(never)
  func number(_ text: Span<UInt8>, _ word: Range<Int>, _ digits: Int, isASCII: Bool) -> (
    traits: LabelToken.Traits, value: Int32
  ) {
    let length = isASCII ? word.count : folded.count
    guard digits == length else { return (digits >= 3 ? .isCode : [], LabelToken.noValue) }
    var traits: LabelToken.Traits = .isNumber
    var value = LabelToken.noValue
    if digits <= 6 {
      value = 0
      for index in 0..<digits {
        let digit = isASCII ? text[word.lowerBound + index] : folded[index]
        value = value * 10 + Int32(digit & 0x0F)
      }
      if isNegative(text, word.lowerBound) { value = -value }
      if digits <= 6, value > 0, isBehindPoint(text, word.lowerBound) {
        // ".5" are thousandths.
        var scale: Int32 = 1
        for _ in 0..<digits { scale *= 10 }
        value = Int32(truncatingIfNeeded: Int64(value) * 1000 / Int64(scale))
        return ([.isNumber, .isFraction], value)
      }
    }
    if isBeforeDecimal(text, word.upperBound) { traits.insert(.isBeforeDecimal) }
    return (traits, value)
  }

  /// Whether a minus sign stands before a number, which is not the hyphen of a word or range.
  private func isNegative(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var sign = start - 1
    if sign >= 0, text[sign] == UInt8(ascii: "-") {
      sign -= 1
    } else if sign >= 2, text[sign - 2] == 0xE2, text[sign - 1] == 0x88, text[sign] == 0x92 {
      sign -= 3
    } else {
      return false
    }
    guard sign >= 0 else { return true }
    let before = Self.classes[Int(text[sign])]
    return before == .space || before == .newline || before == .open || before == .colon
  }

  /// Whether a decimal point without digits before it precedes a number, as in ".5".
  private func isBehindPoint(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard start > 0, text[start - 1] == UInt8(ascii: ".") else { return false }
    guard start > 1 else { return true }
    let before = Self.classes[Int(text[start - 2])]
    return before == .space || before == .newline || before == .open
      || text[start - 2] == UInt8(ascii: "<")
  }

  private func isBeforeDecimal(_ text: Span<UInt8>, _ end: Int) -> Bool {
    guard end + 1 < text.count else { return false }
    let sign = Self.classes[Int(text[end])]
    if sign == .comma || sign == .period { return Self.classes[Int(text[end + 1])] == .digit }
    guard sign == .beyond else { return false }
    let (scalar, length) = TextFolding.scalar(in: text, at: end)
    guard Self.isDecimalSign(scalar), end + length < text.count, text[end + length] >= 0x80 else {
      return false
    }
    return Self.digit(TextFolding.scalar(in: text, at: end + length).0) != nil
  }

  // MARK: Words cut by a line end

  /// Returns the position of the letter at the start of the next line, if only spaces are before it.
  static func nextLine(_ text: Span<UInt8>, _ start: Int, _ classes: ContiguousArray<Class>) -> Int?
  {
    var position = start
    var hasNewline = false
    while position < text.count,
      classes[Int(text[position])] == .space || classes[Int(text[position])] == .newline,
      text[position] != 0
    {
      hasNewline = hasNewline || classes[Int(text[position])] == .newline
      position += 1
    }
    guard hasNewline, position < text.count else { return nil }
    let next = classes[Int(text[position])]
    return next == .letter || next == .beyond ? position : nil
  }

  /// Joins the last two words, which a hyphen at a line end separates, if they are a known word.
  mutating func joinCutWord(
    _ text: Span<UInt8>, in output: inout MutableSpan<LabelToken>, _ count: inout Int,
    with lexicon: borrowing Lexicon
  ) {
    let first = output[count - 2]
    let second = output[count - 1]
    guard first.kind == .word, second.kind == .word, second.end - first.start <= 64 else { return }
    folded.removeAll(keepingCapacity: true)
    for token in [first, second] {
      TextFolding.append(text.extracting(Int(token.start)..<Int(token.end)), to: &folded)
    }
    var key = WordTable.Key()
    for byte in folded { key.append(byte) }
    let found = lexicon.find(key, in: folded.span)
    guard found.stem.exists, found.kind == .word else { return }
    count -= 1
    output[count - 1] = LabelToken(
      kind: .word, traits: first.traits.union(found.form), known: found.traits, start: first.start,
      end: second.end, word: found.stem)
  }
}
