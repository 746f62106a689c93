/// Makes the tables of a ``Knowledge`` from taxonomies.
struct KnowledgeBuilder {
  private var base = KnowledgeBase()
  /// For each entry, its lines: the taxonomy, the first line and the end.
  private var sources: ContiguousArray<ContiguousArray<Source>> = []
  private var own: ContiguousArray<OwnProperties> = []
  private let taxonomies: [Taxonomy]
  /// Where the text of each taxonomy begins in the text of the base.
  private var offsets: [Int32] = []

  private struct Source {
    var taxonomy: Int
    var lines: Range<Int32>
  }

  /// Which properties an entry states itself, so that it does not inherit them.
  private struct OwnProperties {
    var allergens = false
    var functions = false
    var fodmaps = false
    var isPlain = false
  }

  static func base(of taxonomies: [Taxonomy]) -> KnowledgeBase {
    var builder = KnowledgeBuilder(taxonomies)
    builder.collectTexts()
    builder.collectEntries()
    builder.collectAliases()
    builder.nameAllergens()
    for entry in builder.base.entries.indices { builder.readProperties(of: entry) }
    builder.inherit()
    return builder.base
  }

  private init(_ taxonomies: [Taxonomy]) { self.taxonomies = taxonomies }

  private mutating func collectTexts() {
    for taxonomy in taxonomies {
      offsets.append(Int32(base.text.count))
      base.text.append(contentsOf: taxonomy.text)
    }
  }

  private func shifted(_ range: Range<Int32>, _ taxonomy: Int) -> Range<Int32> {
    (range.lowerBound + offsets[taxonomy])..<(range.upperBound + offsets[taxonomy])
  }

  // MARK: Entries

  private mutating func collectEntries() {
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

  private mutating func collectStopwords(_ lines: Range<Int32>, _ number: Int) {
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

  private mutating func collectNames(_ entry: Int, _ lines: Range<Int32>, _ number: Int) {
    let taxonomy = taxonomies[number]
    var isNamed = !base.entries[entry].name.isEmpty
    for index in lines {
      let line = taxonomy.lines[Int(index)]
      guard line.kind == .names else { continue }
      base.names.append(
        .init(entry: Int32(entry), language: line.language, names: shifted(line.value, number)))
      for part in taxonomy.parts(of: line.value) {
        let bytes = taxonomy.text[Int(part.lowerBound)..<Int(part.upperBound)]
        if AdditiveNumber(bytes) != nil {
          base.entries[entry].hasNumber = true
          if base.entries[entry].name.isEmpty { base.entries[entry].name = shifted(part, number) }
        } else if !isNamed {
          base.entries[entry].name = shifted(part, number)
          isNamed = true
        }
        if isNamed && base.entries[entry].hasNumber { break }
        if taxonomy.kind != .additive && isNamed { break }
      }
    }
  }

  /// Finds the entries that parents and properties name by another name than the one of the identifier.
  private mutating func collectAliases() {
    var id: ContiguousArray<UInt8> = []
    for taxonomy in taxonomies {
      for line in taxonomy.lines where line.kind == .parent || isList(line, taxonomy) {
        for part in taxonomy.parts(of: line.value) {
          let (name, language) = Self.reference(part, line, taxonomy)
          Self.identifier(of: name, language, &id)
          if base.entry(id) == nil { _ = aliases.words.insert(id.span, 0..<id.count) }
        }
      }
    }
    guard aliases.words.count > 0 else { return }
    aliases.entries = ContiguousArray(repeating: -1, count: aliases.words.count)
    for line in base.names {
      for part in base.parts(of: line.names) {
        Self.identifier(
          of: base.text[Int(part.lowerBound)..<Int(part.upperBound)], line.language, &id)
        let word = aliases.find(id)
        if word >= 0, aliases.entries[Int(word)] < 0 { aliases.entries[Int(word)] = line.entry }
      }
    }
  }

  /// Whether a property lists entries.
  private func isList(_ line: Taxonomy.Line, _ taxonomy: Taxonomy) -> Bool {
    guard line.kind == .property else { return false }
    let names: [StaticString] = [
      "functions", "additives_classes", "mandatory_additive_class", "allergens", "free_of",
    ]
    return names.contains { taxonomy.equals(line.name, $0) }
  }

  /// The name in a list, and its language, which may stand before it with a colon.
  private static func reference(_ part: Range<Int32>, _ line: Taxonomy.Line, _ taxonomy: Taxonomy)
    -> (Slice<ContiguousArray<UInt8>>, LabelLanguage)
  {
    let name = Slice(base: taxonomy.text, bounds: Int(part.lowerBound)..<Int(part.upperBound))
    guard let colon = name.firstIndex(of: 0x3A), let code = LabelLanguage.packed(name[..<colon])
    else {
      return (name, line.language)
    }
    return (name[(colon + 1)...], LabelLanguage(packed: code))
  }

  /// Other names of entries that are referred to by them.
  private struct Aliases {
    var words = WordTable()
    var entries: ContiguousArray<Int32> = []

    func find(_ id: ContiguousArray<UInt8>) -> Int32 {
      var key = WordTable.Key()
      for byte in id { key.append(byte) }
      return words.find(key, in: id.span, 0..<id.count)
    }
  }
  private var aliases = Aliases()

  /// The entry with an identifier in a kind, which is made if it is new.
  private mutating func entry(_ id: ContiguousArray<UInt8>, _ kind: SubstanceKind) -> Int {
    let word = Int(base.identifiers.insert(id.span, 0..<id.count))
    if word == base.firstEntry.count { base.firstEntry.append(-1) }
    var index = base.firstEntry[word]
    while index >= 0 {
      if base.entries[Int(index)].kind == kind { return Int(index) }
      index = base.nextEntry[Int(index)]
    }
    let start = Int32(base.text.count)
    base.text.append(contentsOf: id)
    base.entries.append(.init(kind: kind, id: start..<Int32(base.text.count)))
    let groups: [StaticString] = ["en:vitamins", "en:vitamin", "en:minerals", "en:mineral"]
    base.entries[base.entries.count - 1].isGroup = groups.contains { group in
      group.withUTF8Buffer { unsafe $0.elementsEqual(id) }
    }
    base.nextEntry.append(base.firstEntry[word])
    base.firstEntry[word] = Int32(base.entries.count - 1)
    sources.append([])
    own.append(OwnProperties())
    return base.entries.count - 1
  }

  /// Writes the identifier of a name: its language, a colon, and its words in lower case with hyphens.
  static func identifier(
    of name: some Collection<UInt8>, _ language: LabelLanguage, _ id: inout ContiguousArray<UInt8>
  ) {
    id.removeAll(keepingCapacity: true)
    id.append(contentsOf: language.code.utf8)
    id.append(0x3A)
    if name.count < 16, let number = AdditiveNumber(name) {
      // The numeral stands without brackets: e170i.
      for byte in number.description.utf8 where byte != 0x28 && byte != 0x29 {
        id.append(byte == 0x45 ? 0x65 : byte)
      }
      return
    }
    appendSlug(of: name, keepsAccents: language.keepsAccentsInIdentifiers, to: &id)
  }

  /// Appends the words of a name in lower case, with hyphens between them.
  static func appendSlug(
    of name: some Collection<UInt8>, keepsAccents: Bool, to id: inout ContiguousArray<UInt8>
  ) {
    let start = id.count
    guard name.contains(where: { $0 >= 0x80 }) else {
      // Most names are ASCII, of which a byte is a scalar.
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

  /// Gives each allergen a bit, up to 64 of them; kinds of another, such as almonds of nuts, have that one's.
  private mutating func nameAllergens() {
    for entry in base.entries.indices
    where base.entries[entry].kind == .allergen && !hasParent(entry) {
      guard base.allergens.count < 64 else { break }
      base.entries[entry].allergens = 1 << UInt64(base.allergens.count)
      base.allergens.append(Int32(entry))
    }
  }

  private func hasParent(_ entry: Int) -> Bool {
    sources[entry].contains { source in
      source.lines.contains { taxonomies[source.taxonomy].lines[Int($0)].kind == .parent }
    }
  }

  // MARK: Properties

  private mutating func readProperties(of entry: Int) {
    var parents: ContiguousArray<Int32> = []
    var functions: ContiguousArray<Int32> = []
    var required: ContiguousArray<Int32> = []
    let evidenceStart = Int32(base.evidence.count)
    for source in sources[entry] {
      let taxonomy = taxonomies[source.taxonomy]
      for index in source.lines {
        let line = taxonomy.lines[Int(index)]
        switch line.kind {
        case .parent:
          let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
          if let parent = find(text, line.language, taxonomy.kind), parent != Int32(entry),
            !parents.contains(parent)
          {
            parents.append(parent)
          }
        case .property: readProperty(line, of: entry, taxonomy, &functions, &required)
        case .names, .stopwords, .synonyms: break
        }
      }
    }
    base.entries[entry].parents = link(parents)
    base.entries[entry].functions = link(functions)
    base.entries[entry].requiredFunctions = link(required)
    base.entries[entry].evidence = evidenceStart..<Int32(base.evidence.count)
  }

  private mutating func link(_ list: ContiguousArray<Int32>) -> Range<Int32> {
    let start = Int32(base.links.count)
    base.links.append(contentsOf: list)
    return start..<Int32(base.links.count)
  }

  /// The entry that a name in a language means, of a kind if there is one of it.
  private func find(
    _ name: some Collection<UInt8>, _ language: LabelLanguage, _ kind: SubstanceKind
  )
    -> Int32?
  {
    var id: ContiguousArray<UInt8> = []
    Self.identifier(of: name, language, &id)
    if let entry = base.entry(id, of: kind) ?? base.entry(id) { return entry }
    let alias = aliases.find(id)
    return alias < 0 || aliases.entries[Int(alias)] < 0 ? nil : aliases.entries[Int(alias)]
  }

  /// The entries that a property lists, each possibly after its language and a colon.
  private func list(_ line: Taxonomy.Line, _ taxonomy: Taxonomy, _ kind: SubstanceKind)
    -> ContiguousArray<Int32>
  {
    var found: ContiguousArray<Int32> = []
    for part in taxonomy.parts(of: line.value) {
      let (name, language) = Self.reference(part, line, taxonomy)
      if let entry = find(name, language, kind) { found.append(entry) }
    }
    return found
  }

  private mutating func readProperty(
    _ line: Taxonomy.Line, of entry: Int, _ taxonomy: Taxonomy,
    _ functions: inout ContiguousArray<Int32>,
    _ required: inout ContiguousArray<Int32>
  ) {
    func isNamed(_ name: StaticString) -> Bool { taxonomy.equals(line.name, name) }
    if isNamed("vegan") {
      base.entries[entry].vegan = suitability(line, taxonomy)
    } else if isNamed("vegetarian") {
      base.entries[entry].vegetarian = suitability(line, taxonomy)
    } else if isNamed("from_palm_oil") {
      base.entries[entry].palmOil = suitability(line, taxonomy)
    } else if isNamed("halal") {
      base.entries[entry].halal = suitability(line, taxonomy)
    } else if isNamed("kosher") {
      base.entries[entry].kosher = suitability(line, taxonomy)
    } else if isNamed("keto") {
      base.entries[entry].keto = suitability(line, taxonomy)
    } else if isNamed("functions") || isNamed("additives_classes") {
      functions.append(contentsOf: list(line, taxonomy, .function))
      own[entry].functions = true
    } else if isNamed("mandatory_additive_class") {
      required.append(contentsOf: list(line, taxonomy, .function))
    } else if isNamed("allergens") {
      own[entry].allergens = true
      for allergen in list(line, taxonomy, .allergen) {
        base.entries[entry].allergens |= bits(of: allergen)
      }
    } else if isNamed("free_of") {
      for allergen in list(line, taxonomy, .allergen) {
        base.entries[entry].denied |= bits(of: allergen)
      }
    } else if isNamed("exempt") {
      readExemption(line, of: entry, taxonomy)
    } else if isNamed("fodmap") {
      own[entry].fodmaps = true
      readFodmaps(line, of: entry, taxonomy)
    } else if isNamed("nova") {
      let digit = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)].first ?? 0
      if (0x31...0x34).contains(digit) { base.entries[entry].nova = digit - 0x30 }
    } else if isNamed("plain") {
      own[entry].isPlain = true
      base.entries[entry].isPlain = taxonomy.equals(line.value, "yes")
    } else if isNamed("evidence") {
      let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
      if let evidence = Evidence(line: text) { base.evidence.append(evidence) }
    }
  }

  /// The bits of an allergen: its own, or those of what it is a kind of.
  private func bits(of allergen: Int32) -> UInt64 {
    if base.entries[Int(allergen)].allergens != 0 { return base.entries[Int(allergen)].allergens }
    var bits: UInt64 = 0
    for source in sources[Int(allergen)] {
      let taxonomy = taxonomies[source.taxonomy]
      for index in source.lines where taxonomy.lines[Int(index)].kind == .parent {
        let line = taxonomy.lines[Int(index)]
        let name = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
        if let parent = find(name, line.language, .allergen) {
          bits |= base.entries[Int(parent)].allergens
        }
      }
    }
    return bits
  }

  private func suitability(_ line: Taxonomy.Line, _ taxonomy: Taxonomy) -> Suitability {
    if taxonomy.equals(line.value, "yes") { return .yes }
    if taxonomy.equals(line.value, "no") { return .no }
    return taxonomy.equals(line.value, "maybe") ? .maybe : .unknown
  }

  private mutating func readExemption(_ line: Taxonomy.Line, of entry: Int, _ taxonomy: Taxonomy) {
    let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
    if text.starts(with: "EU".utf8) { base.entries[entry].exemptEuropeanUnion = true }
    if text.starts(with: "US".utf8) { base.entries[entry].exemptUnitedStates = true }
  }

  private mutating func readFodmaps(_ line: Taxonomy.Line, of entry: Int, _ taxonomy: Taxonomy) {
    for part in taxonomy.parts(of: line.value) {
      if taxonomy.equals(part, "fructans") { base.entries[entry].fodmaps.insert(.fructans) }
      if taxonomy.equals(part, "gos") {
        base.entries[entry].fodmaps.insert(.galactoOligosaccharides)
      }
      if taxonomy.equals(part, "lactose") { base.entries[entry].fodmaps.insert(.lactose) }
      if taxonomy.equals(part, "fructose") { base.entries[entry].fodmaps.insert(.excessFructose) }
      if taxonomy.equals(part, "polyols") { base.entries[entry].fodmaps.insert(.polyols) }
    }
  }

  // MARK: Inheritance

  /// Fills in what each entry has from its nearest ancestor that states it, whatever circles the parents make.
  private mutating func inherit() {
    let entries = base.entries
    let links = base.links
    let stated = own
    var seen = ContiguousArray(repeating: Int32(-1), count: entries.count)
    var queue: ContiguousArray<Int32> = []
    for entry in entries.indices {
      // Breadth first, so that the nearest comes first.
      queue.removeAll(keepingCapacity: true)
      queue.append(Int32(entry))
      seen[entry] = Int32(entry)
      var head = 0
      while head < queue.count, queue.count < Self.mostAncestors {
        for link in entries[Int(queue[head])].parents {
          let parent = links[Int(link)]
          guard seen[Int(parent)] != Int32(entry) else { continue }
          seen[Int(parent)] = Int32(entry)
          queue.append(parent)
        }
        head += 1
      }
      queue.removeFirst()
      base.entries[entry].ancestors = link(queue)
      for ancestor in queue { inherit(entry, from: entries[Int(ancestor)], stated[Int(ancestor)]) }
    }
  }

  /// An entry knows this many ancestors at most, so that a hostile text cannot make the tables quadratic.
  private static let mostAncestors = 256

  private mutating func inherit(
    _ entry: Int, from parent: KnowledgeBase.Entry, _ stated: OwnProperties
  ) {
    func fill(_ path: WritableKeyPath<KnowledgeBase.Entry, Suitability>) {
      if base.entries[entry][keyPath: path] == .unknown {
        base.entries[entry][keyPath: path] = parent[keyPath: path]
      }
    }
    fill(\.vegan)
    fill(\.vegetarian)
    fill(\.palmOil)
    fill(\.halal)
    fill(\.kosher)
    fill(\.keto)
    if base.entries[entry].nova == 0 { base.entries[entry].nova = parent.nova }
    if base.entries[entry].kind == .allergen {
      base.entries[entry].allergens |= parent.allergens
    } else if !own[entry].allergens, stated.allergens {
      own[entry].allergens = true
      base.entries[entry].allergens = parent.allergens
      base.entries[entry].exemptEuropeanUnion =
        base.entries[entry].exemptEuropeanUnion || parent.exemptEuropeanUnion
      base.entries[entry].exemptUnitedStates =
        base.entries[entry].exemptUnitedStates || parent.exemptUnitedStates
    }
    if !own[entry].functions, stated.functions {
      own[entry].functions = true
      base.entries[entry].functions = parent.functions
    }
    if !own[entry].fodmaps, stated.fodmaps {
      own[entry].fodmaps = true
      base.entries[entry].fodmaps = parent.fodmaps
    }
    if !own[entry].isPlain, stated.isPlain {
      own[entry].isPlain = true
      base.entries[entry].isPlain = parent.isPlain
    }
  }
}
