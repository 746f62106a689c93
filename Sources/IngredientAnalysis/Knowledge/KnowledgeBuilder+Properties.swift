/// Reading the properties of blocks.
extension KnowledgeBuilder {
  mutating func readProperties(of entry: Int) {
    var parents: ContiguousArray<EntryID> = []
    var functions: ContiguousArray<EntryID> = []
    var required: ContiguousArray<EntryID> = []
    let evidenceStart = Int32(base.evidence.count)
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
    if let entry = base.entry(id, of: kind) ?? base.entry(id) { return entry }
    let alias = aliases.find(id)
    guard alias.exists, aliases.entries[alias].exists else { return nil }
    return aliases.entries[alias]
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
  /// and whether all of its names are those of such entries.
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

  /// Returns the bits of the allergens that a property lists, and whether all of its names are those of allergens.
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
      own[entry].functions = true
    } else if isNamed("mandatory_additive_class") {
      required.append(contentsOf: list(line, of: entry, taxonomy, .function).entries)
    } else if isNamed("allergens") {
      let list = allergens(line, of: entry, taxonomy)
      base.entries[entry].allergens |= list.bits
      if list.isKnown { own[entry].allergens = true }
    } else if isNamed("likely-allergens") {
      let list = allergens(line, of: entry, taxonomy)
      base.entries[entry].likelyAllergens |= list.bits
      if list.isKnown { own[entry].likelyAllergens = true }
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
      own[entry].isPlain = true
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
    if isKnown { own[entry].fodmaps = true } else { note(.unknownValue, line, of: entry, taxonomy) }
  }

  private static let fodmaps: [(name: StaticString, value: Fodmaps)] = [
    ("fructans", .fructans), ("gos", .galactoOligosaccharides), ("lactose", .lactose),
    ("fructose", .excessFructose), ("polyols", .polyols),
  ]
}
