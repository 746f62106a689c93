import Essentials

/// A set of folded words, each with a small number.
///
/// A word of at most sixteen bytes is its own key, so a lookup compares two integers. A longer word
/// is found by a hash of its bytes and then compared in full.
struct WordTable: Sendable {
  /// The range of each word in ``bytes``.
  private(set) var ranges: ContiguousArray<Range<Int32>> = []
  private var bytes: ContiguousArray<UInt8> = []
  private var slots = HashTable<Slot>()

  /// The key of a word, its number, and its note.
  ///
  /// The note is next to the key, because most lookups need both.
  private struct Slot: HashTableSlot {
    var first: UInt64
    var last: UInt64
    var word: WordID
    var length: Int32
    var note: UInt64
    static var empty: Self { Self(first: 0, last: 0, word: .none, length: 0, note: .max) }
    var isEmpty: Bool { !word.exists }
    static var maximumLoad: Int { 50 }

    var hash: UInt64 { Key(first: first, last: last, length: Int(length)).hash }
  }

  /// The key of a word, to which bytes are appended one by one.
  struct Key {
    /// The first eight bytes of the word, the first one lowest.
    ///
    /// For a word of more than sixteen bytes, a hash of all bytes that are not in ``last``.
    private(set) var first: UInt64 = 0
    /// The following bytes, up to eight.
    private(set) var last: UInt64 = 0
    private(set) var length: Int32 = 0

    @inline(__always)
    init() {}

    /// Creates the key of a word of at most sixteen bytes; unused bytes are zero.
    @inline(__always)
    init(first: UInt64, last: UInt64, length: Int) {
      self.first = first
      self.last = last
      self.length = Int32(truncatingIfNeeded: length)
    }

    /// Appends up to eight bytes, given as an integer, behind a multiple of eight.
    @inline(__always)
    mutating func append(_ bytes: UInt64, length count: Int) {
      if length > 8 { makeRoom() }
      last = bytes
      length &+= Int32(truncatingIfNeeded: count)
    }

    /// Appends a byte, which must not be zero.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
      let bits = UInt64(byte) &<< UInt64((length & 7) &* 8)
      if length < 8 {
        first |= bits
      } else {
        if length & 7 == 0, length > 8 { makeRoom() }
        last |= bits
      }
      length &+= 1
    }

    @inline(__always)
    private mutating func makeRoom() {
      first = (first &* 0xD6E8_FEB8_6659_FD93 ^ last) &* 0x9E37_79B9_7F4A_7C15
      first ^= first >> 32
      last = 0
    }

    /// Creates the key of a word in a text.
    init(_ text: ByteText, _ word: Range<Int>) {
      let start = word.lowerBound
      self.init(
        first: text.packed(start..<min(start &+ 8, word.upperBound)), last: 0,
        length: min(word.count, 8))
      while word.count > Int(length) {
        let rest = start &+ Int(length)..<word.upperBound
        append(text.packed(rest), length: min(rest.count, 8))
      }
    }

    /// A hash whose upper bits depend on every byte.
    @inline(__always)
    var hash: UInt64 {
      (first &* 0x9E37_79B9_7F4A_7C15) ^ (last &* 0xD6E8_FEB8_6659_FD93)
    }
  }

  /// Returns the number of the word in a range of `text`, or ``WordID/none``.
  ///
  /// - Precondition: `key` is the key of the bytes in `range`.
  @inline(__always)
  func find(_ key: Key, in text: Span<UInt8>, _ range: Range<Int>) -> WordID {
    lookUp(key, in: text, range).word
  }

  /// Returns the number of the word in a range of `text` and its note; no word and all ones if there is
  /// none.
  ///
  /// - Precondition: `key` is the key of the bytes in `range`.
  @inline(__always)
  func lookUp(
    _ key: Key, in text: Span<UInt8>, _ range: Range<Int>
  ) -> (word: WordID, note: UInt64) {
    let slot = slots.find(key.hash) {
      $0.first == key.first && $0.last == key.last && $0.length == key.length
        && (key.length <= 16 || hasBytes($0.word, text, range))
    }.slot
    return (slot.word, slot.note)
  }

  @inline(never)
  private func hasBytes(_ word: WordID, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = Int(ranges[word].lowerBound)
    for position in range {
      guard bytes[index] == text[position] else { return false }
      index += 1
    }
    return true
  }

  /// Returns the number of a word, and adds it if it is new.
  ///
  /// - Complexity: O(length), amortized.
  mutating func insert(_ text: Span<UInt8>, _ range: Range<Int>) -> WordID {
    var key = Key()
    for position in range { key.append(text[position]) }
    let found = find(key, in: text, range)
    guard !found.exists else { return found }
    let word = WordID(ranges.count)
    let start = Int32(bytes.count)
    for position in range { bytes.append(text[position]) }
    ranges.append(start..<Int32(bytes.count))
    slots.insert(
      Slot(first: key.first, last: key.last, word: word, length: key.length, note: .max),
      hash: { $0.hash })
    return word
  }

  /// Returns the number of a word, and adds it if it is new.
  mutating func insert(_ word: some Sequence<UInt8>) -> WordID {
    let copy = ContiguousArray(word)
    return insert(copy.span, 0..<copy.count)
  }

  /// Sets the note of every word, which ``lookUp(_:in:_:)`` returns with it; it is all ones at
  /// first.
  mutating func setNotes(_ note: (_ word: WordID) -> UInt64) {
    for index in slots.slots.indices where !slots.slots[index].isEmpty {
      slots.slots[index].note = note(slots.slots[index].word)
    }
  }
}
