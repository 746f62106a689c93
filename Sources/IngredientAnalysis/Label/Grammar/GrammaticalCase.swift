/// The grammatical cases of nouns, as far as labels need them.
enum GrammaticalCase {
  /// Whether a word is in the nominative, so that "without" does not govern it: *mleko* in Polish, where *bez*
  /// governs the genitive *mleka*, and *maito* in Finnish, where *ilman* governs the partitive *maitoa*.
  ///
  /// The result is `false` for the languages whose nouns do not change, and for endings that several cases have.
  static func isNominative(_ word: Span<UInt8>, in language: LabelLanguage) -> Bool {
    switch language {
    case .polish: polishNominatives.contains { ends(word, with: $0) }
    case .finnish: !finnishPartitives.contains { ends(word, with: $0) }
    default: false
    }
  }

  /// The endings of nominatives that the names of allergens have, such as soja, krewetka, gluten, and orzechy.
  private static let polishNominatives: [StaticString] = [
    "o", "e", "oja", "ica", "oza", "tka", "nka", "ąka", "ina", "yna", "ana", "yba", "en", "er",
    "in", "am",
    "chy", "ały", "aki", "szki",
  ]

  /// The endings of partitives and elatives in the singular and plural: maitoa, vehnää, ruista, soijapapuja.
  private static let finnishPartitives: [StaticString] = [
    "aa", "ää", "oa", "ia", "ea", "ua", "eä", "iä", "öä", "yä", "ta", "tä", "uja", "eja", "yjä",
  ]

  private static func ends(_ word: Span<UInt8>, with ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard word.count >= count else { return false }
    return ending.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { index in
        let byte = word[word.count - count + index]
        // A capital letter of ASCII lacks one bit.
        return unsafe bytes[index] == (byte < 0x80 ? byte | 0x20 : byte)
      }
    }
  }
}
