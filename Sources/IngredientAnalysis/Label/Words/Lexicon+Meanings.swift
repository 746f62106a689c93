/// The order of what the names mean.
extension Lexicon {
  /// The entries that each name means, as they are collected.
  struct Collector {
    /// An entry that a name means.
    private struct Meaning {
      var entry: EntryID
      /// Whether a word of the name is inflected.
      var isInflected: Bool
      /// The meaning that was added to the name before.
      var earlier: MeaningID
    }

    private struct MeaningID: TableID {
      let number: Int32
    }

    /// The last meaning of each phrase.
    private var last: ContiguousArray<MeaningID> = []
    private var meanings: ContiguousArray<Meaning> = []
    /// Whether the name being added has an inflected word.
    var isInflected = false

    /// The number of phrases.
    var count: Int { last.count }

    /// Adds a phrase without a meaning.
    mutating func addPhrase() -> PhraseID {
      last.append(.none)
      return PhraseID(last.count - 1)
    }

    mutating func add(_ entry: EntryID, to phrase: PhraseID) {
      meanings.append(Meaning(entry: entry, isInflected: isInflected, earlier: last[phrase]))
      last[phrase] = MeaningID(meanings.count - 1)
    }

    /// Calls a function with each entry that a phrase means, from the last one.
    func forEach(of phrase: Int, _ body: (_ entry: EntryID, _ isInflected: Bool) -> Void) {
      var index = last[phrase]
      while index.exists {
        let meaning = meanings[index]
        body(meaning.entry, meaning.isInflected)
        index = meaning.earlier
      }
    }
  }

  /// Sorts what each name means: by kind, and the meanings of the singular first.
  mutating func finish(_ collector: Collector, _ base: KnowledgeBase) {
    let kinds = ContiguousArray(base.entries.map(\.kind))
    var (first, more) = (ContiguousArray<EntryID>(), ContiguousArray<EntryID>())
    var ambiguous: ContiguousArray<Phrase> = []
    var list: ContiguousArray<(entry: EntryID, isInflected: Bool)> = []
    /// The place of each entry in the list, because many entries may share a name.
    var places = ContiguousArray<Int?>(repeating: nil, count: base.entries.count)
    for phrase in 0..<collector.count {
      for meaning in list { places[meaning.entry] = nil }
      list.removeAll(keepingCapacity: true)
      var found: KnownSubstance.Kinds = []
      collector.forEach(of: phrase) { entry, isInflected in
        if let place = places[entry] {
          list[place].isInflected = list[place].isInflected && isInflected
        } else {
          places[entry] = list.count
          list.append((entry, isInflected))
          found.insert(KnownSubstance.Kinds(kinds[entry]))
        }
      }
      list.sort { left, right in
        let first = kinds[left.entry].rawValue
        let second = kinds[right.entry].rawValue
        if first != second { return first < second }
        if left.isInflected != right.isInflected { return right.isInflected }
        return left.entry < right.entry
      }
      guard list.count > 1 else {
        first.append(list[0].entry)
        continue
      }
      first.append(PhraseTable.entry(ofAmbiguous: ambiguous.count))
      let start = Int32(more.count)
      for meaning in list { more.append(meaning.entry) }
      let singular = start..<Int32(more.count)
      var phrase = Phrase(
        primary: list[0].entry, plural: list[0].entry, kinds: found, meanings: singular,
        plurals: singular)
      defer { ambiguous.append(phrase) }
      guard list.contains(where: { $0.isInflected }), list.contains(where: { !$0.isInflected })
      else { continue }
      list.sort { left, right in
        let first = kinds[left.entry].rawValue
        let second = kinds[right.entry].rawValue
        if first != second { return first < second }
        if left.isInflected != right.isInflected { return left.isInflected }
        return left.entry < right.entry
      }
      for meaning in list { more.append(meaning.entry) }
      phrase.plural = list[0].entry
      phrase.hasPlural = true
      phrase.plurals = singular.upperBound..<Int32(more.count)
    }
    phrases = PhraseTable(
      first: first, more: more, ambiguous: ambiguous, kinds: base.entries.kinds)
  }
}
