/// Finds the additives, vitamins, and minerals of a list.
///
/// A substance that is both an additive and a nutrient counts as an additive only if the list names
/// a function for it: "vitamin C" is a vitamin, and "antioxidant: vitamin C" is an additive.
struct AdditiveFinder: Sendable {
  private(set) var additives: ContiguousArray<Int32> = []
  private(set) var vitamins: ContiguousArray<Int32> = []
  private(set) var minerals: ContiguousArray<Int32> = []

  mutating func read(
    _ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase,
    names: borrowing NameTraits, traits: borrowing EntryTraits
  ) {
    let nutrients =
      Lexicon.Phrase.bit(.additive) | Lexicon.Phrase.bit(.vitamin) | Lexicon.Phrase.bit(.mineral)
    additives.removeAll(keepingCapacity: true)
    vitamins.removeAll(keepingCapacity: true)
    minerals.removeAll(keepingCapacity: true)
    var function: Int32 = -1
    for index in tree.nodes.indices
    where tree.nodes[index].section == .ingredients && tree.nodes[index].phrase >= 0 {
      let node = tree.nodes[index]
      let kinds = names[node.phrase].kinds
      if kinds & Lexicon.Phrase.bit(.function) != 0 {
        // The words for vitamins and minerals end the scope of a function before them.
        function = isGroup(node.entry, base) ? -1 : node.entry
        // A word such as "acid" names a function and not a substance.
        if kinds & (Lexicon.Phrase.ingredients & ~Lexicon.Phrase.bit(.function)) == 0 { continue }
      }
      if node.isVitamin { function = -1 }
      var additive: Int32 = -1
      var vitamin: Int32 = -1
      var mineral: Int32 = -1
      if kinds & nutrients != 0 {
        let phrase = lexicon.phrases[Int(node.phrase)]
        for index in node.isPlural ? phrase.plurals : phrase.meanings {
          let entry = lexicon.meanings[Int(index)]
          switch base.entries[Int(entry)].kind {
          case .additive where additive < 0: additive = entry
          case .vitamin where vitamin < 0: vitamin = entry
          case .mineral where mineral < 0: mineral = entry
          default: break
          }
        }
      } else if traits[node.entry].contains(.isKindOfAdditive) {
        additive = ancestor(of: node.entry, base)
      }
      if additive >= 0,
        node.isNumbered
          || isUsedAsAdditive(additive, function, isNutrient: vitamin >= 0 || mineral >= 0, base)
      {
        additives.append(additive)
      } else if vitamin >= 0 {
        if isGroup(vitamin, base) { function = -1 } else { vitamins.append(vitamin) }
      } else if mineral >= 0 {
        if isGroup(mineral, base) { function = -1 } else { minerals.append(mineral) }
      }
    }
  }

  private func isUsedAsAdditive(
    _ additive: Int32, _ function: Int32, isNutrient: Bool, _ base: borrowing KnowledgeBase
  ) -> Bool {
    let required = base.entries[Int(additive)].requiredFunctions
    if required.isEmpty { return !isNutrient || function >= 0 }
    guard function >= 0 else { return false }
    for link in required where base.isKind(function, of: base.links[Int(link)]) { return true }
    return false
  }

  /// Whether an entry is the word for all vitamins or all minerals.
  private func isGroup(_ entry: Int32, _ base: borrowing KnowledgeBase) -> Bool {
    base.entries[Int(entry)].isGroup
  }

  /// Returns the additive that an ingredient is a kind of, as soya lecithin is a kind of lecithins,
  /// or -1.
  private func ancestor(of entry: Int32, _ base: borrowing KnowledgeBase) -> Int32 {
    for link in base.entries[Int(entry)].ancestors {
      let ancestor = base.links[Int(link)]
      if base.entries[Int(ancestor)].kind == .additive { return ancestor }
    }
    return -1
  }
}
