extension SearchSegment {
  /// Creates the segment of the documents of some segments that have not been removed.
  ///
  /// Of documents of one item, that of the last segment stays.
  ///
  /// - Complexity: O(*n* log *n*); no word is folded again
  init(merging segments: some Sequence<SearchSegment>) {
    var builder = Builder()
    for segment in segments { builder.addDocuments(of: segment) }
    self = builder.segment()
  }

  /// Creates the segment of one document of another segment, with another popularity.
  ///
  /// - Complexity: O(*k* log *k*) in its words
  init(copying slot: Int, of other: borrowing SearchSegment, popularity: Int) {
    var builder = Builder()
    builder.add(slot, of: other, popularity: Int64(popularity)) { word, builder in
      builder.number(ofWord: word, in: other)
    }
    self = builder.segment()
  }
}

extension SearchSegment.Builder {
  /// Adds the documents of a segment that have not been removed.
  fileprivate mutating func addDocuments(of segment: borrowing SearchSegment) {
    var numbers = ContiguousArray(repeating: WordNumbers.gap, count: segment.wordCount)
    // In the order of their references, so that there is little left to sort.
    for slot in segment.slotsByID where segment.live.contains(Int(slot)) {
      add(Int(slot), of: segment, popularity: segment.popularities[Int(slot)]) { word, builder in
        if numbers[word] == WordNumbers.gap {
          numbers[word] = builder.number(ofWord: word, in: segment)
        }
        return numbers[word]
      }
    }
  }
}
