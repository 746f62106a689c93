/// What reports need of the names of a language, collected once from all entries that a name means.
///
/// A report reads most names here and not in the tables of the knowledge, which are much larger.
struct NameTraits: Sendable {
  struct Name: Sendable {
    /// The bits of the allergens in it, by position in ``KnowledgeBase/allergens``.
    var allergens: UInt64 = 0
    /// The traits of any entry that it means.
    var traits: EntryTraits.Traits = []
    /// The kinds that it is a name of.
    var kinds: KnownSubstance.Kinds

    /// Whether it is only the word for a function, or such a word before the substances that have
    /// the function.
    @inline(__always)
    func isFunction(hasParts: Bool) -> Bool {
      kinds == .function || hasParts && kinds.contains(.function)
    }
  }

  /// The names that mean one entry, by entry, and behind them those that mean several.
  private let names: ContiguousArray<Name>
  /// For each word, whether a name that begins with it matters within a longer name.
  private let advised: ContiguousArray<Bool>
  private let phrases: PhraseTable
  private let entryCount: Int

  init(_ lexicon: Lexicon, _ traits: EntryTraits) {
    let base = lexicon.base
    let phrases = lexicon.phrases
    self.phrases = phrases
    let kinds = base.entries.kinds
    let entryCount = kinds.count
    self.entryCount = entryCount
    var names: ContiguousArray<Name> = []
    names.reserveCapacity(entryCount + phrases.ambiguous.count)
    for entry in kinds.indices {
      names.append(
        Name(
          allergens: base.entries[entry].allergens, traits: traits[EntryID(entry)],
          kinds: kinds[entry]))
    }
    for phrase in phrases.ambiguous {
      var name = Name(kinds: phrase.kinds)
      for entry in phrases.meanings[phrase.meanings] {
        name.allergens |= base[entry].allergens
        name.traits.formUnion(traits[entry])
      }
      names.append(name)
    }
    self.names = names
    let wanted: EntryTraits.Traits = [.isProhibitedForSome, .isRaw]
    let matters = ContiguousArray(names.map { $0.traits.rawValue & wanted.rawValue != 0 })
    advised = lexicon.trie.firstWords {
      matters[phrases.row(of: $0, entries: entryCount)]
    }
  }

  /// The name that a phrase is.
  @inline(__always)
  subscript(phrase: PhraseID) -> Name {
    names[phrases.row(of: phrase, entries: entryCount)]
  }

  /// Whether a name that begins with a word is of something that an audience should not have at all,
  /// or means raw.
  @inline(__always)
  func isAdvised(_ word: WordID) -> Bool {
    word.exists && word.index < advised.count && advised[word]
  }
}
