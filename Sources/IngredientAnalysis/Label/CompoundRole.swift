/// The role of a word in compound words.
struct CompoundRole: OptionSet, Sendable {
  let rawValue: UInt8
  /// It ends compound words and says what is made of the part before: flour, powder.
  static let head = CompoundRole(rawValue: 1)
  /// It precedes other parts and describes them: skimmed, dried.
  static let modifier = CompoundRole(rawValue: 2)
  /// It ends words that say that the part before is absent: free.
  static let denial = CompoundRole(rawValue: 4)

  /// The identifiers of the entries in the table `EmbeddedTables.compoundWords`.
  static let identifiers: [(CompoundRole, String)] = [
    (.head, "xx:compound-head"), (.modifier, "xx:compound-modifier"),
    (.denial, "xx:compound-denial"),
  ]
}

extension Lexicon {
  /// Returns the letters that may link two parts of a compound word in a language.
  static func linkingLetters(in language: LabelLanguage) -> [[UInt8]] {
    let letters =
      switch language.code {
      case "de": ["n", "en", "s", "er", "e", "es"]
      case "nl": ["e", "en", "s", "n"]
      case "fi": ["n"]
      default: ["e", "s"]
      }
    return letters.map { Array($0.utf8) }
  }
}
