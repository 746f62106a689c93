/// The words of one document that match the terms of a query.
///
/// It reads every word of many documents, so what it compares stands in plain numbers: an array of
/// terms with arrays of their own would count references for every word.
struct DocumentMatch {
  /// Where a term matches best.
  struct Occurrence: Comparable {
    var slips = ResolvedTerm.mismatch
    var field = 4
    var isAtStart = false
    var isWhole = false
    var word: UInt32 = .max
    /// The place among the words of the segment.
    var place = -1

    @inline(__always)
    static func < (a: Self, b: Self) -> Bool { a.order < b.order }

    @inline(__always)
    private var order: Int {
      slips << 8 | field << 4 | (isAtStart ? 0 : 2) | (isWhole ? 0 : 1)
    }
  }

  /// The words that match a term.
  private struct Target {
    /// The first of the words that match exactly, and their number.
    var first: UInt32
    var count: UInt32
    var hasWhole: Bool
    /// The words that match with slips, as a part of `mends`.
    var mends: Range<Int>
    /// A bit for the last six bits of each of these words, which tells most others apart.
    var mendFilter: UInt64
    var best = Occurrence()
    var secondBest = Occurrence()
    /// The occurrence that is assigned to the term and to no other.
    var chosen = Occurrence()
    /// The distance of the term from the previous one, in words, in the first field that has both.
    var gap = SearchRank.farthest
    var gapField = 4
    /// The last position of the term in the current field, and the previous one, or -1.
    var last = -1
    var lastButOne = -1
  }

  private var mends: ContiguousArray<SlipWalk.Mend> = []
  private var targets: ContiguousArray<Target> = []

  /// Gets ready for documents of the segment of the terms.
  mutating func prepare(_ terms: ContiguousArray<ResolvedTerm>) {
    mends.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    for term in terms {
      let start = mends.count
      mends.append(contentsOf: term.mends)
      var filter: UInt64 = 0
      for mend in term.mends { filter |= 1 &<< UInt64(mend.word & 63) }
      targets.append(
        Target(
          first: UInt32(term.exact.lowerBound), count: UInt32(term.exact.count),
          hasWhole: term.hasWhole, mends: start..<mends.count, mendFilter: filter))
    }
  }

  /// Finds the terms in a document.
  ///
  /// - Complexity: O(*k*) in the words of the document, for each term
  mutating func find(in segment: borrowing SearchSegment, _ slot: Int, onlyTitle: Bool = false) {
    for term in targets.indices {
      targets[term].best = Occurrence()
      targets[term].secondBest = Occurrence()
      targets[term].gap = SearchRank.farthest
      targets[term].gapField = 4
    }
    let (words, fieldStarts) = (segment.words, segment.fieldStarts)
    for field in 0..<(onlyTitle ? 1 : 4) {
      let start = slot * 4 + field
      let range = Int(fieldStarts[start])..<Int(fieldStarts[start + 1])
      forgetPositions()
      for position in range {
        let word = words[position]
        if word == WordNumbers.gap {
          forgetPositions()
        } else {
          read(word, at: position, isFirst: position == range.lowerBound, of: field)
        }
      }
    }
    assign()
  }

  @inline(__always)
  private mutating func read(_ word: UInt32, at position: Int, isFirst: Bool, of field: Int) {
    for term in targets.indices {
      var slips = 0
      if word &- targets[term].first >= targets[term].count {
        guard targets[term].mendFilter &>> UInt64(word & 63) & 1 != 0 else { continue }
        slips = self.slips(of: word, targets[term].mends)
        if slips == ResolvedTerm.mismatch { continue }
      }
      take(word, term, slips, at: position, isFirst: isFirst, of: field)
    }
  }

  private mutating func take(
    _ word: UInt32, _ term: Int, _ slips: Int, at position: Int, isFirst: Bool, of field: Int
  ) {
    let occurrence = Occurrence(
      slips: slips, field: field, isAtStart: field == 0 && isFirst,
      isWhole: slips == 0 && targets[term].hasWhole && word == targets[term].first, word: word,
      place: position)
    if occurrence < targets[term].best {
      targets[term].secondBest = targets[term].best
      targets[term].best = occurrence
    } else if occurrence < targets[term].secondBest {
      targets[term].secondBest = occurrence
    }
    if term > 0, let other = self.position(of: term - 1, before: position) {
      note(gap: position - other, of: term, in: field)
    }
    if term + 1 < targets.count, let other = self.position(of: term + 1, before: position) {
      note(gap: position - other + 1, of: term + 1, in: field)
    }
    targets[term].lastButOne = targets[term].last
    targets[term].last = position
  }

  /// Records the distance of a term from the previous one, if no better field has both.
  private mutating func note(gap: Int, of term: Int, in field: Int) {
    guard targets[term].gapField >= field else { return }
    targets[term].gapField = field
    targets[term].gap = min(targets[term].gap, gap)
  }

  private func slips(of word: UInt32, _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if mends[middle].word >= word { high = middle } else { low = middle + 1 }
    }
    return low < range.upperBound && mends[low].word == word
      ? Int(mends[low].slips) : ResolvedTerm.mismatch
  }

  private mutating func forgetPositions() {
    for term in targets.indices {
      (targets[term].last, targets[term].lastButOne) = (-1, -1)
    }
  }

  /// The last position of a term before another position: a word that matches two terms is not near itself.
  private func position(of term: Int, before position: Int) -> Int? {
    let other =
      targets[term].last == position ? targets[term].lastButOne : targets[term].last
    return other < 0 ? nil : other
  }

  /// Calls `body` with the best occurrence of each term.
  func forEachBest(_ body: (Occurrence) -> Void) {
    for target in targets { body(target.best) }
  }

  /// Assigns each term an occurrence that is not assigned to an earlier term.
  ///
  /// If the two best ones do, no field counts.
  private mutating func assign() {
    for term in targets.indices {
      let (best, second) = (targets[term].best, targets[term].secondBest)
      if !isTaken(best.place, before: term) {
        targets[term].chosen = best
      } else if second.place >= 0, !isTaken(second.place, before: term) {
        targets[term].chosen = second
      } else {
        targets[term].chosen = Occurrence(slips: best.slips, isWhole: best.isWhole)
      }
    }
  }

  private func isTaken(_ place: Int, before term: Int) -> Bool {
    for other in 0..<term where targets[other].chosen.place == place { return true }
    return false
  }

  /// Whether all terms are in the title.
  var isInTitle: Bool {
    targets.allSatisfy { $0.chosen.field == 0 }
  }

  /// Whether a term directly follows the previous one, in the first field that has both.
  func isAdjacent(_ term: Int) -> Bool { targets[term].gap == 1 }

  /// The rank of a document in which all terms were found.
  func rank(variant: Int, titleLength: Int) -> SearchRank {
    var (slips, fields, gaps, beginnings) = (0, 0, 0, 0)
    for term in targets.indices {
      let occurrence = targets[term].chosen
      slips += targets[term].best.slips
      fields += occurrence.field
      beginnings += occurrence.isWhole ? 0 : 1
      if term > 0 { gaps += targets[term].gap }
    }
    return SearchRank(
      slips: slips, variant: variant, fields: fields, isAtStart: targets[0].chosen.isAtStart,
      gaps: gaps, beginnings: beginnings,
      isWholeTitle: beginnings == 0 && fields == 0 && titleLength == targets.count)
  }
}
