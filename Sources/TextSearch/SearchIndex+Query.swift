extension SearchIndex {
  /// The text that a person has typed, if it is long enough for a search.
  ///
  ///     do { searchResults = searchIndex.results(of: try .init(text)) } catch { hint = error }
  ///
  /// It has at least ``minimumLength`` characters, or two with an ideograph or a syllable of a script such as
  /// Devanagari, Thai, or Hangul, and one word. If it has more than ``maximumWordCount``
  /// words, only the first ones count; see ``limits``.
  public struct Query: Hashable, Sendable {
    /// The text as typed.
    public let text: String

    /// The words of a query that also match longer words, which begin with them.
    public var beginnings = Beginnings.lastWord {
      didSet { terms = Self.terms(words, beginnings) }
    }

    /// When words with typos match.
    public var mending = Mending.whenFewer(than: 20)

    /// Whether words may have one more typo, and words of three or four letters one, if otherwise fewer than
    /// five documents match; a word never has more than two.
    public var mendsMoreIfFewMatch = false

    /// The limits that left out a part of the text.
    public let limits: Set<Limit>

    /// The folded words; never empty.
    package let words: [ContiguousArray<UInt8>]

    /// The words as terms.
    private(set) var terms: ContiguousArray<SearchTerm>

    /// The minimum number of characters, as a person counts them, without white space at the ends;
    /// one fewer if an ideograph or a syllable is among them.
    public static var minimumLength: Int { 3 }

    /// The maximum number of words that count.
    public static var maximumWordCount: Int { 32 }

    /// Creates a query from a text.
    ///
    /// - Complexity: O(*n*)
    /// - Throws: ``SearchIndex/Query/Error``, if the text is too short or has no words.
    public init(_ text: String) throws(Error) {
      let missing = Self.missingCount(text)
      guard missing == 0 else { throw .tooShort(missing: missing) }
      var folding = SearchWords()
      folding.fold(text)
      guard !folding.ranges.isEmpty else { throw .noWords }
      var limits: Set<Limit> = folding.hasLongWord ? [.wordLength] : []
      if folding.ranges.count > Self.maximumWordCount { limits.insert(.wordCount) }
      self.text = text
      self.limits = limits
      words = folding.ranges.prefix(Self.maximumWordCount).map {
        ContiguousArray(folding.bytes[$0])
      }
      terms = Self.terms(words, beginnings)
    }

    private static func terms(
      _ words: [ContiguousArray<UInt8>], _ beginnings: Beginnings
    ) -> ContiguousArray<SearchTerm> {
      ContiguousArray(
        words.enumerated().map { index, word in
          SearchTerm(
            bytes: word,
            isPrefix: beginnings == .everyWord || index == words.count - 1
              || SearchLetters.beginsWithIdeograph(word))
        })
    }

    /// The number of characters that are missing from the least number, without white space at the ends.
    private static func missingCount(_ text: String) -> Int {
      var (count, blanks, least) = (0, 0, minimumLength)
      for character in text {
        if character.isWhitespace {
          if count > 0 { blanks += 1 }
        } else {
          (count, blanks) = (count + blanks + 1, 0)
          if SearchLetters.isSyllable(character) { least = minimumLength - 1 }
          if count >= least { return 0 }
        }
      }
      return least - count
    }
  }
}

extension SearchIndex.Query {
  /// The words of a query that also match longer words, which begin with them.
  public enum Beginnings: Hashable, Sendable {
    /// The last word, which a person may still be typing.
    case lastWord
    /// Each word.
    case everyWord
  }

  /// The rule for words with typos: one typo from 5 letters on, two from 9 letters on, two
  /// transposed neighbors after the first letter in words of 4 letters, and none in shorter words.
  ///
  /// A typo is a missing, additional, or wrong letter, or two transposed neighbors. A wrong first letter
  /// counts as one more typo.
  public enum Mending: Hashable, Sendable {
    /// Never.
    case never
    /// If fewer documents match exactly than this number.
    case whenFewer(than: Int)
    /// Always, below the exact matches.
    case always
  }

  /// A limit that keeps the time of every search bounded.
  @nonexhaustive public enum Limit: Hashable, Sendable, CaseIterable {
    /// Of many words, only the first ones count: ``SearchIndex/Query/maximumWordCount``.
    case wordCount
    /// Of a very long word, only the first 60 bytes count.
    case wordLength
    /// Of the ways to use synonyms, only the first 16 count.
    case synonyms
  }

  /// The reason a text is not a query.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is too short by this number of characters.
    case tooShort(missing: Int)
    /// The text has neither letters nor numbers.
    case noWords

    /// A sentence that says what is missing.
    public var description: String {
      switch self {
      case .tooShort(1): "Type one more character to search."
      case .tooShort(let missing): "Type \(missing) more characters to search."
      case .noWords: "Type a word to search for."
      }
    }
  }

  /// Returns the request of this query to the index.
  package func request(_ synonyms: SearchIndex.Synonyms) -> (SearchRun.Request, isComplete: Bool) {
    let (others, isComplete) = synonyms.variants(of: terms)
    let mendsBelow =
      switch mending {
      case .never: 0
      case .whenFewer(let count): count
      case .always: Int.max
      }
    return (
      SearchRun.Request(
        typed: terms, others: others, synonyms: synonyms, mendsBelow: mendsBelow,
        mendsMore: mendsMoreIfFewMatch),
      isComplete
    )
  }
}

extension SearchIndex {
  /// Groups of words and phrases with the same meaning.
  ///
  ///     searchIndex.synonyms = SearchIndex.Synonyms([["SNAP", "EBT", "food stamps"]])
  ///
  /// A query for one member of a group also finds the others, below the documents that have the typed words. The last
  /// word of a query may be the beginning of a member's last word, from three letters. A member may have the typos of
  /// ``Query/Mending``.
  public struct Synonyms: Sendable {
    /// The folded words of each phrase of each group.
    private var groups: [[[ContiguousArray<UInt8>]]] = []

    /// A segment with the different words of all phrases, in which typos are looked for, or none without groups;
    /// an array, because every search copies the synonyms.
    private var vocabularies: [SearchSegment] = []

    /// The greatest number of ways to write a query, with the one that was typed.
    static let maximumVariantCount = 16

    /// Creates groups of words and phrases; texts without words are left out.
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
      let words = self.groups.lazy.joined().joined().sorted { $0.lexicographicallyPrecedes($1) }
      var vocabulary = SearchSegment()
      for (index, word) in words.enumerated() where index == 0 || word != words[index - 1] {
        vocabulary.append(word[...])
      }
      if !words.isEmpty { vocabularies.append(vocabulary) }
    }

    /// Returns the other ways to write terms with a member that has slips, and how many.
    ///
    /// - Complexity: O(*n*) in the words of the groups, for each term
    func mended(
      _ terms: ContiguousArray<SearchTerm>, isWider: Bool, _ walk: inout SlipWalk
    ) -> [(terms: ContiguousArray<SearchTerm>, slips: Int)] {
      guard let vocabulary = vocabularies.first else { return [] }
      let words = terms.map { term in
        var mends: ContiguousArray<SlipWalk.Mend> = []
        let budget = term.budget(isWider: isWider)
        if budget.count > 0 {
          walk.prepare(term, budget: budget)
          walk.append(wordsOf: vocabulary, to: &mends)
        }
        return mends.map { (word: vocabulary.text(of: Int($0.word)), slips: Int($0.slips)) }
      }
      var ways: [(terms: ContiguousArray<SearchTerm>, slips: Int)] = []
      for group in groups {
        for phrase in group where phrase.count <= terms.count {
          for start in 0...terms.count - phrase.count {
            var slips = 0
            let isHere = phrase.indices.allSatisfy { index in
              if terms[start + index].bytes == phrase[index] { return true }
              let word = String(decoding: phrase[index], as: UTF8.self)
              let mend = words[start + index].first { $0.word == word }
              slips += mend?.slips ?? 0
              return mend != nil
            }
            guard isHere, slips > 0 else { continue }
            for other in group where other != phrase && ways.count < Self.maximumVariantCount {
              var way = terms
              way.replaceSubrange(
                start..<start + phrase.count,
                with: other.map { SearchTerm(bytes: $0, isPrefix: false) })
              if !ways.contains(where: { $0.terms == way }) { ways.append((way, slips)) }
            }
          }
        }
      }
      return ways
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

    /// The position of a phrase in a query, whose last word may be incomplete.
    private static func place(
      of phrase: [ContiguousArray<UInt8>], in terms: ContiguousArray<SearchTerm>
    ) -> Range<Int>? {
      guard let last = phrase.last, phrase.count <= terms.count else { return nil }
      for start in 0...(terms.count - phrase.count) {
        let range = start..<start + phrase.count
        let end = terms[range.upperBound - 1]
        guard terms[range].dropLast().map({ $0.bytes }).elementsEqual(phrase.dropLast()) else {
          continue
        }
        let isTyped =
          range.upperBound == terms.count && end.isPrefix
          && end.letterCount >= SearchIndex.Query.minimumLength && last.starts(with: end.bytes)
        if isTyped || end.bytes == last { return range }
      }
      return nil
    }
  }
}

extension SearchIndex.Synonyms: Equatable {
  /// Whether the groups are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.groups == rhs.groups }
}

#if !hasFeature(Embedded)
/// Encoded as the text, with what differs from a new query.
extension SearchIndex.Query: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, matchesBeginningOfEveryWord, mends, mendsBelow, mendsMoreIfFewMatch
  }

  /// Decodes a query.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a text that is too short or has no words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .text)
    do throws(Error) {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: container, debugDescription: error.description)
    }
    if try container.decodeIfPresent(Bool.self, forKey: .matchesBeginningOfEveryWord) ?? false {
      beginnings = .everyWord
      // An initializer calls no observer.
      terms = Self.terms(words, beginnings)
    }
    switch try container.decodeIfPresent(Bool.self, forKey: .mends) {
    case true?: mending = .always
    case false?: mending = .never
    case nil:
      if let count = try container.decodeIfPresent(Int.self, forKey: .mendsBelow) {
        mending = .whenFewer(than: count)
      }
    }
    mendsMoreIfFewMatch =
      try container.decodeIfPresent(Bool.self, forKey: .mendsMoreIfFewMatch) ?? false
  }

  /// Encodes the query.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    if beginnings == .everyWord {
      try container.encode(true, forKey: .matchesBeginningOfEveryWord)
    }
    switch mending {
    case .never: try container.encode(false, forKey: .mends)
    case .whenFewer(let count):
      if count != 20 { try container.encode(count, forKey: .mendsBelow) }
    case .always: try container.encode(true, forKey: .mends)
    }
    if mendsMoreIfFewMatch { try container.encode(true, forKey: .mendsMoreIfFewMatch) }
  }
}
#endif
