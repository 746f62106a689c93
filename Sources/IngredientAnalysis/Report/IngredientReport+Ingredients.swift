extension IngredientReport {
  /// The nodes that are ingredients.
  var nodes: [Int] {
    list.tree.nodes.indices.filter {
      list.tree.nodes[$0].section == .ingredients && !results.mentions[$0].contains(.isFunction)
    }
  }

  /// The rating records by entry.
  private var records: [EntryID: RatingModel.Record] {
    var records: [EntryID: RatingModel.Record] = [:]
    for record in results.rating.records where record.key.exists { records[record.key] = record }
    return records
  }

  /// The ingredients that count in favor of the product, in the order of the label.
  ///
  /// These are the ingredients that the person likes and, unless there is any concern about them,
  /// vitamins, minerals, and plain foods that are not added sugar and not in NOVA groups 3 and 4.
  /// An ingredient that is or may be one that the person avoids is never listed.
  ///
  /// - Complexity: O(*n*)
  public var favorableFindings: [Ingredient] {
    let records = records
    return nodes.filter { index in
      let wishes = results.verdict.wishes[index]
      guard wishes.isDisjoint(with: [.isAvoided, .mayBeAvoided]) else { return false }
      if wishes.contains(.isLiked) { return true }
      let node = list.tree.nodes[index]
      guard node.phrase.exists,
        (records[node.entry]?.highest ?? ConcernLevel.none) == ConcernLevel.none
      else { return false }
      return isWholesome(node.phrase)
    }.map { Ingredient(list: list, index: $0) }
  }

  private func isWholesome(_ phrase: PhraseID) -> Bool {
    let lexicon = list.reader.lexicon
    let phrase = lexicon[phrase]
    if phrase.kinds.contains(.vitamin) || phrase.kinds.contains(.mineral) { return true }
    guard phrase.kinds.contains(.food), !phrase.kinds.contains(.additive) else { return false }
    return lexicon.meanings[phrase.meanings].contains { entry in
      let record = base[entry]
      return record.kind == .food && record.marks.contains(.isPlain) && record.nova <= 1
        && !tables.traits[entry].contains(.isAddedSugar)
    }
  }

  /// The ingredients that count against the product, in the order of the label: those that the person avoids,
  /// and those of moderate or higher concern.
  ///
  /// - Complexity: O(*n*)
  public var concerns: [Ingredient] {
    let records = records
    return nodes.filter { index in
      if results.verdict.wishes[index].contains(.isAvoided) { return true }
      let node = list.tree.nodes[index]
      return node.phrase.exists && (records[node.entry]?.highest ?? ConcernLevel.none) >= .moderate
    }.map { Ingredient(list: list, index: $0) }
  }

  /// The most important ingredients, in the order of the label: the first five of the list, and all
  /// that the person avoids or likes.
  ///
  /// - Complexity: O(*n*)
  public var keyIngredients: [Ingredient] {
    var count = 0
    return nodes.filter { index in
      var isFirst = false
      if isOfTheList(index) {
        count += 1
        isFirst = count <= 5
      }
      return isFirst || !results.verdict.wishes[index].isEmpty
    }.map { Ingredient(list: list, index: $0) }
  }

  /// Whether a node is a member of the list itself, directly or behind the word for a function.
  private func isOfTheList(_ index: Int) -> Bool {
    let parent = list.tree.nodes[index].parent
    return !parent.exists
      || !list.tree[parent].parent.exists && results.mentions[parent.index].contains(.isFunction)
  }
}
