import Essentials

/// A term of a query as the words of a segment that match it.
struct ResolvedTerm {
  /// The words that match without a slip.
  var exact = 0..<0
  /// Whether the first of them is the whole term.
  var hasWhole = false
  /// The words that a slip or two turn into the term, in order.
  var mends: ContiguousArray<SlipWalk.Mend> = []

  /// The number of slips for words that do not match.
  static let mismatch = 99

  /// Finds the words that match without a slip; those with slips are none.
  mutating func find(_ term: SearchTerm, in segment: borrowing SearchSegment) {
    (exact, hasWhole) = segment.words(of: term)
    mends.removeAll(keepingCapacity: true)
  }

  /// Takes over the words of another term, in memory of its own.
  mutating func copy(_ other: ResolvedTerm) {
    (exact, hasWhole) = (other.exact, other.hasWhole)
    mends.removeAll(keepingCapacity: true)
    mends.append(contentsOf: other.mends)
  }

  /// The slips between the term and a word, or ``mismatch``.
  @inline(__always)
  func slips(of word: UInt32) -> Int {
    if exact.contains(Int(word)) { return 0 }
    if mends.isEmpty { return Self.mismatch }
    let index = mends.partitioningIndex { $0.word >= word }
    guard index < mends.count, mends[index].word == word else { return Self.mismatch }
    return Int(mends[index].slips)
  }

  /// Inserts the documents with any of the words into bits.
  func insert(from segment: borrowing SearchSegment, into bits: inout DocumentBits) {
    bits.insert(segment.postings, segment.lists(exact))
    for mend in mends {
      let word = Int(mend.word)
      bits.insert(segment.postings, segment.lists(word..<word + 1))
    }
  }
}
