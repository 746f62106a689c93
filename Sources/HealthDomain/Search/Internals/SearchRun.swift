/// The search of all segments: the documents that match, in strata of which each is better than the next.
///
/// The first stratum of each segment has the exact matches, then one follows for each way to use
/// synonyms, and at last comes the one of the matches with mended words.
struct SearchRun {
  /// What the search is for.
  struct Request {
    /// The terms as typed, and then with synonyms.
    var variants: [ContiguousArray<SearchTerm>]
    /// Words are mended if fewer documents match exactly.
    var mendsBelow: Int
    /// Whether words may have more slips if hardly anything matches.
    var mendsMore: Bool
  }

  struct Stratum {
    var search: SegmentSearch
    var documents: DocumentBits
    var segment: Int
    var variant: Int
    var isMended: Bool
  }

  let segments: ContiguousArray<SearchSegment>
  private(set) var strata: [Stratum] = []
  /// The number of documents that match as typed or by synonyms.
  private(set) var exactCount = 0
  /// The number of documents that match only with mended words.
  private(set) var mendedCount = 0
  var scratch: SegmentSearch.Scratch
  /// The stratum whose terms the memory is ready to find in documents, if any.
  var matchedStratum: Int?

  /// Searches the segments.
  init(
    _ request: Request, in segments: ContiguousArray<SearchSegment>,
    _ scratch: consuming SegmentSearch.Scratch = .init()
  ) {
    self.segments = segments
    self.scratch = scratch
    // The searches for what was typed, in which words are mended.
    var searches: [SegmentSearch] = []
    for (variant, terms) in request.variants.enumerated() {
      for segment in segments.indices {
        let search = SegmentSearch(terms, in: segments[segment])
        if variant == 0, request.mendsBelow > 0 { searches.append(search) }
        exactCount += add(search, segment, variant: variant, isMended: false)
      }
    }
    guard exactCount < request.mendsBelow, let typed = request.variants.first else { return }
    mend(typed, &searches, isWider: false)
    if request.mendsMore, exactCount + mendedCount < min(5, request.mendsBelow) {
      mend(typed, &searches, isWider: true)
    }
  }

  /// Ends the search, and returns its memory for the next one.
  consuming func finish() -> SegmentSearch.Scratch {
    for stratum in strata { scratch.release(stratum.documents) }
    return scratch
  }

  /// Adds the documents that match with mended words.
  ///
  /// Terms that may have no more slips than before keep the words that were found for them.
  private mutating func mend(
    _ typed: ContiguousArray<SearchTerm>, _ searches: inout [SegmentSearch], isWider: Bool
  ) {
    func mayHaveMore(_ term: SearchTerm) -> Bool {
      term.budget(isWider: isWider) > (isWider ? term.budget(isWider: false) : 0)
    }
    guard typed.contains(where: mayHaveMore) else { return }
    for segment in segments.indices {
      for term in typed.indices where mayHaveMore(typed[term]) {
        var walk = SlipWalk(typed[term], budget: typed[term].budget(isWider: isWider))
        searches[segment].terms[term].mends.removeAll()
        walk.append(wordsOf: segments[segment], to: &searches[segment].terms[term].mends)
      }
      mendedCount += add(searches[segment], segment, variant: 0, isMended: true)
    }
  }

  /// Adds the documents that match and are in no stratum yet, and returns their number.
  private mutating func add(
    _ search: SegmentSearch, _ segment: Int, variant: Int, isMended: Bool
  ) -> Int {
    guard search.mayMatch(in: segments[segment]) else { return 0 }
    var documents = search.documents(in: segments[segment], &scratch)
    for index in strata.indices where strata[index].segment == segment {
      documents.subtract(strata[index].documents)
    }
    let count = documents.count
    if count > 0 {
      strata.append(
        Stratum(
          search: search, documents: documents, segment: segment, variant: variant,
          isMended: isMended))
    } else {
      scratch.release(documents)
    }
    return count
  }

  /// Calls `body` with the number of each document that matches.
  @inline(__always)
  func forEachNumber(_ body: (UInt32) -> Void) {
    for stratum in strata {
      let numbers = segments[stratum.segment].numbers
      stratum.documents.forEach { slot in
        body(numbers[slot])
        return true
      }
    }
  }

  /// Keeps only the documents whose numbers pass, and returns how many these are.
  @inline(__always)
  mutating func keep(where passes: (UInt32) -> Bool) -> Int {
    var count = 0
    for index in strata.indices {
      let numbers = segments[strata[index].segment].numbers
      strata[index].documents.keep { passes(numbers[$0]) }
      count += strata[index].documents.count
    }
    return count
  }

  /// Returns the first documents behind a position.
  mutating func first(_ limit: Int, after last: SearchPosition?) -> FirstDocuments {
    var first = FirstDocuments(in: segments, after: last, limit: limit)
    matchedStratum = nil
    for stratum in strata {
      let floor = SearchRank(
        slips: stratum.isMended ? 1 : 0, variant: stratum.variant, fields: 0, isAtStart: true,
        gaps: 0, beginnings: 0, isWholeTitle: true)
      guard first.mayTakeFrom(floor) else { continue }
      stratum.search.offer(
        stratum.documents, from: segments[stratum.segment], number: stratum.segment,
        variant: stratum.variant, to: &first, &scratch)
    }
    return first
  }
}
