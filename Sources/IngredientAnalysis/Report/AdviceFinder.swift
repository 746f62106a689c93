import Essentials

/// Finds the advice of agencies to an audience, such as pregnant people, on the ingredients of a
/// label.
///
/// Only facts about the audience itself count, from moderate concern on. Facts about everyone are
/// for the rating, and so are facts from other markets.
struct AdviceFinder: Sendable {
  /// Advice on one ingredient.
  struct Advice: Sendable {
    var node: NodeID
    var entry: EntryID
    var evidence: EvidenceID
    /// Whether the advice is to avoid the ingredient here, and not only to take care.
    var isAgainst: Bool
  }

  /// The advice in the order of the label, once for each entry.
  private(set) var found: ContiguousArray<Advice> = []
  /// Whether there is advice on each entry.
  private var isFound: ContiguousArray<Bool> = []
  private var within = NamesWithin()
  /// The starts and ends of the words with which names begin that matter within longer names.
  private var advised: ContiguousArray<Range<Int32>> = []

  /// The strongest fact about an entry.
  fileprivate struct Fact {
    var evidence: EvidenceID = .none
    var level = ConcernLevel.none
    var isAgainst = false
  }

  mutating func removeAll() {
    for advice in found { isFound[advice.entry] = false }
    found.removeAll(keepingCapacity: true)
  }

  /// Reads a label for an audience.
  mutating func read(
    _ tree: borrowing LabelTree, _ tokens: borrowing ContiguousArray<LabelToken>,
    _ mentions: borrowing MentionClassifier, with facts: Facts
  ) {
    removeAll()
    if isFound.count != facts.reader.base.entries.count {
      isFound = ContiguousArray(repeating: false, count: facts.reader.base.entries.count)
    }
    advised.removeAll(keepingCapacity: true)
    for index in tokens.indices where facts.tables.names.isAdvised(tokens[index].word) {
      advised.append(tokens[index].start..<tokens[index].end)
    }
    for index in tree.nodes.indices {
      guard Self.isInside(tree.nodes[index].section) != nil, !mentions[index].contains(.isFunction)
      else { continue }
      let phrase = tree.nodes[index].phrase
      if phrase.exists, facts.tables.names[phrase].traits.contains(.hasAdvice) {
        read(index, of: tree, mentions[index], facts)
      }
      if phrase.exists ? hasAdvised(tree.nodes[index]) : !tree.hasOwnParts(index) {
        within.read(tree.nodes[index], tokens, facts.reader.lexicon, all: phrase.exists)
        readWithin(index, tree.nodes[index], facts)
      }
    }
    readRaw(tree, facts)
  }

  /// Whether a name that matters within longer names may begin within a node.
  private func hasAdvised(_ node: LabelTree.Node) -> Bool {
    guard !advised.isEmpty else { return false }
    let place = advised.partitioningIndex { $0.lowerBound >= node.start }
    return place < advised.count && advised[place].upperBound <= node.end
  }

  /// Returns whether a section says what is in the product, or only what may be, or `nil` if it
  /// says neither.
  private static func isInside(_ section: LabelTree.Section) -> Bool? {
    switch section {
    case .ingredients, .contains: true
    case .mayContain, .facility, .unread: false
    case .freeFrom, .skipped: nil
    }
  }

  /// Adds the strongest advice on an ingredient.
  private mutating func read(
    _ index: Int, of tree: borrowing LabelTree, _ flags: MentionClassifier.Flags, _ facts: Facts
  ) {
    let node = tree.nodes[index]
    var best = Fact()
    var entry: EntryID = .none
    for other in facts.reader.lexicon.meanings(of: node.phrase) {
      let fact = facts.strongest(of: other)
      if fact.evidence.exists, !best.evidence.exists || fact.level > best.level {
        (best, entry) = (fact, other)
      }
    }
    guard best.level >= .moderate else { return }
    if node.parent.exists, tree[node.parent].section == node.section {
      best = facts.fact(best, within: tree[node.parent].entry)
    }
    // A little of it matters less, unless any amount is a hazard.
    let isLittle = flags.contains(.isMinor) && best.level < .prohibited
    if isLittle, facts.reader.base.evidence[best.evidence].basis == .exposure {
      best.isAgainst = false
    }
    add(best, on: entry, at: index, in: node.section)
  }

  /// Adds advice on the names within a name: all of them if it is not recognized, and otherwise
  /// those that are prohibited for the audience, such as honey in "honey mustard" for infants.
  private mutating func readWithin(_ index: Int, _ node: LabelTree.Node, _ facts: Facts) {
    let least = !node.phrase.exists ? ConcernLevel.moderate : .prohibited
    for phrase in within.phrases where phrase != node.phrase {
      for entry in facts.reader.lexicon.meanings(of: phrase) {
        if facts.tables.traits[entry].contains(.isRaw) {
          addRaw(node, index, facts)
          continue
        }
        var fact = facts.strongest(of: entry)
        guard fact.level >= least else { continue }
        fact.isAgainst = false
        if Self.isInside(node.section) == true { add(fact, on: entry, at: index, in: node.section) }
      }
    }
  }

  /// Adds advice on raw meat and shellfish: "beef, raw".
  private mutating func readRaw(_ tree: borrowing LabelTree, _ facts: Facts) {
    for attribute in tree.attributes where facts.tables.traits[attribute.entry].contains(.isRaw) {
      addRaw(tree[attribute.node], attribute.node.index, facts)
    }
  }

  /// Adds advice on an ingredient that the label calls raw, if it is meat or shellfish.
  private mutating func addRaw(_ node: LabelTree.Node, _ index: Int, _ facts: Facts) {
    guard facts.tables.traits.rawAnimals.exists, Self.isInside(node.section) == true,
      node.entry.exists,
      facts.tables.traits[node.entry].contains(.isRiskyRaw)
    else { return }
    let fact = facts.strongest(of: facts.tables.traits.rawAnimals)
    if fact.level >= .moderate { add(fact, on: node.entry, at: index, in: node.section) }
  }

  /// Adds advice on an entry once.
  ///
  /// Traces matter only if the audience should avoid the ingredient itself.
  private mutating func add(
    _ fact: Fact, on entry: EntryID, at index: Int, in section: LabelTree.Section
  ) {
    let isInside = Self.isInside(section) == true
    guard fact.level >= .moderate, isInside || fact.isAgainst, !isFound[entry] else { return }
    isFound[entry] = true
    found.append(
      Advice(
        node: NodeID(index), entry: entry, evidence: fact.evidence,
        isAgainst: isInside && fact.isAgainst))
  }

  /// The facts about entries in a situation.
  struct Facts: Sendable {
    let situation: RatingModel.Situation
    let reader: LabelReader
    let tables: ReportTables

    /// Returns the strongest fact about an entry itself, or else about its categories.
    fileprivate func strongest(of entry: EntryID) -> Fact {
      var fact = Fact()
      guard tables.traits[entry].contains(.hasAdvice) else { return fact }
      read(reader.base[entry].evidence, into: &fact)
      guard !fact.evidence.exists, tables.traits[entry].contains(.hasCategoryEvidence) else {
        return fact
      }
      for ancestor in reader.base.links[reader.base[entry].ancestors]
      where reader.base[ancestor].kind == .category {
        read(reader.base[ancestor].evidence, into: &fact)
      }
      return fact
    }

    private func read(_ list: Range<Int32>, into strongest: inout Fact) {
      for id in list.lazy.map(EvidenceID.init(number:)) {
        let fact = tables.traits.facts[id]
        guard fact.audience != .everyone, !fact.isBan, situation.concerns(fact),
          situation.isInForce(fact), situation.market.isSubject(to: fact.market),
          !strongest.evidence.exists || fact.level > strongest.level
            || fact.level == strongest.level && fact.advisesAgainst && !strongest.isAgainst
        else { continue }
        strongest = Fact(evidence: id, level: fact.level, isAgainst: fact.advisesAgainst)
      }
    }

    /// Returns a fact about a part of a mixture.
    ///
    /// The alcohol in vanilla extract only dissolves the flavor. If the mixture has its own fact
    /// from the same source, that one counts; in another flavoring, the advice is to take care.
    fileprivate func fact(_ part: Fact, within mixture: EntryID) -> Fact {
      guard mixture.exists else { return part }
      let source = reader.base.evidence[part.evidence]
      for id in reader.base[mixture].evidence.lazy.map(EvidenceID.init(number:)) {
        let own = reader.base.evidence[id]
        if own.audience == source.audience, own.document == source.document,
          own.section == source.section
        {
          return Fact(evidence: id, level: own.level, isAgainst: own.advisesAgainst)
        }
      }
      var fact = part
      if tables.traits[mixture].contains(.isMinor), part.level < .prohibited {
        fact.isAgainst = false
      }
      return fact
    }
  }
}
