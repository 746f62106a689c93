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
  private var within = NamesWithin()

  /// The strongest fact about an entry.
  private struct Fact {
    var index: Int32 = -1
    var level = ConcernLevel.none
    var isAgainst = false
  }

  mutating func read(
    _ tree: borrowing LabelTree, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ mentions: borrowing MentionClassifier, _ reader: LabelReader,
    _ traits: borrowing EntryTraits, in situation: RatingModel.Situation
  ) {
    for advice in found { isFound[Int(advice.entry)] = false }
    found.removeAll(keepingCapacity: true)
    guard situation.audience != .everyone else { return }
    if isFound.count != reader.base.entries.count {
      isFound = ContiguousArray(repeating: false, count: reader.base.entries.count)
    }
    let facts = Facts(situation: situation)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard Self.isInside(node.section) != nil, !mentions[index].contains(.isFunction) else {
        continue
      }
      if node.phrase >= 0 {
        read(index, tree, mentions[index], facts, reader, traits)
      }
      if node.phrase >= 0 || !tree.hasOwnParts(index) {
        within.read(node, tokens, reader.lexicon, all: node.phrase >= 0)
        readWithin(index, node, facts, reader, traits)
      }
    }
    readRaw(tree, facts, reader.base, traits)
  }

  /// Returns whether a section says what is in the product, or only what may be, or `nil` if it
  /// says neither.
  private static func isInside(_ section: LabelTree.Section) -> Bool? {
    switch section {
    case .ingredients, .contains: true
    case .mayContain, .facility: false
    case .freeFrom, .skipped: nil
    }
  }

  /// Adds the strongest advice on an ingredient.
  private mutating func read(
    _ index: Int, _ tree: borrowing LabelTree, _ flags: MentionClassifier.Flags, _ facts: Facts,
    _ reader: LabelReader, _ traits: borrowing EntryTraits
  ) {
    let node = tree.nodes[index]
    var best = Fact()
    var entry: Int32 = -1
    for meaning in reader.lexicon.phrases[Int(node.phrase)].meanings {
      let other = reader.lexicon.meanings[Int(meaning)]
      let fact = facts.strongest(of: other, reader.base, traits)
      if fact.index >= 0, best.index < 0 || fact.level > best.level {
        (best, entry) = (fact, other)
      }
    }
    guard best.level >= .moderate else { return }
    if node.parent >= 0, tree.nodes[Int(node.parent)].section == node.section {
      best = facts.fact(best, within: tree.nodes[Int(node.parent)].entry, reader.base, traits)
    }
    // A little of it matters less, unless any amount is a hazard.
    let isLittle = flags.contains(.isMinor) && best.level < .prohibited
    if isLittle, reader.base.evidence[Int(best.index)].basis == .exposure { best.isAgainst = false }
    add(best, on: entry, index, node.section)
  }

  /// Adds advice on the names within a name: all of them if it is not recognized, and otherwise
  /// those that are prohibited for the audience, such as honey in "honey mustard" for infants.
  private mutating func readWithin(
    _ index: Int, _ node: LabelTree.Node, _ facts: Facts, _ reader: LabelReader,
    _ traits: borrowing EntryTraits
  ) {
    let least = node.phrase < 0 ? ConcernLevel.moderate : .prohibited
    for phrase in within.phrases where phrase != node.phrase {
      for meaning in reader.lexicon.phrases[Int(phrase)].meanings {
        let entry = reader.lexicon.meanings[Int(meaning)]
        if traits[entry].contains(.isRaw) {
          addRaw(node, index, facts, reader.base, traits)
          continue
        }
        var fact = facts.strongest(of: entry, reader.base, traits)
        guard fact.level >= least else { continue }
        fact.isAgainst = false
        if Self.isInside(node.section) == true { add(fact, on: entry, index, node.section) }
      }
    }
  }

  /// Adds advice on raw meat and shellfish: "beef, raw".
  private mutating func readRaw(
    _ tree: borrowing LabelTree, _ facts: Facts, _ base: borrowing KnowledgeBase,
    _ traits: borrowing EntryTraits
  ) {
    for attribute in tree.attributes where traits[attribute.entry].contains(.isRaw) {
      let index = Int(attribute.node)
      addRaw(tree.nodes[index], index, facts, base, traits)
    }
  }

  /// Adds advice on an ingredient that the label calls raw, if it is meat or shellfish.
  private mutating func addRaw(
    _ node: LabelTree.Node, _ index: Int, _ facts: Facts, _ base: borrowing KnowledgeBase,
    _ traits: borrowing EntryTraits
  ) {
    guard traits.rawAnimals >= 0, Self.isInside(node.section) == true, node.entry >= 0,
      traits[node.entry].contains(.isRiskyRaw)
    else { return }
    let fact = facts.strongest(of: traits.rawAnimals, base, traits)
    if fact.level >= .moderate { add(fact, on: node.entry, index, node.section) }
  }

  /// Adds advice on an entry once.
  ///
  /// Traces matter only if the audience should avoid the ingredient itself.
  private mutating func add(
    _ fact: Fact, on entry: Int32, _ index: Int, _ section: LabelTree.Section
  ) {
    let isInside = Self.isInside(section) == true
    guard fact.level >= .moderate, isInside || fact.isAgainst, !isFound[Int(entry)] else { return }
    isFound[Int(entry)] = true
    found.append(
      Advice(
        node: Int32(index), entry: entry, evidence: fact.index,
        isAgainst: isInside && fact.isAgainst))
  }

  /// Reads facts in a situation.
  private struct Facts {
    let situation: RatingModel.Situation

    /// Returns the strongest fact about an entry itself, or else about its categories.
    func strongest(
      of entry: Int32, _ base: borrowing KnowledgeBase, _ traits: borrowing EntryTraits
    ) -> Fact {
      var fact = Fact()
      guard traits[entry].contains(.hasAdvice) else { return fact }
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
