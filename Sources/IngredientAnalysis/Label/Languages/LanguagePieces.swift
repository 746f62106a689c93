/// The fragments of the sections of a label in which languages alternate, each with its languages.
///
/// There are two shapes. In pairs, each ingredient stands in several languages, as in "Sugar/Sucre" and
/// "Milk (lait)". In blocks, one list follows another without a header, as in "Sugar, milk / Sucre, lait".
struct LanguagePieces {
  /// A fragment with its languages.
  struct Piece {
    /// The range in the text, in bytes.
    var range: Range<Int>
    /// The words in ``words``.
    var words: Range<Int>
    /// The languages that read it, a bit for each.
    var languages: UInt64
    /// Whether the piece before it is in another language.
    var startsRun = false
    /// Whether its language knows all its words.
    var isKnown = false
    /// The languages that know all its words, a bit for each.
    var known: UInt64 = 0
    /// Whether its language did not read all its words, or skips them, or read them as no name.
    var isLost = false
    /// Whether its language read all its words, some of them as no name.
    var isRead = true
    /// The languages that read it only because it was lost, a bit for each.
    var borrowers: UInt64 = 0
    /// The allergens that the languages that read it find in its lost words, a bit for each.
    var allergens: UInt64 = 0
    /// Whether it follows a slash or dash.
    var isBehindSlash: Bool
  }

  /// Whether the languages alternate by ingredient.
  private(set) var hasPairs = false
  private(set) var pieces: ContiguousArray<Piece> = []
  /// For each section, its pieces.
  private var sections: ContiguousArray<Range<Int>> = []
  /// For each section, the languages in the order in which they begin.
  private var order: ContiguousArray<[Int]> = []
  /// For each section, the language of its clauses.
  private var bases: ContiguousArray<Int> = []
  private var words: ContiguousArray<Range<Int>> = []

  /// Creates pieces for a label without sections.
  init() {}

  /// Returns the languages of a section in which they alternate, in the order in which they begin, or
  /// `nil` if the section is in one language.
  func languages(of section: Int) -> [Int]? {
    guard order.indices.contains(section), order[section] != [bases[section]] else { return nil }
    return order[section]
  }

  /// Whether a language reads pieces of lists in another language.
  ///
  /// - Complexity: O(*n*)
  func areRead(by language: Int) -> Bool {
    let bit = UInt64(1) << UInt64(language)
    if pieces.contains(where: { $0.borrowers & bit != 0 }) { return true }
    return !hasPairs
      && order.indices.contains { bases[$0] != language && order[$0].contains(language) }
  }

  // MARK: Division

  /// Divides the sections of a label.
  ///
  /// - Complexity: O(*n* log *n*) in the label, for each language.
  init(
    _ fragments: LabelFragments, of parts: ContiguousArray<LabelSections.Section>,
    in text: Span<UInt8>, _ evidence: [LanguageEvidence], _ readers: [LabelReader]
  ) {
    // No analyzer has as many languages.
    guard (2...64).contains(readers.count) else { return }
    words = fragments.words
    let pairs = LanguagePairs(fragments, evidence, readers)
    hasPairs = !pairs.languages.isEmpty
    var next = 0
    for part in parts {
      var path = LanguagePath(
        base: part.language, among: hasPairs ? pairs.languages : Array(readers.indices),
        count: readers.count, hasPairs: hasPairs)
      var found: ContiguousArray<Piece> = []
      while next < fragments.all.count, fragments.all[next].range.lowerBound < part.range.upperBound
      {
        let fragment = fragments.all[next]
        var range = fragment.range.clamped(to: part.range)
        if !range.isEmpty {
          let first = words.partitioningIndex { $0.lowerBound >= range.lowerBound }
          let last = words.partitioningIndex { $0.lowerBound >= range.upperBound }
          // Where a section ends within a fragment, a space is no part of the name before it.
          while range.upperBound < fragment.range.upperBound,
            text[range.upperBound - 1] == UInt8(ascii: " "), range.count > 1
          {
            range = range.lowerBound..<range.upperBound - 1
          }
          found.append(
            Piece(
              range: range, words: first..<last,
              languages: Self.languages(ofAllergen: range, evidence, readers),
              isBehindSlash: fragment.sign == .slash || fragment.sign == .dash))
          path.add(fragment, evidence.map { $0.count(range) })
        }
        // The rest of a fragment is in the next section.
        guard fragment.range.upperBound <= part.range.upperBound else { break }
        next += 1
      }
      add(found, in: path.languages(), of: part.language, path)
    }
  }

  private mutating func add(
    _ found: ContiguousArray<Piece>, in languages: ContiguousArray<Int>, of base: Int,
    _ path: LanguagePath
  ) {
    var order: [Int] = []
    for (place, language) in languages.enumerated() {
      if !order.contains(language) { order.append(language) }
      guard !path.isPartlyKnown(place, language), found[place].languages != 0 else { continue }
      let other = found[place].languages.trailingZeroBitCount
      if !order.contains(other) { order.append(other) }
    }
    self.order.append(order.isEmpty ? [base] : order)
    bases.append(base)
    let start = pieces.count
    for (place, language) in languages.enumerated() {
      var piece = found[place]
      piece.startsRun = place > 0 && languages[place - 1] != language
      // The name of an allergen in another language counts in that one, however few its words are.
      let other =
        path.isPartlyKnown(place, language) ? 0 : piece.languages & ~(piece.languages &- 1)
      piece.languages = other | 1 << UInt64(language)
      piece.isKnown = path.isWhollyKnown(place, language)
      // What several languages know counts in each of them, so that no other reading loses it.
      for other in 0..<path.languageCount where path.isWhollyKnown(place, other) {
        piece.known |= 1 << UInt64(other)
      }
      for other in order { piece.languages |= piece.known & 1 << UInt64(other) }
      if hasPairs, piece.words.isEmpty { piece.languages = .max }
      pieces.append(piece)
    }
    sections.append(start..<pieces.count)
  }

  /// Returns the languages in which all of a range is the name of a food with an allergen.
  private static func languages(
    ofAllergen range: Range<Int>, _ evidence: [LanguageEvidence], _ readers: [LabelReader]
  ) -> UInt64 {
    var languages: UInt64 = 0
    for (place, reader) in readers.enumerated() {
      guard let name = evidence[place].name(range) else { continue }
      if reader.lexicon.allergens(of: name) != 0 { languages |= 1 << UInt64(place) }
    }
    return languages
  }

  /// Gives the piece at a position to one more language, unless all its words are known.
  ///
  /// - Complexity: O(log *n*)
  mutating func share(_ position: Int, with language: Int) {
    guard let place = place(of: position), !pieces[place].isKnown else { return }
    share(at: place, with: language)
  }

  private func place(of position: Int) -> Int? {
    let place = pieces.partitioningIndex { $0.range.upperBound > position }
    return place < pieces.count && pieces[place].range.contains(position) ? place : nil
  }

  /// Gives a piece to one more language, and with it the other pieces of the section that the language
  /// knows.
  private mutating func share(at place: Int, with language: Int) {
    let bit = UInt64(1) << UInt64(language)
    pieces[place].languages |= bit
    let section = sections.partitioningIndex { $0.upperBound > place }
    guard !order[section].contains(language) else { return }
    order[section].append(language)
    for other in sections[section] where pieces[other].known & bit != 0 {
      pieces[other].languages |= bit
    }
  }

  // MARK: Lost words

  /// Records that a language did not read the words of a range, or read them as no name.
  ///
  /// - Complexity: O(log *n*), and O(*n*) in the pieces of the range.
  mutating func lose(_ range: Range<Int>, in language: Int, isRead: Bool = false) {
    let bit = UInt64(1) << UInt64(language)
    var place = pieces.partitioningIndex { $0.range.upperBound > range.lowerBound }
    while place < pieces.count, pieces[place].range.lowerBound < range.upperBound {
      if pieces[place].languages & bit != 0 {
        pieces[place].isLost = true
        pieces[place].isRead = pieces[place].isRead && isRead
      }
      place += 1
    }
  }

  /// Gives the piece at a position, if it was lost, to a language that finds allergens in it which the
  /// languages that read it do not find.
  ///
  /// - Complexity: O(log *n*)
  mutating func share(_ position: Int, with language: Int, lost allergens: UInt64) {
    guard let place = place(of: position), pieces[place].isLost,
      allergens & ~pieces[place].allergens != 0
    else { return }
    pieces[place].allergens |= allergens
    let bit = UInt64(1) << UInt64(language)
    guard pieces[place].languages & bit == 0 else { return }
    pieces[place].borrowers |= bit
    share(at: place, with: language)
  }

  /// Whether what a language reads at a position may be no ingredient, because it reads these words
  /// only in place of the language of the text around them.
  ///
  /// Names count there, unless that language has read the words in another sense.
  ///
  /// - Complexity: O(log *n*)
  func isDoubtful(_ position: Int, for language: Int, isName: Bool) -> Bool {
    guard let place = place(of: position) else { return false }
    return pieces[place].borrowers & 1 << UInt64(language) != 0
      && (pieces[place].isRead || !isName)
  }

  /// Replaces all words by blank ones but those of pieces that were not read as a whole, and returns
  /// whether there are any.
  func keepUnread(in text: inout ContiguousArray<UInt8>, end: Int) -> Bool {
    var position = 0
    for piece in pieces where piece.isLost && !piece.isRead {
      LabelSections.blank(position..<piece.range.lowerBound, in: &text)
      position = piece.range.upperBound
    }
    LabelSections.blank(position..<end, in: &text)
    return position > 0
  }

  // MARK: Reading

  /// Replaces the words in other languages within a section by spaces.
  ///
  /// Between blocks, it also removes numbers and ends the sentence, so that no amount comes to belong
  /// to another ingredient, and no statement goes on.
  func keep(_ language: Int, of section: Int, in text: inout ContiguousArray<UInt8>) {
    guard sections.indices.contains(section) else { return }
    let bit = UInt64(1) << UInt64(language)
    var isAfterShared = false
    for piece in pieces[sections[section]] {
      let isShared = piece.languages.nonzeroBitCount > 1 && !piece.words.isEmpty
      // A slash beside a name that several languages have in common does not join it to another.
      let isParted =
        hasPairs ? (isAfterShared || isShared) && piece.isBehindSlash : piece.startsRun
      if isParted { part(before: piece, in: &text) }
      isAfterShared = isShared
      guard piece.languages & bit == 0 else { continue }
      if hasPairs {
        for word in piece.words { Self.blank(words[word], in: &text) }
      } else {
        Self.blank(piece.range, in: &text)
      }
    }
  }

  /// Replaces the sign before a piece by a comma between names, and by the end of a sentence between
  /// blocks.
  private func part(before piece: Piece, in text: inout ContiguousArray<UInt8>) {
    let sign = piece.range.lowerBound - 1
    // The last byte of a bullet stays, which parts the names itself.
    guard sign >= 0, text[sign] < 0x80 else { return }
    text[sign] = hasPairs ? UInt8(ascii: ",") : UInt8(ascii: "!")
  }

  private static func blank(_ range: Range<Int>, in text: inout ContiguousArray<UInt8>) {
    for position in range { text[position] = UInt8(ascii: " ") }
  }
}

/// The most likely language of each fragment of a section: the path with the fewest unknown words and
/// changes of the language.
struct LanguagePath {
  /// The cost of a word that its language does not know.
  private static let unknown = 4

  /// The cost of a change of the language before a fragment.
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

/// The languages that name the same ingredients one behind the other, as in "Sugar/Sucre" and
/// "Milk (lait)".
struct LanguagePairs {
  /// The languages, in the order of the readers; none if the label has no pairs.
  private(set) var languages: [Int] = []

  /// Looks for pairs: fragments beside each other of which each is known to a language that does not
  /// know the other one.
  ///
  /// One pair is enough if both names mean the same, and otherwise two are.
  ///
  /// - Complexity: O(*n* log *n*) in the label, for each language.
  init(_ fragments: LabelFragments, _ evidence: [LanguageEvidence], _ readers: [LabelReader]) {
    var counts = evidence.map { _ in 0 }
    var isSure = evidence.map { _ in false }
    var sides: [[Int]] = []
    let all = fragments.all
    for place in all.indices.dropFirst() where all[place].sign.pairs {
      let (left, right) = (all[place - 1], all[place])
      guard !left.words.isEmpty, !right.words.isEmpty else { continue }
      let known = evidence.map { ($0.count(left.range), $0.count(right.range)) }
      let lead = known.map { $0.0.known - $0.1.known }
      guard let most = lead.max(), let least = lead.min(), most > 0, least < 0 else { continue }
      let firsts = lead.indices.filter {
        lead[$0] == most && known[$0].0.known * 2 >= known[$0].0.words
      }
      let seconds = lead.indices.filter {
        lead[$0] == least && known[$0].1.known * 2 >= known[$0].1.words
      }
      guard !firsts.isEmpty, !seconds.isEmpty else { continue }
      let isLine = right.sign == .line
      sides += [firsts, seconds]
      if !isLine { for language in firsts + seconds { counts[language] += 1 } }
      guard !isLine || left.sign == .line || left.sign == .period else { continue }
      for first in firsts {
        for second in seconds
        where Self.agree(
          (evidence[first].name(left.range), readers[first]),
          (evidence[second].name(right.range), readers[second]))
        {
          isSure[first] = true
          isSure[second] = true
        }
      }
    }
    let known = evidence.map { Int($0.knownBefore.last ?? 0) }
    languages = Self.needed(
      counts.indices.filter { isSure[$0] || counts[$0] > 1 }.sorted { known[$0] > known[$1] },
      for: sides)
    if languages.count < 2 { languages = [] }
  }

  /// Returns the languages without those whose names are all those of others, such as Norwegian on a
  /// Danish label; of several such languages, the first.
  ///
  /// - Complexity: O(*n*) in the names, for each pair of languages.
  private static func needed(_ languages: [Int], for sides: [[Int]]) -> [Int] {
    var needed: [Int] = []
    var rest = sides
    while true {
      let counts = languages.map { language in rest.count { $0.contains(language) } }
      guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
        return needed.sorted()
      }
      needed.append(languages[place])
      rest.removeAll { $0.contains(languages[place]) }
    }
  }

  /// Whether names in two languages have a meaning in common.
  private static func agree(
    _ left: (name: PhraseID?, reader: LabelReader), _ right: (name: PhraseID?, reader: LabelReader)
  ) -> Bool {
    guard let first = left.name, let second = right.name else { return false }
    let meanings = right.reader.lexicon.meanings(of: second)
    return left.reader.lexicon.meanings(of: first).contains { meanings.contains($0) }
  }
}
