import Essentials

extension IngredientAnalyzer {
  /// Returns the substances, allergens, and categories that a person may mean by a name that is
  /// misspelled or not complete, the closest first.
  ///
  ///     analyzer.suggestions(for: "penuts").map(\.name)  // ["Peanuts", …]
  ///
  /// Misspelled words are corrected, and the last word may lack its end. A suggestion has a name
  /// with all the words; the one with the fewest other letters is the closest.
  ///
  /// - Parameters:
  ///   - name: The name, such as the one in ``LabelVerdict/Cause/uncheckable(_:)``.
  ///   - language: The language of the name.
  ///   - limit: The maximum number of suggestions.
  /// - Returns: The suggestions, each with another name.
  /// - Complexity: O(*n*) in the names of the language.
  public func suggestions(
    for name: String, in language: LabelLanguage = .english, limit: Int = 5
  ) -> [KnownSubstance] {
    let reader = reader(for: language)
    let words = TextFolding.folded(name).utf8.split(separator: 0x20).map { ContiguousArray($0) }
    guard !words.isEmpty, limit > 0 else { return [] }
    var found = entries(with: words, in: language, reader.base)
    let corrected = reader.lexicon.corrected(words)
    if corrected != words { found += entries(with: corrected, in: language, reader.base) }
    // Several corrections may be as close, such as one word in the singular and in the plural.
    var shorter = words
    for _ in 0..<3 where found.isEmpty && shorter[shorter.count - 1].count > 4 {
      shorter[shorter.count - 1].removeLast()
      found = entries(with: shorter, in: language, reader.base)
    }
    found.sort { ($0.excess, $0.entry) < ($1.excess, $1.entry) }
    var names: Set<String> = []
    var suggestions: [KnownSubstance] = []
    for candidate in found {
      let substance = KnownSubstance(knowledge: knowledge, index: candidate.entry)
      // A food and an allergen of one name are one suggestion.
      guard names.insert(TextFolding.folded(substance.name)).inserted else { continue }
      suggestions.append(substance)
      if suggestions.count == limit { break }
    }
    return suggestions
  }

  /// Returns the entries with a name that has all the words, each with the number of other letters
  /// in its closest name.
  private func entries(
    with words: [ContiguousArray<UInt8>], in language: LabelLanguage,
    _ base: borrowing KnowledgeBase
  ) -> [(entry: EntryID, excess: Int)] {
    let kinds = KnownSubstance.Kinds.ingredientsAndAllergens
    var found: [(entry: EntryID, excess: Int)] = []
    var folded: ContiguousArray<UInt8> = []
    for line in base.names
    where (line.language == language || line.language == .any)
      && kinds.includes(base[line.entry].kind)
    {
      for part in base.parts(of: line.names) {
        folded.removeAll(keepingCapacity: true)
        base.fold(part, to: &folded)
        guard let excess = Self.excess(of: folded, over: words) else { continue }
        if let last = found.last, last.entry == line.entry {
          found[found.count - 1].excess = min(last.excess, excess)
        } else {
          found.append((line.entry, excess))
        }
      }
    }
    return found
  }

  /// Returns the number of letters of a folded name beyond the wanted words, or `nil` if it lacks
  /// one of them.
  private static func excess(
    of name: ContiguousArray<UInt8>, over wanted: [ContiguousArray<UInt8>]
  ) -> Int? {
    let words = name.split(separator: 0x20)
    var excess = name.count
    for (number, word) in wanted.enumerated() {
      let isLast = number == wanted.count - 1
      guard words.contains(where: { isLast ? $0.starts(with: word) : $0.elementsEqual(word) })
      else { return nil }
      excess -= word.count
    }
    return excess
  }
}

extension Lexicon {
  /// Returns folded words, with those that are not in the dictionary replaced by the words that
  /// they seem to be.
  fileprivate func corrected(_ words: [ContiguousArray<UInt8>]) -> [ContiguousArray<UInt8>] {
    guard let spelling else { return words }
    var workspace = SpellingIndex.Workspace()
    return words.map { word in
      guard let correction = spelling.correction(of: word.span, using: &workspace) else {
        return word
      }
      return ContiguousArray(self.words.bytes(of: spelled[correction.word]))
    }
  }
}
