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

  /// Returns the entries that a property lists; each may have a language and a colon before it.
  private mutating func list(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy,
    _ kind: KnownSubstance.Kind
  ) -> ContiguousArray<EntryID> {
    var found: ContiguousArray<EntryID> = []
    var isKnown = true
    for part in taxonomy.parts(of: line.value) {
      let (name, language) = Self.reference(part, line, taxonomy)
      if let other = find(name, language, kind) { found.append(other) } else { isKnown = false }
    }
    // Certifications name allergens that a host's knowledge may lack.
    if !isKnown, taxonomy.kind != .certification { note(.unknownName, line, of: entry, taxonomy) }
    return found
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
      functions.append(contentsOf: list(line, of: entry, taxonomy, .function))
      own[entry].functions = true
    } else if isNamed("mandatory_additive_class") {
      required.append(contentsOf: list(line, of: entry, taxonomy, .function))
    } else if isNamed("allergens") {
      own[entry].allergens = true
      for allergen in list(line, of: entry, taxonomy, .allergen) {
        base.entries[entry].allergens |= bits(of: allergen)
      }
    } else if isNamed("likely-allergens") {
      own[entry].likelyAllergens = true
      for allergen in list(line, of: entry, taxonomy, .allergen) {
        base.entries[entry].likelyAllergens |= bits(of: allergen)
      }
    } else if isNamed("free_of") {
      for allergen in list(line, of: entry, taxonomy, .allergen) {
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
      if taxonomy.equals(line.value, "yes") {
        base.entries[entry].marks.insert(.isPlain)
      } else {
        base.entries[entry].marks.remove(.isPlain)
      }
    } else if isNamed("evidence") {
      let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
      guard let evidence = SafetyEvidence(line: text) else {
        note(.malformedEvidence, line, of: entry, taxonomy)
        return
      }
      base.evidence.append(evidence)
    }
  }

  /// Returns the bits of an allergen: its own, or those of its parents.
  func bits(of allergen: EntryID) -> UInt64 {
    if base[allergen].allergens != 0 { return base[allergen].allergens }
    var bits: UInt64 = 0
    for source in sources[allergen] {
      let taxonomy = taxonomies[source.taxonomy]
      for index in source.lines where taxonomy.lines[Int(index)].kind == .parent {
        let line = taxonomy.lines[Int(index)]
        let name = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
        if let parent = find(name, line.language, .allergen) {
          bits |= base[parent].allergens
        }
      }
    }
    return bits
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

  mutating func readExemption(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  ) {
    let text = taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)]
    if text.starts(with: "EU".utf8) { base.entries[entry].marks.insert(.exemptEuropeanUnion) }
    if text.starts(with: "US".utf8) { base.entries[entry].marks.insert(.exemptUnitedStates) }
  }

  mutating func readFodmaps(
    _ line: IngredientTaxonomy.Line, of entry: Int, _ taxonomy: IngredientTaxonomy
  ) {
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
}
