import Essentials

/// Reading and lookup of words.
extension LabelScanner {
  /// Reads the word at `start`, and returns the position to continue at.
  @inline(__always)
  mutating func scanWord(
    _ text: Span<UInt8>, to output: inout MutableSpan<LabelToken>, count: inout Int,
    from start: Int,
    table: borrowing FoldingTable, classes: ContiguousArray<Class>,
    _ lexicon: borrowing Lexicon,
    startsLine: Bool
  ) -> Int {
    let chunk = WordChunk(text, at: start)
    var end = start &+ chunk.length
    var found = Lexicon.Word()
    if chunk.isPlain {
      if chunk.length < 8 {
        found = lexicon.slots.find(chunk.small)
      } else {
        let next = WordChunk(text, at: end)
        end &+= next.length
        if next.isPlain, next.length < 8 {
          found =
            next.length == 0
            ? lexicon.slots.find(chunk.small)
            : lexicon.slots.find(chunk.small, next.small, length: next.length)
        }
      }
    }
    guard found.stem.exists else {
      return scanOtherWord(
        text, to: &output, count: &count, from: start, table: table, classes: classes, lexicon,
        startsLine: startsLine)
    }
    output[count] = LabelToken(
      kind: found.kind, traits: startsLine ? found.form.union(.startsLine) : found.form,
      known: found.traits,
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), word: found.stem
    )
    count &+= 1
    return Self.behindSpace(text, end)
  }

  /// Returns the position behind a word or sign and the space that follows most of them.
  @inline(__always)
  static func behindSpace(_ text: Span<UInt8>, _ end: Int) -> Int {
    text[end] == 0x20 ? end &+ 1 : end
  }

  /// Reads a word that is long, unknown, or not only ASCII letters.
  @inline(never)
  mutating func scanOtherWord(
    _ text: Span<UInt8>, to output: inout MutableSpan<LabelToken>, count: inout Int,
    from start: Int,
    table: borrowing FoldingTable, classes: ContiguousArray<Class>,
    _ lexicon: borrowing Lexicon, startsLine: Bool
  ) -> Int {
    var chunk = WordChunk(text, at: start)
    let first = chunk.small
    var key = WordSlots.LongKey(first)
    var end = start &+ chunk.length
    var digits = chunk.digits
    while chunk.length == 8 {
      chunk = WordChunk(text, at: end)
      guard chunk.length > 0 else { break }
      key.append(chunk.small, length: chunk.length)
      end &+= chunk.length
      digits &+= chunk.digits
    }
    if chunk.isBeforeOther {
      return scanFoldedWord(
        text, to: &output, count: &count, from: start, table: table, classes: classes, lexicon,
        startsLine: startsLine)
    }
    if digits > 0, digits < end &- start,
      let split = amountEnd(text, start, upTo: end, digits: digits)
    {
      // "22g" is a number and its unit.
      return scanPart(
        text, to: &output, count: &count, from: start, upTo: split, digits: split &- start,
        classes: classes, lexicon, startsLine: startsLine)
    }
    if digits > 0, text[end] == UInt8(ascii: "%"),
      let split = nameEnd(text, start, upTo: end, digits: digits)
    {
      // "Milk5%" is a name and a percentage.
      return scanPart(
        text, to: &output, count: &count, from: start, upTo: split, digits: 0, classes: classes,
        lexicon,
        startsLine: startsLine)
    }
    let found =
      end &- start <= 8
      ? lexicon.slots.find(first)
      : lexicon.slots.find(key, inASCII: text, start, of: lexicon.words)
    finishWord(
      found, in: text, to: &output, count: &count, from: start, upTo: end, digits: digits,
      classes: classes, lexicon, startsLine: startsLine,
      isASCII: true)
    return Self.behindSpace(text, end)
  }

  /// Reads the start of a word, which is only digits or only letters, as a word.
  mutating func scanPart(
    _ text: Span<UInt8>, to output: inout MutableSpan<LabelToken>, count: inout Int,
    from start: Int, upTo end: Int, digits: Int, classes: ContiguousArray<Class>,
    _ lexicon: borrowing Lexicon, startsLine: Bool
  ) -> Int {
    var key = WordTable.Key()
    folded.removeAll(keepingCapacity: true)
    for position in start..<end {
      // Digits have the bit that makes a letter small.
      key.append(text[position] | 0x20)
      folded.append(text[position] | 0x20)
    }
    let found = lexicon.find(key, in: folded.span)
    finishWord(
      found, in: text, to: &output, count: &count, from: start, upTo: end, digits: digits,
      classes: classes, lexicon, startsLine: startsLine,
      isASCII: true)
    return end
  }

  /// Returns the end of the letters in a name that a percentage follows without a space, such as "milk5".
  ///
  /// Shorter words with digits are codes.
  private func nameEnd(_ text: Span<UInt8>, _ start: Int, upTo end: Int, digits: Int) -> Int? {
    let split = end - digits
    guard digits <= 3, split - start >= 3,
      (start..<split).allSatisfy({ text[$0] &- UInt8(ascii: "0") >= 10 })
    else { return nil }
    return split
  }

  /// Reads a word with letters outside ASCII.
  @inline(never)
  mutating func scanFoldedWord(
    _ text: Span<UInt8>, to output: inout MutableSpan<LabelToken>, count: inout Int,
    from start: Int,
    table: borrowing FoldingTable, classes: ContiguousArray<Class>,
    _ lexicon: borrowing Lexicon, startsLine: Bool
  ) -> Int {
    folded.removeAll(keepingCapacity: true)
    var key = WordTable.Key()
    var position = start
    var digits = 0
    while position < text.count {
      let byte = text[position]
      let kind = classes[Int(byte)]
      if kind == .letter || kind == .digit {
        key.append(byte | 0x20)
        folded.append(byte | 0x20)
        if kind == .digit { digits &+= 1 }
        position &+= 1
      } else if kind == .beyond {
        let (scalar, length) = FoldedText.scalar(in: text, at: position)
        // Invisible characters do not split a word.
        if scalar == 0xAD || scalar == 0x200B || scalar == 0x200C || scalar == 0x200D
          || scalar == 0xFEFF
        {
          position &+= length
          if scalar == 0xAD, let next = Self.nextLine(text, position, classes) { position = next }
          continue
        }
        if let digit = Self.digit(scalar) {
          key.append(digit)
          folded.append(digit)
          digits &+= 1
          position &+= length
          continue
        }
        if let letter = Self.letter(scalar) {
          key.append(letter)
          folded.append(letter)
          position &+= length
          continue
        }
        guard Self.sign(scalar) == nil, Self.thousandths(scalar) == nil,
          !Self.isTrademark(scalar)
        else { break }
        let before = folded.count
        guard table.fold(scalar, into: &folded) else { break }
        if folded.count > before, folded[before] == 0x20 {
          folded.removeLast(folded.count - before)
          break
        }
        for index in before..<folded.count where folded[index] != 0x20 { key.append(folded[index]) }
        position &+= length
      } else {
        break
      }
    }
    let found = lexicon.find(key, in: folded.span)
    finishWord(
      found, in: text, to: &output, count: &count, from: start, upTo: position, digits: digits,
      classes: classes, lexicon, startsLine: startsLine,
      isASCII: false)
    return position
  }

  /// Returns the end of the digits in an amount with a unit, such as 22g.
  func amountEnd(_ text: Span<UInt8>, _ start: Int, upTo end: Int, digits: Int) -> Int? {
    guard end - start - digits <= 2, text[start] &- 0x30 < 10, text[start + digits - 1] &- 0x30 < 10
    else {
      return nil
    }
    let first = text[start + digits] | 0x20
    let second = start + digits + 1 < end ? text[start + digits + 1] | 0x20 : 0
    let units: [(UInt8, UInt8)] = [
      (0x67, 0), (0x6D, 0x67), (0x6B, 0x67), (0x6D, 0x6C), (0x63, 0x6C), (0x67, 0x72), (0x6F, 0x7A),
    ]
    return units.contains { $0 == (first, second) } ? start + digits : nil
  }

  mutating func finishWord(
    _ found: Lexicon.Word, in text: Span<UInt8>, to output: inout MutableSpan<LabelToken>,
    count: inout Int,
    from start: Int, upTo end: Int, digits: Int,
    classes: ContiguousArray<Class>, _ lexicon: borrowing Lexicon, startsLine: Bool,
    isASCII: Bool
  ) {
    let found =
      found.stem.exists
      ? found : singular(text, from: start, upTo: end, lexicon, isASCII: isASCII)
    var traits = found.form
    if startsLine { traits.insert(.startsLine) }
    if !isASCII {
      traits.insert(.isAccented)
      if Self.isForeign(text, start..<end) { traits.insert(.isForeign) }
    }
    var value = LabelToken.noValue
    if digits > 0 {
      let number = number(text, start..<end, digits, isASCII: isASCII)
      traits.formUnion(number.traits)
      value = number.value
    }
    output[count] = LabelToken(
      kind: found.kind, traits: traits, known: found.traits,
      start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: end), word: found.stem, value: value,
      detail: UInt8(truncatingIfNeeded: digits))
    count &+= 1
  }

  /// Returns the word whose plural an unknown word is.
  @inline(never)
  mutating func singular(
    _ text: Span<UInt8>, from start: Int, upTo end: Int, _ lexicon: borrowing Lexicon,
    isASCII: Bool
  ) -> Lexicon.Word {
    if isASCII {
      folded.removeAll(keepingCapacity: true)
      for position in start..<end { folded.append(text[position] | 0x20) }
    }
    guard
      let singular = Inflection.singular(of: folded.span, 0..<folded.count, in: lexicon.language)
    else {
      return Lexicon.Word()
    }
    folded.removeLast(folded.count - singular.kept)
    if let ending = singular.ending { folded.append(ending) }
    var key = WordTable.Key()
    for byte in folded { key.append(byte) }
    var found = lexicon.find(key, in: folded.span)
    if found.stem.exists { found.form.insert(.isInflected) }
    return found
  }
}

/// Reading of numbers: digits of several scripts, fractions, and signs.
extension LabelScanner {
  /// Returns the ASCII digit that a full-width, Arabic, or Persian digit stands for.
  ///
  /// It is not every `decimalDigit`, because labels in other scripts are not read.
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

  /// Returns the meaning of the digits of a word: a number or a code.
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
    let (scalar, length) = FoldedText.scalar(in: text, at: end)
    guard Self.isDecimalSign(scalar), end + length < text.count, text[end + length] >= 0x80 else {
      return false
    }
    return Self.digit(FoldedText.scalar(in: text, at: end + length).0) != nil
  }

  // MARK: Scripts

  /// Whether a word is in another script than Latin: two letters of an alphabet, or one sign of a script that has
  /// signs for words or syllables.
  ///
  /// Single letters, as in "β-carotene", are signs on labels in Latin script.
  static func isForeign(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    var letters = 0
    var position = word.lowerBound
    while position < word.upperBound {
      guard text[position] >= 0xCD else {
        position += 1
        continue
      }
      let (scalar, length) = FoldedText.scalar(in: text, at: position)
      switch scalar {
      case 0x370...0x1DFF, 0x1F00...0x1FFF, 0x2C00...0x2C5F, 0x2C80...0x2DFF: letters += 1
      case 0x2E80...0xA71F, 0xA800...0xAB2F, 0xAB70...0xFAFF, 0xFB13...0xFEFE, 0xFF66...0xFFDC,
        0x10000...0x1D3FF, 0x20000...:
        letters += 2
      default: break
      }
      position += length
    }
    return letters > 1
  }

  // MARK: Words cut by a line end or a hyphen

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
    let found = joined(first, second, in: text, lexicon)
    guard found.stem.exists, found.kind == .word else { return }
    count -= 1
    output[count - 1] = LabelToken(
      kind: .word, traits: first.traits.union(found.form), known: found.traits, start: first.start,
      end: second.end, word: found.stem)
  }

  /// Joins the parts of a word that marks part, as in "pea_nut_s", if they are a known word: all of them, or else all but
  /// the last or the first.
  mutating func joinParts(
    from first: Int, _ text: Span<UInt8>, in output: inout MutableSpan<LabelToken>,
    _ count: inout Int, with lexicon: borrowing Lexicon
  ) {
    guard count > first + 1,
      (first + 1..<count).allSatisfy({
        output[$0].kind == .word && output[$0].start == output[$0 - 1].end + 1
          && text[Int(output[$0].start) - 1] == Markup.seam
      }), output[count - 1].end - output[first].start <= 64
    else { return }
    for range in [first..<count, first..<count - 1, first + 1..<count] where range.count > 1 {
      let found = joined(range, in: output, text, lexicon)
      guard found.stem.exists, found.kind == .word else { continue }
      output[range.lowerBound] = LabelToken(
        kind: .word, traits: output[range.lowerBound].traits.union(found.form),
        known: found.traits, start: output[range.lowerBound].start,
        end: output[range.upperBound - 1].end, word: found.stem)
      if range.upperBound < count { output[range.lowerBound + 1] = output[range.upperBound] }
      count -= range.count - 1
      return
    }
  }

  /// Returns the known word that parts are together.
  private mutating func joined(
    _ parts: Range<Int>, in output: borrowing MutableSpan<LabelToken>, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Lexicon.Word {
    folded.removeAll(keepingCapacity: true)
    for part in parts {
      FoldedText.append(
        text.extracting(Int(output[part].start)..<Int(output[part].end)), to: &folded)
    }
    var key = WordTable.Key()
    for byte in folded { key.append(byte) }
    let found = lexicon.find(key, in: folded.span)
    // The folded word is still there.
    return found.stem.exists ? found : singular(text, from: 0, upTo: 0, lexicon, isASCII: false)
  }
}
