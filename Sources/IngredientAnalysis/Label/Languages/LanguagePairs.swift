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
