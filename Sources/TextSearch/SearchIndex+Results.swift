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

    /// The query with the mistyped words corrected to those of the first hit, for "Showing results
    /// for", or `nil` if there are exact hits.
    public let correctedText: String?

    /// The limits that the search reached.
    public let limits: Set<Query.Limit>
  }

  /// A document that matches a query.
  public struct Hit: Hashable, Identifiable, Sendable {
    /// The matches in the document.
    public let match: Match

    let position: SearchPosition

    /// How many slips words may have on all pages.
    let mending: SearchRun.Mending

    /// The item.
    public var id: ItemReference { position.id }
  }

  /// The matches of a query in a document.
  public struct Match: Hashable, Sendable {
    /// The words of the document that match mistyped words.
    public let mendedWords: [MendedWord]

    /// The terms that found the document.
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

  /// Returns the documents that match a query, the best ones first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - last: The last hit of the previous page, or `nil` for the first page. The page begins after it even
  ///     if its document has been removed.
  ///   - limit: The maximum number of hits on the page; a number outside 1...1000 counts as the
  ///     nearest one.
  /// - Returns: The hits, with the number of hits on all pages.
  /// - Complexity: O(*n* / 64 + *k*) for *n* documents and lists with *k* documents, and O(*v*) in the
  ///   bytes of the vocabulary for each word that may have typos
  public func results(of query: Query, after last: Hit? = nil, limit: Int = 20) -> Results {
    var memory = Memory()
    return results(of: query, after: last, limit: limit, using: &memory)
  }

  /// Returns the documents that match a query, the best ones first, with memory of an earlier search.
  ///
  /// If a server keeps a ``Memory`` for each of its threads, a search allocates only its results,
  /// after the memory has grown to the needed size. A search that corrects typos also allocates the
  /// variants of the query with another blank.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - last: The last hit of the previous page, or `nil` for the first page.
  ///   - limit: The number of hits on the page, within 1...1000.
  ///   - memory: The scratch memory. It keeps no text.
  /// - Returns: The same as without the memory.
  /// - Complexity: As without the memory
  public func results(
    of query: Query, after last: Hit? = nil, limit: Int = 20, using memory: inout Memory
  ) -> Results {
    let (request, isComplete) = query.request(synonyms)
    var run = SearchRun(request, in: segments, using: &memory.scratch)
    // The first page decides for all, so that no document is lost between them.
    if let mending = last?.mending {
      while run.mending.rawValue < mending.rawValue { run.mend() }
    } else {
      while run.count < run.mendsBelow { run.mend() }
    }
    let first = run.first(min(max(limit, 1), 1000), after: last?.position)
    var lastMatch: SearchRun.LastMatch?
    let hits = first.places.map { place in
      Hit(
        match: run.match(of: place, after: &lastMatch),
        position: first.position(of: place), mending: run.mending)
    }
    let limits = isComplete ? query.limits : query.limits.union([.synonyms])
    let exactCount = run.exactCount
    let results = Results(
      hits: hits, total: run.count, exactTotal: exactCount,
      correctedText: exactCount > 0 ? nil : hits.first?.match.correctedText,
      limits: limits)
    run.scratch.giveBack(first.places)
    run.finish(using: &memory.scratch)
    return results
  }

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
  ///   - wordCount: The maximum number of words in the passage; less than 1 counts as 1.
  /// - Returns: The first of the best passages, or a passage a little later if all its matches are
  ///   at its end.
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

/// The words of a text with their places in it.
struct TextWords {
  /// A word, folded, and where it is.
  struct Word {
    var bytes: ContiguousArray<UInt8> = []
    var start: String.Index
    /// The positions at which the text continues after each number of folded bytes, in order.
    var ends: [(count: Int, index: String.Index)] = []
    /// The number of folded bytes before each part after an apostrophe.
    var parts: [Int] = []

    /// Lets what ends at an index end at a later one.
    mutating func move(_ index: String.Index, to later: String.Index) {
      var place = ends.count - 1
      while place >= 0, ends[place].index == index {
        ends[place].index = later
        place -= 1
      }
    }

    var range: Range<String.Index> { start..<(ends.last?.index ?? start) }

    /// The part of the text for the first bytes.
    func range(ofFirst count: Int) -> Range<String.Index> {
      start..<(ends.first { $0.count >= count }?.index ?? range.upperBound)
    }
  }

  private(set) var words: [Word] = []

  /// Reads the words of a text.
  ///
  /// - Complexity: O(*n*)
  init(_ text: String) {
    var word: Word?
    var folding: ContiguousArray<UInt8> = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var letters = SearchLetters()
    /// Where the character ends that has the scalar.
    var boundary = index
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let isInside = index < boundary
      while boundary < next { boundary = text.index(after: boundary) }
      if scalars[index].isApostrophe, Self.joins(index, in: scalars), let count = word?.bytes.count
      {
        word?.ends.append((count, next))
        word?.parts.append(count)
        index = next
        continue
      }
      folding.removeAll(keepingCapacity: true)
      if !letters.append(scalars[index], to: &folding) { folding.append(UInt8(ascii: " ")) }
      // A letter that is a mark belongs to the character before it.
      if isInside, !folding.isEmpty, folding.first != UInt8(ascii: " ") {
        word?.move(index, to: next)
      }
      // A mark belongs to the letter before it, and one without a letter to nothing.
      if folding.isEmpty, let count = word?.bytes.count { word?.ends.append((count, next)) }
      for byte in folding {
        if byte == UInt8(ascii: " ") {
          // A sign such as ½ has two words, each of which is the sign.
          if folding.count > 1, let count = word?.bytes.count { word?.ends.append((count, next)) }
          end(&word)
        } else {
          if word == nil { word = Word(start: index) }
          word?.bytes.append(byte)
        }
      }
      if !folding.isEmpty, let count = word?.bytes.count { word?.ends.append((count, next)) }
      index = next
    }
    end(&word)
  }

  /// Whether an apostrophe stands between letters.
  private static func joins(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    var folding: ContiguousArray<UInt8> = []
    func isLetter(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
      for scalar in scalars {
        if let isLetter = SearchWords.letter(scalar, &folding) { return isLetter }
      }
      return false
    }
    return isLetter(scalars[..<index].reversed())
      && isLetter(scalars[scalars.index(after: index)...])
  }

  private mutating func end(_ word: inout Word?) {
    guard var ended = word else { return }
    SearchLetters.orderMarks(in: &ended.bytes)
    let length = SearchWords.end(of: 0..<ended.bytes.count, in: ended.bytes)
    SearchLetters.forEachStart(within: 0..<ended.bytes.count, of: ended.bytes) {
      ended.parts.append($0)
    }
    ended.bytes.removeLast(ended.bytes.count - length)
    words.append(ended)
    word = nil
  }
}

extension TextWords.Word {
  /// The part of the text that matches a term, or `nil` if the word does not.
  func range(matching term: SearchTerm) -> Range<String.Index>? {
    if bytes == term.bytes { return range }
    if term.isPrefix, bytes.starts(with: term.bytes) { return range(ofFirst: term.bytes.count) }
    for part in parts where bytes.count - part >= SearchWords.minimumPartLength {
      guard let start = ends.last(where: { $0.count == part })?.index else { continue }
      let rest = bytes[part...]
      if rest.elementsEqual(term.bytes) { return start..<range.upperBound }
      if term.isPrefix, rest.starts(with: term.bytes) {
        return start..<range(ofFirst: part + term.bytes.count).upperBound
      }
    }
    return nil
  }
}
