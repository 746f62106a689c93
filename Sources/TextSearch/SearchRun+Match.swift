import Essentials

/// Where documents match that were found.
extension SearchRun {
  /// Where the last document with mended words matches.
  package struct LastMatch {
    fileprivate let segment: Int
    fileprivate let match: SearchIndex.Match
  }

  /// Returns where a found document matches, after another one of this search.
  package mutating func match(
    of place: FirstDocuments.Place, _ request: Request, after last: inout LastMatch?
  ) -> SearchIndex.Match {
    let variant = request.terms(place.rank.variant)
    guard findMendedWords(of: place) else {
      return SearchIndex.Match(mendedWords: [], terms: variant)
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
    of id: ItemReference, _ request: Request, after last: inout LastMatch?
  ) -> SearchIndex.Match? {
    if strata.allSatisfy({ !$0.isMended && $0.variant == 0 }) {
      return SearchIndex.Match(mendedWords: [], terms: request.typed)
    }
    guard let place = place(of: id) else { return nil }
    return match(of: place, request, after: &last)
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
        variant: strata[stratum].variant, titleLength: segment.titleLength(slot))
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
