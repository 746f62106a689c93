/// A set of documents as one bit for each slot.
///
/// Its loops are the hot ones of a search. They leave out the checks of bounds, which took a third of
/// the time of a search for three letters; this is sound because a segment checks that every slot in
/// its lists is lower than its number of documents, `reset` makes room for that number, and only
/// ``PostingLists`` makes lists, each difference of them whole.
struct DocumentBits: Sendable {
  private(set) var words: ContiguousArray<UInt64> = []

  /// Makes the set empty, with room for a number of documents.
  mutating func reset(capacity: Int) {
    let count = (capacity + 63) / 64
    if words.count == count {
      var span = words.mutableSpan
      for word in 0..<count { span[word] = 0 }
    } else {
      words = ContiguousArray(repeating: 0, count: count)
    }
  }

  /// Makes the set that of other bits.
  mutating func assign(_ other: ContiguousArray<UInt64>) {
    guard words.count == other.count else { return words = ContiguousArray(other) }
    combine(other) { $1 }
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool { words[slot &>> 6] &>> UInt64(slot & 63) & 1 != 0 }

  @inline(__always)
  mutating func insert(_ slot: Int) { words[slot &>> 6] |= 1 &<< UInt64(slot & 63) }

  @inline(__always)
  mutating func remove(_ slot: Int) { words[slot &>> 6] &= ~(1 &<< UInt64(slot & 63)) }

  /// Inserts the slots of a list.
  @inline(__always)
  mutating func insert(_ lists: PostingLists, at list: Int) { insert(lists, list..<list + 1) }

  /// Inserts the slots of some lists.
  @inline(__always)
  mutating func insert(_ lists: PostingLists, _ range: Range<Int>) {
    precondition(range.upperBound <= lists.count)
    let (units, starts) = (lists.units.span, lists.starts.span)
    var span = words.mutableSpan
    var index = Int(starts[range.lowerBound])
    for list in range {
      let end = unsafe Int(starts[unchecked: list &+ 1])
      var slot = 0
      while index < end {
        var difference = unsafe Int(units[unchecked: index])
        if difference == Int(PostingLists.far) {
          difference =
            unsafe Int(units[unchecked: index &+ 1]) | Int(units[unchecked: index &+ 2]) &<< 16
          index &+= 2
        }
        index &+= 1
        slot &+= difference
        unsafe span[unchecked: slot &>> 6] |= 1 &<< UInt64(slot & 63)
      }
    }
  }

  /// Changes each word to what a function makes of it and of the same word of other bits.
  @inline(__always)
  mutating func combine(
    _ other: ContiguousArray<UInt64>, _ body: (_ word: UInt64, _ other: UInt64) -> UInt64
  ) {
    let count = min(words.count, other.count)
    let source = other.span
    var span = words.mutableSpan
    for word in 0..<count {
      unsafe span[unchecked: word] = body(span[unchecked: word], source[unchecked: word])
    }
  }

  mutating func formIntersection(_ other: DocumentBits) { combine(other.words) { $0 & $1 } }
  mutating func formUnion(_ other: DocumentBits) { combine(other.words) { $0 | $1 } }
  mutating func subtract(_ other: DocumentBits) { combine(other.words) { $0 & ~$1 } }

  /// Inserts the slots that are in both of two other sets.
  mutating func formUnion(ofIntersectionOf a: DocumentBits, and b: DocumentBits) {
    let count = min(words.count, a.words.count, b.words.count)
    let (a, b) = (a.words.span, b.words.span)
    var span = words.mutableSpan
    for word in 0..<count {
      unsafe span[unchecked: word] |= a[unchecked: word] & b[unchecked: word]
    }
  }

  /// Whether there are no documents.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The number of documents in the set.
  ///
  /// - Complexity: O(*n* / 64)
  var count: Int {
    var count = 0
    for word in words { count &+= word.nonzeroBitCount }
    return count
  }

  /// Keeps only the slots that pass.
  @inline(__always)
  mutating func keep(where passes: (_ slot: Int) -> Bool) {
    var span = words.mutableSpan
    for index in span.indices {
      var bits = span[index]
      var kept = bits
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        if !passes(index &<< 6 | bit) { kept &= ~(1 &<< UInt64(bit)) }
        bits &= bits &- 1
      }
      span[index] = kept
    }
  }

  /// Calls `body` with each slot, from the lowest to the highest, until it returns `false`.
  @inline(__always)
  func forEach(_ body: (_ slot: Int) -> Bool) {
    for index in words.indices {
      var bits = words[index]
      while bits != 0 {
        guard body(index &<< 6 | bits.trailingZeroBitCount) else { return }
        bits &= bits &- 1
      }
    }
  }
}
