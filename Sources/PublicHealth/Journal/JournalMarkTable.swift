/// The marks of entries in order, as a column of bits for each bit of a mark.
///
/// A search reads only the columns of its own bits, each from end to end, and looks at 64 entries at a
/// time.
struct JournalMarkTable: Hashable, Sendable {
  private(set) var count = 0
  /// For each bit of a mark, a word for every 64 entries.
  ///
  /// The lowest bit of a word is that of the first of its entries, and the bits of entries that do not
  /// exist are zero.
  private var columns = [[UInt64]](repeating: [], count: JournalMark.width)

  /// Inserts a mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func insert(_ mark: JournalMark, at position: Int) {
    if count.isMultiple(of: 64) { for column in columns.indices { columns[column].append(0) } }
    if position < count {
      for column in columns.indices { Self.makeRoom(at: position, in: &columns[column]) }
    }
    for column in mark.bits { columns[column][position / 64] |= 1 << UInt64(position % 64) }
    count += 1
  }

  /// Moves the bits from a position on to the next one.
  private static func makeRoom(at position: Int, in column: inout [UInt64]) {
    let word = position / 64
    for next in stride(from: column.count - 1, to: word, by: -1) {
      column[next] = column[next] << 1 | column[next - 1] >> 63
    }
    let kept = (UInt64(1) << UInt64(position % 64)) - 1
    column[word] = column[word] & kept | (column[word] & ~kept) << 1
  }

  /// Removes the mark at a position.
  ///
  /// - Complexity: O(*n*) in the entries after the position
  mutating func remove(at position: Int) {
    count -= 1
    for column in columns.indices {
      Self.close(position, in: &columns[column])
      if count.isMultiple(of: 64) { columns[column].removeLast() }
    }
  }

  /// Moves the bits behind a position to the one before.
  private static func close(_ position: Int, in column: inout [UInt64]) {
    var kept = (UInt64(1) << UInt64(position % 64)) - 1
    for word in (position / 64)..<column.count {
      let next = word + 1 < column.count ? column[word + 1] << 63 : 0
      column[word] = column[word] & kept | column[word] >> 1 & ~kept | next
      kept = 0
    }
  }

  /// Calls a function with each position in a range whose mark has all bits of another one, from the
  /// last to the first, until it returns `false`.
  ///
  /// - Complexity: O(*n* *b* / 64 + *k*) for *b* bits and *k* calls
  func forEachPosition(
    in range: Range<Int>, with mark: JournalMark, _ isWanted: (Int) -> Bool
  ) {
    // The last bits are those of the longest beginnings, which are the rarest.
    let wanted = mark.bits.reversed().map { columns[$0] }
    var word = (range.upperBound + 63) / 64
    while word * 64 > range.lowerBound {
      word -= 1
      var found = ~UInt64(0)
      for column in wanted {
        found &= column[word]
        if found == 0 { break }
      }
      // A shift by 64 or more leaves no bit.
      found &= ~(~0 << UInt64(range.upperBound - word * 64))
      if range.lowerBound > word * 64 { found &= ~0 << UInt64(range.lowerBound - word * 64) }
      while found != 0 {
        let bit = 63 - found.leadingZeroBitCount
        found &= ~(1 << UInt64(bit))
        if !isWanted(word * 64 + bit) { return }
      }
    }
  }
}
