/// A set of folded words, each with a small number.
///
/// A word of at most eight bytes is its own key, so that finding it compares one integer. A longer one is
/// found by a hash of its bytes and then compared in full.
struct WordTable: Sendable {
  /// Where the bytes of each word stand in ``bytes``.
  private var ranges: ContiguousArray<Range<Int32>> = []
  private var bytes: ContiguousArray<UInt8> = []
  private var slots: ContiguousArray<Slot> = ContiguousArray(repeating: .empty, count: 64)
  private var shift: UInt64 = 58

  private struct Slot {
    var key: UInt64
    var word: Int32
    static let empty = Slot(key: 0, word: -1)
  }

  /// The number of words.
  var count: Int { ranges.count }

  /// The key of a word in the making, by which it is found; bytes are added one after another.
  struct Key {
    private(set) var packed: UInt64 = 0
    private var mixed: UInt64 = 0
    private(set) var length: Int32 = 0

    @inline(__always)
    init() {}

    /// The key of a word of at most eight bytes, given in one integer.
    @inline(__always)
    init(_ bytes: UInt64, length: Int) {
      packed = bytes
      self.length = Int32(truncatingIfNeeded: length)
    }

    /// Adds up to eight bytes, given in one integer, behind a multiple of eight.
    @inline(__always)
    mutating func append(_ bytes: UInt64, length count: Int) {
      mixed = (mixed ^ packed) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
      packed = bytes
      length &+= Int32(truncatingIfNeeded: count)
    }

    /// Adds a byte, which is never zero.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
      // A word of eight bytes fills the integer; the next byte sends the eight before into the hash.
      if length & 7 == 0, length != 0 {
        mixed = (mixed ^ packed) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 32
        packed = 0
      }
      packed |= UInt64(byte) &<< UInt64((length & 7) &* 8)
      length &+= 1
    }

    /// One integer for the word: the word itself if it has at most eight bytes.
    @inline(__always)
    var value: UInt64 { length <= 8 ? packed : (mixed ^ packed) &* 0xD6E8_FEB8_6659_FD93 | 1 }
  }

  /// The bytes of a word.
  func bytes(of word: Int32) -> Slice<ContiguousArray<UInt8>> {
    let range = ranges[Int(word)]
    return Slice(base: bytes, bounds: Int(range.lowerBound)..<Int(range.upperBound))
  }

  /// The number of the word that stands in a part of `text`, or -1.
  ///
  /// - Precondition: `key` is that of the bytes in `range`.
  @inline(__always)
  func find(_ key: Key, in text: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    let value = key.value
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while true {
      let slot = slots[index]
      if slot.word < 0 { return -1 }
      if slot.key == value, matches(slot.word, key, text, range) { return slot.word }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private func matches(_ word: Int32, _ key: Key, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let known = ranges[Int(word)]
    guard known.upperBound &- known.lowerBound == key.length else { return false }
    return key.length <= 8 || hasBytes(known, text, range)
  }

  @inline(never)
  private func hasBytes(_ known: Range<Int32>, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = Int(known.lowerBound)
    for position in range {
      guard bytes[index] == text[position] else { return false }
      index += 1
    }
    return true
  }

  /// Whether a word stands at a place of a text, in letters of either case of ASCII.
  @inline(never)
  func equals(_ word: Int32, inASCII text: Span<UInt8>, _ start: Int, _ length: Int32) -> Bool {
    guard ranges[Int(word)].upperBound - ranges[Int(word)].lowerBound == length else { return false }
    var position = start
    for index in ranges[Int(word)] {
      guard text[position] | 0x20 == bytes[Int(index)] else { return false }
      position += 1
    }
    return true
  }

  /// The number of a word, which is added if it is new.
  ///
  /// - Complexity: O(length), amortized.
  mutating func insert(_ text: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    var key = Key()
    for position in range { key.append(text[position]) }
    let found = find(key, in: text, range)
    guard found < 0 else { return found }
    let word = Int32(ranges.count)
    let start = Int32(bytes.count)
    for position in range { bytes.append(text[position]) }
    ranges.append(start..<Int32(bytes.count))
    if ranges.count * 2 > slots.count { grow() }
    place(key.value, word)
    return word
  }

  /// The number of a word, which is added if it is new.
  mutating func insert(_ word: some Sequence<UInt8>) -> Int32 {
    let copy = ContiguousArray(word)
    return insert(copy.span, 0..<copy.count)
  }

  private mutating func place(_ value: UInt64, _ word: Int32) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while slots[index].word >= 0 { index = (index + 1) & mask }
    slots[index] = Slot(key: value, word: word)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: .empty, count: old.count * 2)
    shift -= 1
    for slot in old where slot.word >= 0 { place(slot.key, slot.word) }
  }
}
