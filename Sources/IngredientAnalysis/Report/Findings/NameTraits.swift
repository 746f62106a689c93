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

  private let names: ContiguousArray<Name>
  /// For each word, whether a name that begins with it matters within a longer name.
  private let advised: ContiguousArray<Bool>

  init(_ lexicon: Lexicon, _ traits: EntryTraits) {
    var names: ContiguousArray<Name> = []
    names.reserveCapacity(lexicon.phrases.count)
    for index in 0..<lexicon.phrases.count {
      let phrase = lexicon.phrases[index]
      var name = Name(kinds: phrase.kinds)
      for entry in lexicon.meanings[phrase.meanings] {
        name.allergens |= lexicon.base[entry].allergens
        name.traits.formUnion(traits[entry])
      }
      names.append(name)
    }
    self.names = names
    advised = lexicon.trie.firstWords {
      !names[$0].traits.isDisjoint(with: [.isProhibitedForSome, .isRaw])
    }
  }

  /// The name that a phrase is.
  @inline(__always)
  subscript(phrase: PhraseID) -> Name { names[phrase] }

  /// Whether a name that begins with a word is of something that an audience should not have at all,
  /// or means raw.
  @inline(__always)
  func isAdvised(_ word: WordID) -> Bool {
    word.exists && word.index < advised.count && advised[word]
  }
}
