import Essentials

/// The search of all segments: the matching documents, in strata from the best to the worst.
///
/// The first stratum of each segment has the exact matches, then one follows for each way to use
/// synonyms, and at last come those of the matches with mended words, once ``mend()`` is called.
package struct SearchRun {
  /// How many slips words may have in the documents that were found.
  package enum Mending: Int, CaseIterable {
    /// None.
    case none
    /// As many as a word of its length may have.
    case some
    /// One more, because hardly anything matches.
    case more
    /// As many as before, and words may be the initials of others, because hardly anything matches.
    case initials
  }

  /// The words that are searched for.
  package struct Request {
    /// The terms as typed.
    var typed: ContiguousArray<SearchTerm>
    /// The terms with synonyms.
    var others: [ContiguousArray<SearchTerm>]
    /// The terms that ``SearchRun/mend()`` tries: with a blank more or less, with a mistyped synonym, or with
    /// initials.
    var tried: [ContiguousArray<SearchTerm>] = []
    /// The synonyms; whether one is mistyped is found only when it matters.
    var synonyms: SearchIndex.Synonyms
    /// Words are mended if fewer documents match exactly.
    var mendsBelow: Int
    /// Whether words may have more slips if hardly anything matches.
    var mendsMore: Bool

    /// The number of ways to write the terms, without those that were tried.
    var variantCount: Int { others.count + 1 }

    /// The terms in one of the ways: first as typed, then with synonyms, and then those that were tried.
    func terms(_ variant: Int) -> ContiguousArray<SearchTerm> {
      if variant == 0 { return typed }
      return variant < variantCount ? others[variant - 1] : tried[variant - variantCount]
    }

    /// Notes terms that are tried, and returns the number of the way, unless there are too many for a rank.
    mutating func tryOut(_ terms: ContiguousArray<SearchTerm>) -> Int? {
      let variant = variantCount + tried.count
      guard variant <= SearchRank.greatestVariant else { return nil }
      tried.append(terms)
      return variant
    }
  }

  struct Stratum {
    var search: SegmentSearch
    var documents: DocumentBits
    var segment: Int
    var variant: Int
    var isMended: Bool
    /// The slips that each document has beside those of mended words.
    var slips = 0
    /// The letters among the terms, if they are initials.
    var initials: Range<Int>?
    /// The number of documents.
    var count: Int
  }

  let segments: ContiguousArray<SearchSegment>
  private var request: Request
  private(set) var strata: [Stratum]
  /// How many slips words may have so far.
  package private(set) var mending = Mending.none
  /// The searches for the typed terms with slips, one for each segment; none before the first slip.
  private var mended: [SegmentSearch]
  var scratch: SegmentSearch.Scratch
  /// The stratum whose terms the memory is ready to find in documents, if any.
  var matchedStratum: Int?

  /// Searches the segments for documents that match as typed or by synonyms.
  package init(_ request: Request, in segments: ContiguousArray<SearchSegment>) {
    var memory = SegmentSearch.Scratch()
    self.init(request, in: segments, using: &memory)
  }

  /// Searches the segments with the memory of an earlier search, which ``finish(using:)`` gives back.
  init(
    _ request: Request, in segments: ContiguousArray<SearchSegment>,
    using memory: inout SegmentSearch.Scratch
  ) {
    self.segments = segments
    self.request = request
    scratch = SegmentSearch.Scratch()
    // Swapped, because memory with two owners would be copied.
    swap(&scratch, &memory)
    strata = scratch.takeStrata()
    mended = scratch.takeSearches()
    for variant in 0..<request.variantCount {
      for segment in segments.indices {
        let search = scratch.search(request.terms(variant), in: segments[segment])
        add(search, segment, variant: variant, isMended: false)
      }
    }
  }

  /// The number of documents that match as typed or by synonyms.
  package var exactCount: Int {
    strata.reduce(0) {
      $0 + ($1.isMended || $1.variant >= request.variantCount ? 0 : $1.count)
    }
  }

  /// The number of all documents.
  package var count: Int { strata.reduce(0) { $0 + $1.count } }

  /// The number of documents below which words with slips, or with more of them, are to be found, too; 0
  /// if none are.
  package var mendsBelow: Int {
    let least = mendsBelowWithoutTypedWords
    return count < least && triesInitialsNext && hasTypedWords ? 0 : least
  }

  /// The same if no document has the words as typed.
  package var mendsBelowWithoutTypedWords: Int {
    switch mending {
    case .none: request.mendsBelow
    case .some, .more: min(5, request.mendsBelow)
    case .initials: 0
    }
  }

  /// Whether the next step is to read words as initials, unless there are documents with them as typed.
  package var triesInitialsNext: Bool {
    mending == .more || mending == .some && !request.mendsMore
  }

  /// Whether a document has all typed words, the only one of them as a whole.
  private var hasTypedWords: Bool {
    strata.contains { stratum in
      guard stratum.variant == 0, !stratum.isMended, stratum.count > 0 else { return false }
      guard request.typed.count == 1 else { return true }
      guard stratum.search.terms[0].hasWhole else { return false }
      let segment = segments[stratum.segment]
      let word = UInt32(stratum.search.terms[0].exact.lowerBound)
      var hasWord = false
      stratum.documents.forEach { slot in
        hasWord = segment.fields(of: slot).contains { segment.words[$0] == word }
        return !hasWord
      }
      return hasWord
    }
  }

  /// Calls `body` with the number of each document that has all typed words, the only one of them as a whole.
  package func forEachNumberWithTypedWords(_ body: (UInt32) -> Void) {
    for stratum in strata where stratum.variant == 0 && !stratum.isMended {
      let segment = segments[stratum.segment]
      guard request.typed.count == 1 else {
        stratum.documents.forEach { slot in
          body(segment.numbers[slot])
          return true
        }
        continue
      }
      guard stratum.search.terms[0].hasWhole else { continue }
      for group in 0..<SearchSegment.groupCount {
        let list = segment.list(stratum.search.terms[0].exact.lowerBound, group)
        segment.postings.forEach(in: list) { slot in
          if stratum.documents.contains(slot) { body(segment.numbers[slot]) }
        }
      }
    }
  }

  /// Ends the search, and gives back its memory for the next one.
  mutating func finish(using memory: inout SegmentSearch.Scratch) {
    scratch.giveBack(&mended)
    scratch.giveBack(&strata)
    swap(&scratch, &memory)
  }

  /// Adds the documents that match with mended words, the first time with another blank or as many slips as a word
  /// of its length may have, and the second time with one more, if words may have that; the last time those of
  /// initials.
  ///
  /// Terms that may have no more slips than before keep the words that were found for them.
  package mutating func mend() {
    guard mending != .initials else { return }
    let next = triesInitialsNext ? .initials : mending == .none ? .some : Mending.more
    mending = next
    guard next != .initials else { return addInitials() }
    if next == .some { respace() }
    addMistypedSynonyms(isWider: next == .more)
    let (typed, isWider) = (request.typed, next == .more)
    func mayHaveMore(_ term: SearchTerm) -> Bool {
      let budget = term.budget(isWider: isWider)
      return budget.count > 0 && (!isWider || budget != term.budget(isWider: false))
    }
    guard typed.contains(where: mayHaveMore) else { return }
    if mended.isEmpty {
      for segment in segments { mended.append(scratch.search(typed, in: segment)) }
    }
    for term in typed.indices where mayHaveMore(typed[term]) {
      scratch.walk.prepare(typed[term], budget: typed[term].budget(isWider: isWider))
      for segment in segments.indices {
        mended[segment].terms[term].mends.removeAll(keepingCapacity: true)
        scratch.walk.append(wordsOf: segments[segment], to: &mended[segment].terms[term].mends)
      }
    }
    for segment in segments.indices {
      let search = scratch.copy(of: mended[segment])
      add(search, segment, variant: 0, isMended: true)
    }
  }

  /// Adds the documents that match with a blank more or less.
  private mutating func respace() {
    let ways = Respacing.all(of: request.typed) { word, isPrefix in
      segments.contains {
        !$0.words(of: word, isPrefix: isPrefix, within: 0..<$0.wordCount).range.isEmpty
      }
    }
    for respacing in ways {
      guard let variant = request.tryOut(respacing.terms) else { return }
      for segment in segments.indices {
        let search = scratch.search(respacing.terms, in: segments[segment])
        add(search, segment, variant: variant, isMended: false, adjacent: respacing.second)
      }
    }
  }

  /// Adds the documents that match with a synonym of words with slips.
  private mutating func addMistypedSynonyms(isWider: Bool) {
    let ways = request.synonyms.mended(request.typed, isWider: isWider, &scratch.walk)
    for (terms, slips) in ways {
      guard let variant = request.tryOut(terms) else { return }
      for segment in segments.indices {
        let search = scratch.search(terms, in: segments[segment])
        add(search, segment, variant: variant, isMended: false, slips: slips)
      }
    }
  }

  /// Adds the documents that match with a term as the initials of words in a row.
  private mutating func addInitials() {
    for initials in Initials.all(of: request.typed)
    where request.typed.count > 1 || initials.letters.count >= SearchIndex.Query.minimumLength {
      guard let variant = request.tryOut(initials.terms) else { return }
      for segment in segments.indices {
        var documents = scratch.takeBits(capacity: segments[segment].slotCount)
        var others = scratch.search(initials.others, in: segments[segment])
        if others.mayMatch(in: segments[segment]) {
          let found = others.documents(in: segments[segment], &scratch)
          documents.assign(found.words)
          if !others.terms.isEmpty { scratch.giveBack(found) }
        }
        scratch.giveBack(&others)
        if !documents.isEmpty {
          segments[segment].keepDocuments(
            withInitials: Array(initials.terms[initials.letters]), in: &documents,
            room: &scratch.union)
        }
        add(
          documents, of: scratch.search(initials.terms, in: segments[segment]), segment,
          variant: variant, isMended: false, slips: SearchRank.slipsOfInitials,
          initials: initials.letters)
      }
    }
  }

  /// Adds the matching documents that are in no stratum yet, and in which a term directly follows
  /// the previous one, if required.
  private mutating func add(
    _ search: consuming SegmentSearch, _ segment: Int, variant: Int, isMended: Bool,
    slips: Int = 0, adjacent: Int? = nil
  ) {
    guard search.mayMatch(in: segments[segment]) else { return scratch.giveBack(&search) }
    let documents = search.documents(in: segments[segment], &scratch)
    add(
      documents, of: search, segment, variant: variant, isMended: isMended, slips: slips,
      adjacent: adjacent)
  }

  /// Adds those of some documents that are in no stratum yet.
  private mutating func add(
    _ found: consuming DocumentBits, of search: consuming SegmentSearch, _ segment: Int,
    variant: Int, isMended: Bool, slips: Int, adjacent: Int? = nil, initials: Range<Int>? = nil
  ) {
    var documents = found
    for index in strata.indices where strata[index].segment == segment {
      documents.subtract(strata[index].documents)
    }
    if let adjacent {
      scratch.match.prepare(search.terms)
      documents.keep { slot in
        scratch.match.find(in: segments[segment], slot)
        return scratch.match.isAdjacent(adjacent)
      }
    }
    let count = documents.count
    if count > 0 {
      strata.append(
        Stratum(
          search: search, documents: documents, segment: segment, variant: variant,
          isMended: isMended, slips: slips, initials: initials, count: count))
    } else {
      scratch.giveBack(documents)
      scratch.giveBack(&search)
    }
  }

  /// Calls `body` with the number of each document that matches.
  @inline(__always)
  package func forEachNumber(_ body: (UInt32) -> Void) {
    for stratum in strata {
      let numbers = segments[stratum.segment].numbers
      stratum.documents.forEach { slot in
        body(numbers[slot])
        return true
      }
    }
  }

  /// Keeps only the documents whose numbers pass; those that ``mend()`` adds later are not asked.
  @inline(__always)
  package mutating func keep(where passes: (UInt32) -> Bool) {
    for index in strata.indices {
      let numbers = segments[strata[index].segment].numbers
      strata[index].documents.keep { passes(numbers[$0]) }
      strata[index].count = strata[index].documents.count
    }
  }

  /// Returns the first documents after a position.
  package mutating func first(_ limit: Int, after last: SearchPosition?) -> FirstDocuments {
    var first = FirstDocuments(
      in: segments, after: last, limit: limit, places: scratch.takePlaces())
    matchedStratum = nil
    for stratum in strata {
      let floor = SearchRank(
        slips: stratum.isMended ? 1 : 0, variant: stratum.ranked, fields: 0, isAtStart: true,
        gaps: 0, beginnings: 0, isWholeTitle: true)
      guard first.mayTakeFrom(floor) else { continue }
      stratum.search.offer(
        stratum.documents, from: segments[stratum.segment], number: stratum.segment,
        variant: stratum.ranked, byWords: stratum.initials != nil, to: &first, &scratch)
    }
    return first
  }
}

extension SearchRun.Stratum {
  /// The variant for ranks, together with the slips that each document has.
  var ranked: Int { SearchRank.variant(variant, withSlips: slips) }
}

/// Where documents match that were found.
extension SearchRun {
  /// Where the last document with mended words matches.
  package struct LastMatch {
    fileprivate let segment: Int
    fileprivate let match: SearchIndex.Match
  }

  /// The numbers of the documents at some places, all at once, because a caller in another module would copy
  /// the segment of each.
  package func numbers(of places: some Collection<FirstDocuments.Place>) -> [Int] {
    places.map { Int(segments[$0.segment].numbers[$0.slot]) }
  }

  /// Returns where a found document matches, after another one of this search.
  package mutating func match(
    of place: FirstDocuments.Place, after last: inout LastMatch?
  ) -> SearchIndex.Match {
    let variant = request.terms(place.rank.variant)
    guard findMendedWords(of: place) else {
      return SearchIndex.Match(mendedWords: [], terms: findInitials(of: place) ?? variant)
    }
    // Most documents of a page have the same words in place of mistyped ones.
    if let last, last.segment == place.segment, scratch.mended == scratch.lastMended {
      return last.match
    }
    var terms = variant
    var mendedWords: [SearchIndex.MendedWord] = []
    for (term, word) in scratch.mended.enumerated() where word != .max {
      let found = segments[place.segment].text(of: Int(word))
      mendedWords.append(SearchIndex.MendedWord(typed: terms[term].text, found: found))
      terms[term] = SearchTerm(bytes: ContiguousArray(found.utf8), isPrefix: false)
    }
    let match = SearchIndex.Match(mendedWords: mendedWords, terms: terms)
    last = LastMatch(segment: place.segment, match: match)
    swap(&scratch.mended, &scratch.lastMended)
    return match
  }

  /// Returns where the document of an item matches, or `nil` if it was not found.
  package mutating func match(
    of id: ItemReference, after last: inout LastMatch?
  ) -> SearchIndex.Match? {
    if strata.allSatisfy({ !$0.isMended && $0.variant == 0 }) {
      return SearchIndex.Match(mendedWords: [], terms: request.typed)
    }
    guard let place = place(of: id) else { return nil }
    return match(of: place, after: &last)
  }

  /// Returns the place of the document of an item, or `nil` if it was not found.
  private mutating func place(of id: ItemReference) -> FirstDocuments.Place? {
    for (number, segment) in segments.enumerated() {
      guard let slot = segment.slot(of: id) else { continue }
      guard
        let stratum = strata.firstIndex(where: {
          $0.segment == number && $0.documents.contains(slot)
        })
      else { return nil }
      prepareMatch(of: stratum)
      scratch.match.find(in: segment, slot)
      let rank = scratch.match.rank(
        variant: strata[stratum].ranked, titleLength: segment.titleLength(slot))
      return FirstDocuments.Place(rank: rank, segment: number, slot: slot)
    }
    return nil
  }

  /// Gets ready to find the terms of a stratum in documents.
  private mutating func prepareMatch(of stratum: Int) {
    guard matchedStratum != stratum else { return }
    matchedStratum = stratum
    scratch.match.prepare(strata[stratum].search.terms)
  }

  /// Returns the terms with the words of a document in place of initials, or `nil` if there are none.
  private func findInitials(of place: FirstDocuments.Place) -> ContiguousArray<SearchTerm>? {
    guard place.rank.slips == SearchRank.slipsOfInitials,
      let stratum = strata.first(where: {
        $0.segment == place.segment && $0.documents.contains(place.slot)
      }), let letters = stratum.initials
    else { return nil }
    let segment = segments[place.segment]
    let words = stratum.search.terms[letters].map { $0.exact }
    guard let start = segment.firstWord(ofInitials: words, in: place.slot) else { return nil }
    var terms = request.terms(stratum.variant)
    for (offset, letter) in letters.enumerated() {
      let word = segment.text(of: Int(segment.words[start + offset]))
      terms[letter] = SearchTerm(bytes: ContiguousArray(word.utf8), isPrefix: false)
    }
    return terms
  }

  /// Finds the words that a document has in place of mended terms, by the number of the term, and returns
  /// whether there may be any.
  private mutating func findMendedWords(of place: FirstDocuments.Place) -> Bool {
    guard place.rank.slips > 0,
      let stratum = strata.firstIndex(where: {
        $0.isMended && $0.segment == place.segment && $0.documents.contains(place.slot)
      })
    else { return false }
    scratch.mended.removeAll(keepingCapacity: true)
    if let word = onlyMendedWord(of: place, in: stratum) {
      scratch.mended.append(word)
      return true
    }
    prepareMatch(of: stratum)
    // With all words in the title, it has the best ones.
    scratch.match.find(
      in: segments[place.segment], place.slot, onlyTitle: place.rank.fields == 0)
    scratch.match.forEachBest { occurrence in
      scratch.mended.append(occurrence.slips == 0 ? .max : occurrence.word)
    }
    return true
  }

  /// Returns the word in place of the only term, or `nil` with several terms.
  private func onlyMendedWord(of place: FirstDocuments.Place, in stratum: Int) -> UInt32? {
    guard strata[stratum].search.terms.count == 1 else { return nil }
    let term = strata[stratum].search.terms[0]
    let slips = place.rank.slips
    guard let first = term.mends.first(where: { $0.slips == slips })?.word else { return nil }
    // Most typos have one word, which a document need not be read for.
    if term.mends.last(where: { $0.slips == slips })?.word == first { return first }
    // The field that counts has such words, of which the first one does.
    let field = segments[place.segment].field(place.rank.fields, of: place.slot)
    for position in place.rank.isAtStart ? field.prefix(1) : field {
      let word = segments[place.segment].words[position]
      if term.slips(of: word) == slips { return word }
    }
    return nil
  }
}
