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
        let (scalar, length) = TextFolding.scalar(in: text, at: position)
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
    let found = found.stem.exists ? found : singular(text, start, end, lexicon, isASCII: isASCII)
    var traits = found.form
    if startsLine { traits.insert(.startsLine) }
    if !isASCII { traits.insert(.isAccented) }
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
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon, isASCII: Bool
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
