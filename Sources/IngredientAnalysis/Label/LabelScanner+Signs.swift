import Essentials

/// Commas, brackets, periods, and other signs.
extension LabelScanner {
  /// Adds the word for a sign that joins two names, "&" or "+", unless it is part of a word.
  func addJoint(
    _ text: Span<UInt8>, _ position: Int, to output: inout MutableSpan<LabelToken>,
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
    _ kind: LabelToken.Kind, to output: inout MutableSpan<LabelToken>, _ count: inout Int,
    _ position: Int, _ length: Int,
    detail: UInt8 = 0
  ) {
    output[count] = LabelToken(
      kind: kind, start: Int32(truncatingIfNeeded: position),
      end: Int32(truncatingIfNeeded: position &+ length),
      detail: detail)
    count &+= 1
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
      Self.add(.open, to: &output, &count, position, length, detail: byte)
    } else if let open = brackets.popLast() {
      output[Int(open)].partner = count
      Self.add(.close, to: &output, &count, position, length, detail: byte)
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
