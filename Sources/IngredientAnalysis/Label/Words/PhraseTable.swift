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

  /// Reads the phrases of `numbers`: for each its entries in the order of the singular, and of the
  /// plural if that is another one.
  init(_ kinds: ContiguousArray<KnownSubstance.Kinds>, _ numbers: inout NumberText) {
    var more: ContiguousArray<EntryID> = []
    var ambiguous: ContiguousArray<Lexicon.Phrase> = []
    var last: Int32 = 0
    let first = numbers.array(count: numbers.next()) { numbers, _ in
      let form = numbers.next()
      last &+= numbers.nextSigned()
      guard form > 0 else { return EntryID(number: last) }
      func others(_ count: Int) -> Range<Int32> {
        let start = Int32(more.count)
        for _ in 0..<count { more.append(EntryID(number: last &+ numbers.nextSigned())) }
        return start..<Int32(more.count)
      }
      let singular = others(form >> 1)
      var phrase = Lexicon.Phrase(
        primary: EntryID(number: last), plural: EntryID(number: last), kinds: [],
        meanings: singular,
        plurals: singular)
      for entry in more[singular] { phrase.kinds.formUnion(kinds[entry]) }
      if form & 1 != 0 {
        phrase.plurals = others(form >> 1)
        phrase.plural = more[Int(phrase.plurals.lowerBound)]
        phrase.hasPlural = true
      }
      ambiguous.append(phrase)
      return Self.entry(ofAmbiguous: ambiguous.count - 1)
    }
    self.init(first: first, more: more, ambiguous: ambiguous, kinds: kinds)
  }

  /// Returns what stands in place of the entry of a phrase that has several: no entry.
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

extension Range<Int32> {
  fileprivate mutating func shift(by distance: Int32) {
    self = (lowerBound + distance)..<(upperBound + distance)
  }
}
