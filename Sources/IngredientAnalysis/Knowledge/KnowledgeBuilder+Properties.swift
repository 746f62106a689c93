/// Reading the properties of blocks.
extension KnowledgeBuilder {
  mutating func readProperties(of entry: Int) {
    var parents: ContiguousArray<EntryID> = []
    var functions: ContiguousArray<EntryID> = []
    var required: ContiguousArray<EntryID> = []
    let evidenceStart = Int32(base.evidence.count)
    base.evidence.append(base.entries[entry].evidence, of: statedEvidence)
    readReferences(of: entry, &parents, &functions, &required)
    for source in sources[entry] {
      let taxonomy = taxonomies[source.taxonomy]
      for index in source.lines {
        let line = taxonomy.lines[Int(index)]
        switch line.kind {
        case .parent:
          let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
          guard let parent = find(text, line.language, taxonomy.kind) else {
            note(.unknownParent, line, of: entry, taxonomy)
            continue
          }
          if parent != EntryID(entry), !parents.contains(parent) { parents.append(parent) }
        case .property:
          readProperty(line, of: entry, taxonomy, functions: &functions, required: &required)
        case .names, .stopwords, .synonyms: break
        }
      }
      // The inventory states functions; a plant without its part is no ingredient of its own.
      if taxonomy.isInventory, !functions.isEmpty { base.entries[entry].marks.insert(.isListed) }
    }
    for category in memberships[entry] where !parents.contains(category) {
      parents.append(category)
    }
    base.entries[entry].parents = link(parents)
    base.entries[entry].functions = link(functions)
    base.entries[entry].requiredFunctions = link(required)
    base.entries[entry].evidence = evidenceStart..<Int32(base.evidence.count)
  }

  /// Reads the names by which an entry of the embedded tables refers to others.
  private mutating func readReferences(
    of entry: Int, _ parents: inout ContiguousArray<EntryID>,
    _ functions: inout ContiguousArray<EntryID>, _ required: inout ContiguousArray<EntryID>
  ) {
    let kind = base.entries[entry].kind
    for word in stated[.parents, entry] {
      if let parent = find(word, kind), parent != EntryID(entry), !parents.contains(parent) {
        parents.append(parent)
      }
    }
    for word in stated[.functions, entry] {
      if let function = find(word, only: .function) { functions.append(function) }
    }
    for word in stated[.requiredFunctions, entry] {
      if let function = find(word, only: .function) { required.append(function) }
    }
    func allergens(_ list: StatedReferences.List, _ property: OwnProperties) -> UInt64 {
      var bits: UInt64 = 0
      let words = stated[list, entry]
      if !words.isEmpty { own[entry].insert(property) }
      for word in words {
        if let allergen = find(word, only: .allergen) {
          bits |= base[allergen].allergens
        } else {
          own[entry].remove(property)
        }
      }
      return bits
    }
    base.entries[entry].allergens |= allergens(.allergens, .allergens)
    base.entries[entry].likelyAllergens |= allergens(.likelyAllergens, .likelyAllergens)
    base.entries[entry].denied |= allergens(.denied, [])
  }

  mutating func link(_ list: ContiguousArray<EntryID>) -> Range<Int32> {
    let start = Int32(base.links.count)
    base.links.append(contentsOf: list)
    return start..<Int32(base.links.count)
  }

  /// Returns the entry with a name in a language, preferably of a kind.
  func find(
    _ name: some Collection<UInt8>, _ language: LabelLanguage, _ kind: KnownSubstance.Kind
  )
    -> EntryID?
  {
    var id: ContiguousArray<UInt8> = []
    Self.identifier(of: name, language, &id)
    let word = base.identifier(id)
    return word.exists ? find(word, kind) : nil
  }

  /// Returns the entry with an identifier or with such a name, preferably of a kind.
  func find(_ id: WordID, _ kind: KnownSubstance.Kind) -> EntryID? {
    if let entry = base.entry(id, of: kind) ?? base.entry(id) { return entry }
    return aliases[id].exists ? aliases[id] : nil
  }

  /// Returns the entry of a kind with an identifier or with such a name.
  private func find(_ id: WordID, only kind: KnownSubstance.Kind) -> EntryID? {
    find(id, kind).flatMap { base[$0].kind == kind ? $0 : nil }
  }

  /// Records that a line has no effect.
  mutating func note(
    _ reason: IngredientKnowledge.Problem.Reason, _ line: IngredientTaxonomy.Line, of entry: Int,
    _ taxonomy: IngredientTaxonomy
  ) {
    let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
    base.problems.append(
      IngredientKnowledge.Problem(
        substanceID: base.string(base.entries[entry].id),
        text: String(decoding: text, as: UTF8.self), reason: reason))
  }

  /// Records a problem of an entry as a whole.
  mutating func note(_ reason: IngredientKnowledge.Problem.Reason, of entry: Int) {
    let id = base.string(base.entries[entry].id)
    base.problems.append(IngredientKnowledge.Problem(substanceID: id, text: id, reason: reason))
  }

  /// Returns the entries of a kind that a property lists, each of which may have a language and a colon before it,
  /// and whether all of its names belong to such entries.
  private mutating func list(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy,
    _ kind: KnownSubstance.Kind
  ) -> (entries: ContiguousArray<EntryID>, isKnown: Bool) {
    var found: ContiguousArray<EntryID> = []
    var isKnown = true
    for part in taxonomy.parts(of: line.value) {
      let (name, language) = Self.reference(part, line, taxonomy)
      if let other = find(name, language, kind), base[other].kind == kind {
        found.append(other)
      } else {
        isKnown = false
      }
    }
    // Certifications name allergens that a host's knowledge may lack.
    if !isKnown, taxonomy.kind != .certification { note(.unknownName, line, of: entry, taxonomy) }
    return (found, isKnown)
  }

  /// Returns the bits of the allergens that a property lists, and whether all of its names are allergens.
  private mutating func allergens(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  ) -> (bits: UInt64, isKnown: Bool) {
    let (allergens, isKnown) = list(line, of: entry, taxonomy, .allergen)
    return (allergens.reduce(0) { $0 | base[$1].allergens }, isKnown)
  }

  mutating func readProperty(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy,
    functions: inout ContiguousArray<EntryID>, required: inout ContiguousArray<EntryID>
  ) {
    func isNamed(_ name: StaticString) -> Bool { taxonomy.equals(line.name, name) }
    if isNamed("vegan") {
      base.entries[entry].vegan = suitability(line, of: entry, taxonomy)
    } else if isNamed("vegetarian") {
      base.entries[entry].vegetarian = suitability(line, of: entry, taxonomy)
    } else if isNamed("from_palm_oil") {
      base.entries[entry].palmOil = suitability(line, of: entry, taxonomy)
    } else if isNamed("halal") {
      base.entries[entry].halal = suitability(line, of: entry, taxonomy)
    } else if isNamed("kosher") {
      base.entries[entry].kosher = suitability(line, of: entry, taxonomy)
    } else if isNamed("keto") {
      base.entries[entry].keto = suitability(line, of: entry, taxonomy)
    } else if isNamed("functions") || isNamed("additives_classes") {
      functions.append(contentsOf: list(line, of: entry, taxonomy, .function).entries)
      own[entry].insert(.functions)
    } else if isNamed("mandatory_additive_class") {
      required.append(contentsOf: list(line, of: entry, taxonomy, .function).entries)
    } else if isNamed("allergens") {
      let list = allergens(line, of: entry, taxonomy)
      base.entries[entry].allergens |= list.bits
      if list.isKnown { own[entry].insert(.allergens) }
    } else if isNamed("likely-allergens") {
      let list = allergens(line, of: entry, taxonomy)
      base.entries[entry].likelyAllergens |= list.bits
      if list.isKnown { own[entry].insert(.likelyAllergens) }
    } else if isNamed("free_of") {
      base.entries[entry].denied |= allergens(line, of: entry, taxonomy).bits
    } else if isNamed("exempt") {
      readExemption(line, of: entry, taxonomy)
    } else if isNamed("fodmap") {
      readFodmaps(line, of: entry, taxonomy)
    } else if isNamed("nova") {
      let digit = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)].first ?? 0
      guard line.value.count == 1, (0x31...0x34).contains(digit) else {
        return note(.unknownValue, line, of: entry, taxonomy)
      }
      base.entries[entry].nova = digit - 0x30
    } else if isNamed("plain") {
      if taxonomy.equals(line.value, "yes") {
        base.entries[entry].marks.insert(.isPlain)
      } else if taxonomy.equals(line.value, "no") {
        base.entries[entry].marks.remove(.isPlain)
      } else {
        return note(.unknownValue, line, of: entry, taxonomy)
      }
      own[entry].insert(.isPlain)
    } else if isNamed("evidence") {
      let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
      guard let evidence = SafetyEvidence(line: text) else {
        note(.malformedEvidence, line, of: entry, taxonomy)
        return
      }
      base.evidence.append(evidence)
    }
  }

  private mutating func suitability(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  )
    -> LabelDiet.Suitability
  {
    if taxonomy.equals(line.value, "yes") { return .yes }
    if taxonomy.equals(line.value, "no") { return .no }
    if taxonomy.equals(line.value, "maybe") { return .maybe }
    note(.unknownValue, line, of: entry, taxonomy)
    return .unknown
  }

  /// Reads the market in which an entry is exempt, and with a space behind it the law that says so.
  mutating func readExemption(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  ) {
    let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
    if text.prefix(while: { $0 != 0x20 }).elementsEqual("EU".utf8) {
      base.entries[entry].marks.insert(.exemptEuropeanUnion)
    } else if text.prefix(while: { $0 != 0x20 }).elementsEqual("US".utf8) {
      base.entries[entry].marks.insert(.exemptUnitedStates)
    } else {
      note(.unknownValue, line, of: entry, taxonomy)
    }
  }

  mutating func readFodmaps(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  ) {
    var isKnown = true
    for part in taxonomy.parts(of: line.value) {
      if let fodmap = Self.fodmaps.first(where: { taxonomy.equals(part, $0.name) }) {
        base.entries[entry].fodmaps.insert(fodmap.value)
      } else {
        isKnown = false
      }
    }
    if isKnown {
      own[entry].insert(.fodmaps)
    } else {
      note(.unknownValue, line, of: entry, taxonomy)
    }
  }

  private static let fodmaps: [(name: StaticString, value: Fodmaps)] = [
    ("fructans", .fructans), ("gos", .galactoOligosaccharides), ("lactose", .lactose),
    ("fructose", .excessFructose), ("polyols", .polyols),
  ]
}

/// Finding the allergens that each entry contains.
extension KnowledgeBuilder {
  /// Gives each allergen a bit, up to 64 of them.
  ///
  /// Kinds of an allergen share its bit, as almonds share that of nuts. Of allergens that are kinds of each other,
  /// the first one has a bit.
  mutating func nameAllergens() {
    let allergens = base.entries.indices.filter { base.entries[$0].kind == .allergen }
    var parents: [Int: ContiguousArray<EntryID>] = [:]
    for entry in allergens { parents[entry] = allergenParents(of: entry) }
    for entry in allergens where parents[entry]?.isEmpty ?? true { giveBit(to: entry) }
    for entry in allergens where base.entries[entry].allergens == 0 {
      var line: ContiguousArray<EntryID> = [EntryID(entry)]
      var seen: Set<Int> = [entry]
      var bits: UInt64 = 0
      while let next = line.popLast() {
        bits |= base[next].allergens
        for parent in parents[next.index] ?? [] where seen.insert(parent.index).inserted {
          line.append(parent)
        }
      }
      base.entries[entry].allergens = bits
      if bits == 0, parents[entry]?.isEmpty == false { giveBit(to: entry) }
    }
  }

  private mutating func giveBit(to entry: Int) {
    guard base.allergens.count < 64 else { return note(.tooManyAllergens, of: entry) }
    base.entries[entry].allergens = 1 << UInt64(base.allergens.count)
    base.allergens.append(EntryID(entry))
  }

  /// The allergens of which an allergen is directly a kind.
  private func allergenParents(of entry: Int) -> ContiguousArray<EntryID> {
    var parents: ContiguousArray<EntryID> = []
    for word in stated[.parents, entry] {
      if let parent = find(word, only: .allergen), parent != EntryID(entry) {
        parents.append(parent)
      }
    }
    for source in sources[entry] {
      let taxonomy = taxonomies[source.taxonomy]
      for index in source.lines where taxonomy.lines[Int(index)].kind == .parent {
        let line = taxonomy.lines[Int(index)]
        let name = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
        if let parent = find(name, line.language, .allergen), base[parent].kind == .allergen,
          parent != EntryID(entry)
        {
          parents.append(parent)
        }
      }
    }
    return parents
  }

  /// Fills in the allergens that each entry inherits from its nearest ancestors that state them, on each line of
  /// descent by itself: an entry that is a kind of milk and a kind of almond contains both.
  mutating func inheritAllergens(
    from entries: ContiguousArray<KnowledgeBase.Entry>, _ stated: ContiguousArray<OwnProperties>
  ) {
    var walk = AncestorWalk(count: entries.count)
    for entry in entries.indices {
      if entries[entry].kind == .allergen {
        for parent in base.links[entries[entry].parents] {
          base.entries[entry].allergens |= entries[parent].allergens
        }
      } else if !stated[entry].contains(.allergens), !entries[entry].parents.isEmpty {
        walk.visit(entry, entries, base.links) { stated[$0].contains(.allergens) }
        var exemptions: KnowledgeBase.Marks = [.exemptEuropeanUnion, .exemptUnitedStates]
        for ancestor in walk.found {
          base.entries[entry].allergens |= entries[ancestor].allergens
          exemptions.formIntersection(entries[ancestor].marks)
        }
        if !walk.found.isEmpty { base.entries[entry].marks.formUnion(exemptions) }
      }
      if !stated[entry].contains(.likelyAllergens), !entries[entry].parents.isEmpty {
        walk.visit(entry, entries, base.links) { stated[$0].contains(.likelyAllergens) }
        for ancestor in walk.found {
          base.entries[entry].likelyAllergens |= entries[ancestor].likelyAllergens
        }
      }
      base.entries[entry].likelyAllergens &= ~base.entries[entry].allergens
    }
  }

  /// Finds the nearest ancestors of an entry on each line of descent.
  private struct AncestorWalk {
    private(set) var found: ContiguousArray<EntryID> = []
    private var queue: ContiguousArray<EntryID> = []
    /// The last visit that met each entry.
    private var seen: ContiguousArray<Int>
    private var visits = 0

    init(count: Int) { seen = ContiguousArray(repeating: 0, count: count) }

    /// Finds the nearest ancestors for which a condition holds.
    mutating func visit(
      _ entry: Int, _ entries: ContiguousArray<KnowledgeBase.Entry>,
      _ links: ContiguousArray<EntryID>, where holds: (EntryID) -> Bool
    ) {
      visits += 1
      found.removeAll(keepingCapacity: true)
      queue.removeAll(keepingCapacity: true)
      queue.append(EntryID(entry))
      seen[entry] = visits
      var head = 0
      while head < queue.count, queue.count < KnowledgeBuilder.mostAncestors {
        for parent in links[entries[queue[head]].parents] where seen[parent] != visits {
          seen[parent] = visits
          if holds(parent) { found.append(parent) } else { queue.append(parent) }
        }
        head += 1
      }
    }
  }
}
