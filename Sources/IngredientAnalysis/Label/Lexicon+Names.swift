/// Collection of the words and names of a language, and of the phrases of its grammar.
extension Lexicon {
  /// Returns the stem of a word, and adds the word if it is new.
  mutating func word(_ bytes: some Sequence<UInt8>) -> Int32 {
    let bytes = ContiguousArray(bytes)
    return word(bytes.span, 0..<bytes.count)
  }

  /// Returns the stem of a word in a text, and adds the word if it is new.
  mutating func word(_ text: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    let word = words.insert(text, range)
    lastWord = word
    guard Int(word) == stems.count else { return stems[Int(word)] }
    stems.append(word)
    traits.append([])
    usage.append(0)
    if let length = Inflection.singular(of: text, range, in: language) {
      var singular: ContiguousArray<UInt8> = []
      singular.reserveCapacity(length.kept + 1)
      for position in range.prefix(length.kept) { singular.append(text[position]) }
      if let ending = length.ending { singular.append(ending) }
      let stem = self.word(singular.span, 0..<singular.count)
      stems[Int(word)] = stem
      lastWord = word
    }
    return stems[Int(word)]
  }

  /// Writes the stems of the words in a folded text, and returns whether any word is an inflected
  /// form.
  @discardableResult
  mutating func stems(
    of folded: ContiguousArray<UInt8>, _ path: inout ContiguousArray<Int32>, counts: Bool = false
  ) -> Bool {
    path.removeAll(keepingCapacity: true)
    var isInflected = false
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      if end > start {
        let stem = word(folded.span, start..<end)
        if counts { usage[Int(lastWord)] += 1 }
        if words.range(of: stem).count != end - start { isInflected = true }
        path.append(stem)
      }
      start = end + 1
    }
    return isInflected
  }

  mutating func collectStopwords(_ base: KnowledgeBase) {
    var folded: ContiguousArray<UInt8> = []
    var path: ContiguousArray<Int32> = []
    for line in base.stopwords where line.language == language || line.language == .any {
      guard line.kind == .food else { continue }
      var first: Int32?
      for part in base.parts(of: line.words) {
        folded.removeAll(keepingCapacity: true)
        base.fold(part, to: &folded)
        stems(of: folded, &path)
        guard path.count == 1 else { continue }
        if line.isSynonyms {
          // All words of the line have the same meaning in every name.
          if let first { stems[Int(path[0])] = first } else { first = path[0] }
        } else {
          traits[Int(path[0])].insert(.stop)
        }
      }
    }
    if let stop = base.entry("xx:stop".utf8, of: .grammar) {
      for line in base.names where line.entry == stop && line.language == language {
        for part in base.parts(of: line.names) {
          folded.removeAll(keepingCapacity: true)
          base.fold(part, to: &folded)
          stems(of: folded, &path)
          if path.count == 1 { traits[Int(path[0])].insert(.stop) }
        }
      }
    }
  }

  /// Notes which words are parts of compound words without being names of foods.
  mutating func collectCompoundRoles(_ base: KnowledgeBase) {
    var folded: ContiguousArray<UInt8> = []
    var found: ContiguousArray<(word: Int32, role: CompoundRole)> = []
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
    compoundRoles = ContiguousArray(repeating: [], count: words.count)
    for (word, role) in found { compoundRoles[Int(word)].insert(role) }
  }

  // MARK: Names

  /// The entries of each phrase during collection, as linked lists.
  struct Collector {
    var heads: ContiguousArray<Int32> = []
    var entries: ContiguousArray<(entry: Int32, next: Int32)> = []
    /// Whether the name being added has an inflected word.
    var isInflected = false
    var inflected: ContiguousArray<Bool> = []
  }

  mutating func collectNames(_ base: KnowledgeBase, _ collector: inout Collector) {
    var folded: ContiguousArray<UInt8> = []
    var path: ContiguousArray<Int32> = []
    for line in base.names {
      let kind = base.entries[Int(line.entry)].kind
      guard kind != .grammar else { continue }
      let isOwn = line.language == language || line.language == .any || kind == .cosmetic
      let hasNumber = base.entries[Int(line.entry)].hasNumber
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
        addName(path, kind, line.entry, &collector)
        collector.isInflected = false
      }
    }
  }

  mutating func addName(
    _ path: ContiguousArray<Int32>, _ kind: KnownSubstance.Kind, _ entry: Int32,
    _ collector: inout Collector
  ) {
    var kept = path
    if path.contains(where: { traits[Int($0)].contains(.stop) }) {
      kept.removeAll(keepingCapacity: true)
      for (place, word) in path.enumerated()
      where place + 1 == path.count || !traits[Int(word)].contains(.stop) {
        kept.append(word)
      }
    }
    guard let first = kept.first else { return }
    add(kept, entry, &collector)
    if kept.count == 2, let letter = kept.first(where: { !traits[Int($0)].contains(.vitamin) }),
      traits[Int(kept[0])].contains(.vitamin) || traits[Int(kept[1])].contains(.vitamin)
    {
      add([vitaminWord, letter], entry, &collector)
    }
    if kept.count == 2, isColorIndex(kept) {
      add([joinedWord(kept)], entry, &collector)
      add([word("c".utf8), word("i".utf8), kept[1]], entry, &collector)
    }
    switch kind {
    case .processing, .origin: for word in kept { traits[Int(word)].insert(.isAttribute) }
    case .certification: for word in kept { traits[Int(word)].insert(.isAttribute) }
    case .function: traits[Int(first)].insert(.startsFunction)
    default: break
    }
  }

  /// Whether two words are a Colour Index number, which labels also write without a space.
  func isColorIndex(_ path: ContiguousArray<Int32>) -> Bool {
    words.bytes(of: path[0]).elementsEqual("ci".utf8) && words.bytes(of: path[1]).count == 5
  }

  mutating func joinedWord(_ path: ContiguousArray<Int32>) -> Int32 {
    word(ContiguousArray(words.bytes(of: path[0])) + ContiguousArray(words.bytes(of: path[1])))
  }

  mutating func add(
    _ path: ContiguousArray<Int32>, _ entry: Int32, _ collector: inout Collector
  ) {
    if base.entries[Int(entry)].kind == .certification, let first = path.first {
      // The first word of a mention may begin a certification, or the last word may be one.
      traits[Int(first)].formUnion(
        path.count == 1 ? [.startsCertification, .certifies] : .startsCertification)
    }
    let node = trie.insert(path)
    var phrase = trie.nodes[Int(node)].phrase
    if phrase < 0 {
      phrase = Int32(collector.heads.count)
      collector.heads.append(-1)
      trie.setPhrase(phrase, at: node)
    }
    collector.entries.append((entry, collector.heads[Int(phrase)]))
    collector.inflected.append(collector.isInflected)
    collector.heads[Int(phrase)] = Int32(collector.entries.count - 1)
  }

  /// Adds the spellings of an additive's number.
  mutating func add(_ number: AdditiveNumber, _ entry: Int32, _ collector: inout Collector) {
    let digits = String(number.digits)
    let letter = number.letter.map { String($0) } ?? ""
    let numerals = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]
    let numeral = numerals[number.subtype ?? 0]
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
    var path: ContiguousArray<Int32> = []
    for (role, id) in GrammarRole.identifiers {
      guard role != .stop, let entry = base.entry(id.utf8, of: .grammar) else { continue }
      for line in base.names where line.entry == entry {
        guard line.language == language || line.language == .any else { continue }
        for part in base.parts(of: line.names) {
          folded.removeAll(keepingCapacity: true)
          base.fold(part, to: &folded)
          stems(of: folded, &path)
          guard let first = path.first else { continue }
          // An abbreviation may also have other meanings.
          if role == .abbreviation { traits[Int(first)].insert(.isAbbreviation) }
          let node = grammar.insert(path)
          guard grammar.nodes[Int(node)].phrase < 0 else { continue }
          grammar.setPhrase(Int32(role.rawValue), at: node)
          traits[Int(first)].insert(.startsGrammar)
          if role.directs { traits[Int(first)].insert(.directs) }
          guard path.count == 1 else { continue }
          // The first word for "and" in a language represents the sign.
          if role == .and, andWord < 0 { andWord = first }
          if role == .percent { percentWord = first }
          switch role {
          case .and, .or: traits[Int(first)].insert(.joins)
          case .numberPrefix: traits[Int(first)].insert(.numberPrefix)
          // "From" precedes a place, so it is not a stop word.
          case .origin: traits[Int(first)].remove(.stop)
          case .group: traits[Int(first)].insert(.namesGroup)
          case .unit: traits[Int(first)].insert(.measures)
          case .denial: traits[Int(first)].insert(.denies)
          case .vitamin: traits[Int(first)].insert(.vitamin)
          default: break
          }
        }
      }
    }
  }

  mutating func finish(_ collector: Collector, _ base: KnowledgeBase) {
    let kinds = base.entries.map { $0.kind }
    var (first, more) = (ContiguousArray<Int32>(), ContiguousArray<Int32>())
    var ambiguous: ContiguousArray<Phrase> = []
    var list: ContiguousArray<(entry: Int32, isInflected: Bool)> = []
    /// The place of each entry in the list, or -1, because many entries may share a name.
    var places = ContiguousArray(repeating: Int32(-1), count: base.entries.count)
    for head in collector.heads {
      for meaning in list { places[Int(meaning.entry)] = -1 }
      list.removeAll(keepingCapacity: true)
      var index = head
      var bits: UInt16 = 0
      while index >= 0 {
        let entry = collector.entries[Int(index)].entry
        let isInflected = collector.inflected[Int(index)]
        let place = Int(places[Int(entry)])
        if place >= 0 {
          list[place].isInflected = list[place].isInflected && isInflected
        } else {
          places[Int(entry)] = Int32(list.count)
          list.append((entry, isInflected))
          bits |= Phrase.bit(kinds[Int(entry)])
        }
        index = collector.entries[Int(index)].next
      }
      list.sort { left, right in
        let first = kinds[Int(left.entry)].rawValue
        let second = kinds[Int(right.entry)].rawValue
        if first != second { return first < second }
        if left.isInflected != right.isInflected { return right.isInflected }
        return left.entry < right.entry
      }
      guard list.count > 1 else {
        first.append(list[0].entry)
        continue
      }
      first.append(~Int32(ambiguous.count))
      let start = Int32(more.count)
      for meaning in list { more.append(meaning.entry) }
      let singular = start..<Int32(more.count)
      var phrase = Phrase(
        primary: list[0].entry, plural: list[0].entry, kinds: bits, meanings: singular,
        plurals: singular)
      defer { ambiguous.append(phrase) }
      guard list.contains(where: { $0.isInflected }), list.contains(where: { !$0.isInflected })
      else { continue }
      list.sort { left, right in
        let first = kinds[Int(left.entry)].rawValue
        let second = kinds[Int(right.entry)].rawValue
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
      first: first, more: more, ambiguous: ambiguous, kinds: base.entries.kindBits)
  }
}
