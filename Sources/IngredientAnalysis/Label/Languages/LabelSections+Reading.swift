import Essentials

extension LabelSections {
  /// What the languages say of a clause.
  struct Reading {
    /// The start of its words, behind the code.
    let start: Int
    /// The number of words.
    let words: Int
    /// Whether it begins with the header of a list in any language.
    let isHeader: Bool
    /// English, whose names every language knows.
    let english: Int?
    /// For each language, the number of words that it knows, other than English ones.
    let known: [Int]
    /// For each language, whether the clause begins with one of its headers or statements.
    let hasCue: [Bool]
    /// For each language, whether the code names it.
    let hasCode: [Bool]

    init(
      _ range: Range<Int>, evidence: [LanguageEvidence], codes: [LanguageCode],
      readers: [LabelReader], english: Int?
    ) {
      self.english = english
      let place = codes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
      let isCode = place < codes.count && codes[place].range.lowerBound == range.lowerBound
      let code = isCode ? codes[place] : nil
      start = min(code?.range.upperBound ?? range.lowerBound, range.upperBound)
      var known: [Int] = []
      var hasCue: [Bool] = []
      var isHeader = false
      var words = 0
      for evidence in evidence {
        let first = evidence.words.partitioningIndex { [start] in Int($0) >= start }
        let last = evidence.words.partitioningIndex { Int($0) >= range.upperBound }
        words = max(words, last - first)
        known.append(
          first < last ? Int(evidence.ownBefore[last] - evidence.ownBefore[first]) : 0)
        let cue = evidence.cue(at: start)
        hasCue.append(cue != nil)
        isHeader = isHeader || cue?.isHeader ?? false
      }
      self.known = known
      self.hasCue = hasCue
      self.isHeader = isHeader
      self.words = words
      hasCode = readers.map { code?.languages.contains($0.lexicon.language.code) ?? false }
    }

    /// Returns the number of words that a language knows, with its signs, for comparison.
    func weight(_ language: Int) -> Int {
      known[language] * 4 + (hasCode[language] ? 2 : 0) + (hasCue[language] ? 1 : 0)
    }

    /// Returns the other language that fits best; the earliest of several, or the preferred one.
    func best(otherThan current: Int, preferring preferred: Int) -> Int {
      var best = preferred == current ? nil : preferred
      for language in known.indices where language != current {
        if let best, weight(language) <= weight(best) { continue }
        best = language
      }
      return best ?? preferred
    }

    /// Whether the clause is surely in another language than the text before it.
    ///
    /// To read English in another language does no harm, but to read another one in English does.
    ///
    /// With `isSecondList`, the text before it has a list of ingredients, and this is another one.
    func isIn(_ language: Int, andNotIn other: Int, isSecondList: Bool) -> Bool {
      let (own, others) = (known[language], known[other])
      guard own > 0, own >= others else { return false }
      if hasCode[language], !hasCode[other] { return true }
      if hasCue[language], !hasCue[other] { return true }
      if language == english { return own >= others * 4 && own - others >= 5 && own * 2 > words }
      if isHeader, other == english { return own >= 2 }
      if isSecondList || isHeader { return own - others >= max(2, words / 6) }
      return own - others >= 3 && own >= 2 * others
    }

    /// Whether the clause shows that it is in a language.
    func shows(_ language: Int) -> Bool {
      hasCue[language] || hasCode[language] && known[language] > 0
        || known[language] >= 2 && known[language] * 2 >= words
    }
  }
}
