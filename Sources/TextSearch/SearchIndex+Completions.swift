extension SearchIndex {
  /// Returns a query with its last word completed, by the words of most documents first.
  ///
  /// The words are those of titles, subtitles, and tags, of documents that have the other words.
  ///
  /// - Parameters:
  ///   - query: The words as typed.
  ///   - limit: The greatest number of completions; none if it is negative.
  /// - Returns: The queries.
  /// - Complexity: O(*k*) in the lists of the words that begin with the last one
  public func completions(of query: Query, limit: Int = 8) -> [String] {
    let terms = query.terms
    guard let last = terms.last else { return [] }
    var counts: [ContiguousArray<UInt8>: Int] = [:]
    var scratch = SegmentSearch.Scratch()
    for segment in segments {
      let others = scratch.search(terms.dropLast(), in: segment)
      let documents = others.documents(in: segment, &scratch)
      for word in segment.words(of: last).range {
        var count = 0
        for group in 0..<SearchSegment.groupCount - 1 {
          segment.postings.forEach(in: segment.list(word, group)) { slot in
            if documents.contains(slot) { count += 1 }
          }
        }
        let bytes = segment.vocabulary[segment.bytes(of: word)]
        if count > 0, bytes.count > last.bytes.count {
          counts[ContiguousArray(bytes), default: 0] += count
        }
      }
    }
    let start = terms.dropLast().map { $0.text + " " }.joined()
    let best = counts.sorted { a, b in
      a.value != b.value ? a.value > b.value : a.key.lexicographicallyPrecedes(b.key)
    }
    return best.prefix(max(limit, 0)).map { start + String(decoding: $0.key, as: UTF8.self) }
  }
}
