import Essentials

/// A set of folded words, each with a small number, in little memory.
///
/// A ``WordTable`` finds a word with fewer loads, but takes eight times the memory.
struct WordList: Sendable {
  private var text = ByteText()
  /// The start of each word in the text, and the end of the last one.
  private var starts: ContiguousArray<Int32> = [0]
  private var slots = HashTable<WordID>()

  init() {}

  /// Creates a set of distinct words, which follow each other from a position in a text to its end.
  ///
  /// - Precondition: The next lengths in `numbers` are the lengths of the words.
  init(
    _ text: ByteText, from start: Int = 0, count: Int, lengths numbers: inout NumberText
  ) {
    self.text = text
    var end = Int32(start)
    starts = numbers.array(count: count + 1) { numbers, index in
      if index > 0 { end += Int32(numbers.next()) }
      return end
    }
    slots = HashTable(capacity: count)
    for word in ids { slots.insert(word, hash: hash(of:)) }
  }

  private func hash(of word: WordID) -> UInt64 { WordTable.Key(text, range(of: word)).hash }

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

  /// Calls `body` with the bytes of a word.
  func withSpan<Result>(of word: WordID, _ body: (Span<UInt8>) -> Result) -> Result {
    text.withSpan(of: range(of: word), body)
  }

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
    slots.find(key.hash) { has($0, text, range) }.slot
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
    slots.insert(word, hash: hash(of:))
    return word
  }
}

/// The number of a word in a ``WordTable`` or a ``WordList``.
struct WordID: TableID, HashTableSlot {
  let number: Int32

  static var empty: Self { .none }
  var isEmpty: Bool { !exists }
}
