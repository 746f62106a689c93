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
