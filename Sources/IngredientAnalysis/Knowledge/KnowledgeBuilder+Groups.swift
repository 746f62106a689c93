import Essentials

/// Reading the members and the names of categories.
extension KnowledgeBuilder {
  /// Finds which entries the `members` of categories name, and the names in `avoided_as`.
  ///
  /// Members are found before any entry is read, because they gain the category as a parent.
  mutating func collectGroups() {
    memberships = ContiguousArray(repeating: [], count: base.entries.count)
    for entry in base.entries.indices where base.entries[entry].kind == .category {
      for source in sources[entry] {
        let taxonomy = taxonomies[source.taxonomy]
        for index in source.lines {
          let line = taxonomy.lines[Int(index)]
          guard line.kind == .property else { continue }
          if taxonomy.equals(line.name, "members") { readMembers(line, of: entry, source.taxonomy) }
          if taxonomy.equals(line.name, "avoided_as") { readGroupNames(line, of: entry, taxonomy) }
        }
      }
    }
  }

  private mutating func readMembers(
    _ line: IngredientTaxonomy.Line, of category: Int, _ number: Int
  ) {
    let taxonomy = taxonomies[number]
    for part in taxonomy.parts(of: line.value) {
      let (name, language) = Self.reference(part, line, taxonomy)
      guard let member = find(name, language, .food) else {
        if number >= partialCount { note(.unknownName, line, of: category, taxonomy) }
        continue
      }
      // A food, an additive, and a cosmetic ingredient may share an identifier.
      let id = base.text[
        Int(base[member].id.lowerBound)..<Int(base[member].id.upperBound)]
      for kind in Self.memberKinds {
        if let entry = base.entry(id, of: kind), entry != EntryID(category) {
          memberships[entry].append(EntryID(category))
        }
      }
    }
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
