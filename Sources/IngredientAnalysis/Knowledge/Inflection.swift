/// The plurals of nouns, as far as labels need them.
enum Inflection {
  /// Returns how much of a plural to keep and the letter to add to form the singular, or `nil` for
  /// other words.
  ///
  /// The result is wrong for some words. That is harmless, because labels and names are treated in
  /// the same way.
  static func singular(of text: Span<UInt8>, _ word: Range<Int>, in language: LabelLanguage)
    -> (kept: Int, ending: UInt8?)?
  {
    let count = word.count
    guard count > 3 else { return nil }
    let last = text[word.upperBound - 1]
    let second = text[word.upperBound - 2]
    let third = text[word.upperBound - 3]
    let s = UInt8(ascii: "s")
    switch language {
    case .english:
      guard last == s, second != s, second != UInt8(ascii: "u"), second != UInt8(ascii: "i") else {
        return nil
      }
      if second == UInt8(ascii: "e") {
        if third == UInt8(ascii: "i"), count > 4 { return (count - 3, UInt8(ascii: "y")) }
        if third == UInt8(ascii: "o") || third == UInt8(ascii: "x") || third == s
          || third == UInt8(ascii: "h")
        {
          return (count - 2, nil)
        }
      }
      return (count - 1, nil)
    case .french:
      guard last == s || last == UInt8(ascii: "x"), second != s else { return nil }
      return (count - 1, nil)
    case .spanish:
      guard last == s else { return nil }
      let isNoun =
        third == UInt8(ascii: "n") || third == UInt8(ascii: "l") || third == UInt8(ascii: "r")
      return (second == UInt8(ascii: "e") && isNoun ? count - 2 : count - 1, nil)
    case .portuguese:
      guard last == s, second != s else { return nil }
      let isNoun = third == UInt8(ascii: "r") || third == UInt8(ascii: "z")
      return (second == UInt8(ascii: "e") && isNoun ? count - 2 : count - 1, nil)
    default:
      return nil
    }
  }
}

extension Inflection {
  /// Returns a folded text with each word in the singular.
  static func singulars(
    of folded: ContiguousArray<UInt8>, in language: LabelLanguage
  ) -> ContiguousArray<UInt8> {
    var singulars: ContiguousArray<UInt8> = []
    for word in folded.split(separator: 0x20) {
      let range = word.startIndex..<word.endIndex
      let singular = singular(of: folded.span, range, in: language)
      if !singulars.isEmpty { singulars.append(0x20) }
      singulars += word.prefix(singular?.kept ?? word.count)
      if let ending = singular?.ending { singulars.append(ending) }
    }
    return singulars
  }
}

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
