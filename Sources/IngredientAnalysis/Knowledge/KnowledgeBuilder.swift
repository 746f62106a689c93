import Essentials

/// Builds the tables of an ``IngredientKnowledge`` from embedded tables and taxonomies.
struct KnowledgeBuilder {
  var base = KnowledgeBase()
  /// The statements of the embedded tables: the names of other entries, evidence, and names of groups.
  var stated = StatedReferences()
  var statedEvidence = EvidenceTable()
  var statedGroupNames: ContiguousArray<KnowledgeBase.GroupName> = []
  /// The sources of each entry: a taxonomy and a range of its lines.
  var sources: ContiguousArray<ContiguousArray<Source>> = []
  var own: ContiguousArray<OwnProperties> = []
  let taxonomies: [IngredientTaxonomy]
  /// The categories that name each entry as a member.
  var memberships: ContiguousArray<ContiguousArray<EntryID>> = []
  /// The offset of each taxonomy's text in the text of the base.
  var offsets: [Int32] = []
  /// For each identifier without an entry, the first entry that has it as another name, or none.
  var aliases: ContiguousArray<EntryID> = []

  struct Source {
    var taxonomy: Int
    var lines: Range<Int32>
  }

  /// The properties that an entry states itself and therefore does not inherit.
  struct OwnProperties: OptionSet {
    let rawValue: UInt8
    static let allergens = OwnProperties(rawValue: 1)
    static let likelyAllergens = OwnProperties(rawValue: 2)
    static let functions = OwnProperties(rawValue: 4)
    static let fodmaps = OwnProperties(rawValue: 8)
    static let isPlain = OwnProperties(rawValue: 16)
  }

  /// Builds the tables of embedded tables, if any, and taxonomies behind them.
  static func base(
    of taxonomies: [IngredientTaxonomy], behind tables: [KnowledgeTables] = []
  ) -> KnowledgeBase {
    var builder = KnowledgeBuilder(taxonomies, behind: tables)
    builder.inherit()
    return builder.base
  }

  /// Reads what tables and taxonomies state, without what entries inherit.
  init(_ taxonomies: [IngredientTaxonomy], behind tables: [KnowledgeTables] = []) {
    self.taxonomies = taxonomies
    for table in tables { read(table) }
    collectTexts()
    collectEntries()
    collectAliases()
    nameAllergens()
    collectGroups()
    base.evidence = statedEvidence.withoutFacts()
    for entry in base.entries.indices { readProperties(of: entry) }
  }

  mutating func collectTexts() {
    for taxonomy in taxonomies {
      offsets.append(Int32(base.text.count))
      base.text.append(contentsOf: taxonomy.text)
    }
  }

  func shifted(_ range: Range<Int32>, _ taxonomy: Int) -> Range<Int32> {
    (range.lowerBound + offsets[taxonomy])..<(range.upperBound + offsets[taxonomy])
  }

  // MARK: Entries

  mutating func collectEntries() {
    var id: ContiguousArray<UInt8> = []
    for (number, taxonomy) in taxonomies.enumerated() {
      for block in 0..<taxonomy.count {
        let lines = taxonomy.blockStarts[block]..<taxonomy.blockStarts[block + 1]
        collectStopwords(lines, number)
        guard let first = lines.first(where: { taxonomy.lines[Int($0)].kind == .names }) else {
          continue
        }
        let line = taxonomy.lines[Int(first)]
        guard let name = taxonomy.parts(of: line.value).first else { continue }
        Self.identifier(
          of: taxonomy.text[Int(name.lowerBound)..<Int(name.upperBound)], line.language, &id)
        let entry = entry(id, taxonomy.kind)
        sources[entry].append(Source(taxonomy: number, lines: lines))
        collectNames(entry, lines, number)
      }
    }
  }

  mutating func collectStopwords(_ lines: Range<Int32>, _ number: Int) {
    let taxonomy = taxonomies[number]
    for index in lines {
      let line = taxonomy.lines[Int(index)]
      guard line.kind == .stopwords || line.kind == .synonyms else { continue }
      base.stopwords.append(
        .init(
          kind: taxonomy.kind, language: line.language, isSynonyms: line.kind == .synonyms,
          words: shifted(line.value, number)))
    }
  }

  mutating func collectNames(_ entry: Int, _ lines: Range<Int32>, _ number: Int) {
    let taxonomy = taxonomies[number]
    var isNamed = !base.entries[entry].name.isEmpty
    for index in lines {
      let line = taxonomy.lines[Int(index)]
      guard line.kind == .names else { continue }
      base.append(
        .init(entry: EntryID(entry), language: line.language, names: shifted(line.value, number)))
      for part in taxonomy.parts(of: line.value) {
        let bytes = taxonomy.text[Int(part.lowerBound)..<Int(part.upperBound)]
        if AdditiveNumber(bytes) != nil {
          base.entries[entry].marks.insert(.hasNumber)
          if base.entries[entry].name.isEmpty { base.entries[entry].name = shifted(part, number) }
        } else if !isNamed {
          base.entries[entry].name = shifted(part, number)
          isNamed = true
        }
        if isNamed && base.entries[entry].marks.contains(.hasNumber) { break }
        if taxonomy.kind != .additive && isNamed { break }
      }
    }
  }

  /// Finds the entries that parents and properties refer to by a name other than the one of the
  /// identifier.
  mutating func collectAliases() {
    var id: ContiguousArray<UInt8> = []
    let known = base.identifiers.count
    for taxonomy in taxonomies {
      for line in taxonomy.lines where line.kind == .parent || isList(line, taxonomy) {
        for part in taxonomy.parts(of: line.value) {
          let (name, language) = Self.reference(part, line, taxonomy)
          Self.identifier(of: name, language, &id)
          _ = insert(id)
        }
      }
    }
    while aliases.count < base.identifiers.count { aliases.append(.none) }
    let wanted = ContiguousArray(
      aliases.indices.map { word in
        !base.firstEntry[word].exists && !aliases[word].exists
      })
    guard wanted.contains(true) else { return }
    // The tables have the aliases of their own names.
    let isNew = wanted[known...].contains(true)
    for line in isNew ? base.names : base.collectedNames {
      for part in base.parts(of: line.names) {
        Self.identifier(
          of: base.text[Int(part.lowerBound)..<Int(part.upperBound)], line.language, &id)
        let word = base.identifier(id)
        if word.exists, wanted[word.index], !aliases[word].exists { aliases[word] = line.entry }
      }
    }
  }

  /// Whether a property lists entries.
  func isList(_ line: IngredientTaxonomy.Line, _ taxonomy: IngredientTaxonomy) -> Bool {
    guard line.kind == .property else { return false }
    return Self.lists.contains { taxonomy.equals(line.name, $0) }
  }

  private static let lists: [StaticString] = [
    "functions", "additives_classes", "mandatory_additive_class", "allergens",
    "likely-allergens", "free_of", "members",
  ]

  /// Returns a name in a list and its language, which may precede the name with a colon.
  static func reference(
    _ part: Range<Int32>, _ line: IngredientTaxonomy.Line, _ taxonomy: IngredientTaxonomy
  )
    -> (Slice<ContiguousArray<UInt8>>, LabelLanguage)
  {
    let name = Slice(base: taxonomy.text, bounds: Int(part.lowerBound)..<Int(part.upperBound))
    guard let colon = name.firstIndex(of: 0x3A), let code = LabelLanguage.packed(name[..<colon])
    else {
      return (name, line.language)
    }
    return (name[(colon + 1)...], LabelLanguage(packed: code))
  }

  /// Returns the number of an identifier, which may be that of no entry yet.
  mutating func insert(_ id: ContiguousArray<UInt8>) -> WordID {
    let word = base.identifiers.insert(id.span, 0..<id.count)
    if word.index == base.firstEntry.count { base.firstEntry.append(.none) }
    return word
  }

  /// Returns the entry with an identifier and a kind, and creates it if it is new.
  mutating func entry(_ id: ContiguousArray<UInt8>, _ kind: KnownSubstance.Kind) -> Int {
    let word = insert(id)
    var index = base.firstEntry[word]
    while index.exists {
      if base[index].kind == kind { return index.index }
      index = base.nextEntry[index]
    }
    let start = Int32(base.text.count)
    base.text.append(contentsOf: id)
    append(.init(id: start..<Int32(base.text.count), kind: kind), word)
    let groups: [StaticString] = ["en:vitamins", "en:vitamin", "en:minerals", "en:mineral"]
    let isGroup = groups.contains { group in
      group.withUTF8Buffer { unsafe $0.elementsEqual(id) }
    }
    if isGroup { base.entries[base.entries.count - 1].marks.insert(.isGroup) }
    return base.entries.count - 1
  }

  /// Adds an entry with an identifier.
  mutating func append(_ entry: KnowledgeBase.Entry, _ id: WordID) {
    base.entries.append(entry)
    base.nextEntry.append(base.firstEntry[id])
    base.firstEntry[id] = EntryID(base.entries.count - 1)
    sources.append([])
    own.append([])
  }

  /// Writes the identifier of a name: the language, a colon, and the words in lowercase, joined by
  /// hyphens.
  static func identifier(
    of name: some Collection<UInt8>, _ language: LabelLanguage, _ id: inout ContiguousArray<UInt8>
  ) {
    id.removeAll(keepingCapacity: true)
    id.append(contentsOf: language.code.utf8)
    id.append(0x3A)
    if name.count < 16, let number = AdditiveNumber(name) {
      // The numeral has no brackets: e170i.
      for byte in number.description.utf8 where byte != 0x28 && byte != 0x29 {
        id.append(byte == 0x45 ? 0x65 : byte)
      }
      return
    }
    appendSlug(of: name, keepsAccents: language.keepsAccentsInIdentifiers, to: &id)
  }

  /// Appends the words of a name in lowercase, joined by hyphens.
  static func appendSlug(
    of name: some Collection<UInt8>, keepsAccents: Bool, to id: inout ContiguousArray<UInt8>
  ) {
    let start = id.count
    guard name.contains(where: { $0 >= 0x80 }) else {
      // Most names are ASCII, where a byte is a scalar.
      for byte in name {
        let small = FoldingTable.fold(ascii: byte)
        if small != 0x20 {
          id.append(small)
        } else if id.count > start, id[id.count - 1] != 0x2D {
          id.append(0x2D)
        }
      }
      if id.count > start, id[id.count - 1] == 0x2D { id.removeLast() }
      return
    }
    var folded: ContiguousArray<UInt8> = []
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      folded.removeAll(keepingCapacity: true)
      let isWord = FoldingTable.fold(scalar.value, into: &folded)
      if isWord, keepsAccents, !scalar.isASCII {
        folded.removeAll(keepingCapacity: true)
        folded.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
      if isWord {
        for byte in folded { id.append(byte == 0x20 ? 0x2D : byte) }
      } else if id.count > start, id.last != 0x2D {
        id.append(0x2D)
      }
    }
    if id.count > start, id.last == 0x2D { id.removeLast() }
  }

  // MARK: Inheritance

  /// Fills in the properties that each entry inherits from its nearest ancestor that states them.
  ///
  /// Circles of parents are harmless.
  mutating func inherit() {
    let entries = base.entries
    let links = base.links
    let stated = own
    var seen = ContiguousArray(repeating: EntryID.none, count: entries.count)
    var queue: ContiguousArray<EntryID> = []
    for entry in entries.indices where !entries[entry].parents.isEmpty {
      // Breadth-first order visits the nearest ancestors first.
      queue.removeAll(keepingCapacity: true)
      queue.append(EntryID(entry))
      seen[entry] = EntryID(entry)
      var head = 0
      while head < queue.count, queue.count < Self.mostAncestors {
        for parent in links[entries[queue[head]].parents] where seen[parent] != EntryID(entry) {
          seen[parent] = EntryID(entry)
          queue.append(parent)
        }
        head += 1
      }
      if queue.count >= Self.mostAncestors { note(.tooManyAncestors, of: entry) }
      queue.removeFirst()
      base.entries[entry].ancestors = link(queue)
      for ancestor in queue { inherit(entry, from: entries[ancestor], stated[ancestor]) }
    }
    inheritAllergens(from: entries, stated)
  }

  /// The maximum number of ancestors of an entry, so that a hostile text cannot make the tables
  /// grow quadratically.
  static let mostAncestors = 256

  mutating func inherit(
    _ entry: Int, from parent: KnowledgeBase.Entry, _ stated: OwnProperties
  ) {
    func fill(_ suitability: inout LabelDiet.Suitability, from parent: LabelDiet.Suitability) {
      if suitability == .unknown { suitability = parent }
    }
    fill(&base.entries[entry].vegan, from: parent.vegan)
    fill(&base.entries[entry].vegetarian, from: parent.vegetarian)
    fill(&base.entries[entry].palmOil, from: parent.palmOil)
    fill(&base.entries[entry].halal, from: parent.halal)
    fill(&base.entries[entry].kosher, from: parent.kosher)
    fill(&base.entries[entry].keto, from: parent.keto)
    if base.entries[entry].nova == 0 { base.entries[entry].nova = parent.nova }
    let new = stated.subtracting(own[entry])
    own[entry].formUnion(new.intersection([.functions, .fodmaps, .isPlain]))
    if new.contains(.functions) { base.entries[entry].functions = parent.functions }
    if new.contains(.fodmaps) { base.entries[entry].fodmaps.formUnion(parent.fodmaps) }
    if new.contains(.isPlain), parent.marks.contains(.isPlain) {
      base.entries[entry].marks.insert(.isPlain)
    }
  }
}

/// Reading the members and the names of categories.
extension KnowledgeBuilder {
  /// Finds which entries the `members` of categories name, and the names in `avoided_as`.
  ///
  /// Members are found before any entry is read, because they gain the category as a parent.
  mutating func collectGroups() {
    memberships = ContiguousArray(repeating: [], count: base.entries.count)
    for entry in base.entries.indices where base.entries[entry].kind == .category {
      for word in stated[.members, entry] { _ = addMember(find(word, .food), to: entry) }
      base.groupNames += statedGroupNames.filter { $0.category == EntryID(entry) }
      for source in sources[entry] {
        let taxonomy = taxonomies[source.taxonomy]
        for index in source.lines {
          let line = taxonomy.lines[Int(index)]
          guard line.kind == .property else { continue }
          if taxonomy.equals(line.name, "members") { readMembers(line, of: entry, taxonomy) }
          if taxonomy.equals(line.name, "avoided_as") { readGroupNames(line, of: entry, taxonomy) }
        }
      }
    }
  }

  private mutating func readMembers(
    _ line: IngredientTaxonomy.Line, of category: Int, _ taxonomy: IngredientTaxonomy
  ) {
    for part in taxonomy.parts(of: line.value) {
      let (name, language) = Self.reference(part, line, taxonomy)
      if !addMember(find(name, language, .food), to: category) {
        note(.unknownName, line, of: category, taxonomy)
      }
    }
  }

  /// Adds a member to a category, and returns whether there is one.
  private mutating func addMember(_ member: EntryID?, to category: Int) -> Bool {
    guard let member else { return false }
    // A food, an additive, and a cosmetic ingredient may share an identifier.
    let id = base.text[Int(base[member].id.lowerBound)..<Int(base[member].id.upperBound)]
    for kind in Self.memberKinds {
      if let entry = base.entry(id, of: kind), entry != EntryID(category) {
        memberships[entry].append(EntryID(category))
      }
    }
    return true
  }

  private static let memberKinds: [KnownSubstance.Kind] = [
    .food, .additive, .cosmetic, .vitamin, .mineral, .nutrient, .category,
  ]

  private mutating func readGroupNames(
    _ line: IngredientTaxonomy.Line, of category: Int, _ taxonomy: IngredientTaxonomy
  ) {
    for part in taxonomy.parts(of: line.value) {
      let bytes = taxonomy.text[Int(part.lowerBound)..<Int(part.upperBound)]
      let name = TextFolding.folded(String(decoding: bytes, as: UTF8.self))
      base.groupNames.append(.init(category: EntryID(category), name: ContiguousArray(name.utf8)))
    }
  }
}
