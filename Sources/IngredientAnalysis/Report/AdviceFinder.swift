/// Finds the advice of agencies to an audience, such as pregnant people, on the ingredients of a
/// label.
///
/// Only facts about the audience itself count, from moderate concern on. Facts about everyone are
/// for the rating, and so are facts from other markets.
struct AdviceFinder: Sendable {
  /// Advice on one ingredient.
  struct Advice: Sendable {
    var node: Int32
    var entry: Int32
    var evidence: Int32
    /// Whether the advice is to avoid the ingredient here, and not only to take care.
    var isAgainst: Bool
  }

  /// The advice in the order of the label, once for each entry.
  private(set) var found: ContiguousArray<Advice> = []
  /// Whether there is advice on each entry.
  private var isFound: ContiguousArray<Bool> = []

  /// The strongest fact about an entry.
  private struct Fact {
    var index: Int32 = -1
    var level = ConcernLevel.none
    var isAgainst = false
  }

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ lexicon: borrowing Lexicon, _ base: borrowing KnowledgeBase, _ traits: borrowing EntryTraits,
    in situation: RatingModel.Situation
  ) {
    for advice in found { isFound[Int(advice.entry)] = false }
    found.removeAll(keepingCapacity: true)
    guard situation.audience != .everyone else { return }
    if isFound.count != base.entries.count {
      isFound = ContiguousArray(repeating: false, count: base.entries.count)
    }
    let facts = Facts(situation: situation)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let isInside: Bool
      switch node.section {
      case .ingredients, .contains: isInside = true
      case .mayContain, .facility: isInside = false
      case .freeFrom, .unread, .skipped: continue
      }
      guard node.phrase >= 0, !mentions[index].contains(.isFunction) else { continue }
      for meaning in lexicon.phrases[Int(node.phrase)].meanings {
        let entry = lexicon.meanings[Int(meaning)]
        var fact = facts.strongest(of: entry, base, traits)
        guard fact.level >= .moderate, !isFound[Int(entry)] else { continue }
        if node.parent >= 0, tree.nodes[Int(node.parent)].section == node.section {
          let mixture = tree.nodes[Int(node.parent)].entry
          fact = facts.fact(fact, within: mixture, base, traits)
        }
        // Traces matter only if the audience should avoid the ingredient itself.
        guard fact.level >= .moderate, isInside || fact.isAgainst else { continue }
        isFound[Int(entry)] = true
        found.append(
          Advice(
            node: Int32(index), entry: entry, evidence: fact.index,
            isAgainst: isInside && fact.isAgainst))
      }
    }
  }

  /// Reads facts in a situation.
  private struct Facts {
    let situation: RatingModel.Situation

    /// Returns the strongest fact about an entry itself, or else about its categories.
    func strongest(
      of entry: Int32, _ base: borrowing KnowledgeBase, _ traits: borrowing EntryTraits
    ) -> Fact {
      var fact = Fact()
      read(base.entries[Int(entry)].evidence, traits, into: &fact)
      guard fact.index < 0, traits[entry].contains(.hasCategoryEvidence) else { return fact }
      for link in base.entries[Int(entry)].ancestors {
        let ancestor = base.entries[Int(base.links[Int(link)])]
        if ancestor.kind == .category { read(ancestor.evidence, traits, into: &fact) }
      }
      return fact
    }

    private func read(
      _ list: Range<Int32>, _ traits: borrowing EntryTraits, into strongest: inout Fact
    ) {
      for index in list {
        let fact = traits.facts[Int(index)]
        guard fact.audience != .everyone, !fact.isBan, situation.concerns(fact),
          situation.isInForce(fact), situation.market.isSubject(to: fact.market),
          strongest.index < 0 || fact.level > strongest.level
            || fact.level == strongest.level && fact.advisesAgainst && !strongest.isAgainst
        else { continue }
        strongest = Fact(index: index, level: fact.level, isAgainst: fact.advisesAgainst)
      }
    }

    /// Returns a fact about a part of a mixture.
    ///
    /// The alcohol in vanilla extract only dissolves the flavor. If the mixture has its own fact
    /// from the same source, that one counts; in another flavoring, the advice is to take care.
    func fact(
      _ part: Fact, within mixture: Int32, _ base: borrowing KnowledgeBase,
      _ traits: borrowing EntryTraits
    ) -> Fact {
      guard mixture >= 0 else { return part }
      let source = base.evidence[Int(part.index)]
      for index in base.entries[Int(mixture)].evidence {
        let own = base.evidence[Int(index)]
        if own.audience == source.audience, own.document == source.document,
          own.section == source.section
        {
          return Fact(index: index, level: own.level, isAgainst: own.advisesAgainst)
        }
      }
      var fact = part
      if traits[mixture].contains(.isMinor), part.level < .prohibited { fact.isAgainst = false }
      return fact
    }
  }
}
