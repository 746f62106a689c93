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
  /// descent by itself: what is a kind of milk and a kind of almond contains both.
  mutating func inheritAllergens(
    from entries: ContiguousArray<KnowledgeBase.Entry>, _ stated: ContiguousArray<OwnProperties>
  ) {
    var walk = AncestorWalk(count: entries.count)
    for entry in entries.indices {
      if entries[entry].kind == .allergen {
        for parent in base.links[entries[entry].parents] {
          base.entries[entry].allergens |= entries[parent].allergens
        }
      } else if !stated[entry].allergens {
        walk.visit(entry, entries, base.links) { stated[$0].allergens }
        var exemptions: KnowledgeBase.Marks = [.exemptEuropeanUnion, .exemptUnitedStates]
        for ancestor in walk.found {
          base.entries[entry].allergens |= entries[ancestor].allergens
          exemptions.formIntersection(entries[ancestor].marks)
        }
        if !walk.found.isEmpty { base.entries[entry].marks.formUnion(exemptions) }
      }
      if !stated[entry].likelyAllergens {
        walk.visit(entry, entries, base.links) { stated[$0].likelyAllergens }
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
