/// The marks of entries in order, as a column of bits for each bit of a mark.
///
/// A search reads only the columns of its own bits, and looks at 64 entries at a time.
struct JournalMarkTable: Hashable, Sendable {
  private(set) var count = 0
  /// For every 64 entries, a word for each bit of a mark; the lowest bit is that of the first entry,
  /// and the bits of entries that do not exist are zero.
  private var words: [UInt64] = []

  /// Inserts a mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func insert(_ mark: JournalMark, at position: Int) {
    let width = JournalMark.width
    if count.isMultiple(of: 64) { words.append(contentsOf: repeatElement(0, count: width)) }
    let start = position / 64 * width
    let bit = UInt64(1) << UInt64(position % 64)
    if position < count {
      for place in stride(from: words.count - 1, through: start + width, by: -1) {
        words[place] = words[place] << 1 | words[place - width] >> 63
      }
      for place in start..<(start + width) {
        words[place] = words[place] & (bit - 1) | (words[place] & ~(bit - 1)) << 1
      }
    }
    for column in mark.bits { words[start + column] |= bit }
    count += 1
  }

  /// Removes the mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func remove(at position: Int) {
    let width = JournalMark.width
    let start = position / 64 * width
    let kept = (UInt64(1) << UInt64(position % 64)) - 1
    for place in start..<words.count {
      let next = place + width < words.count ? words[place + width] << 63 : 0
      let below = place < start + width ? kept : 0
      words[place] = words[place] & below | words[place] >> 1 & ~below | next
    }
    count -= 1
    if count.isMultiple(of: 64) { words.removeLast(width) }
  }

  /// Calls a function with each position in a range whose mark has all bits of another one, from the
  /// last to the first, until it returns `false`.
  ///
  /// - Complexity: O(*n* *b* / 64 + *k*) for *b* bits and *k* calls
  func forEachPosition(
    in range: Range<Int>, with mark: JournalMark, _ isWanted: (Int) -> Bool
  ) {
    // The last bits are those of the longest beginnings, which are the rarest.
    let columns = mark.bits.reversed()
    var block = (range.upperBound + 63) / 64
    while block * 64 > range.lowerBound {
      block -= 1
      var found = ~UInt64(0)
      for column in columns {
        found &= words[block * JournalMark.width + column]
        if found == 0 { break }
      }
      // A shift by 64 or more leaves no bit.
      found &= ~(~0 << UInt64(range.upperBound - block * 64))
      if range.lowerBound > block * 64 { found &= ~0 << UInt64(range.lowerBound - block * 64) }
      while found != 0 {
        let bit = 63 - found.leadingZeroBitCount
        found &= ~(1 << UInt64(bit))
        if !isWanted(block * 64 + bit) { return }
      }
    }
  }
}
