import Essentials

extension SearchIndex {
  /// The hits of a query.
  public struct Results: Sendable {
    /// The hits of this page, in the order that ``SearchIndex`` describes.
    public let hits: [Hit]

    /// The number of hits on all pages.
    public let total: Int

    /// The number of hits on all pages in which no word was corrected.
    public let exactTotal: Int

    /// The query with the words that the first hit has in place of those that were mistyped, or `nil` if
    /// there are exact hits: what "Showing results for" says.
    public let correctedText: String?

    /// The limits at which something was left out.
    public let limits: Set<Query.Limit>
  }

  /// A document that matches a query.
  public struct Hit: Hashable, Identifiable, Sendable {
    /// Where the document matches.
    public let match: Match

    let position: SearchPosition

    /// The item.
    public var id: ItemReference { position.id }
  }

  /// The matches of a query in a document.
  public struct Match: Hashable, Sendable {
    /// The words of the document that stand for mistyped words.
    public let mendedWords: [MendedWord]

    /// The terms by which the document was found.
    let terms: ContiguousArray<SearchTerm>

    /// The words of the query, with those of the document in place of mistyped ones.
    package var correctedText: String {
      var text = ""
      for term in terms {
        if !text.isEmpty { text += " " }
        text += term.text
      }
      return text
    }
  }

  /// A mistyped word, and the word of a document that matches it.
  public struct MendedWord: Hashable, Sendable {
    /// The word as typed, folded.
    public let typed: String

    /// The word of the document, folded.
    public let found: String
  }
}

extension SearchIndex {
  /// Returns the documents that match a query, the best ones first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - last: The last hit of the previous page, or `nil` for the first page. The page begins after it even
  ///     if its document has been removed.
  ///   - limit: The greatest number of hits on the page; a number outside 1...1000 counts as the nearest one.
  /// - Returns: The hits, with the number of hits on all pages.
  /// - Complexity: O(*n* / 64 + *k*) for *n* documents and lists with *k* documents, and O(*v*) in the
  ///   bytes of the vocabulary for each word that may have typos
  public func results(of query: Query, after last: Hit? = nil, limit: Int = 20) -> Results {
    var memory = Memory()
    return results(of: query, after: last, limit: limit, using: &memory)
  }

  /// Returns the documents that match a query, the best ones first, with memory of an earlier search.
  ///
  /// With a ``Memory`` that a server keeps for each of its threads, a search allocates nothing but its
  /// results, once the memory has grown to what its searches need.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - last: The last hit of the page before, or `nil` for the first page.
  ///   - limit: The number of hits on the page, within 1...1000.
  ///   - memory: What the search works with. It keeps no text.
  /// - Returns: The same as without the memory.
  /// - Complexity: As without the memory
  public func results(
    of query: Query, after last: Hit? = nil, limit: Int = 20, using memory: inout Memory
  ) -> Results {
    let (request, isComplete) = query.request(synonyms)
    var run = SearchRun(request, in: segments, using: &memory.scratch)
    let first = run.first(min(max(limit, 1), 1000), after: last?.position)
    var lastMatch: SearchRun.LastMatch?
    let hits = first.places.map { place in
      Hit(
        match: run.match(of: place, request, after: &lastMatch),
        position: first.position(of: place))
    }
    let limits = isComplete ? query.limits : query.limits.union([.synonyms])
    let results = Results(
      hits: hits, total: run.exactCount + run.mendedCount, exactTotal: run.exactCount,
      correctedText: run.exactCount > 0 ? nil : hits.first?.match.correctedText,
      limits: limits)
    run.scratch.giveBack(first.places)
    run.finish(using: &memory.scratch)
    return results
  }
}

extension SearchIndex {
  /// Reusable scratch memory for searches of any index.
  ///
  ///     var memory = SearchIndex.Memory()
  ///     for query in queries { show(searchIndex.results(of: query, using: &memory)) }
  public struct Memory: Sendable {
    fileprivate var scratch = SegmentSearch.Scratch()

    /// Creates empty memory.
    public init() {}
  }
}
