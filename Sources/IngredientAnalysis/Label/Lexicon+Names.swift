/// Collection of the words and names of a language, and of the phrases of its grammar.
extension Lexicon {
  /// Returns the stem of a word, and adds the word if it is new.
  mutating func word(_ bytes: some Sequence<UInt8>) -> WordID {
    let bytes = ContiguousArray(bytes)
    return word(bytes.span, 0..<bytes.count)
  }

  /// Returns the stem of a word in a text, and adds the word if it is new.
  mutating func word(_ text: Span<UInt8>, _ range: Range<Int>) -> WordID {
    let word = words.insert(text, range)
    lastWord = word
    guard word.index == stems.count else { return stems[word] }
    stems.append(word)
    traits.append([])
    usage.append(0)
    if let length = Inflection.singular(of: text, range, in: language) {
      var singular: ContiguousArray<UInt8> = []
      singular.reserveCapacity(length.kept + 1)
      for position in range.prefix(length.kept) { singular.append(text[position]) }
      if let ending = length.ending { singular.append(ending) }
      let stem = self.word(singular.span, 0..<singular.count)
      stems[word] = stem
      lastWord = word
    }
    return stems[word]
  }

  /// Writes the stems of the words in a folded text, and returns whether any word is an inflected
  /// form.
  @discardableResult
  mutating func stems(
    of folded: ContiguousArray<UInt8>, _ path: inout ContiguousArray<WordID>, counts: Bool = false
  ) -> Bool {
    path.removeAll(keepingCapacity: true)
    var isInflected = false
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      if end > start {
        let stem = word(folded.span, start..<end)
        if counts { usage[lastWord] += 1 }
        if words.range(of: stem).count != end - start { isInflected = true }
        path.append(stem)
      }
      start = end + 1
    }
    return isInflected
  }

  mutating func collectStopwords(_ base: KnowledgeBase) {
    var folded: ContiguousArray<UInt8> = []
    var path: ContiguousArray<WordID> = []
    for line in base.stopwords where line.language == language || line.language == .any {
      guard line.kind == .food else { continue }
      var first: WordID?
      for part in base.parts(of: line.words) {
        folded.removeAll(keepingCapacity: true)
        base.fold(part, to: &folded)
        stems(of: folded, &path)
        guard path.count == 1 else { continue }
        if line.isSynonyms {
          // All words of the line have the same meaning in every name.
          if let first { stems[path[0]] = first } else { first = path[0] }
        } else {
          traits[path[0]].insert(.stop)
        }
      }
    }
    if let stop = base.entry("xx:stop".utf8, of: .grammar) {
      for line in base.names where line.entry == stop && line.language == language {
        for part in base.parts(of: line.names) {
          folded.removeAll(keepingCapacity: true)
          base.fold(part, to: &folded)
          stems(of: folded, &path)
          if path.count == 1 { traits[path[0]].insert(.stop) }
        }
      }
    }
  }

  /// Notes which words are parts of compound words without being names of foods.
  mutating func collectCompoundRoles(_ base: KnowledgeBase) {
    var folded: ContiguousArray<UInt8> = []
    var found: ContiguousArray<(word: WordID, role: CompoundRole)> = []
    for (role, id) in CompoundRole.identifiers {
      guard let entry = base.entry(id.utf8, of: .grammar) else { continue }
      for line in base.names where line.entry == entry && line.language == language {
        for part in base.parts(of: line.names) {
          folded.removeAll(keepingCapacity: true)
          base.fold(part, to: &folded)
          found.append((word(folded), role))
        }
      }
    }
    guard !found.isEmpty else { return }
    compoundRoles = ContiguousArray(repeating: [], count: words.count)
    for (word, role) in found { compoundRoles[word].insert(role) }
  }

  // MARK: Names

  mutating func collectNames(_ base: KnowledgeBase, _ collector: inout Collector) {
    var folded: ContiguousArray<UInt8> = []
    var path: ContiguousArray<WordID> = []
    for line in base.names {
      let kind = base[line.entry].kind
      guard kind != .grammar else { continue }
      let isOwn = line.language == language || line.language == .any || kind == .cosmetic
      let hasNumber = base[line.entry].marks.contains(.hasNumber)
      let hasVitamins =
        line.language == .english && (kind == .vitamin || kind == .additive || kind == .nutrient)
      guard isOwn || hasNumber || hasVitamins else { continue }
      for part in base.parts(of: line.names) {
        if hasNumber, part.count < 16,
          let number = AdditiveNumber(
            ContiguousArray(base.text[Int(part.lowerBound)..<Int(part.upperBound)]))
        {
          add(number, line.entry, &collector)
          continue
        }
        guard isOwn || hasVitamins else { continue }
        folded.removeAll(keepingCapacity: true)
        base.fold(part, to: &folded)
        if hasVitamins, folded.starts(with: "vitamin ".utf8) {
          stems(of: ContiguousArray(folded.dropFirst(8)), &path)
          path.insert(vitaminWord, at: 0)
          if path.count > 1 { add(path, line.entry, &collector) }
        }
        guard isOwn else { continue }
        collector.isInflected = stems(of: folded, &path, counts: true)
        addName(path, kind, line.entry, to: &collector)
        collector.isInflected = false
      }
    }
  }

  mutating func addName(
    _ path: ContiguousArray<WordID>, _ kind: KnownSubstance.Kind, _ entry: EntryID,
    to collector: inout Collector
  ) {
    var kept = path
    if path.contains(where: { traits[$0].contains(.stop) }) {
      kept.removeAll(keepingCapacity: true)
      for (place, word) in path.enumerated()
      where place + 1 == path.count || !traits[word].contains(.stop) {
        kept.append(word)
      }
    }
    guard let first = kept.first else { return }
    add(kept, entry, &collector)
    if kept.count == 2, let letter = kept.first(where: { !traits[$0].contains(.vitamin) }),
      traits[kept[0]].contains(.vitamin) || traits[kept[1]].contains(.vitamin)
    {
      add([vitaminWord, letter], entry, &collector)
    }
    if kept.count == 2, isColorIndex(kept) {
      add([joinedWord(kept)], entry, &collector)
      add([word("c".utf8), word("i".utf8), kept[1]], entry, &collector)
    }
    switch kind {
    case .processing, .origin: for word in kept { traits[word].insert(.isAttribute) }
    case .certification: for word in kept { traits[word].insert(.isAttribute) }
    case .function: traits[first].insert(.startsFunction)
    default: break
    }
  }

  /// Whether two words are a Colour Index number, which labels also write without a space.
  func isColorIndex(_ path: ContiguousArray<WordID>) -> Bool {
    words.bytes(of: path[0]).elementsEqual("ci".utf8) && words.bytes(of: path[1]).count == 5
  }

  mutating func joinedWord(_ path: ContiguousArray<WordID>) -> WordID {
    word(ContiguousArray(words.bytes(of: path[0])) + ContiguousArray(words.bytes(of: path[1])))
  }

  mutating func add(
    _ path: ContiguousArray<WordID>, _ entry: EntryID, _ collector: inout Collector
  ) {
    if base[entry].kind == .certification, let first = path.first {
      // The first word of a mention may begin a certification, or the last word may be one.
      traits[first].formUnion(
        path.count == 1 ? [.startsCertification, .certifies] : .startsCertification)
    }
    let node = trie.insert(path)
    var phrase = trie[node].phrase
    if !phrase.exists {
      phrase = collector.addPhrase()
      trie.setPhrase(phrase, at: node)
    }
    collector.add(entry, to: phrase)
  }

  /// Adds the spellings of an additive's number.
  mutating func add(_ number: AdditiveNumber, _ entry: EntryID, _ collector: inout Collector) {
    let digits = String(number.digits)
    let letter = number.letter.map { String($0) } ?? ""
    let numeral = number.numeral
    var tails: [[String]] = [[digits + letter + numeral]]
    if !numeral.isEmpty { tails.append([digits + letter, numeral]) }
    if !letter.isEmpty {
      tails.append([digits, letter + numeral])
      if !numeral.isEmpty { tails.append([digits, letter, numeral]) }
    }
    for tail in tails {
      let words = ContiguousArray(tail.map { word($0.utf8) })
      add([numberWord] + words, entry, &collector)
      for prefix in ["e", "ins", "sin", "\u{435}"] {
        add([word(prefix.utf8)] + words, entry, &collector)
        add([word((prefix + tail[0]).utf8)] + words.dropFirst(), entry, &collector)
      }
    }
  }

  // MARK: Grammar

  mutating func collectGrammar(_ base: KnowledgeBase) {
    var folded: ContiguousArray<UInt8> = []
    var path: ContiguousArray<WordID> = []
    for (role, id) in GrammarRole.identifiers {
      guard role != .stop, let entry = base.entry(id.utf8, of: .grammar) else { continue }
      for line in base.names where line.entry == entry {
        guard line.language == language || line.language == .any else { continue }
        for part in base.parts(of: line.names) {
          folded.removeAll(keepingCapacity: true)
          base.fold(part, to: &folded)
          stems(of: folded, &path)
          guard let first = path.first else { continue }
          if let trait = role.trait {
            traits[first].insert(trait)
            continue
          }
          if role == .with {
            withWords.append(first)
            continue
          }
          // An abbreviation may also have other meanings.
          if role == .abbreviation { traits[first].insert(.isAbbreviation) }
          let node = grammar.insert(path)
          guard !grammar[node].phrase.exists else { continue }
          grammar.setPhrase(PhraseID(Int(role.rawValue)), at: node)
          // It is grammar only outside a list.
          if role == .foreignName { continue }
          traits[first].insert(.startsGrammar)
          if role.directs { traits[first].insert(.directs) }
          guard path.count == 1 else { continue }
          // The first word for "and" in a language represents the sign.
          if role == .and, !andWord.exists { andWord = first }
          if role == .percent { percentWord = first }
          switch role {
          case .and, .or: traits[first].insert(.joins)
          case .numberPrefix: traits[first].insert(.numberPrefix)
          // "From" precedes a place, so it is not a stop word.
          case .origin: traits[first].remove(.stop)
          case .group: traits[first].insert(.namesGroup)
          case .unit: traits[first].insert(.measures)
          case .denial: traits[first].insert(.denies)
          case .vitamin: traits[first].insert(.vitamin)
          default: break
          }
        }
      }
    }
  }
}

/// The order of the meanings of names.
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
    let kinds = ContiguousArray(base.entries.map { $0.kind })
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
