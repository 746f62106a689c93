/// The search of all segments: the documents that match, in strata of which each is better than the next.
///
/// The first stratum of each segment has the exact matches, then one follows for each way to use
/// synonyms, and at last comes the one of the matches with mended words.
struct SearchRun {
  /// What the search is for.
  struct Request {
    /// The terms as typed, and then with synonyms.
    var variants: [ContiguousArray<SearchTerm>]
    /// The slips that each typed term may have.
    var budgets: [Int]
    /// The slips that each typed term may have if hardly anything matches, or `nil`.
    var widerBudgets: [Int]?
    /// Words are mended if fewer documents match exactly.
    var mendsBelow: Int
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
  private var scratch: SegmentSearch.Scratch
  /// The stratum whose terms the memory is ready to find in documents, if any.
  private var matchedStratum: Int?

  /// Searches the segments.
  init(
    _ request: Request, in segments: ContiguousArray<SearchSegment>,
    _ scratch: consuming SegmentSearch.Scratch = .init()
  ) {
    self.segments = segments
    self.scratch = scratch
    var found: [DocumentBits?] = Array(repeating: nil, count: segments.count)
    for (variant, terms) in request.variants.enumerated() {
      for segment in segments.indices {
        let search = SegmentSearch(terms, in: segments[segment])
        exactCount += add(search, segment, variant: variant, isMended: false, &found)
      }
    }
    guard exactCount < request.mendsBelow, let typed = request.variants.first else { return }
    let none = Array(repeating: 0, count: typed.count)
    var searches: [SegmentSearch] = []
    mend(typed, from: none, to: request.budgets, &searches, &found)
    if exactCount + mendedCount < min(5, request.mendsBelow), let budgets = request.widerBudgets {
      mend(typed, from: request.budgets, to: budgets, &searches, &found)
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
    _ typed: ContiguousArray<SearchTerm>, from old: [Int], to budgets: [Int],
    _ searches: inout [SegmentSearch], _ found: inout [DocumentBits?]
  ) {
    guard budgets != old else { return }
    for segment in segments.indices {
      if searches.count == segment { searches.append(SegmentSearch(typed, in: segments[segment])) }
      for (term, budget) in budgets.enumerated() where budget > old[term] {
        var walk = SlipWalk(typed[term], budget: budget)
        searches[segment].terms[term].mends.removeAll()
        walk.append(wordsOf: segments[segment], to: &searches[segment].terms[term].mends)
      }
      mendedCount += add(searches[segment], segment, variant: 0, isMended: true, &found)
    }
  }

  /// Adds the documents that match and are in no stratum yet, and returns their number.
  private mutating func add(
    _ search: SegmentSearch, _ segment: Int, variant: Int, isMended: Bool,
    _ found: inout [DocumentBits?]
  ) -> Int {
    var documents = search.documents(in: segments[segment], &scratch)
    if let known = found[segment] { documents.subtract(known) }
    let count = documents.count
    if count > 0 {
      if found[segment]?.formUnion(documents) == nil { found[segment] = documents }
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

  /// Returns the place of the document of an item, or `nil` if it was not found.
  mutating func place(of id: ItemReference) -> FirstDocuments.Place? {
    for (number, segment) in segments.enumerated() {
      guard let slot = segment.slot(of: id) else { continue }
      guard
        let stratum = strata.firstIndex(where: {
          $0.segment == number && $0.documents.contains(slot)
        })
      else { return nil }
      prepareMatch(of: stratum)
      scratch.match.find(in: segment, slot)
      let rank = scratch.match.rank(
        variant: strata[stratum].variant, titleLength: segment.titleLength(slot))
      return FirstDocuments.Place(rank: rank, segment: number, slot: slot)
    }
    return nil
  }

  /// Gets ready to find the terms of a stratum in documents.
  private mutating func prepareMatch(of stratum: Int) {
    guard matchedStratum != stratum else { return }
    matchedStratum = stratum
    scratch.match.prepare(strata[stratum].search.terms)
  }

  /// The words that a document has in place of mended terms, by the number of the term.
  mutating func mendedWords(of place: FirstDocuments.Place) -> [(term: Int, word: String)] {
    guard place.rank.slips > 0,
      let stratum = strata.firstIndex(where: {
        $0.isMended && $0.segment == place.segment && $0.documents.contains(place.slot)
      })
    else { return [] }
    prepareMatch(of: stratum)
    // With all words in the title, it has the best ones.
    scratch.match.find(
      in: segments[place.segment], place.slot, onlyTitle: place.rank.fields == 0)
    return scratch.match.best.enumerated().compactMap { term, occurrence in
      occurrence.slips == 0 || occurrence.word == .max
        ? nil : (term, segments[place.segment].text(of: Int(occurrence.word)))
    }
  }
}
