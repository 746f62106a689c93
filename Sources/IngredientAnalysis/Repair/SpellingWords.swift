/// Words that are stored one after another, with a lookup of texts.
struct SpellingWords: Sendable {
  /// The words' bytes.
  let bytes: ContiguousArray<UInt8>

  /// The start of each word in `bytes`, and the end of the last one.
  private let starts: ContiguousArray<Int32>

  /// The index of a word plus one, in the slot of its hash or a later slot.
  ///
  /// At least half of the slots are 0.
  private var slots: ContiguousArray<Int32>

  /// The 64-bit FNV-1a hash, to which bytes are added one by one.
  struct Hash {
    private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    @inline(__always)
    mutating func append(_ byte: UInt8) {
      bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    fileprivate func slot(below count: Int) -> Int {
      Int(truncatingIfNeeded: bits ^ bits >> 32) & (count - 1)
    }
  }

  /// Stores distinct words.
  ///
  /// - Precondition: `starts` ascends from 0 to the number of bytes.
  init(bytes: ContiguousArray<UInt8>, starts: ContiguousArray<Int32>) {
    self.bytes = bytes
    self.starts = starts
    slots = ContiguousArray(repeating: 0, count: Self.powerOfTwo(from: 2 * starts.count))
    for word in 0..<max(0, starts.count - 1) {
      var hash = Hash()
      for index in range(of: word) { hash.append(bytes[index]) }
      var slot = hash.slot(below: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: word + 1)
    }
  }

  /// Returns the range of a word in `bytes`.
  func range(of word: Int) -> Range<Int> { Int(starts[word])..<Int(starts[word + 1]) }

  /// Returns the index of the word that is `text`.
  func index(of text: Span<UInt8>) -> Int? {
    var hash = Hash()
    for index in 0..<text.count { hash.append(text[index]) }
    return index(of: text, hashed: hash)
  }

  /// Returns the index of the word that is `text`, whose bytes have been added to `hash`.
  func index(of text: Span<UInt8>, hashed hash: Hash) -> Int? {
    index(hash) { range in
      range.count == text.count && holds(text, at: range.lowerBound)
    }
  }

  /// Returns the index of the word that is `first` followed by `second`.
  func index(of first: Span<UInt8>, then second: Span<UInt8>) -> Int? {
    var hash = Hash()
    for index in 0..<first.count { hash.append(first[index]) }
    for index in 0..<second.count { hash.append(second[index]) }
    return index(hash) { range in
      range.count == first.count + second.count && holds(first, at: range.lowerBound)
        && holds(second, at: range.lowerBound + first.count)
    }
  }

  @inline(__always)
  private func index(_ hash: Hash, where isWord: (Range<Int>) -> Bool) -> Int? {
    var slot = hash.slot(below: slots.count)
    while slots[slot] != 0 {
      let word = Int(slots[slot]) - 1
      if isWord(range(of: word)) { return word }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether `text`, which is no longer than the remaining bytes, is at `start`.
  @inline(__always)
  private func holds(_ text: Span<UInt8>, at start: Int) -> Bool {
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  /// Returns the smallest power of two that is at least `count`.
  static func powerOfTwo(from count: Int) -> Int {
    var power = 1
    while power < count { power *= 2 }
    return power
  }
}
