/// The lines of names of embedded knowledge, which stay in the program until they are needed.
struct EmbeddedNames: Sendable {
  private let numbers: NumberText
  private let languages: [LabelLanguage]
  /// The start of the first line in the text.
  private let start: Int

  init(_ numbers: NumberText, _ languages: [LabelLanguage], from start: Int) {
    self.numbers = numbers
    self.languages = languages
    self.start = start
  }

  /// The lines, in the order of the texts.
  var lines: ContiguousArray<KnowledgeBase.NameLine> {
    var numbers = numbers
    var entry: Int32 = 0
    var end = Int32(start)
    return numbers.array(count: numbers.next()) { numbers, _ in
      entry += numbers.nextSigned()
      let language = languages[numbers.next()]
      let names = end..<end + Int32(numbers.next())
      end = names.upperBound
      return KnowledgeBase.NameLine(
        entry: EntryID(number: entry), language: language, names: names)
    }
  }
}

extension KnowledgeBase {
  /// Reads the tables of embedded knowledge.
  ///
  /// The text has the identifiers, the texts of the evidence, the names of groups, the lists of
  /// words that are ignored, and the lines of names, in this order and without gaps.
  init(_ tables: KnowledgeTables) {
    text = ByteText(tables.text)
    var numbers = NumberText(tables.numbers)
    identifiers = WordList(text, count: numbers.next(), lengths: &numbers)
    firstEntry = ContiguousArray(repeating: .none, count: identifiers.count)
    let kinds = KnownSubstance.Kind.allCases
    let evidenceStart = numbers.next()
    evidence = EvidenceTable(text, from: evidenceStart, &numbers)
    links = numbers.array(count: numbers.next()) { numbers, _ in EntryID(numbers.next()) }
    allergens = numbers.array(count: numbers.next()) { numbers, _ in EntryID(numbers.next()) }
    readEntries(kinds, &numbers)
    let languages = numbers.array(count: numbers.next()) { numbers, _ in
      LabelLanguage(packed: UInt64(bitPattern: Int64(numbers.next())))
    }
    var end = Int32(numbers.next())
    func part(_ numbers: inout NumberText) -> Range<Int32> {
      let part = end..<end + Int32(numbers.next())
      end = part.upperBound
      return part
    }
    let text = text
    groupNames = numbers.array(count: numbers.next()) { numbers, _ in
      let category = EntryID(numbers.next())
      let name = part(&numbers)
      return GroupName(
        category: category,
        name: ContiguousArray(text[Int(name.lowerBound)..<Int(name.upperBound)]))
    }
    stopwords = numbers.array(count: numbers.next()) { numbers, _ in
      let kind = kinds[numbers.next()]
      let language = languages[numbers.next()]
      let isSynonyms = numbers.next() != 0
      return StopwordLine(
        kind: kind, language: language, isSynonyms: isSynonyms, words: part(&numbers))
    }
    embeddedNames = EmbeddedNames(numbers, Array(languages), from: Int(end))
  }

  private mutating func readEntries(_ kinds: [KnownSubstance.Kind], _ numbers: inout NumberText) {
    let suitabilities = LabelDiet.Suitability.allCases
    let identifiers = identifiers
    var ends = RangeReader.Ends()
    var words: ContiguousArray<WordID> = []
    entries = numbers.array(count: numbers.next()) { numbers, _ in
      let word = WordID(numbers.next())
      words.append(word)
      let id = identifiers.range(of: word)
      var entry = Entry(
        id: Int32(id.lowerBound)..<Int32(id.upperBound), kind: kinds[numbers.next()])
      let fields = numbers.next()
      func has(_ field: EntryField) -> Bool { fields &>> field.rawValue & 1 != 0 }
      if has(.name) { entry.name = RangeReader.next(&ends.name, &numbers) }
      if has(.parents) { entry.parents = RangeReader.next(&ends.links, &numbers) }
      if has(.functions) { entry.functions = RangeReader.next(&ends.links, &numbers) }
      if has(.requiredFunctions) {
        entry.requiredFunctions = RangeReader.next(&ends.links, &numbers)
      }
      if has(.ancestors) { entry.ancestors = RangeReader.next(&ends.ancestors, &numbers) }
      if has(.evidence) { entry.evidence = RangeReader.next(&ends.evidence, &numbers) }
      if has(.allergens) { entry.allergens = UInt64(bitPattern: Int64(numbers.next())) }
      if has(.likelyAllergens) {
        entry.likelyAllergens = UInt64(bitPattern: Int64(numbers.next()))
      }
      if has(.denied) { entry.denied = UInt64(bitPattern: Int64(numbers.next())) }
      if has(.diets) {
        let diets = numbers.next()
        entry.vegan = suitabilities[diets & 3]
        entry.vegetarian = suitabilities[diets &>> 2 & 3]
        entry.palmOil = suitabilities[diets &>> 4 & 3]
        entry.halal = suitabilities[diets &>> 6 & 3]
        entry.kosher = suitabilities[diets &>> 8 & 3]
        entry.keto = suitabilities[diets &>> 10 & 3]
      }
      if has(.marks) { entry.marks = Marks(rawValue: UInt8(truncatingIfNeeded: numbers.next())) }
      if has(.nova) { entry.nova = UInt8(truncatingIfNeeded: numbers.next()) }
      if has(.fodmaps) {
        entry.fodmaps = Fodmaps(rawValue: UInt8(truncatingIfNeeded: numbers.next()))
      }
      return entry
    }
    nextEntry.reserveCapacity(words.count)
    for index in words.indices {
      nextEntry.append(firstEntry[words[index]])
      firstEntry[words[index]] = EntryID(index)
    }
  }
}

/// The fields of an entry that may be empty, by their bits in the number that says which are not;
/// the others follow in this order.
enum EntryField: Int, CaseIterable {
  case name, parents, functions, requiredFunctions, ancestors, evidence
  case allergens, likelyAllergens, denied
  case diets, marks, nova, fodmaps
}

/// Reads ranges, each given by its count and its distance from the end of the last one.
private enum RangeReader {
  struct Ends {
    var name: Int32 = 0
    var links: Int32 = 0
    var ancestors: Int32 = 0
    var evidence: Int32 = 0
  }

  static func next(_ end: inout Int32, _ numbers: inout NumberText) -> Range<Int32> {
    let count = Int32(truncatingIfNeeded: numbers.next())
    let start = end &+ numbers.nextSigned()
    end = start &+ count
    return start..<end
  }
}
