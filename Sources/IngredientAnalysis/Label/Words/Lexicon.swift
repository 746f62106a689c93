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
  /// Whether the language forms compounds, as German does.
  let hasCompounds: Bool
  /// For each word, its roles within compound words; empty if the language forms none.
  var compoundRoles: ContiguousArray<CompoundRole> = []
  /// The letters that may link two parts of a compound word.
  let linkingLetters: [[UInt8]]
  /// The word that represents a sign for "and".
  var andWord: WordID = .none
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

  /// What is known of a phrase.
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

  /// Whether two phrases share a meaning, which may be an allergen, such as milk in "butter (milk)".
  func share(_ left: PhraseID, _ right: PhraseID, orAllergen: Bool) -> Bool {
    meanings(of: left).contains {
      (orAllergen || base[$0].kind != .allergen) && meanings(of: right).contains($0)
    }
  }

  /// Collects the names of a language.
  ///
  /// - Complexity: O(*n*) in all names.
  init(_ base: KnowledgeBase, in language: LabelLanguage, correctsScanErrors: Bool) {
    self.language = language
    self.base = base
    let right: [LabelLanguage] = [.french, .spanish, .italian]
    sharesLastWord = !right.contains(language)
    hasCompounds = ["de", "fi", "nl", "sv", "da", "nb"].contains(language.code)
    self.correctsScanErrors = correctsScanErrors
    linkingLetters = hasCompounds ? Self.linkingLetters(in: language) : []
    vitaminWord = word([0x01])
    numberWord = word([0x02])
    var collector = Collector()
    collectStopwords(base)
    collectGrammar(base)
    collectNames(base, &collector)
    if hasCompounds { collectCompoundRoles(base) }
    finish(collector, base)
    makeSlots()
    if correctsScanErrors {
      let dictionary = SpellingDictionary(words, usage: usage)
      spellingDictionary = { dictionary }
    }
  }

  /// Reads the English names of embedded knowledge.
  init(_ base: KnowledgeBase, english tables: KnowledgeTables, correctsScanErrors: Bool) {
    language = .english
    self.base = base
    sharesLastWord = true
    hasCompounds = false
    linkingLetters = []
    self.correctsScanErrors = correctsScanErrors
    spellingDictionary = tables.spelling
    var numbers = NumberText(tables.names)
    let count = numbers.next()
    words = WordList(ByteText(tables.words), count: count, lengths: &numbers)
    // The number of names that contain each word, for the correction of misread words.
    for _ in 0..<count { _ = numbers.next() }
    stems = numbers.array(count: count) { numbers, word in
      WordID(number: Int32(word) - numbers.nextSigned())
    }
    traits = numbers.array(count: count) { numbers, _ in
      WordTraits(rawValue: UInt16(truncatingIfNeeded: numbers.next()))
    }
    andWord = WordID(number: numbers.nextSigned())
    percentWord = WordID(number: numbers.nextSigned())
    vitaminWord = WordID(number: numbers.nextSigned())
    numberWord = WordID(number: numbers.nextSigned())
    phrases = PhraseTable(base.entries.kinds, &numbers)
    trie = PhraseTrie(&numbers)
    grammar = PhraseTrie(&numbers)
    makeSlots()
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
}

extension Lexicon.PhraseHead {
  /// The head of a phrase with several meanings.
  init(_ phrase: Lexicon.Phrase) {
    self.init(
      primary: phrase.primary, kinds: phrase.kinds, hasPlural: phrase.hasPlural, isAmbiguous: true)
  }
}
