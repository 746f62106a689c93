/// A set of slots as one bit each.
struct SlotBits: Sendable {
  private(set) var words: ContiguousArray<UInt64>

  /// Creates an empty set with room for a number of slots.
  init(capacity: Int) {
    words = ContiguousArray(repeating: 0, count: (capacity + 63) / 64)
  }

  /// The number of slots in the set.
  ///
  /// - Complexity: O(*n* / 64)
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inline(__always)
  func contains(_ slot: Int) -> Bool { words[slot &>> 6] &>> UInt64(slot & 63) & 1 != 0 }

  /// Inserts a slot, for which there must be room.
  @inline(__always)
  mutating func insert(_ slot: Int) { words[slot &>> 6] |= 1 &<< UInt64(slot & 63) }

  @inline(__always)
  mutating func remove(_ slot: Int) { words[slot &>> 6] &= ~(1 &<< UInt64(slot & 63)) }

  /// Makes room for a number of slots.
  mutating func reserve(_ capacity: Int) {
    while words.count * 64 < capacity { words.append(0) }
  }

  /// Changes each word to what a function makes of it.
  @inline(__always)
  mutating func change(_ body: (_ word: Int, _ bits: UInt64) -> UInt64) {
    for word in words.indices { words[word] = body(word, words[word]) }
  }

  /// Calls `body` with each slot, from the lowest to the highest.
  @inline(__always)
  func forEach(_ body: (_ slot: Int) -> Void) {
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word &<< 6 | bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
