/// The letters and digits of ASCII that begin at a place of a text, at most eight, all read at once.
///
/// Reading a byte after another took four times as many instructions, and words are what a label is made of.
struct WordChunk {
  /// A text must go on for as many bytes behind its last one, so that eight can be read anywhere in it.
  static let slack = 8

  /// The bytes in lower case, the first one lowest, and zeros behind them.
  let small: UInt64
  /// How many they are, up to eight.
  let length: Int
  /// How many of them are digits.
  let digits: Int
  /// Whether what comes behind them is no ASCII.
  let isBeforeOther: Bool

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Reads the bytes at `position`, which is followed by `slack` bytes at least.
  @inline(__always)
  init(_ text: Span<UInt8>, at position: Int) {
    precondition(position >= 0 && position <= text.count &- Self.slack)
    // Sound: eight bytes from `position` on are within the text.
    let bytes = unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
    let low = bytes & ~Self.highs
    let small = low | (Self.ones &* 0x20)
    // The high bit of each byte says whether it is at least the first and beyond the last of a range.
    let letters = (small &+ Self.ones &* (0x80 - 0x61)) & ~(small &+ Self.ones &* (0x80 - 0x7B))
    let digits = (low &+ Self.ones &* (0x80 - 0x30)) & ~(low &+ Self.ones &* (0x80 - 0x3A))
    let words = (letters | digits) & Self.highs & ~bytes
    let others = words ^ Self.highs
    let bits = others.trailingZeroBitCount & ~7
    length = bits &>> 3
    let mask = bits == 64 ? UInt64.max : (1 &<< UInt64(truncatingIfNeeded: bits)) &- 1
    self.small = small & mask
    self.digits = (digits & words & mask).nonzeroBitCount
    isBeforeOther = bits < 64 && (bytes &>> UInt64(truncatingIfNeeded: bits)) & 0x80 != 0
  }
}
