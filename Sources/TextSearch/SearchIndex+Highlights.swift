extension SearchIndex.Match {
  /// Returns the parts of a text that match, in order, to highlight them.
  ///
  /// If a word only begins with the last word of the query, only its beginning is highlighted. Letters keep
  /// their marks, and no range begins or ends within a character.
  ///
  ///     hit.match.highlights(in: "Éncanto Park")   // for "enc": the range of "Énc"
  ///
  /// - Complexity: O(*n*) in the length of the text, for each word of the query
  public func highlights(in text: String) -> [Range<String.Index>] {
    Self.disjoint(TextWords(text).words.compactMap { highlight($0, in: text)?.range })
  }

  /// The ranges without those that overlap earlier ones: two words can be one sign, such as ½.
  private static func disjoint(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    var disjoint: [Range<String.Index>] = []
    for range in ranges where disjoint.last.map({ $0.upperBound <= range.lowerBound }) ?? true {
      disjoint.append(range)
    }
    return disjoint
  }

  /// Returns the passage of a text with the most words of the query.
  ///
  /// - Parameters:
  ///   - text: The text, such as a description.
  ///   - wordCount: The greatest number of words in the passage; less than 1 counts as 1.
  /// - Returns: The first of the best passages, or one a little behind it if all its matches are at its end.
  /// - Complexity: O(*n*) in the length of the text, for each word of the query
  public func snippet(of text: String, wordCount: Int = 24) -> Snippet {
    let words = TextWords(text).words
    let highlights = words.map { highlight($0, in: text) }
    let size = min(max(wordCount, 1), words.count)
    var counts = Array(repeating: 0, count: terms.count)
    var different = 0
    var total = 0
    var best = (different: 0, total: 0, start: 0)
    for (index, highlight) in highlights.enumerated() {
      if let term = highlight?.term {
        counts[term] += 1
        total += 1
        if counts[term] == 1 { different += 1 }
      }
      if index >= size, let term = highlights[index - size]?.term {
        counts[term] -= 1
        total -= 1
        if counts[term] == 0 { different -= 1 }
      }
      if index + 1 >= size, (different, total) > (best.different, best.total) {
        best = (different, total, index + 1 - size)
      }
    }
    // A passage that has all its matches at its end shows too little of what follows.
    if let first = highlights[best.start...].firstIndex(where: { $0 != nil }) {
      best.start = min(max(best.start, first - size / 4), words.count - size)
    }
    let passage = best.start..<best.start + size
    let start =
      words.isEmpty || passage.lowerBound == 0
      ? text.startIndex : text.index(startingCharacterAt: words[passage.lowerBound].start)
    let end =
      passage.upperBound == words.count
      ? text.endIndex
      : text.index(endingCharacterAt: words[passage.upperBound - 1].range.upperBound)
    return Snippet(
      range: start..<end,
      highlights: Self.disjoint(highlights[passage].compactMap { $0?.range }))
  }

  /// The part of a word that matches a term, the longest one, and the number of the term.
  private func highlight(
    _ word: TextWords.Word, in text: String
  ) -> (range: Range<String.Index>, term: Int)? {
    var best: (range: Range<String.Index>, term: Int)?
    for (number, term) in terms.enumerated() {
      guard let range = word.range(matching: term),
        best.map({ range.upperBound > $0.range.upperBound }) ?? true
      else { continue }
      best = (range, number)
    }
    guard let best else { return nil }
    let start = text.index(startingCharacterAt: best.range.lowerBound)
    return (start..<text.index(endingCharacterAt: best.range.upperBound), best.term)
  }

  /// A passage of a text.
  public struct Snippet: Hashable, Sendable {
    /// The place of the passage in the text.
    public let range: Range<String.Index>

    /// The parts of the text within the passage that match.
    public let highlights: [Range<String.Index>]
  }
}

extension String {
  /// Returns the index, or the start of the character that it is in.
  fileprivate func index(startingCharacterAt index: String.Index) -> String.Index {
    var index = index
    while index > startIndex, String.Index(index, within: self) == nil {
      index = unicodeScalars.index(before: index)
    }
    return index
  }

  /// Returns the index, or the end of the character that it is in.
  fileprivate func index(endingCharacterAt index: String.Index) -> String.Index {
    var index = index
    while index < endIndex, String.Index(index, within: self) == nil {
      index = unicodeScalars.index(after: index)
    }
    return index
  }
}
