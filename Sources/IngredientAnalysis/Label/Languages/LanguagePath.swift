/// The most likely language of each fragment of a section: the path with the fewest unknown words and
/// changes of the language.
struct LanguagePath {
  /// What a word costs that its language does not know.
  private static let unknown = 4

  /// What a change of the language costs before a fragment.
  private static func change(before fragment: LabelFragment, hasPairs: Bool) -> Int {
    if hasPairs { return 1 }
    // Lists alternate only as a whole.
    if fragment.isNested { return 1_000_000 }
    return switch fragment.sign {
    case .period: 2
    case .line, .dash: 3
    case .comma, .colon, .bracket, .slash: 6
    }
  }

  private let base: Int
  private let isAllowed: [Bool]
  private let hasPairs: Bool
  /// For each fragment and language, the number of words and of known words.
  private var counts: ContiguousArray<(words: Int, known: Int)> = []
  /// For each fragment and language, the language of the fragment before it on the cheapest path.
  private var previous: ContiguousArray<UInt8> = []
  /// For each language, the cost of the cheapest path that ends in it.
  private var costs: [Int]
  private var length = 0

  /// Creates an empty path in a section whose language is `base`.
  init(base: Int, among languages: [Int], count: Int, hasPairs: Bool) {
    self.base = base
    self.hasPairs = hasPairs
    isAllowed = (0..<count).map { $0 == base || languages.contains($0) }
    costs = (0..<count).map { $0 == base ? 0 : 1 }
  }

  /// Adds a fragment, of which `counts` are the words and those that each language knows.
  ///
  /// - Complexity: O(*n*) in the languages.
  mutating func add(_ fragment: LabelFragment, _ counts: [(words: Int, known: Int)]) {
    let change = length == 0 ? 0 : Self.change(before: fragment, hasPairs: hasPairs)
    var best = base
    for language in costs.indices where isAllowed[language] && costs[language] < costs[best] {
      best = language
    }
    let least = costs[best]
    for language in costs.indices {
      let changes = least + change < costs[language]
      previous.append(UInt8(truncatingIfNeeded: changes ? best : language))
      let unknown = counts[language].words - counts[language].known
      costs[language] = min(costs[language], least + change) + unknown * Self.unknown
    }
    self.counts.append(contentsOf: counts)
    length += 1
  }

  /// The number of languages, allowed or not.
  var languageCount: Int { costs.count }

  /// Whether a language knows all words of a fragment, which has some.
  func isWhollyKnown(_ fragment: Int, _ language: Int) -> Bool {
    let count = counts[fragment * costs.count + language]
    return count.words > 0 && count.known == count.words
  }

  /// Whether a language knows any word of a fragment.
  func isPartlyKnown(_ fragment: Int, _ language: Int) -> Bool {
    counts[fragment * costs.count + language].known > 0
  }

  /// Returns the language of each fragment.
  ///
  /// - Complexity: O(*n*)
  func languages() -> ContiguousArray<Int> {
    var languages = ContiguousArray(repeating: base, count: length)
    var language = base
    for other in costs.indices where isAllowed[other] && costs[other] < costs[language] {
      language = other
    }
    for place in languages.indices.reversed() {
      languages[place] = language
      language = Int(previous[place * costs.count + language])
    }
    if !hasPairs { keepBlocks(in: &languages) }
    return languages
  }

  /// Gives blocks that are too short to be surely in another language back to the section's own.
  private func keepBlocks(in languages: inout ContiguousArray<Int>) {
    var start = 0
    while start < length {
      var end = start
      var (words, known, others) = (0, 0, 0)
      let language = languages[start]
      while end < length, languages[end] == language {
        let count = counts[end * costs.count + language]
        words += count.words
        known += count.known
        others += counts[end * costs.count + base].known
        end += 1
      }
      let isLong = known - others >= 3 && known >= 2 * others
      let isList = end - start > 1 && known == words && known - others >= 2
      if language != base, !isLong, !isList {
        for place in start..<end { languages[place] = base }
      }
      start = end
    }
  }
}
