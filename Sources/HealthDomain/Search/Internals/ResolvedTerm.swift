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

  init(_ term: SearchTerm, in segment: borrowing SearchSegment) {
    (exact, hasWhole) = segment.words(of: term)
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
      bits.insert(segment.postings, segment.lists(Int(mend.word)..<Int(mend.word) + 1))
    }
  }
}

/// The words of one document that match the terms of a query.
struct DocumentMatch {
  /// Where a term matches best.
  struct Occurrence: Comparable {
    var slips = ResolvedTerm.mismatch
    var field = 4
    var isAtStart = false
    var isWhole = false
    var word: UInt32 = .max

    static func < (a: Self, b: Self) -> Bool { a.order < b.order }

    private var order: Int {
      slips << 8 | field << 4 | (isAtStart ? 0 : 2) | (isWhole ? 0 : 1)
    }
  }

  /// The best occurrence of each term.
  private(set) var best: ContiguousArray<Occurrence> = []
  /// How near each term is behind the one before, in words.
  private var gaps: ContiguousArray<Int> = []
  /// The last position of each term in the current field, or -1.
  private var last: ContiguousArray<Int> = []
  /// The position of each term before its last one, or -1.
  private var lastButOne: ContiguousArray<Int> = []

  /// Finds the terms in a document.
  ///
  /// - Complexity: O(*k*) in the words of the document, for each term
  mutating func find(
    _ terms: ContiguousArray<ResolvedTerm>, in segment: borrowing SearchSegment, _ slot: Int,
    onlyTitle: Bool = false
  ) {
    best.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    lastButOne.removeAll(keepingCapacity: true)
    for _ in terms {
      best.append(Occurrence())
      gaps.append(SearchRank.farthest)
      last.append(-1)
      lastButOne.append(-1)
    }
    for field in 0..<(onlyTitle ? 1 : 4) {
      let range = segment.field(field, of: slot)
      forgetPositions()
      for position in range {
        let word = segment.words[position]
        guard word != SearchSegment.gap else {
          forgetPositions()
          continue
        }
        read(word, at: position - range.lowerBound, of: field, terms)
      }
    }
  }

  @inline(__always)
  private mutating func read(
    _ word: UInt32, at position: Int, of field: Int, _ terms: ContiguousArray<ResolvedTerm>
  ) {
    for term in terms.indices {
      let slips = terms[term].slips(of: word)
      guard slips != ResolvedTerm.mismatch else { continue }
      let occurrence = Occurrence(
        slips: slips, field: field, isAtStart: field == 0 && position == 0,
        isWhole: terms[term].hasWhole && Int(word) == terms[term].exact.lowerBound, word: word)
      if occurrence < best[term] { best[term] = occurrence }
      if term > 0, let other = self.position(of: term - 1, before: position) {
        gaps[term] = min(gaps[term], position - other)
      }
      if term + 1 < terms.count, let other = self.position(of: term + 1, before: position) {
        gaps[term + 1] = min(gaps[term + 1], position - other + 1)
      }
      lastButOne[term] = last[term]
      last[term] = position
    }
  }

  private mutating func forgetPositions() {
    for term in last.indices { (last[term], lastButOne[term]) = (-1, -1) }
  }

  /// The last position of a term before another position: a word that matches two terms is not near itself.
  @inline(__always)
  private func position(of term: Int, before position: Int) -> Int? {
    let other = last[term] == position ? lastButOne[term] : last[term]
    return other < 0 ? nil : other
  }

  /// Whether all terms are in the title.
  var isInTitle: Bool { best.allSatisfy { $0.field == 0 } }

  /// The rank of a document in which all terms were found.
  func rank(variant: Int, titleLength: Int) -> SearchRank {
    var (slips, fields, gaps, beginnings) = (0, 0, 0, 0)
    for term in best.indices {
      slips += best[term].slips
      fields += best[term].field
      beginnings += best[term].isWhole ? 0 : 1
      if term > 0 { gaps += self.gaps[term] }
    }
    return SearchRank(
      slips: slips, variant: variant, fields: fields, isAtStart: best[0].isAtStart, gaps: gaps,
      beginnings: beginnings,
      isWholeTitle: beginnings == 0 && fields == 0 && titleLength == best.count)
  }
}
