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
