/// A word of a folded text, with its key.
///
/// Two loads of eight bytes find the space behind most words and form their key, whatever the
/// length. A branch on the length would be mispredicted for one word in five.
struct FoldedWord {
  /// The end of the word, in bytes.
  ///
  /// The word is empty beyond the end of the text and between repeated spaces.
  let end: Int
  let key: WordTable.Key

  /// Reads the word at a position.
  @inline(__always)
  init(in text: Span<UInt8>, at start: Int) {
    let (first, second) = Self.chunks(text, start)
    let firstSpaces = Self.spaces(in: first)
    let secondSpaces = Self.spaces(in: second)
    let goesOn: UInt64 = firstSpaces == 0 ? .max : 0
    let further = Self.count(before: secondSpaces) & Int(truncatingIfNeeded: goesOn)
    let length = Self.count(before: firstSpaces) &+ further
    let key = WordTable.Key(
      first: first & Self.mask(before: firstSpaces),
      last: second & Self.mask(before: secondSpaces) & goesOn, length: length)
    guard length == 16 else {
      (end, self.key) = (start &+ length, key)
      return
    }
    (end, self.key) = Self.goOn(key, in: text, from: start &+ length)
  }

  /// Returns the end and the key of a word with the part beyond its first sixteen bytes.
  ///
  /// It takes and returns values, because a word in memory would be written there for every word.
  @inline(never)
  private static func goOn(
    _ start: WordTable.Key, in text: Span<UInt8>, from position: Int
  ) -> (end: Int, key: WordTable.Key) {
    var (end, key) = (position, start)
    while true {
      let chunk = chunk(text, end)
      let spaces = spaces(in: chunk)
      let count = count(before: spaces)
      guard count > 0 else { return (end, key) }
      key.append(chunk & mask(before: spaces), length: count)
      end &+= count
    }
  }

  private static let eightSpaces: UInt64 = 0x2020_2020_2020_2020

  /// Returns sixteen bytes, the first of each eight lowest, with spaces beyond the end of the text.
  @inline(__always)
  private static func chunks(_ text: Span<UInt8>, _ position: Int) -> (UInt64, UInt64) {
    guard position >= 0, position <= text.count &- 16 else {
      return (chunk(text, position), chunk(text, position &+ 8))
    }
    // Sound: both loads are within the text, as was just checked. Worth it: with a check in each
    // load, the search takes 5 % more instructions.
    return unsafe (
      uncheckedLoad(text, position), uncheckedLoad(text, position &+ 8)
    )
  }

  /// Returns eight bytes, the first one lowest, with spaces beyond the end of the text.
  @inline(never)
  private static func chunk(_ text: Span<UInt8>, _ position: Int) -> UInt64 {
    let rest = text.count &- position
    guard rest > 0 else { return eightSpaces }
    guard rest < 8 else { return load(text, position) }
    if text.count >= 8 {
      let bits = UInt64(truncatingIfNeeded: rest &* 8)
      return load(text, text.count &- 8) &>> (64 &- bits) | eightSpaces &<< bits
    }
    var chunk = eightSpaces
    for index in (position..<text.count).reversed() { chunk = chunk &<< 8 | UInt64(text[index]) }
    return chunk
  }

  @inline(__always)
  private static func load(_ text: Span<UInt8>, _ position: Int) -> UInt64 {
    // Sound: the load checks its bounds, and an integer has no bits that it may not have. Worth it:
    // a byte at a time, the search takes twice as long.
    unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Loads eight bytes.
  ///
  /// - Precondition: The text has eight bytes at the position.
  @inline(__always)
  @unsafe
  private static func uncheckedLoad(_ text: Span<UInt8>, _ position: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: position, as: UInt64.self))
  }

  /// Returns the lowest bit of the first byte that is a space, and of some bytes behind it, or
  /// zero.
  @inline(__always)
  private static func spaces(in chunk: UInt64) -> UInt64 {
    // The highest bit of the first zero byte, as in "Hacker's Delight" by Henry S. Warren, section
    // 6-1.
    let other = chunk ^ eightSpaces
    let zeros = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
    return zeros &>> 7
  }

  /// Returns the number of bytes before the first space.
  @inline(__always)
  private static func count(before spaces: UInt64) -> Int { spaces.trailingZeroBitCount &>> 3 }

  /// Returns the bits of the bytes before the first space.
  @inline(__always)
  private static func mask(before spaces: UInt64) -> UInt64 { (spaces & (0 &- spaces)) &- 1 }
}

/// Up to eight ASCII letters and digits at a position in a text, read at once.
///
/// Reading byte by byte takes four times as many instructions, and labels consist mainly of words.
struct WordChunk {
  /// The number of extra bytes behind a text, so that eight bytes can be read anywhere in it.
  static let slack = 8

  /// The bytes in lowercase, with the first one lowest and zeros behind them.
  let small: UInt64
  /// The number of bytes, up to eight.
  let length: Int
  /// A bit for each byte that is a digit.
  private let digitBits: UInt64
  /// Nonzero if a byte outside ASCII follows.
  private let otherBit: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Reads the bytes at `position`, which has at least `slack` bytes behind it.
  @inline(__always)
  init(_ text: Span<UInt8>, at position: Int) {
    precondition(position >= 0 && position <= text.count &- Self.slack)
    // Sound: eight bytes from `position` on are within the text.
    let bytes = unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: position, as: UInt64.self))
    let low = bytes & ~Self.highs
    let small = low | (Self.ones &* 0x20)
    // The high bit of each byte says whether it is at least the first and beyond the last of a
    // range.
    let letters = (small &+ Self.ones &* (0x80 - 0x61)) & ~(small &+ Self.ones &* (0x80 - 0x7B))
    let digits = (low &+ Self.ones &* (0x80 - 0x30)) & ~(low &+ Self.ones &* (0x80 - 0x3A))
    let words = (letters | digits) & Self.highs & ~bytes
    // The high bit of the first other byte, and a mask of all bytes before it.
    let others = words ^ Self.highs
    let end = others & (0 &- others)
    let mask = (end &>> 7) &- 1
    length = others.trailingZeroBitCount &>> 3
    self.small = small & mask
    digitBits = digits & words & mask
    otherBit = bytes & end
  }

  /// The number of digits.
  @inline(__always)
  var digits: Int { digitBits == 0 ? 0 : digitBits.nonzeroBitCount }

  /// Whether a byte outside ASCII follows.
  @inline(__always)
  var isBeforeOther: Bool { otherBit != 0 }

  /// Whether all bytes are letters and no byte outside ASCII follows.
  @inline(__always)
  var isPlain: Bool { digitBits | otherBit == 0 }
}
