/// The folding of each Unicode scalar for ``FoldedText``: lowercase letters and numbers without
/// marks, nothing, or a gap between words.
///
/// The table has two stages: the block of 64 scalars, and the entry in the block. Blocks with 64
/// equal entries (most ideographs, all Hangul syllables) are stored once.
package struct FoldingTable: Sendable {
  /// The table of the scalars in ``runs``.
  ///
  /// It is built once per process, in less than 1 ms.
  package static let unicode = FoldingTable(runs: runs)

  /// An entry that is not an index into `spellings`.
  private enum Entry {
    static let gap: UInt16 = 0
    static let nothing: UInt16 = 1
    static let itself: UInt16 = 2
    static let syllable: UInt16 = 3
  }

  /// The block for the upper bits of each scalar; ASCII has no blocks.
  private var blocks: ContiguousArray<UInt16> = [0, 0]

  /// The entries of the blocks, 64 each: an `Entry` or an index into `spellings`.
  private var entries: ContiguousArray<UInt16> = []

  /// The length and the bytes of each spelled-out folding, where a space is a gap.
  private var spellings: ContiguousArray<UInt8> = [0, 0, 0, 0]

  /// Appends the folding of `scalar` in UTF-8, and returns whether it is more than a gap.
  ///
  /// A combining mark appends nothing and is not a gap. In the appended bytes, a space is a gap,
  /// also at the ends: `½` becomes `1 2`, and `⑴` becomes ` 1 `.
  @inlinable
  package static func fold(_ scalar: UInt32, into bytes: inout ContiguousArray<UInt8>) -> Bool {
    unicode.fold(scalar, into: &bytes)
  }

  /// Appends the folding of `scalar` in UTF-8, and returns whether it is more than a gap.
  ///
  /// This form is for loops that keep the table in a constant.
  @inlinable @inline(__always)
  package func fold(_ scalar: UInt32, into bytes: inout ContiguousArray<UInt8>) -> Bool {
    guard scalar < 0x80 else { return foldBeyondASCII(scalar, into: &bytes) }
    let byte = Self.fold(ascii: UInt8(truncatingIfNeeded: scalar))
    guard byte != UInt8(ascii: " ") else { return false }
    bytes.append(byte)
    return true
  }

  /// Returns the folding of an ASCII byte: the byte, the lowercase letter, or a space for a gap.
  @inlinable @inline(__always)
  package static func fold(ascii byte: UInt8) -> UInt8 {
    // Of the letters and digits, only capital letters lack the bit 0x20.
    let small = byte | 0x20
    let isWord = small &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    return isWord ? small : UInt8(ascii: " ")
  }

  /// Appends the folding of `scalar`, which is not ASCII, and returns whether it is more than a
  /// gap.
  package func foldBeyondASCII(_ scalar: UInt32, into bytes: inout ContiguousArray<UInt8>) -> Bool {
    let block = Int(scalar >> 6)
    guard block < blocks.count else { return false }
    switch entries[Int(blocks[block]) << 6 | Int(scalar & 63)] {
    case Entry.gap: return false
    case Entry.nothing: return true
    case Entry.itself: bytes.appendUTF8(scalar)
    case Entry.syllable: Self.appendLetters(ofSyllable: scalar, to: &bytes)
    case let place:
      let start = Int(place) + 1
      for index in start..<start + Int(spellings[start - 1]) { bytes.append(spellings[index]) }
    }
    return true
  }

  /// Appends the two or three letters of a Hangul syllable (The Unicode Standard, section 3.12,
  /// "Conjoining Jamo Behavior").
  private static func appendLetters(
    ofSyllable scalar: UInt32, to bytes: inout ContiguousArray<UInt8>
  ) {
    let index = scalar - 0xAC00
    bytes.appendUTF8(0x1100 + index / 588)
    bytes.appendUTF8(0x1161 + index % 588 / 28)
    if !index.isMultiple(of: 28) { bytes.appendUTF8(0x11A7 + index % 28) }
  }
}

// MARK: - Reading the runs

extension FoldingTable {
  private init(runs: String) {
    var reader = RunReader()
    var item: ContiguousArray<UInt8> = []
    for byte in runs.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if !item.isEmpty { read(item, with: &reader) }
        item.removeAll(keepingCapacity: true)
      } else {
        item.append(byte)
      }
    }
    if !item.isEmpty { read(item, with: &reader) }
    if reader.room < Self.blockSize { append(Entry.gap, count: reader.room, to: &reader) }
  }

  /// The state between two runs.
  private struct RunReader {
    /// The first scalar of the next run.
    var scalar: UInt32 = 0x80
    /// The number of scalars that the current block has room for.
    var room = FoldingTable.blockSize
    /// The number of the block with 64 copies of an entry.
    var uniformBlocks: [UInt16?] = [nil, nil, nil, nil]
  }

  /// Appends the entries of one run or of one spelled-out folding.
  private mutating func read(_ item: ContiguousArray<UInt8>, with reader: inout RunReader) {
    guard let sign = item.firstIndex(where: Self.isSign) else {
      return append(spelling: item, to: &reader)
    }
    let count = Self.number(item[..<sign])
    let rest = item[(sign + 1)...]
    switch item[sign] {
    case UInt8(ascii: "^"): append(Entry.nothing, count: count, to: &reader)
    case UInt8(ascii: "."): append(Entry.itself, count: count, to: &reader)
    case UInt8(ascii: "~"): append(Entry.syllable, count: count, to: &reader)
    case UInt8(ascii: "*"):
      for _ in 0..<count {
        append(shifted: reader.scalar &+ 1, to: &reader)
        append(Entry.itself, to: &reader)
      }
    case UInt8(ascii: "+"):
      for _ in 0..<count { append(shifted: reader.scalar &+ Self.number(rest), to: &reader) }
    case _ where rest.isEmpty: append(Entry.gap, count: count, to: &reader)
    default:
      for _ in 0..<count { append(shifted: reader.scalar &- Self.number(rest), to: &reader) }
    }
  }

  /// Appends the same entry for so many scalars.
  ///
  /// Only such a run fills a block with equal entries.
  private mutating func append(_ entry: UInt16, count: UInt32, to reader: inout RunReader) {
    var count = count
    while count > 0 {
      if reader.room == Self.blockSize, count >= reader.room {
        appendUniformBlock(of: entry, to: &reader)
        count -= Self.blockSize
      } else {
        let part = min(count, reader.room)
        entries.append(contentsOf: repeatElement(entry, count: Int(part)))
        reader.room -= part
        reader.scalar &+= part
        closeBlock(&reader)
        count -= part
      }
    }
  }

  private mutating func appendUniformBlock(of entry: UInt16, to reader: inout RunReader) {
    reader.scalar &+= Self.blockSize
    if let block = reader.uniformBlocks[Int(entry)] { return blocks.append(block) }
    reader.uniformBlocks[Int(entry)] = nextBlock
    blocks.append(nextBlock)
    entries.append(contentsOf: repeatElement(entry, count: Int(Self.blockSize)))
  }

  /// The number of the block after all full blocks.
  private var nextBlock: UInt16 { UInt16(truncatingIfNeeded: entries.count >> 6) }

  /// Notes the block once it is full.
  private mutating func closeBlock(_ reader: inout RunReader) {
    guard reader.room == 0 else { return }
    blocks.append(nextBlock - 1)
    reader.room = Self.blockSize
  }

  /// The number of scalars of a block.
  private static let blockSize: UInt32 = 64

  /// Whether a byte is the sign of a run, of which `*`, `+`, `-`, and `.` come before all digits.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte < UInt8(ascii: "0") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "~")
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 &* 10 &+ UInt32($1 & 15) }
  }

  private mutating func append(shifted scalar: UInt32, to reader: inout RunReader) {
    var spelling: ContiguousArray<UInt8> = []
    spelling.appendUTF8(scalar)
    append(spelling: spelling, to: &reader)
  }

  private mutating func append(
    spelling: ContiguousArray<UInt8>, to reader: inout RunReader
  ) {
    let place = UInt16(truncatingIfNeeded: spellings.count)
    spellings.append(UInt8(truncatingIfNeeded: spelling.count))
    for byte in spelling {
      spellings.append(byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte)
    }
    append(place, to: &reader)
  }

  /// Appends the entry of the next scalar.
  private mutating func append(_ entry: UInt16, to reader: inout RunReader) {
    entries.append(entry)
    reader.scalar &+= 1
    reader.room -= 1
    closeBlock(&reader)
  }
}

extension ContiguousArray<UInt8> {
  /// Appends a Unicode scalar in UTF-8.
  fileprivate mutating func appendUTF8(_ scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 63))
    } else if scalar < 0x1_0000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 63))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 63))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 63))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 63))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 63))
    }
  }
}
