/// The names by which the entries of embedded tables refer to other entries.
///
/// They are resolved each time, because the entries of a host may change their meaning.
struct StatedReferences {
  /// A list of names in the texts about an entry.
  enum List: Int, CaseIterable {
    case parents, functions, requiredFunctions, allergens, likelyAllergens, denied, members
  }

  private var words: ContiguousArray<WordID> = []
  /// The start of each list of each entry in ``words``, and the end of the last one.
  private var starts: ContiguousArray<Int32> = [0]

  /// The names in a list of an entry, by their numbers in ``KnowledgeBase/identifiers``.
  subscript(list: List, entry: Int) -> ArraySlice<WordID> {
    let index = entry * List.allCases.count + list.rawValue
    return index + 1 < starts.count ? words[starts[index]..<starts[index + 1]] : []
  }

  /// Adds the lists of the next entry.
  mutating func append(_ lists: ContiguousArray<ContiguousArray<WordID>>) {
    for list in lists {
      words += list
      starts.append(Int32(words.count))
    }
  }
}

extension KnowledgeBuilder {
  /// Adds what an embedded table states.
  ///
  /// A second table has only cosmetic ingredients.
  ///
  /// The text has the texts of the evidence, the names of groups, the lists of words that are
  /// ignored, the lines of names, and the identifiers, in this order and without gaps.
  mutating func read(_ table: KnowledgeTables) {
    let text = ByteText(table.text)
    var numbers = NumberText(table.numbers)
    let endOfNames = numbers.next()
    let identifiers = WordList(
      text, from: endOfNames, count: numbers.next(), lengths: &numbers)
    let evidence = EvidenceTable(text, &numbers)
    let languages = numbers.array(count: numbers.next()) { numbers, _ in
      LabelLanguage(packed: UInt64(bitPattern: Int64(numbers.next())))
    }
    var end = Int32(numbers.next())
    func part(_ numbers: inout NumberText) -> Range<Int32> {
      let part = end..<end + Int32(numbers.next())
      end = part.upperBound
      return part
    }
    let groupNames = numbers.array(count: numbers.next()) { numbers, _ in
      let category = EntryID(numbers.next())
      let name = part(&numbers)
      return KnowledgeBase.GroupName(
        category: category,
        name: ContiguousArray(text[Int(name.lowerBound)..<Int(name.upperBound)]))
    }
    let stopwords = numbers.array(count: numbers.next()) { numbers, _ in
      let kind = KnownSubstance.Kind.allCases[numbers.next()]
      let language = languages[numbers.next()]
      let isSynonyms = numbers.next() != 0
      return KnowledgeBase.StopwordLine(
        kind: kind, language: language, isSynonyms: isSynonyms, words: part(&numbers))
    }
    let aliases = numbers.array(count: numbers.next()) { numbers, _ in
      (word: WordID(numbers.next()), entry: EntryID(numbers.next()))
    }
    let count = numbers.next()
    var reader = EntryReader(numbers)
    var names = EmbeddedNames(Array(languages), from: Int(end))
    if base.entries.isEmpty {
      base.text = text
      base.identifiers = identifiers
      base.firstEntry = ContiguousArray(repeating: .none, count: identifiers.count)
      self.aliases = base.firstEntry
      for alias in aliases { self.aliases[alias.word] = alias.entry }
      base.stopwords = stopwords
      statedGroupNames = groupNames
      statedEvidence = evidence
      for _ in 0..<count {
        reader.next(identifiers)
        append(reader.entry, reader.word)
        own[own.count - 1] = reader.own
        stated.append(reader.references)
      }
    } else {
      names.entryDistance = Int32(base.entries.count)
      names.textDistance = Int32(base.text.count) - end
      base.text.append(Int(end)..<endOfNames, of: text)
      let evidenceDistance = Int32(statedEvidence.count)
      statedEvidence.append(contentsOf: evidence)
      var words = ContiguousArray<WordID>(repeating: .none, count: identifiers.count)
      func word(_ number: WordID) -> WordID {
        if !words[number].exists {
          words[number] = insert(ContiguousArray(identifiers.bytes(of: number)))
        }
        return words[number]
      }
      for _ in 0..<count {
        reader.next(identifiers)
        let place = entry(ContiguousArray(identifiers.bytes(of: reader.word)), reader.entry.kind)
        reader.entry.id = base.entries[place].id
        reader.entry.name.shift(by: names.textDistance)
        reader.entry.evidence.shift(by: evidenceDistance)
        base.entries[place] = reader.entry
        own[place] = reader.own
        reader.mapReferences { word($0) }
        stated.append(reader.references)
      }
      for alias in aliases {
        let word = word(alias.word)
        while self.aliases.count < base.identifiers.count { self.aliases.append(.none) }
        guard !self.aliases[word].exists else { continue }
        self.aliases[word] = EntryID(number: alias.entry.number + names.entryDistance)
      }
    }
    names.numbers = reader.numbers
    base.embeddedNames.append(names)
  }
}

/// Reads the entries of a table.
private struct EntryReader {
  var numbers: NumberText
  /// The identifier of the last entry.
  private(set) var word = WordID.none
  /// The last entry, without what it inherits and what other entries decide.
  var entry = KnowledgeBase.Entry(id: 0..<0, kind: .food)
  private(set) var own = KnowledgeBuilder.OwnProperties()
  private(set) var references: ContiguousArray<ContiguousArray<WordID>>
  private var nameEnd: Int32 = 0
  private var evidenceEnd: Int32 = 0

  private static let kinds = KnownSubstance.Kind.allCases
  private static let suitabilities = LabelDiet.Suitability.allCases

  init(_ numbers: NumberText) {
    self.numbers = numbers
    references = ContiguousArray(repeating: [], count: StatedReferences.List.allCases.count)
  }

  mutating func next(_ identifiers: WordList) {
    word = WordID(number: word.number + 1 + numbers.nextSigned())
    let id = identifiers.range(of: word)
    entry = KnowledgeBase.Entry(
      id: Int32(id.lowerBound)..<Int32(id.upperBound), kind: Self.kinds[numbers.next()])
    var fields = numbers.next()
    func isNext() -> Bool {
      defer { fields &>>= 1 }
      return fields & 1 != 0
    }
    if isNext() {
      entry.name = numbers.nextRange(from: nameEnd)
      nameEnd = entry.name.upperBound
    }
    if isNext() {
      entry.evidence = numbers.nextRange(from: evidenceEnd)
      evidenceEnd = entry.evidence.upperBound
    }
    own = KnowledgeBuilder.OwnProperties(rawValue: isNext() ? UInt8(numbers.next()) : 0)
    if isNext() {
      let diets = numbers.next()
      entry.vegan = Self.suitabilities[diets & 3]
      entry.vegetarian = Self.suitabilities[diets &>> 2 & 3]
      entry.palmOil = Self.suitabilities[diets &>> 4 & 3]
      entry.halal = Self.suitabilities[diets &>> 6 & 3]
      entry.kosher = Self.suitabilities[diets &>> 8 & 3]
      entry.keto = Self.suitabilities[diets &>> 10 & 3]
    }
    if isNext() { entry.marks = .init(rawValue: UInt8(truncatingIfNeeded: numbers.next())) }
    if isNext() { entry.nova = UInt8(truncatingIfNeeded: numbers.next()) }
    if isNext() { entry.fodmaps = Fodmaps(rawValue: UInt8(truncatingIfNeeded: numbers.next())) }
    for list in references.indices {
      references[list].removeAll(keepingCapacity: true)
      guard isNext() else { continue }
      for _ in 0..<numbers.next() { references[list].append(WordID(numbers.next())) }
    }
  }

  /// Replaces each name in the lists of the last entry.
  mutating func mapReferences(_ mapped: (WordID) -> WordID) {
    for list in references.indices {
      for place in references[list].indices {
        references[list][place] = mapped(references[list][place])
      }
    }
  }
}

extension NumberText {
  /// Reads a range, given by its count and its distance from the end of the last one.
  fileprivate mutating func nextRange(from end: Int32) -> Range<Int32> {
    let count = Int32(truncatingIfNeeded: next())
    let start = end &+ nextSigned()
    return start..<start &+ count
  }
}

/// The lines of names of embedded knowledge, which stay in the program until they are needed.
struct EmbeddedNames: Sendable {
  var numbers = NumberText("")
  private let languages: [LabelLanguage]
  /// The start of the first line in the text.
  private let start: Int
  /// The distances from an entry and its names in the table to those in the knowledge.
  var entryDistance: Int32 = 0
  var textDistance: Int32 = 0

  init(_ languages: [LabelLanguage], from start: Int) {
    self.languages = languages
    self.start = start
  }

  /// The lines, in the order of the texts.
  var lines: ContiguousArray<KnowledgeBase.NameLine> {
    var numbers = numbers
    var entry: Int32 = 0
    var end = Int32(start)
    var lines = numbers.array(count: numbers.next()) { numbers, _ in
      let (first, language) = numbers.next().quotientAndRemainder(dividingBy: languages.count)
      entry += NumberText.signed(first &>> 1)
      let count = Int32(numbers.next())
      // A line that is a part of the lines before it is stored once.
      let start = first & 1 == 0 ? end : end - Int32(numbers.next())
      end = max(end, start + count)
      return KnowledgeBase.NameLine(
        entry: EntryID(number: entry), language: languages[language],
        names: start..<start + count)
    }
    guard entryDistance != 0 || textDistance != 0 else { return lines }
    for index in lines.indices {
      lines[index].entry = EntryID(number: lines[index].entry.number + entryDistance)
      lines[index].names.shift(by: textDistance)
    }
    return lines
  }
}
