/// Finds the causes of a verdict for a person.
struct VerdictModel: Sendable {
  /// A cause, as indices.
  struct Cause: Sendable {
    enum Kind: UInt8, Sendable {
      case allergen, traces, exemptAllergen, avoided, possiblyAvoided, diet, prohibited,
        uncheckable, unrecognized
      case noIngredients
    }
    var kind: Kind
    var severity: LabelVerdict.Severity
    var node: Int32 = -1
    /// The avoided ingredient, the diet, or the evidence, depending on the kind.
    var item: Int32 = -1
  }

  struct Wishes: OptionSet, Sendable {
    let rawValue: UInt8
    /// The person avoids it.
    static let isAvoided = Wishes(rawValue: 1)
    static let isLiked = Wishes(rawValue: 2)
    /// The person may avoid it, or it is exempt.
    static let mayBeAvoided = Wishes(rawValue: 4)
  }

  private(set) var causes: ContiguousArray<Cause> = []
  /// The preferences that each node matches.
  private(set) var wishes: ContiguousArray<Wishes> = []
  /// For each target, whether an ingredient or a statement matched it.
  private var isMet: ContiguousArray<Bool> = []

  /// The highest severity of any cause.
  var severity: LabelVerdict.Severity { causes.reduce(.fits) { max($0, $1.severity) } }

  /// The findings about a list that decide the verdict.
  struct Findings: ~Copyable {
    let tree: LabelTree
    let text: ContiguousArray<UInt8>
    let mentions: MentionClassifier
    let allergens: AllergenFinder
    let ranked: RankedDietClassifier
    let diets: DietClassifier
    let rating: RatingModel
  }

  mutating func read(
    _ findings: borrowing Findings, _ table: inout PreferenceTable, _ preferences: LabelPreferences,
    _ reader: LabelReader, _ traits: borrowing EntryTraits
  ) {
    causes.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
    isMet.removeAll(keepingCapacity: true)
    for _ in findings.tree.nodes.indices { wishes.append([]) }
    for target in table.targets {
      isMet.append(false)
      if target.match == .none, !target.isLiked {
        causes.append(.init(kind: .uncheckable, severity: .unknown, item: target.item))
      }
    }
    if !table.targets.isEmpty {
      var hasStatements = false
      for node in findings.tree.nodes where node.section != .ingredients { hasStatements = true }
      compare(findings, &table, reader) { $0 == .ingredients }
      if hasStatements {
        compare(findings, &table, reader) { $0 == .contains }
        compare(findings, &table, reader) { $0.isPrecaution || $0 == .unread }
      }
    }
    for (number, diet) in LabelDiet.allCases.enumerated() where preferences.diets.contains(diet) {
      readDiet(diet, Int32(number), findings, reader, traits)
    }
    for record in findings.rating.records where record.ban >= 0 {
      let isIn = findings.tree.nodes[Int(record.node)].section == .ingredients
      causes.append(
        .init(
          kind: .prohibited, severity: isIn ? .avoid : .caution, node: record.node, item: record.ban
        ))
    }
    let mentions = findings.mentions.mentions
    if mentions == 0 {
      causes.append(.init(kind: .noIngredients, severity: .unknown))
    } else if !preferences.isUndemanding,
      Double(findings.mentions.recognized) < RatingTally.leastKnown * Double(mentions)
    {
      causes.append(
        .init(
          kind: .unrecognized, severity: .unknown,
          item: Int32(mentions - findings.mentions.recognized)))
    }
  }

  // MARK: Wishes

  private mutating func compare(
    _ findings: borrowing Findings, _ table: inout PreferenceTable, _ reader: LabelReader,
    in isWanted: (LabelTree.Section) -> Bool
  ) {
    for index in findings.tree.nodes.indices {
      let node = findings.tree.nodes[index]
      guard isWanted(node.section) else { continue }
      let bits = findings.allergens.nodes[index] & table.allergens
      var isMarked = false
      if node.phrase >= 0 {
        for meaning in reader.lexicon.phrases[Int(node.phrase)].meanings where !isMarked {
          let entry = reader.lexicon.meanings[Int(meaning)]
          isMarked = table.isMarked(entry, reader.base)
        }
      }
      if table.hasWords {
        let text = findings.text.span.extracting(Int(node.start)..<Int(node.end))
        table.readWords(of: text, in: reader.lexicon.language)
      }
      guard bits != 0 || isMarked || table.hasWords else { continue }
      for place in table.targets.indices {
        let target = table.targets[place]
        let answer = answer(target, node, bits, table, reader)
        if answer == .yes || answer == .maybe {
          note(
            target, place, index, node.section, answer,
            isExempt: findings.allergens.exemptNodes[index])
        }
      }
    }
  }

  private func answer(
    _ target: PreferenceTable.Target, _ node: LabelTree.Node, _ bits: UInt64,
    _ table: borrowing PreferenceTable,
    _ reader: LabelReader
  ) -> LabelDiet.Suitability {
    switch target.match {
    case .none: return .no
    case .allergen: return bits & target.bits != 0 ? .yes : .no
    case .words: return table.hasWords(of: target) ? .yes : .no
    case .kind, .function, .palmOil:
      guard node.phrase >= 0 else { return .no }
      var best = LabelDiet.Suitability.no
      for meaning in reader.lexicon.phrases[Int(node.phrase)].meanings {
        let entry = reader.lexicon.meanings[Int(meaning)]
        let answer = table.suitability(of: entry, for: target, reader.base)
        if answer == .yes { return .yes }
        if answer == .maybe { best = .maybe }
      }
      return best
    }
  }

  private mutating func note(
    _ target: PreferenceTable.Target, _ place: Int, _ index: Int, _ section: LabelTree.Section,
    _ answer: LabelDiet.Suitability,
    isExempt: Bool
  ) {
    if target.isLiked {
      if section == .ingredients { wishes[index].insert(.isLiked) }
      return
    }
    let isInside = section == .ingredients || section == .contains
    // A statement repeats the list.
    guard section == .ingredients || !isMet[place] else { return }
    var cause = Cause(kind: .avoided, severity: .avoid, node: Int32(index), item: target.item)
    if target.match == .allergen, isExempt, section == .ingredients {
      cause.kind = .exemptAllergen
      cause.severity = .caution
    } else if target.isAllergen, isInside {
      cause.kind = .allergen
    } else if target.isAllergen {
      guard target.tolerance != .accepts else { return }
      cause.kind = .traces
      cause.severity = target.tolerance == .avoids ? .avoid : .caution
    } else if !isInside || answer == .maybe {
      cause.kind = .possiblyAvoided
      cause.severity = .caution
    }
    // Several meanings of one name may match a preference.
    if let last = causes.last, last.node == cause.node, last.item == cause.item,
      last.kind != .prohibited
    {
      causes[causes.count - 1].severity = max(last.severity, cause.severity)
      if cause.severity > last.severity { causes[causes.count - 1].kind = cause.kind }
    } else {
      causes.append(cause)
    }
    wishes[index].insert(cause.severity == .avoid ? .isAvoided : .mayBeAvoided)
    if cause.kind != .exemptAllergen, answer == .yes { isMet[place] = true }
  }

  // MARK: Diets

  private mutating func readDiet(
    _ diet: LabelDiet, _ number: Int32, _ findings: borrowing Findings, _ reader: LabelReader,
    _ traits: borrowing EntryTraits
  ) {
    let status = Self.status(of: diet, findings.diets, findings.ranked)
    let severity: LabelVerdict.Severity
    switch status {
    case .yes: return
    case .no: severity = .avoid
    case .maybe: severity = .caution
    case .unknown: severity = .unknown
    }
    var cause = Cause(kind: .diet, severity: severity, item: number)
    for index in findings.tree.nodes.indices
    where Self.suitability(of: index, for: diet, findings, reader, traits) == status {
      cause.node = Int32(index)
      break
    }
    causes.append(cause)
  }

  static func status(
    of diet: LabelDiet, _ diets: borrowing DietClassifier, _ ranked: borrowing RankedDietClassifier
  ) -> LabelDiet.Suitability {
    switch diet {
    case .vegan: diets.vegan
    case .vegetarian: diets.vegetarian
    case .halal: diets.halal
    case .kosher: diets.kosher
    case .keto: ranked.keto
    case .lowFodmap: ranked.lowFodmap
    case .glutenFree: ranked.glutenFree
    }
  }

  private static func suitability(
    of index: Int, for diet: LabelDiet, _ findings: borrowing Findings, _ reader: LabelReader,
    _ traits: borrowing EntryTraits
  ) -> LabelDiet.Suitability? {
    let path: (borrowing KnowledgeBase.Entry) -> LabelDiet.Suitability
    switch diet {
    case .keto:
      return RankedDietClassifier.keto(index, findings.tree, findings.mentions, reader.base)
    case .lowFodmap:
      return RankedDietClassifier.lowFodmap(
        index, findings.tree, findings.mentions, reader.lexicon, reader.base)
    case .glutenFree:
      return RankedDietClassifier.glutenFree(
        index, findings.tree, findings.mentions, findings.allergens, reader.base, traits)
    case .vegan: path = { $0.vegan }
    case .vegetarian: path = { $0.vegetarian }
    case .halal: path = { $0.halal == .unknown ? .yes : $0.halal }
    case .kosher: path = { $0.kosher == .unknown ? .yes : $0.kosher }
    }
    let node = findings.tree.nodes[index]
    let flags = findings.mentions[index]
    guard node.section == .ingredients, !flags.contains(.isFunction) else { return nil }
    let value = node.phrase < 0 ? .unknown : path(reader.base.entries[Int(node.entry)])
    return flags.contains(.hasParts) && (value == .unknown || value == .maybe) ? nil : value
  }
}
