/// Finds the additives, vitamins, and minerals of a list.
///
/// A substance that is both an additive and a nutrient counts as an additive only if the list names
/// a function for it: "vitamin C" is a vitamin, and "antioxidant: vitamin C" is an additive.
struct AdditiveFinder: Sendable {
  private(set) var additives: ContiguousArray<EntryID> = []
  private(set) var vitamins: ContiguousArray<EntryID> = []
  private(set) var minerals: ContiguousArray<EntryID> = []

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase,
    names: borrowing NameTraits, traits: borrowing EntryTraits
  ) {
    let nutrients: KnownSubstance.Kinds = [.additive, .vitamin, .mineral]
    additives.removeAll(keepingCapacity: true)
    vitamins.removeAll(keepingCapacity: true)
    minerals.removeAll(keepingCapacity: true)
    var function: EntryID = .none
    for index in tree.nodes.indices
    where tree.nodes[index].section == .ingredients && tree.nodes[index].phrase.exists {
      let node = tree.nodes[index]
      let kinds = names[node.phrase].kinds
      if kinds.contains(.function) {
        // The words for vitamins and minerals end the scope of a function before them.
        function = isGroup(node.entry, base) ? .none : node.entry
        // A word such as "acid" names a function and not a substance.
        if kinds.subtracting(.function).isDisjoint(with: .ingredients) { continue }
      }
      if node.isVitamin { function = .none }
      var additive: EntryID = .none
      var vitamin: EntryID = .none
      var mineral: EntryID = .none
      if !kinds.isDisjoint(with: nutrients) {
        let phrase = lexicon[node.phrase]
        for entry in lexicon.meanings[node.isPlural ? phrase.plurals : phrase.meanings] {
          switch base[entry].kind {
          case .additive where !additive.exists: additive = entry
          case .vitamin where !vitamin.exists: vitamin = entry
          case .mineral where !mineral.exists: mineral = entry
          default: break
          }
        }
      } else if traits[node.entry].contains(.isKindOfAdditive) {
        additive = ancestor(of: node.entry, base)
      }
      if additive.exists,
        node.isNumbered
          || isUsedAsAdditive(
            additive, function, isNutrient: vitamin.exists || mineral.exists, base)
      {
        additives.append(additive)
      } else if vitamin.exists {
        if isGroup(vitamin, base) { function = .none } else { vitamins.append(vitamin) }
      } else if mineral.exists {
        if isGroup(mineral, base) { function = .none } else { minerals.append(mineral) }
      }
    }
  }

  private func isUsedAsAdditive(
    _ additive: EntryID, _ function: EntryID, isNutrient: Bool, _ base: borrowing KnowledgeBase
  ) -> Bool {
    let required = base[additive].requiredFunctions
    if required.isEmpty { return !isNutrient || function.exists }
    guard function.exists else { return false }
    return base.links[required].contains { base.isKind(function, of: $0) }
  }

  /// Whether an entry is the word for all vitamins or all minerals.
  private func isGroup(_ entry: EntryID, _ base: borrowing KnowledgeBase) -> Bool {
    base[entry].marks.contains(.isGroup)
  }

  /// Returns the additive that an ingredient is a kind of, as soya lecithin is a kind of lecithins,
  /// or none.
  private func ancestor(of entry: EntryID, _ base: borrowing KnowledgeBase) -> EntryID {
    for ancestor in base.links[base[entry].ancestors] where base[ancestor].kind == .additive {
      return ancestor
    }
    return .none
  }
}
