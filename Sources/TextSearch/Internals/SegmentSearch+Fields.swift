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

extension SegmentSearch.Scratch {
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
