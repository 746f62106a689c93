/// Scratch memory for the division of compound words.
struct CompoundWords: Sendable {
  /// A part of a word.
  struct Part {
    /// The range in the folded word.
    var start: Int
    var end: Int
    /// The phrase of a food or additive, or none.
    var name = PhraseID.none
    /// The phrase of a process, certification, or place, or none.
    var attribute = PhraseID.none
    var role: CompoundRole = []
    /// Whether the name has an allergen and at most three letters, so that it counts only before a
    /// head or behind modifiers.
    var isShort = false

    /// Whether it says what is made of the name before it.
    var isHead: Bool { role.contains(.head) || attribute.exists && !name.exists }
    /// Whether it describes the parts behind it.
    var isModifier: Bool { !name.exists && (role.contains(.modifier) || attribute.exists) }
  }

  /// A word that divides into known parts.
  struct Division {
    /// The start of the word in the text, in bytes.
    var start: Int32
    /// The phrase that the whole word means.
    var name: PhraseID
    /// The phrase of the process that the last part is, or none.
    var attribute: PhraseID
    /// The length of the folded name, if the word is only that name and a process.
    var nameLength: Int?
  }

  /// The word, folded.
  var folded: ContiguousArray<UInt8> = []
  /// The parts so far.
  var parts: ContiguousArray<Part> = []
  /// A bit for each position from which no division reaches the end, after modifiers alone and
  /// after names.
  var failed: (afterModifiers: UInt64, afterNames: UInt64) = (0, 0)
  /// The words that divide, in the order of the text.
  var divisions: ContiguousArray<Division> = []
  /// Whether names were noted that are not in the order of the text.
  var hasJoined = false

  /// The maximum length of a word that is divided, in folded bytes.
  static let longestWord = 63
  /// The maximum length of a part.
  static let longestPart = 32
  /// The maximum number of parts.
  static let mostParts = 8
}

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
