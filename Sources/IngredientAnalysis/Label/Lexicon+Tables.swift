/// Reading the English names of embedded knowledge.
extension Lexicon {
  /// Reads the names of tables: all of the first one, and those of the cosmetic ingredients in a
  /// second one.
  init(_ base: KnowledgeBase, english names: EnglishNames, correctsScanErrors: Bool) {
    self.init(english: base, correctsScanErrors: correctsScanErrors, spelling: names.spelling)
    var words = EnglishWords()
    var collector = Collector()
    var count = 0
    for table in names.tables {
      var numbers = NumberText(table.numbers)
      let mapped = words.read(table.words, &numbers)
      let all = numbers.next()
      let first = EntryID(numbers.next())
      if count == 0 {
        readAll(&numbers, mapped.count, &collector, canGrow: names.tables.count > 1)
      } else {
        readCosmetics(
          &numbers, mapped, from: first, movedBy: Int32(count - first.index), &collector)
      }
      count = all
    }
    self.words = words.list
    finish(collector, base)
    makeSlots()
  }

  private mutating func readAll(
    _ numbers: inout NumberText, _ count: Int, _ collector: inout Collector, canGrow: Bool
  ) {
    stems = Self.stems(&numbers, count)
    traits = Self.traits(&numbers, count)
    andWord = WordID(number: numbers.nextSigned())
    percentWord = WordID(number: numbers.nextSigned())
    vitaminWord = WordID(number: numbers.nextSigned())
    numberWord = WordID(number: numbers.nextSigned())
    // English has one such word.
    withWords = [WordID(number: numbers.nextSigned())]
    Self.readMeanings(&numbers) { phrase, entry, isInflected in
      if phrase.index == collector.count { _ = collector.addPhrase() }
      collector.isInflected = isInflected
      collector.add(entry, to: phrase)
    }
    grammar = PhraseTrie(&numbers)
    trie = PhraseTrie(&numbers, canGrow: canGrow)
  }

  /// Adds the names of the cosmetic ingredients in a table, which begin with `first`.
  ///
  /// For each word of the table, `mapped` has its number in the lexicon, or none. The numbers of the ingredients in
  /// the knowledge are higher by `distance`.
  private mutating func readCosmetics(
    _ numbers: inout NumberText, _ mapped: ContiguousArray<WordID>, from first: EntryID,
    movedBy distance: Int32, _ collector: inout Collector
  ) {
    let stems = Self.stems(&numbers, mapped.count)
    for (word, number) in mapped.enumerated() where number.index == self.stems.count {
      self.stems.append(mapped[stems[word]])
    }
    _ = Self.traits(&numbers, mapped.count)
    while traits.count < self.stems.count { traits.append([]) }
    for _ in 0..<5 { _ = numbers.nextSigned() }
    var meanings: ContiguousArray<(phrase: PhraseID, entry: EntryID, isInflected: Bool)> = []
    Self.readMeanings(&numbers) { phrase, entry, isInflected in
      guard entry >= first else { return }
      meanings.append((phrase, EntryID(number: entry.number + distance), isInflected))
    }
    _ = PhraseTrie.nodes(&numbers)
    let nodes = PhraseTrie.nodes(&numbers)
    var ends: ContiguousArray<Int> = []
    for node in nodes.indices where nodes[node].phrase.exists {
      while ends.count <= nodes[node].phrase.index { ends.append(-1) }
      ends[nodes[node].phrase] = node
    }
    var path: ContiguousArray<WordID> = []
    for meaning in meanings {
      path.removeAll(keepingCapacity: true)
      var node = ends[meaning.phrase]
      path.append(mapped[nodes[node].word])
      while nodes[node].distance > 0 {
        node -= nodes[node].distance
        path.append(mapped[nodes[node].word])
      }
      collector.isInflected = meaning.isInflected
      path.reverse()
      add(path, meaning.entry, &collector)
    }
  }

  private static func stems(_ numbers: inout NumberText, _ count: Int) -> ContiguousArray<WordID> {
    numbers.array(count: count) { numbers, word in
      WordID(number: Int32(word) - numbers.nextSigned())
    }
  }

  private static func traits(
    _ numbers: inout NumberText, _ count: Int
  ) -> ContiguousArray<WordTraits> {
    numbers.array(count: count) { numbers, _ in
      WordTraits(rawValue: UInt16(truncatingIfNeeded: numbers.next()))
    }
  }

  /// Calls `body` with each meaning of each phrase, and with whether a word of the name is inflected.
  private static func readMeanings(
    _ numbers: inout NumberText, _ body: (PhraseID, EntryID, Bool) -> Void
  ) {
    var first: Int32 = 0
    for phrase in 0..<numbers.next() {
      var number = numbers.next()
      first = first &+ NumberText.signed(number &>> 2)
      body(PhraseID(phrase), EntryID(number: first), number & 1 != 0)
      // Another meaning of the phrase follows.
      while number & 2 != 0 {
        number = numbers.next()
        let entry = first &+ NumberText.signed(number &>> 2)
        body(PhraseID(phrase), EntryID(number: entry), number & 1 != 0)
      }
    }
  }
}

/// Scratch memory for the division of compound words.
struct CompoundWords: Sendable {
  /// A part of a word.
  struct Part {
    /// The range in the folded word.
    var start: Int
    var end: Int
    var word = WordID.none
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

/// The role of a word in compound words, or in names such as "jus de pomme".
struct CompoundRole: OptionSet, Sendable {
  let rawValue: UInt8
  /// It ends compound words and says what is made of the part before: flour, powder.
  static let head = CompoundRole(rawValue: 1)
  /// It precedes other parts and describes them: skimmed, dried.
  static let modifier = CompoundRole(rawValue: 2)
  /// It ends words that say that the part before is absent: free.
  static let denial = CompoundRole(rawValue: 4)

  /// The identifiers of the entries in `Knowledge/labels/compound-words.txt`.
  static let identifiers: [(CompoundRole, String)] = [
    (.head, "xx:compound-head"), (.modifier, "xx:compound-modifier"),
    (.denial, "xx:compound-denial"),
  ]
}

extension Lexicon {
  /// Whether a language forms compound words, as German does.
  static func formsCompounds(_ language: LabelLanguage) -> Bool {
    language == .german || language == .finnish || language == .dutch || language == .swedish
      || language == .danish || language == .norwegianBokmal
  }

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
