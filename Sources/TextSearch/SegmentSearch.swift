import Essentials

/// The search of one segment: the documents that match a list of terms, and the first of them.
struct SegmentSearch {
  /// Reusable scratch memory for searches.
  struct Scratch {
    var union = DocumentBits()
    var group = DocumentBits()
    var whole = DocumentBits()
    var done = DocumentBits()
    /// The slots that were collected in order, if they are few; else the bits of `group`.
    var slots: ContiguousArray<UInt32> = []
    var hasFew = false
    /// The terms, that with the shortest lists first.
    var order: ContiguousArray<Int> = []
    var match = DocumentMatch()
    /// The words of a document in place of mended terms, by the number of the term, or the greatest number;
    /// and those of the document before.
    var mended: ContiguousArray<UInt32> = []
    var lastMended: ContiguousArray<UInt32> = []
    var walk = SlipWalk()
    /// The documents by the sum of the fields of their words, those with another term, and those with the
    /// term in a field or a better one.
    var sums: [DocumentBits] = []
    var nextSums: [DocumentBits] = []
    var inFields: [DocumentBits] = []
    // What nothing uses.
    private var bits: [DocumentBits] = []
    private var terms: [ResolvedTerm] = []
    private var searches: [SegmentSearch] = []
    private var searchList: [SegmentSearch] = []
    private var strata: [SearchRun.Stratum] = []
    private var places: [FirstDocuments.Place] = []
  }

  var terms: ContiguousArray<ResolvedTerm> = []

  /// Returns the documents that have all terms, among those that live.
  ///
  /// - Complexity: O(*k*) in the lists of the words; if few documents are left, O(*m*) in their words
  func documents(in segment: borrowing SearchSegment, _ scratch: inout Scratch) -> DocumentBits {
    if terms.isEmpty { return segment.live }
    var found = scratch.takeBits(capacity: segment.slotCount)
    scratch.order.removeAll(keepingCapacity: true)
    scratch.order.append(contentsOf: terms.indices)
    scratch.order.sort { size(terms[$0], segment) < size(terms[$1], segment) }
    var count = segment.slotCount
    for (place, term) in scratch.order.enumerated() {
      let size = size(terms[term], segment)
      if place == 0 {
        terms[term].insert(from: segment, into: &found)
      } else if count * 64 < size {
        keepDocuments(with: terms[term], in: segment, of: &found)
      } else {
        scratch.union.reset(capacity: segment.slotCount)
        terms[term].insert(from: segment, into: &scratch.union)
        found.formIntersection(scratch.union)
      }
      count = min(count, size)
      if count == 0 { break }
    }
    if segment.liveCount < segment.slotCount { found.formIntersection(segment.live) }
    return found
  }

  /// Whether each term has a word of the segment.
  func mayMatch(in segment: borrowing SearchSegment) -> Bool {
    for term in terms where size(term, segment) == 0 { return false }
    return true
  }

  /// The size of all lists of a term, which is at least the number of its documents.
  private func size(_ term: ResolvedTerm, _ segment: borrowing SearchSegment) -> Int {
    var size = segment.postings.size(of: segment.lists(term.exact))
    for mend in term.mends {
      let word = Int(mend.word)
      size += segment.postings.size(of: segment.lists(word..<word + 1))
    }
    return size
  }

  /// Removes the documents whose words do not match a term.
  private func keepDocuments(
    with term: ResolvedTerm, in segment: borrowing SearchSegment, of found: inout DocumentBits
  ) {
    found.keep { slot in
      let words = segment.field(0, of: slot).lowerBound..<segment.field(3, of: slot).upperBound
      return words.contains { position in
        let word = segment.words[position]
        return word != WordNumbers.gap && term.slips(of: word) != ResolvedTerm.mismatch
      }
    }
  }

  /// Offers the best of some of the documents, all of which match the terms with a slip or all without.
  ///
  /// Terms that begin many words cost least if the words of each document are read.
  func offer(
    _ documents: DocumentBits, from segment: borrowing SearchSegment, number: Int, variant: Int,
    byWords: Bool, to first: inout FirstDocuments, _ scratch: inout Scratch
  ) {
    if byWords {
      return offerByWords(
        documents, from: segment, number: number, variant: variant, to: &first, &scratch)
    }
    if terms.count == 1 {
      // What costs less: lists to go through, or words to read.
      if min(size(terms[0], segment), segment.slotCount / 4) < documents.count * 32 {
        return offerByLists(
          documents, from: segment, number: number, variant: variant, to: &first, &scratch)
      }
    }
    let isMended = terms.contains { !$0.mends.isEmpty }
    if !isMended, documents.count > 100, documents.count > segment.slotCount / 256 {
      offerByFields(
        documents, from: segment, number: number, variant: variant, to: &first, &scratch)
    } else {
      offerByWords(
        documents, from: segment, number: number, variant: variant, to: &first, &scratch)
    }
  }

  /// Goes through the lists of the only term, the best ones first, until later ones are worse.
  private func offerByLists(
    _ documents: DocumentBits, from segment: borrowing SearchSegment, number: Int, variant: Int,
    to first: inout FirstDocuments, _ scratch: inout Scratch
  ) {
    scratch.done.reset(capacity: segment.slotCount)
    for slips in 0...2 where hasWords(slips: slips) {
      for group in 0..<SearchSegment.groupCount {
        var rank = SearchRank(
          slips: slips, variant: variant, fields: max(group - 1, 0), isAtStart: group == 0, gaps: 0,
          beginnings: 0, isWholeTitle: true)
        guard first.mayTakeFrom(rank) else { return }
        if slips == 0, terms[0].hasWhole {
          collect(group, of: documents, in: segment, &scratch) { body in
            body(terms[0].exact.lowerBound)
          }
          if group == 0 {
            scratch.forEachCollected { slot in
              segment.titleLength(slot) > 1 || first.offer(rank, segment: number, slot: slot)
            }
          }
          rank.value |= 1
          scratch.forEachCollected { slot in
            group == 0 && segment.titleLength(slot) == 1
              || first.offer(rank, segment: number, slot: slot)
          }
        }
        collect(group, of: documents, in: segment, &scratch) { forEachWord(slips: slips, $0) }
        rank.value |= 3
        scratch.forEachCollected { first.offer(rank, segment: number, slot: $0) }
      }
    }
  }

  /// Collects the documents that have words in the lists of a group, and that were not collected before.
  @inline(__always)
  private func collect(
    _ group: Int, of documents: DocumentBits, in segment: borrowing SearchSegment,
    _ scratch: inout Scratch, _ forEachWord: (_ body: (_ word: Int) -> Void) -> Void
  ) {
    var listed = 0
    forEachWord { word in
      let list = segment.list(word, group)
      listed += segment.postings.size(of: list..<list + 1)
    }
    scratch.hasFew = listed < Self.few
    if scratch.hasFew {
      scratch.slots.removeAll(keepingCapacity: true)
      forEachWord { scratch.take(segment.list($0, group), of: segment, in: documents) }
      scratch.slots.sort()
    } else {
      scratch.group.reset(capacity: segment.slotCount)
      forEachWord { scratch.group.insert(segment.postings, at: segment.list($0, group)) }
      scratch.group.formIntersection(documents)
      scratch.group.subtract(scratch.done)
      scratch.done.formUnion(scratch.group)
    }
  }

  /// Fewer slots than this are put in order faster than the words of bits are gone through.
  private static var few: Int { 64 }

  /// Whether words match the only term with a number of slips.
  private func hasWords(slips: Int) -> Bool {
    slips == 0 ? !terms[0].exact.isEmpty : terms[0].mends.contains { $0.slips == slips }
  }

  /// Calls `body` with the words that match the only term with a number of slips.
  @inline(__always)
  private func forEachWord(slips: Int, _ body: (_ word: Int) -> Void) {
    if slips == 0 {
      for word in terms[0].exact { body(word) }
    } else {
      for mend in terms[0].mends where Int(mend.slips) == slips { body(Int(mend.word)) }
    }
  }

  /// Reads the words of each document.
  private func offerByWords(
    _ documents: DocumentBits, from segment: borrowing SearchSegment, number: Int, variant: Int,
    to first: inout FirstDocuments, _ scratch: inout Scratch
  ) {
    scratch.match.prepare(terms)
    documents.forEach { slot in
      scratch.match.find(in: segment, slot)
      _ = first.offer(
        scratch.match.rank(variant: variant, titleLength: segment.titleLength(slot)),
        segment: number, slot: slot)
      return true
    }
  }
}

extension SegmentSearch {
  /// Offers documents of several terms that match without a slip: those first whose terms can be in the best
  /// fields, until later ones are worse.
  ///
  /// - Complexity: O(*t*² · *n* / 64) for *t* terms and *n* documents of the segment, and O(*k*) in the lists of
  ///   the terms and in the words of the documents that may be among the first
  func offerByFields(
    _ documents: DocumentBits, from segment: borrowing SearchSegment, number: Int, variant: Int,
    to first: inout FirstDocuments, _ scratch: inout Scratch
  ) {
    findDocumentsBySum(documents, segment, &scratch)
    scratch.done.reset(capacity: segment.slotCount)
    scratch.whole.reset(capacity: segment.slotCount)
    for word in terms[0].exact { scratch.whole.insert(segment.postings, at: segment.list(word, 0)) }
    scratch.match.prepare(terms)
    for sum in scratch.sums.indices {
      for isAtStart in [true, false] {
        let best = SearchRank(
          slips: 0, variant: variant, fields: sum, isAtStart: isAtStart, gaps: 0, beginnings: 0,
          isWholeTitle: true)
        guard first.mayTakeFrom(best) else { break }
        scratch.group.assign(scratch.sums[sum].words)
        scratch.group.subtract(scratch.done)
        if isAtStart { scratch.group.formIntersection(scratch.whole) }
        scratch.done.formUnion(scratch.group)
        scratch.group.forEach { slot in
          scratch.match.find(in: segment, slot, onlyTitle: sum == 0)
          // Two terms can be in the title by the same word.
          if sum == 0, !scratch.match.isInTitle { scratch.match.find(in: segment, slot) }
          _ = first.offer(
            scratch.match.rank(variant: variant, titleLength: segment.titleLength(slot)),
            segment: number, slot: slot)
          return true
        }
      }
    }
    scratch.giveBackSums()
  }

  /// Finds the documents whose terms can be in fields with a sum of at most 0, 1, and so on, each field
  /// as its number.
  private func findDocumentsBySum(
    _ documents: DocumentBits, _ segment: borrowing SearchSegment, _ scratch: inout Scratch
  ) {
    let capacity = segment.slotCount
    scratch.addSum(capacity)
    scratch.sums[0].assign(documents.words)
    for term in terms {
      for field in 0..<4 {
        scratch.addField(capacity)
        if field > 0 { scratch.inFields[field].assign(scratch.inFields[field - 1].words) }
        for word in term.exact {
          if field == 0 {
            scratch.inFields[0].insert(segment.postings, at: segment.list(word, 0))
          }
          scratch.inFields[field].insert(segment.postings, at: segment.list(word, field + 1))
        }
      }
      scratch.addTerm(capacity)
    }
  }
}

/// Memory is taken from the scratch, and given back when it is no longer used.
///
/// It has one owner at each time: what is taken is moved, since memory with two owners would be copied.
extension SegmentSearch.Scratch {
  /// Returns an empty set.
  mutating func takeBits(capacity: Int) -> DocumentBits {
    var taken = bits.popLast() ?? DocumentBits()
    taken.reset(capacity: capacity)
    return taken
  }

  mutating func giveBack(_ set: consuming DocumentBits) { bits.append(set) }

  /// Returns a search for terms, whose words it finds.
  mutating func search(
    _ typed: some Collection<SearchTerm>, in segment: borrowing SearchSegment
  ) -> SegmentSearch {
    var search = searches.popLast() ?? SegmentSearch()
    for term in typed {
      var resolved = terms.popLast() ?? ResolvedTerm()
      resolved.find(term, in: segment)
      search.terms.append(resolved)
    }
    return search
  }

  /// Returns a search for the same words as another one, which keeps its memory.
  mutating func copy(of other: SegmentSearch) -> SegmentSearch {
    var search = searches.popLast() ?? SegmentSearch()
    for term in other.terms {
      var resolved = terms.popLast() ?? ResolvedTerm()
      resolved.copy(term)
      search.terms.append(resolved)
    }
    return search
  }

  mutating func giveBack(_ search: inout SegmentSearch) {
    while let term = search.terms.popLast() { terms.append(term) }
    var empty = SegmentSearch()
    swap(&empty, &search)
    searches.append(empty)
  }

  /// Returns an empty list of searches.
  mutating func takeSearches() -> [SegmentSearch] {
    var taken: [SegmentSearch] = []
    swap(&taken, &searchList)
    return taken
  }

  mutating func giveBack(_ list: inout [SegmentSearch]) {
    while var search = list.popLast() { giveBack(&search) }
    swap(&list, &searchList)
  }

  /// Returns an empty list of strata.
  mutating func takeStrata() -> [SearchRun.Stratum] {
    var taken: [SearchRun.Stratum] = []
    swap(&taken, &strata)
    return taken
  }

  mutating func giveBack(_ list: inout [SearchRun.Stratum]) {
    while var stratum = list.popLast() {
      giveBack(&stratum.search)
      giveBack(stratum.documents)
    }
    swap(&list, &strata)
  }

  /// Returns an empty list of places.
  mutating func takePlaces() -> [FirstDocuments.Place] {
    var taken: [FirstDocuments.Place] = []
    swap(&taken, &places)
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  mutating func giveBack(_ list: consuming [FirstDocuments.Place]) { places = list }

  /// Calls `body` with each collected slot, from the lowest to the highest, until it returns `false`.
  @inline(__always)
  fileprivate func forEachCollected(_ body: (_ slot: Int) -> Bool) {
    guard hasFew else { return group.forEach(body) }
    for slot in slots { guard body(Int(slot)) else { return } }
  }

  /// Collects the slots of a list that are in the documents and are not done, and marks them as done.
  fileprivate mutating func take(
    _ list: Int, of segment: borrowing SearchSegment, in documents: DocumentBits
  ) {
    segment.postings.forEach(in: list) { slot in
      guard documents.contains(slot), !done.contains(slot) else { return }
      done.insert(slot)
      slots.append(UInt32(truncatingIfNeeded: slot))
    }
  }

  fileprivate mutating func addSum(_ capacity: Int) { sums.append(takeBits(capacity: capacity)) }

  fileprivate mutating func addField(_ capacity: Int) {
    inFields.append(takeBits(capacity: capacity))
  }

  /// Makes the sums with a term of those without it and the documents with it in each field.
  fileprivate mutating func addTerm(_ capacity: Int) {
    for sum in 0..<sums.count + 3 {
      var bits = takeBits(capacity: capacity)
      for field in 0...min(sum, 3) {
        bits.formUnion(
          ofIntersectionOf: sums[min(sum - field, sums.count - 1)], and: inFields[field])
      }
      nextSums.append(bits)
    }
    giveBackSums()
    swap(&sums, &nextSums)
  }

  /// Takes back the sums and the fields.
  fileprivate mutating func giveBackSums() {
    while let bits = sums.popLast() { giveBack(bits) }
    while let bits = inFields.popLast() { giveBack(bits) }
  }
}

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
