/// A set of folded words, each with a small number, in little memory.
///
/// A ``WordTable`` finds a word with fewer loads, but takes eight times the memory.
struct WordList: Sendable {
  private var text = ByteText()
  /// The start of each word in the text, and the end of the last one.
  private var starts: ContiguousArray<Int32> = [0]
  /// An open-addressing hash table of the words, with ``WordID/none`` in empty slots.
  private var slots: ContiguousArray<WordID> = ContiguousArray(repeating: .none, count: 64)
  private var shift: UInt64 = 58

  init() {}

  /// Creates a set of distinct words, which follow each other from the start of a text.
  ///
  /// - Precondition: The next lengths in `numbers` are the lengths of the words.
  init(_ text: ByteText, count: Int, lengths numbers: inout NumberText) {
    self.text = text
    var end: Int32 = 0
    starts = numbers.array(count: count + 1) { numbers, index in
      if index > 0 { end += Int32(numbers.next()) }
      return end
    }
    while Self.isFull(count, of: 1 << (64 - shift)) { shift -= 1 }
    fillSlots()
  }

  /// The number of words.
  var count: Int { starts.count - 1 }

  /// All words.
  var ids: some RandomAccessCollection<WordID> { (0..<count).lazy.map(WordID.init(_:)) }

  /// Returns the range of a word in the text.
  @inline(__always)
  func range(of word: WordID) -> Range<Int> {
    Int(starts[word.index])..<Int(starts[word.index + 1])
  }

  /// The length of a word, in bytes.
  func length(of word: WordID) -> Int { Int(starts[word.index + 1] - starts[word.index]) }

  /// Returns the bytes of a word.
  func bytes(of word: WordID) -> Slice<ByteText> { text[range(of: word)] }

  /// Returns up to eight bytes of a word behind the first `count` ones, the first one lowest.
  func packed(_ word: WordID, behind count: Int) -> UInt64 {
    let range = range(of: word)
    return text.packed(min(range.lowerBound &+ count, range.upperBound)..<range.upperBound)
  }

  /// Returns the number of the word in a range of `text`, or ``WordID/none``.
  ///
  /// - Precondition: `key` is the key of the bytes in `range`.
  @inline(__always)
  func find(_ key: WordTable.Key, in text: Span<UInt8>, _ range: Range<Int>) -> WordID {
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: key.hash &>> shift)
    while true {
      let word = slots[index]
      if !word.exists || has(word, text, range) { return word }
      index = (index &+ 1) & mask
    }
  }

  @inline(__always)
  private func has(_ word: WordID, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let own = self.range(of: word)
    guard own.count == range.count else { return false }
    for offset in 0..<range.count
    where self.text[own.lowerBound &+ offset] != text[range.lowerBound &+ offset] { return false }
    return true
  }

  /// Whether a word is at a position in a text, in ASCII letters of either case.
  @inline(never)
  func equals(_ word: WordID, inASCII text: Span<UInt8>, _ start: Int, _ length: Int32) -> Bool {
    let own = range(of: word)
    guard own.count == length else { return false }
    var position = start
    for index in own {
      guard text[position] | 0x20 == self.text[index] else { return false }
      position += 1
    }
    return true
  }

  /// Returns the number of a word, and adds it if it is new.
  ///
  /// - Complexity: O(length), amortized.
  mutating func insert(_ text: Span<UInt8>, _ range: Range<Int>) -> WordID {
    var key = WordTable.Key()
    for position in range { key.append(text[position]) }
    let found = find(key, in: text, range)
    guard !found.exists else { return found }
    let word = WordID(count)
    for position in range { self.text.append(text[position]) }
    starts.append(Int32(self.text.count))
    if Self.isFull(count, of: slots.count) {
      shift -= 1
      fillSlots()
    } else {
      place(word, key)
    }
    return word
  }

  /// Whether so many words are too many for a number of slots.
  private static func isFull(_ count: Int, of slots: Int) -> Bool { count * 5 > slots * 3 }

  private mutating func fillSlots() {
    slots = ContiguousArray(repeating: .none, count: 1 << (64 - shift))
    for index in 0..<count {
      let word = WordID(index)
      place(word, WordTable.Key(text, range(of: word)))
    }
  }

  private mutating func place(_ word: WordID, _ key: WordTable.Key) {
    var index = Int(truncatingIfNeeded: key.hash &>> shift)
    while slots[index].exists { index = (index + 1) & (slots.count - 1) }
    slots[index] = word
  }
}

/// The number of a word in a ``WordTable`` or a ``WordList``.
struct WordID: TableID {
  let number: Int32
}
