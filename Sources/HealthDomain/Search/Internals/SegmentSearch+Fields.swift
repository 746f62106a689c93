extension SegmentSearch {
  /// Offers documents of several terms that match without a slip: those first whose terms can be in the best
  /// fields, until later ones are worse.
  ///
  /// - Complexity: O(*t*² · *n* / 64) for *t* terms and *n* documents of the segment, and O(*k*) in the lists of
  ///   the terms and in the words of the documents that may be among the first
  func offerByFields(
    _ documents: DocumentBits, _ segment: borrowing SearchSegment, _ number: Int, _ variant: Int,
    _ first: inout FirstDocuments, _ scratch: inout Scratch
  ) {
    let sums = documentsBySum(documents, segment, &scratch)
    scratch.done.reset(capacity: segment.slotCount)
    scratch.whole.reset(capacity: segment.slotCount)
    for word in terms[0].exact { scratch.whole.insert(segment.postings, segment.list(word, 0)) }
    scratch.match.prepare(terms)
    for (sum, documents) in sums.enumerated() {
      for isAtStart in [true, false] {
        let best = SearchRank(
          slips: 0, variant: variant, fields: sum, isAtStart: isAtStart, gaps: 0, beginnings: 0,
          isWholeTitle: true)
        guard first.mayTakeFrom(best) else { break }
        scratch.group.assign(documents.words)
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
    for bits in sums { scratch.release(bits) }
  }

  /// Returns the documents whose terms can be in fields with a sum of at most 0, 1, and so on, each field
  /// as its number.
  private func documentsBySum(
    _ documents: DocumentBits, _ segment: borrowing SearchSegment, _ scratch: inout Scratch
  ) -> [DocumentBits] {
    var sums = [documents]
    for term in terms {
      // The documents with the term in a field or a better one.
      var inFields: [DocumentBits] = []
      for field in 0..<4 {
        var bits = scratch.bits(capacity: segment.slotCount)
        if let better = inFields.last { bits.assign(better.words) }
        for word in term.exact {
          if field == 0 { bits.insert(segment.postings, segment.list(word, 0)) }
          bits.insert(segment.postings, segment.list(word, field + 1))
        }
        inFields.append(bits)
      }
      var next: [DocumentBits] = []
      for sum in 0..<sums.count + 3 {
        var bits = scratch.bits(capacity: segment.slotCount)
        for field in 0...min(sum, 3) {
          bits.formUnion(
            ofIntersectionOf: sums[min(sum - field, sums.count - 1)], and: inFields[field])
        }
        next.append(bits)
      }
      for bits in sums + inFields { scratch.release(bits) }
      sums = next
    }
    return sums
  }
}
