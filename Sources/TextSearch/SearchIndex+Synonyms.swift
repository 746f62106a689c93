extension SearchIndex {
  /// Groups of words and phrases with the same meaning.
  ///
  ///     searchIndex.synonyms = SearchIndex.Synonyms([["SNAP", "EBT", "food stamps"]])
  ///
  /// A query for one member of a group also finds the others, below the documents that have the typed words.
  public struct Synonyms: Hashable, Sendable {
    /// The folded words of each phrase of each group.
    private var groups: [[[ContiguousArray<UInt8>]]] = []

    /// The greatest number of ways to write a query, with the one that was typed.
    static let maximumVariantCount = 16

    /// Creates groups of words and phrases; what has no words is left out.
    public init(_ groups: [[String]] = []) {
      var folding = SearchWords()
      for group in groups {
        var phrases: [[ContiguousArray<UInt8>]] = []
        for phrase in group {
          folding.fold(phrase)
          let words = folding.ranges.map { ContiguousArray(folding.bytes[$0]) }
          if !words.isEmpty, !phrases.contains(words) { phrases.append(words) }
        }
        if phrases.count > 1 { self.groups.append(phrases) }
      }
    }

    /// Returns the other ways to write terms, and whether these are all.
    ///
    /// - Complexity: O(*n*) in the words of the groups, for each way
    func variants(
      of terms: ContiguousArray<SearchTerm>
    ) -> (others: [ContiguousArray<SearchTerm>], isComplete: Bool) {
      guard !groups.isEmpty else { return ([], true) }
      var variants = [terms]
      for group in groups {
        for variant in variants {
          for phrase in group {
            guard let place = Self.place(of: phrase, in: variant) else { continue }
            for other in group where other != phrase {
              guard variants.count < Self.maximumVariantCount else {
                return (Array(variants.dropFirst()), false)
              }
              var next = variant
              next.replaceSubrange(
                place, with: other.map { SearchTerm(bytes: $0, isPrefix: false) })
              if !variants.contains(next) { variants.append(next) }
            }
          }
        }
      }
      return (Array(variants.dropFirst()), true)
    }

    private static func place(
      of phrase: [ContiguousArray<UInt8>], in terms: ContiguousArray<SearchTerm>
    ) -> Range<Int>? {
      guard phrase.count <= terms.count else { return nil }
      for start in 0...(terms.count - phrase.count) {
        let range = start..<start + phrase.count
        if terms[range].map(\.bytes) == phrase { return range }
      }
      return nil
    }
  }
}
