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
  var count: Int {
    let words = words.span
    var count = 0
    for word in words.indices { count &+= words[word].nonzeroBitCount }
    return count
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool { words[slot &>> 6] &>> UInt64(slot & 63) & 1 != 0 }

  /// Inserts a slot, for which there must be room.
  @inline(__always)
  mutating func insert(_ slot: Int) { words[slot &>> 6] |= 1 &<< UInt64(slot & 63) }

  /// Inserts slots, for which there must be room.
  mutating func insert(_ slots: ContiguousArray<UInt32>) {
    let slots = slots.span
    var own = words.mutableSpan
    for index in slots.indices {
      let slot = slots[index]
      own[Int(slot &>> 6)] |= 1 &<< UInt64(slot & 63)
    }
  }

  @inline(__always)
  mutating func remove(_ slot: Int) { words[slot &>> 6] &= ~(1 &<< UInt64(slot & 63)) }

  /// Makes room for a number of slots.
  mutating func reserve(_ capacity: Int) {
    while words.count * 64 < capacity { words.append(0) }
  }

  /// Inserts the slots of another set, for which there must be room.
  mutating func formUnion(_ other: SlotBits) {
    let others = other.words.span
    var own = words.mutableSpan
    for word in 0..<min(own.count, others.count) { own[word] |= others[word] }
  }

  /// Removes the slots that another set does not contain.
  mutating func formIntersection(_ other: SlotBits) {
    let others = other.words.span
    var own = words.mutableSpan
    let common = min(own.count, others.count)
    for word in 0..<common { own[word] &= others[word] }
    for word in common..<own.count { own[word] = 0 }
  }

  /// Removes the slots that another set of the same size does not contain, and keeps in `removed` those
  /// that it contains, with those that are removed now.
  mutating func formIntersection(_ other: SlotBits, removed: inout SlotBits) {
    let others = other.words.span
    var own = words.mutableSpan
    var away = removed.words.mutableSpan
    for word in 0..<min(own.count, others.count, away.count) {
      away[word] = away[word] & others[word] | own[word] & ~others[word]
      own[word] &= others[word]
    }
  }

  /// Inserts the slots of a set of the same size that a third one does not contain.
  mutating func formUnion(_ other: SlotBits, without third: SlotBits) {
    let (others, thirds) = (other.words.span, third.words.span)
    var own = words.mutableSpan
    for word in 0..<min(own.count, others.count, thirds.count) {
      own[word] |= others[word] & ~thirds[word]
    }
  }

  /// The words from the first to the last one with a slot.
  ///
  /// - Complexity: O(*n* / 64)
  var used: Range<Int> {
    guard let first = words.firstIndex(where: { $0 != 0 }),
      let last = words.lastIndex(where: { $0 != 0 })
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Returns the number of slots in some words, or in all, that both sets contain.
  ///
  /// Three adders of bits make ones, twos, and fours of seven words, so that only three words are counted
  /// and not seven.
  ///
  /// - Complexity: O(*n* / 64)
  func commonCount(with other: SlotBits, in range: Range<Int>? = nil) -> Int {
    let (own, others) = (words.span, other.words.span)
    let all = 0..<min(own.count, others.count)
    let range = range.map { $0.clamped(to: all) } ?? all
    let (start, part) = (range.lowerBound, range.count / 7)
    var count = 0
    // The seven words come from seven parts, so that the compiler takes several neighbors at once.
    for word in 0..<part {
      @inline(__always)
      func common(_ number: Int) -> UInt64 {
        own[start &+ word &+ number &* part] & others[start &+ word &+ number &* part]
      }
      let first = Self.sum(common(0), common(1), common(2))
      let second = Self.sum(first.ones, common(3), common(4))
      let third = Self.sum(second.ones, common(5), common(6))
      let high = Self.sum(first.twos, second.twos, third.twos)
      count &+=
        third.ones.nonzeroBitCount &+ high.ones.nonzeroBitCount &* 2
        &+ high.twos.nonzeroBitCount &* 4
    }
    for word in start + 7 * part..<range.upperBound {
      count &+= (own[word] & others[word]).nonzeroBitCount
    }
    return count
  }

  /// Adds three words bit by bit.
  @inline(__always)
  private static func sum(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> (ones: UInt64, twos: UInt64) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
  }

  /// Calls `body` with each slot, from the lowest to the highest.
  @inline(__always)
  func forEach(_ body: (_ slot: Int) -> Void) {
    let words = words.span
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word &<< 6 | bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }

  /// Removes the slots for which `isIncluded` is `false`, and returns them.
  @inline(__always)
  mutating func removeAll(unless isIncluded: (_ slot: Int) -> Bool) -> SlotBits {
    var removed = SlotBits(capacity: words.count * 64)
    var own = words.mutableSpan
    var others = removed.words.mutableSpan
    for word in own.indices {
      var (bits, out): (UInt64, UInt64) = (own[word], 0)
      while bits != 0 {
        let bit = bits & (0 &- bits)
        if !isIncluded(word &<< 6 | bits.trailingZeroBitCount) { out |= bit }
        bits &= bits &- 1
      }
      own[word] &= ~out
      others[word] = out
    }
    return removed
  }
}
