import Essentials

/// The names of the substances in a language and the words of its grammar, prepared for lookup.
struct Lexicon: Sendable {
  /// The traits of a single word.
  struct WordTraits: OptionSet, Sendable {
    let rawValue: UInt16
    /// It is ignored within names.
    static let stop = WordTraits(rawValue: 1)
    /// A phrase of the grammar begins with it.
    static let startsGrammar = WordTraits(rawValue: 2)
    /// It is part of the name of a process, certification, or origin.
    static let isAttribute = WordTraits(rawValue: 4)
    /// It joins two names.
    static let joins = WordTraits(rawValue: 8)
    /// A name of a function begins with it.
    static let startsFunction = WordTraits(rawValue: 16)
    /// It is E, INS, or SIN.
    static let numberPrefix = WordTraits(rawValue: 32)
    /// It means vitamin.
    static let vitamin = WordTraits(rawValue: 64)
    /// It says that the word before it is absent: free.
    static let denies = WordTraits(rawValue: 128)
    /// It is the noun of a group whose kinds are in brackets, such as oil.
    static let namesGroup = WordTraits(rawValue: 256)
    /// It is a certification by itself.
    static let certifies = WordTraits(rawValue: 512)
    /// An abbreviation, whose period does not end a sentence.
    static let isAbbreviation = WordTraits(rawValue: 1024)
    /// The name of a certification begins with it.
    static let startsCertification = WordTraits(rawValue: 2048)
    /// A phrase of the grammar begins with it that decides what the words around it are, such as
    /// "contains" and "may contain".
    static let directs = WordTraits(rawValue: 4096)
    /// It is a unit of mass or volume.
    static let measures = WordTraits(rawValue: 8192)
    /// It says what to do with a package or its food: keep, shake, serve.
    static let handles = WordTraits(rawValue: 16384)
    /// It may stand in a sentence about that.
    static let isOfPackage = WordTraits(rawValue: 32768)
  }

  /// The meaning of a name.
  struct Phrase: Sendable {
    /// The entry of the earliest kind.
    var primary: EntryID
    /// The entry that a plural means, if singular and plural are names of different entries.
    var plural: EntryID
    /// The kinds that it is a name of.
    var kinds: KnownSubstance.Kinds
    /// Whether singular and plural are names of different entries.
    var hasPlural = false
    /// The range of all its entries in ``Lexicon/meanings``, by kind, with those of the singular
    /// first.
    var meanings: Range<Int32>
    /// The same entries with those of the plural first, if that is another order.
    var plurals: Range<Int32>
  }

  /// The part of a ``Phrase`` that says whether it is a name, and of what kind.
  struct PhraseHead: Sendable {
    var primary: EntryID
    var kinds: KnownSubstance.Kinds
    var hasPlural: Bool
    /// Whether the phrase means several entries.
    var isAmbiguous = false
  }

  let language: LabelLanguage
  var words = WordList()
  /// For each word, the word that represents it and its inflected forms.
  var stems: ContiguousArray<WordID> = []
  /// For each word, the number of names that contain it; only during collection.
  var usage: ContiguousArray<UInt32> = []
  /// The last collected word.
  var lastWord: WordID = .none
  var traits: ContiguousArray<WordTraits> = []
  var trie = PhraseTrie()
  var phrases = PhraseTable()
  /// The phrases of the grammar, each with a ``GrammarRole``.
  var grammar = PhraseTrie()
  /// Whether two joined names share their last word, as in English.
  let sharesLastWord: Bool
  /// Whether a claim behind a name is a note about it, as in "ghee dairy-free", and not an adjective that makes it
  /// another food, as in "masło wegańskie" and "queso vegano".
  var notesClaimsBehind: Bool { sharesLastWord && language != .polish }
  /// Whether the language forms compounds, as German does.
  let hasCompounds: Bool
  /// For each word, its roles within compound words; empty if the language has no such words.
  var compoundRoles: ContiguousArray<CompoundRole> = []
  /// The letters that may link two parts of a compound word.
  let linkingLetters: [[UInt8]]
  /// The word that represents a sign for "and".
  var andWord: WordID = .none
  /// The words for "with".
  var withWords: ContiguousArray<WordID> = []
  /// The word that represents the percent sign.
  var percentWord: WordID = .none
  /// Artificial words before the letter of a vitamin and the bare number of an additive.
  var vitaminWord: WordID = .none
  var numberWord: WordID = .none

  let base: KnowledgeBase

  /// The heads of the phrases.
  @inline(__always)
  var heads: ContiguousArray<PhraseHead> { phrases.heads }

  /// The entries that phrases mean.
  @inline(__always)
  var meanings: ContiguousArray<EntryID> { phrases.meanings }

  /// The facts about a phrase.
  @inline(__always)
  subscript(phrase: PhraseID) -> Phrase { phrases[phrase.index] }

  /// The entries that a phrase means.
  @inline(__always)
  func meanings(of phrase: PhraseID) -> ArraySlice<EntryID> {
    meanings[self[phrase].meanings]
  }

  /// Whether two phrases can mean the same substance, or one a kind of the other.
  func agree(_ left: PhraseID, _ right: PhraseID) -> Bool {
    isKind(left, of: right) || isKind(right, of: left)
      || meanings(of: left).contains { entry in
        guard let digits = additiveDigits(of: entry) else { return false }
        // "Caramel E150d" is named after its class, and "caramel" is the name of E150a.
        return meanings(of: right).contains { additiveDigits(of: $0) == digits }
      }
  }

  /// The digits of an additive whose identifier is its number, or of the colors that are named after caramel.
  private func additiveDigits(of entry: EntryID) -> Int? {
    let range = base[entry].id
    let id = base.text[Int(range.lowerBound)..<Int(range.upperBound)]
    guard base[entry].kind == .additive else {
      return id.elementsEqual("en:caramel".utf8) ? 150 : nil
    }
    return AdditiveNumber(id.dropFirst(3))?.digits
  }

  /// Whether a name of an allergen begins with the letters of a word, as "peanuts" does with "pea".
  ///
  /// - Complexity: O(*n*) in the words of the language.
  func beginsAllergen(_ word: WordID) -> Bool {
    guard word.exists, words.length(of: word) >= 2 else { return false }
    let letters = words.bytes(of: word)
    return words.ids.contains { longer in
      guard words.length(of: longer) > letters.count, words.bytes(of: longer).starts(with: letters)
      else { return false }
      let name = trie.root(stems[longer])
      guard name.exists else { return false }
      let phrase = trie[name].phrase
      return phrase.exists && !heads[phrase].kinds.isDisjoint(with: .allergen)
    }
  }

  /// Whether a word says what is made of a food: flour, juice.
  func isHead(_ word: WordID) -> Bool {
    word.index < compoundRoles.count && compoundRoles[word].contains(.head)
  }

  /// Whether a meaning of a phrase is one of another phrase or a kind of it.
  func isKind(_ phrase: PhraseID, of other: PhraseID) -> Bool {
    meanings(of: phrase).contains { entry in
      meanings(of: other).contains { base.isKind(entry, of: $0) }
    }
  }

  /// Whether a name means a food that is made of an allergen, and not the allergen as such.
  func namesProduct(_ phrase: PhraseID) -> Bool {
    meanings(of: phrase).contains { base.isProduct($0) }
  }

  /// Returns the entry of a phrase that is a process, certification, or origin.
  func attribute(_ phrase: PhraseID) -> EntryID {
    for entry in meanings(of: phrase) {
      switch base[entry].kind {
      case .processing, .certification, .origin: return entry
      default: break
      }
    }
    return self[phrase].primary
  }

  /// Returns the bits of the allergens in what a phrase means, by position in
  /// ``KnowledgeBase/allergens``.
  func allergens(of phrase: PhraseID) -> UInt64 {
    var bits: UInt64 = 0
    for entry in meanings(of: phrase) { bits |= base[entry].allergens }
    return bits
  }

  /// Whether what a phrase means contains an allergen, or its usual recipe does.
  func mayHaveAllergens(_ phrase: PhraseID) -> Bool {
    meanings(of: phrase).contains { base[$0].allergens != 0 || base[$0].likelyAllergens != 0 }
  }

  /// Whether what a phrase means is made in many ways, such as a sauce, or its usual recipe contains an allergen.
  func isPrepared(_ phrase: PhraseID) -> Bool {
    meanings(of: phrase).contains { entry in
      base[entry].likelyAllergens != 0
        || base[entry].kind == .food && base[entry].vegan == .unknown
    }
  }

  /// Whether a phrase means a food of which everyone knows what it is made of, or an additive or nutrient other than a
  /// mineral.
  func isPlain(_ phrase: PhraseID) -> Bool {
    self[phrase].kinds.isDisjoint(with: .mineral) && !isPrepared(phrase)
      && !meanings(of: phrase).contains { base[$0].kind == .food && base[$0].vegan == .maybe }
  }

  /// Whether what a phrase means is a sauce, or another food whose usual recipe contains an allergen, so that the words
  /// before it may say what is in it.
  func isMixture(_ phrase: PhraseID) -> Bool { isPrepared(phrase) || isSauce(phrase) }

  /// Whether a phrase means a sauce.
  func isSauce(_ phrase: PhraseID) -> Bool { isKind(phrase, of: "en:sauce") }

  /// Whether a phrase means leaves, or a dish of what the words beside it say.
  func isSalad(_ phrase: PhraseID) -> Bool { isKind(phrase, of: "en:salad") }

  private func isKind(_ phrase: PhraseID, of food: String) -> Bool {
    guard phrase.exists, let food = base.entry(food.utf8, of: .food) else { return false }
    return meanings(of: phrase).contains { base.isKind($0, of: food) }
  }

  /// Whether two phrases share a meaning, which may be an allergen, such as milk in "butter (milk)".
  func share(_ left: PhraseID, _ right: PhraseID, orAllergen: Bool) -> Bool {
    meanings(of: left).contains {
      (orAllergen || base[$0].kind != .allergen) && meanings(of: right).contains($0)
    }
  }

  /// Whether a phrase is another name of what a phrase before it means, or the additive of which that is a kind.
  func repeats(_ phrase: PhraseID, _ first: PhraseID) -> Bool {
    let known = meanings(of: first)
    return meanings(of: phrase).allSatisfy { entry in
      known.contains(entry)
        || base[entry].kind == .additive && known.contains { base.isKind($0, of: entry) }
    }
  }

  /// Collects the names of a language.
  ///
  /// - Complexity: O(*n*) in all names.
  init(_ base: KnowledgeBase, in language: LabelLanguage, correctsScanErrors: Bool) {
    var collector = Collector()
    self.init(base, in: language, correctsScanErrors: correctsScanErrors, &collector)
  }

  /// Collects the names of a language, and what each phrase means in `collector`.
  init(
    _ base: KnowledgeBase, in language: LabelLanguage, correctsScanErrors: Bool,
    _ collector: inout Collector
  ) {
    self.language = language
    self.base = base
    let right: [LabelLanguage] = [.french, .spanish, .italian, .portuguese]
    sharesLastWord = !right.contains(language)
    hasCompounds = Self.formsCompounds(language)
    self.correctsScanErrors = correctsScanErrors
    linkingLetters = hasCompounds ? Self.linkingLetters(in: language) : []
    vitaminWord = word([0x01])
    numberWord = word([0x02])
    collectStopwords(base)
    collectGrammar(base)
    collectNames(base, &collector)
    collectCompoundRoles(base)
    finish(collector, base)
    makeSlots()
    if correctsScanErrors {
      let dictionary = SpellingDictionary(words, usage: usage)
      spellingDictionary = { dictionary }
    }
  }

  /// Creates an English lexicon without names.
  init(
    english base: KnowledgeBase, correctsScanErrors: Bool,
    spelling: @escaping @Sendable () -> SpellingDictionary?
  ) {
    language = .english
    self.base = base
    sharesLastWord = true
    hasCompounds = false
    linkingLetters = []
    self.correctsScanErrors = correctsScanErrors
    spellingDictionary = spelling
  }

  // MARK: Finding words

  /// A word in a text, as the lexicon knows it.
  struct Word: Sendable {
    /// The word that represents it and its inflected forms, or none.
    var stem: WordID = .none
    var traits: WordTraits = []
    /// The kind of its token.
    var kind = LabelToken.Kind.word
    /// Whether it is an inflected form of the stem.
    var form: LabelToken.Traits = []
  }

  func word(_ word: WordID) -> Word {
    let stem = stems[word]
    return Word(
      stem: stem, traits: traits[stem], kind: stem == percentWord ? .percent : .word,
      form: stem == word ? [] : .isInflected)
  }

  /// The words for a search by their bytes.
  private(set) var slots = WordSlots()

  /// Builds the table of words, after the last word was added.
  mutating func makeSlots() { slots = WordSlots(words, word) }

  /// Returns the word that a folded text is.
  func find(_ key: WordTable.Key, in folded: Span<UInt8>) -> Word {
    let word = words.find(key, in: folded, 0..<folded.count)
    return word.exists ? self.word(word) : Word()
  }

  // MARK: Misread words

  /// Whether misread words are corrected.
  let correctsScanErrors: Bool
  /// Returns the words of names, with which misread words are compared.
  private var spellingDictionary: @Sendable () -> SpellingDictionary? = { nil }

  /// The words of names, with which misread words are compared, or `nil`.
  var spelling: SpellingIndex? { correctsScanErrors ? spellingDictionary()?.index : nil }

  /// The words of ``spelling``, by index.
  var spelled: ContiguousArray<WordID> { spellingDictionary()?.words ?? [] }

  /// Returns a word of ``spelling`` as if it were in a text.
  func spelled(_ index: Int) -> Word {
    word(spelled[index])
  }

  /// Returns the length of a word of ``spelling``, in bytes.
  func spellingLength(_ index: Int) -> Int { words.range(of: spelled[index]).count }

  /// Returns the letters of a word of ``spelling``.
  func spelling(_ index: Int) -> Slice<ByteText> { words.bytes(of: spelled[index]) }
}

extension Lexicon.PhraseHead {
  /// The head of a phrase with several meanings.
  init(_ phrase: Lexicon.Phrase) {
    self.init(
      primary: phrase.primary, kinds: phrase.kinds, hasPlural: phrase.hasPlural, isAmbiguous: true)
  }
}

/// The meanings of the phrases of a ``Lexicon``.
///
/// Most phrases mean one entry, and take no more memory than their head and the entry.
struct PhraseTable: Sendable {
  /// The heads of the phrases, which most lookups need, close together in memory.
  private(set) var heads: ContiguousArray<Lexicon.PhraseHead> = []
  /// The entries that phrases mean.
  ///
  /// The first ones are, for each phrase, its entry if it is the only one, and otherwise an index in
  /// ``ambiguous``.
  private(set) var meanings: ContiguousArray<EntryID> = []
  /// The phrases with several entries, whose ranges are behind the first ones.
  private(set) var ambiguous: ContiguousArray<Lexicon.Phrase> = []

  init() {}

  /// Creates the table of phrases that were collected.
  ///
  /// - Parameters:
  ///   - first: The entry of each phrase, or the complement of an index in `ambiguous`.
  ///   - more: The entries of ambiguous phrases.
  ///   - ambiguous: The phrases with several entries, with ranges in `more`.
  ///   - kinds: The kind of each entry, as a set.
  init(
    first: ContiguousArray<EntryID>, more: ContiguousArray<EntryID>,
    ambiguous: ContiguousArray<Lexicon.Phrase>, kinds: ContiguousArray<KnownSubstance.Kinds>
  ) {
    let count = Int32(first.count)
    self.ambiguous = ambiguous
    for index in ambiguous.indices {
      self.ambiguous[index].meanings.shift(by: count)
      self.ambiguous[index].plurals.shift(by: count)
    }
    heads.reserveCapacity(first.count)
    for entry in first {
      heads.append(
        entry.exists
          ? Lexicon.PhraseHead(primary: entry, kinds: kinds[entry], hasPlural: false)
          : Lexicon.PhraseHead(ambiguous[Self.ambiguous(entry)]))
    }
    meanings.reserveCapacity(first.count + more.count)
    meanings.append(contentsOf: first)
    meanings.append(contentsOf: more)
  }

  /// Returns the stand-in for the entry of a phrase that has several: no entry.
  static func entry(ofAmbiguous index: Int) -> EntryID { EntryID(~index) }

  @inline(__always)
  private static func ambiguous(_ entry: EntryID) -> Int { ~entry.index }

  /// Returns the row of a phrase in a table with a row for each entry and, behind these, one for
  /// each of the ``ambiguous`` phrases.
  @inline(__always)
  func row(of phrase: PhraseID, entries: Int) -> Int {
    let entry = meanings[phrase.index]
    return entry.exists ? entry.index : entries &+ Self.ambiguous(entry)
  }

  /// The meaning of a phrase.
  @inline(__always)
  subscript(phrase: Int) -> Lexicon.Phrase {
    let head = heads[phrase]
    guard head.isAmbiguous else {
      let only = Int32(truncatingIfNeeded: phrase)..<Int32(truncatingIfNeeded: phrase &+ 1)
      return Lexicon.Phrase(
        primary: head.primary, plural: head.primary, kinds: head.kinds, meanings: only,
        plurals: only)
    }
    return ambiguous[Self.ambiguous(meanings[phrase])]
  }
}

extension Lexicon {
  /// Returns the phrase that is a name in this language, or none.
  func phrase(named name: String) -> PhraseID {
    let folded = ContiguousArray(TextFolding.folded(name).utf8)
    var path: ContiguousArray<WordID> = []
    for part in folded.split(separator: 0x20) {
      guard let word = stem(of: ContiguousArray(part)) else { return .none }
      path.append(word)
    }
    var node: PhraseTrie.StepID = .none
    for (place, word) in path.enumerated() {
      if traits[word].contains(.stop), place + 1 < path.count { continue }
      node = node.exists ? trie.child(of: node, word) : trie.root(word)
      guard node.exists else { return .none }
    }
    return node.exists ? trie[node].phrase : .none
  }

  /// Returns the stem of a folded word or of its singular, or `nil` if no name contains it.
  func stem(of word: ContiguousArray<UInt8>) -> WordID? {
    func find(_ bytes: ContiguousArray<UInt8>) -> WordID? {
      var key = WordTable.Key()
      for byte in bytes { key.append(byte) }
      let found = words.find(key, in: bytes.span, 0..<bytes.count)
      return found.exists ? stems[found] : nil
    }
    if let found = find(word) { return found }
    guard let singular = Inflection.singular(of: word.span, 0..<word.count, in: language) else {
      return nil
    }
    var bytes = ContiguousArray(word[..<singular.kept])
    if let ending = singular.ending { bytes.append(ending) }
    return find(bytes)
  }
}
