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
    var primary: Int32
    /// The entry that a plural means, if singular and plural are names of different entries.
    var plural: Int32
    /// A bit for each kind that it is a name of.
    var kinds: UInt16
    /// Whether singular and plural are names of different entries.
    var hasPlural = false
    /// The range of all its entries in ``Lexicon/meanings``, by kind, with those of the singular
    /// first.
    var meanings: Range<Int32>
    /// The same entries with those of the plural first, if that is another order.
    var plurals: Range<Int32>

    @inline(__always)
    func has(_ kind: KnownSubstance.Kind) -> Bool { kinds & Self.bit(kind) != 0 }
    @inline(__always)
    func hasAny(of bits: UInt16) -> Bool { kinds & bits != 0 }
    static func bit(_ kind: KnownSubstance.Kind) -> UInt16 { 1 << UInt16(kind.rawValue) }

    /// The kinds that an ingredient on a list can have.
    static let ingredients =
      bit(.function) | bit(.additive) | bit(.vitamin) | bit(.mineral) | bit(.nutrient) | bit(.food)
      | bit(.cosmetic) | bit(.category)
    /// The kinds that are removed from a name.
    static let attributes = bit(.processing) | bit(.certification) | bit(.origin)
  }

  /// The part of a ``Phrase`` that says whether it is a name, and of what kind.
  struct PhraseHead: Sendable {
    var primary: Int32
    var kinds: UInt16
    var hasPlural: Bool
    /// Whether the phrase means several entries.
    var isAmbiguous = false
  }

  let language: LabelLanguage
  var words = WordList()
  /// For each word, the word that represents it and its inflected forms.
  var stems: ContiguousArray<Int32> = []
  /// For each word, the number of names that contain it; only during collection.
  var usage: ContiguousArray<UInt32> = []
  /// The last collected word.
  var lastWord: Int32 = -1
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
  var andWord: Int32 = -1
  /// The word that represents the percent sign.
  var percentWord: Int32 = -1
  /// Artificial words before the letter of a vitamin and the bare number of an additive.
  var vitaminWord: Int32 = -1
  var numberWord: Int32 = -1

  let base: KnowledgeBase

  /// The heads of the phrases.
  @inline(__always)
  var heads: ContiguousArray<PhraseHead> { phrases.heads }

  /// The entries that phrases mean.
  @inline(__always)
  var meanings: ContiguousArray<Int32> { phrases.meanings }

  /// Whether two phrases can mean the same substance, or one a kind of the other.
  func agree(_ left: Int32, _ right: Int32) -> Bool {
    for first in phrases[Int(left)].meanings {
      for second in phrases[Int(right)].meanings {
        let first = meanings[Int(first)]
        let second = meanings[Int(second)]
        if base.isKind(first, of: second) || base.isKind(second, of: first) { return true }
      }
    }
    return false
  }

  /// Whether a name means a food that is made of an allergen, and not the allergen as such.
  func namesProduct(_ phrase: Int32) -> Bool {
    phrases[Int(phrase)].meanings.contains { base.isProduct(meanings[Int($0)]) }
  }

  /// Returns the entry of a phrase that is a process, certification, or origin.
  func attribute(_ phrase: Int32) -> Int32 {
    for index in phrases[Int(phrase)].meanings {
      switch base.entries[Int(meanings[Int(index)])].kind {
      case .processing, .certification, .origin: return meanings[Int(index)]
      default: break
      }
    }
    return phrases[Int(phrase)].primary
  }

  /// Returns the bits of the allergens in what a phrase means, by position in
  /// ``KnowledgeBase/allergens``.
  func allergens(of phrase: Int32) -> UInt64 {
    var bits: UInt64 = 0
    for index in phrases[Int(phrase)].meanings {
      bits |= base.entries[Int(meanings[Int(index)])].allergens
    }
    return bits
  }

  /// Whether two phrases share a meaning.
  func share(_ left: Int32, _ right: Int32) -> Bool {
    for first in phrases[Int(left)].meanings {
      for second in phrases[Int(right)].meanings where meanings[Int(first)] == meanings[Int(second)]
      { return true }
    }
    return false
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
    stems = numbers.array(count: count) { numbers, word in Int32(word) - numbers.nextSigned() }
    traits = numbers.array(count: count) { numbers, _ in
      WordTraits(rawValue: UInt16(truncatingIfNeeded: numbers.next()))
    }
    andWord = numbers.nextSigned()
    percentWord = numbers.nextSigned()
    vitaminWord = numbers.nextSigned()
    numberWord = numbers.nextSigned()
    phrases = PhraseTable(base.entries.kindBits, &numbers)
    trie = PhraseTrie(&numbers)
    grammar = PhraseTrie(&numbers)
    makeSlots()
  }

  // MARK: Finding words

  /// A word in a text, as the lexicon knows it.
  struct Word: Sendable {
    /// The word that represents it and its inflected forms, or -1.
    var stem: Int32 = -1
    var traits: WordTraits = []
    /// The kind of its token.
    var kind = LabelToken.Kind.word
    /// Whether it is an inflected form of the stem.
    var form: LabelToken.Traits = []
  }

  func word(_ word: Int32) -> Word {
    let stem = stems[Int(word)]
    return Word(
      stem: stem, traits: traits[Int(stem)], kind: stem == percentWord ? .percent : .word,
      form: stem == word ? [] : .isInflected)
  }

  /// A slot in the table of words of at most eight bytes.
  ///
  /// It has 16 bytes, so that a lookup touches memory once.
  struct Slot {
    var key: UInt64 = 0
    var word = Word()
  }

  /// A slot in the table of longer words.
  struct LongSlot {
    var key = LongKey()
    var number: Int32 = -1
    var word = Word()
  }

  /// The key of a word of more than eight bytes: its bytes, up to sixteen, or a hash of those
  /// behind the eighth if it is longer.
  struct LongKey: Equatable {
    fileprivate private(set) var first: UInt64
    private var rest: UInt64 = 0
    private(set) var length: Int32 = 8

    fileprivate init() { first = 0 }

    /// Creates the key of a word; its length is 8 if the word has at most eight bytes.
    fileprivate init(_ word: Int32, _ words: borrowing WordList) {
      first = words.packed(word, behind: 0)
      let count = words.range(of: word).count
      while count > Int(length) {
        append(words.packed(word, behind: Int(length)), length: min(count &- Int(length), 8))
      }
    }

    /// Creates a key from the first eight bytes, given as an integer.
    @inline(__always)
    init(_ first: UInt64) { self.first = first }

    /// Appends up to eight bytes, given as an integer, behind a multiple of eight.
    @inline(__always)
    mutating func append(_ bytes: UInt64, length count: Int) {
      rest = length == 8 ? bytes : ((rest ^ (rest &>> 32)) &* 0x9E37_79B9_7F4A_7C15) ^ bytes
      length &+= Int32(truncatingIfNeeded: count)
    }

    @inline(__always)
    fileprivate var hash: UInt64 {
      (first ^ (rest &* 0xD6E8_FEB8_6659_FD93)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  var slots: ContiguousArray<Slot> = []
  var longSlots: ContiguousArray<LongSlot> = []
  var shift: UInt64 = 0
  var longShift: UInt64 = 0

  /// Builds the tables of words, after the last word was added.
  mutating func makeSlots() {
    var long = 0
    for word in 0..<Int32(words.count) where words.range(of: word).count > 8 { long += 1 }
    let bits = Self.bits(words.count - long)
    let longBits = Self.bits(long)
    shift = 64 - bits
    longShift = 64 - longBits
    slots = ContiguousArray(repeating: Slot(), count: 1 << bits)
    longSlots = ContiguousArray(repeating: LongSlot(), count: 1 << longBits)
    for word in 0..<Int32(words.count) {
      let key = LongKey(word, words)
      if key.length == 8 {
        var index = place(key.first)
        while slots[index].word.stem >= 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = Slot(key: key.first, word: self.word(word))
      } else {
        var index = Int(truncatingIfNeeded: key.hash &>> longShift)
        while longSlots[index].word.stem >= 0 { index = (index + 1) & (longSlots.count - 1) }
        longSlots[index] = LongSlot(key: key, number: word, word: self.word(word))
      }
    }
  }

  /// Returns the number of bits of an index, so that at most three fifths of a table are used.
  static func bits(_ count: Int) -> UInt64 {
    var bits: UInt64 = 6
    while (1 << bits) * 3 < count * 5 { bits += 1 }
    return bits
  }

  @inline(__always)
  func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  /// Returns the word of at most eight bytes, given as an integer.
  @inline(__always)
  func find(_ key: UInt64) -> Word {
    let mask = slots.count &- 1
    var index = place(key)
    while true {
      let slot = slots[index]
      if slot.key == key || slot.word.stem < 0 { return slot.word }
      index = (index &+ 1) & mask
    }
  }

  /// Returns the word of nine to sixteen bytes, given as two integers.
  @inline(__always)
  func find(_ first: UInt64, _ rest: UInt64, length: Int) -> Word {
    var key = LongKey(first)
    key.append(rest, length: length)
    let mask = longSlots.count &- 1
    var index = Int(truncatingIfNeeded: key.hash &>> longShift)
    while true {
      let slot = longSlots[index]
      if slot.key == key || slot.word.stem < 0 { return slot.word }
      index = (index &+ 1) & mask
    }
  }

  /// Returns the word of more than eight ASCII letters and digits at a position in a text.
  @inline(__always)
  func find(_ key: LongKey, inASCII text: Span<UInt8>, _ start: Int) -> Word {
    let mask = longSlots.count &- 1
    var index = Int(truncatingIfNeeded: key.hash &>> longShift)
    while true {
      let slot = longSlots[index]
      if slot.word.stem < 0 { return slot.word }
      if slot.key == key,
        key.length <= 16 || words.equals(slot.number, inASCII: text, start, key.length)
      {
        return slot.word
      }
      index = (index &+ 1) & mask
    }
  }

  /// Returns the word that a folded text is.
  func find(_ key: WordTable.Key, in folded: Span<UInt8>) -> Word {
    let word = words.find(key, in: folded, 0..<folded.count)
    return word < 0 ? Word() : self.word(word)
  }

  // MARK: Misread words

  /// Whether misread words are corrected.
  let correctsScanErrors: Bool
  /// Returns the words of names, with which misread words are compared.
  private var spellingDictionary: @Sendable () -> SpellingDictionary? = { nil }

  /// The words of names, with which misread words are compared, or `nil`.
  var spelling: SpellingIndex? { correctsScanErrors ? spellingDictionary()?.index : nil }

  /// The words of ``spelling``, by index.
  var spelled: ContiguousArray<Int32> { spellingDictionary()?.words ?? [] }

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
